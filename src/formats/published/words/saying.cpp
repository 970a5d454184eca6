#include "formats/published/words/saying.hpp"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "formats/published/text/plain_sentences.hpp"
#include "formats/published/text/sentences.hpp"
#include "grid/reading/line_text.hpp"
#include "grid/reading/spelling.hpp"
#include "grid/rules/said.hpp"

namespace deduku::formats::published {
namespace {

constexpr std::string_view empty_words =
    "a an the this that these those they them their it its each every any all given both such which who whose there "
    "here "
    "digit number value cell entry content figure of in on into onto within inside along at to from by with between "
    "for as is are be "
    "being been was has have having must should shall will would contain containing hold holding has place placed "
    "placing appear appearing occur occurring found and also then so thus per together always where when if "
    "grid puzzle sudoku board indicate indicated indicating show shown showing give giving mark marked marking marker "
    "denote denoting mean meaning represent state stating say tell satisfy follow following obey another other 1st "
    "respective corresponding particular exactly's furthermore additionally addition additional moreover do does can's "
    "through via using we you your clue set out up pass passing line's connected connecting joined joining join "
    "drawn draw certain certain's some's need";

// Phrases that say that digits differ.
constexpr std::string_view no_repeat =
    "cannot repeat|cannot same|cannot identical|cannot equal|cannot duplicate|cannot more than once|"
    "can not repeat|can not same|can not identical|can not equal|can not duplicate|can not more than once|"
    "may not repeat|may not same|may not identical|may not equal|may not duplicate|may not more than once|"
    "must not repeat|must not same|must not identical|must not equal|must not duplicate|must not more than once|"
    "should not repeat|should not same|should not identical|should not equal|should not duplicate|"
    "should not more than once|do not repeat|do not same|do not identical|do not equal|do not duplicate|"
    "do not more than once|does not repeat|does not same|does not identical|does not equal|does not duplicate|"
    "does not more than once|not repeat|not same|not identical|not equal|not duplicate|not more than once|"
    "no repeat|no same|no identical|no equal|no duplicate|no more than once|never repeat|never same|"
    "never identical|never equal|never duplicate|never more than once|non repeat|without repeat|"
    "without duplicate|different|differ|unique|distinct|no 2 same|no 2 identical|no 2 equal|once each|"
    "exactly once|only once|at most once|same cannot|same can not|same may not|same must not|same should not|"
    "same do not|same does not|same not|same never|identical cannot|identical can not|identical may not|"
    "identical must not|identical should not|identical do not|identical does not|identical not|identical never|"
    "cannot share|can not share|may not share|must not share|do not share|never share";

const std::unordered_set<std::string_view>& empty_set() {
    static const std::unordered_set<std::string_view> words = [] {
        std::unordered_set<std::string_view> out;
        for (std::string_view word : split(empty_words, ' ')) out.insert(word);
        return out;
    }();
    return words;
}

struct KindWord {
    std::string_view word;
    About about;
    ThingKind kind;
};
constexpr std::array<KindWord, 16> kinds = {{{"line", About::things, ThingKind::line},
                                             {"arrow", About::things, ThingKind::arrow},
                                             {"dot", About::things, ThingKind::dot},
                                             {"sign", About::things, ThingKind::sign},
                                             {"corner", About::things, ThingKind::corner},
                                             {"mark", About::things, ThingKind::mark},
                                             {"shade", About::things, ThingKind::shade},
                                             {"letter", About::things, ThingKind::letter},
                                             {"area", About::things, ThingKind::cage},
                                             {"outside", About::things, ThingKind::outside},
                                             {"pointer", About::things, ThingKind::pointer},
                                             {"diagonal", About::things, ThingKind::diagonal},
                                             {"cage", About::cages, ThingKind::cage},
                                             {"board", About::board, ThingKind::stroke},
                                             {"houses", About::houses, ThingKind::stroke},
                                             {"none", About::none, ThingKind::stroke}}};

std::vector<std::string> phrase_of(std::string_view text) {
    std::vector<std::string> out;
    for (std::string_view word : split(text, ' '))
        out.push_back(word == "#" || word.ends_with('*') ? std::string(word) : plain_form(word));
    return out;
}

std::string with_blanks(std::string_view word) {
    std::string out(word);
    std::replace(out.begin(), out.end(), '_', ' ');
    return out;
}

// The place of the brace that closes this one.
std::size_t end_of_braces(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && --depth == 0) return i;
    }
    return text.npos;
}

std::optional<Saying> saying_of(std::string_view line, const RuleRow* row) {
    Saying out{.row = row};
    std::string front;
    if (const std::size_t open = line.find('{'); open < line.find(':')) {
        const std::size_t close = end_of_braces(line, open);
        if (close == line.npos) return std::nullopt;
        out.head = line.substr(open + 1, close - open - 1);
        front = line.substr(0, open);
        line.remove_prefix(close + 1);
    }
    const std::size_t colon = line.find(':');
    if (colon == line.npos) return std::nullopt;
    front += line.substr(0, colon);
    for (std::string_view word : split(front, ' ')) out.options.emplace_back(word);
    if (out.options.empty()) return std::nullopt;
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindWord& any) { return any.word == out.options[0]; });
    if (kind == kinds.end()) return std::nullopt;
    out.about = kind->about;
    out.kind = kind->kind;
    out.options.erase(out.options.begin());
    std::string_view needs = line.substr(colon + 1), words;
    if (const std::size_t slash = needs.find(" / "); slash != needs.npos) {
        words = needs.substr(slash + 3);
        needs = needs.substr(0, slash);
    }
    for (std::string_view group : split(needs, ';')) {
        std::vector<std::vector<std::string>> phrases;
        for (std::string_view phrase : split(group, '|')) {
            phrase = reading::trimmed(phrase);
            if (phrase == "<no repeat>") {
                for (std::string_view each : split(no_repeat, '|')) phrases.push_back(phrase_of(each));
            } else if (!phrase.empty()) {
                phrases.push_back(phrase_of(phrase));
            }
        }
        if (!phrases.empty()) out.needs.push_back(std::move(phrases));
    }
    for (std::string_view word : split(words, ' ')) {
        if (word == "<no_repeat>")
            for (std::string_view each : split(no_repeat, '|')) out.phrases.push_back(phrase_of(each));
        else if (word.find('_') != word.npos)
            out.phrases.push_back(phrase_of(with_blanks(word)));
        else
            out.words.push_back(phrase_of(word).front());
    }
    return out;
}

// The lists of a text: "list placed: row column box" is {"<placed>", "row column box"}.
using Lists = std::vector<std::pair<std::string, std::string_view>>;
constexpr std::string_view list_mark = "list ";

Lists lists_in(std::string_view text) {
    Lists out;
    for (std::string_view line : split(text, '\n')) {
        line = reading::trimmed(line);
        const std::size_t colon = line.find(':');
        if (!line.starts_with(list_mark) || colon == line.npos) continue;
        const std::string_view name = line.substr(list_mark.size(), colon - list_mark.size());
        out.emplace_back('<' + std::string(name) + '>', reading::trimmed(line.substr(colon + 1)));
    }
    return out;
}

std::string with_lists(std::string_view line, const Lists& lists) {
    std::string out(line);
    for (const auto& [name, words] : lists)
        for (std::size_t at = out.find(name); at != out.npos; at = out.find(name, at + words.size()))
            out.replace(at, name.size(), words);
    return out;
}

bool fits(std::string_view pattern, std::string_view word) {
    if (pattern == "#") return number_of(word) >= 0;
    if (pattern.ends_with('*')) return word.starts_with(pattern.substr(0, pattern.size() - 1));
    if (pattern == word) return true;
    const int a = number_of(pattern);
    return a >= 0 && a == number_of(word);
}

// The positions of a phrase from `start` on, with at most three words without content between its words.
std::optional<std::vector<std::size_t>> phrase_at(std::span<const std::string> words, std::size_t start,
                                                  std::span<const std::string> phrase) {
    constexpr std::size_t widest_gap = 3;
    std::vector<std::size_t> at;
    std::size_t next = start;
    for (const std::string& pattern : phrase) {
        std::size_t gap = 0;
        while (next < words.size() && !fits(pattern, words[next]) && !at.empty() && gap < widest_gap &&
               (is_empty_word(words[next]) || words[next] == ","))
            ++next, ++gap;
        if (next >= words.size() || !fits(pattern, words[next])) return std::nullopt;
        at.push_back(next++);
    }
    return at;
}

bool denies(std::string_view word) {
    return word == "not" || word == "no" || word == "never" || word == "cannot" || word == "without";
}

// Whether words before the clause have a phrase of the group that is not denied: "all" but not "not all".
bool group_before(std::span<const std::string> words, const std::vector<std::vector<std::string>>& group) {
    for (const auto& phrase : group)
        for (std::size_t start = 0; start < words.size(); ++start)
            if (phrase_at(words, start, phrase) && (start == 0 || !denies(words[start - 1]))) return true;
    return false;
}

// The longest phrase of the group in these words, and its positions.
std::vector<std::size_t> group_in(std::span<const std::string> words,
                                  const std::vector<std::vector<std::string>>& group, std::vector<int>& values) {
    std::vector<std::size_t> best;
    const std::vector<std::string>* phrase_found = nullptr;
    for (const auto& phrase : group)
        for (std::size_t start = 0; start < words.size() && phrase.size() > best.size(); ++start)
            if (auto at = phrase_at(words, start, phrase)) {
                best = std::move(*at);
                phrase_found = &phrase;
            }
    if (phrase_found != nullptr)
        for (std::size_t i = 0; i < best.size(); ++i)
            if ((*phrase_found)[i] == "#") values.push_back(number_of(words[best[i]]));
    return best;
}

std::optional<ThingShape> shape_of(std::string_view word) {
    if (word.starts_with("circle") || word == "round" || word == "bubble" || word == "disc") return ThingShape::circle;
    if (word.starts_with("square")) return ThingShape::square;
    if (word.starts_with("diamond")) return ThingShape::diamond;
    return std::nullopt;
}

// Whether a word that is in no needed phrase may stand there; notes colours and shapes.
bool may_stand(const Saying& saying, const std::string& word, Match& out) {
    if (is_separator(word) || is_empty_word(word)) return true;
    const std::string_view colour = colour_word(word);
    if (!colour.empty()) {
        if (!saying.colour().empty() && colour != saying.colour()) return false;
        if (saying.colour().empty()) out.colours.push_back(colour);
        return true;
    }
    if (saying.kind == ThingKind::mark || saying.kind == ThingKind::shade)
        if (const auto shape = shape_of(word)) {
            out.shapes.push_back(*shape);
            return true;
        }
    // A word that is needed may occur again.
    const auto is_needed = [&](const std::vector<std::string>& phrase) {
        return phrase.size() == 1 && fits(phrase[0], word) && !denies(word) && number_of(word) < 0 &&
               no_repeat.find(word) == no_repeat.npos;
    };
    return std::any_of(saying.words.begin(), saying.words.end(),
                       [&](const std::string& known) { return fits(known, word); }) ||
           std::any_of(saying.needs.begin(), saying.needs.end(),
                       [&](const auto& group) { return std::any_of(group.begin(), group.end(), is_needed); });
}

}  // namespace

bool Saying::has(std::string_view option) const {
    return std::find(options.begin(), options.end(), option) != options.end();
}

std::string_view Saying::colour() const {
    for (const std::string& option : options)
        if (!colour_word(option).empty()) return colour_word(option);
    return {};
}

bool is_empty_word(std::string_view word) { return empty_set().contains(word); }

std::vector<Saying> sayings_in(std::string_view text, const RuleRow* row) {
    std::vector<Saying> out;
    const Lists lists = lists_in(text);
    for (std::string_view line : split(text, '\n')) {
        line = reading::trimmed(line);
        if (line.starts_with(list_mark)) continue;
        if (auto saying = saying_of(with_lists(line, lists), row)) out.push_back(std::move(*saying));
    }
    return out;
}

std::span<const Saying> sayings() {
    static const std::vector<Saying> all = [] {
        std::vector<Saying> out;
        for (const RuleRow* row : rule_rows())
            for (Saying& saying : sayings_in(rules::said_of(*row), row)) out.push_back(std::move(saying));
        for (Saying& saying : sayings_in(plain_sentences(), nullptr)) out.push_back(std::move(saying));
        return out;
    }();
    return all;
}

std::optional<Match> match(const Saying& saying, std::span<const std::string> clause,
                           std::span<const std::string> before) {
    Match out{.saying = &saying};
    std::vector<bool> used(clause.size(), false);
    bool own = false;
    for (const auto& group : saying.needs) {
        const std::vector<std::size_t> at = group_in(clause, group, out.values);
        if (at.empty() && !group_before(before, group)) return std::nullopt;
        own = own || !at.empty();
        out.needed += at.size();
        for (std::size_t i : at) used[i] = true;
    }
    if (!own) return std::nullopt;
    if (const std::string_view colour = saying.colour(); !colour.empty()) {
        const auto named = [&](const std::string& word) { return colour_word(word) == colour; };
        if (std::none_of(clause.begin(), clause.end(), named) && std::none_of(before.begin(), before.end(), named))
            return std::nullopt;
    }
    for (const auto& phrase : saying.phrases)
        for (std::size_t start = 0; start < clause.size(); ++start)
            if (const auto at = phrase_at(clause, start, phrase))
                for (std::size_t i : *at) used[i] = true;
    for (std::size_t i = 0; i < clause.size(); ++i)
        if (!used[i] && !may_stand(saying, clause[i], out)) return std::nullopt;
    if (saying.has("shaped") && out.shapes.empty()) return std::nullopt;
    return out;
}

bool is_name_of_rule(std::string_view word) {
    for (const RuleRow* row : rule_rows()) {
        // Nobody puts forms without a name of their own into a list of names.
        if (row->read_text != nullptr || row->fewest_cases > 0) continue;
        for (std::string_view part : split(row->key, '-'))
            if (plain_form(part) == word) return true;
    }
    return word == "kropki" || word == "xv" || word == "thermo" || word == "whisper" || word == "quadruple";
}

bool is_known_word(std::string_view word) {
    static const std::unordered_set<std::string> known = [] {
        std::unordered_set<std::string> out;
        for (const Saying& saying : sayings()) {
            out.insert(saying.words.begin(), saying.words.end());
            for (const auto& group : saying.needs)
                for (const auto& phrase : group)
                    for (std::string part : phrase) {
                        if (part.ends_with('*')) part.pop_back();
                        out.insert(part);
                    }
            if (saying.row != nullptr)
                for (std::string_view part : split(saying.row->key, '-')) out.insert(plain_form(part));
        }
        return out;
    }();
    return is_empty_word(word) || is_separator(word) || !colour_word(word).empty() || number_of(word) >= 0 ||
           known.contains(std::string(word));
}

}  // namespace deduku::formats::published
