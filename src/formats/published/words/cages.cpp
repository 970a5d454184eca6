#include "formats/published/words/cages.hpp"

#include "formats/published/words/writing.hpp"

namespace deduku::formats::published {

CageRules cage_rules(const SaidCages& said, const std::vector<Thing>& things, const Geometry& board) {
    CageRules out{.open = !said.unique && !said.repeats};
    std::string groups;
    for (std::size_t i = 0; i < things.size(); ++i) {
        const Thing& cage = things[i];
        if (cage.kind != ThingKind::cage) continue;
        const auto value = whole_number(cage.text);
        const bool open_sum = cage.text == "?";
        if (!cage.text.empty() && !open_sum && (!value || !said.sums)) continue;  // stays unexplained
        out.things.push_back(i);
        const std::string cells = cell_names(board, cage.cells);
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
