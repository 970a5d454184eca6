#include "formats/published/text/plain_text.hpp"

#include <array>
#include <cstdint>

#include "grid/reading/characters.hpp"
#include "grid/reading/utf8.hpp"

namespace deduku::formats::published {
namespace {

struct Entity {
    std::string_view name, text;
};
constexpr std::array<Entity, 9> entities = {{{"&amp;", "&"},
                                             {"&nbsp;", " "},
                                             {"&lt;", "<"},
                                             {"&gt;", ">"},
                                             {"&quot;", "\""},
                                             {"&#39;", "'"},
                                             {"&apos;", "'"},
                                             {"&rsquo;", "'"},
                                             {"&ge;", ">="}}};

// Characters that stand for others: quotes, dashes, signs.
std::string_view ascii_of(char32_t point) {
    switch (point) {
        case 0x2018:
        case 0x2019:
        case 0x201B:
        case 0x2032:
        case 0xB4:
        case 0x60: return "'";
        case 0x201C:
        case 0x201D:
        case 0x201E:
        case 0xAB:
        case 0xBB: return "\"";
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2212: return "-";
        case 0x2013:
        case 0x2014: return " - ";
        case 0xA0:
        case 0x2002:
        case 0x2003:
        case 0x2009:
        case 0x202F:
        case 0x3000: return " ";
        case 0x200B:
        case 0x200C:
        case 0x200D:
        case 0xFEFF:
        case 0xFE0F: return "";
        case 0xD7: return "x";
        case 0x2265: return " at least ";
        case 0x2264: return " at most ";
        case 0x2260: return " not equal ";
        case 0x2026: return "...";
        case 0x2028:
        case 0x2029: return "\n";
        case 0xBD: return "1/2";
        default: return {};
    }
}

// Mathematical and full-width letters and digits (Unicode's compatibility forms).
char plain_letter(char32_t point) {
    if (point >= 0xFF01 && point <= 0xFF5E) return static_cast<char>(point - 0xFF01 + '!');
    if (point >= 0x1D7CE && point <= 0x1D7FF) return static_cast<char>('0' + (point - 0x1D7CE) % 10);
    if (point >= 0x1D400 && point < 0x1D6A4) {
        const char32_t place = (point - 0x1D400) % 52;
        return static_cast<char>(place < 26 ? 'A' + place : 'a' + (place - 26));
    }
    if (point >= 0x24B6 && point <= 0x24E9)
        return static_cast<char>((point < 0x24D0 ? 'A' : 'a' - 26) + (point - 0x24B6));
    return 0;
}

// The text from "<" on, if it is a tag: its length. <br> and <p> end a line.
std::size_t tag_size(std::string_view text) {
    constexpr std::size_t longest_tag = 300;
    const std::size_t close = text.substr(0, longest_tag).find('>');
    if (close == text.npos || text.size() < 3) return 0;
    const bool name = is_letter(text[1]) || (text[1] == '/' && is_letter(text[2]));
    return name ? close + 1 : 0;
}

bool ends_line(std::string_view tag) {
    for (std::string_view name : {"<br", "<p", "</p", "<li", "</li", "<div", "</div", "<h", "</h", "<BR"})
        if (tag.starts_with(name)) return true;
    return false;
}

// "[words](address)" -> words
std::string without_addresses(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ']' && i + 1 < text.size() && text[i + 1] == '(') {
            const std::size_t close = text.find(')', i);
            const std::string_view inside = text.substr(i + 2, close == text.npos ? 0 : close - i - 2);
            const std::size_t open = out.rfind('[');
            if (close != text.npos && open != out.npos && (inside.starts_with("http") || inside.starts_with('/'))) {
                out.erase(open, 1);
                i = close;
                continue;
            }
        }
        out += text[i];
    }
    return out;
}

}  // namespace

std::string plain_text(std::string_view paragraph) {
    std::string out;
    for (std::size_t i = 0; i < paragraph.size();) {
        const std::string_view rest = paragraph.substr(i);
        if (rest.starts_with("\\n") || rest.starts_with("\\r")) {
            out += '\n';
            i += 2;
            continue;
        }
        if (rest[0] == '<') {
            if (const std::size_t size = tag_size(rest); size > 0) {
                out += ends_line(rest.substr(0, size)) ? '\n' : ' ';
                i += size;
                continue;
            }
        }
        std::size_t skipped = 0;
        for (const Entity& entity : entities)
            if (rest.starts_with(entity.name)) {
                out += entity.text;
                skipped = entity.name.size();
            }
        const auto [point, size] = first_character(rest);
        i += skipped > 0 ? skipped : size;
        if (skipped > 0 || !point) continue;
        if (rest.starts_with("**") || rest.starts_with("__")) {
            ++i;
            continue;
        }
        if (*point == '\r') {
            out += '\n';
        } else if (*point == '\t') {
            out += ' ';
        } else if (const char letter = plain_letter(*point); letter != 0) {
            out += letter;
        } else if (*point == 0x60 || *point >= 0x80) {
            const std::string_view ascii = ascii_of(*point);
            const bool dropped = *point >= 0x200B && *point <= 0x200D;
            if (!ascii.empty())
                out += ascii;
            else if (!dropped && *point != 0xFEFF && *point != 0xFE0F)
                out += rest.substr(0, size);
        } else if (*point >= ' ' || *point == '\n') {
            out += static_cast<char>(*point);
        }
    }
    return without_addresses(out);
}

}  // namespace deduku::formats::published
