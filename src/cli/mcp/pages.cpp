#include "cli/mcp/pages.hpp"

#include "report/path/technique_pages.hpp"

namespace deduku::cli::mcp {
namespace {

// Made on the first request: pictures of all techniques take a moment.
const report::Pages& pages() {
    static const report::Pages all = report::technique_pages();
    return all;
}

std::string_view type_of(std::string_view file) { return file.ends_with(".svg") ? "image/svg+xml" : "text/markdown"; }

// "X-Wing" of "# X-Wing"
std::string_view heading_of(std::string_view page) {
    const std::size_t begin = std::min(page.find_first_not_of("# "), page.size());
    return page.substr(begin, page.find('\n') - begin);
}

}  // namespace

Json list_pages() {
    Json out = Json::array();
    for (const report::PageFile& file : pages().files)
        if (file.name.ends_with(".md"))
            out.push_back({{"uri", std::string(pages_uri) + file.name},
                           {"name", file.name},
                           {"title", heading_of(file.text)},
                           {"mimeType", type_of(file.name)}});
    return out;
}

std::optional<Json> read_page(std::string_view uri) {
    if (!uri.starts_with(pages_uri)) return std::nullopt;
    for (const report::PageFile& file : pages().files)
        if (file.name == uri.substr(pages_uri.size()))
            return Json({{"contents",
                          Json::array({Json({{"uri", uri}, {"mimeType", type_of(file.name)}, {"text", file.text}})})}});
    return std::nullopt;
}

}  // namespace deduku::cli::mcp
