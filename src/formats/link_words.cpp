#include "formats/link_words.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "grid/phrase.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::formats {
namespace {

constexpr std::string_view author_word = "Author: ", rules_word = "Rules: ";

// The meaning of the drawing; of a rule without one its own sentence.
std::string sentence_of(const Rule& rule, const Geometry& board) {
    if (rule.row->drawing.empty()) return rule_sentence(rule, board, Coords::rc);
    return fill_phrase(rule.row->drawing, [&](std::string_view slot) {
        return slot == "value" ? std::optional(std::to_string(rule.values[0])) : std::nullopt;
    });
}

std::string sentences_of(const Geometry& board) {
    std::vector<std::string> known;
    std::string out;
    for (const Rule& rule : board.rules()) {
        std::string sentence = sentence_of(rule, board);
        if (std::find(known.begin(), known.end(), sentence) != known.end()) continue;
        out += (out.empty() ? "Normal sudoku rules apply. " : " ") + sentence;
        known.push_back(std::move(sentence));
    }
    return out;
}

}  // namespace

LinkWords link_words(const Puzzle& puzzle) {
    LinkWords out;
    std::string others;
    for (const std::string_view line : split(puzzle.comment, '\n')) {
        std::string* part = line.starts_with(author_word)  ? &out.author
                            : line.starts_with(rules_word) ? &out.rules
                                                           : &others;
        const std::string_view text = line.substr(part == &others ? 0 : line.find(' ') + 1);
        if (!part->empty() && !text.empty()) *part += '\n';
        *part += text;
    }
    if (out.rules.empty()) out.rules = sentences_of(puzzle.geometry());
    if (!out.rules.empty() && !others.empty()) out.rules += '\n';
    out.rules += others;
    return out;
}

}  // namespace deduku::formats
