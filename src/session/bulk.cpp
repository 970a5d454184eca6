#include "session/bulk.hpp"

#include <algorithm>
#include <array>

#include "search/lanes/engine.hpp"

namespace deduku::session {
namespace {

// Number of boards between two checks for a stop.
constexpr std::uint64_t look = 64;
// Number of puzzles between two progress reports: some hundredths of a second.
constexpr std::uint64_t hearing = 16'384;

// The character for a byte of a board; 0: not allowed.
constexpr std::array<char, 256> characters = [] {
    std::array<char, 256> out{};
    for (std::size_t i = 0; i <= 9; ++i) out[i] = out['0' + i] = static_cast<char>('0' + i);
    out['.'] = '.';
    return out;
}();

class BoardStream : public lanes::Stream {
  public:
    BoardStream(const Bulk& bulk, std::uint64_t end, const std::function<bool()>& stop, const OnBoardsBegun& hears,
                const lanes::Kernel& kernel)
        : bulk_(bulk), end_(end), stop_(stop), hears_(hears), kernel_(kernel) {}

    /// The number of boards begun; all of them are done when the engine ends.
    std::uint64_t begun() const { return next_; }

    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        if (next_ % look == 0 && next_ < end_ && stop_ && stop_()) end_ = next_;
        if (next_ == end_) return false;
        std::array<char, lanes::cells> line;
        const std::uint8_t* board = bulk_.boards + next_ * lanes::cells;
        char least = '9';
        for (std::size_t i = 0; i < line.size(); ++i) {
            line[i] = characters[board[i]];
            least = std::min(least, line[i]);
        }
        if (least == 0) end_ = next_;
        if (next_ == end_) return false;
        if (next_ % hearing == 0 && next_ > 0 && hears_) hears_(next_);
        tag = next_++;
        kernel_.parse(line.data(), cells);
        return true;
    }

    void done(std::uint64_t tag, const lanes::SearchOutcome& outcome) override {
        constexpr std::uint64_t most = 255;
        if (bulk_.counts != nullptr) bulk_.counts[tag] = static_cast<std::uint8_t>(std::min(outcome.count, most));
        if (bulk_.first == nullptr) return;
        std::uint8_t* first = bulk_.first + tag * lanes::cells;
        if (outcome.count > 0)
            std::copy(outcome.first.begin(), outcome.first.end(), first);
        else
            std::fill_n(first, lanes::cells, std::uint8_t{0});
    }

  private:
    const Bulk& bulk_;
    std::uint64_t next_ = 0;
    std::uint64_t end_;
    const std::function<bool()>& stop_;
    const OnBoardsBegun& hears_;
    const lanes::Kernel& kernel_;
};

}  // namespace

std::uint64_t good_boards(const std::uint8_t* boards, std::uint64_t n) {
    const std::uint8_t* const end = boards + n * lanes::cells;
    return static_cast<std::uint64_t>(
               std::find_if(boards, end, [](std::uint8_t byte) { return characters[byte] == 0; }) - boards) /
           lanes::cells;
}

std::uint64_t solve_many(const Bulk& bulk, const std::function<bool()>& stop, const OnBoardsBegun& begun) {
    const lanes::Kernel& kernel = lanes::best_kernel();
    lanes::Engine engine(kernel);
    lanes::SearchGoal wanted;
    wanted.limit = bulk.limit;
    wanted.share = false;
    BoardStream boards(bulk, bulk.n, stop, begun, kernel);
    engine.run(boards, wanted);
    return boards.begun();
}

}  // namespace deduku::session
