// Any bytes, in pieces of any size, with and without a box:
//
//   bytes --whole--------> results --+-- equal?
//     |---cut in pieces--> results --+
//                             +--> to_line, to_sdk, to_pencil_marks --read--> the same puzzle?
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "deduku/board.hpp"
#include "deduku/text.hpp"

namespace {

using namespace deduku;

void require(bool condition) {
    if (!condition) std::abort();
}

bool same(const Puzzle& a, const Puzzle& b) {
    if (a.geometry().standard() != b.geometry().standard() || a.geometry() != b.geometry()) return false;
    return a.box() == b.box() && a.cells == b.cells;
}

bool same(const ReadResult& a, const ReadResult& b) {
    if (a.index() != b.index()) return false;
    if (const auto* puzzle = std::get_if<Puzzle>(&a)) {
        const auto& other = std::get<Puzzle>(b);
        return same(*puzzle, other) && puzzle->name == other.name && puzzle->comment == other.comment;
    }
    const auto& x = std::get<ReadError>(a);
    const auto& y = std::get<ReadError>(b);
    return x.line == y.line && x.column == y.column && x.text() == y.text();
}

std::vector<ReadResult> read_in_pieces(std::string_view text, ReadOptions options, std::uint32_t seed) {
    PuzzleReader reader(options);
    std::vector<ReadResult> results;
    const auto drain = [&] {
        while (auto result = reader.next()) results.push_back(std::move(*result));
    };
    while (!text.empty()) {
        seed = seed * 1664525 + 1013904223;
        const std::string_view piece = text.substr(0, (seed >> 16) % 40 + 1);
        reader.feed(piece);
        text.remove_prefix(piece.size());
        if ((seed >> 28) != 0) drain();
    }
    reader.finish();
    drain();
    return results;
}

// The only puzzle of a text.
Puzzle read_back(const std::string& text, std::optional<Box> box) {
    const auto results = read_puzzles(text, {box});
    require(results.size() == 1 && std::holds_alternative<Puzzle>(results[0]));
    return std::get<Puzzle>(results[0]);
}

void check_puzzle(const Puzzle& puzzle) {
    require(is_valid(puzzle.box()));
    require(puzzle.cells.size() == puzzle.box().digits() * puzzle.box().digits());
    for (Set<Digit> cell : puzzle.cells)
        require(!cell.empty() && Set<Digit>::first_n(puzzle.box().digits()).contains(cell));
    if (!puzzle.geometry().standard()) {
        const auto any = usual_box(puzzle.box().digits());
        require(same(puzzle, read_back(to_line(puzzle), any ? any : puzzle.box())));
        return;
    }
    require(same(puzzle, read_back(to_line(puzzle), puzzle.box())));
    const Puzzle from_sdk = read_back(to_sdk(puzzle), puzzle.box());
    require(same(puzzle, from_sdk) && puzzle.name == from_sdk.name && puzzle.comment == from_sdk.comment);
    require(same(puzzle, read_back(to_pencil_marks(start_board(puzzle)), puzzle.box())));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    // The last two bytes select the pieces and the box, so that a corpus file reads unchanged.
    const std::uint8_t choice = data[size - 1];
    const std::uint32_t seed = data[size - 2];
    ReadOptions options;
    if (choice >= 0x80) options.box = Box{choice >> 4 & 7, choice & 15};
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto whole = read_puzzles(text, options);
    const auto pieces = read_in_pieces(text, options, seed);
    require(!whole.empty() && whole.size() == pieces.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        require(same(whole[i], pieces[i]));
        if (const auto* puzzle = std::get_if<Puzzle>(&whole[i])) check_puzzle(*puzzle);
    }
    return 0;
}
