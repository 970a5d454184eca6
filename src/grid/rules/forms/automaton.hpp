// Automata that read the numbers along a line of cells: from a pattern, or from a list of moves.
//
//   (1|2)[3-5]*                                         a pattern
//   {start 1; accept 2; 1 [1 2] -> 2; 2 [3-5] -> 2}     the same as moves
//
// More than one move of a state may read a number: a line is accepted if some run ends in an accepting state.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/rules.hpp"

namespace deduku::rules {

/// The symbols that a move reads: numbers, or the break between two groups of cells.
struct Symbols {
    /// From `least` to `most`; of these all, or only the even or the odd ones.
    struct Range {
        int least = 0;
        int most = 0;
        enum class Parity : std::uint8_t { any, even, odd } parity = Parity::any;
    };
    std::vector<Range> ranges;
    bool negated = false;  ///< all other numbers
    bool gap = false;      ///< the break, and no number
    [[nodiscard]] bool has(int number) const;
};

struct Automaton {
    struct Move {
        int from = 0;
        int to = 0;
        Symbols reads;
    };
    int states = 0;
    std::vector<int> starts;
    std::vector<bool> accepts;
    std::vector<Move> moves;

    /// Whether it accepts the numbers of the groups, read with a break between each two.
    [[nodiscard]] bool accepts_groups(const std::vector<std::vector<int>>& groups) const;
};

/// Largest numbers of states and moves.
inline constexpr int max_automaton_states = 4'096;
inline constexpr std::size_t max_automaton_moves = 100'000;

/// From a pattern or from moves in braces, for a board of N digits: low is up to N / 2, high above N - N / 2. An error has
/// its place in the text.
[[nodiscard]] std::variant<Automaton, RuleError> read_automaton(std::string_view text, int digits, int lowest = 1);

}  // namespace deduku::rules
