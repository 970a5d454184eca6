// Rules from text: "killer 15: A1 A2 B2; white: A1 B1 / C3 C4".
//
//   rule     name values : group = group = .. / group = .. as "title"      followed by ; or a line end
//            killer 15   : A1 A2 B2
//            name text   : ..                pair abs(a - b) > 2: A1 A2
//            name values { rules } { .. }    exactly 1 { white: A1 A2; x: A2 A3 } { v: A1 A2 }
#include <charconv>

#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/expected.hpp"
#include "grid/rules/forms/layer.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/outside.hpp"
#include "grid/rules/parsed.hpp"
#include "grid/rules/words.hpp"

namespace deduku {
namespace rules {
namespace {

bool is_word(std::string_view text) {
    return is_letter(text[0]) && std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || c == '-'; });
}

constexpr int most_value = 999'999;  // of own cells

// Reads one rule after the other, up to the first error.
class RuleReader {
  public:
    RuleReader(std::string_view text, const Geometry& board, LineGaps gaps) : text_(text), board_(board), gaps_(gaps) {}

    std::variant<ParsedRules, RuleError> read() {
        take_rules({text_, 0});
        if (error_) return *std::move(error_);
        return layers_first(std::move(out_));
    }

  private:
    static ParsedRules layers_first(ParsedRules all) {
        ParsedRules out;
        for (const bool declares : {true, false})
            for (std::size_t i = 0; i < all.rules.size(); ++i)
                if ((all.rules[i].row->declare != nullptr) == declares) {
                    out.rules.push_back(all.rules[i]);
                    out.at.push_back(all.at[i]);
                }
        return out;
    }

    bool fail(std::size_t at, std::string found, std::string expected) {
        if (!error_) error_ = RuleError{at, std::move(found), std::move(expected)};
        return false;
    }

    void take_rules(RulePart part) {
        for (std::size_t at = 0; !error_ && at <= part.text.size();) {
            const std::size_t end = std::min(find_outside(part.text, ";\n", at), part.text.size());
            take_rule({part.text.substr(at, end - at), part.at + at});
            at = end + 1;
        }
    }

    void take_rule(RulePart part) {
        Rule rule;
        if (!take_title(part, rule.title)) return;
        const std::size_t colon = find_outside(part.text, ":");
        const RulePart head{part.text.substr(0, colon), part.at};
        const std::vector<RulePart> words = words_of(head);
        if (words.empty() && colon == part.text.npos && rule.title.empty()) return;
        if (words.empty()) return void(fail(head.end(), rule.title.empty() ? "':'" : "a title", "the name of a rule"));
        const std::size_t used = take_name(words, rule);
        RulePart rest{text_.substr(used, head.end() - used), used};
        if (rule.row == nullptr || !take_layer(rest, rule) || !take_head(rest, rule)) return;
        const bool needs_cells = rule.row->fewest_groups > 0;
        if (colon == part.text.npos) {
            if (needs_cells) return void(fail(part.end(), "the end of the rule", "':' and " + wanted_cells(rule)));
            add(std::move(rule), rule.row->optional_cells ? head : words[0]);
        } else if (!needs_cells && !rule.row->optional_cells) {
            fail(head.end(), "':'", "the end of the rule: it has no cells");
        } else {
            for (const RulePart& one : pieces_of({part.text.substr(colon + 1), head.end() + 1}, '/'))
                if (!take_cells(one, rule)) return;
        }
    }

    // Cuts off a title: as "Fibonacci line".
    bool take_title(RulePart& part, std::string& title) {
        const std::size_t open = find_outside(part.text, "\"");
        if (open == part.text.npos) return true;
        const std::size_t close = part.text.find('"', open + 1);
        const std::vector<RulePart> before = words_of({part.text.substr(0, open), part.at});
        if (before.empty() || before.back().text != "as") return fail(part.at + open, "'\"'", "as before a title");
        const std::string_view name = part.text.substr(open + 1, close == part.text.npos ? close : close - open - 1);
        if (close == part.text.npos || !is_title(name))
            return fail(part.at + open, quoted(part.text.substr(open)), "a title of 1 to 100 characters in quotes");
        if (const auto after = words_of({part.text.substr(close + 1), part.at + close + 1}); !after.empty())
            return fail(after[0].at, quoted(after[0].text), "the end of the rule");
        title = name;
        part.text = part.text.substr(0, before.back().at - part.at);
        return true;
    }
    static bool is_title(std::string_view name) {
        const auto fits = [](char c) { return c != '#' && static_cast<unsigned char>(c) >= ' ' && c != '\x7f'; };
        return !name.empty() && name.size() <= 100 && std::all_of(name.begin(), name.end(), fits);
    }

    // Cuts off a layer: of doubler.
    bool take_layer(RulePart& head, Rule& rule) {
        const std::vector<RulePart> words = words_of(head);
        if (words.size() < 2 || words[words.size() - 2].text != "of") return true;
        const RulePart name = words.back();
        const auto first = layer_named(board_, name.text);
        if (!rule.row->own_cells) return fail(name.at - 3, "'of'", "the end of the rule: it reads digits only");
        if (!first || !board_.own(*first).at)
            return fail(name.at, quoted(name.text), "a layer with a cell for each cell of the grid");
        const std::string_view found = board_.own(*first).name;
        rule.of = found.substr(0, found.find('.'));
        head.text = head.text.substr(0, words[words.size() - 2].at - head.at);
        return true;
    }

    // What stands between the name of the rule and its colon.
    bool take_head(RulePart rest, Rule& rule) {
        if (rule.row->read_text != nullptr) {
            auto error = rule.row->read_text(rest.text, board_, rule);
            return !error || fail(rest.at + error->at, std::move(error->found), std::move(error->expected));
        }
        const std::size_t braces =
            rule.row->fewest_cases > 0 ? std::min(rest.text.find('{'), rest.text.size()) : rest.text.size();
        const RulePart values{rest.text.substr(0, braces), rest.at};
        return take_values(words_of(values), values, rule) &&
               (rule.row->fewest_cases == 0 || take_cases({rest.text.substr(braces), values.end()}, rule));
    }

    // { rules } { rules } ..
    bool take_cases(RulePart rest, Rule& rule) {
        constexpr std::string_view blanks = " \t,\r\n";
        for (std::size_t i = 0; (i = rest.text.find_first_not_of(blanks, i)) != rest.text.npos;) {
            const std::size_t at = rest.at + i, close = closing_brace(rest.text, i);
            if (rest.text[i] != '{') return fail(at, quoted(words_of({rest.text.substr(i), at})[0].text), "'{'");
            if (close == rest.text.npos) return fail(at, "'{' alone", "'}' after its rules");
            if (static_cast<int>(rule.cases.size()) == rule.row->most_cases)
                return fail(at, "'{'", "the end of the rule");
            rule.cases.push_back(rules_in({rest.text.substr(i + 1, close - i - 1), at + 1}));
            if (error_) return false;
            if (rule.cases.back().empty()) return fail(at, "no rule in braces", "{ rules }");
            i = close + 1;
        }
        if (!rule.cases.empty()) return true;
        return fail(rest.end(), "the end of the rule", "{ rules }");
    }
    std::vector<Rule> rules_in(RulePart part) {
        if (++depth_ > max_nested_braces)
            fail(part.at, "more braces", "at most " + std::to_string(max_nested_braces) + " within each other");
        std::vector<Rule> outer = std::exchange(out_.rules, {});
        if (!error_) take_rules(part);
        --depth_;
        return std::exchange(out_.rules, std::move(outer));
    }

    // The longest rule name at the beginning of the words, and the place after it.
    std::size_t take_name(std::vector<RulePart> words, Rule& rule) {
        std::size_t letters = 0;
        for (bool ends = false; !ends && letters < words.size(); ++letters) {
            std::string_view& word = words[letters].text;
            const std::size_t end = word.find_first_of("{<=>");
            ends = end != word.npos;
            if (end > 0) word = word.substr(0, end);
            if (!is_word(word)) break;
        }
        std::string name;
        for (std::size_t i = 0; i < letters; ++i) name += (i > 0 ? "-" : "") + std::string(words[i].text);
        const std::string whole = name;
        for (std::size_t used = letters; used > 0; --used) {
            rule.row = find_rule(name);
            if (rule.row != nullptr) return words[used - 1].end();
            if (used > 1) name.resize(name.size() - words[used - 1].text.size() - 1);
        }
        const std::size_t end = letters > 0 ? words[letters - 1].end() : words[0].end();
        std::string lower = whole;
        for (char& c : lower) c = is_letter(c) ? static_cast<char>(c | 0x20) : c;
        fail(words[0].at, quoted(text_.substr(words[0].at, end - words[0].at)),
             "the name of a rule" + (letters > 0 ? help_for(lower) : std::string()));
        return 0;
    }

    std::optional<int> value_of(std::string_view text, const RuleRow& row) const {
        if (row.value == RuleValue::word) {
            const auto words = split(row.words, ' ');
            const auto word = std::find(words.begin(), words.end(), joined_name(text));
            return word == words.end() ? std::nullopt : std::optional(static_cast<int>(word - words.begin()));
        }
        int value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        auto [least, most] = value_range(row.value, board_.digits(), board_.lowest());
        if (row.own_cells && !board_.own_cells().empty()) least = -(most = most_value);
        const bool whole = problem == std::errc() && end == text.data() + text.size();
        return whole && value >= least && value <= most ? std::optional(value) : std::nullopt;
    }

    bool take_values(std::span<const RulePart> words, RulePart head, Rule& rule) {
        const RuleRow& row = *rule.row;
        const auto rest = [&]() -> std::string {
            if (row.fewest_cases > 0) return "{ rules }";
            return row.fewest_groups > 0 ? "':' and " + wanted_cells(rule) : "the end of the rule";
        };
        for (const RulePart& word : words) {
            if (rule.values.size() == static_cast<std::size_t>(row.most_values))
                return fail(word.at, quoted(word.text), rest());
            const auto value = value_of(word.text, row);
            if (!value) return fail(word.at, quoted(word.text), a_value(row, board_.digits(), board_.lowest()));
            const bool again = std::find(rule.values.begin(), rule.values.end(), *value) != rule.values.end();
            if (again && row.value == RuleValue::word) return fail(word.at, quoted(word.text) + " again", "it once");
            rule.values.push_back(*value);
        }
        if (rule.values.empty()) rule.values = missing_values(row, board_.digits());
        if (rule.values.size() >= static_cast<std::size_t>(row.fewest_values)) return true;
        const std::string_view next = text_.substr(std::min(head.end(), text_.size()), 1);
        return fail(head.end(), next == ":" || next == "{" ? quoted(next) : "the end of the rule",
                    a_value(row, board_.digits(), board_.lowest()));
    }

    std::string wanted_cells(const Rule& rule) const { return cells_wanted(*rule.row, board_.digits()); }

    // The groups of one rule, separated by =.
    bool take_cells(RulePart part, Rule rule) {
        const RuleRow& row = *rule.row;
        for (const RulePart& group : pieces_of(part, '=')) {
            if (row.most_groups > 0 && rule.groups.size() == static_cast<std::size_t>(row.most_groups))
                return fail(group.at - 1, "'='", "the end of the rule");
            auto read = read_cells(group, board_, row);
            if (const auto* error = std::get_if<RuleError>(&read))
                return fail(error->at, error->found, error->expected);
            auto& [cells, gap, weights] = std::get<GroupCells>(read);
            rule.values.insert(rule.values.end(), weights.begin(), weights.end());
            rule.groups.push_back(std::move(cells));
            if (!is_right_size(rule.groups.back(), group, rule)) return false;
            if (gap && gaps_ == LineGaps::marked) return fail(gap->at, gap->found, gap->expected);
        }
        if (rule.groups.size() < static_cast<std::size_t>(row.fewest_groups))
            return fail(part.end(), "the end of the rule", "'=' and more cells");
        const std::vector<RulePart> words = words_of(part);
        if (words.empty()) return fail(part.end(), "the end of the rule", wanted_cells(rule));
        return add(std::move(rule), {text_.substr(words[0].at, words.back().end() - words[0].at), words[0].at});
    }

    bool is_right_size(const CellList& cells, RulePart group, const Rule& rule) {
        const int count = static_cast<int>(cells.size());
        const bool house =
            rule.row->house && std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return board_.in_grid(cell); });
        const int most = house ? board_.digits() : rule.row->most_cells;
        if (count >= rule.row->fewest_cells && (most == 0 || count <= most)) return true;
        const std::vector<RulePart> words = words_of(group);
        return fail(words.empty() ? group.at : words[0].at, count == 0 ? "no cells" : count_of(count, "cell"),
                    wanted_cells(rule));
    }

    bool add(Rule rule, RulePart about) {
        if (++count_ > max_rules)
            return fail(about.at, "another rule", "at most " + std::to_string(max_rules) + " rules");
        if (!rule.cases.empty() && ++braced_ > max_braced_rules)
            return fail(about.at, "another rule with braces",
                        "at most " + std::to_string(max_braced_rules) + " of them");
        if (rule.row->declare != nullptr && depth_ > 0)
            return fail(about.at, quoted(about.text) + " in braces", "layers and values outside braces");
        if (std::string expected = rule_expects(rule, {board_, out_.rules}); !expected.empty())
            return fail(about.at, quoted(about.text), std::move(expected));
        out_.rules.push_back(std::move(rule));
        if (depth_ == 0) out_.at.push_back(about.at);
        return true;
    }

    std::string_view text_;
    const Geometry& board_;
    LineGaps gaps_;
    ParsedRules out_;
    std::size_t count_ = 0, braced_ = 0, depth_ = 0;
    std::optional<RuleError> error_;
};

}  // namespace

std::variant<ParsedRules, RuleError> parse(std::string_view text, const Geometry& board, LineGaps gaps) {
    return RuleReader(text, board, gaps).read();
}

}  // namespace rules

std::variant<std::vector<Rule>, RuleError> parse_rules(std::string_view text, const Geometry& board) {
    const GeometryPtr same = std::make_shared<const Geometry>(board);
    auto layers = rules::with_layers(same, {}, text);
    if (auto* error = std::get_if<RuleError>(&layers)) return std::move(*error);
    auto parsed = rules::parse(text, *std::get<GeometryPtr>(layers));
    if (auto* error = std::get_if<RuleError>(&parsed)) return std::move(*error);
    return std::move(std::get<rules::ParsedRules>(parsed).rules);
}

}  // namespace deduku
