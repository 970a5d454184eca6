// How people say a rule: phrases that it needs, and words that may stand beside them.
//
//   line ~green: whisper|line ; differ|difference ; at least # / adjacent neighbour german each other
//   |    |       |              |                  |            ` may occur
//   |    |       |              |                  ` the number is the value of the rule
//   |    |       ` one of them, in any order of the three
//   |    ` usual colour
//   ` the kind of thing that it explains
//
//   area {count even = $}: even ; cage / number
//        ` the rule up to its cells: # is the next number said, $ the number drawn; without it the name of the row
//   line {thermo: @; renban: @}: ..
//        ` with its cells: @ all, @first @rest @last @front of a line, @circle @shaft of an arrow, @size their number, ..
//   pointer of-cell {count odd = @circle: @shaft}: ..
//           ` of all small arrows of a cell together: @circle their cell, @shaft the cells that they look at
//   board {each square: count odd >= 1: @}: ..
//          ` rules for each of these groups (groups.hpp); `some` instead of `each`: for one of them
//
// Options: `also` adds to another rule of the same things, `maybe` needs none drawn, `weak` leaves its things to any
// other sentence, `shaped` needs the word for a shape, `together` makes one rule of all things (of a head: with each of
// their lists of cells), `union` one of all their cells, `if-given` none of clues without a number, `same-number` needs
// one number, perhaps said twice, `number` needs a number drawn, `in-first` takes the first number said as that of the
// cells a clue looks at.
//
// Lists that several lines use stand among them once: `list placed: row column box`, and <placed> where they are used.
//
// A clause is understood if all needed phrases occur and each other word may occur, or has no content ("the", "digit").
// So an unknown condition is never dropped: "not", "except" and "unless" occur in phrases only ("not_necessarily").
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/rules.hpp"
#include "formats/published/things/things.hpp"

namespace deduku::formats::published {

/// What a saying is about.
enum class About : std::uint8_t {
    things,  ///< things of a kind
    board,   ///< all cells
    cages,   ///< a property of cages: sum, no repeats, repeats
    houses,  ///< rows, columns and boxes as usual
    none,    ///< no rule
};

struct Saying {
    const RuleRow* row = nullptr;  ///< the rule; null: none
    About about = About::none;
    ThingKind kind = ThingKind::stroke;
    std::vector<std::string> options{};  ///< words before the colon: "~green", "white", "bulb"; numbers: values
    std::string head{};  ///< in braces before the colon: the rule up to its cells; empty: the row's name
    std::vector<std::vector<std::vector<std::string>>> needs{};  ///< groups of phrases of words
    std::vector<std::string> words{};                            ///< that may occur
    std::vector<std::vector<std::string>> phrases{};             ///< that may occur: "not_necessarily", "<no_repeat>"

    [[nodiscard]] bool has(std::string_view option) const;
    /// The colour that the clause must name; empty: any or none.
    [[nodiscard]] std::string_view colour() const;
};

/// All sayings of the rules and of sentences without a rule.
[[nodiscard]] std::span<const Saying> sayings();
/// The sayings in a text, a line each, its lists put in; those that cannot be read are left out (a test reads all).
[[nodiscard]] std::vector<Saying> sayings_in(std::string_view text, const RuleRow* row);

/// A clause understood by a saying.
struct Match {
    const Saying* saying = nullptr;
    std::vector<int> values{};
    std::vector<std::string_view> colours{};  ///< named beside the needed one, as colour_word()
    std::vector<ThingShape> shapes{};         ///< named
    std::size_t needed = 0;                   ///< words in needed phrases: more are more specific
};

/// Whether a word has no content of its own: "the", "digit", "must".
[[nodiscard]] bool is_empty_word(std::string_view word);

/// The clause as this saying, if all its words are understood; needed phrases may also lie in `before`, the words of the
/// clauses before it.
[[nodiscard]] std::optional<Match> match(const Saying& saying, std::span<const std::string> clause,
                                         std::span<const std::string> before = {});

/// Whether the word occurs in any saying or has no content: a heading of such words is understood.
[[nodiscard]] bool is_known_word(std::string_view word);

/// Whether the word is part of the name of a rule: "modular", "killer".
[[nodiscard]] bool is_name_of_rule(std::string_view word);

}  // namespace deduku::formats::published
