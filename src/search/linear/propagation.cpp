#include "search/linear/propagation.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku::linear {
namespace {

constexpr bool several(Word word) { return (word & (word - 1)) != 0; }

}  // namespace

Propagation::Propagation(const LinearModel& model)
    : model_(model), filter_(model.digits(), model.kind_of_sums()), common_(model.row_size()), row_(model.row_size()) {
    const auto ready = [](Queue& queue, std::size_t count) { queue.listed.resize(count); };
    ready(bases_, at(model.bases()));
    ready(sums_, model.sums().size());
    ready(late_sums_, model.sums().size());
    ready(late_choices_, model.choices().size());
    ready(choices_, model.choices().size());
    in_case_.resize(at(model.cells()));
    in_all_.resize(at(model.cells()));
    for (const Cell cell : model.board().every_cell()) helper_.push_back(model.board().is_helper(cell));
    for (const std::vector<ChoiceCase>& choice : model.choices()) case_dead_.emplace_back(choice.size());
}

void Propagation::load(const Board& board) {
    start();
    for (int cell = 0; cell < model_.cells(); ++cell)
        kill(cell, open(cell) & ~board.digits(static_cast<Cell>(cell)).bits());
}

void Propagation::load(const Table<Cell, Set<Digit>>& cells) {
    start();
    for (int cell = 0; cell < model_.cells(); ++cell) kill(cell, open(cell) & ~cells[static_cast<Cell>(cell)].bits());
}

// All candidates live, and every base, sum and choice is pending.
void Propagation::start() {
    open_.clear();
    open_cells_ = open_helpers_ = 0;
    for (int cell = 0; cell < model_.cells(); ++cell) {
        open_.push_back(Set<Digit>::first_n(model_.values(cell)).bits());
        if (several(open_.back())) count_open(cell, 1);
    }
    places_.assign(at(model_.bases() - model_.cells()), Set<Digit>::first_n(model_.digits()).bits());
    alive_.assign(model_.row_size(), 0);
    for (int v = 0; v < model_.candidates(); ++v) alive_[at(v) / 64] |= bit(v % 64);
    living_ = model_.candidates();
    trail_.clear();
    dead_cases_.clear();
    for (std::vector<bool>& cases : case_dead_) cases.assign(cases.size(), false);
    empty_.reset();
    for (int b = 0; b < model_.bases(); ++b) bases_.add(b);
    for (int s = 0; s < static_cast<int>(model_.sums().size()); ++s) sums_.add(s);
    for (int c = 0; c < static_cast<int>(model_.choices().size()); ++c) choices_.add(c);
}

bool Propagation::has(int candidate) const { return (alive_[at(candidate) / 64] >> (candidate % 64) & 1) != 0; }

Word Propagation::members(int base) const {
    return base < model_.cells() ? open_[at(base)] : places_[at(base - model_.cells())];
}

int Propagation::member(int base, unsigned place) const {
    const int p = static_cast<int>(place);
    if (base < model_.cells()) return model_.number(base, p);
    const Geometry& board = model_.board();
    return board.number(board.member(static_cast<Sector>(base), p));
}

bool Propagation::is_dead(int choice, std::size_t which) const { return case_dead_[at(choice)][which]; }

// use(places, place, base) for each house of N cells that contains the cell: the places of the digit, that of the cell.
template <class Use>
void Propagation::for_each_full_house(int cell, int digit, Use&& use) {
    const Geometry& board = model_.board();
    for (const Membership& in : board.houses_of(static_cast<Cell>(cell))) {
        const int base = index(board.sector(in.house, static_cast<Digit>(digit)));
        if (base >= model_.bases()) return;
        use(places_[at(base - model_.cells())], in.place, base);
    }
}

void Propagation::count_open(int cell, int change) {
    open_cells_ += change;
    if (helper_[at(cell)]) open_helpers_ += change;
}

void Propagation::kill(int cell, Word digits) {
    Word& here = open_[at(cell)];
    digits &= here;
    if (digits == 0) return;
    if (several(here) && !several(here & ~digits)) count_open(cell, -1);
    here &= ~digits;
    living_ -= std::popcount(digits);
    trail_.push_back({cell, digits});
    if (here == 0 && !empty_) empty_ = cell;
    bases_.add(cell);
    for (; digits != 0; digits &= digits - 1) {
        const int d = std::countr_zero(digits);
        const int v = model_.number(cell, d);
        alive_[at(v) / 64] &= ~bit(v % 64);
        for_each_full_house(cell, d, [&](Word& places, Place place, int base) {
            places &= ~bit(index(place));
            if (places == 0 && !empty_) empty_ = base;
            bases_.add(base);
        });
    }
    for (const int sum : model_.sums_of(cell)) sums_.add(sum);
    for (const int choice : model_.choices_of(cell)) choices_.add(choice);
}

void Propagation::keep_only(int candidate) {
    const int cell = model_.cell_of(candidate);
    kill(cell, open(cell) & ~bit(candidate - model_.number(cell, 0)));
}

void Propagation::undo_to(Mark mark) {
    for (; trail_.size() > mark.kills; trail_.pop_back()) {
        const auto [cell, digits] = trail_.back();
        Word& here = open_[at(cell)];
        if (!several(here) && several(here | digits)) count_open(cell, 1);
        here |= digits;
        living_ += std::popcount(digits);
        for (Word left = digits; left != 0; left &= left - 1) {
            const int d = std::countr_zero(left);
            const int v = model_.number(cell, d);
            alive_[at(v) / 64] |= bit(v % 64);
            for_each_full_house(cell, d, [](Word& places, Place place, int) { places |= bit(index(place)); });
        }
    }
    for (; dead_cases_.size() > mark.cases; dead_cases_.pop_back()) {
        const auto [choice, which] = dead_cases_.back();
        case_dead_[at(choice)][at(which)] = false;
    }
    empty_.reset();
    bases_.clear();
    sums_.clear();
    choices_.clear();
    late_sums_.clear();
    late_choices_.clear();
}

bool Propagation::run() { return run(static_cast<std::size_t>(-1)) == Ended::fixpoint; }

// False: nothing is pending.
bool Propagation::use_next() {
    const auto may = [&](std::vector<bool> Only::*of, int item) { return only_ == nullptr || (only_->*of)[at(item)]; };
    const auto sum = [&](Queue& queue, Call call) {
        if (const int item = queue.take(); may(&Only::sums, item)) use_sum(item, call);
    };
    const auto choice = [&](Queue& queue, Call call) {
        if (const int item = queue.take(); may(&Only::choices, item)) use_choice(item, call);
    };
    if (!bases_.empty()) {
        if (const int base = bases_.take(); may(&Only::bases, base)) use_base(base);
    } else if (!sums_.empty()) {
        sum(sums_, Call::first);
    } else if (!choices_.empty()) {
        choice(choices_, Call::first);
    } else if (!late_sums_.empty()) {
        sum(late_sums_, Call::late);
    } else if (!late_choices_.empty()) {
        choice(late_choices_, Call::late);
    } else {
        return false;
    }
    return true;
}

Propagation::Ended Propagation::run(std::size_t most_removed) {
    blamed_.clear();
    const std::size_t before = trail_.size();
    while (!empty_) {
        if (trail_.size() - before > most_removed) return Ended::at_limit;
        if (!use_next()) return Ended::fixpoint;
    }
    return Ended::contradiction;
}

// Sets kills_ to the candidates that each of members_, one of which is true, excludes; false if there are none. The
// members are not among them, since none excludes itself.
bool Propagation::find_excluded() {
    if (!model_.has_rows()) return find_excluded_in_sectors();
    common_ = alive_;
    for (const int v : members_) common_[at(v) / 64] &= ~bit(v % 64);
    Word any = ~Word{0};
    for (std::size_t m = 0; m < members_.size() && any != 0; ++m) {
        const Word* row = model_.weak(members_[m], row_);
        any = 0;
        for (std::size_t i = 0; i < common_.size(); ++i) any |= common_[i] &= row[i];
    }
    kills_.clear();
    if (any == 0) return false;
    for (std::size_t i = 0; i < common_.size(); ++i) {
        for (Word bits = common_[i]; bits != 0; bits &= bits - 1)
            add_kill(static_cast<int>(i) * 64 + std::countr_zero(bits));
    }
    return true;
}

// The same without stored rows: the candidates in a sector with the first member, less those not with each other one.
bool Propagation::find_excluded_in_sectors() {
    const auto each_with = [&](int member, auto&& what) {
        for (const Sector s : model_.sectors_of(member))
            for (const int v : model_.members(s)) what(row_[at(v) / 64], bit(v % 64), v);
    };
    kills_.clear();
    found_.clear();
    for (std::size_t m = 0; m < members_.size(); ++m) {
        each_with(members_[m], [](Word& word, Word of_v, int) { word |= of_v; });
        if (m > 0) {
            std::erase_if(found_, [&](int v) { return (row_[at(v) / 64] & bit(v % 64)) == 0; });
            each_with(members_[m], [](Word& word, Word of_v, int) { word &= ~of_v; });
        } else {
            for (const int v : members_) row_[at(v) / 64] &= ~bit(v % 64);
            each_with(members_[m], [&](Word& word, Word of_v, int v) {
                if ((word & of_v) != 0 && has(v)) found_.push_back(v);
                word &= ~of_v;
            });
        }
        if (found_.empty()) return false;
    }
    put_in_order(found_);
    for (const int v : found_) add_kill(v);
    return !kills_.empty();
}

// Candidates of a cell must be added one after another.
void Propagation::add_kill(int candidate) {
    const int cell = model_.cell_of(candidate);
    if (kills_.empty() || kills_.back().cell != cell) kills_.push_back({cell, 0});
    kills_.back().digits |= bit(candidate - model_.number(cell, 0));
}

void Propagation::use_base(int base) {
    members_.clear();
    for (Word left = members(base); left != 0; left &= left - 1)
        members_.push_back(member(base, static_cast<unsigned>(std::countr_zero(left))));
    if (!find_excluded()) return;
    if (listener_ != nullptr) listener_->by_base(base, kills_);
    apply();
    if (empty_) blame_base(base);
}

// The digits that a sum of one group must have; true if candidates were removed.
bool Propagation::use_required(int sum, Word digits) {
    const SumGroup& group = model_.sums()[at(sum)].groups[0];
    for (; digits != 0; digits &= digits - 1) {
        const int d = std::countr_zero(digits);
        members_.clear();
        for (const int cell : group.cells)
            if ((open(cell) >> d & 1) != 0) members_.push_back(model_.number(cell, d));
        if (!find_excluded()) continue;
        if (listener_ != nullptr) listener_->by_digit(sum, d, kills_);
        if (kills_.empty()) continue;
        blamed_ = group.cells;
        apply();
        return true;
    }
    return false;
}

void Propagation::blame_base(int base) {
    blamed_.clear();
    const auto add = [&](int b) {
        for (Word left = members(b); left != 0; left &= left - 1)
            blamed_.push_back(model_.cell_of(member(b, static_cast<unsigned>(std::countr_zero(left)))));
    };
    add(base);
    if (*empty_ < model_.cells()) {
        blamed_.push_back(*empty_);
        return;
    }
    const Geometry& board = model_.board();
    for (const Cell cell : board.cells_of(board.house_of(static_cast<Sector>(*empty_)))) blamed_.push_back(index(cell));
}

void Propagation::apply() {
    for (const Kill& kill : kills_) this->kill(kill.cell, kill.digits);
}

// A rule without an assignment: removes all digits of one of its cells, or of any cell if it has none.
void Propagation::kill_cell(std::span<const int> of) {
    int best = of.empty() ? 0 : of.front();
    for (const int cell : of)
        if (std::popcount(open(cell)) < std::popcount(open(best))) best = cell;
    kills_.assign(1, {best, open(best)});
}

void Propagation::use_sum(int sum, Call call) {
    const LinearSum& what = model_.sums()[at(sum)];
    kills_.clear();
    const bool holds = filter_.run(what, open_.data(), kills_);
    const Word required = filter_.required();
    if (!holds) {
        blamed_.clear();
        for (const SumGroup& group : what.groups) blamed_.insert(blamed_.end(), group.cells.begin(), group.cells.end());
        kill_cell(blamed_);
    }
    if (listener_ != nullptr && call == Call::first && (!kills_.empty() || required != 0)) late_sums_.add(sum);
    if (listener_ != nullptr && !kills_.empty()) listener_->by_sum(sum, kills_, call);
    if (!kills_.empty())
        apply();
    else if (holds && (listener_ == nullptr || call == Call::late) && use_required(sum, required))
        sums_.add(sum);
}

// Sets kills_ to the candidates that the lines of a case exclude; false if they cannot hold.
bool Propagation::filter_case(const ChoiceCase& which) {
    kills_.clear();
    for (const LinearSum& sum : which.sums)
        if (!filter_.run(sum, open_.data(), kills_)) return false;
    return true;
}

// Intersects in_all_, the candidates excluded by all cases so far, with those of this case.
void Propagation::merge_case(bool first) {
    case_cells_.clear();
    for (const Kill& kill : kills_) {
        if (in_case_[at(kill.cell)] == 0) case_cells_.push_back(kill.cell);
        in_case_[at(kill.cell)] |= kill.digits;
    }
    if (first) {
        for (const int cell : case_cells_) in_all_[at(cell)] = in_case_[at(cell)];
        all_cells_ = case_cells_;
    } else {
        for (const int cell : all_cells_) in_all_[at(cell)] &= in_case_[at(cell)];
        std::erase_if(all_cells_, [&](int cell) { return in_all_[at(cell)] == 0; });
    }
    for (const int cell : case_cells_) in_case_[at(cell)] = 0;
}

void Propagation::use_choice(int choice, Call call) {
    const std::vector<ChoiceCase>& cases = model_.choices()[at(choice)];
    bool first = true;
    all_cells_.clear();
    for (std::size_t i = 0; i < cases.size() && (first || !all_cells_.empty()); ++i) {
        if (is_dead(choice, i)) continue;
        if (filter_case(cases[i])) {
            merge_case(first);
            first = false;
        } else {
            case_dead_[at(choice)][i] = true;
            dead_cases_.emplace_back(choice, static_cast<int>(i));
        }
    }
    kills_.clear();
    if (first) {
        const std::span<const int> cells = model_.cells_of_choice(choice);
        blamed_.assign(cells.begin(), cells.end());
        kill_cell(cells);
    }
    for (const int cell : all_cells_) kills_.push_back({cell, in_all_[at(cell)]});
    for (const int cell : all_cells_) in_all_[at(cell)] = 0;
    if (kills_.empty()) return;
    if (listener_ != nullptr) listener_->by_choice(choice, kills_, call);
    if (listener_ != nullptr && call == Call::first) late_choices_.add(choice);
    apply();
}

}  // namespace deduku::linear
