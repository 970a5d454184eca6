// Every puzzle of the corpus gets a certificate that its checker accepts; a spoiled one is refused, or still true.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "deduku/check.hpp"
#include "method/proving/certificate.hpp"
#include "method/solve/solve.hpp"
#include "search/solver.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/plain_houses.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using testing::ProofSubject;

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

struct Certified {
    ProofSubject subject;
    Start start;
    Certificate certificate;
};

TreeOptions quick() {
    TreeOptions options;
    options.effort = 2;
    return options;
}

// The oracle's number of solutions up to 2, and the first solution.
Solutions oracle(const Puzzle& puzzle) {
    SearchRequest request;
    request.limit = 2;
    return puzzle.box().digits() <= 9 ? oracle_solve(start_board(puzzle), request)
                                      : solve_by_search(start_board(puzzle), request);
}

std::vector<Certified> certified(const std::vector<ProofSubject>& subjects) {
    std::vector<Certified> out;
    for (const ProofSubject& subject : subjects)
        out.push_back({subject, start_of(subject.puzzle), certify(subject.puzzle, quick())});
    return out;
}

// A fourth of them, to be spoiled.
const std::vector<Certified>& some() {
    static const std::vector<Certified> list = certified(testing::thinned(testing::proof_corpus(), 4));
    return list;
}

bool accepts(const Start& start, const std::string& text) {
    return std::holds_alternative<Accepted>(check_certificate(start, text));
}

TEST(Certificate, EveryPuzzleOfTheCorpus) {
    std::vector<std::size_t> sizes;
    for (const auto& [subject, start, certificate] : certified(testing::proof_corpus())) {
        if (subject.solutions == 2) {
            EXPECT_EQ(certificate.status, ProofStatus::untrue) << subject.name;
            EXPECT_EQ(certificate.why, "the puzzle has several solutions");
            continue;
        }
        ASSERT_EQ(certificate.status, ProofStatus::proved) << subject.name << ": " << certificate.why;
        sizes.push_back(certificate.text.size());
        EXPECT_EQ(certificate.text.find_first_not_of(alphabet),
                  std::string("deduku-unique-1").size() - (subject.solutions == 0 ? 2U : 0U))
            << certificate.text;
        const Verdict verdict = check_certificate(start, certificate.text);
        const auto* accepted = std::get_if<Accepted>(&verdict);
        ASSERT_TRUE(accepted) << subject.name << ": " << certificate.text << ": " << std::get<Refused>(verdict).rule;
        EXPECT_EQ(accepted->what, subject.solutions == 1 ? Proved::unique : Proved::no_solution);
        std::vector<int> grid;
        const Solutions found = oracle(subject.puzzle);
        if (found.first)
            for (Digit digit : *found.first) grid.push_back(index(digit) + 1);
        EXPECT_EQ(accepted->numbers, grid) << subject.name;
    }
    std::sort(sizes.begin(), sizes.end());
    ASSERT_FALSE(sizes.empty());
    std::printf("%zu certificates: %zu to %zu characters, median %zu\n", sizes.size(), sizes.front(), sizes.back(),
                sizes[sizes.size() / 2]);
    EXPECT_GT(sizes.size(), 280U);
}

// Each character changed to another one of the alphabet, without the right checksum.
TEST(Certificate, AnyChangedCharacterIsRefused) {
    std::mt19937 random(1);
    std::size_t tried = 0, accepted = 0;
    for (const auto& [subject, start, certificate] : some()) {
        if (certificate.text.empty() || subject.puzzle.box().digits() > 9) continue;
        for (std::size_t i = 0; i < certificate.text.size(); ++i) {
            std::string text = certificate.text;
            while (text[i] == certificate.text[i]) text[i] = alphabet[random() % alphabet.size()];
            ++tried;
            accepted += accepts(start, text) ? 1U : 0U;
        }
    }
    std::printf("%zu certificates with a changed character: %zu accepted\n", tried, accepted);
    EXPECT_EQ(accepted, 0U);
}

TEST(Certificate, CutForeignAndSwappedOnesAreRefused) {
    std::size_t cut = 0, other = 0, swapped = 0;
    for (std::size_t i = 0; i < some().size(); ++i) {
        const auto& [subject, start, certificate] = some()[i];
        const std::string& text = certificate.text;
        if (text.empty()) continue;
        for (std::size_t length = 0; length < text.size(); ++length, ++cut)
            EXPECT_FALSE(accepts(start, text.substr(0, length))) << text << " cut to " << length;
        const Certified& next = some()[(i + 1) % some().size()];
        if (next.start != start) {
            EXPECT_FALSE(accepts(next.start, text)) << text << " of " << subject.name;
            ++other;
        }
        for (std::size_t at = 0; at + 1 < text.size(); ++at) {
            std::string changed = text;
            std::swap(changed[at], changed[at + 1]);
            if (changed == text) continue;
            EXPECT_FALSE(accepts(start, changed)) << text << " swapped at " << at;
            ++swapped;
        }
    }
    std::printf("refused: %zu cut, %zu of another puzzle, %zu with two characters swapped\n", cut, other, swapped);
}

// The checksum only detects typing errors. With a correct one a changed tree is refused or, if it happens to be
// a tree, still claims the truth.
TEST(Certificate, ChangedTreeWithValidChecksum) {
    std::mt19937 random(2);
    std::size_t tried = 0, accepted = 0;
    for (const auto& [subject, start, certificate] : some()) {
        if (certificate.text.empty() || subject.puzzle.box().digits() > 9) continue;
        const std::size_t head = certificate.text.find('.') + 1;
        for (int i = 0; i < 40; ++i) {
            std::string text = certificate.text.substr(0, certificate.text.size() - 4);
            // Another claim, a longer or shorter number, or another character.
            const std::size_t at = head + random() % (text.size() - head + 1);
            const char c = alphabet[random() % alphabet.size()];
            if (i % 5 == 0)
                text = (subject.solutions == 1 ? "deduku-none-1." : "deduku-unique-1.") + text.substr(head);
            else if (i % 5 == 1)
                text.insert(at, 1, c);
            else if (at == text.size())
                continue;
            else if (i % 5 == 2)
                text.erase(at, 1);
            else
                text[at] = c;
            text += certificate_checksum(start, text);
            if (text == certificate.text) continue;
            ++tried;
            const Verdict verdict = check_certificate(start, text);
            const auto* yes = std::get_if<Accepted>(&verdict);
            if (!yes) continue;
            ++accepted;
            EXPECT_EQ(yes->what, subject.solutions == 1 ? Proved::unique : Proved::no_solution) << text;
        }
    }
    std::printf("%zu changed trees: %zu refused, %zu accepted and true\n", tried, tried - accepted, accepted);
    EXPECT_GT(tried, 1000U);
}

// A puzzle with several solutions has no certificate: no number is valid.
TEST(Certificate, NoneForSeveralSolutions) {
    std::mt19937 random(3);
    const Start start = start_of(testing::read_puzzle("1..2..1..3......"));
    ASSERT_EQ(oracle(testing::read_puzzle("1..2..1..3......")).count, 2U);
    for (int i = 0; i < 20000; ++i) {
        std::string text = i % 2 == 0 ? "deduku-unique-1." : "deduku-none-1.";
        for (unsigned size = random() % 8; size > 0; --size) text += alphabet[random() % alphabet.size()];
        EXPECT_FALSE(accepts(start, text + certificate_checksum(start, text))) << text;
    }
}

// The example of doc/certificate.md, and the ends of its branches.
TEST(Certificate, Published) {
    const Puzzle puzzle = testing::read_puzzle(".[23][34]..[24][14].[12]..[23]...[12]");
    const Certificate certificate = certify(puzzle, quick());
    EXPECT_EQ(certificate.text, "deduku-unique-1.BLvh-");
    EXPECT_EQ(certificate.nodes, 1U);
    const Verdict verdict = check_certificate(start_of(puzzle), certificate.text);
    ASSERT_TRUE(std::holds_alternative<Accepted>(verdict));
    EXPECT_EQ(std::get<Accepted>(verdict).numbers, (std::vector<int>{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}));
}

TEST(Certificate, SinglesNeedNoTree) {
    const Puzzle puzzle = testing::read_puzzle("...43.1..1..4...");
    const Certificate certificate = certify(puzzle, quick());
    EXPECT_EQ(certificate.nodes, 0U);
    EXPECT_EQ(certificate.text.size(), std::string("deduku-unique-1.").size() + 4);
    EXPECT_TRUE(accepts(start_of(puzzle), certificate.text + "\n"));
    EXPECT_FALSE(accepts(start_of(puzzle), certificate.text + "\nx"));
}

// Boxes of every shape, and cells of several digits.
TEST(Certificate, RandomPuzzlesOfAllShapes) {
    testing::Random random(4);
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{1, 5}, Box{2, 4}, Box{3, 4}}) {
        for (int i = 0; i < 20; ++i) {
            const int n = box.digits();
            Puzzle puzzle = testing::random_givens(box, n * n / 2, random);
            for (Set<Digit>& cell : puzzle.cells)  // a given may be one of two
                if (cell.single() && testing::below(random, 4) == 0)
                    cell.insert(static_cast<Digit>(testing::below(random, n)));
            const Solutions found = oracle(puzzle);
            const Certificate certificate = certify(puzzle, quick());
            EXPECT_EQ(certificate.status, found.count == 2 ? ProofStatus::untrue : ProofStatus::proved);
            if (found.count == 2) continue;
            const Verdict verdict = check_certificate(start_of(puzzle), certificate.text);
            ASSERT_TRUE(std::holds_alternative<Accepted>(verdict)) << std::get<Refused>(verdict).rule;
        }
    }
}

// Jigsaws, diagonals, windows, disjoint groups, asterisks: version 2. A certificate is valid for one board only.
TEST(Certificate, BoardsWithHousesOfTheirOwn) {
    testing::Random random(6);
    int unique = 0, none = 0;
    std::string before;
    for (int i = 0; i < 4; ++i)
        for (const auto& [kind, empty] : testing::kinds_of_boards(random)) {
            const int n = empty.box().digits();
            const auto puzzle = testing::random_givens(empty, n * n * (25 + 5 * i) / 100, i == 2, random);
            if (!puzzle) continue;
            const Solutions found = oracle(*puzzle);
            const Certificate certificate = certify(*puzzle, quick());
            EXPECT_EQ(certificate.status, found.count == 2 ? ProofStatus::untrue : ProofStatus::proved) << kind;
            if (found.count == 2) continue;
            EXPECT_TRUE(certificate.text.starts_with(found.count == 1 ? "deduku-unique-2." : "deduku-none-2."));
            const Start start = start_of(*puzzle);
            const Verdict verdict = check_certificate(start, certificate.text);
            const auto* accepted = std::get_if<Accepted>(&verdict);
            ASSERT_TRUE(accepted) << std::get<Refused>(verdict).rule;
            EXPECT_EQ(accepted->what, found.count == 1 ? Proved::unique : Proved::no_solution);
            std::vector<int> grid;
            if (found.first)
                for (Digit digit : *found.first) grid.push_back(index(digit) + 1);
            EXPECT_EQ(accepted->numbers, grid);
            ++(found.count == 1 ? unique : none);
            EXPECT_FALSE(accepts(start, before)) << before;
            before = certificate.text;
            std::string body = certificate.text.substr(0, certificate.text.size() - 4);
            Start other = start;  // without its last house
            other.houses.pop_back();
            EXPECT_FALSE(accepts(other, certificate.text));
            body[body.find('.') - 1] = '1';
            EXPECT_FALSE(accepts(start, body + certificate_checksum(start, body)));
        }
    std::printf("%d unique, %d without solution\n", unique, none);
    EXPECT_GT(unique, 5);
    EXPECT_GT(none, 5);
}

// The example of version 2 in doc/certificate.md.
TEST(Certificate, PublishedJigsaw) {
    const Puzzle puzzle = testing::read_puzzle("1....4.....2.1.. houses:AAABABBBCCCDCDDD");
    const Certificate certificate = certify(puzzle, quick());
    EXPECT_EQ(certificate.nodes, 0U);
    EXPECT_TRUE(accepts(start_of(puzzle), certificate.text));
    const Puzzle killer = testing::read_puzzle("1............... rules:killer 5: A2 B2");
    EXPECT_EQ(certify(killer, quick()).status, ProofStatus::unreached);
    EXPECT_FALSE(accepts(start_of(killer), certificate.text));
}

TEST(Certificate, IsDeterministicAndMoreEffortIsNotLonger) {
    const Puzzle puzzle = testing::read_list("hardest_11plus_50.txt").at(7);
    std::size_t before = 1000;
    for (int effort : {1, 2, 3}) {
        TreeOptions options;
        options.effort = effort;
        const std::string text = certify(puzzle, options).text;
        EXPECT_EQ(text, certify(puzzle, options).text);
        EXPECT_LE(text.size(), before);
        before = text.size();
    }
}

TEST(Certificate, StopsAtLimits) {
    const Puzzle puzzle = testing::read_list("hardest_11plus_50.txt").at(7);
    Meter three(3);
    EXPECT_EQ(certify(puzzle, quick(), three).status, ProofStatus::exhausted);
    Meter stopped(unlimited, [] { return true; });
    EXPECT_EQ(certify(puzzle, quick(), stopped).status, ProofStatus::exhausted);
}

// Count and tree share a meter: a limit that ends the tree does not mean that the tree is too large.
TEST(Certificate, ReportsWhichLimitEndedIt) {
    const Puzzle puzzle = testing::read_list("hardest_11plus_50.txt").at(7);
    SearchRequest request;
    request.limit = 2;
    Meter count;
    solve(start_board(puzzle), request, count);
    for (std::uint64_t more : {0U, 1U, 5U}) {
        Meter meter(count.spent() + more);
        const Certificate cut = certify(puzzle, quick(), meter);
        EXPECT_EQ(cut.status, ProofStatus::exhausted);
        EXPECT_EQ(cut.why, "time or nodes ran out before there was a tree");
        EXPECT_EQ(meter.spent(), count.spent() + more);
    }
    TreeOptions small = quick();
    small.most_nodes = 5;
    const Certificate large = certify(puzzle, small);
    EXPECT_EQ(large.status, ProofStatus::unreached);
    EXPECT_EQ(large.why, "the search tree is too large");
}

}  // namespace
}  // namespace deduku
