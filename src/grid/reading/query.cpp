#include "grid/reading/query.hpp"

#include <algorithm>
#include <charconv>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku {
namespace {

constexpr std::size_t longest_word = 12;

/// Letters and a number, or r and c with a number each: the name of a cell in some style on some board.
bool looks_like_a_cell(std::string_view word) {
    const auto take = [&word](auto&& wanted) {
        std::size_t count = 0;
        while (count < word.size() && wanted(word[count])) ++count;
        word.remove_prefix(count);
        return count;
    };
    if (word.size() > longest_word || take(is_letter) == 0 || take(is_digit) == 0) return false;
    return word.empty() || (take(is_letter) == 1 && take(is_digit) > 0 && word.empty());
}

bool looks_like_a_digit(std::string_view word) {
    const bool number = std::all_of(word.begin(), word.end(), is_digit);
    return !word.empty() && word.size() <= longest_word && (number || (word.size() == 1 && is_letter(word[0])));
}

/// The digit as a number, or as its character in puzzles.
std::optional<Digit> digit_of(std::string_view word, const Geometry& geometry) {
    const int lowest = geometry.lowest(), highest = lowest + geometry.digits() - 1;
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error == std::errc{} && end == word.data() + word.size() && value >= lowest && value <= highest)
        return static_cast<Digit>(value - lowest);
    if (word.size() != 1 || !is_letter(word[0]) || highest <= 9 || highest > max_symbols) return std::nullopt;
    const auto digit = symbol_digit(word[0], highest);
    return digit ? std::optional(static_cast<Digit>(index(*digit) + 1 - lowest)) : std::nullopt;
}

/// "9x9"
std::string size_text(const Geometry& geometry) {
    return std::to_string(geometry.rows()) + 'x' + std::to_string(geometry.columns());
}

std::string no_cell(std::string_view name, const Geometry& geometry, Coords coords) {
    const int bottom = geometry.rows() - 1, right = geometry.columns() - 1;
    const Cell first = coords == Coords::sheet_up ? geometry.cell(bottom, 0) : geometry.cell(0, 0);
    const Cell last = coords == Coords::sheet_up ? geometry.cell(0, right) : geometry.cell(bottom, right);
    return '\'' + std::string(name) + "' is not a cell of a " + size_text(geometry) + " board, expected " +
           cell_name(geometry, first, coords) + " to " + cell_name(geometry, last, coords);
}

std::string no_digit(std::string_view word, const Geometry& geometry) {
    return '\'' + std::string(word) + "' is not a digit of a " + size_text(geometry) + " board, expected " +
           std::to_string(geometry.lowest()) + " to " + std::to_string(geometry.lowest() + geometry.digits() - 1);
}

}  // namespace

std::optional<Query> parse_query(const std::string& word) {
    const auto sign = word.find_first_of("!=");
    const std::string cell = word.substr(0, sign);
    if (!looks_like_a_cell(cell)) return std::nullopt;
    if (sign == std::string::npos) return Query{word, cell, ""};
    const bool negated = word[sign] == '!';
    if (negated && word.substr(sign, 2) != "!=") return std::nullopt;
    const std::string digit = word.substr(sign + (negated ? 2 : 1));
    if (!looks_like_a_digit(digit)) return std::nullopt;
    return Query{word, cell, digit};
}

std::variant<Subject, std::string> subject_of(const Query& query, const Geometry& geometry, Coords coords) {
    const auto cell = parse_cell(geometry, query.cell, coords);
    if (!cell) return no_cell(query.cell, geometry, coords);
    if (query.digit.empty()) return Subject{*cell, std::nullopt};
    const auto digit = digit_of(query.digit, geometry);
    if (!digit) return no_digit(query.digit, geometry);
    return Subject{*cell, digit};
}

std::variant<SubjectSet, std::string> subject_set(const std::string& cells, const std::string& digit,
                                                  const Geometry& geometry, Coords coords) {
    SubjectSet out;
    std::string_view rest = cells;
    for (bool more = true; more;) {
        const auto comma = rest.find(',');
        const std::string_view name = rest.substr(0, comma);
        const auto cell = parse_cell(geometry, name, coords);
        if (!cell) return no_cell(name, geometry, coords);
        if (std::find(out.cells.begin(), out.cells.end(), *cell) == out.cells.end()) out.cells.push_back(*cell);
        more = comma != std::string_view::npos;
        if (more) rest.remove_prefix(comma + 1);
    }
    const auto found = digit_of(digit, geometry);
    if (!found) return no_digit(digit, geometry);
    out.digit = *found;
    return out;
}

}  // namespace deduku
