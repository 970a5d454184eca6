#include "formats/iss/lines.hpp"

#include <algorithm>

#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::ptrdiff_t many_givens = 8;
constexpr std::size_t most_notes = 100;  // lines without items between two with items
constexpr std::size_t many_lines = 64;   // of a text that is not searched at each blank line

bool begins_item(std::string_view text) {
    return text.size() > 1 && text[0] == '.' && (is_letter(text[1]) || text[1] == '~');
}

bool is_between(char c) { return c == '~' || c == '_'; }

// Whether the text after a blank is a part of the text before it.
bool goes_on(std::string_view before, std::string_view after) {
    return begins_item(after) || is_between(after[0]) || (!before.empty() && is_between(before.back()));
}

// Appends the text of a line at this offset, without blanks; returns its end in the line.
std::size_t append(std::string_view line, std::size_t offset, InLine& out) {
    std::size_t i = std::min(line.find_first_not_of(" \t\r"), line.size()), end = i;
    while (i < line.size()) {
        if (is_space(line[i])) {
            i = line.find_first_not_of(" \t\r", i);
            if (i == line.npos || !goes_on(out.text, line.substr(i))) break;
        }
        out.at.push_back(offset + i);
        out.text += line[i];
        end = ++i;
    }
    return end;
}

bool is_coded(const InLine& text) {
    return text.text.find('~') == std::string::npos &&
           (text.text.find("%7E") != std::string::npos || text.text.find("%7e") != std::string::npos);
}

InLine text_at(std::string_view line, std::size_t offset) {
    InLine out;
    out.start = std::min(line.find_first_not_of(" \t"), line.size());
    out.end = append(line, offset, out);
    out.at.push_back(offset + out.end);
    if (is_coded(out)) decode(out);
    return out;
}

// Whether the text of a line continues that above it; `parts`: all its lines so far are parts of a puzzle.
bool continues(const InLine& text, bool parts, std::string_view next) {
    constexpr std::size_t cell_size = 4;
    if (begins_item(next)) return !next.starts_with(".Shape") && (parts || is_part(next));
    const bool cells = next.find('~') != next.npos || ((next[0] | 0x20) == 'r' && next.size() == cell_size);
    return cells && (is_between(next[0]) || is_between(text.text.back()));
}

void add_line(const InLine& next, std::string_view line, InLine& text) {
    text.text += next.text;
    text.at.pop_back();
    text.at.insert(text.at.end(), next.at.begin(), next.at.end());
    add_comment(text.comment, "", from_one_line(reading::comment_after(line, line.substr(0, next.end))));
}

// A comment, but not the name of the next puzzle.
bool is_note(std::string_view line) { return line.starts_with('#') && !line.substr(1).starts_with(reading::name_mark); }

// Whether the last of the lines so far decides nothing, so that they need not be searched again.
bool is_open(const reading::Excerpt& in, const InLine& text) {
    const std::string_view last = in.lines.back().text;
    const bool blank = reading::is_blank_line(last) && in.lines.size() > many_lines && is_part(text.text);
    return !in.complete && in.lines.size() > 1 && in.lines.size() < most_lines && (blank || is_note(last));
}

void add_notes(const std::vector<std::string>& notes, InLine& text) {
    for (const std::string& note : notes) add_comment(text.comment, "", note);
}

}  // namespace

bool is_part(std::string_view text) {
    return std::count(text.begin(), text.end(), '.') == 1 &&
           (!text.starts_with(".~") || std::count(text.begin(), text.end(), '~') < many_givens);
}

InLine text_of_line(std::string_view line) { return text_at(line, 0); }

bool add_lines(const reading::Excerpt& in, InLine& text) {
    if (is_open(in, text)) return false;
    bool parts = is_part(text.text);
    std::size_t offset = in.lines[0].text.size() + 1;
    std::vector<std::string> notes;  // above the next line
    for (std::size_t i = 1; i < most_lines; ++i) {
        if (i - text.lines == most_notes) return true;
        if (i == in.lines.size()) return in.complete;
        const std::string_view line = in.lines[i].text;
        const bool blank = reading::is_blank_line(line), note = is_note(line);
        if ((blank && !parts) || (!note && line.starts_with('#'))) return true;
        if (note) notes.push_back(from_one_line(reading::trimmed(line.substr(1))));
        if (!blank && !note) {
            const InLine next = text_at(line, offset);
            if (!continues(text, parts, next.text)) return true;
            add_notes(std::exchange(notes, {}), text);
            add_line(next, line, text);
            parts = parts && is_part(next.text);
            text.lines = i + 1;
        }
        offset += line.size() + 1;
    }
    text.lines = most_lines;
    return true;
}

}  // namespace deduku::formats::iss
