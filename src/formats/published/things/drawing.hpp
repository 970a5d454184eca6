// The elements of SudokuPad's data, one by one: cages, shapes with texts, lines and arrows.
#pragma once

#include <vector>

#include "formats/published/things/things.hpp"

namespace deduku::formats::published {

/// A line that does not pass through cells: part of a figure.
struct Stroke {
    std::vector<DrawnPoint> points;
    std::optional<Colour> colour;
    bool head = false;          ///< drawn with an arrow head at its last point
    mutable bool used = false;  ///< part of a thing
};

/// A shape or text as drawn.
struct Figure {
    DrawnPoint at{};
    int width = 1000, height = 1000;       ///< in thousandths of a cell
    bool rounded = false, turned = false;  ///< turned by 45 degrees
    std::optional<Colour> fill{}, border{};
    std::string text{};
};
/// Adds the things that a figure is; none if nothing of it is seen.
void draw_figure(Figure figure, int n, std::vector<Thing>& things);
/// Adds a line through these points.
void draw_line(std::vector<DrawnPoint> points, std::optional<Colour> colour, bool head, int n,
               std::vector<Thing>& things, std::vector<Stroke>& strokes);

void draw_cages(const JsonValue& root, int n, std::vector<Thing>& things);
void draw_shapes(const JsonValue& root, int n, std::vector<Thing>& things);
/// Lines and arrows through cells become things, others strokes; frames and outlines of the board are dropped.
void draw_lines(const JsonValue& root, int n, std::vector<Thing>& things, std::vector<Stroke>& strokes);

/// Joins the elements at one place, lines with their heads and marks, texts beside the board with their arrows.
[[nodiscard]] std::vector<Thing> joined_things(std::vector<Thing> things, const std::vector<Stroke>& strokes, int n);

}  // namespace deduku::formats::published
