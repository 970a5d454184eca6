#include "grid/reading/rule_lines.hpp"

#include <algorithm>

#include "grid/holes.hpp"
#include "grid/houses.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::reading {
namespace {

constexpr std::string_view heading_word = "rules:";

// Rules of several lines as one text, and the positions of its parts in the lines.
class RuleText {
  public:
    // Adds a line without its comment after #.
    void add(const TextLine& line, std::string_view part) {
        const auto start = static_cast<std::size_t>(part.data() - line.text.data());
        if (!parts_.empty()) text_ += '\n';
        parts_.push_back({&line, start, text_.size()});
        text_ += part.substr(0, part.find('#'));
    }
    const std::string& text() const { return text_; }
    ReadError error(RuleError error) const {
        auto part = parts_.rbegin();
        while (part->at > error.at) ++part;
        return error_at(*part->line, part->start + error.at - part->at, std::move(error.found),
                        std::move(error.expected));
    }

  private:
    struct Part {
        const TextLine* line;
        std::size_t start;  // in the line
        std::size_t at;     // in the text
    };
    std::string text_;
    std::vector<Part> parts_;
};

bool is_section_name(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.starts_with('[') && text.ends_with(']');
}

// "A1", "r1c1", "AA12"
bool is_cell_name(std::string_view word) {
    std::size_t letters = 0, digits = 0;
    for (const char c : word) {
        if (is_digit(c))
            ++digits;
        else if (is_letter(c))
            ++letters;
        else
            return false;
    }
    return letters > 0 && letters < 3 && digits > 0 && digits < 5 && is_letter(word.front()) && is_digit(word.back());
}

// "A1", "A1-A5", "row"
bool begins_cells(std::string_view word) {
    return is_cell_name(word.substr(0, word.find('-'))) || equal_ignoring_case(word, "row") ||
           equal_ignoring_case(word, "column") || equal_ignoring_case(word, "col");
}

// The words between blanks and commas.
CellWords words_in(std::string_view text) {
    CellWords out;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t,"), text.size()));
        if (text.empty()) return out;
        out.push_back(text.substr(0, text.find_first_of(" \t,")));
        text.remove_prefix(out.back().size());
    }
}

// The rule that the words begin with.
const RuleRow* rule_named(const CellWords& words) {
    std::string name;
    const RuleRow* out = nullptr;
    for (const std::string_view word : words) {
        if (!is_letter(word.front())) break;
        name += word;
        if (const RuleRow* row = find_rule(name)) out = row;
    }
    return out;
}

// Reads "houses:boxes+diagonals" after the cells; returns the text after it, or an error.
std::variant<std::string_view, ReadError> take_houses(const TextLine& line, std::string_view demands, Puzzle& puzzle) {
    if (!demands.starts_with("houses:")) return demands;
    const std::string_view word = demands.substr(0, demands.find_first_of(" \t"));
    const std::string_view houses = word.substr(word.find(':') + 1);
    GeometryPtr board = houses_on(puzzle, houses);
    if (!board) {
        if (!puzzle.geometry().canvas().usual())
            return error_at(
                line, start_in(line, demands), quoted(word),
                "houses:boxes, lines, none, a map of regions with a character for each cell, [[0,1,..],..], or "
                "grids:A1,M1,.. with the first cells of grids");
        if (auto odd = odd_map(houses, puzzle.geometry().digits()))
            return error_at(line, start_in(line, houses) + odd->at, std::move(odd->found), std::move(odd->expected));
        return error_at(line, start_in(line, demands), quoted(word),
                        "houses:boxes or a map of regions, then +diagonals, +windoku or both; or houses:[[0,1,..],..]");
    }
    if (const std::string_view rest = trimmed(demands.substr(word.size())); rest.starts_with('+'))
        return error_at(line, start_in(line, rest), quoted(rest), "no blank before +");
    if (*board != puzzle.geometry()) puzzle.set_board(std::move(board));
    fill_holes(puzzle);
    set_note(puzzle, line, comment_after(line.text, word));
    return demands_in(demands.substr(word.size()));
}

// The end of "rules:antiknight" before a TAB and the columns of `rate`.
std::size_t end_of_rules(std::string_view demands) {
    return demands.find('\t', demands.find_first_not_of(" \t", demands.find(':') + 1));
}

}  // namespace

bool is_rules_heading(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.starts_with(heading_word) || equal_ignoring_case(text, "[rules]");
}

bool is_rule_line(std::string_view line) {
    const std::string_view text = trimmed(line.substr(0, line.find('#')));
    const std::size_t colon = std::min(text.find(':'), text.size());
    const CellWords head = words_in(text.substr(0, colon)),
                    cells = words_in(text.substr(std::min(colon + 1, text.size())));
    if (head.empty() || !is_letter(head[0].front())) return false;
    const RuleRow* row = rule_named(head);
    if (colon == text.size()) {
        if (row == nullptr) return false;
        // "Any two cells differ", "Not easy": words.
        if (row->fewest_cases > 0) return text.find('{') != text.npos;
        if (row->read_text != nullptr) return text.find_first_of("<=>") != text.npos;
        return row->fewest_groups == 0 || std::any_of(head.begin() + 1, head.end(), begins_cells);
    }
    if (cells.empty() || !begins_cells(cells[0])) return false;
    const auto fits = [](std::string_view word) {
        return begins_cells(word) || word == "=" || word == "/" || word == "~";
    };
    return row != nullptr || std::all_of(cells.begin(), cells.end(), fits);
}

namespace {

// Adds the rules of `found` and of the lines from `end` to a blank line or a section name.
Parsed take_lines(const Excerpt& text, Parsed parsed, RuleText found, std::size_t end, bool more) {
    for (; more; ++end) {
        // Tried again with twice as many lines, or at a blank one.
        if (end == text.lines.size() && !text.complete) return {std::nullopt, 2 * text.lines.size()};
        if (end == text.lines.size()) break;
        const std::string& line = text.lines[end].text;
        if (is_blank_line(line) || is_section_name(line)) break;
        found.add(text.lines[end], line);
    }
    parsed.lines = end;
    auto* puzzle = std::get_if<Puzzle>(&*parsed.result);
    if (puzzle == nullptr) return parsed;
    auto board = add_rules(puzzle->shared_geometry(), found.text());
    if (auto* error = std::get_if<RuleError>(&board))
        parsed.result = found.error(std::move(*error));
    else
        puzzle->set_board(std::get<GeometryPtr>(std::move(board)));
    return parsed;
}

}  // namespace

Parsed take_rules(const Excerpt& text, Parsed parsed, std::size_t heading, std::string_view rules) {
    RuleText found;
    const bool section = !rules.starts_with(heading_word);
    found.add(text.lines[heading], rules.substr(section ? rules.size() : heading_word.size()));
    const bool on_line_of_puzzle = heading < parsed.lines && !trimmed(found.text()).empty();
    return take_lines(text, std::move(parsed), std::move(found), heading + 1, !on_line_of_puzzle);
}

Parsed take_bare_rules(const Excerpt& text, Parsed parsed) {
    constexpr std::size_t most_blank = 2;
    const auto undecided = [&] { return Parsed{std::nullopt, text.lines.size() + 1}; };
    std::size_t first = parsed.lines;
    while (first < text.lines.size() && first - parsed.lines < most_blank && is_blank_line(text.lines[first].text))
        ++first;
    if (first == text.lines.size()) return text.complete ? parsed : undecided();
    // The name of a rule alone may be the title of the next puzzle.
    const bool apart = first > parsed.lines;
    if (apart && text.lines[first].text.find(':') == std::string::npos) return parsed;
    for (std::size_t i = first; i < text.lines.size(); ++i) {
        const std::string& line = text.lines[i].text;
        if (i > first && (is_blank_line(line) || is_section_name(line)))
            return take_lines(text, std::move(parsed), {}, first, true);
        if (!is_rule_line(line) && !(i > first && is_comment_line(line))) return parsed;
    }
    return text.complete ? take_lines(text, std::move(parsed), {}, first, true) : undecided();
}

void set_note(Puzzle& puzzle, const TextLine& line, std::string_view note) {
    const bool marked = !note.empty() && note.data() > line.text.data() && note.data()[-1] == '#';
    const bool name = marked && note.starts_with(name_mark);
    if (name) puzzle.name = from_one_line(trimmed(note.substr(name_mark.size())));
    puzzle.comment = name ? std::string() : from_one_line(note);
}

GeometryPtr houses_on(const Puzzle& puzzle, std::string_view text) {
    const Canvas& canvas = puzzle.geometry().canvas();
    return canvas.usual() ? parse_houses(text, puzzle.box()) : parse_houses_on(canvas, text);
}

Parsed with_demands(const Excerpt& text, Puzzle puzzle) {
    return with_demands(text, std::move(puzzle), demands_in(text.lines[0].text));
}

Parsed with_demands(const Excerpt& text, Puzzle puzzle, std::string_view demands) {
    const TextLine& line = text.lines[0];
    if (demands.empty()) return {std::move(puzzle)};
    auto behind = take_houses(line, demands, puzzle);
    if (const auto* error = std::get_if<ReadError>(&behind)) return {*error};
    demands = std::get<std::string_view>(behind);
    if (demands.empty()) return {std::move(puzzle)};
    const std::string_view from_rules = std::string_view(line.text).substr(start_in(line, demands));
    const std::size_t mark = std::min(from_rules.find('#'), end_of_rules(demands));
    puzzle.comment.clear();
    if (mark < from_rules.size()) set_note(puzzle, line, trimmed(from_rules.substr(mark + 1)));
    return take_rules(text, {std::move(puzzle)}, 0, demands.substr(0, mark));
}

}  // namespace deduku::reading
