#include "method/reasonable/fixpoint.hpp"

#include <tuple>

#include "grid/in_order.hpp"
#include "technique/rules/rule_closure.hpp"

namespace deduku::reasonable {
namespace {

GeometryPtr full_houses_of(GeometryPtr board) {
    if (!board->constrained()) return board;
    HouseCells houses;
    for (House house : board->every_house()) {
        const auto cells = board->cells_of(house);
        houses.emplace_back(cells.begin(), cells.end());
    }
    return std::make_shared<const Geometry>(board->canvas(), std::move(houses), Constraints{}, std::string());
}

}  // namespace

Fixpoint::Fixpoint(GeometryPtr geometry)
    : Fixpoint(full_houses_of(geometry), closure_of_rules(*geometry), geometry->cells() - geometry->grid_cells()) {}

Fixpoint::Fixpoint(const GeometryPtr& full_houses, std::shared_ptr<RuleClosure> rules, int own_cells)
    : geometry_(*full_houses),
      own_cells_(own_cells),
      position_(full_houses),
      houses_(geometry_.houses()),
      rules_(std::move(rules)) {}

Cover Fixpoint::on_board(Cover cover) const {
    const auto number = [&](std::vector<Sector>& sectors) {
        for (Sector& sector : sectors)
            if (!geometry_.is_cell(sector)) sector = static_cast<Sector>(index(sector) + own_cells_);
    };
    number(cover.base);
    number(cover.cover);
    return cover;
}

bool Fixpoint::close(Board& board, std::vector<Deduction>* steps) {
    while (true) {
        position_.load(board, steps == nullptr ? GivensReading::at_once : GivensReading::singly);
        steps_ = steps;
        const bool consistent = run();
        steps_ = nullptr;
        for (const Cell cell : geometry_.every_cell()) {
            board.keep_only(cell, position_.board().digits(cell));
        }
        if (!consistent || rules_ == nullptr) return consistent;
        const bool more = steps == nullptr ? run_rules(rules_.get(), board) : run_rules(rules_.get(), board, *steps);
        if (board.contradictory() || !more) return !board.contradictory();
    }
}

bool Fixpoint::close(const Puzzle& puzzle) {
    RuleClosure::Cells cells = puzzle.cells;  // with own cells
    position_.load(cells, GivensReading::at_once);
    while (run()) {
        if (rules_ == nullptr) return true;
        for (const Cell cell : geometry_.every_cell()) cells[cell] = board().digits(cell);
        if (!run_rules(rules_.get(), cells)) return true;
        position_.load(cells, GivensReading::at_once);
    }
    return false;
}

bool Fixpoint::run() {
    met_ = Table<House, bool>(houses_.size());
    while (!board().contradictory()) {
        if (const auto single = position_.next_single())
            use_single(*single);
        else if (const auto locks = position_.next_for_locks())
            use_locks(*locks);
        else if (const auto news = position_.next_for_subsets())
            use_subsets(*news);
        else
            return true;
    }
    return false;
}

void Fixpoint::remove(Candidate c) {
    position_.remove(c);
    if (steps_ != nullptr) removed_.push_back(c);
}

// A cell with one digit: removes it from the houses of the cell. A digit with one place: removes the cell's others.
void Fixpoint::use_single(const ReasonablePosition::Single& single) {
    const Cell cell = single.candidate.cell;
    const Digit d = single.candidate.digit;
    if (single.hidden) {
        for (Digit other : board().digits(cell) - Set<Digit>{d}) remove({cell, other});
        note([&] { return Cover{{geometry_.sector(single.house, d)}, {geometry_.sector(cell)}}; });
        return;
    }
    for (const Membership& m : geometry_.houses_of(cell)) {
        for (Place p : board().places(m.house, d) - Set<Place>{m.place}) remove({geometry_.cell_at(m.house, p), d});
        note([&] { return Cover{{geometry_.sector(cell)}, {geometry_.sector(m.house, d)}}; });
        if (board().contradictory()) return;
    }
}

// Only a house through the first place of a digit can hold all its places.
void Fixpoint::use_locks(const ReasonablePosition::News& news) {
    for (Digit d : news.digits) {
        const Set<Place> places = board().places(news.house, d);
        if (places.single()) continue;
        for (const Crossing& x : geometry_.crossings_of(news.house)) {
            if (!x.shared_in_from.contains(places)) continue;
            for (Place p : board().places(x.to, d) - x.shared_in_to) remove({geometry_.cell_at(x.to, p), d});
            note([&] { return Cover{{geometry_.sector(news.house, d)}, {geometry_.sector(x.to, d)}}; });
            if (board().contradictory()) return;
        }
    }
}

// The filter of a house, created on first use from the candidates left by singles.
AllDifferent& Fixpoint::filter_of(House house) {
    if (met_[house]) return houses_[house];
    met_[house] = true;
    Set<Place> places;
    Set<Digit> digits;
    for (Digit d : position_.open_digits(house)) {
        const Set<Place> where = board().places(house, d);
        if (where.single()) continue;
        digits.insert(d);
        places |= where;
    }
    houses_[house].reset(places, digits);
    return houses_[house];
}

void Fixpoint::use_subsets(const ReasonablePosition::News& news) {
    AllDifferent& filter = filter_of(news.house);
    const HouseView view = view_of(board(), news.house);
    if (!filter.update(view, news.places)) return show_lack(news.house, filter.lacking());
    if (steps_ != nullptr) return note_components(news.house, filter);
    for (Place p : filter.split())
        for (Digit d : filter.excluded(view, p)) remove({geometry_.cell_at(news.house, p), d});
}

// All reasons refer to the position before the first removal, so they are valid for later ones. Small ones first.
void Fixpoint::note_components(House house, const AllDifferent& filter) {
    struct Find {
        HallSet set;
        Candidate candidate;
    };
    const HouseView view = view_of(board(), house);
    std::vector<Find> found;
    for (Place p : filter.split())
        for (Digit d : filter.excluded(view, p))
            found.push_back({filter.why(view, p, d), {geometry_.cell_at(house, p), d}});
    const auto key = [](const Find& f) {
        return std::tuple(f.set.size(), f.set.hidden, f.set.places.bits(), f.set.digits.bits());
    };
    put_in_order(found, [&](const Find& a, const Find& b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < found.size(); ++i) {
        remove(found[i].candidate);
        if (i + 1 < found.size() && key(found[i + 1]) == key(found[i])) continue;
        note([&] { return cover_of(geometry_, house, found[i].set); });
    }
}

// A set with one more place or digit than it can serve, which becomes empty.
void Fixpoint::show_lack(House house, const AllDifferent::Lack& lack) {
    if (lack.set.hidden) {
        for (Place p : board().places(house, lack.digit)) remove({geometry_.cell_at(house, p), lack.digit});
    } else {
        const Cell cell = geometry_.cell_at(house, lack.place);
        for (Digit d : board().digits(cell)) remove({cell, d});
    }
    note([&] { return cover_of(geometry_, house, lack.set); });
}

}  // namespace deduku::reasonable
