// The drawings of a sheet as data of SudokuPad, whose reader joins them with the words.
//
//   a thermometer A1 B1   ->   {"underlays":[{"center":[0.5,0.5],..}],"lines":[{"wayPoints":[[0.5,0.5],[0.5,1.5]],..}]}
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/penpa/sheet.hpp"

namespace deduku::formats::penpa {

using published::DrawnPoint;

/// A shape, in thousandths of a cell; a text if it has no colours.
struct PadShape {
    DrawnPoint at{};
    int width = 1000, height = 1000;
    bool rounded = false, turned = false;
    std::string fill{}, border{}, text{};
};

class PadDrawing {
  public:
    void shape(const PadShape& shape);
    void line(std::span<const DrawnPoint> points, std::string_view colour) { path(lines_, points, colour); }
    void arrow(std::span<const DrawnPoint> points, std::string_view colour) { path(arrows_, points, colour); }
    void cage(std::span<const Cell> cells, int n, std::string_view value, std::string_view colour);
    /// A figure that no rule has, so that only words that name it explain it.
    void figure(std::string_view colour);
    /// The same in a place, with a name.
    void unknown(DrawnPoint at, std::string_view name);

    /// Elements drawn.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// The members of SudokuPad's object, with a comma before each.
    [[nodiscard]] std::string members() const;

  private:
    void path(std::string& list, std::span<const DrawnPoint> points, std::string_view colour);
    void add(std::string& list, const std::string& item);

    std::string cages_{}, lines_{}, arrows_{}, shapes_{};
    std::size_t count_ = 0;
};

/// A colour of Penpa as SudokuPad writes it: "rgba(0, 0, 0, 0)" becomes transparent.
[[nodiscard]] std::string pad_colour(std::string_view colour);

}  // namespace deduku::formats::penpa
