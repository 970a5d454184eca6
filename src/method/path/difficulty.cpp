#include "method/path/difficulty.hpp"

#include <algorithm>
#include <array>

#include "grid/in_order.hpp"

namespace deduku::path {
namespace {

constexpr int largest_size = 4;

int difficulty(const Move& move) { return difficulty_of(*move.technique, move.size); }

bool same(const Move& a, const Move& b) { return a.technique == b.technique && a.size == b.size; }

// Whether rows without a letter have the same finds by their difficulty: innies by the number of cells.
bool is_divided(const Technique& row) { return row.key == "innies-outies"; }

void add_sizes(const Technique& row, std::vector<Move>& to) {
    const int last = std::min(row.max_size, std::max(row.min_size, largest_size));
    for (int size = row.min_size; size <= last; ++size) to.push_back({&row, size});
}

// The key of a row with sizes, or of its family, in lower case with dashes.
std::string dashed(std::string_view words) {
    std::string out(words);
    std::replace(out.begin(), out.end(), ' ', '-');
    return out;
}

std::vector<Move> meant_by(std::string_view word) {
    if (const Move one = find_move(word); one.technique != nullptr) return {one};
    std::vector<Move> out;
    for (const Technique& row : techniques())
        if (row.key == word || dashed(row.family) == word) add_sizes(row, out);
    return out;
}

std::string unknown(std::string_view word) {
    return "'" + std::string(word.substr(0, 60)) + "' names no technique, expected keys as 'deduku list' has them";
}

}  // namespace

std::vector<Move> by_difficulty() {
    std::vector<Move> out;
    for (const Technique& row : techniques())
        if (!is_divided(row)) add_sizes(row, out);
    put_in_order(out, [](const Move& a, const Move& b) { return difficulty(a) < difficulty(b); });
    return out;
}

std::variant<std::vector<Move>, std::string> parse_moves(std::string_view list) {
    std::vector<Move> out;
    for (std::size_t from = 0; from <= list.size();) {
        const std::size_t to = std::min(list.find(',', from), list.size());
        const std::string_view word = list.substr(from, to - from);
        const std::vector<Move> moves = meant_by(word);
        if (moves.empty()) return unknown(word);
        for (const Move& move : moves)
            if (std::none_of(out.begin(), out.end(), [&](const Move& m) { return same(m, move); })) out.push_back(move);
        from = to + 1;
    }
    return out;
}

std::variant<Move, std::string> parse_move(std::string_view word) {
    const Move move = find_move(word);
    if (move.technique == nullptr) return unknown(word);
    return move;
}

std::vector<Move> with_first(std::vector<Move> first) {
    for (const Move& move : by_difficulty())
        if (std::none_of(first.begin(), first.end(), [&](const Move& m) { return same(m, move); }))
            first.push_back(move);
    return first;
}

int points_of(const Move& move) { return of_hodoku(*move.technique, move.size).points; }

std::string title_of(const Move& move) {
    constexpr std::array<std::string_view, 8> particles = {"de ", "of ", "a ", "and ", "or ", "by ", "in ", "at "};
    std::string out = name_of(*move.technique, move.size);
    bool first = true;
    for (char& c : out) {
        const std::string_view rest = std::string_view(out).substr(static_cast<std::size_t>(&c - out.data()));
        const bool particle = std::any_of(particles.begin(), particles.end(),
                                          [&](std::string_view word) { return rest.starts_with(word); });
        if (first && !particle && 'a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        first = c == ' ' || c == '-';
    }
    return out;
}

}  // namespace deduku::path
