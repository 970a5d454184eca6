#include "cli/rating.hpp"

#include <fmt/format.h>

#include "cli/asking.hpp"
#include "cli/lost.hpp"

namespace deduku::cli {

method::Options rating_options(const session::Question& values) {
    auto out = value_or_usage(session::rating_options(values, lost_searches()));
    if (!values.given("se_filter")) return out;
    auto filter = explainer::parse_filter(values.text("se_filter"));
    if (const auto* mistake = std::get_if<std::string>(&filter))
        throw UsageError(fmt::format("--se-filter: {}", *mistake));
    out.se_filter = std::get<explainer::Filter>(std::move(filter));
    return out;
}

method::Options plain_rating_options() {
    const Json nothing = Json::object();
    return rating_options({nothing, session::rate_ask.members, {}});
}

}  // namespace deduku::cli
