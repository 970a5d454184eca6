#include "report/templates/page.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "report/parts/sha256.hpp"
#include "report/templates/template.hpp"

namespace deduku {
namespace {

// JSON inside a script element: no `<` can end it or open a comment.
std::string inside_script(std::string_view json) {
    std::string out;
    for (char c : json) {
        if (c == '<')
            out += "\\u003c";
        else
            out += c;
    }
    return out;
}

}  // namespace

std::string html_page(const HtmlPage& page) {
    // The elements must have exactly these texts, or their hashes would not match.
    const std::string style = "\n" + std::string(page.style);
    const std::string script = page.script.empty() ? "" : "\n" + std::string(page.script);
    Slots slots{{{"title", page.title},
                 {"policy", templates::content_policy(style, script)},
                 {"style", Markup{style}},
                 {"body", Markup{page.body}},
                 {"data", SlotList{}},
                 {"script", SlotList{}}}};
    if (!page.data.empty()) slots.values["data"] = SlotList{{{{"data", Markup{inside_script(page.data)}}}}};
    if (!page.script.empty()) slots.values["script"] = SlotList{{{{"script", Markup{script}}}}};
    return filled(whole_page, slots);
}

}  // namespace deduku

namespace deduku::templates {
namespace {

template <std::size_t Size>
std::string base64(const std::array<std::uint8_t, Size>& bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t at = 0; at < Size; at += 3) {
        const std::size_t count = std::min<std::size_t>(3, Size - at);
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 3; ++i) three = three << 8 | (i < count ? bytes[at + i] : 0U);
        for (std::size_t i = 0; i < 4; ++i) out += i <= count ? letters[three >> (18 - 6 * i) & 63] : '=';
    }
    return out;
}

std::string source(std::string_view text) {
    return text.empty() ? "'none'" : "'sha256-" + base64(report::sha256(text)) + "'";
}

}  // namespace

std::string content_policy(std::string_view style, std::string_view script) {
    return "default-src 'none'; style-src " + source(style) + "; script-src " + source(script) +
           "; base-uri 'none'; form-action 'none'";
}

}  // namespace deduku::templates

namespace deduku {}  // namespace deduku
