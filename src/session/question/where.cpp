#include "session/question/where.hpp"

#include <algorithm>
#include <cmath>

#include "session/question/options.hpp"

namespace deduku::session {

filter::Column column_of(std::string_view name) {
    filter::Column out{std::string(name), {}};
    for (const method::MethodRow* row : method::methods()) {
        if (row->measure == nullptr) continue;
        const auto& columns = row->measure->columns;
        if (std::find(columns.begin(), columns.end(), name) == columns.end()) continue;
        if (columns[row->measure->ordered] == name)
            out.words.assign(row->measure->in_order.begin(), row->measure->in_order.end());
        if (columns.front() == name && row->measure->names != nullptr) out.words = row->measure->names();
        if (out.words.empty()) out.most = HUGE_VAL;
    }
    if (name == "clues") out.most = 81;
    return out;
}

OrError<filter::Filter> read_filter(const std::string& text, const std::vector<filter::Column>& columns) {
    auto read = filter::parse_filter(text, columns);
    if (auto* mistake = std::get_if<filter::FilterMistake>(&read))
        return Error{"request", std::move(mistake->what), "where", {}, 1, mistake->position + 1};
    auto& found = std::get<filter::Filter>(read);
    if (const std::string why = filter::why_nothing_passes(found, columns); !why.empty())
        return wrong("where", "never true: " + why);
    return std::move(found);
}

method::MethodOptions plain_rating_options(const Fallback& fallback) {
    const Json nothing = Json::object();
    return std::get<method::MethodOptions>(rating_options({nothing, find_question("rate")->members, {}}, fallback));
}

OrError<Where> Where::read(const std::string& text, About about, const Lacks& lacks) {
    Where out;
    std::vector<filter::Column> columns;
    for (const method::MethodRow* row : method::methods()) {
        if (row->measure == nullptr) continue;
        for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
            columns.push_back(column_of(row->measure->columns[i]));
            const std::string missing = lacks ? lacks(*row) : std::string();
            if (!missing.empty()) columns.back().missing = "'" + columns.back().name + "' needs " + missing;
            if (about == About::with_one_solution && columns.back().name == "unique") columns.back().words = {"1"};
            out.places_.push_back({row, i});
        }
    }
    auto read = read_filter(text, columns);
    if (auto* error = std::get_if<Error>(&read)) return std::move(*error);
    out.filter_ = std::get<filter::Filter>(std::move(read));
    return out;
}

bool Where::passes(method::Known& known) const {
    const auto look = [&](std::size_t column) {
        const Place& place = places_[column];
        return filter::value_of(to_text(place.row->values(known)[place.column]));
    };
    return filter::passes(filter_, look) == true;
}

}  // namespace deduku::session
