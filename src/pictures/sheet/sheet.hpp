// Puzzles on paper: several per page in rows and columns, with their solutions on separate pages or at the foot, upside
// down or upright. Every page is an SVG picture, with a unit of 1/72 inch.
//
//   Sunday                               title
//   1. Easy Monday     Naked Pair        caption, difficulty
//   +--------+   +--------+
//   |        |   |        |
//   +--------+   +--------+
//              3 / 12                    page number
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "deduku/text.hpp"
#include "pictures/svg/scene.hpp"

namespace deduku::sheet {

struct Paper {
    double width = 0;
    double height = 0;
};
inline constexpr Paper a4{595.276, 841.89};
inline constexpr Paper letter{612, 792};

/// The place of the solutions; at the foot they are upside down unless upright.
enum class SolutionPlace : std::uint8_t { end, foot, foot_upright, none };

struct SheetOptions {
    Paper paper = a4;
    std::size_t per_page = 4;  ///< 1 to 12
    SolutionPlace solutions = SolutionPlace::end;
    std::string title{};  ///< on every page of puzzles; none if empty
    bool labels = false;  ///< letters and numbers of columns and rows
    bool notes = false;   ///< on separate pages, solutions are larger, with their notes below
    Coords coords = Coords::sheet;
};

/// A puzzle on the sheet.
struct SheetPuzzle {
    Scene puzzle;
    std::string caption{};            ///< above it, on the left
    std::string difficulty{};         ///< above it, on the right
    std::string number{};             ///< above its solution
    std::optional<Scene> solution{};  ///< none: `why_not` is shown instead
    std::string why_not{};
    std::string note{};  ///< below its solution, if the sheet has notes
};

/// A square for a board.
struct SheetSquare {
    double x = 0;
    double y = 0;
    double side = 0;
};

/// This many equal squares of nearly the largest possible size, in rows of an area, each with `above` units above it
/// and a gap between them.
[[nodiscard]] std::vector<SheetSquare> slots(double x, double y, double width, double height, std::size_t count,
                                             double above);

/// The pages of `count` puzzles, `entry(0)` to `entry(count - 1)`, which are created when their page is drawn.
class Sheet {
  public:
    Sheet(SheetOptions options, std::size_t count, std::function<SheetPuzzle(std::size_t)> entry);

    std::size_t pages() const { return puzzle_pages_ + solution_pages_; }
    /// Page 0 to pages() - 1 as an SVG document.
    [[nodiscard]] std::string page(std::size_t number) const;

  private:
    std::string puzzles(std::size_t page) const;
    std::string solutions(std::size_t page) const;

    SheetOptions options_;
    std::size_t count_;
    std::function<SheetPuzzle(std::size_t)> entry_;
    std::size_t solutions_a_page_;
    std::size_t puzzle_pages_;
    std::size_t solution_pages_;
};

}  // namespace deduku::sheet
