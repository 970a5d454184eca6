#include "cli/sorting.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "cli/commands.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli {

Sorting::Sorting(const std::string& keys, SortOrder order, const RatingRows& rows) : order_(order) {
    std::vector<std::string_view> names;
    std::vector<Place> all;
    for (const method::MethodRow* row : rows)
        for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
            names.push_back(row->measure->columns[i]);
            all.push_back({row, i, session::column_of(row->measure->columns[i])});
        }
    std::string_view rest = keys;
    while (!rest.empty()) {
        const std::string_view name = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        const auto at = std::find(names.begin(), names.end(), name);
        if (at == names.end()) {
            const auto close = closest(name, names);
            throw UsageError(fmt::format("--sort: '{}' is not a column of the measures in --by ({}){}", name,
                                         fmt::join(names, ", "),
                                         close ? fmt::format("; did you mean '{}'?", *close) : ""));
        }
        places_.push_back(all[static_cast<std::size_t>(at - names.begin())]);
    }
    if (order == SortOrder::hardest_first && empty()) throw UsageError("--reverse: needs --sort");
}

Sorting::Key Sorting::key_of(const Place& place, method::Known& known) {
    const std::string text = to_text(place.row->values(known)[place.column]);
    const auto word = std::find(place.of.words.begin(), place.of.words.end(), text);
    if (word != place.of.words.end()) return {false, static_cast<double>(word - place.of.words.begin()), {}};
    const filter::FilterValue value = filter::value_of(text);
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return {false, static_cast<double>(*whole), {}};
    if (const auto* number = std::get_if<double>(&value)) return {false, *number, {}};
    if (std::holds_alternative<std::monostate>(value)) return {true, 0, {}};
    return {false, 0, text};
}

void Sorting::add(method::Known& known, std::uint64_t number, std::string text) {
    Row row{{}, number, std::move(text)};
    for (const Place& place : places_) row.keys.push_back(key_of(place, known));
    const std::lock_guard lock(mutex_);
    rows_.push_back(std::move(row));
}

bool Sorting::before(const Row& a, const Row& b) const {
    for (std::size_t i = 0; i < a.keys.size(); ++i) {
        const Key &one = a.keys[i], &other = b.keys[i];
        if (one.unknown != other.unknown) return other.unknown;
        const auto value = [](const Key& key) { return std::tie(key.number, key.text); };
        if (value(one) != value(other)) return (value(one) < value(other)) != (order_ == SortOrder::hardest_first);
    }
    return a.number < b.number;
}

std::string Sorting::take() {
    std::sort(rows_.begin(), rows_.end(), [this](const Row& a, const Row& b) { return before(a, b); });
    std::string out;
    for (const Row& row : rows_) out += row.text;
    return out;
}

}  // namespace deduku::cli
