// Lines: random walks over free cells, each step to a digit that the rule allows.
#include <algorithm>

#include "generate/sketch.hpp"

namespace deduku::generate {
namespace {

struct LineKind {
    std::string_view key;
    int shortest = 3;
    int longest = 6;
    int value = 0;  // 0: none
    /// Whether the line may continue with this cell.
    bool (*goes_on)(const Sketch& sketch, const DrawnCells& line, Cell next) = nullptr;
};

// A random walk over free cells, of limited length.
DrawnCells walk(Sketch& sketch, Cell first, const LineKind& kind, std::size_t most) {
    DrawnCells line = {first};
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

// Lines over up to half of the cells.
void draw_lines(Sketch& sketch, const LineKind& kind) {
    const int tries = 10;
    int left = sketch.board.grid_cells() / 2;
    for (int i = 0; i < tries; ++i)
        for (Cell first : shuffled_cells(sketch)) {
            if (sketch.used[first]) continue;
            const int longest = std::min(kind.longest, sketch.board.digits());
            const auto most = static_cast<std::size_t>(drawn(sketch, std::min(kind.shortest, longest), longest));
            DrawnCells line = walk(sketch, first, kind, most);
            if (static_cast<int>(line.size()) < kind.shortest || static_cast<int>(line.size()) > left) continue;
            Rule rule{find_rule(kind.key), {}, {line}};
            if (kind.value != 0) rule.values = {kind.value};
            if (!add_if_true(sketch, std::move(rule))) continue;
            use(sketch, line);
            left -= static_cast<int>(line.size());
        }
}

// The usual difference on a line of whispers: 5 of 9 digits.
int whisper(const Geometry& board) { return (board.digits() + 1) / 2; }

// A walk that is cut into runs of the sum, and ends with one; empty if there is none of two runs.
DrawnCells walk_of_runs(Sketch& sketch, Cell first, int sum, std::size_t most) {
    DrawnCells line = {first};
    int run = digit_at(sketch, first), runs = 0;
    std::size_t whole = 0;
    while (line.size() < most) {
        const std::vector<Cell> next = around(sketch, line.back(), true);
        const int left = run == sum ? sum : sum - run;
        const auto found = std::find_if(next.begin(), next.end(), [&](Cell cell) {
            return !sketch.used[cell] && std::find(line.begin(), line.end(), cell) == line.end() &&
                   digit_at(sketch, cell) <= left;
        });
        if (found == next.end()) break;
        line.push_back(*found);
        run = (run == sum ? 0 : run) + digit_at(sketch, *found);
        if (run != sum) continue;
        ++runs;
        whole = line.size();
    }
    line.resize(runs > 1 ? whole : 0);
    return line;
}

}  // namespace

void draw_thermo(Sketch& sketch) {
    draw_lines(sketch, {.key = "thermo", .goes_on = [](const Sketch& of, const DrawnCells& line, Cell next) {
                            return digit_at(of, next) > digit_at(of, line.back());
                        }});
}

void draw_whispers(Sketch& sketch) {
    draw_lines(sketch, {.key = "whispers",
                        .value = whisper(sketch.board),
                        .goes_on = [](const Sketch& of, const DrawnCells& line, Cell next) {
                            return std::abs(digit_at(of, next) - digit_at(of, line.back())) >= whisper(of.board);
                        }});
}

void draw_renban(Sketch& sketch) {
    draw_lines(sketch,
               {.key = "renban", .longest = 5, .goes_on = [](const Sketch& of, const DrawnCells& line, Cell next) {
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
        const LineKind within{.key = "arrow", .goes_on = [](const Sketch& of, const DrawnCells& line, Cell next) {
                                  int sum = digit_at(of, next);
                                  for (std::size_t i = 1; i < line.size(); ++i) sum += digit_at(of, line[i]);
                                  return sum <= digit_at(of, line.front());
                              }};
        DrawnCells shaft = walk(sketch, circle, within, static_cast<std::size_t>(drawn(sketch, 3, 5)));
        shaft.erase(shaft.begin());
        const bool fits = shaft.size() > 1 && static_cast<int>(shaft.size()) < left;
        if (!fits || !add_if_true(sketch, {find_rule("arrow"), {}, {{circle}, shaft}})) continue;
        use(sketch, DrawnCells{circle});
        use(sketch, shaft);
        left -= static_cast<int>(shaft.size()) + 1;
    }
}

void draw_n_sum_lines(Sketch& sketch) {
    constexpr std::size_t longest = 8;
    const int sum = sketch.board.digits() + 1;
    int left = sketch.board.grid_cells() / 2;
    for (Cell first : shuffled_cells(sketch)) {
        if (sketch.used[first]) continue;
        DrawnCells line = walk_of_runs(sketch, first, sum, longest);
        if (line.empty() || static_cast<int>(line.size()) > left) continue;
        if (!add_if_true(sketch, {find_rule("n-sum-line"), {sum}, {line}})) continue;
        use(sketch, line);
        left -= static_cast<int>(line.size());
    }
}

}  // namespace deduku::generate
