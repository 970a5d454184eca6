#include "formats/published/words/clauses.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "grid/in_order.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::published {
namespace {

using Words = std::span<const std::string>;

// Words at which a clause may begin.
constexpr std::array<std::string_view, 12> joints = {"and", "but",  "which", "while", "where", "whereas",
                                                     "or",  "with", "if",    "such",  "eg",    "ie"};

bool is_joint(std::string_view word) { return std::find(joints.begin(), joints.end(), word) != joints.end(); }

bool starts_example(Words words) {
    while (!words.empty() && (words[0] == "so" || is_separator(words[0]))) words = words.subspan(1);
    if (words.empty()) return false;
    if (words[0] == "eg" || words[0] == "ie" || words[0] == "ex" || words[0] == "example" || words[0] == "meaning")
        return true;
    if (words.size() < 2) return false;
    if (words[0] == "note" && words[1] == "that") words = words.subspan(2);
    if (words.size() > 1 && words[0] == "this" && (words[1] == "mean" || words[1] == "cause" || words[1] == "imply"))
        return true;
    if (words.size() < 2) return false;
    return (words[0] == "for" && (words[1] == "example" || words[1] == "instance")) ||
           (words[0] == "that" && words[1] == "is") || (words[0] == "such" && words[1] == "as") ||
           (words[0] == "in" && words[1] == "other");
}

Words without_separators(Words words) {
    while (!words.empty() && is_separator(words.front())) words = words.subspan(1);
    while (!words.empty() && is_separator(words.back())) words = words.first(words.size() - 1);
    return words;
}

bool states_rule(const Match& match) {
    return match.saying->about != About::none && match.saying->about != About::houses;
}

bool same_subject(const Match& a, const Match& b) {
    const bool apart = a.saying->kind == ThingKind::sign || a.saying->about == About::board;
    const bool outside = a.saying->kind == ThingKind::outside && b.saying->kind == ThingKind::outside;
    if (outside && a.saying->has("diagonal") != b.saying->has("diagonal")) return false;
    return a.saying->about == b.saying->about && a.saying->kind == b.saying->kind &&
           (a.saying->row == b.saying->row || !apart);
}

// The readings of a clause: the most specific saying, and others about other things.
std::vector<Match> own_readings(Words clause, Words before) {
    std::vector<Match> found;
    for (const Saying& saying : sayings())
        if (auto one = match(saying, clause, before)) found.push_back(std::move(*one));
    // A rule with a name beats a form about the board.
    const auto has_name = [](const Match& one) {
        return one.saying->about == About::board && one.saying->head.empty();
    };
    const auto is_form = [](const Match& one) {
        return one.saying->about == About::board && !one.saying->head.empty();
    };
    if (std::any_of(found.begin(), found.end(), has_name)) std::erase_if(found, is_form);
    put_in_order(found, [](const Match& a, const Match& b) {
        return a.needed > b.needed || (a.needed == b.needed && states_rule(a) && !states_rule(b));
    });
    std::vector<Match> out;
    for (Match& one : found) {
        if (!out.empty() && !states_rule(out.front())) break;
        if (!out.empty() && (!states_rule(one) || one.needed + 1 < out.front().needed)) continue;
        if (std::none_of(out.begin(), out.end(), [&](const Match& other) { return same_subject(one, other); }))
            out.push_back(std::move(one));
    }
    return out;
}

// The same; a clause that states no rule alone may state one about the subject of the words before it.
std::vector<Match> readings_of(Words clause, Words before) {
    std::vector<Match> alone = own_readings(clause, {});
    if (!alone.empty() && states_rule(alone.front())) return alone;
    std::vector<Match> together = own_readings(clause, before);
    const bool about_before = !together.empty() && states_rule(together.front());
    return about_before || alone.empty() ? together : alone;
}

// Words without a rule cost more than a rule, so that no rule is lost in a sentence that permits something.
std::size_t cost_of(const std::vector<Match>& found, std::size_t words) {
    constexpr std::size_t cost_of_clause = 5;
    return cost_of_clause + (found.front().saying->about == About::none ? words : 0);
}

struct Cut {
    std::size_t cost = std::numeric_limits<std::size_t>::max();
    std::size_t from = 0;
    std::vector<Match> matches{};
};

// A predicate of neighbours, in a sentence about lines, is about these; "a line of three cells" is none that is drawn.
bool is_form_of_board(const Match& match) {
    return match.saying->about == About::board && !match.saying->head.starts_with("each ") &&
           (!match.saying->head.empty() || match.saying->row->key == "non-consecutive");
}
bool names_thing(std::string_view word) {
    for (std::string_view thing : {"line", "cage", "dot", "arrow", "thermo", "circle", "path", "shaded", "region"})
        if (word == thing) return true;
    return false;
}

constexpr std::size_t most_joints = 40, longest_sentence = 160;

// Cuts a sentence into the fewest clauses that are all understood.
std::optional<std::vector<Match>> clauses_of(Words words, Words before) {
    if (words.size() > longest_sentence) return std::nullopt;
    // A clause may take its subject from all words before it.
    std::vector<std::string> both(before.begin(), before.end());
    both.insert(both.end(), words.begin(), words.end());
    const Words all = both;
    const bool about_things = std::any_of(words.begin(), words.end(), names_thing);
    std::vector<std::size_t> cuts = {0};
    for (std::size_t i = 1; i < words.size(); ++i)
        if (is_separator(words[i]) || is_joint(words[i])) cuts.push_back(i);
    cuts.push_back(words.size());
    if (cuts.size() > most_joints) return std::nullopt;
    std::vector<Cut> best(cuts.size());
    best[0].cost = 0;
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    for (std::size_t j = 1; j < cuts.size(); ++j)
        for (std::size_t i = 0; i < j; ++i) {
            if (best[i].cost == none) continue;
            Words clause = without_separators(words.subspan(cuts[i], cuts[j] - cuts[i]));
            const bool ends = j + 1 == cuts.size() || words[cuts[j]] == ")" || words[cuts[j]] == ";";
            const bool example = starts_example(clause) && ends;
            if (!example && !clause.empty() && cuts[i] > 0 && is_joint(clause.front()) && clause.front() != "if")
                clause = clause.subspan(1);
            std::size_t cost = best[i].cost;
            std::vector<Match> found;
            if (example) {
                cost += clause.size();
            } else if (!clause.empty()) {
                found = readings_of(clause, all.subspan(0, before.size() + cuts[i]));
                if (about_things) std::erase_if(found, is_form_of_board);
                if (found.empty()) continue;
                cost += cost_of(found, clause.size());
            }
            if (cost < best[j].cost) best[j] = {cost, i, std::move(found)};
        }
    if (best.back().cost == none) return std::nullopt;
    std::vector<Match> out;
    for (std::size_t j = cuts.size() - 1; j > 0; j = best[j].from)
        out.insert(out.begin(), best[j].matches.begin(), best[j].matches.end());
    return out;
}

// The clauses of a sentence; words in brackets may be a part of those around them: "(orthogonal) neighbours".
std::optional<std::vector<Match>> clauses_with_brackets(Words words, Words before) {
    if (auto found = clauses_of(words, before)) return found;
    const auto is_bracket = [](const std::string& word) { return word == "(" || word == ")"; };
    std::vector<std::string> plain;
    std::remove_copy_if(words.begin(), words.end(), std::back_inserter(plain), is_bracket);
    if (plain.size() == words.size()) return std::nullopt;
    return clauses_of(plain, before);
}

// "Standard Sudoku, Cages, Modular Lines": names of rules only, in words that start with capitals.
bool is_list_of_names(const Sentence& sentence) {
    constexpr std::size_t longest = 12;
    const bool apply = !sentence.words.empty() && sentence.words.back() == "apply";
    if ((sentence.text.ends_with('.') && !apply) || sentence.words.size() > longest) return false;
    return std::all_of(sentence.words.begin(), sentence.words.end(), [](const std::string& word) {
        return is_separator(word) || word == "and" || word == "line" || word == "cage" || word == "normal" ||
               word == "standard" || word == "sudoku" || word == "rule" || word == "apply" || is_name_of_rule(word);
    });
}

ReadSentence read_sentence(const Sentence& sentence, Words before) {
    ReadSentence out{sentence};
    const bool known_heading = std::all_of(sentence.heading.begin(), sentence.heading.end(),
                                           [](const auto& word) { return is_known_word(word); });
    const bool letters = std::any_of(sentence.text.begin(), sentence.text.end(), is_letter);
    if ((sentence.words.empty() && known_heading) || !letters) {
        out.sense = Sense::no_rule;
        return out;
    }
    // An example alone says nothing about its heading.
    const bool example = starts_example(sentence.words) && !sentence.heading.empty();
    if (example) return read_sentence({sentence.text, {}, sentence.heading}, before);
    std::vector<std::string> heading_first = sentence.heading;
    std::vector<std::string> context(before.begin(), before.end());
    if (!sentence.heading.empty()) context = sentence.heading;
    auto matches = clauses_with_brackets(sentence.words, context);
    if (!matches || (!known_heading && !matches->empty())) {
        // The heading may be a part of the sentence.
        heading_first.insert(heading_first.end(), sentence.words.begin(), sentence.words.end());
        if (!sentence.heading.empty())
            if (auto whole = clauses_with_brackets(heading_first, before)) matches = std::move(whole);
    }
    if (!matches) {
        // A title alone on its line.
        constexpr std::size_t longest_title = 4;
        const bool title = sentence.heading.empty() && sentence.words.size() <= longest_title &&
                           !sentence.text.ends_with('.') &&
                           std::all_of(sentence.words.begin(), sentence.words.end(),
                                       [](const auto& word) { return is_known_word(word); });
        if (title || is_list_of_names(sentence)) out.sense = Sense::no_rule;
        return out;
    }
    out.matches = std::move(*matches);
    out.sense = std::any_of(out.matches.begin(), out.matches.end(), states_rule) ? Sense::rule : Sense::no_rule;
    return out;
}

}  // namespace

std::vector<ReadSentence> understand(std::string_view paragraph) {
    std::vector<ReadSentence> out;
    std::vector<std::string> before;
    for (const Sentence& sentence : sentences_of(paragraph)) {
        out.push_back(read_sentence(sentence, before));
        before = sentence.heading;
        before.insert(before.end(), sentence.words.begin(), sentence.words.end());
    }
    return out;
}

}  // namespace deduku::formats::published
