// All formats the programs read: those of the library, links and JSON, XML.
#pragma once

#include "deduku/text.hpp"
#include "grid/formats.hpp"

namespace deduku::cli {

/// The formats beyond those of src/grid, for ReadOptions::more.
[[nodiscard]] const reading::MoreFormats& every_format();

/// Options of a reader of whatever people have.
[[nodiscard]] inline ReadOptions read_everything(std::optional<Box> box = std::nullopt) {
    return {box, &every_format()};
}

}  // namespace deduku::cli
