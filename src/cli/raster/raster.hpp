// An SVG picture as pixels or as a page, by librsvg and cairo, which are loaded on first use (module.hpp).
// Without the module every call returns an error.
//
//   png_of(svg, 1.5)  ->  bytes of a PNG file, one and a half pixels for each unit of the picture
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "deduku/meter.hpp"

namespace deduku::cli {

/// The error for a picture whose meter is exhausted.
inline constexpr std::string_view no_time = "time or nodes ran out";

/// Why there is no picture.
struct RasterError {
    enum class Kind : std::uint8_t { failed, too_large, out_of_time };
    Kind kind;
    std::string why;
};

/// The bytes of a file. `scale` must be positive; more than 50 million pixels, or 30000 on a side, are an error,
/// detected before memory is allocated. The meter is checked at intervals.
[[nodiscard]] std::variant<std::string, RasterError> png_of(std::string_view svg, double scale, Meter& meter);
/// One page of the size of the picture (a unit = 3/4 point).
[[nodiscard]] std::variant<std::string, RasterError> pdf_of(std::string_view svg, Meter& meter);

/// A PDF file of many pages; each function returns an error, or nothing.
class Pdf {
  public:
    /// Receives the bytes of the file in order; false ends the work.
    using Take = std::function<bool(std::string_view)>;

    virtual ~Pdf() = default;
    /// Adds a page of the size of the picture; checks the meter at intervals.
    [[nodiscard]] virtual std::string add(std::string_view svg, Meter& meter) = 0;
    /// Completes the file.
    [[nodiscard]] virtual std::string finish() = 0;
};

/// A file passed to `take` in pieces while it is made.
[[nodiscard]] std::unique_ptr<Pdf> new_pdf(const Pdf::Take& take);

}  // namespace deduku::cli
