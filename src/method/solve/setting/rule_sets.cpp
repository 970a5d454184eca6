// Puzzles with some of their rules and givens: which ones contradict each other, which are superfluous.
//
//   parts      rules 0 1 2 3 4, givens A1 B2        no solution
//   without    4, A1, B2                            no solution either: they are removed
//   without    2, 3                                 a solution: one of them is needed
//   without    3                                    no solution: it is removed ..
//
// First halves are removed, then quarters, finally single parts. More rules have fewer solutions, so a part that is
// necessary in a set is necessary in its subsets.
#include <algorithm>
#include <optional>

#include "deduku/setting.hpp"
#include "grid/in_order.hpp"

namespace deduku {
namespace {

// The nodes for one set of parts: this number, plus a multiple of those of the whole puzzle.
constexpr std::uint64_t nodes_of_set = 20'000;
constexpr std::uint64_t times_of_whole = 10;

void append(Constraints& to, const Geometry& board, const PartsOfRule& parts) {
    for (const House house : parts.houses)
        to.houses.emplace_back(board.cells_of(house).begin(), board.cells_of(house).end());
    to.lines.insert(to.lines.end(), parts.lines.begin(), parts.lines.end());
    to.choices.insert(to.choices.end(), parts.choices.begin(), parts.choices.end());
}

enum class Solved : std::uint8_t { no, yes, unknown };

/// Rules, by index, followed by the cells that do not start with all digits.
using Parts = std::vector<std::size_t>;

class PartsOfPuzzle {
  public:
    PartsOfPuzzle(const Puzzle& puzzle, const Fallback& fallback, Meter& meter)
        : puzzle_(puzzle), plain_(without_rules(puzzle.shared_geometry())), fallback_(fallback), meter_(meter) {
        for (const Cell cell : puzzle.cells.ids())
            if (plain_->in_grid(cell) && puzzle.cells[cell] != plain_->all_digits()) givens_.push_back(cell);
    }

    Contradiction contradiction() {
        const Parts all = every_part();
        const std::uint64_t before = meter_.spent();
        if (has_solution(all, unlimited) != Solved::no) return result(all, false);
        allowed_ = nodes_of_set + times_of_whole * (meter_.spent() - before);
        Parts best;
        bool irreducible = false;
        for (const bool backward : {false, true}) {
            Parts parts = all;
            if (backward) std::reverse(parts.begin(), parts.end());
            const bool each_needed = reduce(parts);
            if (backward && (parts.size() > best.size() || (parts.size() == best.size() && irreducible))) continue;
            best = std::move(parts);
            irreducible = each_needed;
        }
        return result(std::move(best), irreducible);
    }

  private:
    Parts every_part() const {
        Parts out(rules() + givens_.size());
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = i;
        return out;
    }

    // Removes parts as long as the others have no solution. True if each remaining part is known to be necessary.
    bool reduce(Parts& parts) {
        bool each_needed = true;
        for (std::size_t chunk = std::max<std::size_t>(parts.size() / 2, 1);; chunk /= 2) {
            for (std::size_t from = 0; from < parts.size();) {
                const auto to = static_cast<std::ptrdiff_t>(std::min(from + chunk, parts.size()));
                Parts fewer = parts;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(from), fewer.begin() + to);
                const Solved solved = has_solution(fewer, allowed_);
                if (solved == Solved::no)
                    parts = std::move(fewer);
                else
                    from += chunk;
                if (chunk == 1 && solved == Solved::unknown) each_needed = false;
            }
            if (chunk <= 1) return each_needed;
        }
    }

    Solved has_solution(const Parts& parts, std::uint64_t nodes) {
        if (!meter_.spend(0)) return Solved::unknown;
        Parts in_order = parts;
        put_in_order(in_order);
        Constraints constraints;
        constraints.cells = board().own_cells();
        Table<Cell, Set<Digit>> cells(plain_->cells(), plain_->all_digits());
        for (const std::size_t part : in_order) {
            if (part < rules())
                append(constraints, board(), board().parts_of(part));
            else
                cells[given(part)] = puzzle_.cells[given(part)];
        }
        Meter turn(meter_, nodes);
        const Puzzle puzzle(std::make_shared<const Geometry>(plain_, std::move(constraints), std::vector<Rule>{}),
                            std::move(cells));
        const Solutions found = solve(start_board(puzzle), {.limit = 1, .fallback = fallback_}, turn);
        if (found.count > 0) return Solved::yes;
        return found.end == SearchEnd::complete ? Solved::no : Solved::unknown;
    }

    const Geometry& board() const { return puzzle_.geometry(); }
    std::size_t rules() const { return board().rules().size(); }
    Cell given(std::size_t part) const { return givens_[part - rules()]; }

    Contradiction result(Parts parts, bool irreducible) const {
        Contradiction out;
        put_in_order(parts);
        for (const std::size_t part : parts) {
            if (part < rules())
                out.rules.push_back(part);
            else
                out.givens.push_back(given(part));
        }
        out.irreducible = irreducible;
        return out;
    }

    const Puzzle& puzzle_;
    GeometryPtr plain_;
    const Fallback& fallback_;
    Meter& meter_;
    std::vector<Cell> givens_;
    std::uint64_t allowed_ = unlimited;
};

}  // namespace

Contradiction contradiction_of(const Puzzle& puzzle, const Fallback& fallback, Meter& meter) {
    return PartsOfPuzzle(puzzle, fallback, meter).contradiction();
}

namespace {

/// The puzzle without a rule, as if it had never been written; none if the others cannot be written alone.
std::optional<Puzzle> without_rule(const Puzzle& puzzle, std::size_t rule) {
    std::vector<Rule> rest = puzzle.geometry().rules();
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(rule));
    const GeometryPtr plain = without_rules(puzzle.shared_geometry());
    Puzzle out = puzzle;
    out.set_board(plain);
    if (rest.empty()) return out;
    auto made = add_rules(plain, write_rules(rest, puzzle.geometry()));
    auto* board = std::get_if<GeometryPtr>(&made);
    if (board == nullptr) return std::nullopt;
    out.set_board(std::move(*board));
    return out;
}

/// Tests each rule; if `omit`, omits each superfluous one at once.
Superfluous test_rules(Puzzle& puzzle, const Fallback& fallback, Meter& meter, bool omit) {
    const std::uint64_t before = meter.spent();
    Superfluous out;
    const std::size_t count = puzzle.geometry().rules().size();
    if (count == 0 || solve(start_board(puzzle), {.limit = 2, .fallback = fallback}, meter).count != 1) return out;
    const std::uint64_t allowed = nodes_of_set + times_of_whole * (meter.spent() - before);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t omitted = omit ? out.rules.size() : 0;
        auto fewer = meter.spend(0) ? without_rule(puzzle, i - omitted) : std::nullopt;
        if (!fewer) {
            out.undecided.push_back(i);
            continue;
        }
        Meter turn(meter, allowed);
        const Solutions found = solve(start_board(*fewer), {.limit = 2, .fallback = fallback}, turn);
        if (found.count < 2 && found.end == SearchEnd::budget) out.undecided.push_back(i);
        if (found.count != 1 || found.end != SearchEnd::complete) continue;
        out.rules.push_back(i);
        if (omit) puzzle = *std::move(fewer);
    }
    return out;
}

}  // namespace

Superfluous superfluous_rules(const Puzzle& puzzle, const Fallback& fallback, Meter& meter) {
    Puzzle same = puzzle;
    return test_rules(same, fallback, meter, false);
}

Superfluous omit_rules(Puzzle& puzzle, const Fallback& fallback, Meter& meter) {
    return test_rules(puzzle, fallback, meter, true);
}

}  // namespace deduku
