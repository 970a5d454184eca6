// Finned fish: a fish with extra candidates, the fins, all in one box or another house that is neither row nor column.
//
//        A           G H       rows 1 and 5 have 7 only in columns A and G, and at H1, the fin. If H1 is not 7, it is
//   1    7 . . . . . 7 f       an X-Wing, and the rest of columns A and G has no 7. If H1 is 7, the rest of box 3 has
//   2                x         no 7. So the cells of column G in box 3, except G1, are not 7 either way.
//   5    7 . . . . . 7
//
// A Split on the digit in the house of the fins: either it is at a fin, and nowhere else in the house; or it is not,
// and the fish holds.
// Finned: each base line has two or more places besides the fins. Sashimi: a base line has only one. (With none, the
// line is locked into the house.) Rows and columns may be exchanged.
#include "technique/fish/finned_fish.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

enum class Fins : std::uint8_t { finned, sashimi };

class FinnedFish {
  public:
    FinnedFish(const Board& board, HouseKind base, int size, Fins kind, const Sink& sink)
        : board_(board),
          g_(board.geometry()),
          base_(base),
          cover_(base == HouseKind::row ? HouseKind::column : HouseKind::row),
          size_(size),
          kind_(kind),
          sink_(sink),
          meets_(static_cast<std::size_t>(g_.full_houses() * g_.digits())) {
        for (House house : g_.every_house())
            if (g_.kind(house) != HouseKind::row && g_.kind(house) != HouseKind::column) add_house(house);
    }

    bool search() {
        for (Digit digit : g_.all_digits()) {
            digit_ = digit;
            lines_.clear();
            for (int i = 0; i < g_.digits(); ++i) lines_.push_back(board_.places(g_.house(base_, i), digit).bits());
            if (!choose(0, {}, 0)) return false;
        }
        return true;
    }

  private:
    // Houses for fins that meet the same cross lines.
    struct Span {
        std::uint64_t lines;
        std::vector<House> houses;
    };
    void add_house(House house) {
        std::uint64_t lines = 0;
        for (Cell cell : g_.cells_of(house)) {
            const auto [line, cross] = lines_of(cell);
            meets_[meeting(house, line)] |= std::uint64_t{1} << cross;
            lines |= std::uint64_t{1} << cross;
        }
        auto span = std::find_if(spans_.begin(), spans_.end(), [&](const Span& each) { return each.lines == lines; });
        if (span == spans_.end()) span = spans_.insert(span, {lines, {}});
        span->houses.push_back(house);
        most_left_over_ = std::max(most_left_over_, std::popcount(lines));
    }
    std::size_t meeting(House house, int line) const {
        return static_cast<std::size_t>(index(house) * g_.digits() + line);
    }
    // The numbers of its base line and its cross line.
    std::pair<int, int> lines_of(Cell cell) const {
        return base_ == HouseKind::row ? std::pair(g_.row(cell), g_.column(cell))
                                       : std::pair(g_.column(cell), g_.row(cell));
    }

    bool choose(int from, const std::vector<int>& chosen, std::uint64_t joined) {
        if (std::popcount(joined) > size_ + most_left_over_) return true;
        if (static_cast<int>(chosen.size()) == size_) return fins_of(chosen, joined);
        for (int i = from; i < g_.digits(); ++i) {
            if (std::popcount(lines_[static_cast<std::size_t>(i)]) < 2) continue;
            std::vector<int> more = chosen;
            more.push_back(i);
            if (!choose(i + 1, more, joined | lines_[static_cast<std::size_t>(i)])) return false;
        }
        return true;
    }

    // All choices of cross lines to omit, so that as many remain as there are base lines.
    bool fins_of(const std::vector<int>& chosen, std::uint64_t joined) {
        const int left_over = std::popcount(joined) - size_;
        if (left_over < 1) return true;
        for (const Span& span : spans_) {
            if (std::popcount(joined & span.lines) < left_over) continue;
            std::uint64_t able = 0;
            able_.clear();
            for (House house : span.houses) able |= able_.emplace_back(able_in(house, chosen, joined & span.lines));
            if (std::popcount(able) < left_over) continue;
            // Subsets of `able`, ascending.
            for (std::uint64_t out = able & (~able + 1); out != 0; out = (out - able) & able) {
                if (std::popcount(out) != left_over) continue;
                for (std::size_t i = 0; i < able_.size(); ++i)
                    if ((out & ~able_[i]) == 0 && !report(chosen, joined & ~out, out, span.houses[i])) return false;
            }
        }
        return true;
    }
    // The cross lines among these whose places in the base lines are all in the house.
    std::uint64_t able_in(House house, const std::vector<int>& chosen, std::uint64_t lines) const {
        for (int line : chosen) lines &= ~(lines_[static_cast<std::size_t>(line)] & ~meets_[meeting(house, line)]);
        return lines;
    }

    bool report(const std::vector<int>& chosen, std::uint64_t kept, std::uint64_t left_out, House house) {
        std::vector<Candidate> fins;
        int fewest = g_.digits();
        for (int line : chosen) {
            const std::uint64_t places = lines_[static_cast<std::size_t>(line)];
            fewest = std::min(fewest, std::popcount(places & kept));
            for (Place place : Set<Place>::from_bits(places & left_out)) fins.push_back({at(line, place), digit_});
        }
        if (fewest < 1 || (fewest == 1) != (kind_ == Fins::sashimi)) return true;
        return deliver_split(chosen, kept, house, std::move(fins));
    }
    Cell at(int line, Place place) const { return g_.cell_at(g_.house(base_, line), place); }

    bool deliver_split(const std::vector<int>& chosen, std::uint64_t kept, House house, std::vector<Candidate> fins) {
        Cover fish;
        for (int line : chosen) fish.base.push_back(g_.sector(g_.house(base_, line), digit_));
        for (Place line : Set<Place>::from_bits(kept))
            fish.cover.push_back(g_.sector(g_.house(cover_, index(line)), digit_));
        std::vector<Candidate> removes, others;
        for (Cell cell : g_.cells_of(house)) {
            const Candidate c{cell, digit_};
            if (!board_.has(c) || contains(fins, c)) continue;
            others.push_back(c);
            const auto [line, place] = lines_of(cell);
            if (!contains(chosen, line) && (kept >> place & 1) != 0) removes.push_back(c);
        }
        if (removes.empty()) return true;
        put_in_order(removes);
        std::vector<Cell> fin_cells;
        for (Candidate fin : fins) fin_cells.push_back(fin.cell);
        Split split{g_.sector(house, digit_), {}};
        split.branches.push_back({std::move(fins), {}, std::nullopt});
        split.branches.push_back({std::move(others), {{fish, removes}}, std::nullopt});
        return sink_(
            {Deduction{std::move(split), std::move(removes)}, [&] { return finned(board_, fish, fin_cells); }});
    }

    const Board& board_;
    const Geometry& g_;
    HouseKind base_, cover_;
    int size_;
    Fins kind_;
    const Sink& sink_;
    std::vector<Span> spans_;
    std::vector<std::uint64_t> able_;   // by house of a span
    std::vector<std::uint64_t> meets_;  // by house and base line: the cross lines of their common cells
    int most_left_over_ = 0;
    Digit digit_{};
    std::vector<std::uint64_t> lines_;  // places of the digit in each base line: numbers of cross lines
};

bool find_with_fins(const Board& board, int size, Fins kind, const Sink& sink) {
    return FinnedFish(board, HouseKind::row, size, kind, sink).search() &&
           FinnedFish(board, HouseKind::column, size, kind, sink).search();
}

}  // namespace

bool find_finned_fish(const Board& board, int size, const Sink& sink) {
    return find_with_fins(board, size, Fins::finned, sink);
}

bool find_sashimi_fish(const Board& board, int size, const Sink& sink) {
    return find_with_fins(board, size, Fins::sashimi, sink);
}

}  // namespace deduku
