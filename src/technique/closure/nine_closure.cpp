#include "technique/closure/nine_closure.hpp"

#include <utility>

namespace deduku {
namespace {

using boards::BoardVector;

constexpr std::uint32_t nine = 0x1FF;

// Bits 0, 9, 18 as three adjacent bits.
constexpr std::uint32_t gather(std::uint32_t bits) { return (bits | bits >> 8 | bits >> 16) & 7; }
// The inverse.
constexpr std::uint32_t scatter(std::uint32_t bits) { return (bits & 1) | (bits & 2) << 8 | (bits & 4) << 16; }

// The cells of each digit in a house as places.
NinePlaces in_house(const std::array<BoardVector, 9>& digits, int house) {
    NinePlaces out;
    const int i = house % 9;
    const auto fill = [&](auto&& places) {
        for (std::size_t d = 0; d < 9; ++d) out[d] = static_cast<std::uint16_t>(places(digits[d]));
    };
    if (house < 9) {
        fill([band = i / 3, at = 9 * (i % 3)](const BoardVector& cells) { return cells[band] >> at & nine; });
    } else if (house < 18) {
        fill([i](const BoardVector& cells) {
            const BoardVector column = cells >> static_cast<std::uint32_t>(i) & boards::in_each(boards::row_bit);
            return gather(column[0]) | gather(column[1]) << 3 | gather(column[2]) << 6;
        });
    } else {
        fill([band = i / 3, at = 3 * (i % 3)](const BoardVector& cells) {
            const std::uint32_t box = cells[band] >> at;
            return (box & 7) | (box >> 6 & 7U << 3) | (box >> 12 & 7U << 6);
        });
    }
    return out;
}

// The inverse.
BoardVector from_house(std::uint32_t places, int house) {
    BoardVector out = {0, 0, 0, 0};
    const int i = house % 9;
    if (house < 9) {
        out[i / 3] = places << (9 * (i % 3));
    } else if (house < 18) {
        for (int band = 0; band < 3; ++band) out[band] = scatter(places >> (3 * band) & 7) << i;
    } else {
        out[i / 3] = ((places & 7) | (places & 7U << 3) << 6 | (places & 7U << 6) << 12) << (3 * (i % 3));
    }
    return out;
}

// The houses of these cells, one bit each: rows, columns, boxes.
std::uint32_t houses_of(const BoardVector& cells) {
    std::uint32_t out = 0;
    for (int band = 0; band < 3; ++band) {
        std::uint32_t columns = 0;
        for (int row = 0; row < 3; ++row) {
            const std::uint32_t bits = cells[band] >> (9 * row) & nine;
            columns |= bits;
            out |= std::uint32_t{bits != 0} << (3 * band + row);
        }
        out |= columns << 9;
        const std::uint32_t boxes = (columns | columns >> 1 | columns >> 2) & boards::box_bit;
        out |= ((boxes & 1) | (boxes >> 2 & 2) | (boxes >> 4 & 4)) << (18 + 3 * band);
    }
    return out;
}

}  // namespace

void NineClosure::begin(const Board& board) {
    const Geometry& geometry = board.geometry();
    for (const Digit digit : geometry.all_digits()) {
        BoardVector& cells = begun_.digits[static_cast<std::size_t>(digit)];
        cells = BoardVector{};
        for (int row = 0; row < 9; ++row)
            cells[row / 3] |= static_cast<std::uint32_t>(board.places(static_cast<House>(row), digit).bits())
                              << (9 * (row % 3));
    }
    const boards::BitTally counted = begun_.counts();
    begun_.placed = counted.one & ~counted.two;
}

bool NineClosure::close(Cell cell, Set<Digit> keep) {
    now_ = begun_;
    looked_ = begun_.digits;
    houses_ = 0;
    const BoardVector here = boards::bit(index(cell));
    for (std::size_t d = 0; d < 9; ++d)
        if (!keep.has(static_cast<Digit>(d))) now_.keep(d, ~here);
    return run();
}

bool NineClosure::close() {
    now_ = begun_;
    now_.placed = BoardVector{};
    now_.news.add(nine);
    looked_ = begun_.digits;
    houses_ = (1U << 27) - 1;
    return run();
}

bool NineClosure::run() {
    for (;;) {
        switch (use_singles()) {
            case Moved::contradiction: return false;
            case Moved::yes: continue;
            case Moved::no: break;
        }
        if (solved()) return true;
        if (!use_locked() && !use_subsets()) return true;
    }
}

// Places the digits of these cells, which have one each.
void NineClosure::place_alone(BoardVector alone) {
    std::array<BoardVector, 9> places;
    for (std::size_t d = 0; d < 9; ++d) places[d] = now_.digits[d] & alone;
    now_.place(places);
}

NineClosure::Moved NineClosure::use_singles() {
    const boards::BitTally counted = now_.counts();
    if (boards::any(boards::all_cells & ~counted.one)) return Moved::contradiction;
    const BoardVector naked = now_.naked_singles(counted);
    if (boards::any(naked)) {
        place_alone(naked);
        return Moved::yes;
    }
    std::array<BoardVector, 9> places{};
    BoardVector found{};
    BoardVector everywhere = boards::all_cells;
    boards::for_each_digit(std::exchange(now_.news.singles, 0U), [&](std::size_t d) {
        const boards::HouseCounts in = boards::houses(now_.digits[d]);
        everywhere &= in.row.one & in.column.one & in.box.one;
        places[d] = now_.hidden_singles(d, in);
        found |= places[d];
    });
    if (boards::any(boards::all_cells & ~everywhere)) return Moved::contradiction;
    if (!boards::any(found)) return Moved::no;
    now_.place(places);
    return Moved::yes;
}

bool NineClosure::use_locked() {
    boards::for_each_digit(std::exchange(now_.news.locked, 0U), [&](std::size_t d) {
        const BoardVector cells = now_.digits[d];
        now_.keep(d, ~(boards::pointing(cells) | boards::claiming(cells)));
    });
    return now_.news.locked != 0;
}

void NineClosure::note_changes() {
    BoardVector changed{};
    for (std::size_t d = 0; d < 9; ++d) changed |= looked_[d] ^ now_.digits[d];
    looked_ = now_.digits;
    houses_ |= houses_of(changed);
}

bool NineClosure::use_subsets() {
    note_changes();
    while (houses_ != 0) {
        const int house = std::countr_zero(houses_);
        houses_ &= houses_ - 1;
        if (use_subsets(house)) return true;
    }
    return false;
}

// Returns whether something was removed.
bool NineClosure::use_subsets(int house) {
    const NinePlaces before = in_house(now_.digits, house);
    NinePlaces places = before;
    if (!use_hall_sets(places)) return false;
    for (std::size_t d = 0; d < 9; ++d)
        if (places[d] != before[d])
            now_.keep(d, ~from_house(static_cast<std::uint32_t>(before[d] & ~places[d]), house));
    return true;
}

int NineClosure::pairs() const {
    const boards::BitTally counted = now_.counts();
    return boards::count(counted.two & ~counted.three);
}

void NineClosure::copy_to(Board& board) const {
    for (std::size_t d = 0; d < 9; ++d)
        boards::for_each_cell(begun_.digits[d] & ~now_.digits[d], [&](int cell) {
            board.remove({static_cast<Cell>(cell), static_cast<Digit>(d)});
        });
}

}  // namespace deduku
