#include "method/proving/certificate.hpp"

#include <string_view>

#include "deduku/boards.hpp"
#include "method/solve/solve.hpp"

namespace deduku {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
// Limits of the checkers: this length, and trees of at most 16 nodes plus one for each character.
constexpr std::size_t longest = 1'024;

// A natural number of any size, least word first.
class Number {
  public:
    /// Divides by a small number; returns the remainder.
    std::uint32_t divide(std::uint32_t by) {
        std::uint64_t rest = 0;
        for (std::size_t i = words_.size(); i-- > 0;) {
            rest = rest << 32 | words_[i];
            words_[i] = static_cast<std::uint32_t>(rest / by);
            rest %= by;
        }
        if (!words_.empty() && words_.back() == 0) words_.pop_back();
        return static_cast<std::uint32_t>(rest);
    }
    /// this * by + plus.
    void multiply(std::uint32_t by, std::uint32_t plus) {
        std::uint64_t carry = plus;
        for (std::uint32_t& word : words_) {
            carry += std::uint64_t{word} * by;
            word = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        if (carry > 0) words_.push_back(static_cast<std::uint32_t>(carry));
    }
    bool is_zero() const { return words_.empty(); }

  private:
    std::vector<std::uint32_t> words_;
};

// CRC-32 as in zip files.
std::uint32_t crc32(std::string_view text) {
    std::uint32_t crc = ~std::uint32_t{0};
    for (char c : text) {
        crc ^= static_cast<unsigned char>(c);
        for (int i = 0; i < 8; ++i) crc = (crc & 1) != 0 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
    return ~crc;
}

// " 3x3"; or the digits and houses of a board with other houses: " 4/0.1.2.3/4.5.6.7..".
std::string board_text(const Geometry& board) {
    if (board.standard()) return " " + std::to_string(board.box().height) + "x" + std::to_string(board.box().width);
    std::string out = " " + std::to_string(board.digits());
    for (House house : board.every_house()) {
        char before = '/';
        for (Cell cell : board.cells_of(house)) {
            out += before + std::to_string(index(cell));
            before = '.';
        }
    }
    return out;
}

// " 3x3,8,0,..": the board, and the digits of each cell; 0 for all, 3+5 for several.
std::string puzzle_text(const Puzzle& puzzle) {
    std::string out = board_text(puzzle.geometry());
    for (Set<Digit> cell : puzzle.cells) {
        char before = ',';
        if (cell.size() == puzzle.box().digits()) out += ",0";
        for (Digit digit : cell.size() == puzzle.box().digits() ? Set<Digit>() : cell) {
            out += before + std::to_string(index(digit) + 1);
            before = '+';
        }
    }
    return out;
}

std::string with_checksum(std::string text, const Puzzle& puzzle) {
    const std::uint32_t sum = crc32(text + puzzle_text(puzzle));
    for (int shift = 18; shift >= 0; shift -= 6) text += alphabet[sum >> shift & 63];
    return text;
}

}  // namespace

namespace proving {

std::string coded(const std::vector<TreeChoice>& choices) {
    Number number;
    for (std::size_t i = choices.size(); i-- > 0;) {
        const std::uint32_t within = number.divide(choices[i].weight);
        number.multiply(choices[i].total, choices[i].first + within);
    }
    std::string out;
    while (!number.is_zero()) out += alphabet[number.divide(64)];
    while (choices.size() > 16 + out.size()) out += alphabet[0];
    return {out.rbegin(), out.rend()};
}

}  // namespace proving

Certificate certify(const Puzzle& puzzle, const TreeOptions& options, Meter& meter) {
    if (!takes(Boards::houses, puzzle.geometry()))
        return {.status = ProofStatus::unreached, .why = "a certificate needs " + std::string(needed(Boards::houses))};
    const Board start = start_board(puzzle);
    SearchRequest request;
    request.limit = 2;
    request.fallback = options.fallback;
    const Solutions found = solve(start, request, meter);
    Certificate out;
    out.solution = found.first;
    if (found.count > 1) {
        out.status = ProofStatus::untrue;
        out.why = "the puzzle has several solutions";
        return out;
    }
    if (found.end == SearchEnd::budget) {
        out.why = "time or nodes ran out before the solutions were counted";
        return out;
    }
    const std::optional<proving::CertificateTree> tree = proving::certificate_tree(start, options, meter);
    std::string text = tree ? proving::coded(tree->choices) : "";
    if (!tree && meter.exhausted()) {
        out.why = "time or nodes ran out before there was a tree";
        return out;
    }
    if (!tree || text.size() > longest) {
        out.status = ProofStatus::unreached;
        out.why = "the search tree is too large";
        return out;
    }
    out.status = ProofStatus::proved;
    const std::string head = std::string(found.count == 1 ? "deduku-unique-" : "deduku-none-") +
                             (puzzle.geometry().standard() ? "1." : "2.");
    out.text = with_checksum(head + text, puzzle);
    out.nodes = tree->choices.size();
    out.depth = tree->depth;
    return out;
}

}  // namespace deduku
