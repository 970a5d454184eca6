#include "catalog/catalog.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "catalog/adding.hpp"
#include "catalog/leases.hpp"
#include "catalog/query.hpp"
#include "tests/support/catalog_file.hpp"

namespace deduku::catalog {
namespace {

TEST(Key, forms_round_trip) {
    std::mt19937 random(1);
    std::set<std::int64_t> numbers;
    for (int i = 0; i < 10000; ++i) {
        const std::string text = random_text(random);
        const StoredForm form = form_of(text);
        EXPECT_FALSE(is_text(form));
        EXPECT_EQ(text_of(form), text);
        EXPECT_EQ(clues_of(form), 81 - std::count(text.begin(), text.end(), '.'));
        EXPECT_GE(number_of(form, 63), 0);
        EXPECT_LT(number_of(form, 4), 16);
        numbers.insert(number_of(form, 63));
    }
    EXPECT_EQ(numbers.size(), 10000U);
    EXPECT_EQ(text_of(Packed{0xA0}), std::nullopt);
}

TEST(Key, other_puzzles_use_their_lines) {
    std::string large = "64 . 1";  // cells are numbers if there are more than 61 digits
    for (int i = 3; i < 64 * 64; ++i) large += " .";
    const std::pair<std::string, int> lines[] = {{"1..4..3.....2..1", 5},
                                                 {"1....4.....2.1.. houses:AAABABBBCCCDCDDD", 4},
                                                 {"1..4..3.....2..1 rules:antiknight", 5},
                                                 {"1..4..3.....2..1 houses:boxes+diagonals rules:killer: 7 A1 A2", 5},
                                                 {std::string(80, '.') + "1 houses:boxes+windoku", 1},
                                                 {large, 2}};
    std::set<std::int64_t> numbers;
    for (const auto& [line, clues] : lines) {
        const StoredForm form = form_of(line);
        EXPECT_TRUE(is_text(form)) << line;
        EXPECT_EQ(text_of(form), line);
        EXPECT_EQ(clues_of(form), clues) << line;
        numbers.insert(number_of(form, 63));
    }
    EXPECT_EQ(numbers.size(), std::size(lines));
}

TEST(Key, number_never_changes) {  // values computed by five lines of Python; files are sorted by them
    EXPECT_EQ(number_of(StoredForm{}, 63), 8009628153324674526);
    EXPECT_EQ(number_of(form_of("1" + std::string(80, '.')), 63), 4642100515486085367);
    EXPECT_EQ(number_of(form_of("1....4.....2.1.. houses:AAABABBBCCCDCDDD"), 63), 6773828145629734004);
}

TEST_F(CatalogFile, stores_each_form_once_despite_hash_collisions) {
    for (const int bits : {63, 4}) {
        fs::remove(file);
        const auto catalog = create(bits);
        std::mt19937 random(2);
        std::vector<std::string> texts;
        for (int i = 0; i < 300; ++i) texts.push_back(random_text(random, 3));
        NewPuzzles batch;
        for (int i = 0; i < 200; ++i) batch.entries.push_back(entry_of(texts[static_cast<std::size_t>(i)], bits));
        batch.entries.push_back(batch.entries[7]);
        const auto first = std::get<Added>(add(*catalog, batch, nullptr));
        EXPECT_EQ(first.fresh, 200);
        EXPECT_EQ(first.known, 1);
        batch.clear();
        for (const std::string& text : texts) batch.entries.push_back(entry_of(text, bits));
        batch.names = {{250, "two hundred and fifty"}, {3, "three"}};
        const auto second = std::get<Added>(add(*catalog, batch, nullptr));
        EXPECT_EQ(second.fresh, 100);
        EXPECT_EQ(second.known, 200);
        EXPECT_EQ(std::get<std::int64_t>(catalog->count()), 300);
        std::set<std::int64_t> places;
        for (const std::string& text : texts) places.insert(*std::get<0>(find(*catalog, form_of(text))));
        EXPECT_EQ(places.size(), 300U);
        EXPECT_EQ(std::get<0>(find(*catalog, form_of(random_text(random)))), std::nullopt);
        // Names stay with their puzzles.
        const auto columns = std::get<Columns>(Columns::of(*catalog));
        const WantedColumns named = {
            {Filter::Op::compare, {}, *columns.find("name"), filter::How::equal, {FilterValue("three")}},
            {*columns.find("name")},
            {}};
        std::vector<std::string> found;
        EXPECT_FALSE(select(*catalog, columns, named, [&](const std::string& form, const std::vector<FilterValue>&) {
            found.push_back(form);
            return true;
        }));
        EXPECT_EQ(found, std::vector{texts[3]});
        const auto any = [](const std::string&, int) { return true; };
        EXPECT_EQ(std::get<0>(check(*catalog, 1, any)), std::vector<std::string>());
        const auto none = [](const std::string&, int) { return false; };
        EXPECT_EQ(std::get<0>(check(*catalog, 1, none)).size(), 100U);  // the most that are reported
    }
}

TEST_F(CatalogFile, check_finds_damage) {
    create();
    const auto any = [](const std::string&, int) { return true; };
    std::mt19937 random(3);
    const PuzzleToAdd good = entry_of(random_text(random), 63);
    {
        const auto catalog = std::get<0>(Catalog::open(file, alone));
        NewPuzzles batch;
        batch.entries = {good};
        ASSERT_EQ(std::get<Added>(add(*catalog, batch, nullptr)).fresh, 1);
        ASSERT_EQ(std::get<StoredMeasure>(catalog->measure({0, "te", "1", "", {"te"}})).id, 1);
    }
    const std::string where = "puzzle " + std::to_string(good.number);
    const std::pair<const char*, std::string> harms[] = {
        {"UPDATE puzzle SET id = id + 1", " its number is "},
        {"UPDATE puzzle SET id = id - 1, clues = 3", "has another number of clues"},
        {"UPDATE puzzle SET form = x'00'", "no form"},
        {"INSERT INTO m_1 VALUES(4711, 1, 2)", "table m_1: 1 rows without a puzzle"},
    };
    for (const auto& [harm, said] : harms) {
        sql(harm);
        const auto catalog = std::get<0>(Catalog::open(file, alone));
        const auto lines = std::get<0>(check(*catalog, 1, any));
        ASSERT_FALSE(lines.empty()) << harm;
        EXPECT_NE(lines.back().find(said), std::string::npos) << harm << ": " << lines.back();
    }
}

TEST_F(CatalogFile, other_files_are_refused) {
    EXPECT_EQ(trouble_of_open(), "No such file or directory");
    std::ofstream(file) << "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n"
                        << std::string(10000, 'x');
    EXPECT_EQ(trouble_of_open(), "not a puzzle database");
    fs::remove(file);
    sql("CREATE TABLE puzzle(id)");
    EXPECT_EQ(trouble_of_open(), "an SQLite file, but not a puzzle database ('catalog create' makes one)");
    const auto over_it = Catalog::create(file, {}, alone);
    EXPECT_EQ(std::get<Trouble>(over_it).message, file + ": already exists");
    fs::remove(file);
    create();
    EXPECT_EQ(trouble_of_open(), "");
    sql("PRAGMA user_version = 0");
    EXPECT_EQ(
        trouble_of_open(),
        "a puzzle database of format 0; this program reads formats 2 and 3: export its puzzles with the version that "
        "made it");
    sql("PRAGMA user_version = 4");
    EXPECT_EQ(trouble_of_open(),
              "a puzzle database of format 4; this program reads formats 2 and 3: it was made by a later version");
}

// A file has format 3 once it has a line, written in the same transaction or not at all.
TEST_F(CatalogFile, boards_stored_as_lines_require_format_3) {
    const auto catalog = create();
    const auto format_now = [&] {
        const auto version = catalog->base().number("PRAGMA user_version");
        EXPECT_EQ(catalog->meta("format"), std::to_string(version));
        return version;
    };
    std::mt19937 random(5);
    NewPuzzles batch;
    batch.entries = {entry_of(random_text(random), 63)};
    ASSERT_EQ(std::get<Added>(add(*catalog, batch, nullptr)).fresh, 1);
    EXPECT_EQ(format_now(), 2);
    batch.clear();
    batch.entries = {entry_of(random_text(random, 1), 63), entry_of(random_text(random), 63)};
    ASSERT_EQ(std::get<Added>(add(*catalog, batch, nullptr)).fresh, 2);
    EXPECT_EQ(format_now(), 3);
    EXPECT_EQ(trouble_of_open(), "");
}

TEST_F(CatalogFile, an_empty_file_is_not_a_database_but_can_become_one) {
    std::ofstream(file).flush();
    EXPECT_EQ(trouble_of_open(), "an SQLite file, but not a puzzle database ('catalog create' makes one)");
    create();
    EXPECT_EQ(trouble_of_open(), "");
}

TEST_F(CatalogFile, measures_of_versions_are_separate) {
    const auto catalog = create();
    const StoredMeasure first = std::get<StoredMeasure>(catalog->measure({0, "se", "1", "x", {"er", "ep"}}));
    EXPECT_EQ(std::get<StoredMeasure>(catalog->measure({0, "se", "1", "x", {"er", "ep"}})).id, first.id);
    const StoredMeasure second = std::get<StoredMeasure>(catalog->measure({0, "se", "2", "x", {"er", "ep"}}));
    EXPECT_NE(second.id, first.id);
    const auto newest = std::get<std::vector<StoredMeasure>>(catalog->newest());
    ASSERT_EQ(newest.size(), 1U);
    EXPECT_EQ(newest[0].version, "2");
    EXPECT_EQ(newest[0].columns, (std::vector<std::string>{"er", "ep"}));
    EXPECT_EQ(std::get<std::vector<StoredMeasure>>(catalog->drop_old()).size(), 1U);
    EXPECT_EQ(std::get<std::vector<StoredMeasure>>(catalog->measures()).size(), 1U);
}

class LeasesOfTwo : public CatalogFile {
  protected:
    void SetUp() override {
        create();
        one_ = std::get<0>(Catalog::open(file, alone));
        two_ = std::get<0>(Catalog::open(file, alone));
        std::mt19937 random(4);
        NewPuzzles batch;
        for (int i = 0; i < 10; ++i) batch.entries.push_back(entry_of(random_text(random), 63));
        ASSERT_EQ(std::get<Added>(add(*one_, batch, nullptr)).fresh, 10);
        const StoredMeasure te = std::get<StoredMeasure>(one_->measure({0, "te", "1", "", {"te"}}));
        first = leases_of(*one_, te, "first");
        second = leases_of(*two_, te, "second");
    }
    static std::vector<Result> results_of(const TakenPuzzles& claim, RowState state = RowState::done) {
        std::vector<Result> out;
        for (const Todo& todo : claim.puzzles) out.push_back({todo.id, 0, state, {FilterValue(std::int64_t{1})}});
        return out;
    }
    std::int64_t rated() {
        const auto measures = std::get<std::vector<StoredMeasure>>(one_->measures());
        return std::get<Catalog::Rated>(one_->rated(measures[0])).done;
    }
    static TakenPuzzles claim(Leases& leases, std::int64_t most, double now) {
        return std::get<TakenPuzzles>(leases.claim(0, most, now, now + 60));
    }

    std::unique_ptr<Leases> first;
    std::unique_ptr<Leases> second;

  private:
    static std::unique_ptr<Leases> leases_of(Catalog& catalog, const StoredMeasure& measure, const std::string& owner) {
        const auto columns = std::get<Columns>(Columns::of(catalog));
        return std::make_unique<Leases>(catalog, columns, std::vector{measure}, Filter{}, owner);
    }
    std::unique_ptr<Catalog> one_;
    std::unique_ptr<Catalog> two_;
};

TEST_F(LeasesOfTwo, leases_are_exclusive) {
    const TakenPuzzles a = claim(*first, 4, 0);
    const TakenPuzzles b = claim(*second, 100, 0);
    EXPECT_EQ(a.puzzles.size(), 4U);
    EXPECT_EQ(b.puzzles.size(), 6U);
    EXPECT_LT(a.last, b.first);
    EXPECT_TRUE(claim(*first, 100, 59).puzzles.empty());
    EXPECT_TRUE(std::get<bool>(first->others_at_work(59)));
    EXPECT_TRUE(std::get<bool>(first->store(a, results_of(a))));
    EXPECT_TRUE(std::get<bool>(second->store(b, results_of(b))));
    EXPECT_EQ(rated(), 10);
    EXPECT_EQ(std::get<std::int64_t>(first->left()), 0);
    EXPECT_FALSE(std::get<bool>(first->others_at_work(59)));
}

TEST_F(LeasesOfTwo, expired_leases_store_nothing) {
    const TakenPuzzles a = claim(*first, 4, 0);
    const TakenPuzzles b = claim(*second, 4, 61);  // the first lease has expired
    ASSERT_EQ(b.puzzles.size(), 4U);
    EXPECT_EQ(b.first, a.first);
    EXPECT_FALSE(std::get<bool>(first->store(a, results_of(a))));
    EXPECT_EQ(rated(), 0);
    EXPECT_TRUE(std::get<bool>(second->store(b, results_of(b))));
    EXPECT_FALSE(std::get<bool>(first->store(a, results_of(a))));
    EXPECT_EQ(rated(), 4);
}

TEST_F(LeasesOfTwo, renewed_leases_store_results) {
    const TakenPuzzles a = claim(*first, 4, 0);
    EXPECT_FALSE(first->renew(100));
    const TakenPuzzles b = claim(*second, 4, 61);
    EXPECT_GT(b.first, a.last);
    // Expired, but not taken by another worker.
    EXPECT_TRUE(std::get<bool>(first->store(a, results_of(a))));
    EXPECT_EQ(rated(), 4);
}

TEST_F(LeasesOfTwo, released_and_expired_puzzles_are_leased_again) {
    const TakenPuzzles a = claim(*first, 4, 0);
    EXPECT_FALSE(second->release("first"));
    EXPECT_FALSE(std::get<bool>(first->store(a, results_of(a))));
    const TakenPuzzles b = claim(*second, 3, 1);
    EXPECT_EQ(b.first, a.first);
    EXPECT_TRUE(std::get<bool>(second->store(b, results_of(b, RowState::unknown))));
    EXPECT_EQ(std::get<std::int64_t>(first->left()), 7);
    EXPECT_EQ(std::get<std::int64_t>(first->forget_unknown()), 3);
    EXPECT_EQ(std::get<std::int64_t>(first->left()), 10);
}

}  // namespace
}  // namespace deduku::catalog
