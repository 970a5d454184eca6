#include "render/html/page.hpp"

#include "render/html/policy.hpp"
#include "render/html/template.hpp"

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
    // The elements hold these texts and no other character, or their hashes would not fit.
    const std::string style = "\n" + std::string(page.style);
    const std::string script = page.script.empty() ? "" : "\n" + std::string(page.script);
    Slots slots{{{"title", page.title},
                 {"policy", html::content_policy(style, script)},
                 {"style", Markup{style}},
                 {"body", Markup{page.body}},
                 {"data", SlotList{}},
                 {"script", SlotList{}}}};
    if (!page.data.empty()) slots.values["data"] = SlotList{{{{"data", Markup{inside_script(page.data)}}}}};
    if (!page.script.empty()) slots.values["script"] = SlotList{{{{"script", Markup{script}}}}};
    return filled(whole_page, slots);
}

}  // namespace deduku
