// A step of a path on one line, in the notations of the field.
//
//   sheet    Naked Pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9
//   rc       Naked Pair: 1,9 in r5c3,r8c3 (column 3) => r2c3<>1, r9c3<>9
//   hodoku   Naked Pair: 1,9 in r58c3 => r2c3<>1, r9c3<>9
//   eureka   like rc; chains in all but hodoku  (3)r1c1=(3-7)r1c5=(7)r4c5 => ..
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deduku/text.hpp"
#include "method/path/path.hpp"
#include "report/notation/names.hpp"

namespace deduku::report {

enum class StepNotation : std::uint8_t { sheet, rc, hodoku, eureka };
inline constexpr std::string_view notation_words = "sheet|rc|hodoku|eureka";
/// The notation of this word, which must be valid.
[[nodiscard]] StepNotation notation_of(std::string_view word);

class StepLine {
  public:
    /// Sheet names cells as in `coords`, the others by r1c1. The puzzle is stored.
    StepLine(const Puzzle& puzzle, StepNotation notation, Coords coords);

    const Names& names() const { return names_; }
    /// "Naked Pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9"
    std::string line(const path::Step& step) const;
    /// "Naked Pair"
    std::string title(const path::Step& step) const;
    /// "1,9 in C5,C8 (column C)"; empty if the title is sufficient
    std::string pattern(const path::Step& step) const;
    /// "C2<>1, C9<>9", "C5=3"
    std::string result(const path::Step& step) const;

  private:
    /// The line with its slots filled (forms.hpp).
    std::string filled(std::string_view line, const path::Step& step) const;
    std::optional<std::string> slot(const path::Step& step, std::string_view name) const;
    std::optional<std::string> slot_of_sets(const Pattern& pattern, std::string_view name) const;
    std::optional<std::string> slot_of_hodoku(const path::Step& step, std::string_view name) const;
    std::string hodoku(const path::Step& step) const;
    std::string of_rules(const Pattern& pattern) const;
    std::string net(const Pattern& pattern) const;
    std::string literal(const Strand::Node& node) const;
    std::string supposition(const path::Step& step) const;

    const Puzzle& puzzle_;
    const Geometry& geometry_;
    StepNotation notation_;
    Names names_;
};

/// "A2+B2-C4": cells of a sum, each repeated as often as it counts.
[[nodiscard]] std::string cells_text(const Names& names, const Total& total);

/// (3)r1c1=(3-7)r1c5=(7)r4c5: links inside a cell in one pair of parentheses.
[[nodiscard]] std::string eureka(const Names& names, const Pattern::Chain& chain);
/// 3- r1c1 =3= r1c5 =7= r4c5 -7: links between cells, as in nice loops.
[[nodiscard]] std::string nice_loop(const Names& names, const Pattern::Chain& chain);

}  // namespace deduku::report
