// The open part of a board as clauses for CaDiCaL: every sector has exactly one true candidate, and every rule holds
// (rule_clauses.hpp).
//
//   A1 {2,5}   (a or b), (not a or not b)          a = A1=2, b = A1=5: only living candidates of
//   5 in row 1 at A, D: (b or c), (not b or not c)                     sectors not decided yet
//
// It runs after the learning search (method/solve/learning), which is several times as fast if it succeeds. The time of a
// solver depends on luck: two ways of backtracking often differ by a factor of ten on the same board, and neither is
// better in general. So two solvers take turns, and the turns double in length:
//
//   to the level where the learnt clause helps           5000 conflicts      10000      20000 ..
//   one level back, if that level is far                      5000      10000      20000 ..
//
// After a solution, its solver continues alone, with a clause that excludes the solution.
#include "deduku/cadical.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <optional>

#include "method/clauses/rule_clauses.hpp"
#include "method/reasonable/fixpoint.hpp"
#include "method/solve/learning/search.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

constexpr std::uint64_t patience = 300'000;  // contradictions for the learning search: about seven seconds
constexpr int satisfiable = 10;              // CaDiCaL's answers
constexpr int unsatisfiable = 20;
constexpr int first_turn = 5000;       // conflicts
constexpr int longest_turn = 1 << 29;  // unlimited in practice; doubled, it still fits an int

/// How CaDiCaL backtracks after a conflict.
enum class Backtracking : std::uint8_t {
    jumping,        ///< always to the level where the learnt clause becomes a unit
    chronological,  ///< one level, if that level is far
};

class Clauses : private CaDiCaL::Terminator {
  public:
    Clauses(const Board& board, Tally& tally, Backtracking backtracking)
        : board_(board), tally_(tally), variables_(static_cast<std::size_t>(board.geometry().candidates()), 0) {
        solver_.set("quiet", 1);
        solver_.set("stabilizeonly", 1);  // few restarts: twice as fast on boards with solutions
        solver_.set("chrono", backtracking == Backtracking::chronological ? 1 : 0);
        solver_.connect_terminator(this);
    }
    Clauses(const Clauses&) = delete;
    Clauses& operator=(const Clauses&) = delete;
    ~Clauses() override { solver_.disconnect_terminator(); }

    // Returns false if the meter ran out.
    bool add_board() {
        const int last = number_candidates();
        for (Sector sector : geometry_.every_sector()) {
            const std::vector<int> members = members_of(sector);
            if (members.size() < 2) continue;
            if (index(sector) % geometry_.digits() == 0 && terminate()) return false;
            for (int v : members) solver_.add(v);
            solver_.add(0);
            for (std::size_t i = 0; i < members.size(); ++i)
                for (std::size_t j = i + 1; j < members.size(); ++j) exclude({members[i], members[j]});
        }
        if (geometry_.constrained())
            add_rule_clauses(board_, variables_, last, [this](int literal) { solver_.add(literal); });
        return true;
    }

    // A dead candidate satisfies a nogood; a decided candidate adds nothing to it.
    void add_nogood(const Nogood& nogood) {
        std::vector<int> together;
        for (Candidate c : nogood) {
            if (geometry_.is_helper(c.cell)) continue;
            if (!board_.has(c)) return;
            if (variable(c) != 0) together.push_back(variable(c));
        }
        exclude(together);
    }

    // Searches for a solution; no result after this many conflicts, or if the meter ran out.
    std::optional<bool> look(int conflicts) {
        solver_.limit("conflicts", conflicts);
        const int answer = solver_.solve();
        if (answer == satisfiable) return true;
        if (answer == unsatisfiable) return false;
        return std::nullopt;
    }

    // After a solution was found: counts it and all others, whatever their helpers.
    void count() {
        do {
            const Grid grid = read();
            if (!tally_.add([&] { return Grid(grid); })) return;
            std::vector<int> together;
            for (Cell cell : geometry_.every_cell()) {
                const Candidate truth{cell, grid[cell]};
                if (variable(truth) != 0 && !geometry_.is_helper(cell)) together.push_back(variable(truth));
            }
            exclude(together);
        } while (!terminate() && solver_.solve() == satisfiable);
    }

    bool stopped() const { return stopped_; }

  private:
    bool terminate() override {
        stopped_ = stopped_ || !tally_.open_node();
        return stopped_;
    }

    int& variable(Candidate c) { return variables_[static_cast<std::size_t>(geometry_.number(c))]; }

    // Returns the last variable.
    int number_candidates() {
        int last = 0;
        for (Cell cell : geometry_.every_cell()) {
            if (board_.digits(cell).single()) continue;
            for (Digit d : board_.digits(cell)) variable({cell, d}) = ++last;
        }
        return last;
    }

    std::vector<int> members_of(Sector sector) {
        std::vector<int> out;
        for (Place p : board_.members(sector)) {
            const int v = variable(geometry_.member(sector, index(p)));
            if (v != 0) out.push_back(v);
        }
        return out;
    }

    // Adds the clause that these are not all true.
    void exclude(const std::vector<int>& together) {
        for (int v : together) solver_.add(-v);
        solver_.add(0);
    }

    Grid read() {
        Grid grid;
        for (Cell cell : geometry_.every_cell()) {
            Digit truth = board_.digits(cell).first();
            for (Digit d : board_.digits(cell))
                if (variable({cell, d}) != 0 && solver_.val(variable({cell, d})) > 0) truth = d;
            grid.push_back(truth);
        }
        return grid;
    }

    const Board& board_;
    const Geometry& geometry_ = board_.geometry();
    Tally& tally_;
    CaDiCaL::Solver solver_;
    std::vector<int> variables_;  // of each candidate; 0 = dead or decided
    bool stopped_ = false;
};

// The first solver that finds a solution; null if there is none, or the meter ran out.
Clauses* first_to_find(Clauses& one, Clauses& other) {
    for (int turn = first_turn;; turn = std::min(longest_turn, 2 * turn))
        for (Clauses* clauses : {&one, &other}) {
            if (const std::optional<bool> found = clauses->look(turn)) return *found ? clauses : nullptr;
            if (clauses->stopped()) return nullptr;
        }
}

void count_by_clauses(const Board& closed, std::span<const Nogood> nogoods, Tally& tally) {
    Clauses jumping(closed, tally, Backtracking::jumping);
    Clauses chronological(closed, tally, Backtracking::chronological);
    for (Clauses* clauses : {&jumping, &chronological}) {
        if (!clauses->add_board()) return;
        for (const Nogood& nogood : nogoods) clauses->add_nogood(nogood);
    }
    if (Clauses* found = first_to_find(jumping, chronological)) found->count();
}

// The nogoods given and those of the solutions counted by the learning search; none if it finished. It does not support
// rules.
std::optional<std::vector<Nogood>> learn(const Board& closed, std::span<const Nogood> nogoods, Tally& tally) {
    std::vector<Nogood> out(nogoods.begin(), nogoods.end());
    if (closed.geometry().constrained()) return out;
    learning::Search search(closed, nogoods, tally);
    if (search.run(patience)) return std::nullopt;
    out.insert(out.end(), search.counted().begin(), search.counted().end());
    return out;
}

}  // namespace

Solutions fallback_by_learning_then_clauses(const Board& board, std::span<const Nogood> nogoods,
                                            const SearchRequest& request, Meter& meter) {
    Tally tally(request, meter);
    Board closed = board;
    if (reasonable::Fixpoint(board.shared_geometry()).close(closed))
        if (const auto rest = learn(closed, nogoods, tally)) count_by_clauses(closed, *rest, tally);
    return std::move(tally).result();
}

Solutions fallback_by_clauses(const Board& board, std::span<const Nogood> nogoods, const SearchRequest& request,
                              Meter& meter) {
    Tally tally(request, meter);
    Board closed = board;
    if (reasonable::Fixpoint(board.shared_geometry()).close(closed)) count_by_clauses(closed, nogoods, tally);
    return std::move(tally).result();
}

Solutions solve_by_clauses(const Board& board, const SearchRequest& request, Meter& meter) {
    Tally tally(request, meter);
    Board closed = board;
    if (tally.open_node() && reasonable::Fixpoint(board.shared_geometry()).close(closed))
        count_by_clauses(closed, {}, tally);
    return std::move(tally).result();
}

}  // namespace deduku
