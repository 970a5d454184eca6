// Options of paths and hints: which techniques, in what order, in which notation.
#pragma once

#include "cli/option.hpp"
#include "report/notation/notation.hpp"

namespace deduku::cli {

inline constexpr Option order_first_option = {
    "order", 0, Kind::text, "LIST", "", "techniques to try first, in this order: naked-pair,x-wing; then the others"};
inline constexpr Option only_option = {"only", 0,  Kind::text,
                                       "LIST", "", "these techniques alone, in this order; nothing beyond them"};
inline constexpr Option stop_at_option = {
    "stop-at", 0, Kind::text, "TECHNIQUE", "", "end where this one, or what comes after it, would be needed"};
inline constexpr Option notation_option = {
    "notation", 0, Kind::choice, report::notation_words, "sheet", "how steps are written"};

inline constexpr Option se_profile_option = {
    "se-profile", 0, Kind::choice, "se121|sukaku", "se121", "order of the search of 'se' where versions differ"};

}  // namespace deduku::cli
