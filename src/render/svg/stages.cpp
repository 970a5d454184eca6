#include "render/svg/stages.hpp"

#include <algorithm>

#include "render/words.hpp"

namespace deduku {
namespace {

std::string stage_title(std::size_t number, std::string_view what) {
    return "Stage " + std::to_string(number) + ": " + std::string(what);
}

// Cells that lost a candidate with these.
std::vector<Cell> cells_of(const std::vector<Candidate>& removed) {
    std::vector<Cell> out;
    for (Candidate c : removed) out.push_back(c.cell);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::string claim_words(const Claim& claim) {
    if (std::holds_alternative<Unique>(claim)) return "the only solution";
    if (std::holds_alternative<Solved>(claim)) return "a solution";
    return std::holds_alternative<NoSolution>(claim) ? "no solution" : "the candidates in question are gone";
}

// What a solution says is not in the steps of its ledger.
Board final_board(const Ledger& ledger, Board board) {
    const auto* solved = std::get_if<Solved>(&ledger.claim);
    if (solved == nullptr) return board;
    for (Cell cell : board.geometry().every_cell())
        board.keep_only(cell, {solved->grid[static_cast<std::size_t>(cell)]});
    return board;
}

}  // namespace

std::size_t stage_count(const Ledger& ledger) { return ledger.steps.size() + 2; }

void for_each_stage(const Ledger& ledger, Coords coords, std::size_t from, std::size_t to,
                    const std::function<bool(std::size_t, const Scene&)>& each) {
    const Words words(ledger.start, coords);
    Board board = start_board(ledger.start);
    std::vector<Candidate> last;
    for (std::size_t number = 0; number <= to && number < stage_count(ledger); ++number) {
        const Deduction* step = number > 0 && number <= ledger.steps.size() ? &ledger.steps[number - 1] : nullptr;
        if (number >= from) {
            Scene scene = step != nullptr ? scene_of(ledger.start, board, *step) : scene_of(ledger.start, board);
            scene.changed = cells_of(last);
            if (step != nullptr) {
                scene.title = stage_title(number, name_of(shape_of(board.geometry(), step->why)));
                scene.description = words.sentence(*step);
            } else if (number == 0) {
                scene.title = stage_title(number, "the start");
            } else {
                scene.board = final_board(ledger, board);
                scene.title = stage_title(number, claim_words(ledger.claim));
            }
            if (!each(number, scene)) return;
        }
        if (step == nullptr) continue;
        last = step->removes;
        apply(board, *step);
    }
}

}  // namespace deduku
