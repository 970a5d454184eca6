// Streams that zlib 1.2 wrote with all kinds of blocks, the same cut off and damaged, and blocks written by hand.
#include "formats/penpa/inflate.hpp"

#include <gtest/gtest.h>

#include <array>

#include "tests/support/links.hpp"

namespace deduku::formats::penpa {
namespace {

std::string bytes_of_hex(std::string_view hex) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        out += static_cast<char>(digits.find(hex[i]) * 16 + digits.find(hex[i + 1]));
    return out;
}

// FNV-1a, of 64 bits.
std::string sum_of(std::string_view bytes) {
    std::uint64_t sum = 14695981039346656037U;
    for (const char c : bytes) sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return std::to_string(sum);
}

TEST(Inflate, StreamsOfZlib) {
    for (const auto& row : testing::table("tests/data/formats/deflate.tsv")) {
        const std::string packed = bytes_of_hex(row[3]);
        const auto text = inflate(packed, std::size_t{1} << 22);
        ASSERT_TRUE(text) << row[0];
        EXPECT_EQ(std::to_string(text->size()), row[1]) << row[0];
        EXPECT_EQ(sum_of(*text), row[2]) << row[0];
        // One byte fewer is allowed than there are.
        EXPECT_TRUE(inflate(packed, text->size())) << row[0];
        if (!text->empty()) {
            EXPECT_FALSE(inflate(packed, text->size() - 1)) << row[0];
        }
        for (std::size_t cut = 0; cut + 1 < packed.size(); cut += 1 + packed.size() / 50)
            EXPECT_FALSE(inflate(std::string_view(packed).substr(0, cut), std::size_t{1} << 22)) << row[0] << cut;
    }
}

TEST(Inflate, BlocksByHand) {
    // Stored: "ab"; its complement wrong; an unknown kind of block; a distance before the start.
    EXPECT_EQ(inflate(bytes_of_hex("010200fdff6162"), 10), "ab");
    EXPECT_FALSE(inflate(bytes_of_hex("010200fcff6162"), 10));
    EXPECT_FALSE(inflate(bytes_of_hex("07"), 10));
    EXPECT_FALSE(inflate(bytes_of_hex("0302"), 10));
    EXPECT_FALSE(inflate("", 10));
    // Fixed codes: an empty block, then a stored one.
    EXPECT_EQ(inflate(bytes_of_hex("0200") + bytes_of_hex("010200fdff6162"), 10), std::nullopt);
    EXPECT_EQ(inflate(bytes_of_hex("0300"), 10), "");
}

// No damage makes it read past an end or write more than allowed.
TEST(Inflate, DamagedStreams) {
    for (const auto& row : testing::table("tests/data/formats/deflate.tsv")) {
        const std::string packed = bytes_of_hex(row[3]);
        for (std::size_t i = 0; i < packed.size(); i += 1 + packed.size() / 200)
            for (const int bit : {0, 3, 7}) {
                std::string changed = packed;
                changed[i] = static_cast<char>(changed[i] ^ (1 << bit));
                const auto text = inflate(changed, 5000);
                EXPECT_TRUE(!text || text->size() <= 5000);
            }
    }
}

}  // namespace
}  // namespace deduku::formats::penpa
