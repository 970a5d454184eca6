#include "grid/reading/utf8.hpp"

namespace deduku {

Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const char32_t first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t size = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
    if (size == 1) return {std::nullopt, 1};
    char32_t point = first & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        // The second byte excludes overlong forms, surrogates and code points above U+10FFFF.
        const unsigned least = i > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const unsigned most = i > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (i == text.size() || byte(i) < least || byte(i) > most) return {std::nullopt, i};
        point = (point << 6) | (byte(i) & 0x3FU);
    }
    return {point, size};
}

void add_character(std::string& out, char32_t point) {
    const auto add = [&](char32_t bits) { out += static_cast<char>(static_cast<unsigned char>(bits)); };
    const auto add_rest = [&](int shift) { add(0x80 | ((point >> shift) & 0x3F)); };
    if (point < 0x80) return add(point);
    if (point < 0x800) {
        add(0xC0 | (point >> 6));
    } else {
        if (point < 0x10000) {
            add(0xE0 | (point >> 12));
        } else {
            add(0xF0 | (point >> 18));
            add_rest(12);
        }
        add_rest(6);
    }
    add_rest(0);
}

}  // namespace deduku
