#include "method/path/judge.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "method/path/refute.hpp"

namespace deduku::path {
namespace {

// Other techniques than the easiest are listed if they are about as easy (difficulty_of).
constexpr std::size_t most_ways = 3;
constexpr int about_as_easy = 100;
constexpr std::size_t most_finds = 2000;

class Judge {
  public:
    Judge(const InPlay& play, const WorkingPaper& paper, const CellClaim& claim)
        : play_(play), paper_(paper), claim_(claim) {}

    void judge(const std::optional<PlayersReason>& wanted, Judged& out) {
        const Solutions& found = play_.count();
        out.several = found.count > 1;
        if (found.count == 0 && is_known(found)) {
            out.standing = Standing::no_solution;
        } else if (is_said(is_known(found) ? out.before : start_board(play_.puzzle))) {
            out.standing = Standing::said;
        } else if (!compare(found, out) && !see(wanted, out)) {
            walk_to_it(out);
        }
    }

  private:
    Set<Digit> digits(const Board& board) const { return board.digits(claim_.about.cell); }

    // Whether the claim is a written digit, or a removed candidate, of the board.
    bool is_said(const Board& board) const {
        return holds_on(board) && (!claim_.holds || paper_.is_written(claim_.about.cell));
    }

    // Whether it holds by the candidates of the cell alone.
    bool holds_on(const Board& board) const {
        const bool there = digits(board).has(claim_.about.digit);
        return claim_.holds ? there && digits(board).single() : !there;
    }

    // Compares with the solutions of the board; true if that decides.
    bool compare(const Solutions& found, Judged& out) {
        if (!is_known(found)) return settle(out, Standing::unknown);
        if (found.count == 1) {
            if (((*found.first)[claim_.about.cell] == claim_.about.digit) == claim_.holds) return false;
            out.counterexample = found.first;
            return settle(out, Standing::wrong);
        }
        const Solutions with = solutions_where(true, out.before);
        const Solutions without = solutions_where(false, out.before);
        if (without.count > 0) {
            out.counterexample = without.first;
            return settle(out, is_none(with) ? Standing::wrong : Standing::open);
        }
        return (!is_none(without) || with.count == 0) && settle(out, Standing::unknown);
    }

    static bool is_none(const Solutions& found) { return found.count == 0 && found.end == SearchEnd::complete; }

    static bool settle(Judged& out, Standing standing) {
        out.standing = standing;
        return true;
    }

    // A solution of the board in which the claim holds, or does not hold.
    Solutions solutions_where(bool holds, Board board) const {
        const Candidate c = claim_.about;
        if (holds == claim_.holds)
            board.keep_only(c.cell, Set<Digit>{c.digit});
        else if (board.has(c))
            board.remove(c);
        if (digits(board).empty()) return {};
        return play_.find_one(board);
    }

    bool shows(const Board& before, const Step& step) const {
        Set<Digit> left = digits(before);
        const auto drop = [&](Candidate c) {
            if (c.cell == claim_.about.cell) left.erase(c.digit);
        };
        for (const Deduction& deduction : step.deductions)
            for (Candidate c : deduction.removes) drop(c);
        for (Candidate c : step.removes) drop(c);
        const bool there = left.has(claim_.about.digit);
        return claim_.holds ? there && left.single() : !there;
    }

    bool may_use(const Move& move) const {
        return !move.technique->rests_on_uniqueness() ||
               (play_.count().count == 1 && play_.count().end != SearchEnd::budget);
    }

    static bool looks_at(const Step& step, const std::vector<Cell>& cells) {
        std::vector<Cell> seen = step.pattern.cells;
        const auto add = [&](const std::vector<Cell>& more) { seen.insert(seen.end(), more.begin(), more.end()); };
        add(step.pattern.others);
        add(step.pattern.fins);
        if (const auto& chain = step.pattern.chain)
            for (std::size_t i = 0; i < chain->nodes.size(); ++i) add(chain->cells_of(i));
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return contains(seen, cell); });
    }

    std::optional<Step> way_by(const Move& move, const Board& board) const {
        if (!may_use(move)) return std::nullopt;
        return first_shown(finds({board, play_.puzzle, rules_.get()}, move, most_finds), move, board, {});
    }
    std::optional<Step> way_by_name(const PlayersReason& wanted, const Board& board) const {
        const Move& move = wanted.technique;
        if (!may_use(move)) return std::nullopt;
        return first_shown(finds_by_name({board, play_.puzzle, rules_.get()}, move, most_finds), move, board,
                           wanted.cells);
    }
    std::optional<Step> first_shown(std::vector<Step> found, const Move& move, const Board& board,
                                    const std::vector<Cell>& cells) const {
        const auto first = std::find_if(found.begin(), found.end(), [&](const Step& step) {
            // A digit written elsewhere may leave one candidate here, but finding it is a second step.
            const bool places_it = step.pattern.cells == std::vector{claim_.about.cell};
            return shows(board, step) && looks_at(step, cells) &&
                   (!claim_.holds || move.technique->effect != Effect::places || places_it);
        });
        if (first == found.end()) return std::nullopt;
        if (claim_.holds && move.technique->effect == Effect::places) {
            first->places = claim_.about;
            first->removes.clear();
        }
        return std::move(*first);
    }

    // A cell with one candidate left.
    std::optional<Step> last_candidate(const Board& board, std::string_view key, Form form) const {
        if (!claim_.holds || !holds_on(board)) return std::nullopt;
        Step step;
        for (const Move& move : play_.options.order)
            if (move.technique->key == key) step.move = move;
        step.places = claim_.about;
        step.pattern.form = form;
        step.pattern.digits = {claim_.about.digit};
        step.pattern.cells = {claim_.about.cell};
        return step;
    }

    // The same if all other cells of a house are written, as in the path's write_full_house (path.cpp).
    std::optional<Step> full_house(const Board& board) const {
        const Geometry& g = board.geometry();
        auto step = last_candidate(board, "full-house", Form::full_house);
        for (const Membership& m : g.houses_of(claim_.about.cell)) {
            const auto done = [&](Cell cell) { return cell == claim_.about.cell || paper_.is_written(cell); };
            const auto cells = g.cells_of(m.house);
            if (!step || !std::all_of(cells.begin(), cells.end(), done)) continue;
            step->pattern.base = {m.house};
            return step;
        }
        return std::nullopt;
    }

    static bool is_much_harder(const Move& move, const std::vector<Step>& found) {
        const auto difficulty = [](const Move& of) { return difficulty_of(*of.technique, of.size); };
        return !found.empty() && found[0].move && difficulty(move) > difficulty(*found[0].move) + about_as_easy;
    }

    // Looks for one step; true if there is one.
    bool see(const std::optional<PlayersReason>& wanted, Judged& out) {
        const auto is_wanted = [&](const Move& move) {
            return wanted && wanted->technique.technique == move.technique && wanted->technique.size == move.size;
        };
        std::optional<Step> last;
        if (wanted) last = way_by_name(*wanted, out.before);
        if (auto full = full_house(out.before);
            full && full->move && is_wanted(*full->move) && looks_at(*full, wanted->cells))
            last = std::move(full);
        if (auto single = last_candidate(out.before, "naked-single", Form::naked_single)) {
            if (single->move && is_wanted(*single->move) && looks_at(*single, wanted->cells))
                last = std::move(single);
            else
                out.steps.push_back(std::move(*single));
        }
        for (const Move& move : play_.options.order) {
            if (out.steps.size() == most_ways || !play_.meter.spend() || is_much_harder(move, out.steps)) break;
            if (is_wanted(move)) continue;
            if (auto way = way_by(move, out.before)) out.steps.push_back(std::move(*way));
        }
        out.by_wanted = last.has_value();
        if (last) out.steps.push_back(std::move(*last));
        return !out.steps.empty() && settle(out, Standing::one_step);
    }

    // The path from here until it proves the claim.
    void walk_to_it(Judged& out) {
        const Puzzle here = puzzle_of(out.before);
        Path path = walk(here, play_.options, play_.count, play_.meter);
        Board board = out.before;
        const auto apply = [&](const std::vector<Deduction>& deductions) {
            for (const Deduction& deduction : deductions)
                for (Candidate c : deduction.removes)
                    if (board.has(c)) board.remove(c);
        };
        apply(path.givens);
        for (Step& step : path.steps) {
            apply(step.deductions);
            const bool written = claim_.holds && step.places == claim_.about;
            out.steps.push_back(std::move(step));
            if (written || (!claim_.holds && holds_on(board))) {
                out.standing = Standing::more_steps;
                return;
            }
        }
        out.steps.clear();
        out.standing = at_limit(path.end) ? Standing::unknown : Standing::unshown;
    }

    const InPlay& play_;
    const WorkingPaper& paper_;
    const CellClaim& claim_;
    std::unique_ptr<RuleView> rules_ = rules_of(play_.puzzle, play_.meter);
};

}  // namespace

Judged judge(const InPlay& play, const CellClaim& claim, const std::optional<PlayersReason>& wanted) {
    Review review(play.puzzle, play.state);
    const bool played = !review.untouched();
    Corrected now = review.correct(play.count(), play.meter);
    Judged out{Standing::unknown, std::move(now.mistakes), now.paper.board(), {}, false, false, played, {}};
    Judge(play, now.paper, claim).judge(wanted, out);
    return out;
}

}  // namespace deduku::path
