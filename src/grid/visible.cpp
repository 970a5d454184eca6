#include "grid/visible.hpp"

namespace deduku {
namespace {

bool steers(unsigned char c) { return (c < ' ' && c != '\n' && c != '\t') || c == 0x7f; }

}  // namespace

std::string visible(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out;
    const auto show = [&](unsigned char c) { (out += "\\x") += {hex[c >> 4], hex[c & 15]}; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
        const bool two_bytes = c == 0xc2 && 0x80 <= next && next < 0xa0;
        if (two_bytes)
            show(static_cast<unsigned char>(text[++i]));
        else if (steers(c))
            show(c);
        else
            out += text[i];
    }
    return out;
}

}  // namespace deduku
