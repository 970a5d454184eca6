#include "grid/rule_lines.hpp"

#include <algorithm>

#include "grid/board_rows.hpp"
#include "grid/line_text.hpp"

namespace deduku::reading {
namespace {

constexpr std::string_view heading_word = "rules:";

// Rules of several lines as one text, and the positions of its parts in the lines.
class RuleText {
  public:
    // Adds a line without its comment after #.
    void add(const Line& line, std::string_view part) {
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
        const Line* line;
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

}  // namespace

bool is_rules_heading(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.starts_with(heading_word) || equal_ignoring_case(text, "[rules]");
}

Parsed take_rules(const Excerpt& text, Parsed parsed, std::size_t heading, std::string_view rules) {
    RuleText found;
    const bool section = !rules.starts_with(heading_word);
    found.add(text.lines[heading], rules.substr(section ? rules.size() : heading_word.size()));
    const bool on_line_of_puzzle = heading < parsed.lines && !trimmed(found.text()).empty();
    std::size_t end = heading + 1;
    for (; !on_line_of_puzzle; ++end) {
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

}  // namespace deduku::reading
