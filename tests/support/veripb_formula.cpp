#include "tests/support/veripb_formula.hpp"

#include <algorithm>
#include <charconv>

#include "tests/support/veripb_sums.hpp"

namespace deduku::testing {

void need(bool holds, const std::string& otherwise) {
    if (!holds) throw Refusal{otherwise};
}

long number(std::string_view word) {
    long out = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
    need(error == std::errc{} && end == word.data() + word.size() && out >= 0,
         "'" + std::string(word) + "' is no number");
    return out;
}

Words next_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    need(end != std::string_view::npos, "the line has no end");
    Words out;
    for (std::size_t i = 0; i < end;) {
        const std::size_t blank = std::min(text.find(' ', i), end);
        need(blank > i, "an empty word");
        out.push_back(text.substr(i, blank - i));
        i = blank + 1;
    }
    text.remove_prefix(end + 1);
    return out;
}

int read_literal(std::string_view word, long variables) {
    const int negated = word.starts_with('~') ? 1 : 0;
    word.remove_prefix(static_cast<std::size_t>(negated));
    need(word.size() > 1 && word.front() == 'x', "'" + std::string(word) + "' is no variable");
    const long v = number(word.substr(1));
    need(v >= 1 && v <= variables, "a variable out of range");
    return 2 * static_cast<int>(v - 1) + negated;
}

ReadConstraint read_constraint(const Words& words, long variables) {
    need(words.size() >= 3 && words.back() == ";", "a constraint ends with ' ;'");
    const std::string_view relation = words[words.size() - 3];
    need(relation == ">=" || relation == "=", "a constraint needs >= or =");
    ReadConstraint out{{{}, number(words[words.size() - 2])}, relation == "="};
    need(words.size() % 2 == 1, "a weight or a variable is missing");
    for (std::size_t i = 0; i + 3 < words.size(); i += 2) {
        const long weight = number(words[i]);
        need(weight >= 1 && weight <= largest_weight, "a weight out of range");
        out.at_least.terms.push_back({weight, read_literal(words[i + 1], variables)});
    }
    std::vector<PbTerm> sorted = out.at_least.terms;
    std::sort(sorted.begin(), sorted.end(), [](PbTerm a, PbTerm b) { return a.literal < b.literal; });
    for (std::size_t i = 1; i < sorted.size(); ++i)
        need(sorted[i].literal / 2 != sorted[i - 1].literal / 2, "a variable stands there twice");
    return out;
}

Formula read_formula(std::string_view text, std::size_t& line) {
    line = 1;
    const Words head = next_line(text);
    need(head.size() == 5 && head[0] == "*" && head[1] == "#variable=" && head[3] == "#constraint=",
         "the formula needs a header");
    Formula out;
    out.variables = number(head[2]);
    need(out.variables <= 1'000'000, "too many variables");
    long count = 0;
    for (; !text.empty(); ++count) {
        ++line;
        ReadConstraint read = read_constraint(next_line(text), out.variables);
        out.constraints.push_back(read.at_least);
        if (!read.equality) continue;
        // The sum of the opposites of all literals is at least the sum of the weights minus the right side.
        read.at_least.degree = -read.at_least.degree;
        for (PbTerm& term : read.at_least.terms) {
            term.literal ^= 1;
            read.at_least.degree += term.weight;
        }
        out.constraints.push_back(std::move(read.at_least));
    }
    need(count == number(head[4]), "another number of constraints than the header says");
    return out;
}

}  // namespace deduku::testing
