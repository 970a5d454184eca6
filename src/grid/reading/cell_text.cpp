#include "grid/reading/cell_text.hpp"

#include <algorithm>
#include <charconv>

#include "grid/reading/characters.hpp"

namespace deduku {
namespace {

using detail::symbols;

constexpr int last_upper = 35;  // digits that 1-9A-Z can represent
constexpr int x_digit = 32;     // X is a blank on boards that do not need it as a digit

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The symbols for digits, for messages.
std::string symbol_range(int n) {
    const auto last = std::string(1, symbols[static_cast<std::size_t>(std::min(n, max_symbols)) - 1]);
    if (n > max_symbols) return "a number 1-" + std::to_string(n);
    if (n <= 9) return "1-" + last;
    if (n <= last_upper) return "1-9A-" + last;
    return "1-9A-Za-" + last;
}

std::string expected_cell(int n) {
    return symbol_range(n) + " or an empty cell (. 0 * _ - ?" + (n <= x_digit ? " X)" : ")");
}

// Adds a digit to `cell`; an error if the cell has it already.
std::optional<CellError> add(Set<Digit>& cell, Digit digit, std::size_t at, std::string_view text) {
    if (cell.has(digit)) return CellError{at, quoted(text) + " twice", "every candidate of a cell once"};
    cell.insert(digit);
    return std::nullopt;
}

std::variant<Set<Digit>, CellError> read_symbols(std::string_view text, int n, std::size_t offset) {
    Set<Digit> cell;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto digit = symbol_digit(text[i], n);
        if (!digit) return CellError{offset + i, quoted(text.substr(i, 1)), "a candidate " + symbol_range(n)};
        if (auto error = add(cell, *digit, offset + i, text.substr(i, 1))) return *error;
    }
    return cell;
}

std::variant<Set<Digit>, CellError> read_number(std::string_view text, int n, std::size_t offset) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (!whole || value < 1 || value > n)
        return CellError{offset, quoted(text), "a number 1-" + std::to_string(n) + " or an empty cell (. 0 -1)"};
    return Set<Digit>{static_cast<Digit>(value - 1)};
}

// 1,2,10
std::variant<Set<Digit>, CellError> read_numbers(std::string_view text, int n, std::size_t offset) {
    Set<Digit> cell;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view word = text.substr(start, end - start);
        auto one = read_number(word, n, offset + start);
        if (std::holds_alternative<CellError>(one)) return one;
        if (auto error = add(cell, std::get<Set<Digit>>(one).first(), offset + start, word)) return *error;
        start = end + 1;
    }
    return cell;
}

std::variant<Set<Digit>, CellError> read_bracket(std::string_view text, int n) {
    if (text.size() < 2 || text.back() != ']') return CellError{text.size(), "no closing ]", "]"};
    const std::string_view inside = text.substr(1, text.size() - 2);
    if (inside.empty()) return CellError{0, "'[]'", "at least one candidate in every cell"};
    if (n > max_symbols || inside.find(',') != inside.npos) return read_numbers(inside, n, 1);
    return read_symbols(inside, n, 1);
}

bool ascending(std::string_view word, int n) {
    int last = -1;
    for (char c : word) {
        const auto digit = symbol_digit(c, n);
        if (!digit || index(*digit) <= last) return false;
        last = index(*digit);
    }
    return true;
}

// The digits of marked candidates, such as *17, (3)9, 17-8 or 12a; empty for other words.
// A digit with a question mark (1?) is a guess, which must not become a given.
std::string unmarked(std::string_view word, int n) {
    if (n > 9 || word.size() < 2 || word[0] == '[') return {};
    std::string digits;
    int letters = 0;
    for (char c : word) {
        if (symbol_digit(c, n))
            digits += c;
        else if (is_letter(c))
            ++letters;
        else if (std::string_view("*#@+-()!?{}<>\"'^~=&$%").find(c) == std::string_view::npos)
            return {};
    }
    const bool letter_at_end = letters == 0 || (letters == 1 && (is_letter(word.front()) || is_letter(word.back())));
    const bool guess = digits.size() == 1 && word.find('?') != std::string_view::npos;
    return letter_at_end && !guess && digits.size() < word.size() ? digits : std::string();
}

bool is_placed(std::string_view word, int n) { return n <= 9 && word.size() == 2 && (word[0] | 0x20) == 'u'; }

}  // namespace

std::optional<Digit> symbol_digit(char c, int n) {
    int value = detail::symbol_values[static_cast<unsigned char>(c)];
    if (n <= last_upper && value >= last_upper) value -= 26;
    if (value < 0 || value >= n || (n > max_symbols && value >= 9)) return std::nullopt;
    return static_cast<Digit>(value);
}

bool is_blank_symbol(char c, int n) {
    return detail::symbol_values[static_cast<unsigned char>(c)] == detail::blank ||
           (n <= x_digit && (c == 'X' || c == 'x'));
}

Set<Digit> detail::rare_symbol_cell(char c, int n) {
    if (is_blank_symbol(c, n)) return Set<Digit>::first_n(n);
    if (const auto digit = symbol_digit(c, n)) return {*digit};
    return {};
}

std::variant<Set<Digit>, CellError> read_cell(std::string_view text, int n, WordReading notation) {
    if (text.empty() || text == "-1") return Set<Digit>::first_n(n);
    if (text.size() == 1) {
        const Set<Digit> cell = symbol_cell(text[0], n);
        if (cell.empty()) return CellError{0, quoted(text), expected_cell(n)};
        return cell;
    }
    if (text[0] == '[') return read_bracket(text, n);
    if (is_placed(text, n)) return read_symbols(text.substr(1), n, 1);
    if (notation == WordReading::numbers) return read_number(text, n, 0);
    const std::string digits = unmarked(text, n);
    return digits.empty() ? read_symbols(text, n, 0) : read_symbols(digits, n, 0);
}

WordReading notation_of(std::span<const std::string_view> cells, int n) {
    if (n <= 9) return WordReading::candidates;
    if (n > max_symbols) return WordReading::numbers;
    for (std::string_view cell : cells) {
        if (cell.empty() || cell[0] == '[' || cell == "-1") continue;
        const bool letters = std::any_of(cell.begin(), cell.end(), [&](char c) {
            const auto digit = symbol_digit(c, n);
            return digit && index(*digit) >= 9;
        });
        if (letters || cell.size() > 2) return WordReading::candidates;
    }
    return WordReading::numbers;
}

namespace {

// A blank cell, but X.
bool is_blank_cell(std::string_view cell) {
    return cell.empty() || cell == "-1" || (cell.size() == 1 && is_blank_symbol(cell[0], max_digits));
}

bool is_zero_digit(std::span<const std::string_view> cells, int n) {
    const auto size = static_cast<std::size_t>(n);
    bool blank = false;
    Set<Place> rows, columns;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string_view cell = cells[i];
        if (cell == "0") {
            const auto row = static_cast<Place>(i / size), column = static_cast<Place>(i % size);
            if (rows.has(row) || columns.has(column)) return false;
            rows.insert(row);
            columns.insert(column);
        } else if (is_blank_cell(cell)) {
            blank = true;
        } else if (cell == std::to_string(n) ||
                   (cell.size() == 1 && symbol_digit(cell[0], n) == static_cast<Digit>(n - 1))) {
            return false;
        }
    }
    return blank && !rows.empty();
}

}  // namespace

bool are_letters(std::span<const std::string_view> cells, int n) {
    constexpr int most_letters = 26;
    if (n <= 9 || n > most_letters) return false;
    bool blank = false;
    return std::all_of(cells.begin(), cells.end(),
                       [&](std::string_view cell) {
                           if (is_blank_cell(cell)) return blank = true;
                           return cell.size() == 1 && is_letter(cell[0]) && (cell[0] | 0x20) - 'a' < n;
                       }) &&
           blank;
}

DigitSigns signs_of(std::span<const std::string_view> cells, int n) {
    const auto size = static_cast<std::size_t>(n);
    if (n <= 9 || cells.size() != size * size) return DigitSigns::usual;
    if (is_zero_digit(cells, n)) return DigitSigns::from_zero;
    const auto is_late = [n](std::string_view cell) {
        return cell.size() == 1 && !symbol_digit(cell[0], n) && !is_blank_symbol(cell[0], n);
    };
    const bool letters = are_letters(cells, n) && std::any_of(cells.begin(), cells.end(), is_late);
    return letters ? DigitSigns::letters : DigitSigns::usual;
}

std::optional<Digit> digit_of(std::string_view cell, DigitSigns signs, int n) {
    if (signs == DigitSigns::usual || cell.size() != 1) return std::nullopt;
    if (signs == DigitSigns::from_zero) return cell[0] == '0' ? std::optional(static_cast<Digit>(n - 1)) : std::nullopt;
    return is_letter(cell[0]) ? std::optional(static_cast<Digit>((cell[0] | 0x20) - 'a')) : std::nullopt;
}

bool is_plausible_word(std::string_view word, int n) {
    if (word.empty()) return false;
    if (word.size() == 1) return !symbol_cell(word[0], n).empty();
    if (word[0] == '[') return word.find(']') == word.size() - 1;
    if (word == "-1" || is_placed(word, n)) return true;
    if (n > 9 && is_number(word) && word.size() == 2) return true;
    if (const std::string digits = unmarked(word, n); !digits.empty()) return ascending(digits, n);
    return n <= max_symbols && ascending(word, n);
}

std::string digits_text(Set<Digit> cell, DigitRange digits) {
    std::string text;
    for (Digit d : cell) {
        const int number = index(d) + digits.lowest;
        if (digits.has_symbols()) {
            text += number == 0 ? '0' : symbols[static_cast<std::size_t>(number - 1)];
            continue;
        }
        if (!text.empty()) text += ',';
        text += std::to_string(number);
    }
    return text;
}

std::string value_text(const Geometry& geometry, Candidate c) {
    return geometry.in_grid(c.cell) ? digits_text({c.digit}, geometry) : std::to_string(geometry.worth(c));
}

std::string cell_text(Set<Digit> cell, DigitRange digits) {
    if (cell == Set<Digit>::first_n(digits.count)) return ".";
    return cell.single() ? digits_text(cell, digits) : "[" + digits_text(cell, digits) + "]";
}

namespace {

// A symbol, or with too many digits a number.
std::optional<Digit> plain_digit(std::string_view text, DigitRange digits) {
    int number = -1;
    if (!digits.has_symbols()) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    } else if (text == "0") {
        number = 0;
    } else if (const auto digit =
                   text.size() == 1 ? symbol_digit(text[0], digits.count + digits.lowest - 1) : std::nullopt) {
        number = index(*digit) + 1;
    }
    if (number < digits.lowest || number >= digits.lowest + digits.count) return std::nullopt;
    return static_cast<Digit>(number - digits.lowest);
}

std::string plain_range(DigitRange digits) {
    const auto end = Set<Digit>{static_cast<Digit>(digits.count - 1)};
    return std::to_string(digits.lowest) + '-' + digits_text(end, digits);
}

}  // namespace

std::variant<Set<Digit>, CellError> read_plain_cell(std::string_view text, DigitRange digits) {
    constexpr std::string_view blanks = ".*_-?";
    if (text.size() == 1 && (blanks.find(text[0]) != blanks.npos || (text[0] == '0' && digits.lowest > 0)))
        return Set<Digit>::first_n(digits.count);
    const bool several = text.starts_with('[') && text.ends_with(']') && text.size() > 2;
    const std::string_view inside = several ? text.substr(1, text.size() - 2) : text;
    Set<Digit> cell;
    for (std::size_t start = 0, end = 0; start < inside.size(); start = end + (digits.has_symbols() ? 0 : 1)) {
        end = !several               ? inside.size()
              : digits.has_symbols() ? start + 1
                                     : std::min(inside.find(',', start), inside.size());
        const auto digit = plain_digit(inside.substr(start, end - start), digits);
        if (!digit || cell.has(*digit))
            return CellError{start + (several ? 1 : 0),
                             quoted(inside.substr(start, end - start)) + (digit ? " twice" : ""),
                             digit ? "every candidate of a cell once"
                                   : plain_range(digits) + (several ? "" : ", [..] or an empty cell (. * _ - ?)")};
        cell.insert(*digit);
    }
    return cell;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 24;
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "'";
    for (char c : text.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f)
            out += c;
        else
            (out += "\\x") += {hex[byte >> 4], hex[byte & 15]};
    }
    return out + (text.size() > longest ? "...'" : "'");
}

}  // namespace deduku
