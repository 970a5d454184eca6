#include "cli/measures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/asking.hpp"
#include "cli/commands.hpp"

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

catalog::Column column_of(std::string_view name) {
    catalog::Column out{std::string(name), {}};
    for (const method::Method* row : method::methods()) {
        if (row->measure == nullptr) continue;
        const auto& columns = row->measure->columns;
        if (std::find(columns.begin(), columns.end(), name) == columns.end()) continue;
        if (columns.front() == name) {
            out.words.assign(row->measure->in_order.begin(), row->measure->in_order.end());
            if (row->measure->names != nullptr) out.names = row->measure->names();
        }
        if (out.words.empty() && out.names.empty()) out.most = HUGE_VAL;
    }
    if (name == "clues") out.most = 81;
    return out;
}

catalog::Filter parse_where(std::string_view option, const std::string& text,
                            const std::vector<catalog::Column>& columns) {
    auto read = catalog::parse_filter(text, columns);
    if (const auto* mistake = std::get_if<catalog::FilterMistake>(&read))
        throw UsageError(fmt::format("{}, character {}: {}", option, mistake->position + 1, mistake->what));
    auto& filter = std::get<catalog::Filter>(read);
    if (const std::string why = catalog::why_nothing_passes(filter, columns); !why.empty())
        throw UsageError(fmt::format("{}: nothing passes it: {}", option, why));
    return std::move(filter);
}

Where::Where(const std::string& text, About about) {
    std::vector<catalog::Column> columns;
    for (const method::Method* row : method::methods()) {
        if (row->measure == nullptr) continue;
        for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
            columns.push_back(column_of(row->measure->columns[i]));
            if (about == About::with_one_solution && columns.back().name == "unique") columns.back().words = {"1"};
            places_.push_back({row, i});
        }
    }
    filter_ = parse_where("--where", text, columns);
}

bool Where::passes(method::Known& known) const {
    const auto look = [&](std::size_t column) {
        const Place& place = places_[column];
        return catalog::value_of(to_text(place.row->values(known)[place.column]));
    };
    return catalog::passes(filter_, look) == true;
}

}  // namespace deduku::cli
