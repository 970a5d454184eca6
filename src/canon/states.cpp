#include "canon/states.hpp"

namespace deduku::canon {

Tables::Tables() {
    for (std::size_t alike = 0; alike < 64; ++alike)
        for (std::size_t round = 0; round < 2; ++round) {
            Sorter::Round& r = sorters[alike].rounds[round];
            r = {all_bytes(255), all_bytes(0)};
            for (std::size_t s = 0; s < 3; ++s) {
                if ((alike >> (2 * s + round) & 1) == 0) continue;
                r.upper[3 * s + round] = 0;
                r.lower[3 * s + round + 1] = 255;
            }
        }
    for (std::size_t i = 0; i < 6; ++i) {
        stacks[i] = all_bytes(128);
        for (std::size_t k = 0; k < 9; ++k) stacks[i][k] = static_cast<std::uint8_t>(3 * orders[i][k / 3] + k % 3);
    }
}

const Tables& tables() {
    static const Tables made;
    return made;
}

}  // namespace deduku::canon
