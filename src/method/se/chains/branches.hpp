// The assumptions of the branches of a chain: one of them is true or, for a contradiction, the only one is false.
//
//   cell    A1 of 2, 5, 7       A1=2, A1=5, A1=7        region   2 in row 1    A1=2, D1=2
//   double  A1=2 or not         A1=2, A1<>2             others   the opposite of the conclusion
#pragma once

#include "method/se/chains/chain_hint.hpp"

namespace deduku::se {

struct Branches {
    OnOff assumed[9];
    int size = 0;
    int sector = 0;             ///< the sector of all assumptions; for a contradiction, the cell
    Cause start = Cause::none;  ///< the cause of the first node of each
    void add(OnOff literal) { assumed[size++] = literal; }
    [[nodiscard]] const OnOff* begin() const { return assumed; }
    [[nodiscard]] const OnOff* end() const { return assumed + size; }
};

/// The branches of a chain of this rule whose conclusion is a literal.
[[nodiscard]] inline Branches branches_of(const SePosition& position, SeRule rule, int start, int house,
                                          OnOff conclusion) {
    const int cell = cell_of(start), digit = digit_of(start);
    Branches out;
    out.sector = cell;
    if (rule == SeRule::double_chain) {
        out.add(on(start));
        out.add(off(start));
    } else if (rule == SeRule::cell_chain) {
        out.start = Cause::cell;
        for (int each : BitsOf(position.digits(cell))) out.add(on(candidate_of(cell, each)));
    } else if (rule == SeRule::region_chain) {
        out.start = house >= 18 ? Cause::box : house < 9 ? Cause::row : Cause::column;
        out.sector = sector_of(house, digit);
        for (int slot : BitsOf(position.members(out.sector))) out.add(on(nine.member[out.sector][slot]));
    } else {
        out.add(twin(conclusion));
    }
    return out;
}

}  // namespace deduku::se
