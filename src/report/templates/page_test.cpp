#include "report/templates/page.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

TEST(HtmlPage, DataCannotEndItsElement) {
    HtmlPage page;
    page.title = "</title><script>alert(1)</script>";
    page.body = "<p>body</p>";
    page.data = R"({"name":"</script><!-- <script>"})";
    page.script = report_script;
    page.style = report_style;
    const std::string html = html_page(page);
    EXPECT_NE(html.find("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>"), std::string::npos);
    EXPECT_NE(html.find("\\u003c/script>\\u003c!-- \\u003cscript>"), std::string::npos);
    std::size_t scripts = 0;
    for (std::size_t at = 0; (at = html.find("<script", at)) != std::string::npos; ++at) ++scripts;
    EXPECT_EQ(scripts, 2U);
}

TEST(HtmlPage, FetchesNothing) {
    HtmlPage page;
    page.script = report_script;
    page.style = report_style;
    const std::string html = html_page(page);
    for (const char* what : {"http:", "https:", "src=", "url(", "@import", "<link"})
        EXPECT_EQ(html.find(what), std::string::npos) << what;
}

TEST(HtmlPage, WithoutDataThereIsNoScript) {
    HtmlPage page;
    page.body = "<p>x</p>";
    EXPECT_EQ(html_page(page).find("<script"), std::string::npos);
}

}  // namespace
}  // namespace deduku
