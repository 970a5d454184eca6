#include "formats/iss/write_forms.hpp"

#include <algorithm>
#include <array>

#include "formats/iss/automaton.hpp"
#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/spelling.hpp"
#include "grid/rules/forms/amount.hpp"
#include "grid/rules/forms/automaton.hpp"
#include "grid/rules/forms/layer.hpp"
#include "grid/rules/forms/number_class.hpp"
#include "grid/rules/forms/pair.hpp"

namespace deduku::formats::iss {
namespace {

using Item = std::optional<std::string>;

std::string tilde_names(std::span<const Cell> cells, const Geometry& board) {
    std::string out;
    for (Cell cell : cells) out += '~' + name_of(cell, board);
    return out;
}

// "~_slow%20thermo"
std::string title_item(const Rule& rule) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string out = "~_";
    for (char c : rule.title) {
        const auto code = static_cast<unsigned char>(c);
        if (is_letter(c) || is_digit(c) || c == '-')
            out += c;
        else
            (out += '%') += {hex[code >> 4], hex[code & 15U]};
    }
    return out;
}

// ---- pairs

PairTable table_of(const rules::Formula& predicate, const Geometry& board) {
    PairTable out;
    const int last = board.lowest() + board.digits() - 1;
    for (int a = board.lowest(); a <= last; ++a)
        for (int b = board.lowest(); b <= last; ++b)
            if (predicate.holds(a, b)) out.seconds[at(a)] |= number_bit(b);
    return out;
}

std::string pair_item(const rules::Formula& predicate, const Rule& rule, const Geometry& board) {
    return ".Pair~" + key_of_table(table_of(predicate, board), board.lowest(), board.digits()) + title_item(rule);
}

std::string listed_pairs(const std::string& item, const std::vector<std::pair<Cell, Cell>>& pairs,
                         const Geometry& board) {
    std::string out = item;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        out += (i == 0 ? "" : "~") + tilde_names(std::array{pairs[i].first, pairs[i].second}, board);
    return out;
}

Item pair_rule_item(const Rule& rule, const Geometry& board) {
    const auto read = rules::read_pair(rule.text, board);
    const auto* form = std::get_if<rules::PairForm>(&read);
    if (form == nullptr) return std::nullopt;
    const std::string item = pair_item(form->predicate, rule, board);
    if (form->which == rules::PairsOf::along) return item + tilde_names(rule.groups[0], board);
    return listed_pairs(item, rules::pairs_of(*form, rule, board), board);
}

// Rules that say the same as a predicate; # is their value.
struct AsPairs {
    std::string_view rule, predicate;
    bool all = false;
};
constexpr AsPairs as_pairs[] = {
    {"white", "abs(a - b) = #"},
    {"black", "a = # * b or b = # * a"},
    {"grey", "abs(a - b) = 1 or a = 2 * b or b = 2 * a"},
    {"x", "a + b = 10"},
    {"v", "a + b = 5"},
    {"greater", "a > b"},
    {"slow-thermo", "a <= b"},
    {"max-difference", "abs(a - b) <= #"},
    {"parity-line", "(a + b) % 2 = 1"},
    {"one-parity", "(a + b) % 2 = 0"},
    {"factor-line", "a % b = 0 or b % a = 0"},
    {"nabner", "abs(a - b) >= 2", true},
};
Item named_pair_item(const AsPairs& as, const Rule& rule, const Geometry& board) {
    std::string text(as.predicate);
    for (std::size_t at; (at = text.find('#')) != text.npos;)
        text.replace(at, 1, std::to_string(rule.values.empty() ? 0 : rule.values[0]));
    const auto read = rules::read_predicate(text);
    const auto* predicate = std::get_if<rules::Formula>(&read);
    if (predicate == nullptr) return std::nullopt;
    NamedCells cells = rule.groups[0];
    // All pairs of a closed line are those of its cells.
    if (as.all && cells.size() > 1 && cells.front() == cells.back()) cells.pop_back();
    std::string item = pair_item(*predicate, rule, board);
    if (as.all) item.insert(5, "X");
    return item + tilde_names(cells, board);
}

// ---- cases

// ".~R1C1_1_3": outside of an Or these would be given.
Item only_item(const Rule& rule, const Geometry& board) {
    std::vector<int> digits;
    for (int digit = board.lowest(); digit < board.lowest() + board.digits(); ++digit) {
        const bool listed = std::find(rule.values.begin(), rule.values.end(), digit) != rule.values.end();
        const bool kept = rule.row->key == "odd" ? digit % 2 == 1 : rule.row->key == "even" ? digit % 2 == 0 : listed;
        if (kept) digits.push_back(digit);
    }
    std::string out = ".";
    for (Cell cell : rule.groups[0]) {
        out += '~' + name_of(cell, board);
        for (int digit : digits) out += '_' + std::to_string(digit);
    }
    return out;
}

Item any_item(const Rule& rule, const Geometry& board) {
    std::string out = ".Or";
    for (const std::vector<Rule>& one : rule.cases) {
        out += ".And";
        for (const Rule& inner : one) {
            // Rules about the whole board cannot stand in an Or.
            if (inner.groups.empty() && inner.cases.empty() && inner.row->key != "pair") return std::nullopt;
            const std::string_view key = inner.row->key;
            const bool digits = key == "only" || key == "odd" || key == "even";
            const auto item = digits ? only_item(inner, board) : items_of_rule(inner, board);
            if (!item) return std::nullopt;
            out += *item;
        }
        out += ".End";
    }
    return out + ".End";
}

// ---- counts

// The numbers, and the classes of numbers, before the amount.
Numbers counted_numbers(std::string_view text, const Geometry& board) {
    std::vector<int> all;
    for (int k = 0; k < board.digits(); ++k) all.push_back(board.lowest() + k);
    Numbers out = 0;
    for (std::string_view word : split(text, ' '))
        for (int number : all)
            if (rules::is_in_class(word, number, all).value_or(number_of(word) == number)) out |= number_bit(number);
    return out;
}

// Counts down from the amount; a cell with the amount is read first. State k: k more.
CodedAutomaton counter(Numbers numbers, const rules::Amount& amount, const Geometry& board, int cells) {
    const int n = board.digits(), lowest = board.lowest();
    const int most = amount.cell ? lowest + n - 1 : std::min(amount.number, cells + 1);
    CodedAutomaton out{n, {}, {}, {}};
    const auto states = at(most + 1 + (amount.cell ? 1 : 0));
    out.starts.resize(states);
    out.accepts.resize(states);
    out.moves.resize(states, std::vector<std::vector<int>>(at(n)));
    out.starts.back() = true;
    for (int left = 0; left <= most; ++left) {
        out.accepts[at(left)] = left == 0 || amount.sign < 0;
        for (int k = 0; k < n; ++k) {
            const bool counts = has_number(numbers, lowest + k);
            if (!counts || left > 0 || amount.sign > 0)
                out.moves[at(left)][at(k)] = {counts && left > 0 ? left - 1 : left};
        }
    }
    for (int k = 0; amount.cell && k < n; ++k) out.moves.back()[at(k)] = {lowest + k};
    return out;
}

Item count_item(const Rule& rule, const Geometry& board) {
    const auto read = rules::read_amount(rule.text, board, false);
    const auto* parts = std::get_if<rules::WithAmount>(&read);
    if (parts == nullptr) return std::nullopt;
    const NamedCells& cells = rule.groups[0];
    const Numbers numbers = counted_numbers(parts->before, board);
    const rules::Amount& amount = parts->amount;
    const CodedAutomaton automaton = counter(numbers, amount, board, static_cast<int>(cells.size()));
    return ".NFA~" + code_of(automaton) + title_item(rule) +
           (amount.cell ? tilde_names(std::array{*amount.cell}, board) : "") + tilde_names(cells, board);
}

Item distinct_item(const Rule& rule, const Geometry& board) {
    const auto read = rules::read_amount(rule.text, board, true);
    const auto* parts = std::get_if<rules::WithAmount>(&read);
    if (parts == nullptr || !parts->amount.cell) return std::nullopt;
    return ".CountDistinct" + tilde_names(std::array{*parts->amount.cell}, board) + tilde_names(rule.groups[0], board);
}

// ---- patterns

// Its symbols are the numbers of the board, then the break.
std::optional<CodedAutomaton> coded(const rules::Automaton& automaton, int least, int numbers, bool breaks) {
    constexpr int most_symbols = 16;
    CodedAutomaton out{numbers + (breaks ? 1 : 0), {}, automaton.accepts, {}};
    if (out.symbols > most_symbols || automaton.states == 0) return std::nullopt;
    out.starts.resize(at(automaton.states));
    for (const int start : automaton.starts) out.starts[at(start)] = true;
    out.moves.resize(at(automaton.states), std::vector<std::vector<int>>(at(out.symbols)));
    const auto add = [](std::vector<int>& targets, int to) {
        if (std::find(targets.begin(), targets.end(), to) == targets.end()) targets.push_back(to);
    };
    for (const rules::Automaton::Move& move : automaton.moves) {
        auto& from = out.moves[at(move.from)];
        for (int k = 0; k < numbers; ++k)
            if (move.reads.has(least + k)) add(from[at(k)], move.to);
        if (breaks && move.reads.gap) add(from.back(), move.to);
    }
    return out;
}

Item regular_item(const Rule& rule, const Geometry& board) {
    const auto automaton =
        coded(rule.row->automaton(rule, board), board.lowest(), board.digits(), rule.groups.size() > 1);
    if (!automaton) return std::nullopt;
    std::string out = ".NFA~" + code_of(*automaton) + title_item(rule);
    for (std::size_t i = 0; i < rule.groups.size(); ++i)
        out += (i == 0 ? "" : "~-") + tilde_names(rule.groups[i], board);
    return out;
}

// ---- layers

// "count 2 = 1" of two numbers: one flag among some cells.
Item one_flag_item(const std::vector<Cell>& cells, int flag, const Geometry& board) {
    return ".ContainExact~" + std::to_string(flag) + tilde_names(cells, board);
}

// A group of extra cells, which have the numbers of the board or some of them.
Item layer_item(const Rule& rule, const Geometry& board) {
    const auto read = rules::read_layer(rule.text);
    const auto* form = std::get_if<rules::LayerForm>(&read);
    const auto first = form == nullptr ? std::nullopt : rules::layer_named(board, form->name);
    if (!first || name_of(*first, board).empty() || form->digit) return std::nullopt;
    const bool once = form->row || form->column || form->box;
    const int least = form->numbers.front(), most = form->numbers.back();
    if (least < board.lowest() || most >= board.lowest() + board.digits() || (once && form->numbers.size() != 2))
        return std::nullopt;
    const int count = form->count > 0 ? form->count : board.grid_cells();
    std::string name = name_of(*first, board);
    while (is_digit(name.back())) name.pop_back();
    const std::string size =
        form->count > 0 ? std::to_string(count) : std::to_string(board.rows()) + 'x' + std::to_string(board.columns());
    std::string out = ".Var~" + name.substr(1) + '~' + form->name + '~' + size;
    if (static_cast<int>(form->numbers.size()) < board.digits()) {
        out += '.';
        for (int k = 0; k < count; ++k) {
            out += '~' + name_of(static_cast<Cell>(index(*first) + k), board);
            for (const int number : form->numbers) out += '_' + std::to_string(number);
        }
    }
    if (!once) return out;
    const Geometry& plain = board.plain() ? *board.plain() : board;
    for (const House house : plain.all_houses()) {
        const HouseKind kind = plain.kind(house);
        const bool box = kind == HouseKind::box || kind == HouseKind::region;
        if (!((kind == HouseKind::row && form->row) || (kind == HouseKind::column && form->column) ||
              (box && form->box)))
            continue;
        std::vector<Cell> cells;
        for (const Cell cell : plain.cells_of(house)) cells.push_back(static_cast<Cell>(index(*first) + index(cell)));
        out += *one_flag_item(cells, most, board);
    }
    return out;
}

// ---- sets and sums

Item weighted_item(const Rule& rule, const Geometry& board) {
    constexpr int largest_weight = 100;
    std::string out = ".Sum~" + std::to_string(rule.values[0]) + "_=";
    for (std::size_t i = 0; i < rule.groups[0].size(); ++i) {
        if (std::abs(rule.values[i + 1]) > largest_weight) return std::nullopt;
        out += '_' + std::to_string(rule.values[i + 1]);
    }
    return out + tilde_names(rule.groups[0], board);
}
Item same_digits_item(const Rule& rule, const Geometry& board) {
    std::string out = ".SameValues~" + std::to_string(rule.groups.size());
    for (const NamedCells& group : rule.groups) out += tilde_names(group, board);
    return out;
}
struct Form {
    std::string_view rule;
    Item (*item)(const Rule& rule, const Geometry& board);
};
constexpr Form forms[] = {
    {"pair", pair_rule_item},    {"any", any_item},
    {"count", count_item},       {"regular", regular_item},
    {"layer", layer_item},       {"distinct", distinct_item},
    {"weighted", weighted_item}, {"same-digits", same_digits_item},
};

}  // namespace

Item form_item(const Rule& rule, const Geometry& board) {
    for (const AsPairs& as : as_pairs)
        if (as.rule == rule.row->key) return named_pair_item(as, rule, board);
    for (const Form& form : forms)
        if (form.rule == rule.row->key) return form.item(rule, board);
    return std::nullopt;
}

}  // namespace deduku::formats::iss
