// Random filters as text, and their value for a row.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "report/filter/filter.hpp"

namespace deduku::testing {

using filter::FilterValue;
using RowOf = std::map<std::string, FilterValue>;

inline const std::vector<filter::Column> filter_columns = {
    {"hdp", {"easy", "medium", "hard", "deep"}}, {"er"}, {"clues"}, {"name"}};

/// The filter of a text, which must be valid.
inline filter::Filter filter_of(std::string_view text) {
    const auto read = filter::parse_filter(text, filter_columns);
    const auto* mistake = std::get_if<filter::FilterMistake>(&read);
    EXPECT_EQ(mistake, nullptr) << text << ": " << mistake->what;
    return mistake != nullptr ? filter::Filter() : std::get<filter::Filter>(read);
}

/// Whether a row passes it; columns may be missing.
inline std::optional<bool> truth(std::string_view text, const RowOf& row) {
    return passes(filter_of(text), [&](std::size_t i) {
        const auto found = row.find(filter_columns[i].name);
        return found == row.end() ? FilterValue() : found->second;
    });
}

/// Random filters as text.
class RandomFilter {
  public:
    explicit RandomFilter(unsigned seed) : random_(seed) {}
    std::string any(int depth = 0) {
        const std::size_t kind = depth > 4 ? 9 : pick(10);
        if (kind < 2) return any(depth + 1) + " and " + any(depth + 1);
        if (kind < 4) return '(' + any(depth + 1) + " or " + any(depth + 1) + ')';
        if (kind == 4) return "not " + any(depth + 1);
        return test();
    }
    FilterValue value(std::size_t column) {
        if (pick(4) == 0) return {};
        if (column == 0) return filter_columns[0].words[pick(4)];
        if (column == 3) return std::string(1, static_cast<char>((pick(2) == 0 ? 'x' : 'X') + pick(3)));
        if (column == 1 && pick(2) == 0) return 1.5 * static_cast<double>(pick(4));
        return static_cast<std::int64_t>(pick(5));
    }

  private:
    std::size_t pick(std::size_t below) { return random_() % below; }
    std::string test() {
        const std::size_t column = pick(4);
        const std::string& name = filter_columns[column].name;
        const auto word = [&] {
            FilterValue one = value(column);
            while (one == FilterValue()) one = value(column);
            return filter::to_text(one);
        };
        if (pick(5) == 0) return name + (pick(2) == 0 ? " is unknown" : " is not unknown");
        if (pick(4) == 0) return name + (pick(2) == 0 ? " in (" : " not in (") + word() + ", " + word() + ')';
        const char* const signs[] = {" = ", " != ", " < ", " <= ", " >= ", " > "};
        return name + signs[pick(column == 3 ? 2 : 6)] + word();
    }
    std::mt19937 random_;
};

}  // namespace deduku::testing
