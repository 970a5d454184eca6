#include "method/path/refute.hpp"

#include <utility>

#include "grid/in_order.hpp"
#include "grid/module.hpp"
#include "method/search/line_proof.hpp"

namespace deduku::path {
namespace {

// Cells that are tried in turn, the guesses for each at first, and how many times more in the next round.
constexpr std::size_t most_cells = 16;
constexpr std::uint64_t first_guesses = 20;
constexpr std::uint64_t more_guesses = 3;

Board with(const Board& board, Candidate c) {
    Board out = board;
    out.keep_only(c.cell, Set<Digit>{c.digit});
    return out;
}

}  // namespace

std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle, Meter& meter) {
    if (!puzzle.geometry().constrained()) return nullptr;
    needs(Module::more);
    return std::make_unique<RuleView>(puzzle.shared_geometry(), &meter);
}

Refuter::Refuter(const RuleView& rules, const Board& start)
    : rules_(rules), search_(start), branching_(rules.model()) {}
Refuter::~Refuter() = default;

// Open cells, those first whose digit decides most for few refutations; none if the meter ran out.
std::vector<Cell> Refuter::promising(const Board& board, const Grid& solution, Meter& meter) {
    lines::Propagation position(rules_.model());
    position.load(board);
    const lines::Propagation::Mark start = position.mark();
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
    return out;
}

// Whether the solver refutes all digits but one within the meter.
bool Refuter::refutes(const Board& board, Cell cell, Digit right, Meter& meter) {
    for (const Digit d : board.digits(cell))
        if (d != right && search_.by_rules(with(board, {cell, d}), {}, meter).end != SearchEnd::complete) return false;
    return true;
}

std::optional<Cell> Refuter::easiest(const Board& board, const Grid& solution, Meter& meter) {
    std::vector<Cell> cells = promising(board, solution, meter);
    if (cells.size() > most_cells) cells.resize(most_cells);
    for (std::uint64_t guesses = first_guesses; !cells.empty(); guesses *= more_guesses)
        for (const Cell cell : cells) {
            Meter few(meter, guesses);
            if (refutes(board, cell, solution[cell], few)) return cell;
            if (meter.exhausted()) return std::nullopt;
        }
    return std::nullopt;
}

// A branch in which a wrong candidate leads to a contradiction.
std::optional<Branch> Refuter::refuted(const Board& board, Candidate supposed, Meter& meter) {
    const Board start = with(board, supposed);
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(puzzle_of(start), NoSolution{});
    proving::LineProof search(rules_.model(), branching_, start, slicer, meter);
    if (!search.prove(NoSolution{}) || !search.empty()) return std::nullopt;
    slicer.end(NoSolution{*search.empty()});
    return Branch{{supposed}, builder.take().steps, *search.empty()};
}

std::optional<Deduction> Refuter::decided(const Board& board, Cell cell, const Grid& solution, Meter& meter) {
    Split split{board.geometry().sector(cell), {}};
    std::vector<Candidate> removes;
    for (const Digit d : board.digits(cell)) {
        const Candidate c{cell, d};
        auto branch = d == solution[cell] ? Branch{{c}, {}, std::nullopt} : refuted(board, c, meter);
        if (!branch) return std::nullopt;
        if (branch->empty) removes.push_back(c);
        split.branches.push_back(std::move(*branch));
    }
    return Deduction{std::move(split), std::move(removes)};
}

}  // namespace deduku::path
