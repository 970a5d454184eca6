#include "cli/method_choice.hpp"

#include <fmt/format.h>

#include "cli/lost.hpp"
#include "cli/method_options.hpp"

namespace deduku::cli {
namespace {

bool finds_out(const method::Method& row) { return row.find != nullptr; }
bool has_measure(const method::Method& row) { return row.measure != nullptr; }

std::string words_of_rows(bool (*offered)(const method::Method&), std::string_view between) {
    std::string text;
    for (const method::Method* row : method::methods())
        if (offered(*row)) text += fmt::format("{}{}", text.empty() ? "" : between, row->word);
    return text;
}

std::string lines_of_rows(bool (*offered)(const method::Method&)) {
    std::string text;
    for (const method::Method* row : method::methods())
        if (offered(*row)) text += fmt::format("\n  {:12}{}: {}", row->word, row->title, row->finds);
    return text;
}

}  // namespace

std::string_view finder_words() {
    static const std::string words = words_of_rows(finds_out, "|");
    return words;
}

std::string_view finder_words_or_auto() {
    static const std::string words = "auto|" + words_of_rows(finds_out, "|");
    return words;
}

std::string_view measure_words() {
    static const std::string words = words_of_rows(has_measure, ",");
    return words;
}

std::string finder_lines() { return lines_of_rows(finds_out); }
std::string measure_lines() { return lines_of_rows(has_measure); }

MethodChoice::MethodChoice(const Values& values, std::string_view option, bool with_order)
    : row_(method::find_method(values.text(option))) {
    options_.lost = lost_searches();
    if (!with_order) return;
    if (values.given("order") && !values.given(option))
        for (const method::Method* row : method::methods())
            if (row->takes_order) row_ = row;
    const bool goes_by_order = row_ != nullptr && row_->takes_order;
    if (values.given("order") && !goes_by_order)
        throw UsageError(fmt::format("--order: belongs to --{} steps", option));
    if (goes_by_order) options_.series = series_of("order", values.text("order"));
}

std::string MethodChoice::text() const {
    if (row_ == nullptr) return "auto";
    return options_.series ? fmt::format("{} {}", row_->word, to_text(*options_.series)) : std::string(row_->word);
}

}  // namespace deduku::cli
