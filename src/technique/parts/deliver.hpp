// Reports finds that are a single Cover.
#pragma once

#include <algorithm>

#include "deduku/techniques.hpp"
#include "grid/in_order.hpp"

namespace deduku {

/// Reports the Cover with its consequences, if it has any; false if the sink stops it.
[[nodiscard]] bool deliver(const Board& board, Cover cover, const Sink& sink);
/// The same for each of the Covers, with the pattern `seen(cover)`: only Covers that remove something new.
template <class Seen>
[[nodiscard]] bool deliver_each(const Board& board, std::vector<Cover> covers, const Sink& sink, const Seen& seen) {
    std::vector<Candidate> known;
    for (Cover& cover : covers) {
        std::vector<Candidate> removes = consequences(board, cover);
        if (std::includes(known.begin(), known.end(), removes.begin(), removes.end())) continue;
        known.insert(known.end(), removes.begin(), removes.end());
        put_in_order(known);
        const Deduction found{std::move(cover), std::move(removes)};
        if (!sink({found, [&] { return seen(std::get<Cover>(found.why)); }})) return false;
    }
    return true;
}

}  // namespace deduku
