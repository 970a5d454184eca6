#include "formats/links.hpp"

#include <algorithm>
#include <array>

#include "formats/lz_string.hpp"
#include "formats/penpa/penpa.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats {
namespace {

constexpr std::size_t fewest_letters = 20;

bool is_letter_of_link(char c) {
    return is_letter(c) || is_digit(c) || std::string_view("+/=%-_*").find(c) != std::string_view::npos;
}

// The prefixes of the letters, longer ones first.
constexpr std::array<std::string_view, 5> prefixes = {"fpuzzles", "fpuz", "scl", "ctc", "scf"};
constexpr std::array<std::string_view, 3> hosts = {"sudokupad.app/", "crackingthecryptic.com/", "sudokupad://puzzle/"};

// The start of the link whose host is at `at`.
std::size_t link_start(std::string_view line, std::size_t at) {
    while (at > 0 && !is_space(line[at - 1]) && std::string_view("<(\"'").find(line[at - 1]) == std::string_view::npos)
        --at;
    return at;
}

std::size_t letters_end(std::string_view line, std::size_t at) {
    while (at < line.size() && is_letter_of_link(line[at])) ++at;
    return at;
}

std::optional<WebLink> prefixed(std::string_view line, std::size_t start, std::size_t at) {
    for (const std::string_view prefix : prefixes) {
        if (!line.substr(at).starts_with(prefix)) continue;
        const bool classic = prefix == "scf";
        const std::size_t first = at + prefix.size();
        const std::size_t end = letters_end(line, first);
        if (end - first < (classic ? 1 : fewest_letters)) return std::nullopt;
        return WebLink{classic, start, end, line.substr(first, end - first)};
    }
    return std::nullopt;
}

std::optional<WebLink> of_fpuzzles(std::string_view line) {
    const std::size_t host = line.find("f-puzzles.com/");
    const std::size_t load = host == line.npos ? host : line.find("load=", host);
    if (load == line.npos) return std::nullopt;
    const std::size_t first = load + 5;
    const std::size_t end = letters_end(line, first);
    if (end - first < fewest_letters) return std::nullopt;
    return WebLink{false, link_start(line, host), end, line.substr(first, end - first)};
}

std::optional<WebLink> of_sudokupad(std::string_view line) {
    for (std::string_view host : hosts) {
        const std::size_t found = line.find(host);
        if (found == line.npos) continue;
        std::size_t at = found + host.size();
        for (std::string_view part : {"sudoku/", "sudoku.html", "sudoku", "?puzzleid="})
            if (line.substr(at).starts_with(part)) at += part.size();
        if (const auto link = prefixed(line, link_start(line, found), at)) return link;
    }
    return std::nullopt;
}

// SudokuExchange writes 81 digits, read like those of any text, or the letters of a classic link.
std::optional<WebLink> of_exchange(std::string_view line) {
    constexpr std::string_view site = "sudokuexchange.com/play/?s=";
    const std::size_t found = line.find(site);
    if (found == line.npos) return std::nullopt;
    const std::size_t first = found + site.size();
    const std::size_t end = letters_end(line, first);
    if (end - first < fewest_letters || end - first >= 81) return std::nullopt;
    return WebLink{true, link_start(line, found), end, line.substr(first, end - first)};
}

// Penpa and its copies on other sites: ?m=edit&p=.., #m=solve&p=..; the letters p=.. alone where the address names Penpa.
std::optional<WebLink> of_penpa(std::string_view line) {
    const std::size_t host = line.find("://");
    if (host == line.npos) return std::nullopt;
    const std::string_view address = line.substr(0, line.find_first_of(" \t", host));
    const std::size_t query = address.find_first_of("?#", host);
    if (query == address.npos) return std::nullopt;
    const std::string_view before = address.substr(host, query - host);
    for (const std::string_view mark : {"m=edit&p=", "m=solve&p=", "p="}) {
        const std::size_t at = address.find(mark, query);
        if (at != query + 1 || (mark == "p=" && before.find("penpa") == before.npos)) continue;
        const std::size_t first = at + mark.size(), end = letters_end(address, first);
        if (end - first < 2 * fewest_letters) continue;
        WebLink link{false, link_start(line, host), end, line.substr(first, end - first)};
        link.penpa = true;
        // Parameters after the letters: the solution, the settings.
        link.end = std::min(address.find_first_of("<>\"')", end), address.size());
        return link;
    }
    return std::nullopt;
}

// Packed JSON anywhere in a link to another site; it begins with these letters, for {
std::optional<WebLink> of_any_site(std::string_view line) {
    const std::size_t host = line.find("://");
    if (host == line.npos) return std::nullopt;
    const std::string_view address = line.substr(0, line.find_first_of(" \t", host));
    if (address.find("sudokumaker.app/", host) != address.npos) return std::nullopt;  // JSON of another form
    for (std::size_t at = address.find("N4", host); at != line.npos; at = address.find("N4", at + 1)) {
        std::size_t first = at;
        for (const std::string_view prefix : prefixes)
            if (first == at && address.substr(0, at).ends_with(prefix)) first -= prefix.size();
        if (std::string_view("/=#?").find(address[first - 1]) == std::string_view::npos) continue;
        const std::size_t end = letters_end(address, at);
        if (end - at >= 2 * fewest_letters)
            return WebLink{false, link_start(line, host), end, line.substr(at, end - at)};
    }
    return std::nullopt;
}

// The letters alone, copied out of a link.
std::optional<WebLink> bare(std::string_view line) {
    const std::size_t start = line.find_first_not_of(" \t");
    if (start == line.npos) return std::nullopt;
    const std::size_t last = line.find_last_not_of(" \t\r") + 1;
    const bool letters =
        std::all_of(line.begin() + static_cast<std::ptrdiff_t>(start), line.begin() + static_cast<std::ptrdiff_t>(last),
                    [](char c) { return is_letter_of_link(c) || c == ' '; });
    if (!letters || last - start < 2 * fewest_letters) return std::nullopt;
    if (const auto link = prefixed(line, start, start); link && !link->classic) return link;
    // Packed JSON of both sites begins with these letters, for {"
    if (!line.substr(start).starts_with("N4Ig")) return std::nullopt;
    const std::size_t end = letters_end(line, start);
    return WebLink{false, start, end, line.substr(start, end - start)};
}

// The first value of a hexadecimal digit at a place; none if there is none.
std::size_t hex_at(std::string_view text, std::size_t i) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    const char c = i < text.size() ? text[i] : 'x';
    return hex.find(c >= 'a' ? static_cast<char>(c - 0x20) : c);
}

// Replaces %2F by /, also if it was encoded again (%252F), and so on; `ends` gets the end of each character.
std::string letters_of(std::string_view text, std::vector<std::size_t>* ends = nullptr) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t code = i + 1;
        while (text.substr(code).starts_with("25")) code += 2;
        const std::size_t high = hex_at(text, code), low = hex_at(text, code + 1);
        const bool coded = text[i] == '%' && high != text.npos && low != text.npos;
        out += coded ? static_cast<char>(high * 16 + low) : text[i];
        if (coded) i = code + 1;
        if (ends != nullptr) ends->push_back(i + 1);
    }
    return out;
}

// The text in the letters, and after them, with each blank for a +; the link then ends behind it.
std::optional<std::string> unpack_with_blanks(WebLink& link) {
    std::vector<std::size_t> ends;
    std::string letters = letters_of({link.letters.data(), link.letters.size() + link.after.size()}, &ends);
    std::replace(letters.begin(), letters.end(), ' ', '+');
    std::string_view left = letters;
    auto text = lz_unpack_start(left);
    if (!text) return std::nullopt;
    std::size_t used = letters.size() - left.size();
    while (used < letters.size() && letters[used] == '=') ++used;
    link.end += ends[used - 1] - link.letters.size();
    return text;
}

// A mistake in the JSON of a link, whose columns cannot be seen, with the part of it; not a list of all drawings.
ValueError in_part(const JsonValue& root, ValueError mistake) {
    const bool list = mistake.found.starts_with("drawings");
    if (const std::string part = part_at(root, mistake.at); !part.empty() && !list) mistake.found += " (" + part + ')';
    return mistake;
}

}  // namespace

std::variant<JsonValue, JsonError> value_of_json(const std::string& json) {
    auto value = read_json(json);
    if (std::holds_alternative<JsonError>(value) || json.find('"') == json.npos) value = read_json(json, Gaps::object);
    return value;
}

namespace {

PuzzleOrError of_json(const std::string& json, const ReadOptions& options) {
    auto plain = value_of_json(json);
    if (const auto* error = std::get_if<JsonError>(&plain))
        return ValueError{0, "a link with broken JSON in it (" + error->found + ")", error->expected};
    auto found = read_any(std::get<JsonValue>(plain), options);
    if (auto* mistake = std::get_if<ValueError>(&found.front())) {
        if (mistake->found.starts_with("a list"))
            return ValueError{0, "a link without a puzzle", "f-puzzles or SudokuPad"};
        return in_part(std::get<JsonValue>(plain), std::move(*mistake));
    }
    return std::move(found.front());
}

// Each letter is a digit and up to five empty cells after it: 0-9 A-Z a-x = 10 digits, then 10 with one more, ..
std::optional<std::string> classic_cells(std::string_view letters) {
    std::string out;
    for (char c : letters) {
        const int code = is_digit(c)            ? c - '0'
                         : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                         : c >= 'a' && c <= 'x' ? c - 'a' + 36
                                                : -1;
        if (code < 0) return std::nullopt;
        out += static_cast<char>('0' + code % 10);
        out.append(static_cast<std::size_t>(code / 10), '0');
        if (out.size() >= 81) break;
    }
    return out.size() == 81 ? std::optional(out) : std::nullopt;
}

PuzzleOrError of_classic(std::string_view text, const ReadOptions& options) {
    const std::size_t star = std::min(text.find('*'), text.size());
    const auto cells = classic_cells(text.substr(0, star));
    auto puzzle = board_of_size(9, options);
    if (!cells || !puzzle) return ValueError{0, "a classic link without 81 cells", "81 cells"};
    reading::set_clues(*puzzle, *cells);
    bool diagonals = false, windows = false;
    for (std::size_t i = star + 1; i < text.size(); ++i) {
        const std::size_t end = std::min(text.find('*', i), text.size());
        const std::string_view rest = text.substr(i + 1, end - std::min(i + 1, end));
        switch (text[i]) {
            case 'w': windows = true; break;
            case 'x': diagonals = true; break;
            case 't': puzzle->name = rest; break;
            case 'a': add_comment(puzzle->comment, "Author: ", rest); break;
            default: return ValueError{0, std::string("the rule '") + text[i] + "'", std::string(known_rules)};
        }
        i = end;
    }
    if (diagonals || windows) {
        puzzle->set_board(parse_houses(
            std::string("boxes") + (diagonals ? "+diagonals" : "") + (windows ? "+windoku" : ""), puzzle->box()));
    }
    return std::move(*puzzle);
}

}  // namespace

std::optional<WebLink> find_link(std::string_view line) {
    if (line.size() < fewest_letters) return std::nullopt;
    std::optional<WebLink> link;
    for (const auto find : {of_fpuzzles, of_sudokupad, of_exchange, of_penpa, of_any_site, bare})
        if (!link) link = find(line);
    if (link)
        link->after = line.substr(static_cast<std::size_t>(link->letters.data() - line.data()) + link->letters.size());
    return link;
}

std::variant<std::string, ValueError> json_of(WebLink& link) {
    if (link.penpa) return penpa::pad_of_penpa(letters_of(link.letters));
    auto text = lz_unpack(letters_of(link.letters));
    if (!text) text = unpack_with_blanks(link);
    if (!text || text->empty())
        return ValueError{0, "a truncated or damaged link", "the complete link, as copied by the site"};
    return *std::move(text);
}

PuzzleOrError read_link(WebLink& link, const ReadOptions& options) {
    if (link.classic) return of_classic(letters_of(link.letters), options);
    auto json = json_of(link);
    if (auto* mistake = std::get_if<ValueError>(&json)) return std::move(*mistake);
    return of_json(std::get<std::string>(json), options);
}

}  // namespace deduku::formats
