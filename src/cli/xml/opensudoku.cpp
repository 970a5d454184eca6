#include "cli/xml/opensudoku.hpp"

#include <algorithm>
#include <pugixml.hpp>

#include "formats/parts.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::xml {
namespace {

using formats::add_comment;
using formats::board_of_size;
using formats::error_in;
using formats::PuzzleOrError;
using formats::ValueError;
using reading::Excerpt;
using reading::Parsed;
using reading::TextLine;

constexpr std::size_t most_games = 100'000;
constexpr std::string_view closing = "</opensudoku>";
constexpr std::string_view element = "<opensudoku";

// The tokens, separated by bars.
std::vector<std::string_view> tokens_of(std::string_view text) {
    std::vector<std::string_view> out;
    for (std::size_t start = 0; start < text.size() && out.size() < 81 * 4 + 1;) {
        const std::size_t end = std::min(text.find('|', start), text.size());
        out.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return out;
}

// The notes of a cell: "1,2,", or bits from the lowest. None if malformed.
std::optional<Set<Digit>> notes_of(std::string_view text, int version) {
    Set<Digit> out;
    if (text == "-" || text.empty()) return out;
    if (version > 1) {
        int bits = 0;
        for (char c : text.substr(0, 4)) bits = is_digit(c) ? 10 * bits + (c - '0') : 1 << 10;
        if (text.size() > 4 || bits >= 1 << 9) return std::nullopt;
        for (int d = 0; d < 9; ++d)
            if ((bits >> d & 1) != 0) out.insert(static_cast<Digit>(d));
        return out;
    }
    for (char c : text) {
        if (c == ',') continue;
        if (c < '1' || c > '9') return std::nullopt;
        out.insert(static_cast<Digit>(c - '1'));
    }
    return out;
}

const ValueError bad_cells{0, "game data that is not a board",
                           "81 digits, 0 for blank, or 81 cells value|notes|editable|"};

// Puts 81 cells of version 2 into the form value|notes|editable: a second bar may follow the notes.
void drop_second_bars(std::vector<std::string_view>& tokens) {
    for (std::size_t i = 2; i < tokens.size(); i += 3)
        if (tokens[i].empty()) tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
}

PuzzleOrError read_cells(std::string_view text, int version, Puzzle puzzle) {
    auto tokens = tokens_of(text);
    if (version == 2) drop_second_bars(tokens);
    const std::size_t width = version >= 3 && tokens.size() == std::size_t{81} * 4 ? 4 : 3;
    if (tokens.size() != 81 * width) return bad_cells;
    puzzle.state = puzzle.cells;
    bool played = false;
    for (Cell cell : puzzle.cells.ids()) {
        const auto* part = tokens.data() + static_cast<std::size_t>(cell) * width;
        const std::string_view value = part[0];
        const std::string_view editable = part[width - 1];
        auto notes = notes_of(part[1], version);
        // Of two kinds of notes in a cell, the second counts only if it is alone.
        if (notes && notes->empty()) notes = notes_of(part[width - 2], version);
        const bool whole = value.size() == 1 && is_digit(value[0]) && (editable == "0" || editable == "1");
        if (!whole || !notes) return bad_cells;
        if (value != "0") {
            puzzle.state[cell] = {static_cast<Digit>(value[0] - '1')};
            if (editable == "0") puzzle.cells[cell] = puzzle.state[cell];
            played = played || editable == "1";
        } else if (!notes->empty()) {
            puzzle.state[cell] = *notes;
            if (notes->single()) puzzle.lone_marks.push_back(cell);
            played = true;
        }
    }
    if (!played) puzzle.state = {};
    return puzzle;
}

PuzzleOrError read_data(std::string_view data, Puzzle puzzle) {
    constexpr std::string_view word = "version: ";
    while (!data.empty() && is_space(data.front())) data.remove_prefix(1);
    while (!data.empty() && is_space(data.back())) data.remove_suffix(1);
    if (data.starts_with(word) && data.size() > word.size() + 2) {
        const int version = data[word.size()] - '0';
        if (version < 1 || version > 4)
            return ValueError{0, "game data of version " + std::string(1, data[word.size()]), "version 1 to 4"};
        return read_cells(data.substr(word.size() + 2), version, std::move(puzzle));
    }
    const bool digits = std::all_of(data.begin(), data.end(), [](char c) { return is_digit(c) || c == '.'; });
    if (data.size() != 81 || !digits) return bad_cells;
    reading::set_clues(puzzle, data);
    return puzzle;
}

// The games of a folder, or of the document.
void read_games(const pugi::xml_node& parent, const Puzzle& blank, std::vector<PuzzleOrError>& out) {
    const std::string_view folder = parent.attribute("name").value();
    for (const pugi::xml_node& game : parent.children("game")) {
        if (out.size() == most_games) return;
        PuzzleOrError outcome = read_data(game.attribute("data").value(), blank);
        if (auto* mistake = std::get_if<ValueError>(&outcome))
            mistake->at = static_cast<std::size_t>(game.offset_debug());
        if (auto* puzzle = std::get_if<Puzzle>(&outcome)) {
            add_comment(puzzle->comment, "", game.attribute("note").value());
            puzzle->comment = from_one_line(puzzle->comment);
            add_comment(puzzle->comment, "Folder: ", folder);
        }
        out.push_back(std::move(outcome));
    }
}

Parsed parse_document(std::span<const TextLine> lines, const std::string& text, const ReadOptions& options) {
    const auto blank = board_of_size(9, options);
    pugi::xml_document document;
    // Declarations of entities and references to other files are ignored.
    const auto result = document.load_buffer(text.data(), text.size());
    const auto broken = static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0));
    if (!result)
        return {error_in(lines, broken, std::string("broken XML (") + result.description() + ")", "XML of OpenSudoku"),
                lines.size()};
    std::vector<PuzzleOrError> games;
    const pugi::xml_node root = document.child("opensudoku");
    if (blank) {
        read_games(root, *blank, games);
        for (const pugi::xml_node& folder : root.children("folder")) read_games(folder, *blank, games);
    }
    if (games.empty())
        return {error_in(lines, 0, "XML without a game", "<opensudoku> with <game data=\"81 digits\"/>"), lines.size()};
    return parsed_of(std::move(games), lines, 0);
}

// Whether it is XML of OpenSudoku; none: a few more lines are needed.
std::optional<bool> is_opensudoku(const Excerpt& text) {
    constexpr std::size_t few = 20;
    const std::string_view line = reading::trimmed(text.lines[0].text);
    if (line.starts_with(element)) return true;
    if (!line.starts_with("<?xml") && !line.starts_with("<!--")) return false;
    for (const TextLine& below : text.lines.first(std::min(text.lines.size(), few)))
        if (below.text.find(element) != std::string::npos) return true;
    return text.complete || text.lines.size() >= few ? std::optional(false) : std::nullopt;
}

std::optional<Parsed> read_xml(const Excerpt& text) {
    if (const auto ours = is_opensudoku(text); ours != true)
        return ours ? std::nullopt : std::optional(reading::more_than(text));
    std::string joined;
    std::size_t used = 0;
    bool closed = false;
    for (const TextLine& line : text.lines) {
        joined += line.text + '\n';
        ++used;
        closed = line.text.find(closing) != std::string::npos || line.text.find("<opensudoku/>") != std::string::npos;
        if (closed) break;
    }
    if (!closed && !text.complete) return Parsed{std::nullopt, 2 * text.lines.size() + 1};
    return parse_document(text.lines.first(used), joined, text.options);
}

constexpr reading::Format with_library = {
    "opensudoku",
    {"XML of OpenSudoku: <opensudoku> with <game data=\"0053..\"/>", read_xml, reading::Headers::none, true}};

}  // namespace

const reading::MoreFormats& all_and_xml() {
    static const auto rows = [] {
        std::vector<const reading::Format*> out(formats::all().rows.begin(), formats::all().rows.end());
        out.push_back(&with_library);
        return out;
    }();
    static const reading::MoreFormats more = {rows};
    return more;
}

}  // namespace deduku::xml
