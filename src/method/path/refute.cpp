#include "method/path/refute.hpp"

#include <algorithm>
#include <utility>

#include "grid/in_order.hpp"
#include "method/full_search/line_proof.hpp"
#include "reason/settler.hpp"

namespace deduku::path {
namespace {

// The number of cells tried, halved in each round down to the minimum; the guesses for each, multiplied in each round up
// to the maximum.
constexpr std::size_t most_cells = 10;
constexpr std::size_t fewest_cells = 4;
constexpr std::uint64_t first_guesses = 20;
constexpr std::uint64_t more_guesses = 3;
constexpr std::uint64_t most_guesses = 14'580;
// The number of candidates tried for a hint, halved in each round down to the minimum.
constexpr std::size_t soon_candidates = 24;
constexpr std::size_t last_candidates = 2;

Board with(const Board& board, Candidate c) {
    Board out = board;
    out.keep_only(c.cell, Set<Digit>{c.digit});
    return out;
}

// Removes the digits of a cell missing in `within` if they lead to a contradiction.
bool remove_missing(RepeatedSearch& search, Board& board, Cell cell, const Board& within, Meter& meter) {
    const Set<Digit> missing = board.digits(cell) - within.digits(cell);
    Board supposed = board;
    supposed.keep_only(cell, missing);
    Meter one(meter, 1);
    const Solutions found = search.by_rules(supposed, {.limit = 1}, one);
    if (found.end != SearchEnd::complete || found.count > 0) return false;
    board.keep_only(cell, board.digits(cell) - missing);
    return true;
}

}  // namespace

bool has_every_solution(RepeatedSearch& search, const Board& start, const Board& within, Meter& meter) {
    Board board = start;
    std::vector<Cell> left;
    for (const Cell cell : board.geometry().every_cell())
        if (!(board.digits(cell) - within.digits(cell)).empty()) left.push_back(cell);
    for (std::size_t before = left.size() + 1; !left.empty() && left.size() < before;) {
        before = left.size();
        std::erase_if(left, [&](Cell cell) { return remove_missing(search, board, cell, within, meter); });
    }
    return left.empty();
}

std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle, Meter& meter) {
    if (!puzzle.geometry().constrained()) return nullptr;
    return std::make_unique<RuleView>(puzzle.shared_geometry(), &meter);
}

Refuter::Refuter(const RuleView& rules, const Board& start)
    : rules_(rules),
      search_(start),
      branching_(rules.model()),
      refuted_(start.geometry().cells()),
      possible_(start.geometry().cells()) {}
Refuter::~Refuter() = default;

// Some open cells: first those whose digit decides most for few refutations; none if the meter ran out.
std::vector<Cell> Refuter::promising(const Board& board, const Grid& solution, Meter& meter) {
    linear::Propagation position(rules_.model());
    position.load(board);
    const linear::Propagation::Mark start = position.mark();
    position.undo_to(start);  // the board without its consequences
    std::vector<std::pair<double, Cell>> found;
    for (const Cell cell : board.geometry().every_cell()) {
        if (board.digits(cell).single()) continue;
        if (!meter.spend()) return {};
        position.keep_only(board.geometry().number({cell, solution[cell]}));
        (void)position.run();
        const auto gain = static_cast<double>(position.trail().size() - start.kills);
        found.emplace_back(gain / (board.digits(cell).size() - 1), cell);
        position.undo_to(start);
    }
    put_in_order(found, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Cell> out;
    for (const auto& each : found) out.push_back(each.second);
    if (out.size() > most_cells) out.resize(most_cells);
    return out;
}

// Some open cells, fewest digits first.
std::vector<Cell> Refuter::smallest(const Board& board) {
    std::vector<Cell> out;
    for (const Cell cell : board.geometry().every_cell())
        if (!board.digits(cell).single()) out.push_back(cell);
    put_in_order(out, [&](Cell a, Cell b) { return board.digits(a).size() < board.digits(b).size(); });
    if (out.size() > most_cells) out.resize(most_cells);
    return out;
}

// Wrong digits of the cell not known to be refuted.
Set<Digit> Refuter::open_digits(const Board& board, Cell cell, Digit right) const {
    return board.digits(cell) - refuted_[cell] - Set<Digit>{right};
}

// Whether the solver refutes all digits but one within the meter. Refuted digits remain refuted on later boards.
bool Refuter::refutes(const Board& board, Cell cell, Digit right, Meter& meter) {
    for (const Digit d : open_digits(board, cell, right))
        if (!is_refuted(board, {cell, d}, meter)) return false;
    return true;
}

bool Refuter::is_refuted(const Board& board, Candidate supposed, Meter& meter) {
    const Solutions found = search_.by_rules(with(board, supposed), {}, meter);
    if (found.count > 0) possible_[supposed.cell].insert(supposed.digit);
    if (found.end != SearchEnd::complete || found.count > 0) return false;
    refuted_[supposed.cell].insert(supposed.digit);
    return true;
}

// The cell with the most digits that are refuted and not yet removed.
std::optional<Cell> Refuter::partly_refuted(const Board& board) const {
    const auto refuted = [&](Cell cell) { return (board.digits(cell) & refuted_[cell]).size(); };
    std::optional<Cell> most;
    for (const Cell cell : board.geometry().every_cell())
        if (refuted(cell) > (most ? refuted(*most) : 0)) most = cell;
    return most;
}

// A cell whose wrong digits are all refuted or, if many guesses are not enough for any, with few that are not. Any cell
// if the meter ran out.
Cell Refuter::decided_soonest(const Board& board, const Grid& solution, Meter& meter) {
    std::vector<Cell> cells = promising(board, solution, meter);
    many_guesses_ = false;
    const auto left = [&](Cell cell) { return open_digits(board, cell, solution[cell]).size(); };
    for (const Cell cell : cells)
        if (left(cell) == 0) return cell;
    for (std::uint64_t guesses = first_guesses; !meter.exhausted() && guesses <= most_guesses;
         guesses *= more_guesses) {
        for (const Cell cell : cells) {
            Meter few(meter, guesses);
            if (refutes(board, cell, solution[cell], few)) return cell;
        }
        put_in_order(cells, [&](Cell a, Cell b) { return left(a) < left(b); });
        cells.resize(std::max(cells.size() / 2, std::min(cells.size(), fewest_cells)));
    }
    many_guesses_ = true;
    return cells.empty() ? Cell{} : cells.front();
}

std::vector<Candidate> Refuter::easiest(const Board& board, const Grid& solution, Meter& meter, bool in_parts) {
    std::vector<Candidate> out;
    const auto add = [&](Cell cell, Set<Digit> wrong) {
        for (const Digit d : wrong) out.push_back({cell, d});
    };
    std::optional<Cell> partly = in_parts && many_guesses_ ? partly_refuted(board) : std::nullopt;
    if (!partly) {
        const Cell cell = decided_soonest(board, solution, meter);
        if (meter.exhausted()) return out;
        if (in_parts && many_guesses_)
            partly = partly_refuted(board);
        else
            add(cell, board.digits(cell) - Set<Digit>{solution[cell]});
    }
    if (partly) add(*partly, board.digits(*partly) & refuted_[*partly]);
    if (!out.empty()) return out;
    if (const auto soon = soon_refuted(board, &solution, meter)) out.push_back(*soon);
    return out;
}

// Candidates of these cells, only wrong ones if the solution is known; first those that exclude most.
std::vector<Candidate> Refuter::strongest(const Board& board, const std::vector<Cell>& cells,
                                          const Grid* solution) const {
    linear::Propagation position(rules_.model());
    position.load(board);
    const linear::Propagation::Mark start = position.mark();
    position.undo_to(start);
    std::vector<std::pair<int, Candidate>> found;
    for (const Cell cell : cells)
        for (const Digit d : board.digits(cell)) {
            if (solution != nullptr && d == (*solution)[cell]) continue;
            position.keep_only(board.geometry().number({cell, d}));
            const bool holds = position.run();
            found.emplace_back(holds ? position.living() : 0, Candidate{cell, d});
            position.undo_to(start);
        }
    put_in_order(found, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Candidate> out;
    for (const auto& each : found) out.push_back(each.second);
    return out;
}

std::optional<Candidate> Refuter::soon_refuted(const Board& board, const Grid* solution, Meter& meter) {
    const std::vector<Cell> cells = solution != nullptr ? promising(board, *solution, meter) : smallest(board);
    std::vector<Candidate> left = strongest(board, cells, solution);
    std::uint64_t guesses = first_guesses;
    for (std::size_t most = soon_candidates; !left.empty(); most = std::max(most / 2, last_candidates)) {
        if (left.size() > most) left.resize(most);
        for (const Candidate c : left) {
            Meter few(meter, guesses);
            if (is_refuted(board, c, few)) return c;
            if (meter.exhausted()) return std::nullopt;
        }
        // Searches that ended otherwise have found a solution.
        std::erase_if(left, [&](Candidate c) { return possible_[c.cell].has(c.digit); });
        guesses *= more_guesses;
    }
    return std::nullopt;
}

bool Refuter::refute(const Board& board, Candidate wrong, Meter& meter, ProofEvents& to, std::uint64_t most_steps) {
    const Board start = with(board, wrong);
    Settler settler(board, to);
    ProofMeter told(settler);
    Slicer slicer(told);
    most_steps = std::min(most_steps, path_steps - told_);
    Meter limit(meter, unlimited, [&] { return told.size().deductions > most_steps; });
    settler.open_split(board.geometry().sector(wrong.cell));
    settler.open_branch({wrong});
    slicer.begin(puzzle_of(start), NoSolution{});
    full_search::LineProof search(rules_.model(), branching_, start, slicer, limit);
    const bool proved = search.prove(NoSolution{}) && search.empty();
    if (proved) slicer.end(NoSolution{*search.empty()});
    if (!proved || told.size().deductions > most_steps) {
        to.drop_open();
        return false;
    }
    told_ += told.size().deductions;
    settler.close_branch(*search.empty());
    std::vector<Candidate> others;
    for (const Digit d : board.digits(wrong.cell))
        if (d != wrong.digit) others.push_back({wrong.cell, d});
    settler.open_branch(others);
    settler.close_branch(std::nullopt);
    settler.close_split({wrong});
    return true;
}

}  // namespace deduku::path
