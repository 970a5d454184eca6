#include "formats/published/words/cages.hpp"

#include "formats/published/words/writing.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::published {
namespace {

// "<15": sum-at-most 14: A1 B1.
std::vector<std::string> bound_of(std::string_view text, const std::string& cells) {
    const bool less = text.starts_with('<');
    const auto number = less || text.starts_with('>') ? whole_number(reading::trimmed(text.substr(1))) : std::nullopt;
    if (!number || *number < 1) return {};
    return {less ? "sum-at-most " + std::to_string(*number - 1) + ':' + cells
                 : "sum-at-least " + std::to_string(*number + 1) + ':' + cells};
}

// "?5": one of the sums 15, 25, ..; "1?": from 10 to 19; "??": two digits.
std::vector<std::string> masked_sum(std::string_view text, const std::string& cells, int most) {
    const auto is_known = [](char c) { return c == '?' || is_digit(c); };
    if (text.size() != 2 || text.find('?') == text.npos || !is_known(text[0]) || !is_known(text[1])) return {};
    if (text[1] == '?') {
        const int from = text[0] == '?' ? 10 : 10 * (text[0] - '0'), to = text[0] == '?' ? 99 : from + 9;
        return {"sum-at-least " + std::to_string(from) + ':' + cells,
                "sum-at-most " + std::to_string(to) + ':' + cells};
    }
    std::string out;
    for (int sum = 10 + (text[1] - '0'); sum < 100 && sum <= most; sum += 10)
        out += " { sum " + std::to_string(sum) + ':' + cells + " }";
    return out.empty() ? std::vector<std::string>() : std::vector{"any" + out};
}

}  // namespace

CageRules cage_rules(const SaidCages& said, const std::vector<Thing>& things, const Geometry& board) {
    CageRules out{.open = !said.unique && !said.repeats};
    std::string groups;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Thing& cage = things[i];
        if (cage.kind != ThingKind::cage) continue;
        const auto value = whole_number(cage.text);
        const bool open_sum = cage.text == "?";
        const std::string cells = cell_names(board, cage.cells);
        const int most = (board.lowest() + board.digits() - 1) * static_cast<int>(cage.cells.size());
        std::vector<std::string> limits;
        if (said.bounds) limits = bound_of(cage.text, cells);
        if (said.masked && limits.empty()) limits = masked_sum(cage.text, cells, most);
        if (!cage.text.empty() && !open_sum && limits.empty() && (!value || !said.sums)) continue;  // stays unexplained
        out.things.push_back(i);
        out.rules.insert(out.rules.end(), limits.begin(), limits.end());
        if (out.open) out.repeating.insert(out.repeating.end(), limits.begin(), limits.end());
        const std::string sum = value ? ' ' + std::to_string(*value) : std::string();
        const std::string may_repeat = value ? "sum" + sum + ':' + cells : std::string();
        if (!said.repeats) out.rules.push_back("killer" + sum + ':' + cells);
        if (said.repeats && value) out.rules.push_back(may_repeat);
        if (out.open && value) out.repeating.push_back(may_repeat);
        groups += (groups.empty() ? "" : " =") + cells;
    }
    if (out.things.size() < 2) return out;
    for (const auto& [holds, name] :
         {std::pair(said.equal, "equal-sums:"), std::pair(said.different, "different-sums:")})
        if (holds) {
            out.rules.push_back(name + groups);
            if (out.open) out.repeating.push_back(out.rules.back());
        }
    return out;
}

}  // namespace deduku::formats::published
