#include "method/reasonable/position.hpp"

#include <algorithm>

namespace deduku::reasonable {

Position::Position(GeometryPtr geometry)
    : geometry_(std::move(geometry)),
      size_(static_cast<std::size_t>(geometry_->digits())),
      digits_(size_ * size_),
      places_(3 * size_ * size_),
      news_(3 * size_) {}

void Position::load(const Board& board) {
    for (std::size_t c = 0; c < digits_.size(); ++c) digits_[c] = board.digits(static_cast<Cell>(c));
}

void Position::load(const Puzzle& puzzle) { std::copy(puzzle.cells.begin(), puzzle.cells.end(), digits_.begin()); }

bool Position::read_givens() {
    std::vector<Set<Digit>> taken(3 * size_);
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        if (!digits_[c].single()) continue;
        for (const Membership& m : geometry_->houses_of(static_cast<Cell>(c))) {
            if (!(taken[at(m.house)] & digits_[c]).empty()) return false;
            taken[at(m.house)] |= digits_[c];
        }
    }
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        if (digits_[c].single()) continue;
        const auto in = geometry_->houses_of(static_cast<Cell>(c));
        digits_[c] = digits_[c] - (taken[at(in[0].house)] | taken[at(in[1].house)] | taken[at(in[2].house)]);
    }
    return true;
}

void Position::list_places() {
    std::fill(places_.begin(), places_.end(), Set<Place>{});
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        const auto in = geometry_->houses_of(static_cast<Cell>(c));
        for (Digit d : digits_[c])
            for (const Membership& m : in) places_[row_of(m.house) + at(d)].insert(m.place);
    }
}

void Position::start() {
    list_places();
    for_locks_.clear();
    for_subsets_.clear();
    singles_.clear();
    contradictory_ = false;
    for (std::size_t c = 0; c < digits_.size(); ++c) {
        if (digits_[c].single()) singles_.push(geometry_->sector(static_cast<Cell>(c)));
        if (digits_[c].empty()) contradictory_ = true;
    }
    for (std::size_t h = 0; h < news_.size(); ++h) {
        const auto house = static_cast<House>(h);
        News& news = news_[h] = {house, {}, {}};
        for (Digit d : geometry_->all_digits()) {
            const Set<Place> where = places(house, d);
            if (where.empty()) contradictory_ = true;
            if (where.single()) {
                if (!digits(geometry_->cell_at(house, where.first())).single())
                    singles_.push(geometry_->sector(house, d));
                continue;
            }
            news.digits.insert(d);
            news.places |= where;
        }
        if (news.digits.empty()) continue;
        for_locks_.push(house);
        for_subsets_.push(house);
    }
}

void Position::remove(Candidate c) {
    Set<Digit>& left = digits_[static_cast<std::size_t>(c.cell)];
    left.erase(c.digit);
    if (left.single()) singles_.push(geometry_->sector(c.cell));
    if (left.empty()) contradictory_ = true;
    for (const Membership& m : geometry_->houses_of(c.cell)) {
        Set<Place>& where = places_[row_of(m.house) + at(c.digit)];
        where.erase(m.place);
        if (where.single()) singles_.push(geometry_->sector(m.house, c.digit));
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

std::optional<Sector> Position::next_single() { return singles_.pop(); }

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
