#include "method/reasonable/position.hpp"

#include <algorithm>

namespace deduku::reasonable {

Position::Position(GeometryPtr geometry)
    : geometry_(std::move(geometry)),
      size_(static_cast<std::size_t>(geometry_->digits())),
      digits_(size_ * size_),
      places_(3 * size_ * size_),
      given_(3 * size_),
      news_(3 * size_) {}

void Position::load(const Board& board, Reading reading) {
    for (std::size_t c = 0; c < digits_.size(); ++c) digits_[c] = board.digits(static_cast<Cell>(c));
    start(reading);
}

void Position::load(const Puzzle& puzzle, Reading reading) {
    std::copy(puzzle.cells.begin(), puzzle.cells.end(), digits_.begin());
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
        for (std::size_t c = 0; c < digits_.size(); ++c)
            if (digits_[c].single()) add_naked_single(static_cast<Cell>(c));
    }
    list_places();
    list_news();
}

// The digits given in each house; false if one is given twice.
bool Position::list_givens() {
    bool clash = false;
    std::fill(given_.begin(), given_.end(), Set<Digit>{});
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        if (!digits_[c].single()) continue;
        for (const Membership& m : geometry_->houses_of(static_cast<Cell>(c))) {
            clash = clash || given_[at(m.house)].contains(digits_[c]);
            given_[at(m.house)] |= digits_[c];
        }
    }
    return !clash;
}

void Position::read_givens() {
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        if (digits_[c].single()) continue;
        const auto in = geometry_->houses_of(static_cast<Cell>(c));
        digits_[c] = digits_[c] - (given_[at(in[0].house)] | given_[at(in[1].house)] | given_[at(in[2].house)]);
        if (digits_[c].single()) add_naked_single(static_cast<Cell>(c));
    }
}

void Position::list_places() {
    std::fill(places_.begin(), places_.end(), Set<Place>{});
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        const auto in = geometry_->houses_of(static_cast<Cell>(c));
        for (Digit d : digits_[c])
            for (const Membership& m : in) places_[row_of(m.house) + at(d)].insert(m.place);
        contradictory_ = contradictory_ || digits_[c].empty();
    }
}

// Everything not given is new.
void Position::list_news() {
    for (std::size_t h = 0; h < news_.size(); ++h) {
        const auto house = static_cast<House>(h);
        News news{house, {}, {}};
        for (Digit d : open_digits(house)) {
            const Set<Place> where = places(house, d);
            news.digits.insert(d);
            news.places |= where;
            if (where.single()) add_hidden_single(house, d);
            contradictory_ = contradictory_ || where.empty();
        }
        news_[h] = news;
        if (!news.digits.empty()) for_locks_.push(house);
        if (!news.places.empty()) for_subsets_.push(house);
    }
}

void Position::add_hidden_single(House house, Digit digit) {
    const Cell cell = geometry_->cell_at(house, places(house, digit).first());
    if (!digits(cell).single()) singles_.push({{cell, digit}, true, house});
}

void Position::remove(Candidate c) {
    Set<Digit>& left = digits_[static_cast<std::size_t>(c.cell)];
    left.erase(c.digit);
    if (left.single()) add_naked_single(c.cell);
    if (left.empty()) contradictory_ = true;
    for (const Membership& m : geometry_->houses_of(c.cell)) {
        Set<Place>& where = places_[row_of(m.house) + at(c.digit)];
        where.erase(m.place);
        if (where.single()) add_hidden_single(m.house, c.digit);
        if (where.empty()) contradictory_ = true;
        News& news = news_[at(m.house)];
        if (news.digits.empty()) for_locks_.push(m.house);
        if (news.places.empty()) for_subsets_.push(m.house);
        news.digits.insert(c.digit);
        news.places.insert(m.place);
    }
}

bool Position::complete() const {
    return !contradictory_ && std::all_of(digits_.begin(), digits_.end(), [](Set<Digit> d) { return d.single(); });
}

std::optional<Position::Single> Position::next_single() { return singles_.pop(); }

std::optional<Position::News> Position::next_for_locks() {
    const std::optional<House> house = for_locks_.pop();
    if (!house) return std::nullopt;
    const News news = news_[at(*house)];
    news_[at(*house)].digits = {};
    return news;
}

std::optional<Position::News> Position::next_for_subsets() {
    const std::optional<House> house = for_subsets_.pop();
    if (!house) return std::nullopt;
    const News news = news_[at(*house)];
    news_[at(*house)].places = {};
    return news;
}

}  // namespace deduku::reasonable
