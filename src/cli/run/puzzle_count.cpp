#include "cli/run/puzzle_count.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <system_error>

#include "cli/run/input.hpp"
#include "cli/run/system.hpp"

namespace deduku::cli {
namespace {

// Whether it is a file or a puzzle, not a pipe.
bool can_be_read_twice(const std::string& operand) {
    struct stat info {};
    return operand != "-" && (os().status(operand.c_str(), info) != 0 || S_ISREG(info.st_mode));
}

}  // namespace

PuzzleCount::PuzzleCount(const std::vector<std::string>& operands, const ReadOptions& options) {
    if (operands.empty() || !std::all_of(operands.begin(), operands.end(), can_be_read_twice)) return;
    try {
        thread_ = std::thread([this, operands, options] { count(operands, options); });
    } catch (const std::system_error&) {  // without another thread the total stays unknown
    }
}

PuzzleCount::~PuzzleCount() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
}

std::optional<std::uint64_t> PuzzleCount::total() const { return done_ ? std::optional(total_) : std::nullopt; }

void PuzzleCount::count(const std::vector<std::string>& operands, const ReadOptions& options) {
    constexpr std::size_t many = 4096;
    Input input(operands, options);
    std::string boards;
    while (!stop_) {
        boards.clear();
        const auto next = input.next(boards, many);
        if (const auto* found = std::get_if<Bunch>(&next)) {
            total_ += found->count;
        } else if (std::holds_alternative<InputItem>(next)) {
            ++total_;
        } else if (std::get<Pause>(next) == Pause::end) {
            done_ = true;
            return;
        } else {
            input.wait();
        }
    }
}

}  // namespace deduku::cli
