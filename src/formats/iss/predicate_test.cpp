// Predicates have the table that they were made from; keys and codes are read back as they were.
#include "formats/iss/predicate.hpp"

#include <gtest/gtest.h>

#include <random>

#include "formats/iss/automaton.hpp"
#include "grid/rules/forms/formula.hpp"

namespace deduku::formats::iss_predicate_trials {
namespace {

using iss::Numbers;
using iss::PairTable;

bool holds(const std::string& predicate, int a, int b) {
    const auto read = rules::read_predicate(predicate);
    EXPECT_TRUE(std::holds_alternative<rules::Formula>(read)) << predicate;
    const auto* formula = std::get_if<rules::Formula>(&read);
    return formula != nullptr && formula->holds(a, b);
}

template <class Test>
PairTable table(const Test& test) {
    PairTable out;
    for (int a = 0; a <= 16; ++a)
        for (int b = 0; b <= 16; ++b)
            if (test(a, b)) out.seconds[static_cast<std::size_t>(a)] |= iss::number_bit(b);
    return out;
}

void expect_the_table(const PairTable& table, Numbers first, Numbers second) {
    const std::string predicate = iss::predicate_of(table, first, second);
    const auto read = rules::read_predicate(predicate);
    ASSERT_TRUE(std::holds_alternative<rules::Formula>(read)) << predicate;
    for (int a = 0; a <= 16; ++a)
        for (int b = 0; b <= 16; ++b)
            if (iss::has_number(first, a) && iss::has_number(second, b)) {
                ASSERT_EQ(std::get<rules::Formula>(read).holds(a, b),
                          iss::has_number(table.seconds[static_cast<std::size_t>(a)], b))
                    << predicate << ' ' << a << ' ' << b;
            }
}

TEST(IssPredicate, HasTheTable) {
    std::mt19937 random(1);
    const Numbers digits = iss::numbers_from(1, 9);
    const auto numbers = [&](Numbers among) {
        const Numbers some = static_cast<Numbers>(random()) & among;
        return some == 0 ? among : some;
    };
    for (int trial = 0; trial < 150; ++trial) {
        // Random tables, and those of a sum, a difference or a quotient with random values.
        const unsigned kind = random() % 4, values = static_cast<unsigned>(random());
        const PairTable made = table([&](int a, int b) {
            if (kind == 0) return random() % 2 == 0;
            const int value = kind == 1 ? a + b : kind == 2 ? a - b + 16 : b != 0 && a % b == 0 ? a / b : 31;
            return (values >> (value % 32) & 1U) != 0;
        });
        expect_the_table(made, trial % 3 == 0 ? digits : numbers(digits), trial % 2 == 0 ? digits : numbers(0x1ffff));
    }
}

TEST(IssPredicate, SimpleTablesHaveSimpleWords) {
    const Numbers digits = iss::numbers_from(1, 9);
    for (const std::string predicate :
         {"abs(a - b) >= 5", "abs(a - b) = 1", "abs(a - b) != 1", "a < b", "a >= b", "a = b", "a != b", "a + b = 10",
          "not a + b in 5,10", "(a + b) % 2 = 1", "max(a, b) / min(a, b) = 2", "not max(a, b) / min(a, b) = 2",
          "max(a, b) % min(a, b) = 0", "a - b = 3", "a = 2 * b", "max(a, b) >= 8", "(a - b) % 3 != 0",
          "max(a, b) < 3 * min(a, b)"}) {
        const PairTable made = table([&](int a, int b) { return a > 0 && b > 0 && holds(predicate, a, b); });
        EXPECT_EQ(iss::predicate_of(made, digits, digits), predicate);
        EXPECT_EQ(iss::table_of_key(iss::key_of_table(made, 1, 9), 1, 9),
                  table([&](int a, int b) { return a > 0 && b > 0 && a < 10 && b < 10 && holds(predicate, a, b); }));
    }
    // A flag, 1 or 2, and the digits that go with 1.
    EXPECT_EQ(iss::predicate_of(table([](int a, int b) { return a == 2 || b == 3 || b == 7; }), 6, digits),
              "a = 2 or b in 3,7");
}

TEST(IssPredicate, CodesOfAutomata) {
    std::mt19937 random(1);
    for (int trial = 0; trial < 200; ++trial) {
        const int states = 1 + static_cast<int>(random() % 7), symbols = 2 + static_cast<int>(random() % 8);
        iss::CodedAutomaton made{symbols, {}, {}, {}};
        for (int state = 0; state < states; ++state) {
            // The code has start states first, then others that accept.
            made.starts.push_back(state == 0 || (state == 1 && trial % 2 == 0));
            made.accepts.push_back(made.starts.back() ? random() % 2 == 0 : state < 3);
            auto& moves = made.moves.emplace_back(static_cast<std::size_t>(symbols));
            for (auto& targets : moves)
                for (int target = 0; target < states; ++target)
                    if ((trial % 3 == 0 || targets.empty()) && random() % 3 == 0) targets.push_back(target);
            moves[0] = {states - 1};
        }
        const auto back = iss::automaton_of_code(iss::code_of(made), symbols);
        ASSERT_TRUE(back);
        EXPECT_EQ(back->starts, made.starts);
        EXPECT_EQ(back->accepts, made.accepts);
        EXPECT_EQ(back->moves, made.moves);
    }
}

}  // namespace
}  // namespace deduku::formats::iss_predicate_trials
