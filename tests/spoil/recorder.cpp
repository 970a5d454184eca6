#include "recorder.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "method/proving/prove.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::spoil {
namespace {

using Steps = std::vector<Deduction>;

std::uint64_t count_solutions(const Board& board, std::optional<Grid>& first) {
    SearchRequest request;
    request.limit = 2;
    Solutions found = oracle_solve(board, request);
    first = std::move(found.first);
    return found.count;
}

// Applies the first technique with finds, until none has any or a sector is empty. Without cycles: they would leave few
// Splits with branches that join (for cycles: tests/proofs/technique_proofs_test.cpp).
void close(Board& board, Steps& steps) {
    for (bool moved = true; moved && !board.contradictory();) {
        moved = false;
        for (const Technique& row : ordered_techniques()) {
            if (row.family == "cycles") continue;
            const int largest = row.max_size == any_size ? 3 : row.max_size;
            for (int size = row.min_size; size <= largest && !moved; ++size) {
                row.find(board, size, [&](const Deduction& found) {
                    steps.push_back(found);
                    moved = true;
                    return false;
                });
            }
            if (moved) break;
        }
        if (moved) apply(board, steps.back());
    }
}

std::vector<Candidate> living_members(const Board& board, Sector sector) {
    std::vector<Candidate> out;
    for (Place i : Set<Place>::from_bits(board.living(sector)))
        out.push_back(board.geometry().member(sector, index(i)));
    return out;
}

// How far a branch is followed.
enum class Reach : std::uint8_t { closure, end };

void derive(Board& board, Steps& steps, Reach reach);

// One branch per living member; removes candidates that die in all open ones. False if there are none.
bool split_on(Board& board, Steps& steps, Sector sector, Reach reach) {
    const std::vector<Candidate> members = living_members(board, sector);
    Split split{sector, {}};
    std::vector<Board> open;
    for (Candidate kept : members) {
        Board inner = board;
        for (Candidate c : members)
            if (c != kept) inner.remove(c);
        Branch branch{{kept}, {}, std::nullopt};
        if (reach == Reach::end)
            derive(inner, branch.steps, reach);
        else
            close(inner, branch.steps);
        branch.empty = inner.empty_sector();
        if (!branch.empty) open.push_back(std::move(inner));
        split.branches.push_back(std::move(branch));
    }
    std::vector<Candidate> removes;
    if (open.empty()) removes = members;
    for (int v = 0; !open.empty() && v < board.geometry().candidates(); ++v) {
        const Candidate c = board.geometry().candidate(v);
        if (board.has(c) && std::none_of(open.begin(), open.end(), [c](const Board& b) { return b.has(c); }))
            removes.push_back(c);
    }
    if (removes.empty()) return false;
    steps.push_back({std::move(split), std::move(removes)});
    apply(board, steps.back());
    return true;
}

// The sectors with two living members, then the smallest other one.
std::vector<Sector> choices(const Board& board) {
    std::vector<Sector> out;
    std::optional<Sector> smallest;
    int least = max_digits + 1;
    for (int s = 0; s < board.geometry().sectors(); ++s) {
        const auto sector = static_cast<Sector>(s);
        const int count = std::popcount(board.living(sector));
        if (count == 2) out.push_back(sector);
        if (count > 2 && count < least) {
            least = count;
            smallest = sector;
        }
    }
    if (smallest) out.push_back(*smallest);
    return out;
}

// Continues to a contradiction or a solution; before a deep Split it seeks common eliminations of short open branches.
void derive(Board& board, Steps& steps, Reach reach) {
    close(board, steps);
    while (!board.contradictory() && !board.solved()) {
        bool moved = false;
        const std::vector<Sector> sectors = choices(board);
        for (std::size_t i = 0; i < sectors.size() && i < 6 && !moved; ++i)
            moved = split_on(board, steps, sectors[i], Reach::closure);
        if (!moved && (reach == Reach::closure || !split_on(board, steps, sectors.front(), Reach::end))) return;
        close(board, steps);
    }
}

std::vector<Candidate> removed_by(const Steps& steps) {
    std::vector<Candidate> out;
    for (const Deduction& step : steps) out.insert(out.end(), step.removes.begin(), step.removes.end());
    return out;
}

Subject subject_of(const Puzzle& puzzle) {
    Subject subject{puzzle, 0, std::nullopt, {}};
    Board board = start_board(puzzle);
    subject.solutions = count_solutions(board, subject.solution);
    Ledger ledger{puzzle, {}, Claim{}};
    // With several solutions the branches of a deep Split would enumerate them.
    derive(board, ledger.steps, subject.solutions < 2 ? Reach::end : Reach::closure);
    const auto add = [&](Claim claim) {
        ledger.claim = std::move(claim);
        subject.ledgers.push_back(ledger);
    };
    if (board.contradictory())
        add(NoSolution{*board.empty_sector()});
    else if (board.solved())
        add(Unique{board.grid()});
    if (subject.solution) add(Solved{*subject.solution});
    if (!ledger.steps.empty()) add(False{removed_by(ledger.steps)});
    if (Proof proof = prove(puzzle, Goal::automatic, {}); proof.ledger) subject.ledgers.push_back(*proof.ledger);
    return subject;
}

}  // namespace

std::vector<Subject> subjects() {
    std::ifstream file(DEDUKU_ROOT "/data/proofs.txt");
    std::ostringstream text;
    text << file.rdbuf();
    std::vector<Subject> out;
    for (const ReadResult& result : read_puzzles(text.str()))
        if (const auto* puzzle = std::get_if<Puzzle>(&result)) out.push_back(subject_of(*puzzle));
    return out;
}

std::size_t size_of(const std::vector<Deduction>& steps) {
    std::size_t size = steps.size();
    for (const Deduction& step : steps)
        if (const auto* split = std::get_if<Split>(&step.why))
            for (const Branch& branch : split->branches) size += size_of(branch.steps);
    return size;
}

bool is_true(const Subject& subject, const Claim& claim) {
    if (const auto* solved = std::get_if<Solved>(&claim)) return solves(solved->grid, subject.puzzle);
    if (const auto* unique = std::get_if<Unique>(&claim))
        return subject.solutions == 1 && unique->grid == *subject.solution;
    if (std::holds_alternative<NoSolution>(claim)) return subject.solutions == 0;
    const auto& listed = std::get<False>(claim).candidates;
    return std::all_of(listed.begin(), listed.end(), [&](Candidate c) {
        if (subject.solutions == 0) return true;
        const bool in_first = (*subject.solution)[c.cell] == c.digit;
        if (in_first || subject.solutions == 1) return !in_first;
        Board board = start_board(subject.puzzle);
        if (!board.has(c)) return true;
        board.keep_only(c.cell, {c.digit});
        std::optional<Grid> grid;
        return count_solutions(board, grid) == 0;
    });
}

}  // namespace deduku::spoil
