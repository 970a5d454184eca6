#include "report/hdp.hpp"

#include "deduku/text.hpp"
#include "grid/pick.hpp"
#include "grid/reading/escapes.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

using hdp::HdpReport;
using hdp::Section;

std::string lines_of(const HdpReport& report, const Section& section) {
    if (!section.ran) return {};
    std::string text;
    for (const hdp::HdpLine& line : section.lines) text += hdp::to_text(report.initial.geometry(), line) + '\n';
    return text + hdp::count_line(section) + '\n';
}

std::string pair_lines(const HdpReport& report) {
    std::string text;
    for (Cell cell : report.pairs) text += hdp::pair_line(report.autosolved, cell) + '\n';
    return text;
}

std::string constraint_pair_lines(const HdpReport& report) {
    std::string text;
    for (const hdp::ConstraintPair& pair : report.constraint_pairs)
        text += hdp::constraint_pair_line(report.initial.geometry(), pair) + '\n';
    return text;
}

std::string log_text(const HdpReport& report) {
    std::string text;
    for (const std::string& line : hdp::log_lines(report)) text += line + '\n';
    return text;
}

struct Position {
    std::string_view name;
    std::string text;
};

std::vector<Position> positions(const HdpReport& report) {
    std::vector<Position> list = {{"initial", hdp::position_text(report.initial)},
                                  {"autosolve", hdp::position_text(report.autosolved)}};
    if (report.pair_reduced) list.push_back({"pair_reduction", hdp::position_text(*report.pair_reduced)});
    if (report.solution) list.push_back({"solved", to_line(report.initial.geometry(), *report.solution)});
    return list;
}

std::string position_lines(const HdpReport& report) {
    std::string text;
    for (const Position& position : positions(report)) text += worded("{} {}\n", position.text, position.name);
    return text;
}

Json to_json(const HdpReport& report, const Section& section) {
    if (!section.ran) return nullptr;
    const auto text_of = [&](const hdp::HdpLine& line) { return hdp::to_text(report.initial.geometry(), line); };
    return {{"lines", Json::list(section.lines, text_of)},
            {"chains", section.chains()},
            {"opened", section.opened},
            {"outcome", word(section.outcome)}};
}

Json to_json(const Geometry& geometry, const hdp::ConstraintPair& pair) {
    const auto tested = [&](Cell cell, const hdp::TestedBranch& result) {
        return Json{{"cell", cell_name(geometry, cell)}, {"outcome", word(result.outcome)}, {"pairs", result.pairs}};
    };
    return {{"digit", index(pair.digit) + 1},
            {"first", tested(pair.first, pair.if_first)},
            {"second", tested(pair.second, pair.if_second)}};
}

struct Part {
    std::string_view section;  ///< word of --section
    std::string_view title;
};
constexpr std::array<Part, 9> parts = {{
    {"positions", "POSITIONS"},
    {"analysis", "PAIR REDUCTION ANALYSIS (AUTO SOLVE)"},
    {"pair", "PAIR REDUCTION"},
    {"deep", "DEEP PAIR REDUCTION"},
    {"constraint", "CONSTRAINT PAIR REDUCTION"},
    {"depth-first", "DEPTH FIRST REDUCTION (FOR COMPARISON)"},
    {"pairs", "PAIRS (AUTO SOLVE)"},
    {"constraint-pairs", "CONSTRAINT PAIRS (AUTO SOLVE)"},
    {"log", "REDUCTION LOG"},
}};

}  // namespace

std::string options_hash(const hdp::HdpOptions& options) { return hash_of(to_text(options)); }

std::string section_text(const HdpReport& report, std::string_view section) {
    for (const ChainSection& row : chain_sections)
        if (section == row.word) return lines_of(report, report.*row.of);
    if (section == "pairs") return pair_lines(report);
    if (section == "constraint-pairs") return constraint_pair_lines(report);
    if (section == "positions") return position_lines(report);
    if (section == "log") return log_text(report);
    return level_word(report) + '\n';
}

std::string report_text(const Puzzle& puzzle, const HdpReport& report, double seconds) {
    std::string text = worded("* HDP {}\n", puzzle.name.empty() ? to_line(puzzle) : visible(puzzle.name));
    text += worded("LEVEL {}", level_word(report));
    if (report.nesting > 0) text += worded(" + {} nested", report.nesting);
    text += worded("\nTIME {:.1f} ms\n", seconds * 1e3);
    for (const Part& part : parts) {
        const std::string lines = section_text(report, part.section);
        if (!lines.empty()) text += worded("\n* {}\n{}", part.title, lines);
    }
    if (report.cut_short) text += "\n* CUT SHORT: time or nodes ran out\n";
    return text;
}

void add_report(Json& object, const HdpReport& report, const hdp::HdpOptions& options) {
    const Geometry& geometry = report.initial.geometry();
    object["level"] = level_word(report);
    object["nesting"] = report.nesting;
    object["options"] = to_text(options);
    object["options_hash"] = options_hash(options);
    object["cut_short"] = report.cut_short;
    object["solution"] = report.solution ? Json(to_line(geometry, *report.solution)) : Json(nullptr);
    for (const Position& position : positions(report)) object["positions"][position.name] = position.text;
    object["autosolve"] = word(report.start);
    for (const ChainSection& row : chain_sections) object[row.member] = to_json(report, report.*row.of);
    object["pairs"] = Json::list(report.pairs, [&](Cell cell) { return hdp::pair_line(report.autosolved, cell); });
    object["constraint_pairs"] =
        Json::list(report.constraint_pairs, [&](const auto& pair) { return to_json(geometry, pair); });
    if (!report.events.empty()) object["log"] = hdp::log_lines(report);
}

}  // namespace deduku::report
