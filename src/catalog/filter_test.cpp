#include "catalog/filter.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <map>
#include <random>

namespace deduku::catalog {
namespace {

const std::vector<Column> columns = {{"hdp", {"easy", "medium", "hard", "deep"}}, {"er"}, {"clues"}, {"name"}};
using RowOf = std::map<std::string, Value>;

std::string mistake(std::string_view text) {
    const auto read = parse_filter(text, columns);
    const auto* wrong = std::get_if<FilterMistake>(&read);
    return wrong == nullptr ? "" : std::to_string(wrong->position) + ": " + wrong->what;
}

std::optional<bool> truth(std::string_view text, const RowOf& row) {
    const auto read = parse_filter(text, columns);
    EXPECT_TRUE(std::holds_alternative<Filter>(read)) << text << ": " << mistake(text);
    if (!std::holds_alternative<Filter>(read)) return std::nullopt;
    return passes(std::get<Filter>(read), [&](std::size_t i) {
        const auto found = row.find(columns[i].name);
        return found == row.end() ? Value() : found->second;
    });
}

const RowOf hard17 = {{"hdp", "hard"}, {"er", 7.2}, {"clues", std::int64_t{17}}};

TEST(Filter, of_numbers_words_and_what_is_unknown) {
    const std::pair<std::string_view, std::optional<bool>> rows[] = {
        {"", true},
        {"er > 7.1", true},
        {"er>7.2", false},
        {"er >= 7.2", true},
        {"clues = 17", true},
        {"clues == 17 and er != 7.2", false},
        {"clues <> 17 or er <= 7.2", true},
        {"hdp >= hard", true},
        {"hdp > hard", false},
        {"hdp < 'hard'", false},
        {"hdp <= hard", true},
        {"hdp != hard", false},
        {"hdp in (easy, hard)", true},
        {"hdp not in (easy, hard)", false},
        {"clues in (16, 17.0)", true},
        {"not (hdp = easy or clues < 17)", true},
        {"not not hdp=hard", true},
        {"name = x", std::nullopt},
        {"not name = x", std::nullopt},
        {"name is unknown", true},
        {"name is not unknown", false},
        {"name = x or er > 7", true},
        {"name = x and er < 7", false},
        {"name = x and er > 7", std::nullopt},
        {"er>7,hdp=hard", true},              // a comma is an and
        {"er<7,hdp=hard or clues=17", true},  // which binds more than or
        {"er < 9 and er > -3 and er < 1e3", true},
    };
    for (const auto& [text, wanted] : rows) EXPECT_EQ(truth(text, hard17), wanted) << text;
    EXPECT_EQ(truth("name = 'it''s'", {{"name", "it's"}}), true);
    EXPECT_EQ(truth("name = World Champion", {{"name", "World Champion"}}), true);
    EXPECT_EQ(truth("name > 3 or name < 3", {{"name", "x"}}), false);  // no number
    EXPECT_EQ(truth("er = '7.2'", hard17), false);                     // a quoted number is a text
}

// Capital letters make no difference, nor dashes; words of others are told at once.
TEST(Filter, words_as_people_type_them) {
    EXPECT_EQ(truth("HDP >= Hard AND Er > 7 OR NOT hdp IN (EASY)", hard17), true);
    EXPECT_EQ(truth("name = 'easter MONSTER'", {{"name", "Easter Monster"}}), true);
    EXPECT_EQ(truth("name != 'easter MONSTER'", {{"name", "Easter Monster"}}), false);
    EXPECT_EQ(truth("name IS Unknown", hard17), true);
    const std::vector<Column> own = {{"hardest", {}, {"none", "naked-pair", "swordfish", "x-wing"}},
                                     {"te", {}, {}, 81.0}};
    const auto said = [&](std::string_view text) {
        const auto read = parse_filter(text, own);
        const auto* wrong = std::get_if<FilterMistake>(&read);
        return wrong != nullptr ? wrong->what : why_nothing_passes(std::get<Filter>(read), own);
    };
    for (const char* text :
         {"hardest = Swordfish", "hardest in (X-WING, Naked Pair)", "hardest != naked_pair", "te > 3",
          "te > 3 and te < 4", "te < 1 or te < 0", "not te < 0", "te > 1 and hardest = none"})
        EXPECT_EQ(said(text), "") << text;
    EXPECT_EQ(said("hardest = swordfsh"),
              "'swordfsh' is not one of none, naked-pair, swordfish, x-wing; did you mean 'swordfish'?");
    EXPECT_EQ(said("hardest = Sowrdfish"),
              "'Sowrdfish' is not one of none, naked-pair, swordfish, x-wing; did you mean 'swordfish'?");
    EXPECT_EQ(said("hardest > x-wing"), "values of hardest have no order, only = and !=");
    EXPECT_EQ(said("te = high"), "'high' is not a number");
    EXPECT_EQ(said("te in (1, '2')"), "'2' is not a number");
    for (const char* text : {"te < 0", "te > 81", "te = -1", "te > 3 and te < 2", "te = 1 and te = 2",
                             "te = 1, te != 1", "te > 2 and te is unknown", "te < 0 or te > 3 and te < 3",
                             "te > 3 and not te > 3", "(te > 3 and hardest = none) and te <= 3"})
        EXPECT_EQ(said(text), "no value of te is as wanted") << text;
    EXPECT_EQ(said("te = 1 and hardest = none and hardest = x-wing"), "no value of hardest is as wanted");
}

TEST(Filter, mistakes_have_a_place) {
    EXPECT_EQ(mistake("hpd = easy"), "0: 'hpd' is not one of hdp, er, clues, name; did you mean 'hdp'?");
    EXPECT_EQ(mistake("er > "), "5: found the end, expected a number or a word");
    EXPECT_EQ(mistake("er ~ 3"), "3: found '~', expected < <= = != >= >, in, or is after er");
    EXPECT_EQ(mistake("er => 3"), "3: found '=>', expected < <= = != >= >, in, or is after er");
    EXPECT_EQ(mistake("hdp = eazy"), "6: 'eazy' is not one of easy, medium, hard, deep; did you mean 'easy'?");
    EXPECT_EQ(mistake("hdp > 3"), "6: '3' is not one of easy, medium, hard, deep");
    EXPECT_EQ(mistake("er > big"), "5: 'big' is not a number; words of er are compared by = and !=");
    EXPECT_EQ(mistake("er = unknown"), "5: nothing equals what is unknown; say 'er is unknown'");
    EXPECT_EQ(mistake("(er > 3"), "7: found the end, expected ')'");
    EXPECT_EQ(mistake("er > 3)"), "6: found ')', expected and, or, or the end");
    EXPECT_EQ(mistake("er in ()"), "7: found ')', expected a number or a word");
    EXPECT_EQ(mistake("er in (1 2"), "10: found the end, expected ',' or ')'");
    EXPECT_EQ(mistake("name = 'x"), "7: the quote is not closed");
    EXPECT_EQ(mistake("er is 3"), "6: found '3', expected unknown");
    EXPECT_EQ(mistake("and"), "0: found 'and', expected the name of a column");
    EXPECT_EQ(mistake("er > 3; DROP TABLE puzzle"),
              "5: '3; DROP TABLE puzzle' is not a number; words of er are compared by = and !=");
    EXPECT_EQ(mistake(std::string(60, '(') + "er > 1"), "51: nested more than 50 deep");
    std::string many = "er > 1";
    for (int i = 0; i < 500; ++i) many += " or er > 1";
    EXPECT_EQ(mistake(many), "5000: more than 500 tests");
}

/// Random filters as text.
class RandomFilter {
  public:
    explicit RandomFilter(unsigned seed) : random_(seed) {}
    std::string any(int depth = 0) {
        const std::size_t kind = depth > 4 ? 9 : pick(10);
        if (kind < 2) return any(depth + 1) + " and " + any(depth + 1);
        if (kind < 4) return '(' + any(depth + 1) + " or " + any(depth + 1) + ')';
        if (kind == 4) return "not " + any(depth + 1);
        return test();
    }
    Value value(std::size_t column) {
        if (pick(4) == 0) return {};
        if (column == 0) return columns[0].words[pick(4)];
        if (column == 3) return std::string(1, static_cast<char>((pick(2) == 0 ? 'x' : 'X') + pick(3)));
        if (column == 1 && pick(2) == 0) return 1.5 * static_cast<double>(pick(4));
        return static_cast<std::int64_t>(pick(5));
    }

  private:
    std::size_t pick(std::size_t below) { return random_() % below; }
    std::string test() {
        const std::size_t column = pick(4);
        const std::string& name = columns[column].name;
        const auto word = [&] {
            Value one = value(column);
            while (one == Value()) one = value(column);
            return to_text(one);
        };
        if (pick(5) == 0) return name + (pick(2) == 0 ? " is unknown" : " is not unknown");
        if (pick(4) == 0) return name + (pick(2) == 0 ? " in (" : " not in (") + word() + ", " + word() + ')';
        const char* const signs[] = {" = ", " != ", " < ", " <= ", " >= ", " > "};
        return name + signs[pick(column == 3 ? 2 : 6)] + word();
    }
    std::mt19937 random_;
};

// Random filters that are refused pass none of many rows.
TEST(Filter, what_nothing_passes_nothing_passes) {
    std::size_t refused = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        RandomFilter random(seed);
        const std::string text = random.any();
        if (why_nothing_passes(std::get<Filter>(parse_filter(text, columns)), columns).empty()) continue;
        ++refused;
        for (int i = 0; i < 50; ++i) {
            RowOf row;
            for (std::size_t k = 0; k < columns.size(); ++k) row[columns[k].name] = random.value(k);
            EXPECT_NE(truth(text, row), true) << text;
        }
    }
    EXPECT_GT(refused, 100U);
}

// SQLite is the other reader of the same filter.
TEST(Filter, says_what_sql_says) {
    sqlite3* base = nullptr;
    ASSERT_EQ(sqlite3_open(":memory:", &base), SQLITE_OK);
    sqlite3_exec(base, "CREATE TABLE t(hdp, er, clues, name)", nullptr, nullptr, nullptr);
    const std::vector<std::string> names = {"hdp", "er", "clues", "name"};
    const auto bind = [](sqlite3_stmt* statement, int at, const Value& value) {
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
        const auto filter = std::get<Filter>(parse_filter(text, columns));
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
    for (const int count : counts) EXPECT_GT(count, 200);  // all three answers were asked for
}

TEST(Filter, never_unknown_are_columns_without_which_nothing_passes) {
    std::size_t known = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        RandomFilter random(seed);
        const std::string text = random.any();
        const auto never = never_unknown(std::get<Filter>(parse_filter(text, columns)), columns.size());
        for (std::size_t k = 0; k < columns.size(); ++k) {
            known += never[k] ? 1U : 0U;
            for (int i = 0; never[k] && i < 20; ++i) {
                RowOf row;
                for (std::size_t other = 0; other < columns.size(); ++other)
                    row[columns[other].name] = other == k ? Value() : random.value(other);
                EXPECT_NE(truth(text, row), true) << text << " without " << columns[k].name;
            }
        }
    }
    EXPECT_GT(known, 1000U);
    const auto of = [](const char* text) { return never_unknown(std::get<Filter>(parse_filter(text, columns)), 4); };
    EXPECT_EQ(of("hdp = easy and (er > 1 or er < 0) and clues is unknown"), (std::vector{true, true, false, false}));
    EXPECT_EQ(of("not (hdp = easy or er > 1)"), (std::vector{true, true, false, false}));
    EXPECT_EQ(of("not (hdp = easy and er > 1) and name is not unknown"), (std::vector{false, false, false, true}));
    EXPECT_EQ(of(""), std::vector<bool>(4));
}

TEST(Filter, values_are_printed_as_they_are_read) {
    for (const std::string_view text : {"7.2", "7.0", "17", "-3", "very-deep", "2+", "-"})
        EXPECT_EQ(to_text(value_of(text)), text);
    EXPECT_EQ(value_of("unknown"), Value());
    EXPECT_EQ(value_of("inf"), Value(std::string("inf")));
}

}  // namespace
}  // namespace deduku::catalog
