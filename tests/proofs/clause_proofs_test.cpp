// Proofs as clauses: every puzzle of the corpus in DRAT and LRAT, Splits and Covers of every shape, all accepted by
// checkers that share no code with the writers.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "deduku/techniques.hpp"
#include "method/proving/prove.hpp"
#include "render/proof/clauses/clauses.hpp"
#include "tests/support/clause_check.hpp"
#include "tests/support/corpus.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku {
namespace {

using deduku::testing::below;
using deduku::testing::check_drat;
using deduku::testing::check_lrat;
using deduku::testing::ClauseVerdict;
using deduku::testing::Random;

template <class Writer>
std::string written(const Ledger& ledger, Detail detail) {
    std::string text;
    Writer writer([&text](std::string_view piece) { text += piece; }, detail);
    tell(ledger, writer);
    EXPECT_EQ(writer.error(), "");
    return text;
}

void expect_verified(const Ledger& ledger, Detail detail, const std::string& name) {
    const std::string formula = cnf_formula(ledger.start, ledger.claim);
    const ClauseVerdict drat = check_drat(formula, written<DratWriter>(ledger, detail));
    ASSERT_TRUE(drat.verified) << name << ": DRAT, line " << drat.line << ": " << drat.why;
    const ClauseVerdict lrat = check_lrat(formula, written<LratWriter>(ledger, detail));
    ASSERT_TRUE(lrat.verified) << name << ": LRAT, line " << lrat.line << ": " << lrat.why;
}

std::vector<Candidate> removed_by(const std::vector<Deduction>& steps) {
    std::vector<Candidate> out;
    for (const Deduction& step : steps) out.insert(out.end(), step.removes.begin(), step.removes.end());
    return out;
}

// The claim itself, and that the removed candidates are false: some of them at once, and each of the first few.
void expect_all_claims_verified(const Ledger& ledger, const std::string& name) {
    expect_verified(ledger, Detail::needed, name);
    std::vector<Candidate> removed = removed_by(ledger.steps);
    if (removed.size() > 7) removed.resize(7);
    if (!removed.empty()) expect_verified({ledger.start, ledger.steps, False{removed}}, Detail::needed, name);
    for (Candidate c : removed)
        expect_verified(slice({ledger.start, ledger.steps, False{{c}}}), Detail::all, name + ", one false candidate");
}

TEST(ClauseProofs, TheWholeCorpus) {
    int proved = 0;
    for (const auto& subject : deduku::testing::proof_corpus()) {
        const Proof proof = prove(subject.puzzle, Goal::automatic, {});
        ASSERT_TRUE(proof.ledger) << subject.name;
        if (subject.solutions > 1) continue;
        expect_verified(*proof.ledger, Detail::needed, subject.name);
        ++proved;
    }
    EXPECT_EQ(proved, 297);
}

TEST(ClauseProofs, EveryRemovalAsALemma) {
    for (const auto& subject : thinned(deduku::testing::proof_corpus(), 10)) {
        const Proof proof = prove(subject.puzzle, Goal::automatic, {});
        if (subject.solutions < 2) expect_verified(*proof.ledger, Detail::all, subject.name);
    }
}

TEST(ClauseProofs, FindsInPuzzlesWithSeveralSolutions) {
    int claims = 0;
    for (const auto& subject : deduku::testing::proof_corpus()) {
        if (subject.solutions < 2) continue;
        Board board = start_board(subject.puzzle);
        Ledger ledger{subject.puzzle, {}, Claim{}};
        close_recorded(board, closing_moves(4), ledger.steps);
        ledger.claim = False{removed_by(ledger.steps)};
        if (ledger.steps.empty()) continue;
        expect_all_claims_verified(ledger, subject.name);
        ++claims;
    }
    EXPECT_GT(claims, 5);
}

// Adds every member to one of the branches, some to two.
void deal(const std::vector<Candidate>& members, std::vector<Branch>& branches, Random& random) {
    const auto any = [&]() -> std::vector<Candidate>& {
        return branches[static_cast<std::size_t>(below(random, static_cast<int>(branches.size())))].keep;
    };
    for (Candidate c : members) {
        any().push_back(c);
        std::vector<Candidate>& again = any();
        if (below(random, 4) == 0 && std::find(again.begin(), again.end(), c) == again.end()) again.push_back(c);
    }
    std::erase_if(branches, [](const Branch& branch) { return branch.keep.empty(); });
}

// A Split on a sector with three or more living members, each branch keeping some of them, overlapping or not;
// branches are closed under the techniques, or contain another Split. None if nothing follows.
std::optional<Deduction> random_split(const Board& board, Random& random, int depth) {
    const Geometry& geometry = board.geometry();
    const auto on = static_cast<Sector>(below(random, geometry.sectors()));
    std::vector<Candidate> members;
    for (Place p : Set<Place>::from_bits(board.living(on))) members.push_back(geometry.member(on, index(p)));
    if (members.size() < 2 || members.size() > 5) return std::nullopt;
    Split split{on, std::vector<Branch>(static_cast<std::size_t>(2 + below(random, 2)))};
    deal(members, split.branches, random);
    std::vector<Board> open;
    for (Branch& branch : split.branches) {
        Board inner = board;
        for (Candidate c : members)
            if (std::find(branch.keep.begin(), branch.keep.end(), c) == branch.keep.end()) inner.remove(c);
        close_recorded(inner, closing_moves(3), branch.steps);
        for (int i = 0; i < 6 && depth > 0 && !inner.contradictory(); ++i) {
            const auto nested = random_split(inner, random, depth - 1);
            if (!nested) continue;
            apply(inner, *nested);
            branch.steps.push_back(*nested);
            if (!inner.contradictory()) close_recorded(inner, closing_moves(3), branch.steps);
        }
        branch.empty = inner.empty_sector();
        if (!branch.empty) open.push_back(std::move(inner));
    }
    std::vector<Candidate> removes;
    if (open.empty()) removes = members;
    for (int v = 0; !open.empty() && v < geometry.candidates(); ++v) {
        const Candidate c = geometry.candidate(v);
        if (board.has(c) && std::none_of(open.begin(), open.end(), [c](const Board& b) { return b.has(c); }))
            removes.push_back(c);
    }
    if (removes.empty()) return std::nullopt;
    return Deduction{std::move(split), std::move(removes)};
}

// Splits one after another on a random puzzle, up to a contradiction or a solution.
Ledger random_ledger(Box box, int clues, Random& random) {
    Ledger ledger{deduku::testing::random_givens(box, clues, random), {}, Claim{}};
    if (below(random, 3) == 0) {  // usually without a solution
        auto& cell = ledger.start.cells[static_cast<Cell>(below(random, box.digits()))];
        cell = {static_cast<Digit>(below(random, box.digits()))};
    }
    Board board = start_board(ledger.start);
    if (below(random, 4) == 0) close_recorded(board, closing_moves(2), ledger.steps);
    for (int i = 0; i < 100 && !board.contradictory() && !board.solved(); ++i) {
        const auto split = random_split(board, random, below(random, 3));
        if (!split) continue;
        apply(board, *split);
        ledger.steps.push_back(*split);
    }
    ledger.claim = False{removed_by(ledger.steps)};
    if (board.contradictory()) ledger.claim = NoSolution{*board.empty_sector()};
    if (board.solved()) ledger.claim = Unique{board.grid()};
    return ledger;
}

struct Counts {
    int ledgers = 0;
    int open_joins = 0;
};

void count_joins(const std::vector<Deduction>& steps, Counts& counts) {
    for (const Deduction& step : steps) {
        const auto* split = std::get_if<Split>(&step.why);
        if (split == nullptr) continue;
        const auto open = [](const Branch& branch) { return !branch.empty && branch.keep.size() > 1; };
        counts.open_joins += std::count_if(split->branches.begin(), split->branches.end(), open) > 1 ? 1 : 0;
        for (const Branch& branch : split->branches) count_joins(branch.steps, counts);
    }
}

void check_random_splits(int rounds, unsigned seed, Counts& counts) {
    Random random(seed);
    for (int i = 0; i < rounds; ++i) {
        const Box box = i % 4 == 0 ? Box{3, 3} : (i % 2 == 0 ? Box{2, 2} : Box{2, 3});
        const Ledger ledger = random_ledger(box, box.digits() * box.digits() / 4 + below(random, box.digits()), random);
        if (ledger.steps.empty()) continue;
        const std::string name = "round " + std::to_string(i);
        expect_verified(ledger, Detail::needed, name);
        expect_verified(ledger, Detail::all, name);
        expect_verified(slice(ledger), Detail::needed, name + ", sliced");
        if (::testing::Test::HasFatalFailure()) return;
        ++counts.ledgers;
        count_joins(ledger.steps, counts);
    }
}

TEST(ClauseProofs, SplitsWithAnyKeepsNested) {
    Counts counts;
    check_random_splits(160, 5, counts);
    EXPECT_GT(counts.ledgers, 100);
    EXPECT_GT(counts.open_joins, 25);
}

// Covers of random sectors, also with overlapping bases, on boards with few living candidates.
void check_random_covers(int rounds, unsigned seed, std::array<int, 5>& found) {
    Random random(seed);
    for (int i = 0; i < rounds; ++i) {
        const Box box = i % 3 == 0 ? Box{2, 3} : Box{2, 2};
        const auto geometry = std::make_shared<const Geometry>(box);
        const Board board = deduku::testing::random_position(geometry, 40 + below(random, 45), random);
        Ledger ledger{blank_puzzle(box), {}, Claim{}};
        for (Cell cell : ledger.start.cells.ids()) ledger.start.cells[cell] = board.digits(cell);
        const std::size_t size = 2 + static_cast<std::size_t>(below(random, 3));
        Cover cover;
        for (auto* sectors : {&cover.base, &cover.cover}) {
            while (sectors->size() < size) {
                // Near the first sector, so that they meet.
                auto s = static_cast<Sector>(below(random, geometry->sectors()));
                if (!cover.base.empty()) {
                    const Sector from =
                        cover.base[static_cast<std::size_t>(below(random, static_cast<int>(cover.base.size())))];
                    const Candidate near = geometry->member(from, below(random, geometry->digits()));
                    s = geometry->sectors_of(near)[static_cast<std::size_t>(below(random, 4))];
                }
                if (std::find(sectors->begin(), sectors->end(), s) == sectors->end()) sectors->push_back(s);
            }
        }
        if (!holds(board, cover)) continue;
        const std::vector<Candidate> removes = consequences(board, cover);
        if (removes.empty()) continue;
        ledger.steps.push_back({cover, removes});
        ledger.claim = False{{removes[static_cast<std::size_t>(below(random, static_cast<int>(removes.size())))]}};
        expect_verified(ledger, Detail::needed, "round " + std::to_string(i));
        expect_verified(ledger, Detail::all, "round " + std::to_string(i));
        if (::testing::Test::HasFatalFailure()) return;
        ++found[size];
    }
}

TEST(ClauseProofs, CoversOfAnySectors) {
    std::array<int, 5> found{};
    check_random_covers(60'000, 3, found);
    for (std::size_t size : {2U, 3U, 4U}) EXPECT_GT(found[size], 10) << size;
}

TEST(ExhaustiveClauseProofs, ManySplitsAndCovers) {
    Counts counts;
    std::array<int, 5> found{};
    for (unsigned seed = 100; seed < 130; ++seed) {
        check_random_splits(400, seed, counts);
        check_random_covers(100'000, seed, found);
    }
    EXPECT_GT(counts.open_joins, 1000);
}

// The 4x4 of the specification, step by step as published.
Ledger published_four() {
    std::ifstream file(DEDUKU_ROOT "/data/golden/four.jsonl");
    const Geometry geometry({2, 2});
    Ledger ledger{blank_puzzle({2, 2}), {}, Claim{}};
    const auto sectors = [](const nlohmann::json& list) {
        std::vector<Sector> out;
        for (int s : list) out.push_back(static_cast<Sector>(s));
        return out;
    };
    const auto candidates = [&](const nlohmann::json& list) {
        std::vector<Candidate> out;
        for (int v : list) out.push_back(geometry.candidate(v));
        return out;
    };
    for (std::string line; std::getline(file, line);) {
        const nlohmann::json object = nlohmann::json::parse(line);
        if (object.contains("givens")) {
            for (std::size_t i = 0; i < 16; ++i)
                if (const int digit = object["givens"][i]; digit > 0)
                    ledger.start.cells[static_cast<Cell>(i)] = {static_cast<Digit>(digit - 1)};
        } else if (object.contains("cover")) {
            ledger.steps.push_back(
                {Cover{sectors(object["cover"][0]), sectors(object["cover"][1])}, candidates(object["removes"])});
        } else if (object.contains("split")) {
            Split split{static_cast<Sector>(object["split"].get<int>()), {}};
            for (const auto& branch : object["branches"]) {
                split.branches.push_back({candidates(branch["keep"]), {}, std::nullopt});
                if (branch.contains("empty"))
                    split.branches.back().empty = static_cast<Sector>(branch["empty"].get<int>());
            }
            ledger.steps.push_back({split, candidates(object["removes"])});
        } else {
            Grid grid;
            for (int digit : object["grid"]) grid.push_back(static_cast<Digit>(digit - 1));
            ledger.claim = Unique{grid};
        }
    }
    return ledger;
}

std::string golden(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(DEDUKU_ROOT "/data/golden/proof4x4/" + name).rdbuf();
    return text.str();
}

TEST(ClauseProofs, TheExampleOfTheSpecification) {
    Ledger ledger = published_four();
    for (const std::string name : {"four", "false"}) {
        if (name == "false") ledger.claim = False{{Geometry({2, 2}).candidate(42)}};
        EXPECT_EQ(cnf_formula(ledger.start, ledger.claim), golden(name + ".cnf"));
        EXPECT_EQ(written<DratWriter>(ledger, Detail::all), golden(name + ".drat"));
        // As written by drat-trim; Deduku's proof needs neither deletions nor trimming.
        const std::string lrat = written<LratWriter>(ledger, Detail::all);
        EXPECT_LT(lrat.size(), golden(name + ".lrat").size());
        expect_verified(ledger, Detail::all, name);
        expect_verified(ledger, Detail::needed, name);
    }
}

}  // namespace
}  // namespace deduku
