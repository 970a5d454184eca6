// The linear form of a sum equals the checker's reading of its text.
#include "render/proof/formula/sum.hpp"

#include <gtest/gtest.h>

#include <random>
#include <sstream>

#include "tests/support/veripb_sums.hpp"

namespace deduku::proof {
namespace {

using testing::PbConstraint;
using testing::PbStack;

// The form with "not x" for the negative terms.
PbConstraint normal(const LinearForm& form) {
    PbConstraint out{{}, form.degree()};
    for (const LinearForm::Term& term : form.terms)
        out.terms.push_back({std::abs(term.times), 2 * term.number + (term.times < 0 ? 1 : 0)});
    return out;
}

PbConstraint result(const std::string& text, const std::vector<LinearForm>& lines) {
    PbStack stack(10);
    std::istringstream words(text);
    long number = 0;
    bool pending = false;  // a number is a line unless * or d follows
    const auto settle = [&] {
        if (pending) stack.push(normal(lines.at(static_cast<std::size_t>(number))));
        pending = false;
    };
    for (std::string word; words >> word;) {
        if (word == "*" || word == "d") {
            EXPECT_TRUE(word == "*" ? stack.multiply(number) : stack.divide(number));
            pending = false;
            continue;
        }
        settle();
        if (word == "+") {
            EXPECT_TRUE(stack.add());
        } else if (word.front() == 'x') {
            stack.push({{{1, 2 * (std::stoi(word.substr(1)) - 1)}}, 0});
        } else {
            number = std::stol(word);
            pending = true;
        }
    }
    settle();
    PbConstraint out;
    EXPECT_TRUE(stack.take(out)) << text;
    return out;
}

TEST(SumLine, TextMatchesForm) {
    std::mt19937 random(5);
    const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    int zeros = 0, divided = 0;
    for (int round = 0; round < 5000; ++round) {
        std::vector<LinearForm> lines(6);
        for (LinearForm& line : lines) {
            line.bound = below(4) - 2;
            for (int v = 0; v < 10; ++v)
                if (below(3) == 0) line.terms.push_back({v, below(2) == 0 ? 1 + below(2) : -1 - below(2)});
        }
        SumLine sum;
        for (int step = 0; step < 8; ++step) {
            const auto id = static_cast<std::size_t>(below(6));
            switch (below(4)) {
                case 0: sum.add_at_least_zero(below(10), 1); break;
                case 1:
                    if (!sum.text().empty()) sum.divide(1 + below(3));
                    break;
                default: sum.add(static_cast<long>(id), lines[id], 1 + below(3));
            }
        }
        if (sum.text().empty()) continue;
        zeros += sum.text().find('x') != std::string::npos ? 1 : 0;
        divided += sum.text().find('d') != std::string::npos ? 1 : 0;
        const PbConstraint expected = result(sum.text(), lines);
        const PbConstraint form = normal(sum.form());
        ASSERT_EQ(form.degree, expected.degree) << sum.text();
        ASSERT_EQ(form.terms.size(), expected.terms.size()) << sum.text();
        for (std::size_t i = 0; i < form.terms.size(); ++i) {
            ASSERT_EQ(form.terms[i].literal, expected.terms[i].literal) << sum.text();
            ASSERT_EQ(form.terms[i].weight, expected.terms[i].weight) << sum.text();
        }
    }
    EXPECT_GT(zeros, 300);
    EXPECT_GT(divided, 300);
}

TEST(SumLine, OmitsNeutralOperations) {
    SumLine sum;
    sum.add(7, {{{0, 1}, {1, -1}}, 0});
    sum.divide(1);
    EXPECT_EQ(sum.text(), "7");
}

}  // namespace
}  // namespace deduku::proof
