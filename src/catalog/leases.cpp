#include "catalog/leases.hpp"

namespace deduku::catalog {

OrTrouble<std::vector<Lease>> leases(Catalog& catalog) {
    std::vector<Lease> out;
    SqlStatement rows(
        catalog.base(),
        "SELECT measure.name, first, last, owner, until FROM lease JOIN measure ON measure.id = lease.measure "
        "ORDER BY measure.id, first");
    while (rows.step()) out.push_back({rows.text(0), rows.number(1), rows.number(2), rows.text(3), rows.real(4)});
    return catalog.base().unless_trouble(std::move(out));
}

Leases::Leases(Catalog& catalog, const Columns& columns, std::vector<StoredMeasure> measures, const Filter& filter,
               std::string owner)
    : catalog_(catalog),
      measures_(std::move(measures)),
      rows_(rows_of(columns, filter, std::vector<bool>(columns.places().size()))),
      owner_(std::move(owner)) {}

std::string Leases::measure_list() const {
    std::string out;
    for (const StoredMeasure& row : measures_) out += (out.empty() ? "(" : ", ") + std::to_string(row.id);
    return out + ')';
}

/// The rows that pass the filter and lack a measure; the table of each measure is joined as w0, w1, ..
Condition Leases::lacking() const {
    const std::size_t where = rows_.sql.find(" WHERE ");
    std::string joins;
    std::string lacks;
    for (std::size_t i = 0; i < measures_.size(); ++i) {
        const std::string name = "w" + std::to_string(i);
        joins += " LEFT JOIN " + table_of(measures_[i]) + " AS " + name + " ON " + name + ".puzzle = puzzle.id";
        lacks += (i == 0 ? "" : " OR ") + name + ".puzzle IS NULL";
    }
    return {rows_.sql.substr(0, where) + joins + rows_.sql.substr(where) + " AND (" + lacks + ')', rows_.values};
}

OrTrouble<TakenPuzzles> Leases::claim(std::int64_t from, std::int64_t most, double now, double until) {
    Database& base = catalog_.base();
    Transaction all(base);
    SqlStatement over(base, "DELETE FROM lease WHERE until < ?");
    over.bind(1, now).run();
    const Condition rows = lacking();
    std::string mask = "0";
    for (std::size_t i = 0; i < measures_.size(); ++i)
        mask += " + (w" + std::to_string(i) + ".puzzle IS NULL) * " + std::to_string(std::int64_t{1} << i);
    TakenPuzzles out;
    {
        SqlStatement next(base, "SELECT puzzle.id, puzzle.form, " + mask + " FROM " + rows.sql +
                                    " AND puzzle.id >= ? AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.measure IN " +
                                    measure_list() +
                                    " AND puzzle.id BETWEEN lease.first AND lease.last) ORDER BY puzzle.id LIMIT ?");
        next.bind(1, rows.values);
        const int at = static_cast<int>(rows.values.size()) + 1;
        next.bind(at, from).bind(at + 1, most);
        while (next.step()) {
            const auto form = next.form(1);
            if (!form) base.fail(Trouble::Kind::failed, "the file is damaged: a puzzle without a form");
            out.puzzles.push_back(
                {next.number(0), form.value_or(StoredForm{}), static_cast<std::uint32_t>(next.number(2))});
        }
    }
    if (!out.puzzles.empty()) {
        out.first = out.puzzles.front().id;
        out.last = out.puzzles.back().id;
        SqlStatement take(base, "INSERT INTO lease(measure, first, last, owner, until) VALUES(?, ?, ?, ?, ?)");
        for (const StoredMeasure& row : measures_)
            take.bind(1, row.id).bind(2, out.first).bind(3, out.last).bind(4, owner_).bind(5, until).run();
    }
    return all.commit(std::move(out));
}

std::optional<Trouble> Leases::renew(double until) {
    SqlStatement longer(catalog_.base(), "UPDATE lease SET until = ? WHERE owner = ?");
    longer.bind(1, until).bind(2, owner_).run();
    return catalog_.base().trouble();
}

OrTrouble<bool> Leases::store(const TakenPuzzles& claim, const std::vector<Result>& results) {
    Database& base = catalog_.base();
    Transaction all(base);
    SqlStatement give_back(base, "DELETE FROM lease WHERE measure = ? AND first = ? AND owner = ?");
    bool mine = true;
    for (const StoredMeasure& row : measures_) {
        give_back.bind(1, row.id).bind(2, claim.first).bind(3, owner_).run();
        mine = mine && base.changed() == 1;
    }
    for (std::size_t i = 0; mine && i < measures_.size(); ++i) {
        // No other worker had these puzzles, so a duplicate is an error.
        SqlStatement insert(base, insertion_of(measures_[i]));
        for (const Result& result : results) {
            if (result.measure != i) continue;
            insert.bind(1, result.id).bind(2, static_cast<std::int64_t>(result.state)).bind(3, result.values);
            if (!insert.run()) break;
        }
    }
    return all.commit(mine);
}

std::optional<Trouble> Leases::release(const std::string& owner) {
    SqlStatement drop(catalog_.base(), "DELETE FROM lease WHERE owner = ?");
    drop.bind(1, owner).run();
    return catalog_.base().trouble();
}

OrTrouble<std::int64_t> Leases::left() {
    const Condition rows = lacking();
    return catalog_.base().unless_trouble(catalog_.base().number("SELECT count(*) FROM " + rows.sql, rows.values));
}

OrTrouble<bool> Leases::others_at_work(double now) {
    const std::string sql = "SELECT count(*) FROM lease WHERE until >= ? AND measure IN " + measure_list();
    return catalog_.base().unless_trouble(catalog_.base().number(sql, {now}) > 0);
}

OrTrouble<std::int64_t> Leases::forget_unknown() {
    Transaction all(catalog_.base());
    std::int64_t out = 0;
    for (const StoredMeasure& row : measures_) {
        SqlStatement drop(catalog_.base(), "DELETE FROM " + table_of(row) +
                                               " WHERE state = " + std::to_string(static_cast<int>(RowState::unknown)) +
                                               " AND puzzle IN (SELECT puzzle.id FROM " + rows_.sql + ')');
        drop.bind(1, rows_.values).run();
        out += catalog_.base().changed();
    }
    return all.commit(std::move(out));
}

}  // namespace deduku::catalog
