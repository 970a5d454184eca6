#include "report/templates/template.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

std::string result(std::string_view page, const Slots& slots) {
    auto made = fill(page, slots);
    if (const auto* error = std::get_if<TemplateError>(&made)) return "error: " + error->text;
    return std::get<std::string>(made);
}

const std::string hostile = R"(<script>alert('1')</script>"&{{name}})";
const std::string harmless = "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;{{name}}";

TEST(Template, TextIsEscaped) {
    EXPECT_EQ(result("<b title=\"{{name}}\">{{name}}</b>", {{{"name", hostile}}}),
              "<b title=\"" + harmless + "\">" + harmless + "</b>");
}

TEST(Template, MarkupMustBeDeclaredOnBothSides) {
    EXPECT_EQ(result("<p>{{{picture}}}</p>", {{{"picture", Markup{"<svg/>"}}}}), "<p><svg/></p>");
    EXPECT_EQ(result("{{{picture}}}", {{{"picture", hostile}}}), "error: slot 'picture' has a value of another kind");
    EXPECT_EQ(result("{{picture}}", {{{"picture", Markup{"<svg/>"}}}}),
              "error: slot 'picture' has a value of another kind");
}

TEST(Template, ListsRepeatAndSeeOuterValues) {
    const SlotList rows = {{{{"name", "a<"}}}, {{{"name", "b"}}}};
    EXPECT_EQ(result("<ul>{{#rows}}<li>{{id}}-{{name}}</li>{{/rows}}</ul>", {{{"rows", rows}, {"id", "x"}}}),
              "<ul><li>x-a&lt;</li><li>x-b</li></ul>");
    EXPECT_EQ(result("<ul>{{#rows}}<li>{{name}}</li>{{/rows}}</ul>", {{{"rows", SlotList{}}}}), "<ul></ul>");
    // The innermost value of a name is used.
    EXPECT_EQ(result("{{name}}{{#rows}}{{name}}{{/rows}}", {{{"rows", rows}, {"name", "o"}}}), "oa&lt;b");
    const SlotList nested = {{{{"cells", rows}}}, {{{"cells", SlotList{}}}}};
    EXPECT_EQ(result("{{#table}}[{{#cells}}{{name}}{{/cells}}]{{/table}}", {{{"table", nested}}}), "[a&lt;b][]");
}

TEST(Template, EmptyAttributesAreLeftOut) {
    const std::string page = "<td class=\"{{kind}}\" id=\"{{id}}\">{{kind}}</td>";
    EXPECT_EQ(result(page, {{{"kind", ""}, {"id", "i"}}}), "<td id=\"i\"></td>");
    EXPECT_EQ(result(page, {{{"kind", "k"}, {"id", ""}}}), "<td class=\"k\">k</td>");
}

TEST(Template, IndentationIsRemoved) {
    EXPECT_EQ(result("<ul>\n  {{#rows}}\n    <li>{{name}}  </li>\n  {{/rows}}\n</ul>\n",
                     {{{"rows", SlotList{{{{"name", " a\n  b"}}}}}}}),
              "<ul>\n<li> a\n  b  </li>\n</ul>\n");
}

TEST(Template, ReportsErrors) {
    EXPECT_EQ(result("{{title}}", {}), "error: slot 'title' has no value");
    EXPECT_EQ(result("<p></p>", {{{"title", "x"}}}), "error: value 'title' has no slot");
    EXPECT_EQ(result("{{#rows}}{{/rows}}", {{{"rows", SlotList{{{{"name", "x"}}}}}}}),
              "error: value 'name' has no slot");
    EXPECT_EQ(result("{{#rows}}{{name}}{{/rows}}", {{{"rows", SlotList{{}}}}}), "error: slot 'name' has no value");
    EXPECT_EQ(result("{{#rows}}", {{{"rows", SlotList{}}}}), "error: list 'rows' has no end");
    EXPECT_EQ(result("{{#rows}}{{/rows}}", {{{"rows", "x"}}}), "error: slot 'rows' has a value of another kind");
    EXPECT_EQ(result("{{/rows}}", {}), "error: slot '/rows' has no value");
    EXPECT_EQ(result("a {{title", {}), "error: slot 'title' has no value");
    EXPECT_EQ(result("{{title", {{{"title", "x"}}}), "error: value 'title' has no slot");
    EXPECT_EQ(result("{{", {}), "error: slot '' has no value");
    EXPECT_EQ(filled("{{<b>}}", {}),
              "<p class=\"bad\">The template of this page is wrong: slot &#39;&lt;b&gt;&#39; has no value</p>");
}

}  // namespace
}  // namespace deduku
