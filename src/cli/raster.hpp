// An SVG picture as pixels or as a page, by librsvg and cairo.
//
//   png_of(svg, 1.5)  ->  bytes of a PNG file, one and a half pixels for each unit of the picture
#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace deduku::cli {

/// Why there is no picture.
struct RasterError {
    std::string why;
};

/// The bytes of a file. `scale` above 0; a side of more than 30000 pixels is an error.
std::variant<std::string, RasterError> png_of(std::string_view svg, double scale);
/// One page of the size of the picture (a unit = 3/4 point).
std::variant<std::string, RasterError> pdf_of(std::string_view svg);

}  // namespace deduku::cli
