#include "cli/raster/pieces.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace deduku::cli {
namespace {

std::vector<std::string> pieces(std::string_view svg, std::size_t most) {
    std::vector<std::string> out;
    each_piece(svg, most, [&](std::string_view piece) {
        out.emplace_back(piece);
        return true;
    });
    return out;
}

TEST(Pieces, SmallPicturesHaveOnePiece) {
    const std::string svg = "<svg a=\"b\"><style>x</style><g><text>1</text></g></svg>";
    EXPECT_EQ(pieces(svg, 1000), std::vector{svg});
}

// Each element is in one piece, inside the same groups, with all earlier definitions.
TEST(Pieces, KeepAllElementsInOrder) {
    const std::string svg =
        "<?xml version=\"1.0\"?><svg a=\"b\"><title>T</title><style>s</style><rect/><g t=\"1\"><text>1</text>"
        "<g u=\"2\"><text>2<tspan>3</tspan></text><rect/></g><defs><p/></defs></g><text>4</text></svg>";
    std::string elements;
    for (const std::string& piece : pieces(svg, 1)) {
        EXPECT_EQ(piece.substr(0, 11), "<?xml versi") << piece;
        EXPECT_TRUE(piece.ends_with("</svg>")) << piece;
        for (const char* element : {"<text>1</text>", "<text>2<tspan>3</tspan></text>", "<text>4</text>"})
            if (piece.find(element) != piece.npos) elements += element;
        EXPECT_TRUE(piece.find("<text>") == piece.npos || piece.find("<style>s</style>") != piece.npos) << piece;
        if (piece.find("<text>4") != piece.npos) {
            EXPECT_NE(piece.find("<defs><p/></defs>"), piece.npos) << piece;
            EXPECT_EQ(piece.find("<g"), piece.npos) << piece;
        }
        const bool inner = piece.find("<text>2") != piece.npos;
        const char* const within = "<g t=\"1\"><g u=\"2\"><text>2<tspan>3</tspan></text></g></g></svg>";
        EXPECT_TRUE(!inner || piece.find(within) != piece.npos) << piece;
    }
    EXPECT_EQ(elements, "<text>1</text><text>2<tspan>3</tspan></text><text>4</text>");
}

TEST(Pieces, HaveAboutTheRequestedSize) {
    std::string svg = "<svg><g>";
    for (int i = 0; i < 1000; ++i) svg += "<text>" + std::to_string(1000 + i) + "</text>";
    const auto all = pieces(svg + "</g></svg>", 500);
    EXPECT_GT(all.size(), 30U);
    for (const std::string& piece : all) EXPECT_LT(piece.size(), 600U);
    int taken = 0;
    each_piece(svg + "</g></svg>", 500, [&](std::string_view) { return ++taken < 3; });
    EXPECT_EQ(taken, 3);
}

}  // namespace
}  // namespace deduku::cli
