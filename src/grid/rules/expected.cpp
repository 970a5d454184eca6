// "a sum from 0 to 999999", "1 to 9 cells", "the name of a rule; did you mean 'killer'?"
#include "grid/rules/expected.hpp"

#include <array>
#include <vector>

#include "grid/reading/spelling.hpp"
#include "grid/rules/words.hpp"

namespace deduku::rules {
namespace {

std::vector<std::string_view> all_names() {
    std::vector<std::string_view> out;
    for (const RuleRow* row : rule_rows()) {
        out.push_back(row->key);
        for (std::string_view other : split(row->names, ' ')) out.push_back(other);
    }
    return out;
}

}  // namespace

std::string count_of(int number, std::string_view noun) {
    return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

std::string help_for(const std::string& name) {
    constexpr std::array<std::array<std::string_view, 2>, 3> kinds = {
        {{"kropki", "; 'white' and 'black' are dots, 'all-dots' if no dot is missing"},
         {"xv", "; 'x' and 'v' are marks, 'all-xv' if no mark is missing"},
         {"jigsaw", "; the regions of a jigsaw follow houses: or [Regions]"}}};
    for (const auto& [kind, help] : kinds)
        if (name == kind) return std::string(help);
    if (std::string similar = suggestion(name, all_names()); !similar.empty()) return similar;
    std::string out;
    for (const RuleRow* row : rule_rows()) out += (out.empty() ? ": " : ", ") + std::string(row->key);
    return out + " (doc/rules/README.md)";
}

std::string a_value(const RuleRow& row, int n, int lowest) {
    if (row.value == RuleValue::word) {
        std::string out;
        for (std::string_view word : split(row.words, ' ')) out += (out.empty() ? "" : " or ") + std::string(word);
        return out;
    }
    constexpr std::string_view names[] = {"", "a sum", "a difference", "a number", "a digit", "", "a number", "a sum"};
    const auto [least, most] = value_range(row.value, n, lowest);
    return std::string(names[static_cast<std::size_t>(row.value)]) + " from " + std::to_string(least) + " to " +
           std::to_string(most);
}

std::string cells_wanted(const RuleRow& row, int n) {
    const int most = row.house ? n : row.most_cells;
    if (most == 0) return "at least " + count_of(row.fewest_cells, "cell");
    if (most == row.fewest_cells) return count_of(most, "cell");
    return std::to_string(row.fewest_cells) + " to " + count_of(most, "cell");
}

}  // namespace deduku::rules
