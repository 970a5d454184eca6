// The table of forms, and maps as text.
#include <array>

#include "canon/canon.hpp"

namespace deduku::canon {
namespace {

std::string joined(const std::vector<int>& numbers) {
    std::string out;
    const bool long_ones = numbers.size() > 9;
    for (int number : numbers) {
        if (long_ones && !out.empty()) out += ',';
        out += std::to_string(number + 1);
    }
    return out;
}

std::vector<int> inverse(const std::vector<int>& to) {
    std::vector<int> from(to.size());
    for (std::size_t i = 0; i < to.size(); ++i) from[static_cast<std::size_t>(to[i])] = static_cast<int>(i);
    return from;
}

}  // namespace

std::span<const FormRow> forms() {
    static constexpr std::array<FormRow, 5> rows = {
        {{FormKind::minlex, "minlex",
          "smallest text, blanks before digits, digits renamed 1, 2, .. in order of appearance"},
         {FormKind::gsf, "gsf",
          "gsf's -f%#mc and gridchecker --subcanon: fewest givens in the minirows of the first band first"},
         {FormKind::pattern, "pattern", "dobrichev's patminlex: smallest pattern of blanks and givens first"},
         {FormKind::maxlex, "maxlex", "largest text, digits renamed 9, 8, .. in order of appearance"},
         {FormKind::solution, "solution",
          "gsf's -f%#.c: smallest image under the maps that take the solution to its minlex form"}}};
    return rows;
}

std::optional<FormKind> parse_form(std::string_view name) {
    for (const FormRow& row : forms())
        if (row.word == name) return row.form;
    return std::nullopt;
}

std::string_view word(FormKind form) { return forms()[static_cast<std::size_t>(form)].word; }

std::string map_text(const Isomorph& map) {
    std::vector<int> digits;
    for (Digit digit : map.digits) digits.push_back(index(digit));
    const std::vector<int> rows = inverse(map.transposed ? map.columns : map.rows);
    const std::vector<int> columns = inverse(map.transposed ? map.rows : map.columns);
    return (map.transposed ? "transposed " : "") + ("rows " + joined(rows)) + " columns " + joined(columns) +
           " digits " + joined(digits);
}

}  // namespace deduku::canon
