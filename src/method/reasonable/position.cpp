#include "method/reasonable/position.hpp"

#include <algorithm>

namespace deduku::reasonable {

Position::Position(GeometryPtr geometry)
    : geometry_(std::move(geometry)),
      numbering_(geometry_->numbering()),
      digits_(geometry_->cells()),
      places_(static_cast<std::size_t>(geometry_->sectors() - geometry_->cells())),
      given_(geometry_->houses()),
      news_(geometry_->houses()) {}

void Position::load(const Board& board, Reading reading) {
    for (Cell cell : digits_.ids()) digits_[cell] = board.digits(cell);
    start(reading);
}

void Position::load(const Table<Cell, Set<Digit>>& cells, Reading reading) {
    std::copy(cells.begin(), cells.end(), digits_.begin());
    start(reading);
}

void Position::start(Reading reading) {
    for_locks_.clear();
    for_subsets_.clear();
    singles_.clear();
    contradictory_ = false;
    if (list_givens() && reading == Reading::at_once) {
        read_givens();
    } else {
        for (Cell cell : digits_.ids())
            if (digits_[cell].single()) add_naked_single(cell);
    }
    list_places();
    list_news();
}

// Lists the givens of each house; false if one occurs twice.
bool Position::list_givens() {
    bool clash = false;
    given_.fill({});
    for (Cell cell : digits_.ids()) {
        if (!digits_[cell].single()) continue;
        for (const Membership& m : geometry_->houses_of(cell)) {
            clash = clash || given_[m.house].contains(digits_[cell]);
            given_[m.house] |= digits_[cell];
        }
    }
    return !clash;
}

void Position::read_givens() {
    for (Cell cell : digits_.ids()) {
        if (digits_[cell].single()) continue;
        geometry_->with_houses_of(cell, [&](auto in) {
            for (const Membership& m : in) digits_[cell] = digits_[cell] - given_[m.house];
        });
        if (digits_[cell].single()) add_naked_single(cell);
    }
}

void Position::list_places() {
    std::fill(places_.begin(), places_.end(), Set<Place>{});
    for (Cell cell : digits_.ids()) {
        geometry_->with_houses_of(cell, [&](auto in) {
            for (Digit d : digits_[cell])
                for (const Membership& m : in) places_[place_at(m.house, d)].insert(m.place);
        });
        contradictory_ = contradictory_ || digits_[cell].empty();
    }
}

// Everything except the givens is new.
void Position::list_news() {
    for (House house : news_.ids()) {
        News news{house, {}, {}};
        for (Digit d : open_digits(house)) {
            const Set<Place> where = places(house, d);
            news.digits.insert(d);
            news.places |= where;
            if (where.single()) add_hidden_single(house, d);
            contradictory_ = contradictory_ || where.empty();
        }
        news_[house] = news;
        if (!news.digits.empty()) for_locks_.push(house);
        if (!news.places.empty()) for_subsets_.push(house);
    }
}

void Position::add_hidden_single(House house, Digit digit) {
    const Cell cell = geometry_->cell_at(house, places(house, digit).first());
    if (!digits(cell).single()) singles_.push({{cell, digit}, true, house});
}

void Position::remove(Candidate c) {
    Set<Digit>& left = digits_[c.cell];
    left.erase(c.digit);
    if (left.single()) add_naked_single(c.cell);
    if (left.empty()) contradictory_ = true;
    geometry_->with_houses_of(c.cell, [&](auto in) {
        for (const Membership& m : in) {
            Set<Place>& where = places_[place_at(m.house, c.digit)];
            where.erase(m.place);
            if (where.single()) add_hidden_single(m.house, c.digit);
            if (where.empty()) contradictory_ = true;
            News& news = news_[m.house];
            if (news.digits.empty()) for_locks_.push(m.house);
            if (news.places.empty()) for_subsets_.push(m.house);
            news.digits.insert(c.digit);
            news.places.insert(m.place);
        }
    });
}

bool Position::complete() const {
    return !contradictory_ && std::all_of(digits_.begin(), digits_.end(), [](Set<Digit> d) { return d.single(); });
}

std::optional<Position::Single> Position::next_single() { return singles_.pop(); }

std::optional<Position::News> Position::next_for_locks() {
    const std::optional<House> house = for_locks_.pop();
    if (!house) return std::nullopt;
    const News news = news_[*house];
    news_[*house].digits = {};
    return news;
}

std::optional<Position::News> Position::next_for_subsets() {
    const std::optional<House> house = for_subsets_.pop();
    if (!house) return std::nullopt;
    const News news = news_[*house];
    news_[*house].places = {};
    return news;
}

}  // namespace deduku::reasonable
