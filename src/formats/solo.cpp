// Simon Tatham's Solo: the id of a game, alone or in the address of its page.
//
//   3x3:a2e9a5b6a2b3_7a1..     3 columns and 3 rows of boxes; a letter is a run of empty cells, _ a border of two digits
//   9jxk:zzzc,b_ac..,a_b..,12a7..     j: regions, x: diagonals, k: cages, and the sum of each in one of its cells
//
// Regions and cages are borders between cells: those to the right of each cell, by rows, then those below each cell, by
// columns. A letter is a run of pairs without a border, with one after it; _ is a border without a run; z is 25 pairs.
#include "formats/solo.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>

#include "formats/in_line.hpp"
#include "formats/link_rules.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats {
namespace {

constexpr int most_symbols = 31;  // of Solo
constexpr std::string_view whole_id = "the game id, with the puzzle: 3x3:a2e9.. (in Solo: Game, Specific)";

struct SoloField {
    std::string_view text;
    std::size_t at = 0;  // in the id
};

int number_at(std::string_view text, std::size_t& at) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    at = static_cast<std::size_t>(end - text.data());
    return error == std::errc() ? value : 0;
}

// "9jxk": size, rules, symmetry and difficulty. None if it is not the beginning of an id.
std::optional<SoloKind> kind_of(std::string_view id) {
    SoloKind out;
    const int columns = number_at(id, out.end);
    int rows = columns;
    const bool crossed = id.substr(out.end).starts_with('x');
    if (crossed) rows = number_at(id, ++out.end);
    if (!crossed && !id.substr(out.end).starts_with('j')) return std::nullopt;
    for (; out.end < id.size() && (is_letter(id[out.end]) || is_digit(id[out.end])); ++out.end) {
        const char c = id[out.end];
        out.jigsaw = out.jigsaw || c == 'j';
        out.diagonals = out.diagonals || c == 'x';
        out.killer = out.killer || c == 'k';
        // Difficulties are two letters, of which the second may be one of these.
        if (c == 'd' && id.substr(out.end + 1).find_first_of("tbiaeu") == 0) ++out.end;
        if (!is_digit(c) && std::string_view("jxkrmad").find(c) == std::string_view::npos) return std::nullopt;
    }
    if (columns < 1 || rows < 1 || columns > most_symbols || rows > most_symbols) return std::nullopt;
    const bool regions = out.jigsaw || rows == 1;
    out.box = regions && !crossed ? Box{1, columns} : Box{columns, rows};
    out.jigsaw = regions;
    const bool fits = is_valid(out.box) && out.box.digits() <= most_symbols;
    return fits ? std::optional(out) : std::nullopt;
}

// Digits or sums in all cells, 0 for none.
std::optional<ValueError> read_numbers(SoloField field, int most, std::vector<int>& out, std::size_t cells) {
    for (std::size_t i = 0; i < field.text.size();) {
        const char c = field.text[i];
        const std::size_t start = i;
        if (c >= 'a' && c <= 'z') {
            out.insert(out.end(), static_cast<std::size_t>(c - 'a' + 1), 0);
            ++i;
        } else if (c == '_') {
            ++i;
        } else {
            const int number = is_digit(c) ? number_at(field.text, i) : 0;
            if (number < 1 || number > most)
                return ValueError{field.at + start,
                                  quoted(field.text.substr(start, std::max<std::size_t>(i - start, 1))),
                                  "a number 1-" + std::to_string(most) + ", a-z for empty cells, or _"};
            out.push_back(number);
        }
        if (out.size() > cells) break;
    }
    if (out.size() == cells) return std::nullopt;
    return ValueError{
        field.at, (out.size() > cells ? "more than " + std::to_string(cells) : std::to_string(out.size())) + " cells",
        std::to_string(cells) + " cells of a board of this size"};
}

int first_of(std::vector<int>& parents, int cell) {
    while (parents[static_cast<std::size_t>(cell)] != cell) {
        int& parent = parents[static_cast<std::size_t>(cell)];
        cell = parent = parents[static_cast<std::size_t>(parent)];
    }
    return cell;
}

// The number of the part of each cell; parts are numbered in order of their first cells.
std::optional<ValueError> read_borders(SoloField field, int n, Table<Cell, int>& out) {
    const int pairs = n * (n - 1);
    std::vector<int> parents(static_cast<std::size_t>(n * n));
    std::iota(parents.begin(), parents.end(), 0);
    const auto join = [&](int pair) {
        const bool right = pair < pairs;
        const int line = pair % pairs / (n - 1), place = pair % pairs % (n - 1);
        const int one = first_of(parents, right ? line * n + place : place * n + line);
        const int other = first_of(parents, right ? line * n + place + 1 : (place + 1) * n + line);
        parents[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
    };
    int pair = 0;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        const char c = field.text[i];
        if (c != '_' && (c < 'a' || c > 'z'))
            return ValueError{field.at + i, quoted(field.text.substr(i, 1)),
                              "a-z or _, the borders of regions or cages"};
        const int run = c == '_' ? 0 : std::min(c - 'a' + 1, 25);
        if (pair + run > 2 * pairs) {
            pair = 2 * pairs + 2;
            break;
        }
        for (const int end = pair + run; pair < end; ++pair) join(pair);
        pair += c == 'z' ? 0 : 1;
    }
    // The last border is behind the board.
    if (pair != 2 * pairs + 1)
        return ValueError{field.at, std::string(pair > 2 * pairs ? "too many" : "too few") + " borders",
                          "those of " + std::to_string(2 * pairs) + " pairs of cells"};
    std::map<int, int> numbers;
    for (int cell = 0; cell < n * n; ++cell)
        out.push_back(numbers.try_emplace(first_of(parents, cell), static_cast<int>(numbers.size())).first->second);
    return std::nullopt;
}

std::optional<ValueError> read_cages(SoloField borders, SoloField sums, const Geometry& board, RuleTexts& out) {
    const int n = board.digits();
    Table<Cell, int> cage_of;
    std::vector<int> sum_at;
    if (auto mistake = read_borders(borders, n, cage_of)) return mistake;
    if (auto mistake = read_numbers(sums, n * (n + 1) / 2, sum_at, static_cast<std::size_t>(n * n))) return mistake;
    std::map<int, std::pair<int, std::vector<Cell>>> cages;
    for (Cell cell : cage_of.ids()) {
        auto& [sum, cells] = cages[cage_of[cell]];
        cells.push_back(cell);
        const int here = sum_at[static_cast<std::size_t>(cell)];
        if (here > 0 && std::exchange(sum, here) > 0)
            return ValueError{sums.at, "two sums in the cage of " + cell_name(board, cell, Coords::sheet),
                              "one sum in each"};
    }
    for (const auto& [number, cage] : cages)
        if (cage.first > 0 || cage.second.size() > 1)
            out.add("killer" + (cage.first > 0 ? ' ' + std::to_string(cage.first) : std::string()) + ':' +
                        names_of(board, cage.second),
                    borders.at);
    return std::nullopt;
}

std::vector<SoloField> fields_of(std::string_view id, std::size_t at) {
    std::vector<SoloField> out;
    for (std::size_t end = 0; end < id.size(); at = end + 1) {
        end = std::min(id.find(',', at), id.size());
        out.push_back({id.substr(at, end - at), at});
    }
    return out;
}

}  // namespace

PuzzleOrError read_solo(std::string_view id, const SoloKind& kind) {
    const std::vector<SoloField> fields = fields_of(id, kind.end + 1);
    const std::size_t expected = 1 + (kind.jigsaw ? 1U : 0U) + (kind.killer ? 2U : 0U);
    if (fields.size() != expected)
        return ValueError{kind.end + 1, std::to_string(fields.size()) + " parts between commas",
                          std::to_string(expected) + ": digits" + (kind.jigsaw ? ", regions" : "") +
                              (kind.killer ? ", cages, sums" : "")};
    Puzzle puzzle = blank_puzzle(kind.box);
    const int n = kind.box.digits();
    std::vector<int> digits;
    if (auto mistake = read_numbers(fields[0], n, digits, static_cast<std::size_t>(n * n))) return std::move(*mistake);
    for (Cell cell : puzzle.cells.ids())
        if (const int digit = digits[static_cast<std::size_t>(cell)]; digit > 0)
            puzzle.cells[cell] = {static_cast<Digit>(digit - 1)};
    HouseLayout layout{.down = kind.diagonals, .up = kind.diagonals, .at = fields[kind.jigsaw ? 1 : 0].at};
    if (kind.jigsaw)
        if (auto mistake = read_borders(fields[1], n, layout.regions)) return std::move(*mistake);
    RuleTexts rules;
    if (kind.killer)
        if (auto mistake = read_cages(fields[expected - 2], fields[expected - 1], puzzle.geometry(), rules))
            return std::move(*mistake);
    if (auto mistake = set_board(puzzle, layout, rules)) return std::move(*mistake);
    return puzzle;
}

namespace {

// The result of an id; none if it is not one.
std::optional<PuzzleOrError> outcome_of(std::string_view id) {
    const auto kind = kind_of(id);
    if (!kind || kind->end == id.size()) return std::nullopt;
    const std::string_view rest = id.substr(kind->end + 1);
    if (id[kind->end] == '#' && !rest.empty() && std::all_of(rest.begin(), rest.end(), is_digit)) {
        return ValueError{kind->end, "a seed, from which only Solo makes the puzzle", std::string(whole_id)};
    }
    // Words of prose have neither digits nor as many letters as an id.
    const bool cells = rest.find_first_of("0123456789_,") != rest.npos || rest.find_first_not_of("z") >= 1;
    if (id[kind->end] != ':' || rest.find(':') != rest.npos || rest.empty() || !cells) return std::nullopt;
    return read_solo(id, *kind);
}

std::optional<reading::Parsed> read_solo_line(const reading::Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    const auto in_address = fragment_of(line, "solo");
    const InLine found = in_address ? *in_address : word_of(line);
    auto outcome = outcome_of(found.text);
    return outcome ? std::optional(parsed_in_line(text, found, *std::move(outcome))) : std::nullopt;
}

}  // namespace

extern constinit const Format solo_format = {
    .name = "solo",
    .read = {"ids of Simon Tatham's Solo: 3x3:a2e9a5b6.., 9jxk:.., or in links", read_solo_line, reading::Headers::none,
             true}};

}  // namespace deduku::formats
