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
