// Numbers apart from digits: a layer whose number in each cell is a formula over the digit and other layers.
//
//   layer doubler 0 1; value v digit * (1 + doubler)      v.A1 = 2 for 1 with doubler, 1 for 1 without, ..
//
// For each digit and flag: if both hold, so does their number. A combination without a number is excluded.
#include <map>
#include <set>

#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/formula.hpp"
#include "grid/rules/forms/layer.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

constexpr std::size_t most_combinations = 4'096;

struct ValueForm {
    std::string name;
    Formula formula;
    std::vector<Cell> layers;  // the first cell of each layer that the formula can name, after the digit
};

std::vector<std::string> formula_names(const Geometry& board) {
    std::vector<std::string> out{"digit"};
    for (const std::string& name : layer_names(board)) out.push_back(name);
    return out;
}

std::variant<ValueForm, RuleError> read_value(std::string_view text, const Geometry& board) {
    const std::vector<RulePart> words = words_of({text, 0});
    if (words.empty() || !is_layer_name(words[0].text))
        return RuleError{words.empty() ? text.size() : words[0].at,
                         words.empty() ? "the end of the rule" : quoted(words[0].text),
                         "a name for the number, and a formula: v digit * (1 + doubler)"};
    auto formula = read_formula(text.substr(words[0].end()), formula_names(board), FormulaKind::number);
    if (auto* error = std::get_if<RuleError>(&formula)) {
        error->at += words[0].end();
        return std::move(*error);
    }
    ValueForm out{std::string(words[0].text), std::get<Formula>(std::move(formula)), {}};
    for (const std::string& name : layer_names(board)) out.layers.push_back(*layer_named(board, name));
    return out;
}

// The formula of a value that has been read: later layers have other names.
ValueForm value_form(const Rule& rule, const Geometry& board) {
    return std::get<ValueForm>(read_value(rule.text, board));
}

// Each combination of the digit and the layers that the formula names, as numbers, and its number.
class Combinations {
  public:
    Combinations(const ValueForm& form, const Geometry& board) : form_(form), board_(board) {
        values_.resize(1 + form.layers.size(), 0);
        for (std::size_t name = 0; name < values_.size(); ++name)
            if (form.formula.names_it(name)) used_.push_back(name);
    }

    std::size_t count() const {
        std::size_t out = 1;
        for (const std::size_t name : used_) out = std::min(out * numbers(name).size(), most_combinations + 1);
        return out;
    }
    const std::vector<std::size_t>& used() const { return used_; }

    // use(numbers of all names, number or none)
    template <class Use>
    void each(const Use& use) {
        each(0, use);
    }

  private:
    std::vector<int> numbers(std::size_t name) const {
        return numbers_of(board_, name == 0 ? Cell{} : form_.layers[name - 1]);
    }
    template <class Use>
    void each(std::size_t i, const Use& use) {
        if (i == used_.size()) return use(values_, form_.formula.of(values_));
        for (const int number : numbers(used_[i])) {
            values_[used_[i]] = number;
            each(i + 1, use);
        }
    }

    const ValueForm& form_;
    const Geometry& board_;
    std::vector<int> values_;
    std::vector<std::size_t> used_;
};

std::set<int> numbers_of_value(const ValueForm& form, const Geometry& board) {
    std::set<int> out;
    Combinations(form, board).each([&](const std::vector<int>&, std::optional<std::int64_t> number) {
        if (number && std::abs(*number) <= 999'999) out.insert(static_cast<int>(*number));
    });
    return out;
}

std::optional<RuleError> read_value_text(std::string_view text, const Geometry& board, Rule& rule) {
    auto read = read_value(text, board);
    if (auto* error = std::get_if<RuleError>(&read)) return std::move(*error);
    const ValueForm& form = std::get<ValueForm>(read);
    rule.text = form.name + ' ' + form.formula.text();
    const std::size_t from = words_of({text, 0})[0].at;
    const Combinations all(form, board);
    for (const std::size_t name : all.used())
        if (name > 0 && !board.own(form.layers[name - 1]).at)
            return RuleError{from, "a list of cells in the formula", "layers with a cell for each cell of the grid"};
    if (all.count() > most_combinations)
        return RuleError{from, "more combinations of numbers", "at most " + std::to_string(most_combinations)};
    const std::size_t numbers = numbers_of_value(form, board).size();
    if (numbers >= 1 && numbers <= static_cast<std::size_t>(max_digits)) return std::nullopt;
    return RuleError{from, std::to_string(numbers) + " different numbers",
                     "1 to " + std::to_string(max_digits) + " different numbers"};
}

void declare_value(const Rule& rule, const Geometry& board, std::vector<OwnCell>& out) {
    const ValueForm form = value_form(rule, board);
    const std::set<int> numbers = numbers_of_value(form, board);
    for (const Cell cell : board.every_grid_cell())
        out.push_back(
            {{numbers.begin(), numbers.end()}, false, cell, form.name + '.' + cell_name(board, cell), form.name});
}

// The cell that holds the number of a name at a cell of the grid.
Cell cell_of_name(const ValueForm& form, std::size_t name, Cell at) {
    return name == 0 ? at : static_cast<Cell>(index(form.layers[name - 1]) + index(at));
}

void compile_value(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    const ValueForm form = value_form(rule, board);
    const Cell first = *layer_named(board, form.name);
    Combinations all(form, board);
    for (const Cell at : board.every_grid_cell()) {
        const auto value = static_cast<Cell>(index(first) + index(at));
        std::map<int, std::vector<std::set<int>>> makers;  // of each number: the numbers of each name
        all.each([&](const std::vector<int>& numbers, std::optional<std::int64_t> made) {
            Terms terms(board);
            for (const std::size_t name : all.used()) terms.add(cell_of_name(form, name, at), numbers[name]);
            const bool known = made && board.with_worth(value, static_cast<int>(*made));
            if (known) {
                terms.add(value, static_cast<int>(*made), -1);
                auto& of = makers[static_cast<int>(*made)];
                of.resize(numbers.size());
                for (const std::size_t name : all.used()) of[name].insert(numbers[name]);
            }
            terms.into(out.lines, std::nullopt, static_cast<int>(all.used().size()) - 1);
        });
        for (const auto& [number, of] : makers)
            for (const std::size_t name : all.used()) {
                Terms terms(board);
                terms.add(value, number);
                for (const int each : of[name]) terms.add(cell_of_name(form, name, at), each, -1);
                terms.into(out.lines, std::nullopt, 0);
            }
    }
}

bool value_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const Geometry& board = context.board;
    const ValueForm form = value_form(rule, board);
    const FilledBoard filling(board, grid);
    const Cell first = *layer_named(board, form.name);
    for (const Cell at : board.every_grid_cell()) {
        std::vector<int> numbers{filling[at]};
        for (std::size_t name = 1; name <= form.layers.size(); ++name) {
            const Cell layer = form.layers[name - 1];
            numbers.push_back(board.own(layer).at ? filling[cell_of_name(form, name, at)] : 0);
        }
        if (form.formula.of(numbers) != filling[static_cast<Cell>(index(first) + index(at))]) return false;
    }
    return true;
}

std::string own_value(const Telling& told) {
    const ValueForm form = value_form(told.rule, told.board);
    return form.name + " = " + form.formula.text();
}

}  // namespace

// formats: `value` | | a name; a [formula](#forms) over `digit` and the names of layers | | each cell of the grid has an own
//     cell with this number, `name.C3`; a combination without a number is excluded
// ledger: `value` | own cells in the order of the grid. For each cell, for each combination of the digit and the numbers of
//     the layers in the formula: {the digit} + {each number} - {their value}, at most the number of these less 1; without
//     the value if there is none; then for each value and each name in the formula: {the value} - {a digit or number that
//     makes it}, at most 0 | definition
extern constinit const RuleRow value_rule = {.key = "value",
                                             .example = "value distance abs(digit - 5)",
                                             .sentence = "Each cell also has the number {own}.",
                                             .own = own_value,
                                             .fewest_groups = 0,
                                             .compile = compile_value,
                                             .holds = value_holds,
                                             .any_canvas = true,
                                             .read_text = read_value_text,
                                             .declare = declare_value};

extern const SaidRule value_said = {
    value_rule,
    "area also {value balance digit * (1 - 2 * (digit % 2)); sum 0 of balance: @}: cage ; odd ; even ; "
    "sum*|total*|add* ; equal*|same / sum* total add up of odd even digit to the value each\n"
    "line also {value balance digit * (1 - 2 * (digit % 2)); sum 0 of balance: @}: line ; odd ; even ; "
    "sum*|total*|add* ; equal*|same / sum* total add up of odd even digit to the value each along"};

}  // namespace deduku::rules
