#include "grid/reading/escapes.hpp"

#include <algorithm>

#include "grid/reading/utf8.hpp"

namespace deduku {
namespace {

constexpr std::string_view hex = "0123456789abcdef";

void escape(std::string& out, std::string_view bytes) {
    for (const char byte : bytes) {
        const auto c = static_cast<unsigned char>(byte);
        (out += "\\x") += {hex[c >> 4], hex[c & 15]};
    }
}

bool is_control(char32_t point) { return point < ' ' || (0x7f <= point && point < 0xa0); }

// The text, with escapes for the characters, or invalid bytes, selected by `hidden`.
template <class Hidden>
std::string with_escapes(std::string_view text, const Hidden& hidden) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Character next = first_character(text.substr(at));
        const std::string_view bytes = text.substr(at, next.size);
        if (hidden(next.point, at))
            escape(out, bytes);
        else
            out += bytes;
        at += next.size;
    }
    return out;
}

// The byte of an escape \x1b at the beginning of the text, or -1.
int escaped_byte(std::string_view text) {
    if (text.size() < 4 || text[0] != '\\' || text[1] != 'x') return -1;
    const std::size_t high = hex.find(text[2]);
    const std::size_t low = hex.find(text[3]);
    return high == hex.npos || low == hex.npos ? -1 : static_cast<int>(16 * high + low);
}

// True for nearly all text: it needs no escapes.
bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (' ' <= c && c < 0x7f) || c == '\n' || c == '\t'; });
}

// Whether bytes that are not UTF-8 are a control character in other encodings.
bool has_high_control(std::string_view bytes) {
    return std::any_of(bytes.begin(), bytes.end(), [](char byte) {
        const auto c = static_cast<unsigned char>(byte);
        return 0x80 <= c && c < 0xa0;
    });
}

}  // namespace

std::string visible(std::string_view text) {
    if (is_plain(text)) return std::string(text);
    return with_escapes(text, [&](std::optional<char32_t> point, std::size_t at) {
        if (point) return is_control(*point) && *point != '\n' && *point != '\t';
        return has_high_control(text.substr(at, first_character(text.substr(at)).size));
    });
}

std::string visible_line(std::string_view text) {
    std::string out = visible(text);
    for (std::size_t at = 0; (at = out.find('\n', at)) != std::string::npos;) out.replace(at, 1, "\\x0a");
    return out;
}

std::string to_one_line(std::string_view text, Encoding encoding) {
    return with_escapes(text, [&](std::optional<char32_t> point, std::size_t at) {
        if (!point) return encoding == Encoding::utf8;
        if (*point == ' ') return at == 0 || at + 1 == text.size();
        if (*point == '\\') return escaped_byte(text.substr(at)) >= 0;
        return is_control(*point) || *point == 0xfffe || *point == 0xffff;
    });
}

std::vector<std::string> to_lines(std::string_view comment, Encoding encoding) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < comment.size();) {
        const std::size_t end = std::min(comment.find('\n', start), comment.size());
        const std::size_t first = comment.find_first_not_of(' ', start);
        if (first < end)
            lines.push_back(
                to_one_line(comment.substr(first, comment.find_last_not_of(' ', end - 1) + 1 - first), encoding));
        start = end + 1;
    }
    return lines;
}

std::string from_one_line(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const int byte = escaped_byte(text.substr(at));
        out += byte < 0 ? text[at] : static_cast<char>(static_cast<unsigned char>(byte));
        at += byte < 0 ? 1 : 4;
    }
    return out;
}

}  // namespace deduku
