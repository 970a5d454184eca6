// The rest of a board as clauses for CaDiCaL: every sector has exactly one true candidate, and every rule holds
// (rule_clauses.hpp).
//
//   A1 {2,5}   (a or b), (not a or not b)          a = A1=2, b = A1=5: only living candidates of
//   5 in row 1 at A, D: (b or c), (not b or not c)                     sectors not decided yet
//
// It is used after the search that learns (method/learning), which is several times as fast while it is lucky.
// The time of a solver depends on luck: on the same board two ways of going back after a conflict often differ
// by a factor of ten, and neither is the better one. So two solvers take turns, each time for twice as long:
//
//   back to where the clause learnt helps, always        5000 conflicts      10000      20000 ..
//   or one level only, where that is far                      5000      10000      20000 ..
//
// After a solution, its solver continues alone: the solution is excluded by the clause that one of its candidates is false.
#include "deduku/cadical.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <optional>

#include "method/clauses/rule_clauses.hpp"
#include "method/learning/search.hpp"
#include "method/reasonable/fixpoint.hpp"
#include "search/tally.hpp"

namespace deduku {
namespace {

constexpr std::uint64_t patience = 300'000;  // with the search that learns, in contradictions: some seven seconds
constexpr int satisfiable = 10;              // CaDiCaL's answers
constexpr int unsatisfiable = 20;
constexpr int first_turn = 5000;       // conflicts
constexpr int longest_turn = 1 << 29;  // far beyond any patience, and twice that is still an int

/// How CaDiCaL goes back after a conflict.
enum class Backtracking : std::uint8_t {
    jumping,        ///< always to the level where the clause learnt helps
    chronological,  ///< one level, if that is far
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

    // False = the meter ran out on the way.
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

    // A candidate that is dead makes a nogood true, one that is decided adds nothing to it.
    void add_nogood(const Nogood& nogood) {
        std::vector<int> together;
        for (Candidate c : nogood) {
            if (!board_.has(c)) return;
            if (variable(c) != 0) together.push_back(variable(c));
        }
        exclude(together);
    }

    // Looks for a solution; without an answer after this many conflicts, or if the meter ran out.
    std::optional<bool> look(int conflicts) {
        solver_.limit("conflicts", conflicts);
        const int answer = solver_.solve();
        if (answer == satisfiable) return true;
        if (answer == unsatisfiable) return false;
        return std::nullopt;
    }

    // A solution was found: counts it and all others.
    void count() {
        do {
            const Grid grid = read();
            if (!tally_.add([&] { return Grid(grid); })) return;
            std::vector<int> together;
            for (Cell cell : geometry_.every_cell()) {
                const Candidate truth{cell, grid[cell]};
                if (variable(truth) != 0) together.push_back(variable(truth));
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

    // The last variable.
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

    // Not all of these.
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

// Who finds a solution first; null = there is none, or the meter ran out.
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

// What the search that learns leaves over, as nogoods too; none if it got to the end. It knows no rules.
std::optional<std::vector<Nogood>> learn(const Board& closed, std::span<const Nogood> nogoods, Tally& tally) {
    std::vector<Nogood> out(nogoods.begin(), nogoods.end());
    if (closed.geometry().constrained()) return out;
    learning::Search search(closed, nogoods, tally);
    if (search.run(patience)) return std::nullopt;
    out.insert(out.end(), search.counted().begin(), search.counted().end());
    return out;
}

}  // namespace

Solutions solve_the_lost(const Board& board, std::span<const Nogood> nogoods, const SearchRequest& request,
                         Meter& meter) {
    Tally tally(request, meter);
    Board closed = board;
    if (reasonable::Fixpoint(board.shared_geometry()).close(closed))
        if (const auto rest = learn(closed, nogoods, tally)) count_by_clauses(closed, *rest, tally);
    return std::move(tally).result();
}

Solutions solve_the_lost_by_clauses(const Board& board, std::span<const Nogood> nogoods, const SearchRequest& request,
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
