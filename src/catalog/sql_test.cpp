#include "catalog/sql.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/support/random_filter.hpp"

namespace deduku::catalog {
namespace {

using testing::filter_columns;
using testing::filter_of;
using testing::RandomFilter;
using testing::RowOf;
using testing::truth;

// SQLite evaluates the same filter independently.
TEST(Sql, matches_sql_semantics) {
    sqlite3* base = nullptr;
    ASSERT_EQ(sqlite3_open(":memory:", &base), SQLITE_OK);
    sqlite3_exec(base, "CREATE TABLE t(hdp, er, clues, name)", nullptr, nullptr, nullptr);
    const std::vector<std::string> names = {"hdp", "er", "clues", "name"};
    const auto bind = [](sqlite3_stmt* statement, int at, const FilterValue& value) {
        if (const auto* whole = std::get_if<std::int64_t>(&value)) sqlite3_bind_int64(statement, at, *whole);
        if (const auto* real = std::get_if<double>(&value)) sqlite3_bind_double(statement, at, *real);
        if (const auto* text = std::get_if<std::string>(&value))
            sqlite3_bind_text(statement, at, text->c_str(), -1, SQLITE_TRANSIENT);
    };
    int counts[3] = {};
    for (unsigned seed = 0; seed < 3000; ++seed) {
        RandomFilter random(seed);
        const std::string text = random.any();
        RowOf row;
        sqlite3_stmt* insert = nullptr;
        sqlite3_prepare_v2(base, "INSERT INTO t VALUES(?, ?, ?, ?)", -1, &insert, nullptr);
        for (std::size_t i = 0; i < 4; ++i) bind(insert, static_cast<int>(i) + 1, row[names[i]] = random.value(i));
        sqlite3_step(insert);
        sqlite3_finalize(insert);
        const auto filter = filter_of(text);
        const Condition condition = to_sql(filter, names);
        sqlite3_stmt* query = nullptr;
        ASSERT_EQ(sqlite3_prepare_v2(base, ("SELECT " + condition.sql + " FROM t").c_str(), -1, &query, nullptr),
                  SQLITE_OK)
            << condition.sql;
        for (std::size_t i = 0; i < condition.values.size(); ++i)
            bind(query, static_cast<int>(i) + 1, condition.values[i]);
        ASSERT_EQ(sqlite3_step(query), SQLITE_ROW);
        std::optional<bool> said;
        if (sqlite3_column_type(query, 0) != SQLITE_NULL) said = sqlite3_column_int(query, 0) != 0;
        sqlite3_finalize(query);
        EXPECT_EQ(truth(text, row), said) << text << "\n" << condition.sql;
        ++counts[!said ? 2 : *said ? 1 : 0];
        sqlite3_exec(base, "DELETE FROM t", nullptr, nullptr, nullptr);
    }
    sqlite3_close(base);
    for (const int count : counts) EXPECT_GT(count, 200);  // all three results occurred
}

}  // namespace
}  // namespace deduku::catalog
