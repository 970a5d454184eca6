#include "formats/iss/full_rank.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "deduku/text.hpp"
#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"
#include "grid/contains.hpp"
#include "grid/rules/forms/numbers.hpp"

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
            Number& number = out.emplace_back(Number{side, {}});
            for (int i = 0; i < n; ++i) number.cells.push_back(side < 2 ? board.cell(line, i) : board.cell(i, line));
            if (side % 2 == 1) std::reverse(number.cells.begin(), number.cells.end());
        }
    return out;
}

// Whether a number is smaller than another, as far as it is known; else a flag says it.
enum class Less : std::uint8_t { yes, no, by_flag };

class RankRules {
  public:
    RankRules(const Geometry& board, std::span<const Rank> ranks, bool ties, RuleTexts& to)
        : board_(board), numbers_(all_numbers(board)), rank_of_(numbers_.size()), ties_(ties), to_(to) {
        for (const Rank& rank : ranks) {
            rank_of_[rank.number] = rank.rank;
            first_.emplace(cells_of(rank.number)[0], digit_of(rank.rank));
        }
    }

    void add(std::span<const Rank> ranks) {
        const auto flagged = std::count_if(ranks.begin(), ranks.end(), [](const Rank& r) { return some_are_less(r); });
        if (flagged > 0) to_.add("layer smaller 0 1 cells " + std::to_string(flagged * (sides - 1)), ranks[0].at);
        for (const Rank& rank : ranks) add(rank);
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
    const NamedCells& cells_of(std::size_t number) const { return numbers_[number].cells; }
    int digit_of(int rank) const { return (rank - 1) / sides + board_.lowest(); }
    static int smaller(const Rank& rank) { return (rank.rank - 1) % sides; }
    static bool some_are_less(const Rank& rank) { return smaller(rank) > 0 && smaller(rank) < sides - 1; }

    void add(const Rank& rank) {
        const Number& number = numbers_[rank.number];
        const std::string title = title_of_rank(rank);
        to_.add(
            "only " + std::to_string(digit_of(rank.rank)) + ':' + names_of(board_, std::array{number.cells[0]}) + title,
            rank.at);
        std::string flags;
        for (int side = 0; side < sides; ++side) {
            if (side == number.side) continue;
            std::string flag;
            if (some_are_less(rank)) flags += flag = " smaller." + std::to_string(++used_);
            compare(rank, with_the_same_digit(rank, side), flag, title);
        }
        if (!flags.empty()) to_.add("count 1 = " + std::to_string(smaller(rank)) + ':' + flags + title, rank.at);
    }

    // as "Rank 33 of column C from the top"
    std::string title_of_rank(const Rank& rank) const {
        constexpr std::string_view ends[] = {"left", "right", "top", "bottom"};
        const auto side = static_cast<std::size_t>(numbers_[rank.number].side);
        const Cell first = cells_of(rank.number)[0];
        const House line = *board_.house_of(first, side < 2 ? HouseKind::row : HouseKind::column);
        return " as \"Rank " + std::to_string(rank.rank) + " of " + house_in_sentence(board_, line) + " from the " +
               std::string(ends[side]) + '"';
    }

    // The numbers of a side that may begin with the digit of this one.
    std::vector<std::size_t> with_the_same_digit(const Rank& rank, int side) const {
        const Cell own = cells_of(rank.number)[0];
        std::vector<std::size_t> out;
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            if (numbers_[i].side != side) continue;
            const Cell first = cells_of(i)[0];
            const auto known = first_.find(first);
            const bool same = known != first_.end() && known->second == digit_of(rank.rank);
            if (same) return {i};
            if (known == first_.end() && !rules::share_a_house(board_, std::array{first, own})) out.push_back(i);
        }
        return out;
    }

    void compare(const Rank& rank, const std::vector<std::size_t>& others, const std::string& flag,
                 const std::string& title) {
        for (const std::size_t other : others) {
            Less less = flag.empty() ? (smaller(rank) > 0 ? Less::yes : Less::no) : Less::by_flag;
            if (const auto its = rank_of_[other]; its && *its != rank.rank) {
                less = *its < rank.rank ? Less::yes : Less::no;
                if (!flag.empty()) to_.add(only(less, flag) + title, rank.at);
            }
            const std::string first = names_of(board_, std::array{cells_of(other)[0]});
            const std::string digit = std::to_string(digit_of(rank.rank));
            const bool certain = others.size() == 1;
            std::vector<RuleTexts> cases;
            if (!certain) cases.emplace_back().add("count " + digit + " = 0:" + first, rank.at);
            for (const Less each : {Less::yes, Less::no}) {
                if (less != each && less != Less::by_flag) continue;
                RuleTexts given;
                if (!certain) given.add("only " + digit + ':' + first, rank.at);
                if (less == Less::by_flag) given.add(only(each, flag), rank.at);
                add_ordered(cells_of(other), cells_of(rank.number), each, given, rank.at, cases);
            }
            if (cases.size() == 1)
                to_.add(cases[0].text() + title, rank.at);
            else
                to_.add_cases("any", cases, rank.at, title);
        }
    }
    static std::string only(Less less, const std::string& flag) {
        return std::string("only ") + (less == Less::yes ? '1' : '0') + ':' + flag;
    }

    // The cases, beside what is given, in which `a`, with the same first digit, is less than `b`, or not: by the first digit
    // that differs. The last digit follows from the others.
    void add_ordered(const NamedCells& a, const NamedCells& b, Less less, const RuleTexts& given, std::size_t at,
                     std::vector<RuleTexts>& cases) const {
        NamedCells equal_a, equal_b;
        const auto add_case = [&](const std::string& last) {
            RuleTexts& one = cases.emplace_back(given);
            if (equal_a.size() == 1)
                one.add("pair a = b:" + names_of(board_, std::array{equal_a[0], equal_b[0]}), at);
            else if (!equal_a.empty())
                one.add("clone:" + names_of(board_, equal_a) + " =" + names_of(board_, equal_b), at);
            if (!last.empty()) one.add(last, at);
        };
        for (std::size_t place = 1; place + 1 < a.size(); ++place) {
            if (a[place] == b[place]) continue;
            add_case(std::string("pair a ") + (less == Less::yes ? '<' : '>') +
                     " b:" + names_of(board_, std::array{a[place], b[place]}));
            if (rules::share_a_house(board_, std::array{a[place], b[place]})) return;
            equal_a.push_back(a[place]);
            equal_b.push_back(b[place]);
        }
        if (ties_ && less == Less::no) {
            if (a.back() != b.back()) {
                equal_a.push_back(a.back());
                equal_b.push_back(b.back());
            }
            add_case("");
        }
    }

    const Geometry& board_;
    std::vector<Number> numbers_;
    std::vector<std::optional<int>> rank_of_;
    std::map<Cell, int> first_;  // the first digits that ranks say
    bool ties_;                  // equal numbers may have ranks
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
    RankRules rules(board, ranks, ties.text == "any", to);
    rules.add(ranks);
    if (ties.text == "none") rules.add_no_ties(ties.at);
    return std::nullopt;
}

}  // namespace deduku::formats::iss
