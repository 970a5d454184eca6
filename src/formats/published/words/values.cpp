#include "formats/published/words/values.hpp"

#include <algorithm>
#include <array>

#include "formats/published/words/writing.hpp"
#include "grid/contains.hpp"
#include "grid/reading/line_text.hpp"
#include "grid/reading/spelling.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

struct ValueKind {
    std::string_view name;
    std::string_view formula;
    int scale;  ///< all values are this many times as large
};
constexpr std::array value_kinds = {ValueKind{"doubler", "digit * (1 + doubler)", 1},
                                    ValueKind{"halver", "digit * (2 - halver)", 2},
                                    ValueKind{"tripler", "digit * (1 + 2 * tripler)", 1},
                                    ValueKind{"negator", "digit * (1 - 2 * negator)", 1},
                                    ValueKind{"zero", "digit * (1 - zero)", 1},
                                    ValueKind{"hot", "digit + hot", 1},
                                    ValueKind{"cold", "digit - cold", 1}};

// The words by which sentences name the clues of a rule.
struct ClueWord {
    std::string_view word, rule;
};
constexpr std::array clue_words = {ClueWord{"cage", "killer"},
                                   ClueWord{"cage", "sum"},
                                   ClueWord{"killer", "killer"},
                                   ClueWord{"killer", "sum"},
                                   ClueWord{"arrow", "arrow"},
                                   ClueWord{"thermo", "thermo"},
                                   ClueWord{"thermo", "slow-thermo"},
                                   ClueWord{"zipper", "zipper"},
                                   ClueWord{"between", "between"},
                                   ClueWord{"xv", "x"},
                                   ClueWord{"xv", "v"},
                                   ClueWord{"x", "x"},
                                   ClueWord{"v", "v"},
                                   ClueWord{"whisper", "whispers"},
                                   ClueWord{"palindrome", "palindrome"},
                                   ClueWord{"dot", "white"},
                                   ClueWord{"dot", "black"},
                                   ClueWord{"dot", "pair"},
                                   ClueWord{"region", "region-sum"},
                                   ClueWord{"diagonal", "little-killer"}};

// The parts of "killer 15: A1 B1".
struct RuleText {
    std::string name, value, cells;
};
RuleText parts_of_rule(const std::string& rule) {
    const std::size_t colon = std::min(rule.find(':'), rule.size());
    const std::string head = rule.substr(0, colon);
    const std::size_t blank = std::min(head.find(' '), head.size());
    return {head.substr(0, blank), blank < head.size() ? head.substr(blank + 1) : "",
            colon < rule.size() ? rule.substr(colon + 1) : ""};
}

bool reads_layers(std::string_view name) {
    for (std::string_view known : {"killer", "sum", "arrow", "thermo", "slow-thermo", "zipper", "double-arrow",
                                   "greater", "equal-sums", "whispers", "palindrome"})
        if (name == known) return true;
    return false;
}

// "any { A < B < C .. } { A > B > C .. }" for a line between its ends.
std::string between_rule(const std::string& cells) {
    std::vector<std::string_view> line;
    for (std::string_view name : split(cells, ' '))
        if (!name.empty()) line.push_back(name);
    std::string out = "any";
    for (const bool up : {true, false}) {
        std::string greater;
        for (std::size_t i = 1; i + 1 < line.size(); ++i) {
            const std::string cell(line[i]), low(up ? line.front() : line.back()),
                high(up ? line.back() : line.front());
            greater += (greater.empty() ? "greater of v: " : " / ") + cell + ' ' + low + " / " + high + ' ' + cell;
        }
        out += " { " + greater + " }";
    }
    return out;
}

// The rule for the values, or an empty text if it cannot be said.
std::string for_values(const RuleText& rule, int scale) {
    const auto number = whole_number(rule.value);
    const std::string scaled = number ? ' ' + std::to_string(*number * scale) : std::string();
    const std::string cells = " of v:" + rule.cells;
    if (rule.name == "x") return "sum " + std::to_string(10 * scale) + cells;
    if (rule.name == "v") return "sum " + std::to_string(5 * scale) + cells;
    if (rule.name == "little-killer") return "sum" + scaled + cells;
    if (rule.name == "white") return "pair abs(a - b) = " + std::to_string(number.value_or(1) * scale) + cells;
    if (rule.name == "black") {
        const std::string times = std::to_string(number.value_or(2));
        return "pair a = " + times + " * b or b = " + times + " * a" + cells;
    }
    if (rule.name == "pair") return scale == 1 ? "pair " + rule.value + cells : "";
    if (rule.name == "between") return between_rule(rule.cells);
    return reads_layers(rule.name) ? rule.name + scaled + cells : "";
}

}  // namespace

void SaidValues::take(const Saying& saying, const Sentence& sentence) {
    placed_ = placed_ || saying.has("placed");
    digits_ = digits_ || saying.has("digits");
    for (const ValueKind& kind : value_kinds)
        if (saying.has(kind.name) && !contains(kinds_, std::string(kind.name))) kinds_.emplace_back(kind.name);
    if (!saying.has("counted")) return;
    counted_ = true;
    for (const std::string& word : sentence.words)
        for (const ClueWord& clue : clue_words)
            if (word == clue.word) scope_.emplace_back(clue.rule);
}

std::string SaidValues::apply(std::vector<std::string>& rules) const {
    if (!placed_ || !counted_) return "the words about values leave open where these cells are, or what they count";
    const bool both =
        kinds_.size() == 2 && contains(kinds_, std::string("hot")) && contains(kinds_, std::string("cold"));
    if (kinds_.size() != 1 && !both) return "several kinds of values";
    const auto kind = std::find_if(value_kinds.begin(), value_kinds.end(),
                                   [&](const ValueKind& any) { return any.name == kinds_.front(); });
    std::vector<std::string> out;
    for (const std::string& name : kinds_)
        out.push_back("layer " + name + " 0 1 once-in row column box" + (digits_ ? " digit" : ""));
    // No cell is both: a division by 0 excludes it.
    out.push_back("value v " + (both ? "(digit + hot - cold) / (1 - hot * cold)" : std::string(kind->formula)));
    bool used = false;
    for (const std::string& each : rules) {
        const RuleText rule = parts_of_rule(each);
        const bool named = scope_.empty() || contains(scope_, rule.name);
        const bool numeric = !((rule.name == "killer" && rule.value.empty()) || rule.cells.empty());
        if (!named || !numeric) {
            out.push_back(each);
            continue;
        }
        std::string text = for_values(rule, kind->scale);
        if (text.empty()) return "values in the rule '" + rule.name + '\'';
        // Digits of a cage differ, values need not.
        used = true;
        out.push_back(std::move(text));
    }
    if (!used) return "nothing is drawn that counts the values";
    rules = std::move(out);
    return {};
}

}  // namespace deduku::formats::published
