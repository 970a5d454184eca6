#include "cli/method_options.hpp"

#include <fmt/format.h>

#include "report/steps.hpp"

namespace deduku::cli {

steps::Series series_of(std::string_view option, const std::string& text) {
    auto series = report::series_of(text);
    if (const auto* mistake = std::get_if<std::string>(&series))
        throw UsageError(fmt::format("--{}: {}", option, *mistake));
    return std::get<steps::Series>(std::move(series));
}

}  // namespace deduku::cli
