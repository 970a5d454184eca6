#include "render/html/page.hpp"

#include "render/svg/xml.hpp"

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
    std::string out =
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" "
        "content=\"light dark\">\n<title>";
    out += escaped(page.title);
    out += "</title>\n<style>\n";
    out += page.style;
    out += "</style>\n</head>\n<body>\n";
    out += page.body;
    if (!page.data.empty()) {
        out += "\n<script id=\"data\" type=\"application/json\">";
        out += inside_script(page.data);
        out += "</script>";
    }
    if (!page.script.empty()) {
        out += "\n<script>\n";
        out += page.script;
        out += "</script>";
    }
    out += "\n</body>\n</html>\n";
    return out;
}

}  // namespace deduku
