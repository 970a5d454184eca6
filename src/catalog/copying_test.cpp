#include <gtest/gtest.h>

#include <map>

#include "catalog/adding.hpp"
#include "catalog/query.hpp"
#include "tests/support/catalog_file.hpp"

namespace deduku::catalog {
namespace {

/// A row for each puzzle: name, source, te.
using Rows = std::map<std::string, std::vector<std::string>>;
Rows rows_of(Catalog& catalog) {
    const auto columns = std::get<Columns>(Columns::of(catalog));
    WantedColumns wanted;
    for (const char* name : {"name", "source", "te"}) wanted.columns.push_back(*columns.find(name));
    Rows out;
    EXPECT_FALSE(select(catalog, columns, wanted, [&](const std::string& form, const std::vector<FilterValue>& values) {
        for (const FilterValue& value : values) out[form].push_back(filter::to_text(value));
        return true;
    }));
    return out;
}

const StoredMeasure te = {0, "te", "1.0", "", {"te"}};

/// Adds puzzles from..to of the list from a file of this name; every third has T&E depth `depth`, the others are
/// unknown.
void fill(Catalog& catalog, const std::vector<std::string>& texts, std::size_t from, std::size_t to,
          const std::string& path, std::int64_t depth) {
    NewPuzzles batch;
    batch.measures = {std::get<StoredMeasure>(catalog.measure(te))};
    for (std::size_t i = from; i < to; ++i) {
        const auto entry = static_cast<std::int64_t>(batch.entries.size());
        batch.entries.push_back(entry_of(texts[i], catalog.bits()));
        batch.entries.back().place = static_cast<std::uint32_t>(i - from + 1);
        batch.names.emplace_back(entry, "puzzle " + std::to_string(i));
        batch.ratings.push_back(
            {entry,
             {0, i % 3 == 0 ? RowState::done : RowState::unknown, {i % 3 == 0 ? FilterValue(depth) : FilterValue()}}});
    }
    const Source source = {path, 1, static_cast<std::int64_t>(from), static_cast<std::int64_t>(to - from), true};
    ASSERT_TRUE(std::holds_alternative<Added>(add(catalog, batch, &source)));
}

class Copying : public CatalogFile {};

TEST_F(Copying, equals_adding_both_to_one) {
    for (const int bits : {63, 4}) {  // with four bits nearly all forms collide
        std::filesystem::remove(file);
        std::filesystem::remove(file + "2");
        std::mt19937 random(7);
        std::vector<std::string> texts;
        for (int i = 0; i < 300; ++i) texts.push_back(random_text(random, 4));
        const auto ours = create(bits);
        const auto theirs = std::get<0>(Catalog::create(file + "2", {"test", "today", 63}, alone));
        fill(*ours, texts, 0, 200, "a", 1);
        fill(*theirs, texts, 100, 300, "b", 2);

        const auto added = std::get<Added>(copy(*theirs, *ours));
        EXPECT_EQ(added.fresh, 100);
        EXPECT_EQ(added.known, 100);
        EXPECT_EQ(added.ratings, 100);  // existing values stay
        const Rows all = rows_of(*ours);
        ASSERT_EQ(all.size(), 300U);
        for (std::size_t i = 0; i < 300; ++i) {
            const auto& row = all.at(texts[i]);
            EXPECT_EQ(row[0], "puzzle " + std::to_string(i));
            const std::string in_a = "a:" + std::to_string(i + 1);
            const std::string in_b = "b:" + std::to_string(i - 99);
            EXPECT_EQ(row[1], i < 100 ? in_a : i < 200 ? in_a + "; " + in_b : in_b);
            EXPECT_EQ(row[2], i % 3 != 0 ? "-" : i < 200 ? "1" : "2");
        }
        const auto any = [](const std::string&, int) { return true; };
        EXPECT_EQ(std::get<0>(check(*ours, 1, any)), std::vector<std::string>());
        // Their file was read completely, so it need not be read again.
        Source b = {"elsewhere", 1, 100};
        EXPECT_EQ(std::get<0>(puzzles_read(*ours, b)), 200);
        EXPECT_TRUE(b.whole);

        const auto again = std::get<Added>(copy(*theirs, *ours));
        EXPECT_EQ(again.fresh + again.ratings, 0);
        EXPECT_EQ(rows_of(*ours), all);
    }
}

TEST_F(Copying, unknown_values_are_replaced) {
    std::mt19937 random(8);
    std::vector<std::string> texts;
    for (int i = 0; i < 3; ++i) texts.push_back(random_text(random));
    const auto ours = create();
    const auto theirs = std::get<0>(Catalog::create(file + "2", {"test", "today"}, alone));
    fill(*ours, {texts[1], texts[0], texts[2]}, 1, 3, "a", 1);    // both unknown
    fill(*theirs, {texts[0], texts[1], texts[2]}, 0, 3, "b", 5);  // the first is known
    EXPECT_EQ(std::get<Added>(copy(*theirs, *ours)).ratings, 2);  // one unknown value, one missing
    EXPECT_EQ(rows_of(*ours).at(texts[0])[2], "5");
    EXPECT_EQ(rows_of(*ours).at(texts[2])[2], "-");
}

TEST_F(Copying, other_forms_are_refused) {
    const auto ours = create();
    const auto theirs = std::get<0>(Catalog::create(file + "2", {"test", "today", 63, "gsf"}, alone));
    const auto result = copy(*theirs, *ours);
    const auto* trouble = std::get_if<Trouble>(&result);
    ASSERT_NE(trouble, nullptr);
    EXPECT_EQ(trouble->kind, Trouble::Kind::unusable);
}

}  // namespace
}  // namespace deduku::catalog
