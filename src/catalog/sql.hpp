// A filter in SQL.
//
//   er > 7.1 or er is unknown     (m_1.v1 > ? AND m_1.v1 <= ?) OR (m_1.v1 IS NULL)     7.1, infinite
#pragma once

#include <span>
#include <string>
#include <vector>

#include "report/filter/filter.hpp"

namespace deduku::catalog {

using filter::Filter;
using filter::FilterValue;

/// A condition in SQL with a question mark for each value, and the values.
struct Condition {
    std::string sql{};
    std::vector<FilterValue> values{};
};
/// `names` are the names of the columns in SQL.
[[nodiscard]] Condition to_sql(const Filter& filter, std::span<const std::string> names);

}  // namespace deduku::catalog
