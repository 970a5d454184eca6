// The interface of the module for the program: pictures as PNG and PDF are in a separate file, since the libraries that
// draw them take two thirds of the time that the program needs to start.
//
//   bin/deduku  --the first PNG or PDF-->  lib/deduku/raster.so  -->  librsvg, cairo and forty more
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "cli/raster/raster.hpp"

namespace deduku::cli::raster {

/// As png_of() and new_pdf().
struct Module {
    std::string_view version;  ///< of the program that it is for
    std::variant<std::string, RasterError> (*png)(std::string_view svg, double scale, Meter& meter);
    std::unique_ptr<Pdf> (*pdf)(const Pdf::Take& take);
};

/// The one name that the module shows: a function `const Module* ()`.
inline constexpr const char* entry = "deduku_raster";

}  // namespace deduku::cli::raster
