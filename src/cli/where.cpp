#include "cli/where.hpp"

#include <fmt/format.h>

#include "cli/option.hpp"

namespace deduku::cli {

catalog::Column column_of(std::string_view name) {
    catalog::Column out{std::string(name), {}};
    for (const method::Method* row : method::methods())
        if (row->measure != nullptr && row->measure->columns.front() == name)
            out.words.assign(row->measure->in_order.begin(), row->measure->in_order.end());
    return out;
}

catalog::Filter parse_where(std::string_view option, const std::string& text,
                            const std::vector<catalog::Column>& columns) {
    auto read = catalog::parse_filter(text, columns);
    if (const auto* mistake = std::get_if<catalog::FilterMistake>(&read))
        throw UsageError(fmt::format("{}, character {}: {}", option, mistake->position + 1, mistake->what));
    return std::get<catalog::Filter>(std::move(read));
}

Where::Where(const std::string& text) {
    std::vector<catalog::Column> columns;
    for (const method::Method* row : method::methods()) {
        if (row->measure == nullptr) continue;
        for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
            columns.push_back(column_of(row->measure->columns[i]));
            places_.push_back({row->measure, i});
        }
    }
    filter_ = parse_where("--where", text, columns);
}

bool Where::passes(method::Known& known) const {
    const auto look = [&](std::size_t column) {
        const Place& place = places_[column];
        return catalog::value_of(to_text(place.measure->values(known)[place.column]));
    };
    return catalog::passes(filter_, look) == true;
}

}  // namespace deduku::cli
