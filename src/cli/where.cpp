#include "cli/where.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/option.hpp"

namespace deduku::cli {
namespace {

struct WordsRow {
    std::string_view column;
    std::vector<std::string> words;  ///< smallest first
};

}  // namespace

catalog::Column column_of(std::string_view name) {
    static const std::array<WordsRow, 4> rows = {{{"unique", {"0", "1", "2+"}},
                                                  {"hdp", {"easy", "medium", "hard", "deep", "very-deep", "unsolved"}},
                                                  {"hodoku", {"Easy", "Medium", "Hard", "Unfair", "Extreme"}},
                                                  {"reasonable", {"contradiction", "no", "yes"}}}};
    const auto* const row = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.column == name; });
    return {std::string(name), row == rows.end() ? std::vector<std::string>() : row->words};
}

catalog::Filter parse_where(std::string_view option, const std::string& text,
                            const std::vector<catalog::Column>& columns) {
    auto read = catalog::parse_filter(text, columns);
    if (const auto* mistake = std::get_if<catalog::FilterMistake>(&read))
        throw UsageError(fmt::format("{}, character {}: {}", option, mistake->position + 1, mistake->what));
    return std::get<catalog::Filter>(std::move(read));
}

Where::Where(const std::string& text) {
    std::vector<catalog::Column> columns;
    for (const method::Method* row : method::methods()) {
        if (row->measure == nullptr) continue;
        for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
            columns.push_back(column_of(row->measure->columns[i]));
            places_.push_back({row->measure, i});
        }
    }
    filter_ = parse_where("--where", text, columns);
}

bool Where::passes(method::Known& known) const {
    const auto look = [&](std::size_t column) {
        const Place& place = places_[column];
        return catalog::value_of(to_text(place.measure->values(known)[place.column]));
    };
    return catalog::passes(filter_, look) == true;
}

}  // namespace deduku::cli
