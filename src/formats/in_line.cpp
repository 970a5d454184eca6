#include "formats/in_line.hpp"

#include <algorithm>

#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats {

InLine word_of(std::string_view line) {
    InLine out;
    const std::string_view word = line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
    out.start = static_cast<std::size_t>(word.data() - line.data());
    out.text = word.substr(0, word.find_first_of(" \t"));
    out.end = out.start + out.text.size();
    for (std::size_t i = 0; i <= out.text.size(); ++i) out.at.push_back(out.start + i);
    return out;
}

void decode(InLine& text) {
    const auto hex = [&](std::size_t i) {
        const char c = i < text.text.size() ? text.text[i] : 'x';
        return is_digit(c) ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
    };
    std::size_t size = 0;
    for (std::size_t i = 0; i < text.text.size(); ++i) {
        const bool coded = text.text[i] == '%' && hex(i + 1) >= 0 && hex(i + 2) >= 0;
        const char c = coded ? static_cast<char>(hex(i + 1) * 16 + hex(i + 2)) : text.text[i];
        if (!is_space(c)) {
            text.text[size] = c;
            text.at[size++] = text.at[i];
        }
        i += coded ? 2 : 0;
    }
    text.at[size] = text.at.back();
    text.text.resize(size);
    text.at.resize(size + 1);
}

namespace {

// The part of a link that begins at `first`, up to one of these signs; the link goes on to its end.
InLine part_of_link(std::string_view line, std::size_t host, std::size_t first, std::string_view until) {
    InLine out;
    out.start = host;
    while (out.start > 0 && is_letter(line[out.start - 1])) --out.start;
    const auto ends = [&](std::size_t i, std::string_view by) {
        return i == line.size() || is_space(line[i]) || by.find(line[i]) != by.npos;
    };
    std::size_t i = first;
    for (; !ends(i, until); ++i) {
        if (line[i] == '+') continue;
        out.at.push_back(i);
        out.text += line[i];
    }
    out.at.push_back(i);
    decode(out);
    while (!ends(i, "\")>")) ++i;
    out.end = i;
    return out;
}

}  // namespace

std::optional<InLine> query_of(std::string_view line) {
    const std::size_t mark = std::min(line.find("?q="), line.find("&q="));
    const std::size_t host = mark == line.npos ? mark : line.find("://");
    if (host == line.npos || host > mark) return std::nullopt;
    return part_of_link(line, host, mark + 3, "&#\")>");
}

std::optional<InLine> fragment_of(std::string_view line, std::string_view page) {
    const std::size_t host = line.find("://");
    const std::size_t name = host == line.npos ? host : line.find(page, host);
    const std::size_t mark = name == line.npos ? name : line.find('#', name);
    if (mark == line.npos || line.substr(host, mark - host).find_first_of(" \t") != line.npos) return std::nullopt;
    return part_of_link(line, host, mark + 1, "&\")>");
}

reading::Parsed parsed_in_line(const reading::Excerpt& text, const InLine& found, PuzzleOrError outcome) {
    if (auto* mistake = std::get_if<ValueError>(&outcome))
        mistake->at = found.at[std::min(mistake->at, found.text.size())];
    if (auto* puzzle = std::get_if<Puzzle>(&outcome)) {
        const std::string_view line = text.lines[0].text;
        const std::string_view rest = reading::comment_after(line, line.substr(0, found.end));
        add_comment(puzzle->comment, "", reading::trimmed(line.substr(0, found.start)));
        add_comment(puzzle->comment, "", from_one_line(rest));
        if (!puzzle->comment.empty() && !found.comment.empty()) puzzle->comment += '\n';
        puzzle->comment += found.comment;
    }
    std::vector<PuzzleOrError> outcomes;
    outcomes.push_back(std::move(outcome));
    return parsed_of(std::move(outcomes), text.lines.first(found.lines), 0);
}

}  // namespace deduku::formats
