// Any text as a filter: read or refused with a place in it; filters are applied to rows, and SQLite accepts them
// unchanged.
#include <sqlite3.h>

#include <cstdlib>

#include "catalog/sql.hpp"

using namespace deduku::filter;
using deduku::catalog::Condition;

namespace {

const std::vector<Column> columns = {{"hdp", {"easy", "medium", "hard"}}, {"er"}, {"clues"}, {"name"}};
const std::vector<std::string> names = {"hdp", "er", "clues", "name"};

sqlite3* open_base() {
    sqlite3* base = nullptr;
    sqlite3_open(":memory:", &base);
    sqlite3_exec(base, "CREATE TABLE t(hdp, er, clues, name); INSERT INTO t VALUES('hard', 7.2, 17, 'x')", nullptr,
                 nullptr, nullptr);
    return base;
}

/// SQLite's answer; the run ends if there are several statements, or one that it refuses.
std::optional<bool> asked(const Condition& condition) {
    static sqlite3* const base = open_base();
    const std::string sql = "SELECT " + condition.sql + " FROM t";
    sqlite3_stmt* query = nullptr;
    const char* rest = nullptr;
    if (sqlite3_prepare_v2(base, sql.c_str(), -1, &query, &rest) != SQLITE_OK || *rest != '\0') std::abort();
    if (sqlite3_stmt_readonly(query) == 0) std::abort();
    int at = 0;
    for (const FilterValue& value : condition.values) {
        ++at;
        if (const auto* whole = std::get_if<std::int64_t>(&value)) sqlite3_bind_int64(query, at, *whole);
        if (const auto* real = std::get_if<double>(&value)) sqlite3_bind_double(query, at, *real);
        if (const auto* text = std::get_if<std::string>(&value))
            sqlite3_bind_text(query, at, text->data(), static_cast<int>(text->size()), SQLITE_TRANSIENT);
    }
    if (at != sqlite3_bind_parameter_count(query) || sqlite3_step(query) != SQLITE_ROW) std::abort();
    std::optional<bool> out;
    if (sqlite3_column_type(query, 0) != SQLITE_NULL) out = sqlite3_column_int(query, 0) != 0;
    sqlite3_finalize(query);
    return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto read = parse_filter(text, columns);
    if (const auto* mistake = std::get_if<FilterMistake>(&read)) {
        if (mistake->what.empty() || mistake->position > text.size()) std::abort();
        return 0;
    }
    const Filter& filter = std::get<Filter>(read);
    const std::vector<FilterValue> row = {FilterValue("hard"), FilterValue(7.2), FilterValue(std::int64_t{17}),
                                          FilterValue("x")};
    const auto own = passes(filter, [&](std::size_t column) { return row[column]; });
    if (own != asked(deduku::catalog::to_sql(filter, names))) std::abort();
    return 0;
}
