// A self-contained HTML page: style, script and data inside, nothing fetched.
//
//   page({title, body, data})  ->  <!doctype html> .. <style> .. body .. <script type="application/json"> .. <script>
#pragma once

#include <string>
#include <string_view>

namespace deduku {

struct HtmlPage {
    std::string title;         ///< text
    std::string body;          ///< markup
    std::string data{};        ///< JSON for the script; empty: a page without script
    std::string_view style{};  ///< more style
    std::string_view script{};
};

/// The page. Data may hold any text: what would end its element is escaped.
[[nodiscard]] std::string html_page(const HtmlPage& page);

/// Templates: page.html (of every page), report.html and index.html (the body of each).
extern const std::string_view whole_page;
extern const std::string_view report_page;
extern const std::string_view index_page;
/// report.css, report.js and index.js.
extern const std::string_view report_style;
extern const std::string_view report_script;
extern const std::string_view index_script;

}  // namespace deduku
