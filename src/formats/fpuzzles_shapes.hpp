// Reading and writing the members of rules in f-puzzles: a pair of functions for each shape.
//
//   line_list {"lines":[["R1C3","R2C3"]],"value":"5"}       outside  {"cell":"R0C6","value":"16"}
//   group    {"cells":["R1C1","R2C1"],"value":"15"}        single   {"cell":"R4C4"}
#pragma once

#include "formats/link_rules.hpp"
#include "grid/in_order.hpp"

namespace deduku::formats::fpuzzles {

struct Spelling;

struct MemberPlace {
    int row = 0, column = 0;  // from 0; -1 and N are outside the board
};
/// "R1C9"
[[nodiscard]] std::optional<MemberPlace> place_named(std::string_view name);
[[nodiscard]] std::string name_of(MemberPlace place);

using MaybeError = std::optional<ValueError>;

/// Converts the rules of an object to texts.
class RuleReader {
  public:
    explicit RuleReader(const Geometry& board) : board_(board) {}

    void add(const std::string& rule, std::size_t at) { texts_.add(rule, at); }
    RuleTexts take() { return std::move(texts_); }
    /// Leaves out a clue that f-puzzles ignores: without cells, or without the value that it needs.
    void leave_out(const JsonValue& item) { blank_.add("blank clues", 1, item.at); }
    const Drawings& left_out() const { return blank_; }
    /// The cells of each rule, ascending.
    const std::vector<std::vector<Cell>>& drawn() const { return drawn_; }

    int digits() const { return board_.digits(); }
    MaybeError cell(const JsonValue& name, std::vector<Cell>& out) const;
    MaybeError cells(const JsonValue& list, std::vector<Cell>& out) const {
        for (const JsonValue& name : list.items)
            if (auto mistake = cell(name, out)) return mistake;
        return std::nullopt;
    }
    // A member of `item` that is a list of cells, as text; the cells count as drawn.
    MaybeError group(const JsonValue& item, std::string_view key, std::string& out);
    std::string text(std::vector<Cell> cells) {
        std::string out = names_of(board_, cells);
        put_in_order(cells);
        drawn_.push_back(std::move(cells));
        return out;
    }
    // " 15", or empty if there is no value.
    static std::variant<std::string, ValueError> value(const JsonValue& item);

  private:
    const Geometry& board_;
    RuleTexts texts_;
    Drawings blank_;
    std::vector<std::vector<Cell>> drawn_;
};

/// Converts rules to members.
class RuleWriter {
  public:
    explicit RuleWriter(const Geometry& board) : board_(board) {}

    const Geometry& board() const { return board_; }
    /// Adds a flag, once.
    void flag(std::string_view key);
    [[nodiscard]] Refusal refusal(const Rule& rule) const {
        return Refusal{"cannot represent the rule '" + write_rule(rule, board_) + "'"};
    }
    /// Adds an object to the list of this key; `inside` begins with a comma.
    void object(std::string_view key, const std::string& inside);
    void member(std::string_view key, std::string value) { members_.emplace_back(key, std::move(value)); }

    MemberPlace place(Cell cell) const { return {board_.row(cell), board_.column(cell)}; }
    /// The place beside the board from which a clue sees the cells of its rule.
    MemberPlace beside(const Rule& rule) const {
        const MemberPlace first = place(rule.groups[0][0]), second = place(rule.groups[0][1]);
        return {2 * first.row - second.row, 2 * first.column - second.column};
    }
    /// ["R1C1","R1C2"]
    std::string list(std::span<const Cell> cells) const;
    /// ,"value":"15"; empty if the rule has no value, unless `always`.
    std::string value(const Rule& rule, bool always = false) const;
    std::string take() const;

  private:
    const Geometry& board_;
    std::vector<std::pair<std::string_view, std::string>> members_;
};

/// The appearance of the members of a kind, in both directions.
struct MemberShape {
    std::string_view members;  ///< those of an item, separated by blanks
    bool (*blank)(const JsonValue& item);
    MaybeError (*read)(RuleReader& to, const Spelling& as, const JsonValue& item);
    bool (*write)(RuleWriter& to, const Spelling& as, const Rule& rule);  ///< false: the rule cannot be spelled so
};
struct Spelling {
    std::string_view key, rule;
    const MemberShape* shape;
};

extern const MemberShape flag, group, line_list, single, xv, quad, clone, arrow, little_killer, outside;

}  // namespace deduku::formats::fpuzzles
