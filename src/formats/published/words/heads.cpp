#include "formats/published/words/heads.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "formats/published/words/groups.hpp"
#include "formats/published/words/makers.hpp"
#include "formats/published/words/writing.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::published {
namespace {

// "@first", "@shaft"; of an unknown name, as of none, all cells.
Made cells_named(std::string_view name, Filling& filling) {
    const RuleParts& parts = filling.parts;
    const std::span<const Cell> all = parts.cells;
    struct Part {
        std::string_view name;
        std::size_t from, count;
    };
    const std::size_t last = all.size() - 1;
    const std::array known = {Part{"first", 0, 1},        Part{"second", 1, 1},     Part{"third", 2, 1},
                              Part{"last", last, 1},      Part{"rest", 1, last},    Part{"front", 0, last},
                              Part{"inner", 1, last - 1}, Part{"tail", 2, last - 1}};
    if (name == "circle") return cell_names(filling.board, parts.circle);
    if (name == "shaft") return cell_names(filling.board, parts.shaft);
    if (name == "from-tip") {
        std::vector<Cell> cells(parts.shaft.rbegin(), parts.shaft.rend());
        if (parts.circle.size() != 1) return std::nullopt;
        cells.push_back(parts.circle[0]);
        return cell_names(filling.board, cells);
    }
    for (const Part& part : known)
        if (part.name == name) {
            if (part.count == 0 || part.count > all.size() || part.from + part.count > all.size()) return std::nullopt;
            return cell_names(filling.board, all.subspan(part.from, part.count));
        }
    return cell_names(filling.board, all);
}

Made part_after_at(std::string_view name, Filling& filling) {
    const PartMaker maker = maker_named(name);
    return maker != nullptr ? maker(filling) : cells_named(name, filling);
}

std::size_t end_of_name(std::string_view text, std::size_t from) {
    while (from < text.size() &&
           (is_letter(text[from]) || (text[from] == '-' && from + 1 < text.size() && is_letter(text[from + 1]))))
        ++from;
    return from;
}

constexpr std::string_view each_mark = "each ", some_mark = "some ", digits_mark = "$digits";

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

// "each square: RULES": the rules for each of these groups. "some ahead: RULES": those of one of them.
Made filled_for_groups(std::string_view head, bool each, const Match& match, const RuleParts& parts,
                       const Geometry& board, std::ptrdiff_t used) {
    const std::size_t colon = head.find(':');
    const auto groups = groups_named(head.substr(0, colon), parts.cells, board);
    if (!groups || colon == head.npos) return std::nullopt;
    std::string out;
    for (const std::vector<Cell>& group : *groups) {
        const RuleParts of_group{parts.text, group, {}, {}};
        Filling filling{match, of_group, board, match.values.begin() + used};
        const Made one = filled(head.substr(colon + 1), filling);
        if (!one) return std::nullopt;
        if (each)
            out += (out.empty() ? "" : ";") + *one;
        else
            out += (out.empty() ? "any {" : " {") + *one + " }";
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
    for (const std::string_view mark : {each_mark, some_mark})
        if (head.starts_with(mark))
            return filled_for_groups(head.substr(mark.size()), mark == each_mark, match, parts, board, used);
    Filling filling{match, parts, board, match.values.begin() + used};
    Made out = filled(head, filling);
    if (!out || head.find('@') != head.npos || match.saying->about == About::board) return out;
    return *out + ':' + cell_names(board, parts.cells);
}

}  // namespace deduku::formats::published
