// Bivalue universal grave: without the extra candidates of a few cells, every open cell has two candidates, and every
// digit two places in each house.
//
//   {1,2} {2,3} {1,3,7}     without the 7 all digits could be exchanged: it is 7 (type 1)
//   type 2: the same extra digit in several cells; 3: the extra digits form a naked subset; 4: a digit pair is locked
#include <algorithm>
#include <vector>

#include "grid/contains.hpp"
#include "method/se/families/families.hpp"

namespace deduku::se {
namespace {

/// The cells with extra candidates, and the position without these candidates.
struct Grave {
    SePosition rest;
    std::vector<int> cells;
    std::uint16_t odd[cell_count] = {};  ///< the extra candidates
    int all = 0;
    std::vector<int> common;  ///< cells that see all of them, in peer order
    bool started = false;

    explicit Grave(const SePosition& position) : rest(position) {}

    bool take(int cell, int digit, Profile profile) {
        if (!contains(cells, cell)) cells.push_back(cell);
        odd[cell] = static_cast<std::uint16_t>(odd[cell] | 1 << digit);
        all |= 1 << digit;
        rest.remove(candidate_of(cell, digit));
        if (!started) common.assign(std::begin(peers_of(cell, profile)), std::end(peers_of(cell, profile)));
        started = true;
        std::erase_if(common,
                      [&](int other) { return (other != cell && !sees(cell, other)) || contains(cells, other); });
        return cells.size() <= 1 || single(all) || !common.empty();
    }
    bool complete() const {
        for (int cell = 0; cell < cell_count; ++cell)
            if (!rest.filled(cell) && count(rest.digits(cell)) != 2) return false;
        for (int sector = cell_count; sector < sector_count; ++sector)
            if (const int n = count(rest.members(sector)); n != 0 && n != 2) return false;
        return true;
    }
};

bool look_at(const SePosition& position, int house, int digit, Profile profile, Grave& grave) {
    const int places = position.places(house, digit);
    if (places == 0 || count(places) == 2) return true;
    int found = -1, more = 0;
    for (int place : BitsOf(places)) {
        const int cell = nine.cell_at[house][place];
        if (count(position.digits(cell)) < 3) continue;
        found = cell;
        ++more;
    }
    if (more == 0) return false;
    return more > 1 || grave.take(found, digit, profile);
}

std::optional<Grave> grave_of(const SePosition& position, Profile profile) {
    Grave grave(position);
    for (int house : box_row_column.house)
        for (int digit = 0; digit < 9; ++digit)
            if (!look_at(position, house, digit, profile, grave)) return std::nullopt;
    if (grave.cells.empty() || !grave.complete()) return std::nullopt;
    return grave;
}

FoundHint made(const Grave& grave, int type, double rating, const Cuts& cuts) {
    FoundHint out = deleting(SeRule::bug, rating, cuts);
    if (!out) return out;
    out->type = type;
    out->size = static_cast<int>(grave.cells.size());
    out->odd = grave.all;
    for (int cell : grave.cells) out->cells.insert(cell);
    return out;
}

FoundHint type_2(const SePosition& position, const Grave& grave) {
    Cuts cuts;
    for (int cell : grave.common)
        if ((position.digits(cell) & grave.all) != 0) cuts.add(cell, grave.all);
    return made(grave, 2, 5.7, cuts);
}

FoundHint type_4(const SePosition& position, const Grave& grave) {
    if (grave.cells.size() != 2) return std::nullopt;
    const int a = grave.cells[0], b = grave.cells[1];
    const int both = position.digits(a) & position.digits(b) & ~grave.all;
    if (!single(both) || !sees(a, b)) return std::nullopt;
    Cuts cuts;
    for (int cell : {a, b})
        if (const int gone = position.digits(cell) & ~(grave.odd[cell] | both); gone != 0) cuts.add(cell, gone);
    return made(grave, 4, 5.7, cuts);
}

// A naked subset: cells of the house that see all cells with extra candidates, and the extra candidates as one more
// cell.
FoundHint type_3_in(const SePosition& position, const Grave& grave, int house, int size) {
    std::vector<int> cells;
    for (int cell : grave.common)
        if (std::find(std::begin(nine.cell_at[house]), std::end(nine.cell_at[house]), cell) !=
            std::end(nine.cell_at[house]))
            cells.push_back(cell);
    const int n = static_cast<int>(cells.size());
    if (n < size) return std::nullopt;
    for (int chosen = 0; chosen < 1 << n; ++chosen) {
        if (count(chosen) != size - 1) continue;
        int digits = 0;
        bool enough = count(grave.all) >= 2;
        for (int i : BitsOf(chosen)) {
            digits |= position.digits(cells[static_cast<std::size_t>(i)]);
            enough = enough && count(position.digits(cells[static_cast<std::size_t>(i)])) >= 2;
        }
        if (!enough || count(digits) != size || (grave.all & ~digits) != 0) continue;
        Cuts cuts;
        for (int i : BitsOf((1 << n) - 1 - chosen)) {
            const int cell = cells[static_cast<std::size_t>(i)];
            if ((position.digits(cell) & digits) != 0) cuts.add(cell, position.digits(cell) & digits);
        }
        if (FoundHint out = made(grave, 3, 5.7 + 0.1 * (size - 1), cuts)) return out;
    }
    return std::nullopt;
}

FoundHint type_3(const SePosition& position, const Grave& grave) {
    for (int kind = 0; kind < 3; ++kind) {
        const int house = nine.house_of[grave.cells[0]][kind];
        const bool all_in = std::all_of(grave.cells.begin(), grave.cells.end(),
                                        [&](int cell) { return nine.house_of[cell][kind] == house; });
        for (int size = 2; all_in && size <= 6; ++size)
            if (FoundHint out = type_3_in(position, grave, house, size)) return out;
    }
    return std::nullopt;
}

FoundHint type_1(const SePosition& position, const Grave& grave) {
    Cuts cuts;
    cuts.add(grave.cells[0], position.digits(grave.cells[0]) & ~grave.all);
    return made(grave, 1, 5.6, cuts);
}

}  // namespace

FoundHint find_bug(const SePosition& position, Profile profile, Quiet&, int) {
    const auto grave = grave_of(position, profile);
    if (!grave) return std::nullopt;
    if (grave->cells.size() == 1) return type_1(position, *grave);
    if (single(grave->all)) {
        FoundHint out = type_2(position, *grave);
        return out ? out : type_4(position, *grave);
    }
    if (grave->common.empty()) return std::nullopt;
    FoundHint out = type_4(position, *grave);
    return out ? out : type_3(position, *grave);
}

}  // namespace deduku::se
