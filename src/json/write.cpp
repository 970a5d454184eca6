#include <cmath>

#include "grid/reading/utf8.hpp"
#include "json/json.hpp"
#include "json/number.hpp"

namespace deduku {
namespace {

void add_hexadecimal(std::string& out, unsigned value) {
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789abcdef"[(value >> shift) & 15U];
}

/// Written unchanged in a text, as one byte.
bool is_plain(char c) { return ' ' <= c && c < 0x7F && c != '"' && c != '\\'; }

void add_quoted(std::string& out, std::string_view text) {
    out += '"';
    while (true) {
        std::size_t plain = 0;
        while (plain < text.size() && is_plain(text[plain])) ++plain;
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const auto [point, size] = first_character(text);
        const std::string_view bytes = text.substr(0, size);
        text.remove_prefix(size);
        constexpr std::string_view escaped = "\b\t\n\f\r\"\\", letters = "btnfr\"\\";
        if (!point)
            out += "\xEF\xBF\xBD";
        else if (const auto at = *point < 128 ? escaped.find(static_cast<char>(*point)) : escaped.npos;
                 at != escaped.npos)
            (out += '\\') += letters[at];
        else if (*point < ' ' || (0x7F <= *point && *point < 0xA0))
            add_hexadecimal(out, *point);
        else
            out += bytes;
    }
    out += '"';
}

void add(std::string& out, const Json& value) {
    switch (value.type()) {
        case Json::Type::boolean: out += value.get<bool>() ? "true" : "false"; return;
        case Json::Type::negative: out += std::to_string(value.get<std::int64_t>()); return;
        case Json::Type::count: out += std::to_string(value.get<std::uint64_t>()); return;
        case Json::Type::real:
            out += std::isfinite(value.get<double>()) ? json::shortest_text(value.get<double>()) : "null";
            return;
        case Json::Type::text: add_quoted(out, value.get_ref<const std::string&>()); return;
        case Json::Type::written: out += value.get_ref<const std::string&>(); return;
        case Json::Type::list:
        case Json::Type::object: break;
        case Json::Type::null:
        case Json::Type::discarded: out += "null"; return;
    }
    out += value.is_object() ? '{' : '[';
    bool first = true;
    if (value.is_object()) {
        for (const auto& item : value.items()) {
            if (!std::exchange(first, false)) out += ',';
            add_quoted(out, item.key());
            out += ':';
            add(out, item.value());
        }
    } else {
        for (const Json& each : value) {
            if (!std::exchange(first, false)) out += ',';
            add(out, each);
        }
    }
    out += value.is_object() ? '}' : ']';
}

}  // namespace

std::string Json::dump() const {
    std::string out;
    add(out, *this);
    return out;
}

}  // namespace deduku
