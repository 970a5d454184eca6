#include "pictures/svg/xml.hpp"

#include <cmath>
#include <cstdlib>

#include "grid/reading/utf8.hpp"

namespace deduku {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

// Controls, which XML does not allow or terminals obey, except tab and line ends.
bool is_refused(char32_t point) {
    return (point < ' ' && point != '\t' && point != '\n' && point != '\r') || (0x7f <= point && point < 0xa0) ||
           point == 0xfffe || point == 0xffff;
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto [point, size] = first_character(text);
        const bool refused = !point || is_refused(*point);
        // Each byte that is not part of a character is replaced, as is U+FFFE.
        const std::size_t length = !point || (refused && *point >= 0xfffe) ? 1 : size;
        const char c = text.front();
        if (refused)
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
        text.remove_prefix(length);
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
