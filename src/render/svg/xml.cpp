#include "render/svg/xml.hpp"

#include <cmath>
#include <cstdlib>

namespace deduku {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

// Length of the UTF-8 character that starts here, 0 if it is none.
std::size_t character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const unsigned char second = byte(1);
    if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)) return 0;  // overlong, surrogates
    if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F)) return 0;
    if (first == 0xEF && second == 0xBF && byte(2) >= 0xBE) return 0;  // U+FFFE, U+FFFF
    return length;
}

// XML may not have these, or a terminal would obey them. Tab and line end are none.
bool is_control(std::string_view one) {
    const auto c = static_cast<unsigned char>(one.front());
    if (one.size() == 1) return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0x7f;
    return one.size() == 2 && c == 0xc2 && static_cast<unsigned char>(one[1]) < 0xa0;
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t length = character(text);
        const char c = text.front();
        if (length == 0 || is_control(text.substr(0, length)))
            out += replacement;
        else if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '"')
            out += "&quot;";
        else if (c == '\'')
            out += "&#39;";
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

void Xml::start(std::string_view element, Attributes attributes) {
    out_ += '<';
    out_ += element;
    for (const Attribute& attribute : attributes) {
        if (attribute.value.empty()) continue;
        out_ += ' ';
        out_ += attribute.name;
        out_ += "=\"" + escaped(attribute.value) + '"';
    }
}

std::string decimal(double value, int places) {
    double scale = 1;
    for (int i = 0; i < places; ++i) scale *= 10;
    const long long all = std::llrint(value * scale);
    std::string digits = std::to_string(std::abs(all));
    const auto behind = static_cast<std::size_t>(places);
    if (digits.size() <= behind) digits.insert(0, behind + 1 - digits.size(), '0');
    digits.insert(digits.size() - behind, ".");
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    return (all < 0 ? "-" : "") + digits;
}

void Xml::open(std::string_view element, Attributes attributes) {
    start(element, attributes);
    out_ += '>';
    open_.emplace_back(element);
}

void Xml::leaf(std::string_view element, Attributes attributes) {
    start(element, attributes);
    out_ += "/>";
}

void Xml::close() {
    out_ += "</" + open_.back() + '>';
    open_.pop_back();
}

void Xml::put(std::string_view element, Attributes attributes, std::string_view words) {
    open(element, attributes);
    text(words);
    close();
}

}  // namespace deduku
