#include "catalog/sql.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string_view>

namespace deduku::catalog {
namespace {

using filter::How;

constexpr double infinite = HUGE_VAL;

std::string_view sign_of(How how) {
    constexpr std::string_view signs[] = {" < ?", " <= ?", " = ?", " <> ?", " >= ?", " > ?"};
    return signs[static_cast<std::size_t>(how)];
}

Condition joined(const Filter& filter, std::span<const std::string> names, std::string_view with) {
    Condition out;
    for (const Filter& part : filter.parts) {
        Condition one = to_sql(part, names);
        if (!out.sql.empty()) out.sql += with;
        out.sql += '(' + one.sql + ')';
        std::move(one.values.begin(), one.values.end(), std::back_inserter(out.values));
    }
    return out;
}

}  // namespace

Condition to_sql(const Filter& filter, std::span<const std::string> names) {
    switch (filter.op) {
        case Filter::Op::all: return filter.parts.empty() ? Condition{"1", {}} : joined(filter, names, " AND ");
        case Filter::Op::any: return joined(filter, names, " OR ");
        case Filter::Op::no: {
            Condition out = to_sql(filter.parts.front(), names);
            out.sql = "NOT (" + out.sql + ')';
            return out;
        }
        default: break;
    }
    const bool text = std::any_of(filter.values.begin(), filter.values.end(),
                                  [](const FilterValue& value) { return std::holds_alternative<std::string>(value); });
    const std::string name = names[filter.column] + (text ? " COLLATE NOCASE" : "");
    if (filter.op == Filter::Op::unknown) return {name + " IS NULL", {}};
    if (filter.op == Filter::Op::in) {
        if (filter.values.empty()) return {name + " <> " + name, {}};  // no value matches, but unknown stays unknown
        std::string marks;
        for (std::size_t i = 0; i < filter.values.size(); ++i) marks += i == 0 ? "?" : ",?";
        return {name + " IN (" + marks + ')', filter.values};
    }
    Condition out{name + std::string(sign_of(filter.how)), filter.values};
    // In SQL every text is greater than every number; here no text is.
    if (filter.how == How::more || filter.how == How::at_least) {
        out.sql += " AND " + name + " <= ?";
        out.values.emplace_back(infinite);
    }
    return out;
}

}  // namespace deduku::catalog
