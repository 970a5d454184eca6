// Any bytes as a file of HDP chains, replayed on a small puzzle with one known solution:
//
//   "1DIS # A1: 1,2 => CTR => A1: 3\n.."  ->  puzzle 1 + lines  ->  lines that hold must be true
//
// Facts that a replay confirms must agree with the solution, and lines must be printed as read.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "method/hdp/replay.hpp"

namespace {

using namespace deduku;

struct Known {
    std::string_view puzzle;
    std::string_view solution;
};

constexpr std::array<Known, 2> known = {{
    {"...43.1..1..4...", "1234341221434321"},
    {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
     "812753649943682175675491283154237896369845721287169534521974368438526917796318452"},
}};

Puzzle puzzle_of(std::string_view text) {
    Puzzle puzzle = blank_puzzle(text.size() == 16 ? Box{2, 2} : Box{3, 3});
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '.') puzzle.cells[static_cast<Cell>(i)] = {static_cast<Digit>(text[i] - '1')};
    return puzzle;
}

void require(bool holds) {
    if (!holds) std::abort();
}

void check_line(const Geometry& geometry, std::string_view text) {
    const auto parsed = hdp::parse_line(geometry, text);
    if (!std::holds_alternative<hdp::HdpLine>(parsed)) return;
    const auto& line = std::get<hdp::HdpLine>(parsed);
    const auto again = hdp::parse_line(geometry, hdp::to_text(geometry, line));
    require(std::holds_alternative<hdp::HdpLine>(again) && std::get<hdp::HdpLine>(again) == line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || size > 4096) return 0;
    const Known& each = known[data[0] % known.size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Puzzle puzzle = puzzle_of(each.puzzle);
    Meter no_limit;
    hdp::Replayer replayer(puzzle, no_limit);
    const hdp::HdpReplay replay = hdp::replay(replayer, text, hdp::KeptBoards::none);
    const Geometry& geometry = puzzle.geometry();
    for (const hdp::ReplayedLine& line : replay.lines) check_line(geometry, line.text);
    // The puzzles have one solution, which must be kept, and no other may be found.
    for (const Deduction& step : replay.steps)
        for (Candidate c : step.removes)
            require(each.solution[static_cast<std::size_t>(c.cell)] != static_cast<char>('1' + index(c.digit)));
    if (!replay.solution) return 0;
    for (Cell cell : replay.solution->ids())
        require(each.solution[static_cast<std::size_t>(cell)] ==
                static_cast<char>('1' + index((*replay.solution)[cell])));
    return 0;
}
