#include "report/filter/filter.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "grid/reading/line_text.hpp"
#include "json/number.hpp"

namespace deduku::filter {
namespace {

/// -1, 0, 1 for the order of two numbers; none if one of them is not a number.
std::optional<int> order_of(const FilterValue& a, const FilterValue& b) {
    const auto number = [](const FilterValue& value) -> std::optional<double> {
        if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
        if (const auto* real = std::get_if<double>(&value)) return *real;
        return std::nullopt;
    };
    const auto left = number(a);
    const auto right = number(b);
    if (!left || !right) return std::nullopt;
    return *left < *right ? -1 : *left > *right ? 1 : 0;
}

bool compares(How how, const FilterValue& left, const FilterValue& right) {
    if (const auto order = order_of(left, right)) return holds(how, *order);
    const auto* text = std::get_if<std::string>(&left);
    const auto* other = std::get_if<std::string>(&right);
    const bool same = text != nullptr && other != nullptr ? reading::equal_ignoring_case(*text, *other) : left == right;
    return how == (same ? How::equal : How::unequal);
}

/// -12.5e3: digits, with a point before, among or after them, and an exponent.
bool is_number(std::string_view text) {
    const auto take_digits = [&text] {
        const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
        text.remove_prefix(count);
        return count;
    };
    if (text.starts_with('-')) text.remove_prefix(1);
    std::size_t digits = take_digits();
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        digits += take_digits();
    }
    if (digits == 0 || text.empty()) return digits > 0;
    if (text.front() != 'e' && text.front() != 'E') return false;
    text.remove_prefix(1);
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    return take_digits() > 0 && text.empty();
}

std::optional<bool> opposite(std::optional<bool> truth) {
    if (truth) truth = !*truth;
    return truth;
}

/// The columns that have a value whenever the filter has the truth value `says`.
std::vector<bool> known_where(const Filter& filter, bool says, std::size_t columns) {
    using Op = Filter::Op;
    std::vector<bool> out(columns);
    if (filter.op == Op::no) return known_where(filter.parts.front(), !says, columns);
    if (filter.op != Op::all && filter.op != Op::any) {
        out[filter.column] = filter.op != Op::unknown || !says;
        return out;
    }
    // "a and b" is true if both are, and false if one of them is; the reverse for "a or b".
    const bool both = (filter.op == Op::all) == says;
    for (std::size_t i = 0; i < filter.parts.size(); ++i) {
        const std::vector<bool> part = known_where(filter.parts[i], says, columns);
        for (std::size_t k = 0; k < columns; ++k)
            out[k] = i == 0 ? part[k] : both ? out[k] || part[k] : out[k] && part[k];
    }
    return out;
}

}  // namespace

bool holds(How how, std::ptrdiff_t order) {
    switch (how) {
        case How::less: return order < 0;
        case How::at_most: return order <= 0;
        case How::equal: return order == 0;
        case How::unequal: return order != 0;
        case How::at_least: return order >= 0;
        default: return order > 0;
    }
}

FilterValue value_of(std::string_view text) {
    if (text == "-" || text == "unknown") return {};
    const char* const end = text.data() + text.size();
    std::int64_t whole = 0;
    if (const auto read = std::from_chars(text.data(), end, whole); read.ec == std::errc{} && read.ptr == end)
        return whole;
    const double real = is_number(text) ? json::nearest_double(text) : HUGE_VAL;
    if (std::isfinite(real)) return real;
    return std::string(text);
}

std::string to_text(const FilterValue& value) {
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    const auto* real = std::get_if<double>(&value);
    return real != nullptr ? json::shortest_text(*real) : "-";
}

std::optional<bool> passes(const Filter& filter, FunctionRef<FilterValue(std::size_t column)> look) {
    if (filter.op == Filter::Op::all || filter.op == Filter::Op::any) {
        const bool decides = filter.op == Filter::Op::any;
        bool open = false;
        for (const Filter& part : filter.parts) {
            const auto one = passes(part, look);
            if (one == decides) return decides;
            open = open || !one;
        }
        return open ? std::nullopt : std::optional<bool>(!decides);
    }
    if (filter.op == Filter::Op::no) return opposite(passes(filter.parts.front(), look));
    const FilterValue value = look(filter.column);
    const bool unknown = std::holds_alternative<std::monostate>(value);
    if (filter.op == Filter::Op::unknown) return unknown;
    if (unknown) return std::nullopt;
    if (filter.op == Filter::Op::compare) return compares(filter.how, value, filter.values.front());
    return std::any_of(filter.values.begin(), filter.values.end(),
                       [&](const FilterValue& one) { return compares(How::equal, value, one); });
}

void mark_used(const Filter& filter, std::vector<bool>& used) {
    for (const Filter& part : filter.parts) mark_used(part, used);
    if (filter.parts.empty() && filter.op != Filter::Op::all) used[filter.column] = true;
}

std::vector<bool> never_unknown(const Filter& filter, std::size_t columns) {
    return known_where(filter, true, columns);
}

}  // namespace deduku::filter
