// Links of Penpa for tests, of a text or of a board.
//
//   penpa_board(6, {.layer = "\"thermo\":[[22,23]]"})   ->   https://swaroopg92.github.io/penpa-edit/#m=edit&p=..
#pragma once

#include <string>
#include <string_view>

namespace deduku::testing {

inline std::string base64_of(std::string_view bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    unsigned bits = 0;
    int count = 0;
    for (const char c : bytes) {
        bits = (bits << 8 | static_cast<unsigned char>(c)) & 0xFFFF;
        for (count += 8; count >= 6; count -= 6) out += letters[bits >> (count - 6) & 63];
    }
    if (count > 0) out += letters[bits << (6 - count) & 63];
    while (out.size() % 4 != 0) out += '=';
    return out;
}

/// Raw deflate of stored blocks.
inline std::string stored_of(std::string_view text) {
    constexpr std::size_t longest = 65'535;
    std::string out;
    do {
        const std::string_view block = text.substr(0, longest);
        text.remove_prefix(block.size());
        out += text.empty() ? '\1' : '\0';
        for (const std::size_t size : {block.size(), ~block.size()})
            (out += static_cast<char>(size & 255)) += static_cast<char>(size >> 8 & 255);
        out += block;
    } while (!text.empty());
    return out;
}

inline std::string penpa_link(std::string_view text) {
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + base64_of(stored_of(text));
}

/// What is on a sheet.
struct PenpaText {
    std::string rules{}, layer{}, solver{}, colours{}, tags = "[]", kind = "square", turned = "0,1,1";
};

/// The lines of a board of n x n cells without margins. Its cell in row r and column c, both from 0, has the number
/// (r + 2)(n + 4) + c + 2.
inline std::string penpa_text(int n, const PenpaText& is) {
    const std::string size = std::to_string(n);
    std::string cells = std::to_string(2 * (n + 4) + 2);
    for (int i = 1; i < n * n; ++i) cells += i % n == 0 ? ",5" : ",1";
    return is.kind + ',' + size + ',' + size + ",38," + is.turned + ",0,0,0,0,0,0,0,0,Title: T,Author: A,," + is.rules +
           ",OFF,false\n[0,0,0,0]\n{}\n{" + is.layer + "}\n{" + is.solver + "}\n[" + cells +
           "]\n[]\n{}\n\"x\"\n\"x\"\n[3,2,3]\n{}\n\"x\"\n" + (is.colours.empty() ? "0" : "1") + "\n{" + is.colours +
           "}\n{}\n{}\n" + is.tags;
}
inline std::string penpa_board(int n, const PenpaText& is) { return penpa_link(penpa_text(n, is)); }

}  // namespace deduku::testing
