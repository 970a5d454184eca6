#include "method/reasonable/position.hpp"

#include <algorithm>

namespace deduku::reasonable {

ReasonablePosition::ReasonablePosition(GeometryPtr geometry)
    : board_(std::move(geometry)),
      cells_(board_.geometry().cells()),
      given_(board_.geometry().houses()),
      news_(board_.geometry().houses()) {}

void ReasonablePosition::load(const Board& board, GivensReading reading) {
    for (Cell cell : cells_.ids()) cells_[cell] = board.digits(cell);
    start(reading);
}

void ReasonablePosition::load(const Table<Cell, Set<Digit>>& cells, GivensReading reading) {
    for (const Cell cell : cells_.ids()) cells_[cell] = cells[cell];
    start(reading);
}

void ReasonablePosition::start(GivensReading reading) {
    for_locks_.clear();
    for_subsets_.clear();
    singles_.clear();
    if (list_givens() && reading == GivensReading::at_once) {
        read_givens();
    } else {
        for (Cell cell : cells_.ids())
            if (cells_[cell].single()) add_naked_single(cell, cells_[cell]);
    }
    board_.load(cells_);
    list_news();
}

// Lists the givens of each house; false if one occurs twice.
bool ReasonablePosition::list_givens() {
    bool clash = false;
    given_.fill({});
    for (Cell cell : cells_.ids()) {
        if (!cells_[cell].single()) continue;
        for (const Membership& m : geometry().houses_of(cell)) {
            clash = clash || given_[m.house].contains(cells_[cell]);
            given_[m.house] |= cells_[cell];
        }
    }
    return !clash;
}

void ReasonablePosition::read_givens() {
    for (Cell cell : cells_.ids()) {
        if (cells_[cell].single()) continue;
        geometry().with_houses_of(cell, [&](auto in) {
            for (const Membership& m : in) cells_[cell] = cells_[cell] - given_[m.house];
        });
        if (cells_[cell].single()) add_naked_single(cell, cells_[cell]);
    }
}

// Everything except the givens is new.
void ReasonablePosition::list_news() {
    for (House house : news_.ids()) {
        News news{house, open_digits(house), {}};
        for (Digit d : news.digits) {
            const Set<Place> where = board_.places(house, d);
            news.places |= where;
            if (where.single()) add_hidden_single(house, d, where);
        }
        news_[house] = news;
        if (!news.digits.empty()) for_locks_.push(house);
        if (!news.places.empty()) for_subsets_.push(house);
    }
}

void ReasonablePosition::add_hidden_single(House house, Digit digit, Set<Place> places) {
    const Cell cell = geometry().cell_at(house, places.first());
    if (!board_.digits(cell).single()) singles_.push({{cell, digit}, true, house});
}

// A digit lost a place.
void ReasonablePosition::note(const Membership& m, Digit digit, Set<Place> places) {
    if (places.single()) add_hidden_single(m.house, digit, places);
    News& news = news_[m.house];
    if (news.digits.empty()) for_locks_.push(m.house);
    if (news.places.empty()) for_subsets_.push(m.house);
    news.digits.insert(digit);
    news.places.insert(m.place);
}

std::optional<ReasonablePosition::Single> ReasonablePosition::next_single() { return singles_.pop(); }

std::optional<ReasonablePosition::News> ReasonablePosition::next_for_locks() {
    const std::optional<House> house = for_locks_.pop();
    if (!house) return std::nullopt;
    const News news = news_[*house];
    news_[*house].digits = {};
    return news;
}

std::optional<ReasonablePosition::News> ReasonablePosition::next_for_subsets() {
    const std::optional<House> house = for_subsets_.pop();
    if (!house) return std::nullopt;
    const News news = news_[*house];
    news_[*house].places = {};
    return news;
}

}  // namespace deduku::reasonable
