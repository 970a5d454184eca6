#include "formats/iss/full_rank.hpp"

#include <algorithm>
#include <array>

#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

constexpr int sides = 4;

// A number: a row or column from one of its ends.
struct Number {
    int side = 0;  // left, right, top, bottom
    NamedCells cells;
};
struct Rank {
    std::size_t number = 0;  // in the list of all
    int rank = 1;
    std::size_t at = 0;
};

std::vector<Number> all_numbers(const Geometry& board) {
    const int n = board.digits();
    std::vector<Number> out;
    for (int side = 0; side < sides; ++side)
        for (int line = 0; line < n; ++line) {
            Number& number = out.emplace_back(side, NamedCells());
            for (int i = 0; i < n; ++i) number.cells.push_back(side < 2 ? board.cell(line, i) : board.cell(i, line));
            if (side % 2 == 1) std::reverse(number.cells.begin(), number.cells.end());
        }
    return out;
}

bool share_line(Cell a, Cell b, const Geometry& board) {
    return board.row(a) == board.row(b) || board.column(a) == board.column(b);
}

class RankRules {
  public:
    RankRules(const Geometry& board, const std::vector<Number>& numbers, std::string_view ties, RuleTexts& to)
        : board_(board), numbers_(numbers), ties_(ties), to_(to) {}

    void add_layers(std::size_t ranks, std::size_t at) {
        const auto count = [&](int each) {
            return std::to_string(ranks * (sides - 1) * static_cast<std::size_t>(each));
        };
        to_.add("layer rank-line " + std::to_string(board_.lowest()) + ".." +
                    std::to_string(board_.lowest() + board_.digits() - 1) + " cells " + count(board_.digits() - 1),
                at);
        to_.add("layer rank-less 0 1 cells " + count(1), at);
    }
    void add(const Rank& rank) {
        const Number& number = numbers_[rank.number];
        const int digit = (rank.rank - 1) / sides + board_.lowest();
        to_.add("only " + std::to_string(digit) + ":" + names(number.cells, 0, 1), rank.at);
        std::string flags;
        for (int side = 0; side < sides; ++side) {
            if (side == number.side) continue;
            const std::string flag = " rank-less." + std::to_string(++used_);
            flags += flag;
            copy(number, side, digit, rank.at);
            compare(number, flag, rank.at);
        }
        to_.add("count 1 = " + std::to_string((rank.rank - 1) % sides) + ':' + flags, rank.at);
    }
    // No two numbers are equal.
    void add_no_ties(std::size_t at) {
        for (std::size_t i = 0; i < numbers_.size(); ++i)
            for (std::size_t k = i + 1; k < numbers_.size(); ++k) {
                const NamedCells &one = numbers_[i].cells, &other = numbers_[k].cells;
                if (numbers_[i].side == numbers_[k].side) continue;
                std::vector<RuleTexts> cases;
                for (std::size_t place = 0; place < one.size(); ++place)
                    if (one[place] != other[place])
                        cases.emplace_back().add(
                            "pair a != b:" + names_of(board_, std::array{one[place], other[place]}), at);
                to_.add_cases("any", cases, at);
            }
    }

  private:
    std::string names(const NamedCells& cells, std::size_t first, std::size_t end) const {
        return names_of(board_, std::span(cells).subspan(first, end - first));
    }
    // The copies for the flag in use, from the second digit on.
    std::string copies(std::size_t first, std::size_t end) const {
        std::string out;
        for (std::size_t i = first; i < end; ++i)
            out += " rank-line." + std::to_string((used_ - 1) * (board_.digits() - 1) + static_cast<int>(i));
        return out;
    }

    // The number of a side that begins with the digit.
    void copy(const Number& number, int side, int digit, std::size_t at) {
        for (const Number& other : numbers_) {
            const Cell first = other.cells[0];
            const bool same = first == number.cells[0];
            if (other.side != side || (!same && share_line(first, number.cells[0], board_))) continue;
            std::vector<RuleTexts> cases(2);
            cases[0].add("count " + std::to_string(digit) + " = 0:" + names(other.cells, 0, 1), at);
            cases[1].add("clone:" + names(other.cells, 1, other.cells.size()) + " =" + copies(1, other.cells.size()),
                         at);
            if (same)
                to_.add(cases[1].text(), at);
            else
                to_.add_cases("any", cases, at);
        }
    }

    // The flag is 1 if the copied number is smaller: by its first digit that differs. The last one follows from the others.
    void compare(const Number& number, const std::string& flag, std::size_t at) {
        const std::size_t n = number.cells.size();
        std::vector<RuleTexts> cases;
        const auto equal_up_to = [&](std::size_t end) {
            return "clone:" + copies(1, end) + " =" + names(number.cells, 1, end);
        };
        for (std::size_t place = 1; place + 1 < n; ++place)
            for (const bool less : {true, false}) {
                RuleTexts& one = cases.emplace_back();
                one.add(std::string("only ") + (less ? '1' : '0') + ':' + flag, at);
                if (place > 1) one.add(equal_up_to(place), at);
                one.add(std::string("pair a ") + (less ? '<' : '>') + " b:" + copies(place, place + 1) +
                            names(number.cells, place, place + 1),
                        at);
            }
        if (ties_ == "any") {
            cases.emplace_back().add("only 0:" + flag, at);
            cases.back().add(equal_up_to(n), at);
        }
        to_.add_cases("any", cases, at);
    }

    const Geometry& board_;
    const std::vector<Number>& numbers_;
    std::string_view ties_;
    RuleTexts& to_;
    int used_ = 0;  // flags
};

// ".FullRank~R4~10~": the ranks of a row from the left, or a column from the top, and from its other end.
Problem read_ranks(const IssItem& item, const Geometry& board, std::vector<Rank>& out) {
    const int n = board.digits();
    if (item.args.size() < 2 || item.args.size() > 3) return missing_in(item, "a row or column, as R1, and ranks");
    const std::string_view name = item.args[0].text;
    const auto line =
        is_whole(name.substr(std::min<std::size_t>(1, name.size()))) ? number_of(name.substr(1)) : std::nullopt;
    if (!line || *line < 1 || *line > n || (name[0] != 'R' && name[0] != 'C'))
        return mistake_in(item.args[0], "a row or column, as R1");
    for (std::size_t i = 1; i < item.args.size(); ++i) {
        if (item.args[i].text.empty()) continue;
        const auto rank = number_of(item.args[i].text);
        if (!rank || *rank < 1 || *rank > sides * n)
            return mistake_in(item.args[i], "a rank from 1 to " + std::to_string(sides * n));
        const std::size_t side = (name[0] == 'R' ? 0U : 2U) + i - 1;
        out.push_back({side * at(n) + at(*line - 1), *rank, item.args[i].at});
    }
    return std::nullopt;
}

}  // namespace

Problem read_full_ranks(std::span<const IssItem> items, const Geometry& board, RuleTexts& to) {
    std::vector<Rank> ranks;
    IssPart ties;
    for (const IssItem& item : items) {
        if (item.kind.text == "FullRankTies") ties = item.args.empty() ? item.kind : item.args[0];
        if (item.kind.text == "FullRank" && (board.rows() != board.digits() || board.columns() != board.digits()))
            return ValueError{item.kind.at, "'FullRank' on this board", "as many rows and columns as digits"};
        if (item.kind.text == "FullRank")
            if (auto mistake = read_ranks(item, board, ranks)) return mistake;
    }
    if (!contains(std::array<std::string_view, 4>{"", "none", "only-unclued", "any"}, ties.text))
        return mistake_in(ties, "none, only-unclued or any");
    const std::vector<Number> numbers = all_numbers(board);
    RankRules rules(board, numbers, ties.text, to);
    if (!ranks.empty()) rules.add_layers(ranks.size(), ranks[0].at);
    for (const Rank& rank : ranks) rules.add(rank);
    if (ties.text == "none") rules.add_no_ties(ties.at);
    return std::nullopt;
}

}  // namespace deduku::formats::iss
