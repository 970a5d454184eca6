#include <algorithm>
#include <vector>

#include "render/lessons.hpp"
#include "report/hdp.hpp"
#include "report/notation/names.hpp"

namespace deduku::report {
namespace {

/// "I8 is 3 or 9"
std::string said(const Words& words, const hdp::Statement& statement) {
    std::vector<Candidate> candidates;
    for (Digit d : statement.digits) candidates.push_back({statement.cell, d});
    return words.one_of(candidates);
}

/// The chain except its end: its suppositions, and the facts proved under them by earlier lines.
std::string premises(const Words& words, const hdp::HdpChain& chain) {
    std::string text;
    std::vector<std::string> shown;
    bool supposed = false;
    const auto flush = [&] {
        if (shown.empty()) return;
        text += fill_phrase(supposed ? lessons().then_shown_before : lessons().shown_before,
                            {{"facts", join_last(shown, lessons().conjunction)}});
        shown.clear();
    };
    for (const hdp::HdpLink& link : chain) {
        if (!link.hypothesis) {
            shown.push_back(said(words, link.statement));
            continue;
        }
        flush();
        text +=
            fill_phrase(supposed ? lessons().suppose_also : lessons().suppose, {{"fact", said(words, link.statement)}});
        supposed = true;
    }
    flush();
    return text;
}

std::string capitalized(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// The conclusion, with the hypotheses under which it holds: those before the one that it denies.
std::string concluded(const Words& words, const hdp::HdpLine& line) {
    std::string fact = said(words, *line.conclusion);
    std::vector<std::string> parts;
    for (const hdp::HdpLink& link : line.chain) {
        if (!link.hypothesis) continue;
        if (link.statement.cell == line.conclusion->cell) break;
        parts.push_back(said(words, link.statement));
    }
    if (parts.empty()) return fact;
    return fill_phrase(lessons().under, {{"fact", fact}, {"facts", join_last(parts, lessons().conjunction)}});
}

}  // namespace

std::string chain_words(const Words& words, const hdp::HdpLine& line, std::optional<Sector> empty) {
    std::string text = premises(words, line.chain);
    switch (line.outcome) {
        case BranchOutcome::solution: return text + std::string(lessons().solves);
        case BranchOutcome::open:
            if (line.mark == hdp::Mark::inc) return text + std::string(lessons().leads_no_further);
            return text.substr(0, text.size() - std::min<std::size_t>(text.size(), 1));
        case BranchOutcome::contradiction: break;
    }
    const std::string end = empty ? words.nothing_left(*empty) : std::string(lessons().contradict);
    text += text.empty() ? fill_phrase(lessons().now_end, {{"fact", capitalized(end)}})
                         : fill_phrase(lessons().then_end, {{"fact", end}});
    if (!line.conclusion) return text + std::string(lessons().so_no_solution);
    return text + fill_phrase(lessons().so, {{"fact", concluded(words, line)}});
}

}  // namespace deduku::report
