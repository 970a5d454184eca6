// Canonical forms: one for all isomorphs of a puzzle, with the map that leads there and the number of automorphisms.
//
//   4.....8..  ..6......  ..      form minlex   ........1.....2.. ..      12 ways lead there: 12 automorphisms
//   any isomorph of it            the same
//
// Five forms are in use, and four of them have been called "minlex": here each has its own name.
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

enum class Form : std::uint8_t { minlex, gsf, pattern, maxlex, solution };

struct FormRow {
    Form form;
    std::string_view word;
    std::string_view help;  ///< its definition and origin
};
[[nodiscard]] std::span<const FormRow> forms();
/// None if there is no form of this name.
[[nodiscard]] std::optional<Form> parse_form(std::string_view word);
[[nodiscard]] std::string_view word(Form form);
/// Of a form without a solver: the criterion for the smallest. (Of `solution`, the text.)
[[nodiscard]] Order order_of(Form form);

/// The one solution of a puzzle, 1..N row by row; no cells if there is none or several, nothing if that was not
/// decided.
using Solve = std::function<std::optional<std::vector<std::uint8_t>>(const Puzzle& puzzle)>;

struct Canonical {
    Puzzle form;  ///< never higher boxes than wide ones
    std::uint64_t automorphisms = 0;
    Isomorph map;              ///< takes the puzzle to the form
    std::vector<int> bands{};  ///< of a full 9x9 grid and of form `solution`: numbers of its six bands, 1..416
    std::string grid{};        ///< of form `solution` on 9x9: the minlex form of the solution
};

/// Why there is no form.
struct NoForm {
    enum class Kind : std::uint8_t {
        refused,  ///< of such a puzzle no form is found
        not_one,  ///< `solution` needs exactly one solution
        unknown,  ///< the meter ended it
    };
    Kind kind;
    std::string why;
};

/// The form of a puzzle whose cells have one digit or all; without houses of its own.
[[nodiscard]] std::variant<Canonical, NoForm> canonical(const Puzzle& puzzle, Form form, const Solve& solve,
                                                        Meter& meter);

/// The smallest image of the puzzle over the maps that take its solution to its minlex.
struct SolutionForm {
    Map map;
    std::uint32_t automorphisms = 0;  ///< of the puzzle, which are some of those of the solution
    GridForm grid;                    ///< the map is one of the solution's
};

/// Forms of 9x9 puzzles, one after the other: fast. The memory is kept.
class Forms {
  public:
    /// Of a puzzle by any form but `solution`.
    [[nodiscard]] PuzzleForm find(const Cells& puzzle, Form form);
    /// `solution` is a full grid and holds the puzzle.
    [[nodiscard]] SolutionForm find(const Cells& puzzle, const Cells& solution);

  private:
    PuzzleForms puzzles_;
    std::vector<Map> maps_;
};

/// "transposed rows 123456789 columns 213456789 digits 987654321": row i of the form is this row of the puzzle (of the
/// transposed one), digit d becomes the d-th. Numbers above 9 are separated by commas.
[[nodiscard]] std::string map_text(const Isomorph& map);

}  // namespace deduku::canon
