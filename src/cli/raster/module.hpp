// The interface of the module for PNG and PDF: a separate file, because its libraries would take two thirds of the
// program's start-up time.
//
//   bin/deduku  --the first PNG or PDF-->  lib/deduku/raster.so  -->  librsvg, cairo and forty more
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "cli/raster/raster.hpp"

namespace deduku::cli::raster {

/// Like png_of() and new_pdf().
struct RasterModule {
    std::string_view version;  ///< of the program it was built for
    std::variant<std::string, RasterError> (*png)(std::string_view svg, double scale, Meter& meter);
    std::unique_ptr<Pdf> (*pdf)(const Pdf::Take& take);
};

/// The only exported name of the module: a function `const RasterModule* ()`.
inline constexpr const char* entry = "deduku_raster";

}  // namespace deduku::cli::raster
