// The rows of this room: recognize a link or JSON among other lines, and find its end.
//
//   look: https://f-puzzles.com/?load=N4Igzg..   ->   N4Igzg..  --unpack-->  {"size":9,..}  ->  puzzle, comment "look:"
//   board = [[5, 3, 0, ..],                      ->   lines up to the last bracket          ->  puzzle
#include <algorithm>

#include "formats/formats.hpp"
#include "formats/links.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats {
namespace {

using reading::Excerpt;
using reading::Parsed;

std::optional<Parsed> read_link_line(const Excerpt& text) {
    const auto link = find_link(text.lines[0].text);
    return link ? std::optional(parse_link(text, *link)) : std::nullopt;
}

// Whether JSON begins there, not a cell in brackets as in [35]12... or [3,5]12...
bool begins_json(std::string_view text) {
    std::size_t next = 1;
    while (next < text.size() && is_space(text[next])) ++next;
    if (next == text.size() || text[0] == '{') return true;
    if (std::string_view("[{(\"'").find(text[next]) != std::string_view::npos) return true;
    const std::size_t close = std::min(text.find_first_of("])"), text.size());
    const std::string_view first = text.substr(0, close);
    const auto commas = std::count(first.begin(), first.end(), ',');
    const bool alone = text.find_first_not_of(" \t\r,;])", close) == text.npos;
    return commas >= 15 || (commas > 0 && alone);
}

// The start of a value in brackets: after blanks, or after the name of a variable and = or :.
std::optional<std::size_t> json_start(std::string_view line) {
    constexpr std::size_t longest_name = 60;
    if (!reading::demands_in(line).empty()) return std::nullopt;
    const std::size_t bracket = line.find_first_of("[{(");
    if (bracket == line.npos || bracket > longest_name) return std::nullopt;
    const std::size_t sign = line.substr(0, longest_name).find_first_of("=:");
    if (sign == line.npos || (sign > bracket && line[sign] == ':')) {
        if (reading::trimmed(line.substr(0, bracket)).empty()) return bracket;
        return std::nullopt;
    }
    const bool name = std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(sign), [](char c) {
        return is_letter(c) || is_digit(c) || std::string_view(" _[]\"'.*&").find(c) != std::string_view::npos;
    });
    const std::size_t start = line.find_first_of("[{(", sign);
    if (!name || start == line.npos) return std::nullopt;
    const std::string_view between = reading::trimmed(line.substr(sign + 1, start - sign - 1));
    const bool call =
        std::all_of(between.begin(), between.end(), [](char c) { return is_letter(c) || c == '.' || c == '_'; });
    return call ? std::optional(start) : std::nullopt;
}

std::optional<Parsed> read_json_lines(const Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    const auto start = json_start(line);
    return start && begins_json(line.substr(*start)) ? std::optional(parse_json(text, *start)) : std::nullopt;
}

}  // namespace

extern constinit const Format link_format = {
    "link",
    {"f-puzzles.com/?load=.., sudokupad.app/scl.. ctc.. fpuz.. scf.., or only the part after /; Penpa: #m=edit&p=..",
     read_link_line, reading::Headers::none, true}};
extern constinit const Format json_format = {
    "json",
    {"objects of f-puzzles, SudokuPad and others, lists in JSON, Python or C: [[5, 3, 0, ..], ..]", read_json_lines,
     reading::Headers::none, true}};

}  // namespace deduku::formats
