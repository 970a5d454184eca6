// Common parts of the drawings of rules: the rows of their table, and a pen.
//
//   {"thermo", Layer::line, draw_thermometer, "thermo{stroke-width:14}", "thermo stroke #c4c4c4 #4c535c"}
//
// A class is "rule-" and its name; a colour has a value for the light and one for the dark palette.
#pragma once

#include <span>
#include <string>

#include "pictures/svg/rule_markings.hpp"

namespace deduku::svg {

/// Draws on a frame, with classes of rules.
class Pen {
  public:
    Pen(const Frame& on, Xml& xml) : frame(on), xml_(xml) {}

    const Frame& frame;

    void path(std::string_view kind, const std::string& way);
    /// With the class of this kind, and one that several kinds share.
    void path(std::string_view shared, std::string_view kind, const std::string& way);
    void circle(std::string_view kind, Point at, int radius);
    void square(std::string_view kind, Point middle, int half);
    /// With its baseline a little below the point.
    void text(std::string_view kind, Point at, const std::string& words);

    /// A path through the middles of cells.
    [[nodiscard]] std::string through(std::span<const Cell> cells) const;
    /// The point between the cells.
    [[nodiscard]] Point between(std::span<const Cell> cells) const;
    /// Whether they have a side in common.
    [[nodiscard]] bool touch(Cell a, Cell b) const;

  private:
    Xml& xml_;
};

[[nodiscard]] std::string at(Point point);  ///< "12 34"

/// A kind of drawing, for the rules with these names.
struct RuleDrawing {
    std::string_view rules;
    Layer layer = Layer::line;
    void (*draw)(const Rule& rule, Pen& pen) = nullptr;
    std::string_view shapes{};   ///< "line{fill:none}bulb{..}"
    std::string_view colours{};  ///< "bulb fill #c4c4c4 #4c535c;line stroke .."
};

/// The drawings of one file.
[[nodiscard]] std::span<const RuleDrawing> cell_drawings();
[[nodiscard]] std::span<const RuleDrawing> line_drawings();
[[nodiscard]] std::span<const RuleDrawing> end_drawings();
[[nodiscard]] std::span<const RuleDrawing> cage_drawings();
[[nodiscard]] std::span<const RuleDrawing> edge_drawings();
[[nodiscard]] std::span<const RuleDrawing> side_drawings();

}  // namespace deduku::svg
