#include "generate/rules.hpp"

#include <algorithm>
#include <array>

#include "deduku/text.hpp"
#include "generate/any_board.hpp"
#include "grid/reading/spelling.hpp"
#include "search/solver.hpp"

namespace deduku::generate {
namespace {

using Linear = std::vector<Cell>;

int digit_at(const Sketch& sketch, Cell cell) { return index(sketch.grid[cell]) + 1; }

bool holds(const Sketch& sketch, const Rule& rule) {
    return rule.row->holds(rule, {sketch.board, sketch.rules}, sketch.grid);
}

/// Adds the rule if it holds in the grid.
bool add_if_true(Sketch& sketch, Rule rule) {
    const bool good = holds(sketch, rule);
    if (good) sketch.rules.push_back(std::move(rule));
    return good;
}

/// Adds the rule with the first sum that holds in the grid.
void add_with_sum(Sketch& sketch, Rule rule) {
    const int n = sketch.board.digits();
    for (int sum = 0; sum <= n * (n + 1) / 2; ++sum) {
        rule.values = {sum};
        if (add_if_true(sketch, rule)) return;
    }
}

/// The neighbours of a cell, in random order.
std::vector<Cell> around(Sketch& sketch, Cell cell, bool diagonally) {
    const Geometry& board = sketch.board;
    std::vector<Cell> out;
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right) {
            const int steps = std::abs(down) + std::abs(right);
            if (steps == 0 || (steps == 2 && !diagonally)) continue;
            const int row = board.row(cell) + down, column = board.column(cell) + right;
            if (row < 0 || column < 0 || row >= board.digits() || column >= board.digits()) continue;
            out.push_back(board.cell(row, column));
        }
    sketch.draw.shuffle(out);
    return out;
}

std::vector<Cell> shuffled_cells(Sketch& sketch) {
    std::vector<Cell> out(sketch.board.every_grid_cell().begin(), sketch.board.every_grid_cell().end());
    sketch.draw.shuffle(out);
    return out;
}

int drawn(Sketch& sketch, int least, int most) {
    return least + static_cast<int>(sketch.draw.below(static_cast<std::uint32_t>(most - least + 1)));
}

/// The cells, and their images by the symmetry.
std::vector<Linear> images_of(const Sketch& sketch, const Linear& cells) {
    std::vector<Linear> out = {cells};
    for (const Table<Cell, Cell>& map : sketch.symmetry) {
        Linear& image = out.emplace_back();
        for (Cell cell : cells) image.push_back(map[cell]);
    }
    return out;
}

void use(Sketch& sketch, const Linear& cells) {
    for (Cell cell : cells) sketch.used[cell] = true;
}

/// The same for all images of cells of a cage.
void use_images(Sketch& sketch, const Linear& cells, bool used = true) {
    for (const Linear& image : images_of(sketch, cells))
        for (Cell cell : image) sketch.used[cell] = used;
}

// Cages ---------------------------------------------------------------------------------------------------------------

bool has_digit(const Sketch& sketch, const Linear& cells, int digit) {
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return digit_at(sketch, cell) == digit; });
}

/// Whether a free cell may join the cage: in no image does its digit repeat, and the images have no common cell.
bool may_join(const Sketch& sketch, const Linear& cage, Cell cell) {
    const std::vector<Linear> cages = images_of(sketch, cage), cells = images_of(sketch, {cell});
    for (std::size_t i = 0; i < cages.size(); ++i) {
        const Cell image = cells[i].front();
        if (sketch.used[image] || has_digit(sketch, cages[i], digit_at(sketch, image))) return false;
        if (i > 0 && (image == cell || std::find(cage.begin(), cage.end(), image) != cage.end())) return false;
    }
    return true;
}

/// A neighbour that may join the cage, if there is one.
std::optional<Cell> next_of_cage(Sketch& sketch, const Linear& cage) {
    std::vector<Cell> from = cage;
    sketch.draw.shuffle(from);
    for (Cell cell : from)
        for (Cell other : around(sketch, cell, false))
            if (std::find(cage.begin(), cage.end(), other) == cage.end() && may_join(sketch, cage, other)) return other;
    return std::nullopt;
}

/// Joins a single cell to a small neighbouring cage without its digit, if there is one; its images likewise.
void join(Sketch& sketch, std::vector<Linear>& cages, Cell cell) {
    for (Cell other : around(sketch, cell, false))
        for (Linear& cage : cages)
            if (cage.size() < 5 && std::find(cage.begin(), cage.end(), other) != cage.end() &&
                may_join(sketch, cage, cell)) {
                cage.push_back(cell);
                return use_images(sketch, {cell});
            }
}

/// Cages over the whole board; with a symmetry, cells that are their own images stay outside.
void draw_killer(Sketch& sketch) {
    std::vector<Linear> cages;
    std::vector<Cell> lone;
    for (Cell first : shuffled_cells(sketch)) {
        if (sketch.used[first]) continue;
        Linear cage;
        const auto size = static_cast<std::size_t>(std::min(drawn(sketch, 2, 5), sketch.board.digits()));
        std::optional<Cell> cell = may_join(sketch, cage, first) ? std::optional(first) : std::nullopt;
        for (; cell && cage.size() < size; cell = next_of_cage(sketch, cage)) cage.push_back(*cell);
        use_images(sketch, cage.empty() ? Linear{first} : cage);
        cage.size() > 1 ? cages.push_back(std::move(cage)) : lone.push_back(first);
    }
    for (Cell cell : lone) {
        use_images(sketch, {cell}, false);
        join(sketch, cages, cell);
    }
    std::vector<Linear> all;
    for (const Linear& cage : cages)
        for (Linear& image : images_of(sketch, cage)) {
            std::sort(image.begin(), image.end());
            all.push_back(std::move(image));
        }
    std::sort(all.begin(), all.end());
    for (Linear& cage : all) add_with_sum(sketch, {find_rule("killer"), {}, {std::move(cage)}});
}

// Lines ---------------------------------------------------------------------------------------------------------------

struct LineKind {
    std::string_view key;
    int shortest = 3;
    int longest = 6;
    int value = 0;  // 0: none
    /// Whether the line may continue with this cell.
    bool (*goes_on)(const Sketch& sketch, const Linear& line, Cell next) = nullptr;
};

/// A random walk over free cells, of limited length.
Linear walk(Sketch& sketch, Cell first, const LineKind& kind, std::size_t most) {
    Linear line = {first};
    while (line.size() < most) {
        const std::vector<Cell> next = around(sketch, line.back(), true);
        const auto found = std::find_if(next.begin(), next.end(), [&](Cell cell) {
            return !sketch.used[cell] && std::find(line.begin(), line.end(), cell) == line.end() &&
                   kind.goes_on(sketch, line, cell);
        });
        if (found == next.end()) break;
        line.push_back(*found);
    }
    return line;
}

/// Lines over up to half of the cells.
void draw_lines(Sketch& sketch, const LineKind& kind) {
    const int tries = 10;
    int left = sketch.board.grid_cells() / 2;
    for (int i = 0; i < tries; ++i)
        for (Cell first : shuffled_cells(sketch)) {
            if (sketch.used[first]) continue;
            const int longest = std::min(kind.longest, sketch.board.digits());
            const auto most = static_cast<std::size_t>(drawn(sketch, std::min(kind.shortest, longest), longest));
            Linear line = walk(sketch, first, kind, most);
            if (static_cast<int>(line.size()) < kind.shortest || static_cast<int>(line.size()) > left) continue;
            Rule rule{find_rule(kind.key), {}, {line}};
            if (kind.value != 0) rule.values = {kind.value};
            if (!add_if_true(sketch, std::move(rule))) continue;
            use(sketch, line);
            left -= static_cast<int>(line.size());
        }
}

void draw_thermo(Sketch& sketch) {
    draw_lines(sketch, {.key = "thermo", .goes_on = [](const Sketch& of, const Linear& line, Cell next) {
                            return digit_at(of, next) > digit_at(of, line.back());
                        }});
}

/// The usual difference on a line of whispers: 5 of 9 digits.
int whisper(const Geometry& board) { return (board.digits() + 1) / 2; }

void draw_whispers(Sketch& sketch) {
    draw_lines(sketch, {.key = "whispers",
                        .value = whisper(sketch.board),
                        .goes_on = [](const Sketch& of, const Linear& line, Cell next) {
                            return std::abs(digit_at(of, next) - digit_at(of, line.back())) >= whisper(of.board);
                        }});
}

void draw_renban(Sketch& sketch) {
    draw_lines(sketch, {.key = "renban", .longest = 5, .goes_on = [](const Sketch& of, const Linear& line, Cell next) {
                            return !has_digit(of, line, digit_at(of, next)) &&
                                   std::all_of(line.begin(), line.end(), [&](Cell cell) {
                                       return std::abs(digit_at(of, cell) - digit_at(of, next)) < 5;
                                   });
                        }});
}

void draw_arrow(Sketch& sketch) {
    int left = sketch.board.grid_cells() / 2;
    for (Cell circle : shuffled_cells(sketch)) {
        if (sketch.used[circle]) continue;
        const LineKind within{.key = "arrow", .goes_on = [](const Sketch& of, const Linear& line, Cell next) {
                                  int sum = digit_at(of, next);
                                  for (std::size_t i = 1; i < line.size(); ++i) sum += digit_at(of, line[i]);
                                  return sum <= digit_at(of, line.front());
                              }};
        Linear shaft = walk(sketch, circle, within, static_cast<std::size_t>(drawn(sketch, 3, 5)));
        shaft.erase(shaft.begin());
        const bool fits = shaft.size() > 1 && static_cast<int>(shaft.size()) < left;
        if (!fits || !add_if_true(sketch, {find_rule("arrow"), {}, {{circle}, shaft}})) continue;
        use(sketch, {circle});
        use(sketch, shaft);
        left -= static_cast<int>(shaft.size()) + 1;
    }
}

// Pairs of neighbours -------------------------------------------------------------------------------------------------

/// For each pair of neighbours, adds the first of these rules that holds; then the rule for unmarked pairs.
void draw_pairs(Sketch& sketch, std::array<Rule, 2> marks, std::string_view all) {
    const Geometry& board = sketch.board;
    for (Cell cell : board.every_grid_cell())
        for (const auto& [down, right] : {std::pair(0, 1), std::pair(1, 0)}) {
            const int row = board.row(cell) + down, column = board.column(cell) + right;
            if (row >= board.digits() || column >= board.digits()) continue;
            if (sketch.draw.below(2) == 1) std::swap(marks[0], marks[1]);
            for (Rule mark : marks) {
                mark.groups = {{cell, board.cell(row, column)}};
                if (add_if_true(sketch, std::move(mark))) break;
            }
        }
    sketch.rules.push_back({find_rule(all), {0, 1}, {}});
}

void draw_kropki(Sketch& sketch) {
    draw_pairs(sketch, {{{find_rule("white"), {1}, {}}, {find_rule("black"), {2}, {}}}}, "all-dots");
}
void draw_xv(Sketch& sketch) { draw_pairs(sketch, {{{find_rule("x"), {}, {}}, {find_rule("v"), {}, {}}}}, "all-xv"); }

// Outside clues --------------------------------------------------------------------------------------------------------

/// The cells of a row or column.
Linear side_of(const Geometry& board, int number, bool row) {
    Linear out;
    for (int k = 0; k < board.digits(); ++k) out.push_back(row ? board.cell(number, k) : board.cell(k, number));
    return out;
}

void draw_sandwich(Sketch& sketch) {
    for (const bool row : {true, false})
        for (int k = 0; k < sketch.board.digits(); ++k)
            add_with_sum(sketch, {find_rule("sandwich"), {}, {side_of(sketch.board, k, row)}});
}

/// Uses half of the ends of rows and columns.
void draw_x_sum(Sketch& sketch) {
    for (const bool row : {true, false})
        for (int k = 0; k < sketch.board.digits(); ++k)
            for (const bool back : {false, true}) {
                if (sketch.draw.below(2) == 0) continue;
                Linear line = side_of(sketch.board, k, row);
                if (back) std::reverse(line.begin(), line.end());
                add_with_sum(sketch, {find_rule("x-sum"), {}, {std::move(line)}});
            }
}

constexpr std::array kinds_of_rules = {
    RuleMaker{"killer", draw_killer},     RuleMaker{"thermo", draw_thermo},
    RuleMaker{"arrow", draw_arrow},       RuleMaker{"whispers", draw_whispers},
    RuleMaker{"renban", draw_renban},     RuleMaker{"kropki", draw_kropki, "white black"},
    RuleMaker{"xv", draw_xv, "x v"},      RuleMaker{"x-sum", draw_x_sum},
    RuleMaker{"sandwich", draw_sandwich},
};

}  // namespace

std::span<const RuleMaker> rule_makers() { return kinds_of_rules; }

const RuleMaker* find_rule_maker(std::string_view word) {
    const auto found = std::find_if(kinds_of_rules.begin(), kinds_of_rules.end(),
                                    [&](const RuleMaker& maker) { return same_word(word, maker.word); });
    return found == kinds_of_rules.end() ? nullptr : &*found;
}

const RuleMaker* maker_of_rule(std::string_view key) {
    const auto draws = [&](const RuleMaker& maker) {
        const std::string words = ' ' + std::string(maker.rules.empty() ? maker.word : maker.rules) + ' ';
        return words.find(' ' + std::string(key) + ' ') != std::string::npos;
    };
    const auto found = std::find_if(kinds_of_rules.begin(), kinds_of_rules.end(), draws);
    return found == kinds_of_rules.end() ? nullptr : &*found;
}

std::optional<Puzzle> puzzle_with_rules(const GeometryPtr& board, std::span<const RuleMaker* const> kinds,
                                        const Symmetry& symmetry, Draw draw, Meter& meter) {
    const std::optional<Grid> grid = grid_on(start_board(Puzzle(board)), draw, meter);
    if (!grid) return std::nullopt;
    Sketch sketch{*board, *grid, draw, board->rules(), Table<Cell, bool>(board->cells()), symmetry};
    for (const RuleMaker* kind : kinds) kind->draw(sketch);
    const auto ruled = add_rules(without_rules(board), write_rules(sketch.rules, *board));
    const auto* with_rules = std::get_if<GeometryPtr>(&ruled);
    return with_rules == nullptr ? std::nullopt
                                 : fewest_givens(*with_rules, *grid, symmetry, solve_by_rules, draw, meter);
}

}  // namespace deduku::generate
