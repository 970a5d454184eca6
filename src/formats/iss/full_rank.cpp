#include "formats/iss/full_rank.hpp"

namespace deduku::formats::iss {

std::optional<ValueError> read_full_ranks(std::span<const IssItem> items, const Geometry&, const IssCells&,
                                          RuleTexts&) {
    for (const IssItem& item : items)
        if (item.kind.text.starts_with("FullRank"))
            return ValueError{item.kind.at, "the rule '" + std::string(item.kind.text) + "'", std::string(known_rules)};
    return std::nullopt;
}

}  // namespace deduku::formats::iss
