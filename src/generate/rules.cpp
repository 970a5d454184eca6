#include "generate/rules.hpp"

#include <algorithm>
#include <array>

#include "deduku/text.hpp"
#include "generate/any_board.hpp"
#include "grid/reading/spelling.hpp"
#include "search/solver.hpp"

namespace deduku::generate {
namespace {

constexpr std::array kinds_of_rules = {
    RuleMaker{"killer", draw_killer},
    RuleMaker{"thermo", draw_thermo},
    RuleMaker{"arrow", draw_arrow},
    RuleMaker{"whispers", draw_whispers},
    RuleMaker{"renban", draw_renban},
    RuleMaker{"n-sum-line", draw_n_sum_lines},
    RuleMaker{"kropki", draw_kropki, "white black"},
    RuleMaker{"xv", draw_xv, "x v"},
    RuleMaker{"counting-circles", draw_counting_circles},
    RuleMaker{"x-sum", draw_x_sum},
    RuleMaker{"skyscraper", draw_skyscraper},
    RuleMaker{"sandwich", draw_sandwich},
    RuleMaker{"doublers", draw_doublers, "layer value"},
};

/// Boards with layers take long to search: a test that does not end soon counts as one with several solutions.
Solutions solve_for_a_while(const Board& board, const SearchRequest& request, Meter& meter) {
    constexpr std::uint64_t most_nodes = 3'000;
    Meter turn(meter, most_nodes);
    Solutions out = solve_by_rules(board, request, turn);
    if (out.end != SearchEnd::budget || out.count >= request.limit || meter.exhausted()) return out;
    out.count = request.limit;
    out.end = SearchEnd::limit;
    return out;
}

/// Rules of these kinds for the grid, and the fewest givens; none if the grid has none, or they leave several solutions.
std::optional<Puzzle> with_drawn_rules(const GeometryPtr& board, const Grid& grid,
                                       std::span<const RuleMaker* const> kinds, const Symmetry& symmetry, Draw& draw,
                                       Meter& meter) {
    Sketch sketch{*board, grid, draw, board->rules(), Table<Cell, bool>(board->cells()), symmetry};
    for (const RuleMaker* kind : kinds) kind->draw(sketch);
    if (sketch.failed) return std::nullopt;
    const auto ruled = add_rules(without_rules(board), write_rules(sketch.rules, *board));
    const auto* with_rules = std::get_if<GeometryPtr>(&ruled);
    if (with_rules == nullptr) return std::nullopt;
    const auto own = (*with_rules)->every_own_cell();
    const bool layers = std::any_of(own.begin(), own.end(), [&](Cell cell) { return !(*with_rules)->is_helper(cell); });
    const Solver find = layers ? Solver(solve_for_a_while) : Solver(solve_by_rules);
    return fewest_givens(*with_rules, grid, symmetry, find, draw, meter);
}

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
    // Which cells are doublers may be open even if all digits are given, and some grids have none.
    constexpr int most_attempts = 20;
    for (int attempt = 0; attempt < most_attempts && !meter.exhausted(); ++attempt) {
        const std::optional<Grid> grid = grid_on(start_board(Puzzle(board)), draw, meter);
        if (!grid) return std::nullopt;
        if (auto out = with_drawn_rules(board, *grid, kinds, symmetry, draw, meter)) return out;
    }
    return std::nullopt;
}

}  // namespace deduku::generate
