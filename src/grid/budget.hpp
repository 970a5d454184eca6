// How long something may go on. The library reads no clock: the caller's `stop` does.
#pragma once

#include <cstdint>
#include <functional>

#include "grid/meter.hpp"

namespace deduku {

struct Budget {
    std::uint64_t max_nodes = unlimited;  ///< search nodes, or branches opened
    std::function<bool()> stop;  ///< polled at every node; true = give up now (time over, cancelled); may be empty

    bool exhausted(std::uint64_t nodes) const { return nodes > max_nodes || (stop && stop()); }
};

}  // namespace deduku
