#include "method/hdp/autosolve.hpp"

#include "grid/contains.hpp"

namespace deduku::hdp {

ToldClosure told_autosolve(const Geometry& geometry) { return {geometry, closing_moves(largest_subset)}; }

Autosolver::Autosolver(const Geometry& geometry, Meter& meter)
    : closure_(geometry, largest_subset),
      nine_(geometry.standard() && geometry.box() == Box{3, 3}),
      rules_(closure_of_rules(geometry)),
      meter_(meter) {}

// Without a contradiction, any order of removals has the same result.
BranchOutcome Autosolver::run(Board& board, std::size_t settled) {
    if (nine_ && settled == 0) {
        nine_closure_.begin(board);
        if (nine_closure_.close()) {
            nine_closure_.copy_to(board);
            return board.solved() ? BranchOutcome::solution : BranchOutcome::open;
        }
    }
    do {
        if (!closure_.run(board, settled)) return BranchOutcome::contradiction;
        settled = board.trail().size();
    } while (run_rules(rules_.get(), board));
    return board.solved() ? BranchOutcome::solution : BranchOutcome::open;
}

BranchOutcome Autosolver::assume(Board& board, const Statement& statement) {
    if (nine_ && !board.contradictory()) {
        const BranchOutcome outcome = close_nine(board, statement).outcome;
        if (outcome != BranchOutcome::contradiction) nine_closure_.copy_to(board);
        if (outcome != BranchOutcome::contradiction) return outcome;
    }
    const std::size_t settled = board.trail().size();
    board.keep_only(statement.cell, statement.digits);
    return run(board, settled);
}

Probe Autosolver::probe(Board& board, const Statement& statement) {
    if (!spend()) return {};
    std::optional<Probe>& known = memory_.of(board, statement);
    if (known) return *known;
    if (nine_) return *(known = close_nine(board, statement));
    const std::size_t before = board.trail().size();
    const BranchOutcome outcome = assume(board, statement);
    known = {outcome, outcome == BranchOutcome::open ? pair_count(board) : 0};
    board.undo_to(before);
    return *known;
}

// The board must be closed.
Probe Autosolver::close_nine(const Board& board, const Statement& statement) {
    nine_closure_.begin(board);
    if (!nine_closure_.close(statement.cell, statement.digits)) return {BranchOutcome::contradiction, 0};
    if (nine_closure_.solved()) return {BranchOutcome::solution, 0};
    return {BranchOutcome::open, nine_closure_.pairs()};
}

std::string_view name_of(HouseKind kind) {
    switch (kind) {
        case HouseKind::row: return "ROW";
        case HouseKind::column: return "COL";
        case HouseKind::box:
        case HouseKind::region: return "BLK";
        case HouseKind::diagonal: return "DIA";
        case HouseKind::window: return "WIN";
        case HouseKind::group: return "GRP";
        case HouseKind::other: break;
    }
    return "HSE";
}

namespace {

House house_of(House house) { return house; }
House house_of(const Membership& m) { return m.house; }

template <class Houses>
std::vector<House> in_order(const Geometry& geometry, const Houses& houses) {
    const auto count = static_cast<std::size_t>(houses.size());
    std::vector<House> out;
    out.reserve(count);
    for (HouseKind kind : visiting_order) {
        for (const auto& each : houses)
            if (geometry.kind(house_of(each)) == kind) out.push_back(house_of(each));
        if (out.size() == count) break;
    }
    return out;
}

}  // namespace

std::vector<House> houses_in_order(const Geometry& geometry) { return in_order(geometry, geometry.every_house()); }
std::vector<House> houses_in_order(const Geometry& geometry, Cell cell) {
    return in_order(geometry, geometry.houses_of(cell));
}

// If there are blocks, they cover the board.
std::vector<Cell> pairs_of(const Board& board) {
    const Geometry& geometry = board.geometry();
    std::vector<Cell> out;
    bool blocks = false;
    const auto add = [&](Cell cell) {
        if (board.digits(cell).size() == 2) out.push_back(cell);
    };
    for (House house : geometry.every_house()) {
        if (!is_block(geometry.kind(house))) continue;
        blocks = true;
        for (Cell cell : geometry.cells_of(house)) add(cell);
    }
    for (Cell cell : geometry.every_cell())
        if (!blocks) add(cell);
    return out;
}

int pair_count(const Board& board) {
    int count = 0;
    for (Cell cell : board.geometry().every_cell()) count += board.digits(cell).size() == 2 ? 1 : 0;
    return count;
}

std::vector<Cell> group_of(const Board& board, Cell pair_cell, House house, const std::vector<Cell>& listed) {
    const Set<Digit> pair = board.digits(pair_cell);
    std::vector<Cell> out;
    for (Cell cell : board.geometry().cells_of(house))
        if (cell != pair_cell && is_reduction_candidate(board, pair, cell) && !contains(listed, cell))
            out.push_back(cell);
    return out;
}

std::vector<PairDecision> choices_of(const Board& board) {
    std::vector<PairDecision> out;
    for (Cell pair_cell : pairs_of(board)) {
        std::vector<Cell> listed;
        for (House house : houses_in_order(board.geometry(), pair_cell)) {
            const std::vector<Cell> cells = group_of(board, pair_cell, house, listed);
            listed.insert(listed.end(), cells.begin(), cells.end());
            for (Cell cell : cells)
                out.push_back({{cell, board.digits(pair_cell)},
                               {cell, board.digits(cell) - board.digits(pair_cell)},
                               cells.size() == 1,
                               pair_cell,
                               house});
        }
    }
    return out;
}

}  // namespace deduku::hdp
