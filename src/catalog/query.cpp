#include "catalog/query.hpp"

#include <algorithm>

namespace deduku::catalog {
namespace {

/// The text of a form; empty if there is none.
std::string form_text(const std::optional<StoredForm>& form) {
    return form ? text_of(*form).value_or("") : std::string();
}

}  // namespace

OrTrouble<Columns> Columns::of(Catalog& catalog) {
    Columns out;
    out.places_ = {{"unique", "CASE puzzle.kind WHEN 2 THEN '2+' ELSE puzzle.kind END", nullptr},
                   {"clues", "puzzle.clues", nullptr},
                   {"name", "(SELECT group_concat(text, '; ') FROM name WHERE name.puzzle = puzzle.id)", nullptr},
                   {"source",
                    "(SELECT group_concat(file.path || ':' || source.number, '; ') FROM source JOIN file ON file.id = "
                    "source.file WHERE source.puzzle = puzzle.id)",
                    nullptr}};
    auto newest = catalog.newest();
    if (auto* trouble = std::get_if<Trouble>(&newest)) return std::move(*trouble);
    for (StoredMeasure& row : std::get<std::vector<StoredMeasure>>(newest)) {
        if (row.name == "unique") continue;
        const auto& kept = out.measures_.emplace_back(std::make_unique<const StoredMeasure>(std::move(row)));
        for (std::size_t i = 0; i < kept->columns.size(); ++i)
            out.places_.push_back({kept->columns[i], table_of(*kept) + ".v" + std::to_string(i + 1), kept.get()});
    }
    return out;
}

std::optional<std::size_t> Columns::find(std::string_view name) const {
    const auto found =
        std::find_if(places_.begin(), places_.end(), [&](const ColumnPlace& place) { return place.name == name; });
    if (found == places_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - places_.begin());
}

Condition rows_of(const Columns& columns, const Filter& filter, std::vector<bool> used) {
    mark_used(filter, used);
    const std::vector<bool> known = never_unknown(filter, columns.places().size());
    std::vector<std::string> names;
    std::vector<const StoredMeasure*> joined;
    std::vector<const StoredMeasure*>
        needed;  // puzzles without it do not pass: SQLite can start with those that have it
    for (std::size_t i = 0; i < columns.places().size(); ++i) {
        const ColumnPlace& place = columns.places()[i];
        names.push_back(place.sql);
        const bool there = std::find(joined.begin(), joined.end(), place.measure) != joined.end();
        if (used[i] && place.measure != nullptr && !there) joined.push_back(place.measure);
        if (known[i]) needed.push_back(place.measure);
    }
    Condition out = to_sql(filter, names);
    std::string tables = "puzzle";
    for (const StoredMeasure* measure : joined)
        tables += std::string(std::find(needed.begin(), needed.end(), measure) == needed.end() ? " LEFT" : "") +
                  " JOIN " + table_of(*measure) + " ON " + table_of(*measure) + ".puzzle = puzzle.id";
    out.sql = tables + " WHERE (" + out.sql + ')';
    return out;
}

std::optional<Trouble> select(Catalog& catalog, const Columns& columns, const WantedColumns& wanted,
                              const OnRow& each) {
    std::vector<bool> used(columns.places().size());
    std::string list;
    for (const std::size_t column : wanted.columns) {
        used[column] = true;
        list += ", " + columns.places()[column].sql;
    }
    const Condition rows = rows_of(columns, wanted.filter, used);
    const std::string limit = wanted.limit ? " LIMIT " + std::to_string(*wanted.limit) : "";
    SqlStatement query(catalog.base(),
                       "SELECT puzzle.form" + list + " FROM " + rows.sql + " ORDER BY puzzle.id" + limit);
    query.bind(1, rows.values);
    std::vector<FilterValue> row(wanted.columns.size());
    while (query.step()) {
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = query.value(static_cast<int>(i) + 1);
        if (!each(form_text(query.form(0)), row)) break;
    }
    return catalog.base().trouble();
}

OrTrouble<std::int64_t> count(Catalog& catalog, const Columns& columns, const Filter& filter) {
    const Condition rows = rows_of(columns, filter, std::vector<bool>(columns.places().size()));
    return catalog.base().unless_trouble(catalog.base().number("SELECT count(*) FROM " + rows.sql, rows.values));
}

}  // namespace deduku::catalog
