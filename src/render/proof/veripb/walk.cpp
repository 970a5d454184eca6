#include "render/proof/veripb/walk.hpp"

#include <algorithm>

namespace deduku::proof {
namespace {

bool among(const std::vector<int>& list, int v) { return std::find(list.begin(), list.end(), v) != list.end(); }

}  // namespace

bool VeripbWalk::Branch::keeps(int v) const { return among(keep, v); }

VeripbWalk::VeripbWalk(std::function<void(std::string_view)> write, const Puzzle& start, const Claim& goal,
                       std::string& error)
    : start_(start),
      geometry_(start_.geometry()),
      ids_(start, goal),
      text_(std::move(write)),
      error_(error),
      has_solution_(std::holds_alternative<Unique>(goal)),
      status_(ids_.variables(), Status::alive),
      kills_(ids_.variables()),
      not_allowed_(geometry_.cells()) {
    for (const BothBounds& line : ids_.lines()) lines_.push_back(&line);
    for (int v = 0; v < geometry_.candidates(); ++v) {
        const Candidate c = geometry_.candidate(v);
        if (!start.cells[c.cell].has(c.digit)) status_[v] = Status::not_allowed;
    }
    text_.begin(ids_.count());
}

void VeripbWalk::expect(bool holds, const char* otherwise) {
    if (!holds && error_.empty()) error_ = "event " + std::to_string(events_) + ": " + otherwise;
}

void VeripbWalk::set(int v, Status status, Kill kill) {
    if (is_dead(v)) return;
    status_[v] = status;
    kills_[v] = std::move(kill);
    trail_.push_back(v);
}

void VeripbWalk::undo_to(std::size_t length) {
    for (; trail_.size() > length; trail_.pop_back()) {
        status_[trail_.back()] = Status::alive;
        kills_[trail_.back()] = {};
    }
}

std::vector<int> VeripbWalk::numbers(const std::vector<Candidate>& candidates) const {
    std::vector<int> out;
    for (Candidate c : candidates) out.push_back(geometry_.number(c));
    return out;
}

std::vector<int> VeripbWalk::members(Sector sector) const {
    std::vector<int> out;
    for (const LinearForm::Term& term : sector_form(sector, 1).terms)
        if (!is_selector(term.number)) out.push_back(term.number);
    return out;
}

std::vector<int> VeripbWalk::living_members(Sector sector) const {
    std::vector<int> out = members(sector);
    std::erase_if(out, [this](int v) { return is_dead(v); });
    return out;
}

void VeripbWalk::say_not_allowed(const std::vector<int>& candidates) {
    std::vector<int> unseen;
    for (int v : candidates)
        if (state(v) == Status::not_allowed && !start_.cells[geometry_.candidate(v).cell].single()) unseen.push_back(v);
    for (int v : unseen)
        if (unseen.size() > 1) kill(v);
}

const VeripbWalk::Kill& VeripbWalk::kill(int v) {
    if (state(v) != Status::not_allowed) return kills_[v];
    const Cell cell = geometry_.candidate(v).cell;
    Kill& line = not_allowed_[cell];
    if (line.id == 0) {
        LinearForm allowed{{}, 1};
        for (Digit d : start_.cells[cell]) allowed.terms.push_back({geometry_.number({cell, d}), 1});
        SumLine sum;
        add_at_most_one(sum, geometry_.sector(cell));
        sum.add(ids_.allowed(cell), allowed);
        line = {text_.sum(0, sum.text()), std::make_shared<const LinearForm>(sum.form())};
    }
    return line;
}

LinearForm VeripbWalk::sector_form(Sector sector, long times) const {
    if (geometry_.is_linear(sector)) return times > 0 ? line(sector).least.form : line(sector).most.form;
    LinearForm out{{}, times};
    for (int i = 0; i < geometry_.size_of(sector); ++i)
        out.terms.push_back({geometry_.number(geometry_.member(sector, i)), times});
    return out;
}

void VeripbWalk::add_bound(SumLine& sum, const Constraint& bound, long times) {
    expect(bound.id != 0, "a line without the bound that is needed");
    if (bound.id != 0) sum.add(bound.id, bound.form, times);
}

void VeripbWalk::add_at_least_one(SumLine& sum, Sector sector, long times) {
    if (geometry_.is_linear(sector)) return add_bound(sum, line(sector).least, times);
    if (geometry_.is_small(sector)) {  // no lower bound
        for (const LinearForm::Term& term : sector_form(sector, 1).terms) sum.add_at_least_zero(term.number, times);
        return;
    }
    sum.add(OpbIds::at_least_one(sector), sector_form(sector, 1), times);
}

void VeripbWalk::add_at_most_one(SumLine& sum, Sector sector, long times) {
    if (geometry_.is_linear(sector)) return add_bound(sum, line(sector).most, times);
    sum.add(ids_.at_most_one(sector), sector_form(sector, -1), times);
}

void VeripbWalk::take_off_cells(SumLine& sum) {
    const LinearForm form = sum.form();
    for (Cell cell : geometry_.every_cell()) {
        std::optional<long> largest;
        bool counts = false;
        for (Digit d : geometry_.all_digits(cell)) {
            const int number = geometry_.number({cell, d});
            if (is_dead(number)) continue;
            const long weight = form.times(number);
            counts = counts || weight != 0;
            largest = std::max(largest.value_or(weight), weight);
        }
        if (!counts || !largest) continue;
        if (*largest > 0) add_at_most_one(sum, geometry_.sector(cell), *largest);
        if (*largest < 0) add_at_least_one(sum, geometry_.sector(cell), -*largest);
    }
}

void VeripbWalk::cancel(SumLine& line) {
    for (std::size_t i = 0; i < line.form().terms.size();) {
        const LinearForm::Term term = line.form().terms[i];
        ++i;
        if (term.times < 0 || !is_killed(term.number)) continue;
        const Kill& by = kill(term.number);
        const long each = by.form ? -by.form->times(term.number) : 0;
        if (each <= 0) continue;
        line.add(by.id, *by.form, (term.times + each - 1) / each);
        i = 0;
    }
}

bool VeripbWalk::shows_false(const LinearForm& form, int v) const {
    // Excluded candidates count 0 and kept ones 1; with any values of the others, v = 1 violates the bound.
    long most = 0;
    for (const LinearForm::Term& term : form.terms) {
        const auto keeps_alone = [&](const Branch& b) { return b.keep.size() == 1 && b.keep.front() == term.number; };
        if (term.times > 0 && !is_excluded(term.number)) most += term.times;
        if (term.number == v || std::any_of(hypotheses_.begin(), hypotheses_.end(), keeps_alone))
            most += std::min(0L, term.times);
    }
    return most < form.bound;
}

int VeripbWalk::level_of(const LinearForm& form) const {
    const auto is_hypothesis = [this](const LinearForm::Term& term) {
        return std::any_of(hypotheses_.begin(), hypotheses_.end(), [&](const Branch& branch) {
            return branch.keeps(term.number) || among(branch.excluded, term.number);
        });
    };
    return std::any_of(form.terms.begin(), form.terms.end(), is_hypothesis) ? level_ : 0;
}

void VeripbWalk::cover(const Cover& why, const std::vector<Candidate>& removes) {
    ++events_;
    if (void_splits_ > 0) return;
    SumLine line;
    for (Sector s : why.base) add_at_least_one(line, s);
    for (Sector s : why.cover) add_at_most_one(line, s);
    expect(why.base.size() == why.cover.size(), "a Cover needs as many base as cover sectors");
    for (const LinearForm::Term& term : line.form().terms)
        expect(term.times < 0 || is_dead(term.number), "a living candidate lies in more base than cover sectors");
    const std::vector<int> removed = numbers(removes);
    for (int v : removed) {
        expect(!is_dead(v), "a removed candidate is dead before");
        expect(line.form().times(v) < 0, "a removed candidate does not lie in more cover than base sectors");
    }
    std::vector<Kill> kills = write_cover(std::move(line), why.base.size(), removed);
    for (std::size_t i = 0; i < removed.size(); ++i) set(removed[i], Status::killed, std::move(kills[i]));
}

void VeripbWalk::sum(const Sum& why, const std::vector<Candidate>& removes) {
    ++events_;
    if (void_splits_ > 0) return;
    SumLine line;
    for (const Factor& factor : why.lines) {
        if (factor.factor > 0)
            add_at_least_one(line, factor.line, factor.factor);
        else
            add_at_most_one(line, factor.line, -long{factor.factor});
    }
    if (why.over > 1) {
        // Sizes of "not x" are also rounded upwards: they must be made multiples first.
        const std::vector<LinearForm::Term> terms = line.form().terms;
        for (const LinearForm::Term& term : terms)
            if (term.times < 0 && !is_selector(term.number) && -term.times % why.over != 0)
                line.add_at_least_zero(term.number, -term.times % why.over);
        line.divide(why.over);
    }
    const std::vector<int> removed = numbers(removes);
    for (int v : removed) expect(!is_dead(v), "a removed candidate is dead before");
    std::vector<Kill> kills = write_sum(std::move(line), removed);
    for (std::size_t i = 0; i < removed.size(); ++i) set(removed[i], Status::killed, std::move(kills[i]));
}

void VeripbWalk::open_split(Sector on) {
    ++events_;
    if (void_splits_ > 0)
        ++void_splits_;
    else
        splits_.push_back({on, nullptr, living_members(on), {}, {}});
}

void VeripbWalk::open_cases(int choice) {
    ++events_;
    if (void_splits_ > 0) {
        ++void_splits_;
        return;
    }
    const Selected& selected = ids_.choices()[static_cast<std::size_t>(choice)];
    Split split{{}, &selected, {}, {}, {}};
    for (const LinearForm::Term& term : selected.row.form.terms) split.living.push_back(term.number);
    splits_.push_back(std::move(split));
}

void VeripbWalk::open_case() {
    ++events_;
    if (void_splits_ > 0) return;
    const Split& split = splits_.back();
    const std::size_t number = split.branches.size();
    expect(number < split.living.size(), "more branches than cases");
    if (number >= split.living.size()) return;
    enter({{split.living[number]}, {}, false, false, {}});
    for (const BothBounds& line : split.choice->cases[number]) lines_.push_back(&line);
}

void VeripbWalk::enter(Branch branch) {
    marks_.push_back({trail_.size(), lines_.size(), level_, next_level_});
    level_ = next_level_++;
    if (is_void(branch.excluded)) void_splits_ = 1;
    for (int v : branch.excluded) set(v, Status::excluded, {});
    hypotheses_.push_back(std::move(branch));
}

void VeripbWalk::open_branch(const std::vector<Candidate>& keep) {
    ++events_;
    if (void_splits_ > 0) return;
    Branch branch;
    branch.keep = numbers(keep);
    for (int v : splits_.back().living)
        if (!branch.keeps(v)) branch.excluded.push_back(v);
    for (int v : branch.keep) expect(among(splits_.back().living, v), "a branch keeps what is no living member");
    enter(std::move(branch));
}

void VeripbWalk::close_branch(std::optional<Sector> empty) {
    ++events_;
    if (void_splits_ > 1) return;
    const bool has_lines = void_splits_ == 0;
    void_splits_ = 0;
    if (has_lines && empty) {
        expect(living_members(*empty).empty(), "the sector said to be empty has a living member");
        say_not_allowed(members(*empty));
    }
    Branch branch = std::move(hypotheses_.back());
    branch.open = has_lines && !empty;
    branch.is_void = !has_lines;
    const Mark mark = marks_.back();
    marks_.pop_back();
    for (std::size_t i = mark.trail; branch.open && i < trail_.size(); ++i)
        if (is_killed(trail_[i])) branch.killed.push_back(trail_[i]);
    undo_to(mark.trail);
    lines_.resize(mark.lines);
    level_ = mark.level;
    next_level_ = branch.open ? std::max(mark.next_level, text_.highest() + 1) : mark.next_level;
    hypotheses_.pop_back();
    Split& split = splits_.back();
    if (has_lines && empty) write_closing(split, branch);
    if (!branch.open && has_solution_) text_.wipe(next_level_);
    split.branches.push_back(std::move(branch));
}

void VeripbWalk::close_split(const std::vector<Candidate>& removes) {
    ++events_;
    if (void_splits_ > 1) {
        --void_splits_;
        return;
    }
    Split split = std::move(splits_.back());
    splits_.pop_back();
    for (int v : split.living) {
        const auto keeps = [v](const Branch& branch) { return branch.keeps(v); };
        expect(std::any_of(split.branches.begin(), split.branches.end(), keeps), "a living member is in no branch");
    }
    // A void branch can remove anything.
    const auto is_end = [](const Branch& branch) { return branch.open || branch.is_void; };
    const bool anything = std::any_of(split.branches.begin(), split.branches.end(), is_end);
    const std::vector<int> removed = numbers(removes);
    std::vector<Kill> kills;
    const std::size_t mark = trail_.size();
    for (int u : removed) expect(!is_dead(u), "a removed candidate is dead before");
    for (const auto& [v, line] : split.closed_away) set(v, Status::killed, line);
    for (int u : removed) {
        expect(anything || split.choice != nullptr || among(split.living, u),
               "closed branches alone remove members of the sector only");
        for (const Branch& branch : split.branches)
            expect(!branch.open || among(branch.killed, u) || among(branch.excluded, u),
                   "a removed candidate lives in an open branch");
        const auto closed = split.closed_away.find(u);
        kills.push_back(closed != split.closed_away.end() ? closed->second : write_join(split, u));
    }
    undo_to(mark);
    next_level_ = std::max(next_level_, text_.highest() + 1);
    for (std::size_t i = 0; i < removed.size(); ++i) set(removed[i], Status::killed, std::move(kills[i]));
}

void VeripbWalk::check_claim(const Claim& claim) {
    if (const auto* none = std::get_if<NoSolution>(&claim))
        return expect(living_members(none->empty).empty(), "the sector said to be empty has a living member");
    const auto* unique = std::get_if<Unique>(&claim);
    if (unique) expect(solves(unique->grid, start_), "the grid is no solution");
    for (Candidate c : needed_by(claim, geometry_))
        expect(is_dead(geometry_.number(c)), "a candidate that should be false is living");
}

void VeripbWalk::end(const Claim& claim) {
    ++events_;
    check_claim(claim);
    text_.conclude(write_end(claim));
}

}  // namespace deduku::proof
