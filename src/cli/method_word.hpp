// Who finds a proof, as typed.
#pragma once

#include <string_view>

#include "method/prove/prove.hpp"

namespace deduku::cli {

inline constexpr std::string_view method_words = "auto|hdp|steps|reasonable|scenarios|search";

/// The method of one of these words.
inline By method_of(std::string_view word) {
    if (word == "hdp") return By::hdp;
    if (word == "steps") return By::steps;
    if (word == "reasonable") return By::reasonable;
    if (word == "scenarios") return By::scenarios;
    return word == "search" ? By::search : By::automatic;
}

}  // namespace deduku::cli
