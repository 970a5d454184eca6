// The automaton of an NFA of ISS: which words of numbers, and breaks between runs of them, it accepts.
//
//   .NFA~Qjf8Av__~..      states 1 2, start 1, accept 2; 1 [1-8] -> 1; 1 9 -> 2; 2 [1-8] -> 2      one 9
#pragma once

#include "formats/iss/predicate.hpp"

namespace deduku::formats::iss {

struct CodedAutomaton {
    int symbols = 0;  ///< numbers from the least, then the break
    std::vector<bool> starts, accepts;
    /// For each state and symbol, the states that follow.
    std::vector<std::vector<std::vector<int>>> moves;

    int states() const { return static_cast<int>(moves.size()); }
};

/// The automaton for so many numbers, perhaps with breaks; without moves for the last numbers if the code lacks them.
/// None if the code is damaged.
[[nodiscard]] std::optional<CodedAutomaton> automaton_of_code(std::string_view code, int values);
/// The inverse, for fewer than 65,536 states.
[[nodiscard]] std::string code_of(const CodedAutomaton& automaton);

/// "{start 1; accept 3; 1 [1 3 5] -> 2; 2 . -> 3}", for numbers from `least`; `values`: how many symbols are numbers.
[[nodiscard]] std::string text_of(const CodedAutomaton& automaton, int least, int values);

/// How often numbers of a set occur.
struct CountTest {
    Numbers numbers = 0;
    int least = 0;
    std::optional<int> most{};
};
/// If the automaton only counts, the counts that it accepts: an interval.
[[nodiscard]] std::optional<CountTest> count_of(const CodedAutomaton& automaton, int least, int values);
/// If it counts numbers in the rest of a word, as many as its first number says: which, and <=, = or >=.
struct FirstCounts {
    Numbers numbers = 0;
    std::string_view sign;
};
/// `first`: the numbers that the first one may be.
[[nodiscard]] std::optional<FirstCounts> first_counts(const CodedAutomaton& automaton, Numbers first, int least,
                                                      int values);
/// The words of one number that it accepts.
[[nodiscard]] Numbers numbers_of(const CodedAutomaton& automaton, int least, int values);
/// The words of two numbers that it accepts.
[[nodiscard]] PairTable table_of(const CodedAutomaton& automaton, int least, int values);
/// If it accepts a word exactly if all its neighbours are in a table: the table. Words of no or one number are accepted.
[[nodiscard]] std::optional<PairTable> neighbours_of(const CodedAutomaton& automaton, int least, int values);

}  // namespace deduku::formats::iss
