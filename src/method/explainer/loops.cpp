// Unique rectangles and loops, types 1 to 4.
//
//   {2,5} {2,5}         type 1: B4 would complete the loop with 2 or 5, so it is neither
//   {2,5} {2,5,7}       type 2: both of two cells have 7 besides, type 3: more, type 4: 2 only at both of them
#include <algorithm>
#include <array>

#include "method/explainer/families.hpp"
#include "method/explainer/loop_search.hpp"
#include "method/explainer/subsets.hpp"

namespace deduku::explainer {
namespace {

/// What tells hints of type 3 apart, besides their loops.
struct Extra {
    bool hidden = false;
    int house = 0;
    int digits = 0;
    int places = 0;
    friend bool operator==(const Extra&, const Extra&) = default;
};

struct Entry {
    Hint hint;
    Extra extra;
};

double base_rating(std::size_t length) {
    constexpr std::array<double, 5> rating = {4.5, 4.6, 4.7, 4.5 + 0.3 + 0.2, 4.5 + 0.3 + 0.2};
    return rating.at(std::min<std::size_t>(length / 2 - 2, 4));
}

class Types {
  public:
    Types(const Position& position, const Loop& loop, std::vector<Entry>& out)
        : position_(position), loop_(loop), out_(out) {
        for (int cell : loop.path)
            if (count(position.digits(cell)) > 2) more_.push_back(cell);
    }

    void report() {
        if (more_.empty()) return;
        if (more_.size() == 1) return type_1();
        if (more_.size() > 2) return type_2();
        extra_ = (position_.digits(more_[0]) | position_.digits(more_[1])) & ~loop_.pair;
        single(extra_) ? type_2() : type_3();
        type_4();
    }

  private:
    void add(int type, double rating, const Cuts& cuts, const Extra& extra = {}) {
        if (cuts.empty()) return;
        const auto same = [&](const Entry& e) {
            return e.hint.type == type && e.hint.size == static_cast<int>(loop_.path.size()) &&
                   e.hint.cells == loop_.cells && e.extra == extra;
        };
        if (std::any_of(out_.begin(), out_.end(), same)) return;
        Entry& entry = out_.emplace_back();
        entry.hint.rule = Rule::unique_loop;
        entry.hint.size = static_cast<int>(loop_.path.size());
        entry.hint.type = type;
        entry.hint.rating = rating;
        entry.hint.cuts = cuts;
        entry.hint.cells = loop_.cells;
        entry.hint.pair = loop_.pair;
        entry.extra = extra;
    }
    double base() const { return base_rating(loop_.path.size()); }

    void type_1() {
        Cuts cuts;
        cuts.add(more_[0], loop_.pair);
        add(1, base(), cuts);
    }

    void type_2() {
        const int digit = lowest(position_.digits(more_[0]) & ~loop_.pair);
        Cells seen = nine.sees[more_[0]];
        for (int cell : more_) seen &= nine.sees[cell];
        Cuts cuts;
        seen.for_each([&](int cell) {
            if (position_.has(candidate_of(cell, digit))) cuts.add(cell, 1 << digit);
        });
        add(2, base(), cuts);
    }

    void type_3() {
        for (int size = count(extra_); size <= 7; ++size)
            for (int kind = 0; kind < 3; ++kind) {
                const int house = nine.house_of[more_[0]][kind];
                if (house != nine.house_of[more_[1]][kind]) continue;
                const int first = nine.place_in[more_[0]][kind], second = nine.place_in[more_[1]][kind];
                if (2 * size <= position_.open_in(house)) naked(house, first, second, size);
                if (2 * size < position_.open_in(house)) hidden(house, first, second, size);
            }
    }

    void naked(int house, int first, int second, int size) {
        for (int places = 0; places < 512; ++places) {
            if (count(places) != size || (places >> first & 1) == 0 || (places >> second & 1) != 0) continue;
            int of_others = extra_ & position_.digits(more_[0]) & position_.digits(more_[1]), digits = extra_;
            bool enough = true;
            for (int place : Members(places & ~(1 << first))) {
                const int mark = position_.digits(nine.cell_at[house][place]);
                enough = enough && count(mark) >= 2;
                of_others |= mark;
                digits |= mark;
            }
            if (!enough || count(digits) != size || count(of_others) != size) continue;
            Cuts cuts;
            for (int place : Members(all_nine & ~(places | 1 << second))) {
                const int cell = nine.cell_at[house][place];
                if ((position_.digits(cell) & digits) != 0) cuts.add(cell, position_.digits(cell) & digits);
            }
            add(3, base() + 0.1 * (size - 1), cuts, {false, house, digits, places & ~(1 << first)});
        }
    }

    void hidden(int house, int first, int second, int size) {
        const int rest = all_nine & ~(loop_.pair | extra_);
        for (int others = 0; others < 512; ++others) {
            if (count(others) != size - 2 || (others & ~rest) != 0) continue;
            const int digits = others | loop_.pair;
            int places = 0;
            bool enough = true;
            for (int digit : Members(digits)) {
                const int of_digit = position_.places(house, digit) & ~(1 << second);
                enough = enough && of_digit != 0;
                places |= of_digit;
            }
            if (!enough || count(places) != size) continue;
            places &= ~(1 << first | 1 << second);
            Cuts cuts;
            for (int place : Members(places)) {
                const int cell = nine.cell_at[house][place];
                if ((position_.digits(cell) & ~digits) != 0) cuts.add(cell, position_.digits(cell) & ~digits);
            }
            add(3, base() + 0.1 * (count(places) - 1), cuts, {true, house, digits, places});
        }
    }

    // The last house that both cells share in which a digit of the pair has no other place.
    void type_4() {
        int locked = 0;
        for (int kind = 0; kind < 3; ++kind) {
            const int house = nine.house_of[more_[0]][kind];
            if (house != nine.house_of[more_[1]][kind]) continue;
            const int both = 1 << nine.place_in[more_[0]][kind] | 1 << nine.place_in[more_[1]][kind];
            for (int digit : Members(loop_.pair))
                if ((position_.places(house, digit) & ~both) == 0) locked |= 1 << digit;
        }
        if (locked == 0) return;
        const int other = loop_.pair & ~(locked & -locked);
        Cuts cuts;
        for (int cell : more_) cuts.add(cell, other);
        add(4, base(), cuts);
    }

    const Position& position_;
    const Loop& loop_;
    std::vector<Entry>& out_;
    std::vector<int> more_;  // cells of the path with more than the pair
    int extra_ = 0;          // what these two have besides
};

}  // namespace

Found find_unique_loop(const Position& position) {
    std::vector<Entry> all;
    for (const Loop& loop : find_loops(position)) Types(position, loop, all).report();
    const auto before = [](const Entry& a, const Entry& b) {
        return a.hint.rating != b.hint.rating ? a.hint.rating < b.hint.rating : a.hint.type < b.hint.type;
    };
    const auto best = std::min_element(all.begin(), all.end(), before);
    if (best == all.end()) return std::nullopt;
    return best->hint;
}

}  // namespace deduku::explainer
