#include "cli/rating.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/asking.hpp"
#include "cli/lost.hpp"
#include "cli/method_options.hpp"
#include "grid/spelling.hpp"

namespace deduku::cli {
namespace {

RatingRows rows_with_measures() {
    const std::span<const method::Method* const> all = method::methods();
    RatingRows rows(all.begin(), all.end());
    std::erase_if(rows, [](const method::Method* row) { return row->measure == nullptr; });
    return rows;
}

}  // namespace

RatingRows rating_rows(const Values& values) {
    RatingRows rows = rows_with_measures();
    std::string_view list = values.text("by");
    if (list.empty()) {
        std::erase_if(rows, [](const method::Method* row) { return row->measure->if_asked; });
        return rows;
    }
    std::vector<std::string_view> names;
    for (const method::Method* row : rows) names.push_back(row->word);
    std::vector<std::string_view> asked;
    for (bool more = true; more;) {
        const auto comma = list.find(',');
        const std::string_view name = list.substr(0, comma);
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw UsageError(
                fmt::format("--by: '{}' is not one of {}{}", name, fmt::join(names, ", "), suggestion(name, names)));
        asked.push_back(name);
        more = comma != std::string_view::npos;
        if (more) list.remove_prefix(comma + 1);
    }
    std::erase_if(rows, [&](const method::Method* row) {
        return std::find(asked.begin(), asked.end(), row->word) == asked.end();
    });
    return rows;
}

method::Options rating_options(const Request& request) {
    const Values& values = request.values;
    method::Options out;
    out.series = series_of("series", values.text("series"));
    out.count = count_of(request);
    out.steps = steps_options(request);
    out.lost = lost_searches();
    if (values.text("se-profile") == "sukaku") out.se.profile = explainer::Profile::sukaku;
    out.se_unchecked = values.given("unchecked");
    if (values.given("se-filter")) {
        auto filter = explainer::parse_filter(values.text("se-filter"));
        if (const auto* mistake = std::get_if<std::string>(&filter))
            throw UsageError(fmt::format("--se-filter: {}", *mistake));
        out.se_filter = std::get<explainer::Filter>(std::move(filter));
    }
    return out;
}

method::Options plain_rating_options() {
    method::Options out;
    out.series = series_of("series", "hardest-plus");
    out.lost = lost_searches();
    return out;
}

}  // namespace deduku::cli
