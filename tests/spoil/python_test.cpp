// The checkers in C++ and those in Python agree on every ledger and every certificate, good or spoiled.
//
//   600 proofs  ->  records  ->  scripts/deduku_check*.py  ->  "accepted: .." or "refused: .."  =  the verdict in C++
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include "both.hpp"
#include "damage.hpp"
#include "deduku/check.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "method/proving/certificate.hpp"
#include "method/proving/prove.hpp"
#include "recorder.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/plain_houses.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::spoil {
namespace {

constexpr std::uint64_t seed = 20261121;
constexpr std::size_t per_damage = 30;

TEST(Python, AgreesOnTheCorpus) {
    Both both;
    for (const testing::ProofSubject& subject : testing::thinned(testing::proof_corpus(), 10)) {
        const Proof proof = prove(subject.puzzle, Goal::automatic, {});
        ASSERT_TRUE(proof.ledger) << subject.name;
        both.add(subject.puzzle, ledger_text(*proof.ledger));
    }
    EXPECT_EQ(both.agree(), both.size());
    std::printf("%zu ledgers of the corpus: both accept all\n", both.size());
    EXPECT_GT(both.size(), 30U);
}

TEST(Python, AgreesOnSpoiledLedgers) {
    const std::vector<Subject> subjects = spoil::subjects();
    Random random(seed);
    Both both;
    for (std::size_t kind = 0; kind < damage_names.size(); ++kind) {
        for (std::size_t tried = 0; tried < per_damage;) {
            const Subject& subject = subjects[pick(random, subjects.size())];
            if (subject.ledgers.empty() || subject.puzzle.box().digits() > 16) continue;
            const auto spoiled =
                spoil(subject.ledgers[pick(random, subject.ledgers.size())], static_cast<Damage>(kind), random);
            if (!spoiled) continue;
            both.add(subject.puzzle, spoiled->text);
            ++tried;
        }
    }
    const std::size_t accepted = both.agree();
    std::printf("%zu spoiled ledgers: both refuse %zu and accept %zu\n", both.size(), both.size() - accepted, accepted);
}

// All rows of the table without letters, wherever they have finds along the paths of hard puzzles: one find for each
// row and position, as a separate proof.
TEST(Python, AgreesOnNamedTechniques) {
    Both both;
    std::set<std::string_view> names;
    for (const Puzzle& puzzle : testing::read_list("sample_top1465.txt")) {
        Board board = start_board(puzzle);
        std::vector<Deduction> steps;
        close_recorded(board, closing_moves(2), steps);
        for (const Technique& row : techniques()) {
            if (row.in_orders() || row.rests_on_uniqueness()) continue;
            row.find(board, row.min_size, [&](const Deduction& found) {
                std::vector<Deduction> all = steps;
                all.push_back(found);
                both.add(puzzle, ledger_text({puzzle, all, False{found.removes}}));
                names.insert(row.name);
                return false;
            });
        }
    }
    EXPECT_EQ(both.agree(), both.size());
    std::printf("%zu ledgers of %zu named techniques: both accept all\n", both.size(), names.size());
    EXPECT_GT(names.size(), 12U);
}

// Texts near the limits of the grammar and the header: the published proof with a few characters changed.
TEST(Python, AgreesOnChangedText) {
    const Puzzle puzzle = testing::read_puzzle("...43.1..1..4...");
    std::ifstream file(DEDUKU_ROOT "/data/golden/four.jsonl");
    std::ostringstream published;
    published << file.rdbuf();
    Random random(seed);
    Both both;
    constexpr std::string_view characters = "0123456789[]{},:\"\\ -.xt\n\r\t\x01\xc3";
    for (int i = 0; i < 1500; ++i) {
        std::string text = published.str();
        for (std::size_t changes = 1 + pick(random, 2); changes > 0; --changes) {
            const std::size_t at = pick(random, text.size());
            const char c = characters[pick(random, characters.size())];
            switch (pick(random, 3)) {
                case 0: text[at] = c; break;
                case 1: text.insert(at, 1, c); break;
                default: text.erase(at, 1);
            }
        }
        both.add(puzzle, text);
    }
    const std::size_t accepted = both.agree();
    std::printf("%zu changed texts: both refuse %zu and accept %zu\n", both.size(), both.size() - accepted, accepted);
}

TEST(Python, AgreesOnCertificates) {
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    Random random(seed);
    Both both;
    std::size_t good = 0;
    TreeOptions options;
    options.effort = 1;
    for (const testing::ProofSubject& subject : testing::thinned(testing::proof_corpus(), 5)) {
        if (subject.puzzle.box().digits() > 16) continue;
        const Certificate certificate = certify(subject.puzzle, options);
        if (certificate.status != ProofStatus::proved) continue;
        both.add(subject.puzzle, certificate.text);
        ++good;
        if (subject.puzzle.box().digits() > 9) continue;
        const std::size_t head = certificate.text.find('.') + 1, size = certificate.text.size() - 4 - head;
        for (int i = 0; i < 2 && size > 0; ++i) {
            std::string text = certificate.text.substr(0, certificate.text.size() - 4);
            text[head + pick(random, size)] = alphabet[pick(random, 64)];
            both.add(subject.puzzle, text + certificate_checksum(start_of(subject.puzzle), text));
            both.add(subject.puzzle, text + certificate.text.substr(text.size()));
        }
    }
    const std::size_t accepted = both.agree();
    std::printf("%zu certificates, %zu spoiled ones: both refuse %zu and accept %zu\n", good, both.size() - good,
                both.size() - accepted, accepted);
    EXPECT_GE(accepted, good);
}

// Version 2: boards with other houses; and each version about a board of the other.
TEST(Python, AgreesOnCertificatesOfAnyHouses) {
    testing::Random random(seed);
    Both both;
    std::size_t good = 0;
    TreeOptions options;
    options.effort = 1;
    const std::string plain = certify(testing::read_puzzle("...43.1..1..4..."), options).text;
    for (const auto& [kind, empty] : testing::kinds_of_boards(random))
        for (int i = 0; i < 8; ++i) {
            const int n = empty.box().digits();
            const auto puzzle = testing::random_givens(empty, n * n * (25 + 3 * i) / 100, i % 4 == 2, random);
            if (!puzzle) continue;
            const Certificate certificate = certify(*puzzle, options);
            if (certificate.status != ProofStatus::proved) continue;
            const auto add = [&](const std::string& text) { both.add(header_json(*puzzle), start_of(*puzzle), text); };
            add(certificate.text);
            ++good;
            std::string body = certificate.text.substr(0, certificate.text.size() - 4);
            add(body + "BBBB");
            add(plain);
            body.insert(body.find('.') + 1, "C");
            add(body + certificate_checksum(start_of(*puzzle), body));
            body[body.find('.') - 1] = '1';
            add(body + certificate_checksum(start_of(*puzzle), body));
            both.add(testing::read_puzzle("...43.1..1..4..."), certificate.text);
        }
    const std::size_t accepted = both.agree();
    std::printf("%zu certificates of any houses: both accept %zu of %zu\n", good, accepted, both.size());
    EXPECT_GT(good, 15U);
    EXPECT_GE(accepted, good);
}

TEST(Python, StaysShort) {
    std::ifstream file(DEDUKU_ROOT "/scripts/deduku_check.py");
    ASSERT_TRUE(file);
    int lines = 0;
    for (std::string line; std::getline(file, line); ++lines)
        if (line.starts_with("import ") || line.starts_with("from ")) {
            EXPECT_EQ(line, "import os, re, sys");
        }
    std::printf("%d lines\n", lines);
    EXPECT_LT(lines, 440);
}

}  // namespace
}  // namespace deduku::spoil
