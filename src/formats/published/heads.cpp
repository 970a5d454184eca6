#include "formats/published/heads.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "formats/published/groups.hpp"
#include "formats/published/writing.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::published {
namespace {

/// A head that is being filled: its numbers are used one after another.
struct Filling {
    const Match& match;
    const RuleParts& parts;
    const Geometry& board;
    std::vector<int>::const_iterator next;  // of the values said

    std::optional<int> number() {
        if (next == match.values.end()) return std::nullopt;
        return *next++;
    }
};
using Made = std::optional<std::string>;

// A difference d of neighbours on a line occurs d times: a case for each way to share the differences.
Made counted_differences(Filling& filling) {
    const std::span<const Cell> cells = filling.parts.cells;
    const Geometry& board = filling.board;
    const auto pairs = static_cast<int>(cells.size()) - 1;
    std::vector<int> left(static_cast<std::size_t>(board.digits()), 0), chosen;
    std::string out = "any";
    std::size_t ways = 0;
    constexpr std::size_t most_ways = 500;
    const auto choose = [&](const auto& self) -> void {
        if (ways > most_ways) return;
        const int open = pairs - static_cast<int>(chosen.size());
        const int owed = std::accumulate(left.begin(), left.end(), 0);
        if (open == 0) {
            ++ways;
            std::string rules;
            for (std::size_t i = 0; i < chosen.size(); ++i)
                rules += (i > 0 ? "; pair abs(a - b) = " : "pair abs(a - b) = ") + std::to_string(chosen[i]) + ':' +
                         cell_names(board, cells.subspan(i, 2));
            out += " { " + rules + " }";
            return;
        }
        for (int d = 1; d < board.digits(); ++d) {
            int& rest = left[static_cast<std::size_t>(d)];
            const bool begun = std::find(chosen.begin(), chosen.end(), d) != chosen.end();
            if (begun ? rest == 0 : owed + d > open) continue;
            const int before = rest;
            rest = (begun ? rest : d) - 1;
            chosen.push_back(d);
            self(self);
            chosen.pop_back();
            rest = before;
        }
    };
    choose(choose);
    return out;
}

// Neighbours in an area increase to the right and downwards.
Made rising_cells(Filling& filling) {
    const Geometry& board = filling.board;
    std::string out;
    for (Cell a : filling.parts.cells)
        for (Cell b : filling.parts.cells) {
            const int down = board.row(b) - board.row(a), right = board.column(b) - board.column(a);
            if ((down == 0 && right == 1) || (down == 1 && right == 0))
                out += (out.empty() ? "greater:" : " /") + cell_names(board, std::vector{b, a});
        }
    return out.empty() ? Made() : out;
}

// One of the cells has the sum of the others.
Made one_is_sum(Filling& filling) {
    const std::vector<Cell>& cells = filling.parts.cells;
    if (cells.size() < 2) return std::nullopt;
    std::string out = "any";
    for (const Cell sum : cells) {
        std::vector<Cell> others = cells;
        std::erase(others, sum);
        out += " { arrow:" + cell_names(filling.board, {&sum, 1}) + " =" + cell_names(filling.board, others) + " }";
    }
    return out;
}

// A case for each sum up to the largest that is good.
Made sums_that(const Filling& filling, const std::function<bool(int)>& good) {
    const int lowest = filling.board.lowest(), highest = lowest + filling.board.digits() - 1;
    const auto cells = static_cast<int>(filling.parts.cells.size());
    std::string out;
    for (int sum = lowest * cells; sum <= highest * cells; ++sum)
        if (good(sum))
            out += " { sum " + std::to_string(sum) + ':' + cell_names(filling.board, filling.parts.cells) + " }";
    return out.empty() ? Made() : "any" + out;
}

// The sum is a multiple of the next number.
Made multiples(Filling& filling) {
    const auto of = filling.number();
    if (!of || *of < 2) return std::nullopt;
    return sums_that(filling, [of](int sum) { return sum % *of == 0; });
}

Made primes(Filling& filling) {
    return sums_that(filling, [](int sum) {
        if (sum < 2) return false;
        for (int factor = 2; factor * factor <= sum; ++factor)
            if (sum % factor == 0) return false;
        return true;
    });
}

Made squares(Filling& filling) {
    return sums_that(filling, [](int sum) {
        int root = 1;
        while (root * root < sum) ++root;
        return root * root == sum;
    });
}

// The number of the thing is the middle one of an odd number of digits.
Made median(Filling& filling) {
    const auto middle = whole_number(filling.parts.text);
    const std::size_t size = filling.parts.cells.size();
    if (!middle || *middle < 1 || *middle > filling.board.digits() || size % 2 == 0) return std::nullopt;
    const std::string half = std::to_string(size / 2), cells = ':' + cell_names(filling.board, filling.parts.cells);
    std::string less, more;
    for (int digit = 1; digit <= filling.board.digits(); ++digit)
        if (digit != *middle) (digit < *middle ? less : more) += ' ' + std::to_string(digit);
    std::string out = "contains " + std::to_string(*middle) + cells;
    for (const std::string& side : {less, more})
        if (!side.empty()) out += "; count" + side + " <= " + half + cells;
    return out;
}

// So many times the number of cells: "five times its length".
Made times(Filling& filling) {
    const auto factor = filling.number();
    return factor ? Made(std::to_string(*factor * static_cast<int>(filling.parts.cells.size()))) : std::nullopt;
}

Made size(Filling& filling) {
    const RuleParts& parts = filling.parts;
    return std::to_string((parts.circle.empty() ? parts.cells : parts.shaft).size());
}

// All cells of the grid.
Made whole_board(Filling& filling) {
    const auto all = filling.board.every_grid_cell();
    return cell_names(filling.board, std::vector<Cell>(all.begin(), all.end()));
}

struct Maker {
    std::string_view name;
    Made (*make)(Filling& filling);
};
constexpr std::array makers = {Maker{"counted", counted_differences},
                               Maker{"rising", rising_cells},
                               Maker{"one-is-sum", one_is_sum},
                               Maker{"multiples", multiples},
                               Maker{"primes", primes},
                               Maker{"squares", squares},
                               Maker{"median", median},
                               Maker{"times", times},
                               Maker{"size", size},
                               Maker{"board", whole_board}};

// "@first", "@shaft"; of an unknown name, as of none, all cells.
Made cells_named(std::string_view name, Filling& filling) {
    const RuleParts& parts = filling.parts;
    const std::span<const Cell> all = parts.cells;
    struct Part {
        std::string_view name;
        std::size_t from, count;
    };
    const std::size_t last = all.size() - 1;
    const std::array known = {Part{"first", 0, 1},   Part{"second", 1, 1},  Part{"third", 2, 1},
                              Part{"last", last, 1}, Part{"rest", 1, last}, Part{"front", 0, last}};
    if (name == "circle") return cell_names(filling.board, parts.circle);
    if (name == "shaft") return cell_names(filling.board, parts.shaft);
    for (const Part& part : known)
        if (part.name == name) {
            if (all.empty() || part.from + part.count > all.size()) return std::nullopt;
            return cell_names(filling.board, all.subspan(part.from, part.count));
        }
    return cell_names(filling.board, all);
}

Made part_after_at(std::string_view name, Filling& filling) {
    for (const Maker& maker : makers)
        if (maker.name == name) return maker.make(filling);
    return cells_named(name, filling);
}

std::size_t end_of_name(std::string_view text, std::size_t from) {
    while (from < text.size() &&
           (is_letter(text[from]) || (text[from] == '-' && from + 1 < text.size() && is_letter(text[from + 1]))))
        ++from;
    return from;
}

constexpr std::string_view each_mark = "each ", digits_mark = "$digits";

// One rule, or several between semicolons.
Made filled(std::string_view head, Filling& filling) {
    std::string out;
    const auto add = [&](const Made& part) {
        if (part) out += *part;
        return part.has_value();
    };
    for (std::size_t i = 0; i < head.size(); ++i) {
        bool good = true;
        if (head[i] == '#') {
            const auto number = filling.number();
            good = add(number ? Made(std::to_string(*number)) : std::nullopt);
        } else if (head.substr(i).starts_with(digits_mark)) {
            const auto digits = digits_in(filling.parts.text, filling.board);
            good = add(digits ? Made(digits->substr(1)) : std::nullopt);
            i += digits_mark.size() - 1;
        } else if (head[i] == '$') {
            const auto number = whole_number(filling.parts.text);
            good = add(number ? Made(std::to_string(*number)) : std::nullopt);
        } else if (head[i] == '@') {
            const std::size_t end = end_of_name(head, i + 1);
            good = add(part_after_at(head.substr(i + 1, end - i - 1), filling));
            i = end - 1;
        } else {
            out += head[i];
        }
        if (!good) return std::nullopt;
    }
    return out;
}

// "each square: RULES": the rules for each of these groups.
Made filled_for_each(std::string_view head, const Match& match, const RuleParts& parts, const Geometry& board,
                     std::ptrdiff_t used) {
    const std::size_t colon = head.find(':');
    const auto groups = groups_named(head.substr(0, colon), parts.cells, board);
    if (!groups || colon == head.npos) return std::nullopt;
    std::string out;
    for (const std::vector<Cell>& group : *groups) {
        const RuleParts of_group{parts.text, group, {}, {}};
        Filling filling{match, of_group, board, match.values.begin() + used};
        const Made one = filled(head.substr(colon + 1), filling);
        if (!one) return std::nullopt;
        out += (out.empty() ? "" : ";") + *one;
    }
    return out.empty() ? Made() : out;
}

}  // namespace

std::optional<std::string> digits_in(std::string_view text, const Geometry& board) {
    std::string digits;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_digit(text[i])) {
            if (board.digits() <= 9 || i == 0 || !is_digit(text[i - 1])) digits += ' ';
            digits += text[i];
        } else if (!is_space(text[i]) && text[i] != ',') {
            return std::nullopt;
        }
    }
    return digits.empty() ? std::nullopt : std::optional(digits);
}

std::optional<std::string> rule_of_cells(const Match& match, const RuleParts& parts, const Geometry& board) {
    const std::string_view head = match.saying->head;
    if (head.empty()) return head_of(match, board) + ':' + cell_names(board, parts.cells);
    const bool equal =
        std::adjacent_find(match.values.begin(), match.values.end(), std::not_equal_to<>()) == match.values.end();
    if (match.saying->has("same-number") && !equal) return std::nullopt;
    const std::ptrdiff_t used = match.saying->has("in-first") ? 1 : 0;
    if (head.starts_with(each_mark)) return filled_for_each(head.substr(each_mark.size()), match, parts, board, used);
    Filling filling{match, parts, board, match.values.begin() + used};
    Made out = filled(head, filling);
    if (!out || head.find('@') != head.npos || match.saying->about == About::board) return out;
    return *out + ':' + cell_names(board, parts.cells);
}

}  // namespace deduku::formats::published
