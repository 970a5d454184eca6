#include "cli/formats.hpp"

#include <array>

#include "formats/formats.hpp"
#include "formats/xml/opensudoku.hpp"

namespace deduku::cli {

const reading::MoreFormats& every_format() {
    static const auto rows = [] {
        const auto first = formats::rows();
        return std::array{first[0], first[1], formats::opensudoku_row()};
    }();
    static const reading::MoreFormats all = {rows};
    return all;
}

}  // namespace deduku::cli
