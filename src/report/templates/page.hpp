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

/// The page. Data may hold any text: characters that would close its element are escaped.
[[nodiscard]] std::string html_page(const HtmlPage& page);

/// Templates: page.html (of every page), report.html and index.html (the body of each).
extern const std::string_view whole_page;
extern const std::string_view report_page;
extern const std::string_view index_page;
/// report.css, report.js and index.js.
extern const std::string_view report_style;
extern const std::string_view report_script;
extern const std::string_view index_script;

// The content security policy of a page: its own style and script, known by their hashes, and nothing else.
//
//   default-src 'none'; style-src 'sha256-..'; script-src 'sha256-..'; base-uri 'none'; form-action 'none'
//
// If the page contains anything else, such as markup in the name of a puzzle, browsers neither run nor fetch it.
}  // namespace deduku

namespace deduku::templates {

/// The policy for a page whose style and script elements have exactly this text; empty if it has no such element.
[[nodiscard]] std::string content_policy(std::string_view style, std::string_view script);

}  // namespace deduku::templates

namespace deduku {}  // namespace deduku
