// Cages and words of SudokuPad for houses and rules of a board.
#pragma once

#include <algorithm>

#include "formats/sudokupad.hpp"
#include "formats/sudokupad_grids.hpp"

namespace deduku::formats::sudokupad {

/// Cages and words for houses other than regions.
class Extras {
  public:
    explicit Extras(const Geometry& board) : board_(board) {}

    /// A cage whose digits differ.
    void house(std::span<const Cell> cells) { cage(cells, ",\"unique\":true"); }
    /// A house that nobody sees, since it is a row or column.
    void hidden_house(std::span<const Cell> cells) { cage(cells, ",\"unique\":true,\"hidden\":true"); }
    /// False if the rule has no machine-readable form; the sum 0 is none.
    [[nodiscard]] bool rule(std::size_t number) {
        const Rule& rule = board_.rules()[number];
        const std::string_view key = rule.row->key;
        const auto global =
            std::find_if(globals.begin(), globals.end(), [&](const Global& row) { return row.rule == key; });
        if (global != globals.end()) {
            (global_ += global_.empty() ? "\"" : ",\"") += std::string(global->word) + '"';
            return true;
        }
        if (key == "killer" || key == "sum") {
            if (!rule.values.empty() && rule.values[0] == 0) return false;
            const std::string sum = rule.values.empty() ? std::string() : std::to_string(rule.values[0]);
            const std::string value = sum.empty() ? sum : ",\"sum\":" + sum + ",\"value\":\"" + sum + '"';
            cage(rule.groups[0], (key == "killer" ? ",\"unique\":true" : "") + value);
            return true;
        }
        return house_rule(number);
    }
    /// The members `cages` and `global`, each after a comma; empty without cages and words.
    [[nodiscard]] std::string text() const {
        return (cages_.empty() ? cages_ : ",\"cages\":[" + cages_ + ']') +
               (global_.empty() ? global_ : ",\"global\":[" + global_ + ']');
    }

  private:
    void cage(std::span<const Cell> cells, const std::string& more) {
        cages_ += (cages_.empty() ? "{\"cells\":" : ",{\"cells\":") + places_text(cells, board_) + more + '}';
    }
    bool house_rule(std::size_t number) {
        const std::string_view key = board_.rules()[number].row->key;
        if (key != "extra-region" && key != "diagonal" && key != "diagonals" && key != "windows") return false;
        for (const auto each : board_.parts_of(number).houses) house(board_.cells_of(each));
        return true;
    }

    const Geometry& board_;
    std::string cages_, global_;
};

}  // namespace deduku::formats::sudokupad
