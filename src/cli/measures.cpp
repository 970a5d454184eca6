#include "cli/measures.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/commands.hpp"

namespace deduku::cli {
namespace {

bool finds_out(const method::MethodRow& row) { return row.find != nullptr; }
bool has_measure(const method::MethodRow& row) { return row.measure != nullptr; }

std::string words_of_rows(bool (*offered)(const method::MethodRow&), std::string_view between) {
    std::string text;
    for (const method::MethodRow* row : method::methods())
        if (offered(*row)) text += fmt::format("{}{}", text.empty() ? "" : between, row->word);
    return text;
}

std::string lines_of_rows(bool (*offered)(const method::MethodRow&)) {
    std::string text;
    for (const method::MethodRow* row : method::methods())
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

method::MethodOptions rating_options(const session::Question& values) {
    auto out = value_or_usage(session::rating_options(values, default_fallback()));
    if (!values.given("se_filter")) return out;
    auto filter = se::parse_filter(values.text("se_filter"));
    if (const auto* mistake = std::get_if<std::string>(&filter))
        throw UsageError(fmt::format("--se-filter: {}", *mistake));
    out.se_filter = std::get<se::HintFilter>(std::move(filter));
    return out;
}

method::MethodOptions plain_rating_options() { return session::plain_rating_options(default_fallback()); }

filter::Filter parse_where(std::string_view option, const std::string& text,
                           const std::vector<filter::Column>& columns) {
    auto read = session::read_filter(text, columns);
    if (const auto* error = std::get_if<session::Error>(&read)) throw UsageError(usage_text(*error, option));
    return std::get<filter::Filter>(std::move(read));
}

session::Where where_of(const Request& request, session::Where::About about, const session::Where::Lacks& lacks) {
    return value_or_usage(session::Where::read(request.values.text("where"), about, lacks));
}

}  // namespace deduku::cli
