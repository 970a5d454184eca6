// One cell as text, in both directions.
//
//   .  0  *  _  -  ?  X    blank                   5   F         a digit: 1-9A-Z, above N = 35 also a-z
//   [3578]  [1,2,10]   several digits              12            N <= 9: {1,2}; above: the number 12,
//   u5                 a digit placed by a player                or {1,2} in a text that shows letters
//   *12  (3)4  12a     N <= 9: candidates marked by a player; the marks are dropped
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "deduku/geometry.hpp"

namespace deduku {

/// Boards up to this size can be written with one character for each digit.
inline constexpr int max_symbols = 61;

/// The digits of a grid: their number, and the first. From 0 the symbol 0 is a digit, and no blank.
struct DigitRange {
    constexpr DigitRange(int number) : count(number) {}  // NOLINT(google-explicit-constructor)
    DigitRange(const Geometry& board) : count(board.digits()), lowest(board.lowest()) {}  // NOLINT
    constexpr DigitRange(Canvas canvas) : count(canvas.digits), lowest(canvas.lowest) {}  // NOLINT
    int count;
    int lowest = 1;
    /// One character each is enough.
    constexpr bool has_symbols() const { return count + lowest - 1 <= max_symbols; }
};

/// How to read words of several characters without brackets.
enum class WordReading : std::uint8_t { candidates, numbers };

/// The signs of the digits of a board above 9x9, by which of them occur.
enum class DigitSigns : std::uint8_t {
    usual,  ///< 1-9A-G of a 16x16 board
    from_zero,  ///< 0-9A-F, and 0 stands for N: blank cells have another sign, N does not occur, and no row or column has two
    letters,  ///< A-P: no digit but a later letter than G occurs, and blank cells have another sign than X
};
[[nodiscard]] DigitSigns signs_of(std::span<const std::string_view> cells, int n);
/// The digit of a cell in signs that are not usual; none if it is read like others.
[[nodiscard]] std::optional<Digit> digit_of(std::string_view cell, DigitSigns signs, int n);
/// Whether all cells are the first n letters, or blank, and some are blank.
[[nodiscard]] bool are_letters(std::span<const std::string_view> cells, int n);

struct CellError {
    std::size_t at;        ///< offset in the text of the cell
    std::string found;     ///< as in ReadError
    std::string expected;  ///< as in ReadError
};

/// The digit of a character on a board of n digits, or none. a-z are A-Z up to n = 35.
[[nodiscard]] std::optional<Digit> symbol_digit(char c, int n);
/// Whether it is one of `. 0 * _ - ?`, or X on boards where X is not a digit.
[[nodiscard]] bool is_blank_symbol(char c, int n);

namespace detail {
inline constexpr std::string_view symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
inline constexpr std::int16_t blank = -2;
// The index of every character among the symbols; -1 for others.
inline constexpr std::array<std::int16_t, 256> symbol_values = [] {
    std::array<std::int16_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < symbols.size(); ++i)
        values[static_cast<unsigned char>(symbols[i])] = static_cast<std::int16_t>(i);
    for (char c : {'.', '0', '*', '_', '-', '?'}) values[static_cast<unsigned char>(c)] = blank;
    return values;
}();
[[nodiscard]] Set<Digit> rare_symbol_cell(char c, int n);
}  // namespace detail

/// The cell of a single character; empty if it is not one. Inline, because it reads most text.
[[nodiscard]] inline Set<Digit> symbol_cell(char c, int n) {
    const int value = detail::symbol_values[static_cast<unsigned char>(c)];
    if (value == detail::blank) return Set<Digit>::first_n(n);
    if (value >= 0 && value < 9 && value < n) return {static_cast<Digit>(value)};
    return detail::rare_symbol_cell(c, n);
}

/// A cell of a board of n digits; an empty text is a blank.
[[nodiscard]] std::variant<Set<Digit>, CellError> read_cell(std::string_view text, int n, WordReading notation);
/// The notation of a text with these cells.
[[nodiscard]] WordReading notation_of(std::span<const std::string_view> cells, int n);
/// Whether a single word is certainly a cell in a row of n: a symbol, a bracket, -1, a number, or candidates in order.
[[nodiscard]] bool is_plausible_word(std::string_view word, int n);

/// "7", "[12]", "." for all n digits; numbers above max_symbols.
[[nodiscard]] std::string cell_text(Set<Digit> cell, DigitRange digits);
/// The digits alone, as between brackets: "12", or "1,2" above max_symbols.
[[nodiscard]] std::string digits_text(Set<Digit> cell, DigitRange digits);
/// A digit of the grid as digits_text() writes it; a value of an own cell as its number.
[[nodiscard]] std::string value_text(const Geometry& geometry, Candidate c);
/// A cell as cell_text() writes it, also with other blanks.
[[nodiscard]] std::variant<Set<Digit>, CellError> read_plain_cell(std::string_view text, DigitRange digits);

/// Text in quotes for a message: control and foreign bytes as \x.., long text truncated.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace deduku
