#include "report/filter/filter.hpp"

#include <gtest/gtest.h>

#include "tests/support/random_filter.hpp"

namespace deduku::filter {
namespace {

using testing::filter_columns;
using testing::filter_of;
using testing::RandomFilter;
using testing::RowOf;
using testing::truth;

std::string mistake(std::string_view text) {
    const auto read = parse_filter(text, filter_columns);
    const auto* wrong = std::get_if<FilterMistake>(&read);
    return wrong == nullptr ? "" : std::to_string(wrong->position) + ": " + wrong->what;
}

const RowOf hard17 = {{"hdp", "hard"}, {"er", 7.2}, {"clues", std::int64_t{17}}};

TEST(Filter, compares_numbers_words_and_unknown_values) {
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
    EXPECT_EQ(truth("name > 3 or name < 3", {{"name", "x"}}), false);  // not a number
    EXPECT_EQ(truth("er = '7.2'", hard17), false);                     // a quoted number is a text
}

// Case and dashes are ignored; invalid words are reported at once.
TEST(Filter, words_ignore_case_and_dashes) {
    EXPECT_EQ(truth("HDP >= Hard AND Er > 7 OR NOT hdp IN (EASY)", hard17), true);
    EXPECT_EQ(truth("name = 'easter MONSTER'", {{"name", "Easter Monster"}}), true);
    EXPECT_EQ(truth("name != 'easter MONSTER'", {{"name", "Easter Monster"}}), false);
    EXPECT_EQ(truth("name IS Unknown", hard17), true);
    const std::vector<Column> own = {{"hardest", {"none", "naked-pair", "swordfish", "x-wing"}}, {"te", {}, 81.0}};
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
    EXPECT_EQ(said("te = high"), "'high' is not a number");
    EXPECT_EQ(said("te in (1, '2')"), "'2' is not a number");
    for (const char* text : {"te < 0", "te > 81", "te = -1", "te > 3 and te < 2", "te = 1 and te = 2",
                             "te = 1, te != 1", "te > 2 and te is unknown", "te < 0 or te > 3 and te < 3",
                             "te > 3 and not te > 3", "(te > 3 and hardest = none) and te <= 3"})
        EXPECT_EQ(said(text), "no value of te satisfies it") << text;
    EXPECT_EQ(said("te = 1 and hardest = none and hardest = x-wing"), "no value of hardest satisfies it");
}

// For a column without data, the message has only its name.
TEST(Filter, missing_columns_are_reported) {
    const std::vector<Column> some = {{"clues"}, {"er", {}, {}, "rate it first"}};
    const auto said = [&](std::string_view text) { return std::get<FilterMistake>(parse_filter(text, some)); };
    EXPECT_EQ(said("clues = 17 and ER >= 9").what, "rate it first");
    EXPECT_EQ(said("clues = 17 and ER >= 9").position, 15U);
    EXPECT_EQ(said("err > 3").what, "'err' is not one of clues");
}

TEST(Filter, errors_have_positions) {
    EXPECT_EQ(mistake("hpd = easy"), "0: 'hpd' is not one of hdp, er, clues, name; did you mean 'hdp'?");
    EXPECT_EQ(mistake("er > "), "5: found the end, expected a number or a word");
    EXPECT_EQ(mistake("er ~ 3"), "3: found '~', expected < <= = != >= >, in, or is after er");
    EXPECT_EQ(mistake("er => 3"), "3: found '=>', expected < <= = != >= >, in, or is after er");
    EXPECT_EQ(mistake("hdp = eazy"), "6: 'eazy' is not one of easy, medium, hard, deep; did you mean 'easy'?");
    EXPECT_EQ(mistake("hdp > 3"), "6: '3' is not one of easy, medium, hard, deep");
    EXPECT_EQ(mistake("er > big"), "5: 'big' is not a number; words of er are compared by = and !=");
    EXPECT_EQ(mistake("er = unknown"), "5: nothing equals an unknown value; use 'er is unknown'");
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

// Rejected random filters pass none of many rows.
TEST(Filter, unsatisfiable_filters_select_nothing) {
    std::size_t refused = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        RandomFilter random(seed);
        const std::string text = random.any();
        if (why_nothing_passes(filter_of(text), filter_columns).empty()) continue;
        ++refused;
        for (int i = 0; i < 50; ++i) {
            RowOf row;
            for (std::size_t k = 0; k < filter_columns.size(); ++k) row[filter_columns[k].name] = random.value(k);
            EXPECT_NE(truth(text, row), true) << text;
        }
    }
    EXPECT_GT(refused, 100U);
}

TEST(Filter, finds_columns_required_by_a_filter) {
    std::size_t known = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        RandomFilter random(seed);
        const std::string text = random.any();
        const auto never = never_unknown(filter_of(text), filter_columns.size());
        for (std::size_t k = 0; k < filter_columns.size(); ++k) {
            known += never[k] ? 1U : 0U;
            for (int i = 0; never[k] && i < 20; ++i) {
                RowOf row;
                for (std::size_t other = 0; other < filter_columns.size(); ++other)
                    row[filter_columns[other].name] = other == k ? FilterValue() : random.value(other);
                EXPECT_NE(truth(text, row), true) << text << " without " << filter_columns[k].name;
            }
        }
    }
    EXPECT_GT(known, 1000U);
    const auto of = [](const char* text) { return never_unknown(filter_of(text), 4); };
    EXPECT_EQ(of("hdp = easy and (er > 1 or er < 0) and clues is unknown"), (std::vector{true, true, false, false}));
    EXPECT_EQ(of("not (hdp = easy or er > 1)"), (std::vector{true, true, false, false}));
    EXPECT_EQ(of("not (hdp = easy and er > 1) and name is not unknown"), (std::vector{false, false, false, true}));
    EXPECT_EQ(of(""), std::vector<bool>(4));
}

TEST(Filter, values_print_as_they_are_read) {
    for (const std::string_view text : {"7.2", "7.0", "17", "-3", "very-deep", "2+", "-"})
        EXPECT_EQ(to_text(value_of(text)), text);
    EXPECT_EQ(value_of("unknown"), FilterValue());
    for (const auto& [text, number] : {std::pair{".5", 0.5}, {"5.", 5.0}, {"-1.5e1", -15.0}, {"1E+3", 1000.0}})
        EXPECT_EQ(value_of(text), FilterValue(number)) << text;
    for (const char* text : {"inf", "1e999", "0x10", "1e", ".", "-.", "1.2.3", "+1", "1 2"})
        EXPECT_EQ(value_of(text), FilterValue(std::string(text)));
}

}  // namespace
}  // namespace deduku::filter
