// Canonical forms: one for all isomorphs of a puzzle, with the map to the form and the number of automorphisms.
//
//   4.....8..  ..6......  ..      form minlex   ........1.....2.. ..      12 maps to it: 12 automorphisms
//   any isomorph of it            the same
//
// Five forms are in use, and four of them have been called "minlex"; here each has a different name.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "canon/grid_form.hpp"
#include "canon/puzzle_form.hpp"
#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"

namespace deduku::canon {

enum class FormKind : std::uint8_t { minlex, gsf, pattern, maxlex, solution };

struct FormRow {
    FormKind form;
    std::string_view word;
    std::string_view help;  ///< definition and origin
};
[[nodiscard]] std::span<const FormRow> forms();
/// None if there is no form of this name.
[[nodiscard]] std::optional<FormKind> parse_form(std::string_view word);
[[nodiscard]] std::string_view word(FormKind form);
/// The criterion for the smallest, for forms without a solver. (For `solution`, the text.)
[[nodiscard]] FormOrder order_of(FormKind form);

/// The only solution of a puzzle, 1..N row by row; no cells if there is none or several; none if undecided.
using Solve = std::function<std::optional<std::vector<std::uint8_t>>(const Puzzle& puzzle)>;

struct Canonical {
    Puzzle form;  ///< boxes are never higher than wide
    std::uint64_t automorphisms = 0;
    Isomorph map;              ///< from the puzzle to the form
    std::vector<int> bands{};  ///< of full 9x9 grids and form `solution`: the numbers of the six bands, 1..416
    std::string grid{};        ///< of form `solution` on 9x9: the minlex form of the solution
};

/// The reason why there is no form.
struct NoForm {
    enum class Kind : std::uint8_t {
        refused,  ///< not supported for this puzzle
        not_one,  ///< `solution` needs exactly one solution
        unknown,  ///< ended by the meter
    };
    Kind kind;
    std::string why;
};

/// The form of a puzzle whose cells have one digit or all, on a board without other houses.
[[nodiscard]] std::variant<Canonical, NoForm> canonical(const Puzzle& puzzle, FormKind form, const Solve& solve,
                                                        Meter& meter);

/// The smallest image of the puzzle by the maps from its solution to its minlex form.
struct SolutionForm {
    Map map;
    std::uint32_t automorphisms = 0;  ///< of the puzzle: a subset of those of the solution
    GridForm grid;                    ///< the map is one of those of the solution
};

/// Fast forms of many 9x9 puzzles, with reused memory.
class Forms {
  public:
    /// The form of a puzzle, except `solution`.
    [[nodiscard]] PuzzleForm find(const NineGrid& puzzle, FormKind form);
    /// `solution` is a full grid that contains the puzzle.
    [[nodiscard]] SolutionForm find(const NineGrid& puzzle, const NineGrid& solution);

  private:
    PuzzleForms puzzles_;
    std::vector<Map> maps_;
};

/// "transposed rows 123456789 columns 213456789 digits 987654321": row i of the form is this row of the puzzle (of the
/// transposed one), digit d becomes the d-th of these. Numbers above 9 are separated by commas.
[[nodiscard]] std::string map_text(const Isomorph& map);

}  // namespace deduku::canon
