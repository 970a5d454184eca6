// The likely format of an unrecognized line, and the expected text.
//
//   https://tinyurl.com/..   a short link: only its site knows the puzzle       %PDF-1.4   a PDF file
//   53..7....6..19           14 cells, expected 16 cells on one line ..         PK..       a zip archive (.xlsx, .ods)
#include <algorithm>
#include <array>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/line_text.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {
namespace {

// The number of cells that the author of a line probably meant: separators are not cells, and of a board among other
// fields only the board counts.
std::size_t cells_meant(const TextLine& line) {
    constexpr std::string_view separators = ",;/\\|";
    const std::string_view text = trimmed(line.text);
    const std::size_t cells = cell_count(line);
    if (cells == 0 || text.find_first_of(separators) == text.npos) return cells;
    std::size_t fields = 1, characters = 0, longest = 0, length = 0;
    for (const char c : text) {
        const bool separates = separators.find(c) != separators.npos;
        fields += separates ? 1U : 0U;
        length = separates ? 0 : length + (c == ' ' ? 0U : 1U);
        longest = std::max(longest, length);
        characters += separates || c == ' ' ? 0U : 1U;
    }
    if (longest <= 1) return fields;
    return longest * 4 > characters * 3 ? longest : characters;
}

// "[Puzzel]": looks like a section name, but is not one.
bool is_heading(std::string_view line) {
    const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    return line.size() > 2 && line[0] == '[' && is_letter(line[1]) && is_letter(line[2]);
}

}  // namespace

std::string nearest_board(std::size_t count, const ReadOptions& options) {
    int best = 0;
    const auto distance = [&](int n) {
        const auto cells = static_cast<std::size_t>(n * n);
        return cells > count ? cells - count : count - cells;
    };
    for (int n = 2; n <= max_digits; ++n)
        if (box_for(n, options) && (best == 0 || distance(n) < distance(best))) best = n;
    if (best == 0) return "a puzzle; the box given fits no board";
    const std::string side = std::to_string(best);
    // More digits than characters: only numbers can represent them.
    const std::string cells = best > max_symbols ? " numbers, separated by blanks," : " cells";
    return std::to_string(best * best) + cells + " on one line for a board of " + side + "x" + side;
}

namespace {

struct Kind {
    std::string_view sign;  // at the beginning, or anywhere in a link
    std::string_view found, expected;
};

constexpr std::string_view as_text = "a puzzle as text (copy its cells; a table as CSV)";
constexpr std::array<Kind, 10> files = {{
    {"%PDF", "a PDF file", as_text},
    {"PK\x03\x04", "a zip archive (.xlsx, .ods, .zip)", as_text},
    {"\x89PNG", "a PNG picture", as_text},
    {"\xff\xd8\xff", "a JPEG picture", as_text},
    {"GIF8", "a GIF picture", as_text},
    {"\x1f\x8b", "a file compressed by gzip", "the text in it (gunzip)"},
    {"\xfd"
     "7zXZ",
     "a file compressed by xz", "the text in it (unxz)"},
    {"BZh", "a file compressed by bzip2", "the text in it (bunzip2)"},
    {"{\"format\":\"deduku-proof\"", "a proof", "a puzzle (deduku check PUZZLE PROOF reads proofs)"},
    {"{\\rtf", "a rich text document (.rtf)", as_text},
}};

constexpr std::string_view own_link =
    "a link that holds the puzzle (81 cells, f-puzzles.com/?load=.., "
    "sudokupad.app/scl.. ctc.. fpuz..)";
constexpr std::string_view short_link = "a short link of SudokuPad, only its site knows the puzzle";
constexpr std::string_view long_link =
    "the long link (sudokupad.app/scl.. ctc.. fpuz..), or the text at sudokupad.app/api/puzzle/ID";
constexpr std::array<Kind, 9> links = {{
    {"penpa-edit", "a link of Penpa without a puzzle", "the link of the button Share, with p=.. in it"},
    {"puzz.link", "a link of puzz.link", own_link},
    {"tinyurl.com/", "a short link, only its site knows the puzzle", own_link},
    {"bit.ly/", "a short link, only its site knows the puzzle", own_link},
    {"sudokumaker.app/", "a link of SudokuMaker", own_link},
    {"sudokupad.app/", short_link, long_link},
    {"crackingthecryptic.com/", short_link, long_link},
    {"f-puzzles.com/", "a link of f-puzzles without a puzzle", own_link},
    {"sudokuwiki.org/", "a link of SudokuWiki without 81 cells",
     "bd= and 81 digits in it, or the puzzle itself (button \"Email this board\")"},
}};

const Kind* file_of(std::string_view line) {
    for (const Kind& kind : files)
        if (line.starts_with(kind.sign)) return &kind;
    return nullptr;
}

const Kind* kind_of(std::string_view line) {
    if (const Kind* file = file_of(line)) return file;
    static constexpr Kind markup = {"<", "HTML or XML", "XML of OpenSudoku (<opensudoku>), or the cells as text"};
    if (line.starts_with(markup.sign)) return &markup;
    if (!is_link(line) && line.find("://") == line.npos) return nullptr;
    for (const Kind& kind : links)
        if (line.find(kind.sign) != line.npos) return &kind;
    static constexpr Kind any = {"", "a link without a puzzle", own_link};
    return &any;
}

}  // namespace

bool is_prose(std::string_view line) {
    constexpr std::size_t longest = 80;
    const std::string_view text = trimmed(line);
    if (text.empty() || text.size() > longest || !is_letter(text.front())) return false;
    std::array<bool, 128> seen{};
    std::size_t letters = 0, others = 0, words = 1;
    bool twice = false;
    for (const char c : text) {
        words += c == ' ' ? 1U : 0U;
        if (is_letter(c)) {
            ++letters;
            bool& here = seen[static_cast<std::size_t>(c)];
            twice = twice || (here && (c | 0x20) != 'x');
            here = true;
        } else if (c != ' ') {
            ++others;
        }
    }
    return words > 1 && twice && letters > 3 * others;
}

bool is_link(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.find("://") < 12 || text.starts_with("www.") ||
           std::any_of(links.begin(), links.end(), [&](const Kind& kind) { return text.starts_with(kind.sign); });
}

bool is_foreign(std::string_view line) { return file_of(line) != nullptr; }

ReadError unrecognised(const TextLine& line, const ReadOptions& options) {
    const std::size_t start = std::min(line.text.find_first_not_of(" \t"), line.text.size());
    if (const Kind* kind = kind_of(trimmed(line.text)))
        return error_at(line, start, std::string(kind->found), std::string(kind->expected));
    if (is_rules_heading(line.text))
        return error_at(line, start, "a line of rules",
                        "a puzzle above it: its rows under [Puzzle], or its cells on one line followed by rules:");
    if (line.text.find(':') != std::string::npos && is_rule_line(line.text))
        return error_at(line, start, quoted(trimmed(line.text)) + ", a rule without its puzzle",
                        "the rows of a puzzle above it, or rules: at the end of the line with the cells");
    if (is_heading(trimmed(line.text)))
        return error_at(line, start, quoted(trimmed(line.text)),
                        "[Puzzle] or [State], and below it the rows of a board");
    const std::size_t cells = cells_meant(line);
    if (cells == 0) return error_at(line, start, quoted(trimmed(line.text)), "a puzzle in one of the known formats");
    std::string expected = nearest_board(cells, options);
    if (cells <= std::size_t{max_digits})
        expected += ", or rows of a length that boxes divide (4, 6, 8, 9, 10, 12 .. 64)";
    const bool too_many = cells > std::size_t{max_digits} * max_digits;
    return error_at(line, start, too_many ? "more than 4096 cells" : counted(cells, "cell"), std::move(expected));
}

}  // namespace deduku::reading
