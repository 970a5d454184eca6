// One puzzle after the other; 9x9 boards as they stand in the text, without a Puzzle for each.
#pragma once

#include <functional>

#include "cli/run/chunk.hpp"

namespace deduku::cli {

/// What a thread does with boards; made once for each.
class BoardWork {
  public:
    virtual ~BoardWork() = default;
    /// 81 characters, 1-9 and points; adds the result to the text.
    virtual Status add(std::string_view board, std::string& out) = 0;
};

using MakeBoardWork = std::function<std::unique_ptr<BoardWork>()>;

/// `alone` takes what is no such board; it and `limits` have to live as long as the worker. `boards` may be null where
/// chunks have none.
std::unique_ptr<Worker> make_board_worker(std::unique_ptr<BoardWork> boards, const Work& alone, const Limits& limits);

}  // namespace deduku::cli
