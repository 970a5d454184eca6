// The sentences of the engine, all in one table: a voice, or a language, is one value of Phrases.
//
//   .pointing = "{house} has its {digits} {in_cover}"        box 3 has its 8 in row 7
//
// {slots} are filled by words.cpp. Their possible contents:
//   {cell} {cells}      "C5", "C5 and C8"            {house} {in_house}   "row 4", "in row 4"
//   {digit} {digits}    "1", "1 and 9"               {in_base} {in_cover} "in rows 1 and 4", "in columns B and G"
//   {choice}            "1 or 9", "A1 or A3"         {set}                "1,9"
//   {rules}             "the rules on A1 and B1"     {number} {count}     of a case
//   {fact} {why} {end}  complete sentences           {them}               it / them: the cells that lose candidates
// A slot without a value is left as it is: tests look for braces.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "deduku/words.hpp"
#include "grid/phrase.hpp"

namespace deduku {

struct Phrases {
    std::string_view last_of_list;  ///< between the last two of a list; ", " between the others
    std::string_view last_choice;
    std::string_view it, them;
    std::string_view in_line, in_area;  ///< {house}: one or several; of rows, columns, diagonals, and all else

    // Facts.
    std::string_view is;
    std::array<std::array<std::string_view, 2>, 2> is_not;  ///< by one or more cells, then one or more digits
    std::string_view cell_is_one_of, digit_is_in_one_of;
    std::string_view no_digit_left, no_place_left;
    std::string_view digit_for, place_for;  ///< the missing digit or place
    std::string_view exchangeable;

    // Reasons: the text after the colon.
    std::string_view sentence, why;
    std::string_view placement;  ///< a hidden single: the placement, not the eliminations; empty: like any other
    std::string_view given, given_digit, given_choice;  ///< the puzzle's statement about a cell at the start
    std::string_view givens;                            ///< several at once; empty: one at a time
    std::string_view all_givens;                        ///< all {count} that there are
    std::string_view last_left, last_left_many;         ///< no other digit is left; {gone} was removed last
    std::string_view only_place;                        ///< why a digit is somewhere
    std::string_view naked_single, naked_single_unwritten, naked_single_given, naked_set;
    std::string_view hidden_single, hidden_set;
    std::string_view pointing, claiming, fish, cover;
    std::string_view digit_in_houses, and_part, next_part;  ///< parts of `cover`: two, more
    std::string_view by_rules, sum, sum_of_one;            ///< a Cover with lines of rules; lines added up; of one rule
    std::string_view rules_on, rules_of_case, case_holds;  ///< {rules}; the assumption of a branch on a choice

    // Reasons with suppositions, joined by `and_if`.
    std::string_view supposing, and_if, if_empty, if_twin, if_ruled_out, no_choice;
};

/// The English sentences of a voice.
[[nodiscard]] const Phrases& phrases(Voice voice);

/// Name and text of a slot.
using PhraseSlot = std::pair<std::string_view, std::string_view>;

/// The pattern with these slots filled.
[[nodiscard]] std::string fill_phrase(std::string_view pattern, std::initializer_list<PhraseSlot> slots);

}  // namespace deduku
