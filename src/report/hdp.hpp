// An hdp::Report on the command line: raw lines of one section, the whole page, JSON.
//
//   * DEEP PAIR REDUCTION
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6
//   CNT  24 HDP CHAINS / 103 HYP OPENED
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "deduku/words.hpp"
#include "method/hdp/chain.hpp"
#include "method/hdp/hdp.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

using hdp::level_word;

/// The parts of a report with chains: the word of --section, the member of the JSON object, the title.
struct ChainSection {
    std::string_view word, member, title;
    hdp::Section hdp::HdpReport::*of;
};
inline constexpr std::array<ChainSection, 5> chain_sections = {{
    {"analysis", "analysis", "Pair Reduction Analysis", &hdp::HdpReport::analysis},
    {"pair", "pair_reduction", "Pair Reduction", &hdp::HdpReport::pair_reduction},
    {"deep", "deep", "Deep Pair Reduction", &hdp::HdpReport::deep},
    {"constraint", "constraint", "Constraint Pair Reduction", &hdp::HdpReport::constraint},
    {"depth-first", "depth_first", "Depth First Reduction (for comparison)", &hdp::HdpReport::depth_first},
}};

/// "open", "contradiction", "solution"

/// The options as text, and their hash: both are printed with every level.
[[nodiscard]] inline std::string options_text(const hdp::HdpOptions& options) { return to_text(options); }
[[nodiscard]] std::string options_hash(const hdp::HdpOptions& options);

/// The raw lines of one part; `section` is a word of --section. Empty if the part was not needed.
[[nodiscard]] std::string section_text(const hdp::HdpReport& report, std::string_view section);

/// All parts with their titles.
[[nodiscard]] std::string report_text(const Puzzle& puzzle, const hdp::HdpReport& report, double seconds);

/// Adds the members of the report to the object of a puzzle.
void add_report(Json& object, const hdp::HdpReport& report, const hdp::HdpOptions& options);

inline constexpr std::string_view section_words =
    "all|analysis|pair|deep|constraint|depth-first|pairs|constraint-pairs|positions|level|log";

// A line of HDP chains, in sentences.
//
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6
//   Suppose I8 is 3 or 9. Suppose also that B1 is 1 or 2. Then no digit is left for H3. So B1 is 6, if I8 is 3 or 9.
/// Full sentences. `empty`: the empty cell or digit in the line's position, if there is one.
[[nodiscard]] std::string chain_words(const Words& words, const hdp::HdpLine& line, std::optional<Sector> empty);

}  // namespace deduku::report
