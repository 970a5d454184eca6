// Rules of links before they join a puzzle: as texts in our own grammar, each with its position in the JSON.
//
//   {"killercage":[{"cells":["R1C1","R2C1"],"value":"15"}]}      "killer 15: A1 A2", place 15
#pragma once

#include <utility>

#include "formats/parts.hpp"

namespace deduku::formats {

class RuleTexts {
  public:
    /// `at`: the position of the rule in the JSON.
    void add(const std::string& rule, std::size_t at) {
        if (!text_.empty()) text_ += "; ";
        begins_.emplace_back(text_.size(), at);
        text_ += rule;
    }
    /// "any { killer 15: A1 A2 } { killer 17: A1 A2 }": the rules of each case, with their own positions.
    /// `title`: as "..", or empty.
    void add_cases(const std::string& head, const std::vector<RuleTexts>& cases, std::size_t at,
                   const std::string& title = {}) {
        add(head, at);
        for (const RuleTexts& one : cases) {
            text_ += " { ";
            for (const auto& [begin, place] : one.begins_) begins_.emplace_back(text_.size() + begin, place);
            text_ += one.text_ + " }";
        }
        text_ += title;
    }
    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }
    /// The position in the JSON of an offset in the text.
    std::size_t place_of(std::size_t offset) const {
        std::size_t place = 0;
        for (const auto& [begin, at] : begins_)
            if (begin <= offset) place = at;
        return place;
    }

  private:
    std::string text_;
    std::vector<std::pair<std::size_t, std::size_t>> begins_;
};

/// Drawings without machine-readable meaning, which may be rules.
class Drawings {
  public:
    void add(std::string_view what, std::size_t count, std::size_t at);
    /// An error that lists them, unless they are to be omitted.
    [[nodiscard]] std::optional<ValueError> mistake(const ReadOptions& options) const;
    /// Adds the omitted parts to a comment.
    void into(std::string& comment) const;

  private:
    struct Kind {
        std::string_view what;
        std::size_t count = 0;
    };
    /// "lines (12), arrows (3)"
    std::string text() const;

    std::vector<Kind> kinds_;
    std::size_t at_ = 0;  // of the first
};

/// Whether a word is in a list of words separated by blanks.
[[nodiscard]] bool is_listed(std::string_view list, std::string_view word);
/// The word at the start of a cage's text, "title: ..", that holds information on the puzzle; empty if there is none.
[[nodiscard]] std::string_view word_before_colon(std::string_view text);

/// Sets the houses of the puzzle, then its rules; or returns an error.
[[nodiscard]] std::optional<ValueError> set_board(Puzzle& puzzle, const HouseLayout& layout, const RuleTexts& rules);
/// Adds the rules to the current board.
[[nodiscard]] std::optional<ValueError> add_to_board(Puzzle& puzzle, const RuleTexts& rules);

/// " A1 B2", the cells in this order.
[[nodiscard]] std::string names_of(const Geometry& board, std::span<const Cell> cells);

}  // namespace deduku::formats
