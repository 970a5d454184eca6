#include "grid/reading/utf16.hpp"

#include "grid/reading/utf8.hpp"

namespace deduku::reading {
namespace {

// A usual first character of a text; followed by a zero, it shows UTF-16.
bool is_plain(char c) { return c == '\t' || c == '\n' || c == '\r' || (c >= ' ' && c <= '~'); }

}  // namespace

void Bytes::decide(std::string_view& text) {
    const std::string_view mark = text.substr(0, 2);
    if (mark == "\xff\xfe" || mark == "\xfe\xff") {
        order_ = mark[0] == '\xff' ? Order::little : Order::big;
        text.remove_prefix(2);
        return;
    }
    if (mark[1] == '\0' && is_plain(mark[0]))
        order_ = Order::little;
    else if (mark[0] == '\0' && is_plain(mark[1]))
        order_ = Order::big;
    else
        order_ = Order::bytes;
}

std::string Bytes::decoded(std::string_view chunk) {
    std::string out;
    out.reserve(chunk.size());
    for (char c : chunk) {
        const auto byte = static_cast<unsigned char>(c);
        if (pending_ < 0) {
            pending_ = byte;
            continue;
        }
        const auto first = static_cast<unsigned>(pending_);
        pending_ = -1;
        add_unit(order_ == Order::little ? first | static_cast<unsigned>(byte) << 8 : first << 8 | byte, out);
    }
    return out;
}

void Bytes::add_unit(unsigned unit, std::string& out) {
    constexpr unsigned unknown = 0xfffd;
    const bool low = unit >= 0xdc00 && unit < 0xe000;
    if (high_ != 0) {
        const unsigned code = 0x10000 + ((high_ & 0x3ff) << 10) + (unit & 0x3ff);
        high_ = 0;
        add_character(out, low ? code : unknown);
        if (low) return;
    } else if (low) {
        return add_character(out, unknown);
    }
    if (unit >= 0xd800 && unit < 0xdc00)
        high_ = unit;
    else
        add_character(out, unit);
}

}  // namespace deduku::reading
