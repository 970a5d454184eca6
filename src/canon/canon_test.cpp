#include "canon/canon.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <sstream>

#include "canon/bands.hpp"
#include "canon/plain.hpp"
#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/brute_forms.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::canon {
namespace {

using testing::Random;

std::vector<std::vector<std::string>> rows_of(const std::string& name) {
    std::ifstream in(std::string(DEDUKU_ROOT) + "/data/golden/" + name);
    std::vector<std::vector<std::string>> out;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("#")) continue;
        std::istringstream fields(line);
        std::vector<std::string>& row = out.emplace_back();
        for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
    }
    EXPECT_FALSE(out.empty()) << name;
    return out;
}

std::optional<std::vector<std::uint8_t>> solved(const Puzzle& puzzle) {
    Meter meter;
    const Solutions found = solve_by_sectors(start_board(puzzle), {.limit = 2}, meter);
    std::vector<std::uint8_t> out;
    if (found.count == 1)
        for (Digit digit : *found.first) out.push_back(static_cast<std::uint8_t>(index(digit) + 1));
    return out;
}

Canonical form_of(const Puzzle& puzzle, FormKind form) {
    Meter meter;
    auto found = canonical(puzzle, form, solved, meter);
    EXPECT_TRUE(std::holds_alternative<Canonical>(found)) << to_line(puzzle) << ' ' << word(form);
    if (!std::holds_alternative<Canonical>(found)) return {};
    auto out = std::get<Canonical>(std::move(found));
    EXPECT_EQ(to_line(out.map.image(puzzle)), to_line(out.form)) << "the map leads elsewhere: " << to_line(puzzle);
    return out;
}

std::string numbers(const std::vector<int>& all) {
    std::string out;
    for (int number : all) out += (out.empty() ? "" : ",") + std::to_string(number);
    return out;
}

Chance chance_of(std::mt19937_64& random) {
    return [&random] { return random(); };
}

TEST(CanonicalForms, MatchPublishedOnes) {
    for (const auto& row : rows_of("minlex.tsv")) {
        const Puzzle puzzle = testing::read_puzzle(row[0]);
        const std::array<std::size_t, 5> column = {1, 3, 4, 5, 6};
        for (const FormRow& form : forms()) {
            const Canonical found = form_of(puzzle, form.form);
            EXPECT_EQ(to_line(found.form), row[column[static_cast<std::size_t>(form.form)]]) << row[0] << form.word;
            EXPECT_EQ(std::to_string(found.automorphisms), row[2]) << row[0] << form.word;
            if (form.form != FormKind::solution) continue;
            EXPECT_EQ(found.grid, row[7]);
            EXPECT_EQ(numbers(found.bands), row[9]) << row[0];
            std::string solution;
            const auto cells = solved(puzzle);
            for (std::uint8_t digit : *cells) solution += static_cast<char>('0' + digit);
            const Canonical grid = form_of(testing::read_puzzle(solution), FormKind::minlex);
            EXPECT_EQ(std::to_string(grid.automorphisms), row[8]) << row[0];
        }
    }
}

TEST(CanonicalForms, PublishedGrids) {
    for (const auto& row : rows_of("grids.tsv")) {
        for (const FormKind form : {FormKind::minlex, FormKind::gsf, FormKind::pattern, FormKind::solution}) {
            const Canonical found = form_of(testing::read_puzzle(row[0]), form);
            EXPECT_EQ(to_line(found.form), row[1]);
            EXPECT_EQ(std::to_string(found.automorphisms), row[2]);
            EXPECT_EQ(numbers(found.bands), row[3]) << row[0];
        }
    }
}

// 416 classes; their sizes sum to the number of bands with first row 123456789.
TEST(Bands, All416Exist) {
    std::size_t bands_in_all = 0;
    for (int number = 0; number < band_classes; ++number) {
        ASSERT_FALSE(bands().automorphisms(number).empty());
        EXPECT_EQ(7776 % bands().automorphisms(number).size(), 0U);
        bands_in_all += 7776 / bands().automorphisms(number).size() * 336;
        EXPECT_EQ(bands().class_at(bands().find(bands().form(number))), number);
    }
    EXPECT_EQ(bands_in_all, 2'612'736U * 336);
    const auto text = [](const Band& band) {
        std::string out;
        for (const Bytes row : band)
            for (int i = 0; i < 9; ++i) out += static_cast<char>('0' + row[i]);
        return out;
    };
    EXPECT_EQ(text(bands().form(0)), "123456789456789123789123456");
    EXPECT_EQ(text(bands().form(415)), "123456789457893612986217354");
}

/// `count` puzzles, from the lists and random ones, with 17 to 40 givens.
std::vector<Puzzle> puzzles(std::size_t count) {
    std::vector<Puzzle> out;
    for (const char* list : {"top1465.txt", "hardest_1106.txt", "random_minimal_200.txt", "sample_clue17.txt"})
        for (const Puzzle& puzzle : testing::read_list(list)) out.push_back(puzzle);
    Random random(4);
    while (out.size() < count) out.push_back(testing::random_givens({3, 3}, 17 + testing::below(random, 24), random));
    std::shuffle(out.begin(), out.end(), random);
    out.resize(count, blank_puzzle({3, 3}));
    return out;
}

TEST(CanonicalForms, EqualForIsomorphs) {
    std::mt19937_64 random(1);
    for (const Puzzle& puzzle : puzzles(10'000))
        for (const FormKind form : {FormKind::minlex, FormKind::gsf, FormKind::pattern, FormKind::maxlex}) {
            const Canonical found = form_of(puzzle, form);
            EXPECT_EQ(3'359'232 % found.automorphisms, 0U);
            for (int i = 0; i < 5; ++i) {
                const Canonical other = form_of(random_isomorph({3, 3}, chance_of(random)).image(puzzle), form);
                ASSERT_EQ(to_line(other.form), to_line(found.form)) << to_line(puzzle) << ' ' << word(form);
                ASSERT_EQ(other.automorphisms, found.automorphisms) << to_line(puzzle);
            }
        }
}

TEST(CanonicalForms, EqualForIsomorphsBySolution) {
    std::mt19937_64 random(2);
    for (const Puzzle& puzzle : testing::read_list("top1465.txt")) {
        const Canonical found = form_of(puzzle, FormKind::solution);
        for (int i = 0; i < 5; ++i) {
            const Canonical other =
                form_of(random_isomorph({3, 3}, chance_of(random)).image(puzzle), FormKind::solution);
            ASSERT_EQ(to_line(other.form), to_line(found.form)) << to_line(puzzle);
            ASSERT_EQ(other.automorphisms, found.automorphisms);
        }
    }
}

TEST(CanonicalForms, FormIsIdempotentAndMinlexIsSmallest) {
    for (const Puzzle& puzzle : puzzles(300)) {
        const std::string smallest = to_line(form_of(puzzle, FormKind::minlex).form);
        for (const FormKind form : {FormKind::minlex, FormKind::gsf, FormKind::pattern, FormKind::maxlex}) {
            const Canonical found = form_of(puzzle, form);
            EXPECT_EQ(to_line(form_of(found.form, form).form), to_line(found.form));
            EXPECT_LE(smallest, to_line(found.form));
        }
    }
}

void expect_brute(const Puzzle& puzzle, FormKind form) {
    std::string grid;
    const auto cells = solved(puzzle);
    if (form == FormKind::solution)
        for (std::uint8_t digit : *cells) grid += static_cast<char>('0' + digit);
    const testing::BruteForm wanted = testing::brute_form(to_line(puzzle), std::string(word(form)), grid);
    const Canonical found = form_of(puzzle, form);
    EXPECT_EQ(to_line(found.form), wanted.text) << to_line(puzzle) << ' ' << word(form);
    EXPECT_EQ(found.automorphisms, wanted.automorphisms) << to_line(puzzle) << ' ' << word(form);
}

TEST(CanonicalForms, MatchBruteForce) {
    const Puzzle puzzle = testing::read_list("sample_clue17.txt").front();
    for (const FormKind form : {FormKind::minlex, FormKind::maxlex, FormKind::solution}) expect_brute(puzzle, form);
}

// Each puzzle by two of the five forms, in rotation.
TEST(ExhaustiveCanonicalForms, MatchBruteForceOn200) {
    std::size_t turn = 0;
    for (const Puzzle& puzzle : testing::read_list("random_minimal_200.txt")) {
        expect_brute(puzzle, forms()[turn % 5].form);
        expect_brute(puzzle, forms()[(turn + 2) % 5].form);
        ++turn;
    }
}

// Any cells: from none to all, with random digits that may violate the rules, such as twice in a line.
TEST(ExhaustiveCanonicalForms, MatchBruteForceOnAnyCells) {
    Random random(5);
    for (int clues = 0; clues <= 81; clues += 3) {
        Puzzle wild = blank_puzzle({3, 3});
        for (int i = 0; i < clues; ++i)
            wild.cells[static_cast<Cell>(testing::below(random, 81))] = {static_cast<Digit>(testing::below(random, 9))};
        const Puzzle tame = testing::random_givens({3, 3}, clues, random);
        for (const FormKind form : {FormKind::minlex, FormKind::gsf, FormKind::pattern, FormKind::maxlex}) {
            expect_brute(tame, form);
            expect_brute(wild, form);
        }
    }
}

// Counted by hand: one given can come from 81 cells; two independent ones from many.
TEST(CanonicalForms, FewGivens) {
    for (const FormKind form : {FormKind::minlex, FormKind::gsf, FormKind::pattern, FormKind::maxlex}) {
        Puzzle puzzle = blank_puzzle({3, 3});
        EXPECT_EQ(form_of(puzzle, form).automorphisms, 3'359'232U);
        puzzle.cells[Cell{40}] = {Digit{4}};
        EXPECT_EQ(form_of(puzzle, form).automorphisms, 41'472U) << word(form);
    }
}

TEST(CanonicalForms, PuzzlesWithoutForm) {
    Meter meter;
    const auto why = [&](const Puzzle& puzzle, FormKind form) {
        const auto found = canonical(puzzle, form, solved, meter);
        return std::holds_alternative<NoForm>(found) ? std::get<NoForm>(found).why : "";
    };
    EXPECT_NE(why(blank_puzzle({3, 3}), FormKind::solution).find("exactly one solution"), std::string::npos);
    EXPECT_NE(why(blank_puzzle({4, 4}), FormKind::minlex).find("12x12"), std::string::npos);
    EXPECT_NE(why(blank_puzzle({2, 2}), FormKind::gsf).find("9x9"), std::string::npos);
    EXPECT_NE(why(testing::read_puzzle("1[23]..34......2..."), FormKind::minlex).find("several digits"),
              std::string::npos);
    Meter none(0);
    const auto unknown = canonical(blank_puzzle({2, 2}), FormKind::minlex, solved, none);
    EXPECT_EQ(std::get<NoForm>(unknown).kind, NoForm::Kind::unknown);
}

TEST(PlainForms, MatchFastForms) {
    Random random(6);
    Meter meter;
    for (int i = 0; i < 12; ++i) {
        const Puzzle puzzle = testing::random_givens({3, 3}, 20 + i, random);
        std::vector<std::uint8_t> cells;
        for (Set<Digit> set : puzzle.cells)
            cells.push_back(set.single() ? static_cast<std::uint8_t>(index(set.first()) + 1) : 0);
        for (const FormKind form : {FormKind::minlex, FormKind::gsf, FormKind::pattern, FormKind::maxlex}) {
            const auto plain = plain_form(cells, {3, 3}, order_of(form), meter);
            const Canonical found = form_of(puzzle, form);
            std::string text;
            for (std::uint8_t digit : plain->cells) text += digit == 0 ? '.' : static_cast<char>('0' + digit);
            EXPECT_EQ(text, to_line(found.form)) << word(form);
            EXPECT_EQ(plain->automorphisms, found.automorphisms);
            EXPECT_EQ(plain->map.image(puzzle).cells, found.form.cells);
        }
    }
}

TEST(PlainForms, OtherBoards) {
    Random draw(7);
    std::mt19937_64 random(8);
    for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{2, 4}, Box{1, 4}})
        for (int i = 0; i < 5; ++i) {
            const Puzzle puzzle = testing::random_minimal(box, draw);
            for (const FormKind form : {FormKind::minlex, FormKind::pattern, FormKind::maxlex, FormKind::solution}) {
                const Canonical found = form_of(puzzle, form);
                EXPECT_LE(found.form.box().height, found.form.box().width);
                const Canonical other = form_of(random_isomorph(box, chance_of(random)).image(puzzle), form);
                EXPECT_EQ(to_line(other.form), to_line(found.form)) << to_line(puzzle) << ' ' << word(form);
                EXPECT_EQ(other.automorphisms, found.automorphisms);
                EXPECT_EQ(other.form.box(), found.form.box());
            }
        }
}

// All 2 * 2^3 * 2^3 maps of a 4x4 board.
TEST(PlainForms, TheSmallestOf128) {
    Random draw(9);
    for (int i = 0; i < 20; ++i) {
        const Puzzle puzzle = testing::random_givens({2, 2}, 3 + i % 8, draw);
        std::string best;
        std::uint64_t ways = 0;
        for (int way = 0; way < 128; ++way) {
            Isomorph map = identity({2, 2});
            const auto lines = [](int bits) {
                std::vector<int> out = {0, 1, 2, 3};
                if ((bits & 1) != 0) std::swap(out[0], out[1]);
                if ((bits & 2) != 0) std::swap(out[2], out[3]);
                if ((bits & 4) != 0) out = {out[2], out[3], out[0], out[1]};
                return out;
            };
            map.rows = lines(way & 7);
            map.columns = lines(way >> 3 & 7);
            map.transposed = way >= 64;
            std::string text = to_line(map.image(puzzle));
            std::array<char, 128> names{};
            char next = '0';
            for (char& c : text) {
                if (c == '.') continue;
                char& name = names[static_cast<unsigned char>(c)];
                if (name == 0) name = ++next;
                c = name;
            }
            if (!best.empty() && best < text) continue;
            if (best != text) ways = 0;
            ++ways;
            best = text;
        }
        const Canonical found = form_of(puzzle, FormKind::minlex);
        EXPECT_EQ(to_line(found.form), best);
        EXPECT_EQ(found.automorphisms, ways);
    }
}

TEST(Bytes16, MatchScalarVersions) {
    std::mt19937_64 random(3);
    for (int i = 0; i < 2000; ++i) {
        Bytes v;
        Bytes at;
        for (int k = 0; k < 16; ++k) {
            v[k] = static_cast<std::uint8_t>(random());
            at[k] = static_cast<std::uint8_t>(random() % 4 == 0 ? 128 : random() % 16);
        }
        const Bytes fast = shuffled(v, at);
        const Bytes plain = shuffled_plain(v, at);
        for (int k = 0; k < 16; ++k) EXPECT_EQ(fast[k], plain[k]);
        EXPECT_EQ(high_bits(v), high_bits_plain(v));
        EXPECT_EQ(packed(v), packed_plain(v));
    }
}

TEST(Maps, InWords) {
    Isomorph map = identity({2, 2});
    map.rows = {1, 0, 2, 3};
    map.digits = {Digit{1}, Digit{0}, Digit{2}, Digit{3}};
    EXPECT_EQ(map_text(map), "rows 2134 columns 1234 digits 2134");
    map.transposed = true;
    EXPECT_EQ(map_text(map), "transposed rows 1234 columns 2134 digits 2134");
    EXPECT_EQ(map_text(identity({2, 5})).substr(0, 28), "rows 1,2,3,4,5,6,7,8,9,10 co");
}

}  // namespace
}  // namespace deduku::canon
