#include "render/html/page.hpp"

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
    Slots slots{{{"title", page.title},
                 {"style", Markup{std::string(page.style)}},
                 {"body", Markup{page.body}},
                 {"data", SlotList{}},
                 {"script", SlotList{}}}};
    if (!page.data.empty()) slots.values["data"] = SlotList{{{{"data", Markup{inside_script(page.data)}}}}};
    if (!page.script.empty()) slots.values["script"] = SlotList{{{{"script", Markup{std::string(page.script)}}}}};
    return filled(whole_page, slots);
}

}  // namespace deduku
