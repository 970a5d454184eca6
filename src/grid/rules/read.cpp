// Rules from text: "killer 15: A1 A2 B2; white: A1 B1 / C3 C4".
//
//   rule     name values : group = group = .. / group = ..      followed by ; or a line end
//            killer 15   : A1 A2 B2
#include <charconv>

#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/parsed.hpp"
#include "grid/rules/words.hpp"

namespace deduku {
namespace rules {
namespace {

bool is_word(std::string_view text) {
    return is_letter(text[0]) && std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || c == '-'; });
}

std::string count_of(int number, std::string_view noun) {
    return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

std::vector<std::string_view> all_names() {
    std::vector<std::string_view> out;
    for (const RuleRow* row : rule_rows()) {
        out.push_back(row->key);
        for (std::string_view other : split(row->names, ' ')) out.push_back(other);
    }
    return out;
}

// After an unknown name: the rules of a kind of puzzle, a similar name, or all names.
std::string help_for(const std::string& name) {
    constexpr std::array<std::array<std::string_view, 2>, 3> kinds = {
        {{"kropki", "; 'white' and 'black' are dots, 'all-dots' if no dot is missing"},
         {"xv", "; 'x' and 'v' are marks, 'all-xv' if no mark is missing"},
         {"jigsaw", "; the regions of a jigsaw follow houses: or [Regions]"}}};
    for (const auto& [kind, help] : kinds)
        if (name == kind) return std::string(help);
    if (std::string similar = suggestion(name, all_names()); !similar.empty()) return similar;
    std::string out;
    for (const RuleRow* row : rule_rows()) out += (out.empty() ? ": " : ", ") + std::string(row->key);
    return out + " (doc/rules/README.md)";
}

// "a sum from 0 to 999999", "down or up"
std::string a_value(const RuleRow& row, int n) {
    if (row.value == RuleValue::word) {
        std::string out;
        for (std::string_view word : split(row.words, ' ')) out += (out.empty() ? "" : " or ") + std::string(word);
        return out;
    }
    constexpr std::string_view names[] = {"", "a sum", "a difference", "a number", "a digit", ""};
    const auto [least, most] = value_range(row.value, n);
    return std::string(names[static_cast<std::size_t>(row.value)]) + " from " + std::to_string(least) + " to " +
           std::to_string(most);
}

// "2 cells", "1 to 9 cells", "at least 3 cells"
std::string cells_wanted(const RuleRow& row, int n) {
    const int most = row.house ? n : row.most_cells;
    if (most == 0) return "at least " + count_of(row.fewest_cells, "cell");
    if (most == row.fewest_cells) return count_of(most, "cell");
    return std::to_string(row.fewest_cells) + " to " + count_of(most, "cell");
}

// Reads one rule after the other, up to the first error.
class RuleReader {
  public:
    RuleReader(std::string_view text, const Geometry& board, LineGaps gaps) : text_(text), board_(board), gaps_(gaps) {}

    std::variant<ParsedRules, RuleError> read() {
        for (std::size_t at = 0; !error_ && at <= text_.size();) {
            const std::size_t end = std::min(text_.find_first_of(";\n", at), text_.size());
            take_rule({text_.substr(at, end - at), at});
            at = end + 1;
        }
        if (error_) return *std::move(error_);
        return std::move(out_);
    }

  private:
    bool fail(std::size_t at, std::string found, std::string expected) {
        if (!error_) error_ = RuleError{at, std::move(found), std::move(expected)};
        return false;
    }

    void take_rule(RulePart part) {
        const std::size_t colon = part.text.find(':');
        const RulePart head{part.text.substr(0, colon), part.at};
        const std::vector<RulePart> words = words_of(head);
        if (words.empty() && colon == part.text.npos) return;
        if (words.empty()) return void(fail(head.end(), "':'", "the name of a rule"));
        Rule rule;
        const std::size_t used = take_name(words, rule);
        if (rule.row == nullptr || !take_values(std::span(words).subspan(used), head, rule)) return;
        const bool cells = rule.row->fewest_groups > 0;
        if (colon == part.text.npos) {
            if (cells) return void(fail(part.end(), "the end of the rule", "':' and " + wanted_cells(rule)));
            add(std::move(rule), words[0]);
        } else if (!cells) {
            fail(head.end(), "':'", "the end of the rule: it has no cells");
        } else {
            for (const RulePart& one : pieces_of({part.text.substr(colon + 1), head.end() + 1}, '/'))
                if (!take_cells(one, rule)) return;
        }
    }

    // The longest rule name at the beginning of the words, and its number of words.
    std::size_t take_name(const std::vector<RulePart>& words, Rule& rule) {
        std::size_t letters = 0;
        while (letters < words.size() && is_word(words[letters].text)) ++letters;
        std::string name;
        for (std::size_t i = 0; i < letters; ++i) name += (i > 0 ? "-" : "") + std::string(words[i].text);
        const std::string whole = name;
        for (std::size_t used = letters; used > 0; --used) {
            rule.row = find_rule(name);
            if (rule.row != nullptr) return used;
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
        const auto [least, most] = value_range(row.value, board_.digits());
        const bool whole = problem == std::errc() && end == text.data() + text.size();
        return whole && value >= least && value <= most ? std::optional(value) : std::nullopt;
    }

    bool take_values(std::span<const RulePart> words, RulePart head, Rule& rule) {
        const RuleRow& row = *rule.row;
        const auto rest = [&] {
            return row.fewest_groups > 0 ? "':' and " + wanted_cells(rule) : "the end of the rule";
        };
        for (const RulePart& word : words) {
            if (rule.values.size() == static_cast<std::size_t>(row.most_values))
                return fail(word.at, quoted(word.text), rest());
            const auto value = value_of(word.text, row);
            if (!value) return fail(word.at, quoted(word.text), a_value(row, board_.digits()));
            const bool again = std::find(rule.values.begin(), rule.values.end(), *value) != rule.values.end();
            if (again && row.value == RuleValue::word) return fail(word.at, quoted(word.text) + " again", "it once");
            rule.values.push_back(*value);
        }
        if (rule.values.empty()) rule.values = missing_values(row, board_.digits());
        if (rule.values.size() >= static_cast<std::size_t>(row.fewest_values)) return true;
        return fail(head.end(), head.end() < text_.size() && text_[head.end()] == ':' ? "':'" : "the end of the rule",
                    a_value(row, board_.digits()));
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
            auto& [cells, gap] = std::get<GroupCells>(read);
            rule.groups.push_back(std::move(cells));
            if (!is_right_size(rule.groups.back(), group, rule)) return false;
            if (gap && gaps_ == LineGaps::marked) return fail(gap->at, gap->found, gap->expected);
        }
        if (rule.groups.size() < static_cast<std::size_t>(row.fewest_groups))
            return fail(part.end(), "the end of the rule", "'=' and more cells");
        const std::vector<RulePart> words = words_of(part);
        return add(std::move(rule), {text_.substr(words[0].at, words.back().end() - words[0].at), words[0].at});
    }

    bool is_right_size(const CellList& cells, RulePart group, const Rule& rule) {
        const int count = static_cast<int>(cells.size());
        const int most = rule.row->house ? board_.digits() : rule.row->most_cells;
        if (count >= rule.row->fewest_cells && (most == 0 || count <= most)) return true;
        const std::vector<RulePart> words = words_of(group);
        return fail(words.empty() ? group.at : words[0].at, count == 0 ? "no cells" : count_of(count, "cell"),
                    wanted_cells(rule));
    }

    bool add(Rule rule, RulePart about) {
        if (out_.rules.size() == max_rules)
            return fail(about.at, "another rule", "at most " + std::to_string(max_rules) + " rules");
        if (rule.row->expects != nullptr)
            if (std::string expected = rule.row->expects(rule, {board_, out_.rules}); !expected.empty())
                return fail(about.at, quoted(about.text), std::move(expected));
        out_.rules.push_back(std::move(rule));
        out_.at.push_back(about.at);
        return true;
    }

    std::string_view text_;
    const Geometry& board_;
    LineGaps gaps_;
    ParsedRules out_;
    std::optional<RuleError> error_;
};

}  // namespace

std::variant<ParsedRules, RuleError> parse(std::string_view text, const Geometry& board, LineGaps gaps) {
    return RuleReader(text, board, gaps).read();
}

}  // namespace rules

std::variant<std::vector<Rule>, RuleError> parse_rules(std::string_view text, const Geometry& board) {
    auto parsed = rules::parse(text, board);
    if (auto* error = std::get_if<RuleError>(&parsed)) return std::move(*error);
    return std::move(std::get<rules::ParsedRules>(parsed).rules);
}

}  // namespace deduku
