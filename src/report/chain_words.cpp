#include "report/chain_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "report/notation/names.hpp"

namespace deduku::report {
namespace {

/// "I8 is 3 or 9"
std::string said(const Words& words, const hdp::Statement& statement) {
    std::vector<Candidate> candidates;
    for (Digit d : statement.digits) candidates.push_back({statement.cell, d});
    return words.one_of(candidates);
}

/// The chain up to its end: what is supposed, and what was shown under it by lines before.
std::string premises(const Words& words, const hdp::Chain& chain) {
    std::string text;
    std::vector<std::string> shown;
    bool supposed = false;
    const auto flush = [&] {
        if (shown.empty()) return;
        text += supposed ? fmt::format("Then {}, as shown before. ", join_last(shown, "and"))
                         : fmt::format("{}, as shown before. ", join_last(shown, "and"));
        shown.clear();
    };
    for (const hdp::Link& link : chain) {
        if (!link.hypothesis) {
            shown.push_back(said(words, link.statement));
            continue;
        }
        flush();
        text += fmt::format("{} {}. ", supposed ? "Suppose also that" : "Suppose", said(words, link.statement));
        supposed = true;
    }
    flush();
    return text;
}

std::string capitalized(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// The hypotheses under which the conclusion stands: those before the one that it denies.
std::string conditions(const Words& words, const hdp::Line& line) {
    std::vector<std::string> parts;
    for (const hdp::Link& link : line.chain) {
        if (!link.hypothesis) continue;
        if (link.statement.cell == line.conclusion->cell) break;
        parts.push_back(said(words, link.statement));
    }
    return parts.empty() ? "" : ", if " + join_last(parts, "and");
}

}  // namespace

std::string chain_words(const Words& words, const hdp::Line& line, std::optional<Sector> empty) {
    std::string text = premises(words, line.chain);
    switch (line.outcome) {
        case hdp::Outcome::solution: return text + "That solves the puzzle.";
        case hdp::Outcome::open:
            if (line.mark == hdp::Mark::inc) return text + "That leads no further.";
            return text.substr(0, text.size() - std::min<std::size_t>(text.size(), 1));
        case hdp::Outcome::contradiction: break;
    }
    const std::string end = empty ? words.nothing_left(*empty) : "two facts contradict each other";
    text += (text.empty() ? capitalized(end) : "Then " + end) + ". ";
    if (!line.conclusion) return text + "So the puzzle has no solution.";
    return text + fmt::format("So {}{}.", said(words, *line.conclusion), conditions(words, line));
}

}  // namespace deduku::report
