// Whether anything can pass a filter: tries all tests of a conjunction on one column, with values between and around
// the numbers in these tests.
//
//   te > 3 and te < 2            0 1 2 2.5 3 4: none
//   hdp < easy                   easy medium hard: none
#include <algorithm>

#include "grid/in_order.hpp"
#include "report/filter/filter.hpp"

namespace deduku::filter {
namespace {

using Tests = std::vector<const Filter*>;

// 0, the numbers of the tests, and numbers around and between them.
std::vector<double> numbers_around(const Tests& tests) {
    std::vector<double> out = {0};
    for (const Filter* test : tests)
        for (const FilterValue& value : test->values) {
            const auto* whole = std::get_if<std::int64_t>(&value);
            const auto* real = std::get_if<double>(&value);
            if (whole == nullptr && real == nullptr) continue;
            const double number = whole != nullptr ? static_cast<double>(*whole) : *real;
            out.insert(out.end(), {number - 1, number, number + 1});
        }
    put_in_order(out);
    for (std::size_t i = out.size(); i-- > 1;) out.push_back((out[i - 1] + out[i]) / 2);
    return out;
}

// Enough values to decide whether any value passes all tests.
std::vector<FilterValue> values_to_try(const Tests& tests, const Column& column) {
    std::vector<FilterValue> out = {FilterValue()};
    for (const std::string& word : column.words) out.push_back(value_of(word));
    if (out.size() > 1) return out;
    for (const double number : numbers_around(tests))
        if (!column.most || (number >= 0 && number <= *column.most)) out.emplace_back(number);
    if (column.most) return out;
    out.emplace_back(std::string());  // a text in no test
    for (const Filter* test : tests) out.insert(out.end(), test->values.begin(), test->values.end());
    return out;
}

const Filter& without_no(const Filter& filter) {
    return filter.op == Filter::Op::no ? without_no(filter.parts.front()) : filter;
}

bool is_test(const Filter& filter) {
    const Filter::Op op = without_no(filter).op;
    return op != Filter::Op::all && op != Filter::Op::any;
}

bool may_pass(const Tests& tests, const Column& column) {
    Tests plain;
    for (const Filter* test : tests) plain.push_back(&without_no(*test));
    const std::vector<FilterValue> values = values_to_try(plain, column);
    return std::any_of(values.begin(), values.end(), [&](const FilterValue& value) {
        return std::all_of(tests.begin(), tests.end(), [&](const Filter* test) {
            return passes(*test, [&](std::size_t) { return value; }) == true;
        });
    });
}

// The parts of a conjunction as one list.
void flatten(const Filter& filter, Tests& out) {
    if (filter.op != Filter::Op::all) return out.push_back(&filter);
    for (const Filter& part : filter.parts) flatten(part, out);
}

}  // namespace

std::string why_nothing_passes(const Filter& filter, std::span<const Column> columns) {
    Tests together;
    flatten(filter, together);
    std::vector<Tests> of_column(columns.size());
    for (const Filter* part : together) {
        if (is_test(*part)) of_column[without_no(*part).column].push_back(part);
        if (part->op != Filter::Op::any) continue;
        std::string why;
        const bool none = std::all_of(part->parts.begin(), part->parts.end(), [&](const Filter& one) {
            why = why_nothing_passes(one, columns);
            return !why.empty();
        });
        if (none) return why;
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (!of_column[i].empty() && !may_pass(of_column[i], columns[i]))
            return "no value of " + columns[i].name + " satisfies it";
    return {};
}

}  // namespace deduku::filter
