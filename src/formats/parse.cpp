#include <algorithm>

#include "formats/links.hpp"
#include "formats/parts.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats {

using reading::Excerpt;
using reading::Parsed;
using reading::TextLine;

namespace {

// The short form of SudokuPad: omitted cells are empty objects there.
bool is_short_form(std::string_view text) { return text.starts_with('{') && text.find("ce:[[") != text.npos; }

Parsed parse_text(std::span<const TextLine> lines, std::string_view text, std::size_t start,
                  const ReadOptions& options) {
    const auto json = read_json(text, is_short_form(text) ? Gaps::object : Gaps::null);
    if (const auto* error = std::get_if<JsonError>(&json))
        return {error_in(lines, start + error->at, error->found, error->expected), lines.size()};
    return parsed_of(read_any(std::get<JsonValue>(json), options), lines, start);
}

}  // namespace

Parsed parse_link(const Excerpt& text, WebLink link) {
    const TextLine& line = text.lines[0];
    PuzzleOrError outcome = read_link(link, text.options);
    if (auto* mistake = std::get_if<ValueError>(&outcome))
        return {reading::error_at(line, link.start, std::move(mistake->found), std::move(mistake->expected))};
    auto& puzzle = std::get<Puzzle>(outcome);
    add_comment(puzzle.comment, "", reading::trimmed(std::string_view(line.text).substr(0, link.start)));
    add_comment(puzzle.comment, "", reading::trimmed(std::string_view(line.text).substr(link.end)));
    return {std::move(puzzle)};
}

namespace {

// Whether an open list goes on with this line after a blank one.
bool goes_on(std::string_view line) {
    line = reading::trimmed(line);
    const bool section = line.starts_with('[') && line.ends_with(']') && line.find(',') == line.npos;
    const bool number = is_digit(line.front()) && line.find(',') != line.npos;
    return !section && (number || std::string_view("[{(]})\"',").find(line.front()) != std::string_view::npos);
}

}  // namespace

// Doubles the number of lines each time, so that a text is not searched once for each of its lines.
Parsed parse_json(const Excerpt& text, std::size_t start) {
    constexpr std::size_t most_gaps = 64;
    std::string joined;
    std::size_t count = 0, gaps = 0;
    for (; count < text.lines.size(); ++count) {
        if (reading::is_blank_line(text.lines[count].text) && count > 0) {
            if (++gaps > most_gaps || json_end(std::string_view(joined).substr(start))) break;
            const auto rest = text.lines.subspan(count);
            const auto next = std::find_if(rest.begin(), rest.end(),
                                           [](const TextLine& line) { return !reading::is_blank_line(line.text); });
            if (next == rest.end() && !text.complete) return reading::more_than(text);
            if (next == rest.end() || !goes_on(next->text)) break;
        }
        joined += text.lines[count].text + '\n';
    }
    const std::string_view value = std::string_view(joined).substr(start);
    const auto end = json_end(value);
    const bool cut = count < text.lines.size();
    if (!end && !cut && !text.complete) return {std::nullopt, 2 * text.lines.size() + 1};
    if (!end)
        return {error_in(text.lines.first(count), start, "an open bracket", "the bracket that closes it"), 1,
                reading::Resume::next_block};
    const auto used = 1 + static_cast<std::size_t>(std::count(
                              joined.begin(), joined.begin() + static_cast<std::ptrdiff_t>(start + *end), '\n'));
    return parse_text(text.lines.first(used), value.substr(0, *end), start, text.options);
}

}  // namespace deduku::formats
