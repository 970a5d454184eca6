#include "formats/published/words/clue_makers.hpp"

#include <algorithm>

#include "formats/published/words/writing.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

// " { only 3: A1; only 9: B1 }": these digits in these cells, from the first on.
std::string case_of(const Geometry& board, std::span<const Cell> cells, std::span<const int> digits) {
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i)
        out += (out.empty() ? " { only " : "; only ") + std::to_string(digits[i]) + ':' +
               cell_names(board, cells.subspan(i, 1));
    return out + " }";
}

// These digits side by side somewhere, in this order.
std::string cases_of_run(const Geometry& board, std::span<const Cell> cells, std::span<const int> digits) {
    std::string out;
    for (std::size_t from = 0; from + digits.size() <= cells.size(); ++from)
        out += case_of(board, cells.subspan(from), digits);
    return out;
}

bool is_digit_of(const Geometry& board, int number) {
    return number >= board.lowest() && number < board.lowest() + board.digits();
}

// The digits of the text, and that of the words; none if one of them is no digit of the board.
struct BesideDigit {
    std::vector<int> beside;
    int digit;
};
std::optional<BesideDigit> digits_beside(Filling& filling) {
    const auto number = filling.number();
    if (!number || !is_digit_of(filling.board, *number)) return std::nullopt;
    BesideDigit out{{}, *number};
    for (const char c : filling.parts.text) {
        if (c == ' ' || c == ',') continue;
        const int digit = c - '0';
        if (digit > 9 || !is_digit_of(filling.board, digit)) return std::nullopt;
        out.beside.push_back(digit);
    }
    return out.beside.empty() ? std::nullopt : std::optional(out);
}

// Whether digits up to 9 have this product.
bool is_product(int number) {
    for (const int prime : {2, 3, 5, 7})
        while (number % prime == 0) number /= prime;
    return number == 1;
}

// One or two digits beside the digit, in any order.
std::string cases_beside(const Geometry& board, std::span<const Cell> cells, const BesideDigit& said) {
    std::vector<int> run = {said.beside[0], said.digit};
    if (said.beside.size() == 2) run.push_back(said.beside[1]);
    std::string out = cases_of_run(board, cells, run);
    std::reverse(run.begin(), run.end());
    return out + cases_of_run(board, cells, run);
}

Made any_of(const std::string& cases) { return cases.empty() ? Made() : "any" + cases; }

// For each pair of a smallest and a largest digit that is good: both occur, and no others but those between them.
Made extremes_that(const Filling& filling, bool sum) {
    const auto number = whole_number(filling.parts.text);
    if (!number || filling.parts.cells.empty()) return std::nullopt;
    const int lowest = filling.board.lowest(), end = lowest + filling.board.digits();
    const std::string cells = ':' + cell_names(filling.board, filling.parts.cells);
    std::string out;
    for (int small = lowest; small < end; ++small)
        for (int large = small; large < end; ++large) {
            if ((sum ? small + large : large - small) != *number) continue;
            std::string between;
            for (int digit = small; digit <= large; ++digit) between += ' ' + std::to_string(digit);
            out += " { only" + between + cells;
            if (small < large) out += "; contains " + std::to_string(small) + ' ' + std::to_string(large) + cells;
            out += " }";
        }
    return any_of(out);
}

// The first cells in sequence with digits of this parity have the number of the thing as their sum.
Made first_run_of(const Filling& filling, bool odd) {
    const auto sum = whole_number(filling.parts.text);
    const std::span<const Cell> cells = filling.parts.cells;
    if (!sum) return std::nullopt;
    const std::string same = odd ? "odd" : "even", other = odd ? "even" : "odd";
    const auto none = [&](const std::string& parity, std::span<const Cell> of) {
        return of.empty() ? "" : "; count " + parity + " = 0:" + cell_names(filling.board, of);
    };
    std::string out;
    for (std::size_t from = 0; from < cells.size(); ++from)
        for (std::size_t end = from + 1; end <= cells.size(); ++end) {
            const auto run = cells.subspan(from, end - from);
            out += " { sum " + std::to_string(*sum) + ':' + cell_names(filling.board, run) + none(other, run) +
                   none(same, cells.first(from));
            if (end < cells.size()) out += none(same, cells.subspan(end, 1));
            out += " }";
        }
    return any_of(out);
}

// " { weighted 0: 1 A1 B1 -1 C1; .. }": each of the cells from the third on is the sum of the two before it.
std::string rising_by_sums(const Geometry& board, const std::vector<Cell>& cells, bool by_10) {
    std::string out;
    for (std::size_t i = 2; i < cells.size(); ++i) {
        const std::string sum = ": 1" + cell_names(board, std::span(cells).subspan(i - 2, 2)) + " -1" +
                                cell_names(board, std::span(cells).subspan(i, 1));
        out += out.empty() ? " { " : "; ";
        out += by_10 ? "any { weighted 0" + sum + " } { weighted 10" + sum + " }" : "weighted 0" + sum;
    }
    return out + " }";
}

Made sums_of_two(const Filling& filling, bool by_10) {
    std::vector<Cell> cells = filling.parts.cells;
    if (cells.size() < 3) return std::nullopt;
    const std::string forwards = rising_by_sums(filling.board, cells, by_10);
    std::reverse(cells.begin(), cells.end());
    return "any" + forwards + rising_by_sums(filling.board, cells, by_10);
}

}  // namespace

Made before_digit(Filling& filling) {
    auto said = digits_beside(filling);
    if (!said) return std::nullopt;
    said->beside.push_back(said->digit);
    return any_of(cases_of_run(filling.board, filling.parts.cells, said->beside));
}

Made all_beside_digit(Filling& filling) {
    const auto said = digits_beside(filling);
    if (!said) return std::nullopt;
    const std::vector<Cell>& cells = filling.parts.cells;
    if (said->beside.size() == 2) return any_of(cases_beside(filling.board, cells, *said));
    if (said->beside.size() != 1 || cells.size() < 2) return std::nullopt;
    const std::vector<Cell> back(cells.rbegin(), cells.rend());
    const std::vector<int> at_end = {said->digit, said->beside[0]};
    return any_of(case_of(filling.board, cells, at_end) + case_of(filling.board, back, at_end));
}

Made beside_digit(Filling& filling) {
    const auto said = digits_beside(filling);
    if (!said || said->beside.size() > 2) return std::nullopt;
    return any_of(cases_beside(filling.board, filling.parts.cells, *said));
}

Made distance_to_digit(Filling& filling) {
    const RuleParts& parts = filling.parts;
    const auto digit = filling.number();
    if (!digit || !is_digit_of(filling.board, *digit) || parts.circle.size() != 1) return std::nullopt;
    std::string out;
    for (std::size_t i = 0; i < parts.shaft.size(); ++i) {
        const int distance = static_cast<int>(i) + 1;
        if (is_digit_of(filling.board, distance))
            out += case_of(filling.board, std::vector{parts.circle[0], parts.shaft[i]}, std::vector{distance, *digit});
    }
    return any_of(out);
}

Made first_of_parity(Filling& filling) {
    const auto number = whole_number(filling.parts.text);
    if (!number || !is_digit_of(filling.board, *number)) return std::nullopt;
    const std::span<const Cell> cells = filling.parts.cells;
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        out += " { only " + std::to_string(*number) + ':' + cell_names(filling.board, cells.subspan(i, 1));
        if (i > 0)
            out += std::string(*number % 2 == 0 ? "; count even" : "; count odd") +
                   " = 0:" + cell_names(filling.board, cells.first(i));
        out += " }";
    }
    return any_of(out);
}

Made same_at_distance(Filling& filling) {
    const RuleParts& parts = filling.parts;
    if (parts.circle.size() != 1) return std::nullopt;
    std::string out;
    for (std::size_t i = 0; i < parts.shaft.size(); ++i) {
        const int distance = static_cast<int>(i) + 1;
        if (is_digit_of(filling.board, distance))
            out +=
                case_of(filling.board, std::vector{parts.circle[0], parts.shaft[i]}, std::vector{distance, distance});
    }
    return any_of(out);
}

Made first_odd_run(Filling& filling) { return first_run_of(filling, true); }
Made first_even_run(Filling& filling) { return first_run_of(filling, false); }

Made sum_of_extremes(Filling& filling) { return extremes_that(filling, true); }
Made difference_of_extremes(Filling& filling) { return extremes_that(filling, false); }

Made place_of_largest(Filling& filling) {
    const auto place = whole_number(filling.parts.text);
    const std::vector<Cell>& cells = filling.parts.cells;
    if (!place || *place < 1 || *place > static_cast<int>(cells.size()) || cells.size() < 2) return std::nullopt;
    const std::size_t largest = static_cast<std::size_t>(*place) - 1;
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (i != largest)
            out += (out.empty() ? "greater:" : " /") + cell_names(filling.board, std::vector{cells[largest], cells[i]});
    return out;
}

Made product_of_arrow(Filling& filling) {
    const RuleParts& parts = filling.parts;
    const int digits = filling.board.digits();
    constexpr std::size_t most_places = 3;
    if (parts.shaft.empty() || parts.circle.empty() || parts.circle.size() > most_places ||
        filling.board.lowest() != 1 || digits > 9)
        return std::nullopt;
    int end = 10;
    for (std::size_t i = 1; i < parts.circle.size(); ++i) end *= 10;
    std::string out;
    for (int number = end / 10; number < end; ++number) {
        std::vector<int> places;
        for (int rest = number; rest > 0; rest /= 10) places.insert(places.begin(), rest % 10);
        if (std::any_of(places.begin(), places.end(), [&](int digit) { return digit == 0 || digit > digits; }) ||
            !is_product(number))
            continue;
        std::string one = case_of(filling.board, parts.circle, places);
        one.insert(3, "product " + std::to_string(number) + ':' + cell_names(filling.board, parts.shaft) + "; ");
        out += one;
    }
    return any_of(out);
}

Made fibonacci(Filling& filling) { return sums_of_two(filling, false); }
Made fibonacci_by_10(Filling& filling) { return sums_of_two(filling, true); }

Made twice_each(Filling& filling) {
    const std::string cells = ':' + cell_names(filling.board, filling.parts.cells);
    std::string out;
    for (int digit = filling.board.lowest(); digit < filling.board.lowest() + filling.board.digits(); ++digit) {
        const std::string count = "{ count " + std::to_string(digit) + " = ";
        out += (out.empty() ? "any " : "; any ") + count + '0' + cells + " } " + count + '2' + cells + " }";
    }
    return out;
}

Made no_taxicab(Filling& filling) {
    const Geometry& board = filling.board;
    const int longest = std::max(board.rows(), board.columns());
    std::string out;
    // Two equal digits are in different rows and columns.
    for (int d = 2; d < board.lowest() + board.digits(); ++d)
        for (int down = 1; down <= d - down; ++down)
            if (d - down < longest)
                out += (out.empty() ? "pair leap " : "; pair leap ") + std::to_string(down) + ' ' +
                       std::to_string(d - down) + " a != " + std::to_string(d) + " or b != " + std::to_string(d);
    return out.empty() ? Made() : out;
}

}  // namespace deduku::formats::published
