#include "method/path/judge.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "method/path/helpers.hpp"
#include "method/path/refute.hpp"

namespace deduku::path {
namespace {

// Other techniques than the easiest are listed if they are about as easy (difficulty_of).
constexpr std::size_t most_ways = 3;
constexpr int about_as_easy = 100;
constexpr std::size_t most_finds = 2000;

// Whether a claim holds by the candidates of its cell.
bool holds_among(Set<Digit> digits, const CellClaim& claim) {
    const bool there = digits.has(claim.about.digit);
    return claim.holds ? there && digits.single() : !there;
}

// The only claim of a digit, if the others are what it removes from its cell and from cells that see it; else all.
std::vector<CellClaim> without_consequences(const Geometry& board, const std::vector<CellClaim>& claims) {
    const auto placed = std::find_if(claims.begin(), claims.end(), [](const CellClaim& claim) { return claim.holds; });
    if (placed == claims.end()) return claims;
    const auto peers = board.peers_of(placed->about.cell);
    const auto follows = [&](const CellClaim& claim) {
        const auto [cell, digit] = claim.about;
        if (claim.holds) return claim.about == placed->about;
        if (cell == placed->about.cell) return digit != placed->about.digit;
        return digit == placed->about.digit && std::find(peers.begin(), peers.end(), cell) != peers.end();
    };
    return std::all_of(claims.begin(), claims.end(), follows) ? std::vector{*placed} : claims;
}

// Judges the claims of one step in a position.
class StepJudge {
  public:
    StepJudge(const InPlay& play, const WorkingPaper& paper, const RuleView* rules,
              const std::vector<CellClaim>& claims)
        : play_(play),
          paper_(paper),
          rules_(rules),
          claims_(without_consequences(paper.board().geometry(), claims)),
          all_claims_(claims),
          places_(claims_.size() == 1 && claims_.front().holds) {}

    void judge(const std::optional<PlayersReason>& wanted, Wanting wanting, Judged& out) {
        const Solutions& found = play_.count();
        out.several = found.count > 1;
        if (found.count == 0 && is_known(found)) {
            out.standing = Standing::no_solution;
        } else if (is_said(is_known(found) ? out.before : start_board(play_.puzzle))) {
            out.standing = Standing::said;
        } else if (!compare(found, out) && !see(wanted, wanting, out)) {
            if (wanting == Wanting::ways)
                walk_to_it(out);
            else
                out.standing = Standing::unshown;
        }
    }

  private:
    // Whether the claims are written digits, or removed candidates, of the board.
    bool is_said(const Board& board) const {
        return std::all_of(claims_.begin(), claims_.end(), [&](const CellClaim& claim) {
            return holds_on(board, claim) && (!claim.holds || paper_.is_written(claim.about.cell));
        });
    }

    // Whether it holds by the candidates of the cell alone.
    static bool holds_on(const Board& board, const CellClaim& claim) {
        return holds_among(board.digits(claim.about.cell), claim);
    }

    // Compares with the solutions of the board; true if that decides.
    bool compare(const Solutions& found, Judged& out) {
        if (!is_known(found)) return settle(out, Standing::unknown);
        return std::any_of(all_claims_.begin(), all_claims_.end(),
                           [&](const CellClaim& claim) { return compare(claim, found, out); });
    }
    bool compare(const CellClaim& claim, const Solutions& found, Judged& out) {
        if (found.count == 1) {
            if (((*found.first)[claim.about.cell] == claim.about.digit) == claim.holds) return false;
            out.counterexample = found.first;
            out.failed = claim;
            return settle(out, Standing::wrong);
        }
        const Solutions with = solutions_where(claim, true, out.before);
        const Solutions without = solutions_where(claim, false, out.before);
        if (without.count > 0) {
            out.counterexample = without.first;
            out.failed = claim;
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
    Solutions solutions_where(const CellClaim& claim, bool holds, Board board) const {
        const Candidate c = claim.about;
        if (holds == claim.holds)
            board.keep_only(c.cell, Set<Digit>{c.digit});
        else if (board.has(c))
            board.remove(c);
        if (board.digits(c.cell).empty()) return {};
        return play_.find_one(board);
    }

    bool shows(const Board& before, const Step& step) const {
        return shows_alone(before, step) || (rules_ != nullptr && any_placed() && shows_with_writing(before, step));
    }

    bool any_placed() const {
        return std::any_of(claims_.begin(), claims_.end(), [](const CellClaim& claim) { return claim.holds; });
    }

    // On boards with rules a step also writes the digits that it leaves alone in cells (Step::written).
    bool shows_with_writing(const Board& before, const Step& step) const {
        const auto removes_here = [&](Candidate c) {
            return std::any_of(claims_.begin(), claims_.end(),
                               [&](const CellClaim& claim) { return claim.about.cell == c.cell; });
        };
        if (std::none_of(step.removes.begin(), step.removes.end(), removes_here)) return false;
        Board board = before;
        for (const Candidate c : step.removes)
            if (board.has(c)) board.remove(c);
        for (const Candidate gone : step.removes) {
            const Set<Digit> left = board.digits(gone.cell);
            if (!left.single()) continue;
            for (const Cell peer : board.geometry().peers_of(gone.cell))
                if (const Candidate c{peer, left.first()}; board.has(c)) board.remove(c);
        }
        return std::all_of(claims_.begin(), claims_.end(),
                           [&](const CellClaim& claim) { return holds_on(board, claim); });
    }

    bool shows_alone(const Board& before, const Step& step) const {
        return std::all_of(claims_.begin(), claims_.end(), [&](const CellClaim& claim) {
            Set<Digit> left = before.digits(claim.about.cell);
            const auto drop = [&](Candidate c) {
                if (c.cell == claim.about.cell) left.erase(c.digit);
            };
            for (const Deduction& deduction : step.deductions)
                for (Candidate c : deduction.removes) drop(c);
            for (Candidate c : step.removes) drop(c);
            return holds_among(left, claim);
        });
    }

    bool may_use(const Move& move) const {
        return !move.technique->rests_on_uniqueness() ||
               (play_.count().count == 1 && play_.count().end != SearchEnd::budget);
    }

    static bool looks_at(const Step& step, const PlayersReason& reason) {
        const Pattern& pattern = step.pattern;
        std::vector<Cell> seen = pattern.cells;
        Set<Digit> digits = pattern.digits;
        const auto add = [&](const std::vector<Cell>& more) { seen.insert(seen.end(), more.begin(), more.end()); };
        add(pattern.others);
        add(pattern.fins);
        for (const CellGroup& set : pattern.sets) {
            add(set.cells);
            digits |= set.digits;
        }
        if (const auto& chain = pattern.chain)
            for (std::size_t i = 0; i < chain->nodes.size(); ++i) {
                add(chain->cells_of(i));
                digits.insert(chain->nodes[i].digit);
            }
        for (const Strand& strand : pattern.strands)
            for (const Strand::Node& node : strand.nodes) {
                seen.push_back(node.what.cell);
                digits.insert(node.what.digit);
            }
        for (const Glance& look : pattern.looks)
            for (const CellGroup& group : look.left) add(group.cells);
        const auto has = [&](Cell cell) { return contains(seen, cell); };
        return std::all_of(reason.cells.begin(), reason.cells.end(), has) && (reason.digits - digits).empty();
    }

    std::optional<Step> way_by(const Move& move, const Board& board) const {
        if (!may_use(move)) return std::nullopt;
        return first_shown(finds({board, play_.puzzle, rules_}, move, most_finds), board, {move});
    }
    std::optional<Step> way_by_name(const PlayersReason& wanted, const Board& board) const {
        if (!may_use(wanted.technique)) return std::nullopt;
        if (auto single = single_by_name(wanted, board)) return single;
        return first_shown(finds_by_name({board, play_.puzzle, rules_}, wanted.technique, most_finds), board, wanted);
    }
    std::optional<Step> first_shown(std::vector<Step> found, const Board& board, const PlayersReason& reason) const {
        const bool writes = reason.technique.technique->effect == Effect::places;
        const auto first = std::find_if(found.begin(), found.end(), [&](const Step& step) {
            // A digit written elsewhere may leave one candidate here, but finding it is a second step.
            const bool places_it = places_ && step.pattern.cells == std::vector{claims_.front().about.cell};
            return shows(board, step) && looks_at(step, reason) && (!writes || !any_placed() || places_it);
        });
        if (first == found.end()) return std::nullopt;
        if (places_ && writes) {
            first->places = claims_.front().about;
            first->removes.clear();
        }
        return std::move(*first);
    }

    // The claimed digit as a single of this kind, whose finder may leave it to another one.
    std::optional<Step> single_by_name(const PlayersReason& wanted, const Board& board) const {
        const std::string_view key = wanted.technique.technique->key;
        std::optional<Step> out;
        if (key == "naked-single") out = last_candidate(board, key, Form::naked_single);
        if (key == "full-house") out = full_house(board);
        if (key == "hidden-single") out = hidden_single(board);
        return out && looks_at(*out, wanted) ? std::move(out) : std::nullopt;
    }

    // The claimed digit as a single.
    Step single(std::string_view key, Form form) const {
        const Candidate c = claims_.front().about;
        Step step;
        for (const Move& move : play_.options.order)
            if (move.technique->key == key) step.move = move;
        step.places = c;
        step.pattern.form = form;
        step.pattern.digits = {c.digit};
        step.pattern.cells = {c.cell};
        return step;
    }

    // A cell with one candidate left.
    std::optional<Step> last_candidate(const Board& board, std::string_view key, Form form) const {
        if (!places_ || !holds_on(board, claims_.front())) return std::nullopt;
        return single(key, form);
    }

    // The same if all other cells of a house are written, as in the path's write_full_house (path.cpp).
    std::optional<Step> full_house(const Board& board) const {
        const Geometry& g = board.geometry();
        auto step = last_candidate(board, "full-house", Form::full_house);
        if (!step) return std::nullopt;
        for (const Membership& m : g.houses_of(step->places->cell)) {
            const auto done = [&](Cell cell) { return cell == step->places->cell || paper_.is_written(cell); };
            const auto cells = g.cells_of(m.house);
            if (!std::all_of(cells.begin(), cells.end(), done)) continue;
            step->pattern.base = {m.house};
            return step;
        }
        return std::nullopt;
    }

    // A digit with one place in a house.
    std::optional<Step> hidden_single(const Board& board) const {
        if (!places_) return std::nullopt;
        const auto [cell, digit] = claims_.front().about;
        for (const Membership& m : board.geometry().houses_of(cell)) {
            if (index(m.house) >= board.geometry().full_houses()) break;
            if (board.places(m.house, digit) != Set<Place>{m.place}) continue;
            Step step = single("hidden-single", Form::hidden_single);
            step.pattern.base = {m.house};
            return step;
        }
        return std::nullopt;
    }

    static bool is_much_harder(const Move& move, const std::vector<Step>& found) {
        const auto difficulty = [](const Move& of) { return difficulty_of(*of.technique, of.size); };
        return !found.empty() && found[0].move && difficulty(move) > difficulty(*found[0].move) + about_as_easy;
    }

    // Looks for one step; true if there is one.
    bool see(const std::optional<PlayersReason>& wanted, Wanting wanting, Judged& out) {
        const auto is_wanted = [&](const Move& move) {
            return wanted && wanted->technique.technique == move.technique && wanted->technique.size == move.size;
        };
        std::optional<Step> last;
        if (wanted) last = way_by_name(*wanted, out.before);
        out.by_wanted = last.has_value();
        const std::size_t most = wanting == Wanting::ways ? most_ways : last ? 0 : 1;
        auto single = last_candidate(out.before, "naked-single", Form::naked_single);
        if (single && most > 0 && !(last && single->move && is_wanted(*single->move)))
            out.steps.push_back(std::move(*single));
        for (const Move& move : play_.options.order) {
            if (out.steps.size() >= most || !play_.meter.spend() || is_much_harder(move, out.steps)) break;
            if (is_wanted(move)) continue;
            if (auto way = way_by(move, out.before)) out.steps.push_back(std::move(*way));
        }
        if (last) out.steps.push_back(std::move(*last));
        return !out.steps.empty() && settle(out, Standing::one_step);
    }

    // The path from here until it proves the claim.
    void walk_to_it(Judged& out) {
        const Puzzle here = puzzle_of(out.before);
        Path path = walk(here, play_.options, play_.count, play_.meter);
        Board board = out.before;
        std::vector<Cell> written;
        const auto is_done = [&](const CellClaim& claim) {
            return claim.holds ? contains(written, claim.about.cell) : holds_on(board, claim);
        };
        const auto apply = [&](const std::vector<Deduction>& deductions) {
            for (const Deduction& deduction : deductions)
                for (Candidate c : deduction.removes)
                    if (board.has(c)) board.remove(c);
        };
        apply(path.givens);
        for (Step& step : path.steps) {
            apply(step.deductions);
            if (step.places) written.push_back(step.places->cell);
            for (const Candidate c : step.written) written.push_back(c.cell);
            out.steps.push_back(std::move(step));
            if (std::all_of(claims_.begin(), claims_.end(), is_done)) {
                out.standing = Standing::more_steps;
                return;
            }
        }
        out.steps.clear();
        out.standing = at_limit(path.end) ? Standing::unknown : Standing::unshown;
    }

    const InPlay& play_;
    const WorkingPaper& paper_;
    const RuleView* rules_;
    const std::vector<CellClaim> claims_;
    const std::vector<CellClaim>& all_claims_;
    bool places_;  // the only claim is of a digit
};

}  // namespace

Judge::Judge(const InPlay& play)
    : play_(play),
      played_(!Review(play.puzzle, play.state).untouched()),
      now_(Review(play.puzzle, play.state).correct(play.count(), play.meter)),
      rules_(rules_of(play.puzzle, play.meter)) {
    look_in_helpers();
}

Judge::~Judge() = default;

Judged Judge::judge(const std::vector<CellClaim>& claims, const std::optional<PlayersReason>& reason, Wanting wanting) {
    Judged out{Standing::unknown, now_.mistakes, now_.paper.board(), {}, false, false, played_, {}};
    StepJudge(play_, now_.paper, rules_.get(), claims).judge(reason, wanting, out);
    return out;
}

void Judge::take(const std::vector<CellClaim>& claims, const Judged& judged) {
    WorkingPaper& paper = now_.paper;
    if (judged.standing == Standing::one_step)
        for (const Deduction& deduction : judged.steps.back().deductions)
            for (const Candidate c : deduction.removes)
                if (play_.puzzle.geometry().is_helper(c.cell) && paper.board().has(c)) paper.remove(c);
    std::vector<Deduction> shown;
    for (const auto& [about, holds] : claims) {
        if (!holds && paper.board().has(about)) paper.remove(about);
        if (!holds || !paper.board().has(about)) continue;
        for (const Digit other : paper.board().digits(about.cell) - Set<Digit>{about.digit})
            paper.remove({about.cell, other});
        if (!paper.is_written(about.cell)) paper.write(about, std::nullopt, shown);
    }
    look_in_helpers();
}

void Judge::look_in_helpers() {
    std::vector<Deduction> shown;
    path::look_in_helpers(now_.paper, play_.puzzle, rules_.get(), play_.options.order, shown);
}

Judged judge(const InPlay& play, const CellClaim& claim, const std::optional<PlayersReason>& wanted) {
    return Judge(play).judge({claim}, wanted, Wanting::ways);
}

}  // namespace deduku::path
