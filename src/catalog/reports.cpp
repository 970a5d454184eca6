#include "catalog/reports.hpp"

#include <array>

namespace deduku::catalog {
namespace {

/// The columns after the number, in order.
constexpr std::array<std::string RowReport::*, 10> texts = {
    &RowReport::line,       &RowReport::name,  &RowReport::solutions, &RowReport::level, &RowReport::rating,
    &RowReport::reasonable, &RowReport::proof, &RowReport::seconds,   &RowReport::key,   &RowReport::page};

constexpr const char* table =
    "CREATE TABLE IF NOT EXISTS report(number INTEGER PRIMARY KEY, line TEXT, name TEXT, solutions TEXT, level TEXT,"
    " rating TEXT, reasonable TEXT, proof TEXT, seconds TEXT, key TEXT, page TEXT)";

RowReport row_of(const SqlStatement& row) {
    RowReport out;
    out.number = row.number(0);
    for (std::size_t i = 0; i < texts.size(); ++i) out.*texts[i] = row.text(static_cast<int>(i) + 1);
    return out;
}

}  // namespace

std::string reports_made_by(Catalog& catalog) { return catalog.meta("reports"); }

std::optional<Trouble> begin_reports(Catalog& catalog, const std::string& made_by) {
    if (!reports_made_by(catalog).empty() || !catalog.base().ok()) return catalog.base().trouble();
    Transaction all(catalog.base());
    catalog.base().run(table);
    {
        SqlStatement note(catalog.base(), "INSERT INTO meta(key, value) VALUES('reports', ?) ON CONFLICT DO NOTHING");
        note.bind(1, made_by).run();
    }
    all.commit();
    return catalog.base().trouble();
}

OrTrouble<std::optional<RowReport>> find_report(Catalog& catalog, std::int64_t number, const std::string& key) {
    std::optional<RowReport> out;
    SqlStatement row(catalog.base(), "SELECT * FROM report WHERE number = ? AND key = ?");
    row.bind(1, number).bind(2, key);
    if (row.step()) out = row_of(row);
    return catalog.base().unless_trouble(std::move(out));
}

void put_report(Database& base, const RowReport& report) {
    SqlStatement row(base, "INSERT OR REPLACE INTO report VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(1, report.number);
    for (std::size_t i = 0; i < texts.size(); ++i) row.bind(static_cast<int>(i) + 2, report.*texts[i]);
    row.run();
}

std::optional<Trouble> each_report(Catalog& catalog, FunctionRef<void(RowReport&&)> each) {
    SqlStatement rows(catalog.base(), "SELECT * FROM report ORDER BY number");
    while (rows.step()) each(row_of(rows));
    return catalog.base().trouble();
}

}  // namespace deduku::catalog
