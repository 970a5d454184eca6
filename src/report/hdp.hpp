// An hdp::Report as the command line shows it: raw lines of one section, the whole page, JSON.
//
//   * DEEP PAIR REDUCTION
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6
//   CNT  24 HDP CHAINS / 103 HYP OPENED
#pragma once

#include <string>
#include <string_view>

#include "method/hdp/hdp.hpp"
#include "report/json.hpp"

namespace deduku::report {

using hdp::level_word;

/// The options as text, and the hash of it: they belong to every level printed.
[[nodiscard]] inline std::string options_text(const hdp::Options& options) { return to_text(options); }
[[nodiscard]] std::string options_hash(const hdp::Options& options);

/// The raw lines of one part; `section` is a word of --section. Empty if the part was not needed.
[[nodiscard]] std::string section_text(const hdp::Report& report, std::string_view section);

/// All parts with their titles.
[[nodiscard]] std::string report_text(const Puzzle& puzzle, const hdp::Report& report, double seconds);

/// Adds the members of the report to the object of a puzzle.
void add_report(Json& object, const hdp::Report& report, const hdp::Options& options);

inline constexpr std::string_view section_words =
    "all|analysis|pair|deep|constraint|depth-first|pairs|constraint-pairs|positions|level|log";

}  // namespace deduku::report
