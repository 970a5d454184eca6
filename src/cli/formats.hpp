// All formats that the program reads: those of the library, links and JSON, XML.
#pragma once

#include "formats/xml/opensudoku.hpp"

namespace deduku::cli {

/// Options of a reader of whatever people have.
[[nodiscard]] inline ReadOptions read_everything(std::optional<Box> box = std::nullopt) {
    return {box, &formats::all_and_xml()};
}

}  // namespace deduku::cli
