// The printf-like format of a line about a puzzle.
//
//   %f:%j %16@%(V)x %2(P)x %5r    ->    list.txt:3      6  9 99699
//
//   %f source   %p puzzle as a line   %o outcome   %%  \\  \t  \n
//   %j ordinal in the source   %r rating   %g girth   %s total steps   %(NAME)x value of a name
//   %5r  at least 5 wide, right-aligned   %-5r  left-aligned   %16@  pads the line with spaces up to 16 columns
//
// Missing values are printed as "-". Columns and widths are counted in characters of UTF-8.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "method/steps/order.hpp"

namespace deduku::report {

/// The value of a name, if it has one.
using Lookup = std::function<std::optional<std::int64_t>(std::string_view name)>;

/// The technique of a count's name: T1, H2, X, or all sizes of a letter (T: size 0); none without such a row in the
/// table.
[[nodiscard]] std::optional<steps::OrderItem> technique_name(std::string_view name);

/// The names of the step model: V label, P passes of propositions, S total steps, G girth, R rating, and every
/// technique_name (the number of steps in which it moved).
[[nodiscard]] bool is_step_name(std::string_view name);

/// The data of a puzzle for formats; %r, %g and %s are the values of the names R, G and S.
struct LineFields {
    std::string_view source;   ///< %f: name of the file
    std::uint64_t ordinal;     ///< %j: from 1
    std::string_view puzzle;   ///< %p
    std::string_view outcome;  ///< %o: solved, stuck, ..
    Lookup lookup;             ///< values of names
};

inline constexpr int widest_field = 1000;

/// A parsed format.
class LineFormat {
  public:
    enum class Code : std::uint8_t { literal, source, ordinal, puzzle, outcome, value, column };
    struct Piece {
        Code code{};
        int width = 0;          ///< minimal width; for a column: its position
        bool left = false;      ///< left-aligned
        std::string literal{};  ///< of Code::literal
        std::string name{};     ///< of Code::value
    };

    explicit LineFormat(std::vector<Piece> pieces) : pieces_(std::move(pieces)) {}
    const std::vector<Piece>& pieces() const { return pieces_; }

  private:
    std::vector<Piece> pieces_;
};

/// Parses a format; names must be is_step_name().
[[nodiscard]] std::variant<LineFormat, steps::SyntaxError> parse_format(std::string_view text);

/// The line about a puzzle, without a line end.
[[nodiscard]] std::string line_of(const LineFormat& format, const LineFields& fields);

}  // namespace deduku::report
