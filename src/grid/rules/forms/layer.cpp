#include "grid/rules/forms/layer.hpp"

#include <algorithm>
#include <charconv>

#include "deduku/text.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/said.hpp"
#include "grid/rules/tell.hpp"
#include "grid/rules/words.hpp"

namespace deduku::rules {
namespace {

constexpr int most_layer_number = 999'999;
constexpr int most_layer_cells = 10'000;

std::optional<int> whole_number(std::string_view text) {
    int out = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), out);
    const bool whole = problem == std::errc() && end == text.data() + text.size();
    return whole && out >= -most_layer_number && out <= most_layer_number ? std::optional(out) : std::nullopt;
}

// "3" or "-9..18"
bool take_numbers(std::string_view word, std::vector<int>& out) {
    const std::size_t dots = word.find("..");
    const auto first = whole_number(word.substr(0, dots));
    const auto last = dots == word.npos ? first : whole_number(word.substr(dots + 2));
    if (!first || !last || *first > *last || *last - *first >= max_digits) return false;
    for (int number = *first; number <= *last; ++number) out.push_back(number);
    return true;
}

class LayerReader {
  public:
    explicit LayerReader(std::string_view text) : text_(text), words_(words_of({text, 0})) {}

    std::variant<LayerForm, RuleError> read() {
        if (words_.empty() || !is_layer_name(words_[0].text)) return wrong(0, "the name of the layer, such as doubler");
        form_.name = words_[0].text;
        std::size_t i = 1;
        while (i < words_.size() && take_numbers(words_[i].text, form_.numbers)) ++i;
        put_in_order(form_.numbers);
        form_.numbers.erase(std::unique(form_.numbers.begin(), form_.numbers.end()), form_.numbers.end());
        if (form_.numbers.empty() || form_.numbers.size() > static_cast<std::size_t>(max_digits))
            return wrong(std::min<std::size_t>(1, i),
                         "1 to " + std::to_string(max_digits) + " different numbers: 0 1, or -9..18");
        for (; i < words_.size(); ++i)
            if (auto error = take_option(i)) return *std::move(error);
        return std::move(form_);
    }

  private:
    RuleError wrong(std::size_t word, std::string expected) const {
        if (word >= words_.size()) return {text_.size(), "the end of the rule", std::move(expected)};
        return {words_[word].at, quoted(words_[word].text), std::move(expected)};
    }
    std::optional<RuleError> take_option(std::size_t& i) {
        if (same_name(words_[i].text, "cells")) {
            const auto count = i + 1 < words_.size() ? whole_number(words_[i + 1].text) : std::nullopt;
            if (!count || *count < 1 || *count > most_layer_cells)
                return wrong(i + 1, "a number of cells from 1 to " + std::to_string(most_layer_cells));
            form_.count = *count;
            ++i;
            return std::nullopt;
        }
        bool* const option = once_in(words_[i].text);
        if (same_name(words_[i].text, "once-in") && i + 1 < words_.size() && once_in(words_[i + 1].text) != nullptr)
            return std::nullopt;
        if (option == nullptr || form_.count > 0)
            return wrong(i, "once-in and row, column, box or digit; or cells and their number");
        *option = true;
        return std::nullopt;
    }
    bool* once_in(std::string_view word) {
        if (same_name(word, "row")) return &form_.row;
        if (same_name(word, "column")) return &form_.column;
        if (same_name(word, "box")) return &form_.box;
        if (same_name(word, "digit")) return &form_.digit;
        return nullptr;
    }

    std::string_view text_;
    std::vector<RulePart> words_;
    LayerForm form_;
};

std::string numbers_text(const std::vector<int>& numbers) {
    const bool run = numbers.size() > 2 && numbers.back() - numbers.front() == static_cast<int>(numbers.size()) - 1;
    if (run) return std::to_string(numbers.front()) + ".." + std::to_string(numbers.back());
    std::string out;
    for (const int number : numbers) out += (out.empty() ? "" : " ") + std::to_string(number);
    return out;
}

std::optional<RuleError> read_layer_text(std::string_view text, const Geometry&, Rule& rule) {
    auto read = read_layer(text);
    if (auto* error = std::get_if<RuleError>(&read)) return std::move(*error);
    const LayerForm& form = std::get<LayerForm>(read);
    rule.text = form.name + ' ' + numbers_text(form.numbers);
    if (form.count > 0) rule.text += " cells " + std::to_string(form.count);
    std::string_view before = " once-in ";
    for (const auto& [wanted, word] :
         {std::pair{form.row, "row"}, {form.column, "column"}, {form.box, "box"}, {form.digit, "digit"}})
        if (wanted) rule.text += std::string(std::exchange(before, " ")) + word;
    return std::nullopt;
}

LayerForm layer_form(const Rule& rule) { return std::get<LayerForm>(read_layer(rule.text)); }

void declare_layer(const Rule& rule, const Geometry& board, std::vector<OwnCell>& out) {
    const LayerForm form = layer_form(rule);
    for (int k = 1; k <= form.count; ++k) {
        const std::string number = std::to_string(k);
        out.push_back({form.numbers, false, {}, form.name + '.' + number, form.name + ' ' + number});
    }
    if (form.count > 0) return;
    for (const Cell cell : board.every_grid_cell())
        out.push_back({form.numbers, false, cell, form.name + '.' + cell_name(board, cell), form.name});
    if (!form.digit) return;
    std::vector<int> digits;
    for (int d = 0; d <= board.digits(); ++d) digits.push_back(d);
    for (const Cell cell : board.every_grid_cell())
        out.push_back({digits, true, cell, {}, "digit of the " + form.name});
}

// The own cell of the layer at a cell of the grid.
Cell layer_cell(Cell first, Cell at) { return static_cast<Cell>(index(first) + index(at)); }

void once(const Geometry& board, std::span<const Cell> cells, Cell first, const std::vector<int>& numbers,
          LinearList& lines) {
    Terms terms(board);
    for (const Cell cell : cells)
        for (std::size_t i = 1; i < numbers.size(); ++i) terms.add(layer_cell(first, cell), numbers[i]);
    terms.into(lines, 1, 1);
}

// For each digit one cell of the grid has it and another number than the first: helpers with this digit, or none.
void once_with_each_digit(const Geometry& board, Cell first, const std::vector<int>& numbers, LinearList& lines) {
    const auto joint = [&](Cell cell) {
        return layer_cell(first, static_cast<Cell>(board.grid_cells() + index(cell)));
    };
    for (const Cell cell : board.every_grid_cell()) {
        Terms(board).add(layer_cell(first, cell), numbers[0]).add(joint(cell), 0, -1).into(lines, 0, 0);
        for (const Digit d : board.all_digits())
            Terms(board).add({cell, d}, -1).add({joint(cell), next(d)}).into(lines, std::nullopt, 0);
    }
    for (const Digit d : board.all_digits()) {
        Terms terms(board);
        for (const Cell cell : board.every_grid_cell()) terms.add({joint(cell), next(d)});
        terms.into(lines, 1, 1);
    }
}

HouseKind kind_of(bool LayerForm::*which) {
    return which == &LayerForm::row ? HouseKind::row : which == &LayerForm::column ? HouseKind::column : HouseKind::box;
}

void compile_layer(const Rule& rule, const RuleContext& context, Constraints& out) {
    const LayerForm form = layer_form(rule);
    const Cell first = *layer_named(context.board, form.name);
    for (bool LayerForm::*which : {&LayerForm::row, &LayerForm::column, &LayerForm::box})
        if (form.*which)
            for (const House house : context.board.all_houses()) {
                const HouseKind kind = context.board.kind(house);
                if (kind == kind_of(which) || (which == &LayerForm::box && kind == HouseKind::region))
                    once(context.board, context.board.cells_of(house), first, form.numbers, out.lines);
            }
    if (form.digit) once_with_each_digit(context.board, first, form.numbers, out.lines);
}

bool layer_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const Geometry& board = context.board;
    const LayerForm form = layer_form(rule);
    if (form.count > 0) return true;
    const Cell first = *layer_named(board, form.name);
    const auto marked = [&](Cell cell) { return index(grid[layer_cell(first, cell)]) > 0; };
    const auto once_each = [&](auto&& part_of, int parts) {
        std::vector<int> count(static_cast<std::size_t>(parts), 0);
        for (const Cell cell : board.every_grid_cell())
            if (marked(cell)) ++count[static_cast<std::size_t>(part_of(cell))];
        return std::all_of(count.begin(), count.end(), [](int n) { return n == 1; });
    };
    int boxes = 0;
    for (const Cell cell : board.every_grid_cell())
        if (form.box) boxes = std::max(boxes, board.ordinal(*region_of(board, cell)) + 1);
    return (!form.row || once_each([&](Cell cell) { return board.row(cell); }, board.rows())) &&
           (!form.column || once_each([&](Cell cell) { return board.column(cell); }, board.columns())) &&
           (!form.box || once_each([&](Cell cell) { return board.ordinal(*region_of(board, cell)); }, boxes)) &&
           (!form.digit || once_each([&](Cell cell) { return index(grid[cell]); }, board.digits()));
}

std::string layer_expects(const Rule& rule, const RuleContext& context) {
    const LayerForm form = layer_form(rule);
    if ((form.row || form.column) && !has_rows_and_columns(context.board)) return "a board with rows and columns";
    if (form.box && !region_of(context.board, Cell{})) return "a board with boxes or regions";
    return {};
}

std::string own_layer(const Telling& told) {
    const LayerForm form = layer_form(told.rule);
    std::string out = form.count > 0
                          ? "There are " + std::to_string(form.count) + " numbers beside the grid, called " + form.name
                          : "Each cell also has a number called " + form.name;
    out += ": " + numbers_text(form.numbers);
    std::vector<std::string> once;
    for (const auto& [wanted, word] : {std::pair{form.row, "each row"},
                                       {form.column, "each column"},
                                       {form.box, "each box"},
                                       {form.digit, "the cells of each digit"}})
        if (wanted) once.emplace_back(word);
    for (std::size_t i = 0; i < once.size(); ++i)
        out += (i == 0                 ? "; it is not " + std::to_string(form.numbers[0]) + " in exactly one cell of "
                : i + 1 == once.size() ? " and of "
                                       : ", of ") +
               once[i];
    return out;
}

}  // namespace

bool is_layer_name(std::string_view word) {
    const auto fits = [](char c) { return is_letter(c) || is_digit(c) || c == '-'; };
    return !word.empty() && word.size() <= 40 && is_letter(word[0]) && std::all_of(word.begin(), word.end(), fits);
}

std::variant<LayerForm, RuleError> read_layer(std::string_view text) { return LayerReader(text).read(); }

std::vector<std::string> layer_names(const Geometry& board) {
    std::vector<std::string> out;
    for (const OwnCell& own : board.own_cells()) {
        std::string name = own.name.substr(0, own.name.find('.'));
        if (!name.empty() && (out.empty() || out.back() != name)) out.push_back(std::move(name));
    }
    return out;
}

std::optional<Cell> layer_named(const Geometry& board, std::string_view name) {
    for (const Cell cell : board.every_own_cell()) {
        const std::string_view here = board.own(cell).name;
        if (!here.empty() && same_name(here.substr(0, here.find('.')), name)) return cell;
    }
    return std::nullopt;
}

std::optional<Cell> own_cell_named(const Geometry& board, std::string_view name) {
    const std::size_t dot = name.find('.');
    const auto first = dot == name.npos ? std::nullopt : layer_named(board, name.substr(0, dot));
    if (!first) return std::nullopt;
    const std::string_view rest = name.substr(dot + 1);
    const auto at = board.own(*first).at ? parse_cell(board, rest, Coords::sheet) : std::nullopt;
    const auto number = board.own(*first).at ? std::nullopt : whole_number(rest);
    const int offset = at ? index(*at) : number ? *number - 1 : -1;
    if (offset < 0 || index(*first) + offset >= board.cells()) return std::nullopt;
    const auto cell = static_cast<Cell>(index(*first) + offset);
    const std::string_view found = board.own(cell).name;
    return same_name(found.substr(0, found.find('.')), name.substr(0, dot)) ? std::optional(cell) : std::nullopt;
}

// formats: `layer` | | a name; its numbers, `0 1` or `-9..18`; then `cells` and their number, or `once-in` and `row`,
//     `column`, `box`, `digit`, or nothing | | each cell of the grid has an own cell with one of these numbers, called
//     `name.C3`; or so many own cells beside it, `name.1`, `name.2`, ..; once in each row, .., and among the cells of each
//     digit it is not the first number
// ledger: `layer` | own cells in the order of the grid or of their numbers. For each row, column and box: {its own cells with
//     another number than the first}, exactly 1. For `digit`: helpers of the values none, 1, .., N, for each cell {first
//     number} - {helper is none}, 0, and for each digit {helper = digit} - {cell = digit}, at most 0; then for each digit
//     {a helper = digit}, exactly 1 | definition
extern constinit const RuleRow layer_rule = {.key = "layer",
                                             .example = "layer doubler 0 1 once-in row column box digit",
                                             .sentence = "{own}.",
                                             .own = own_layer,
                                             .fewest_groups = 0,
                                             .expects = layer_expects,
                                             .compile = compile_layer,
                                             .holds = layer_holds,
                                             .any_canvas = true,
                                             .read_text = read_layer_text,
                                             .declare = declare_layer};

extern const SaidRule layer_said = {
    layer_rule,
    "board doubler: doubler ; nine|9 / however cell grid there are some called\n"
    "board doubler placed: doubler|doubled ; <house> / <placed>\n"
    "board doubler placed digits: doubler|doubled ; <house> ; <digit> / <placed> form complete appear once 1-9 9 "
    "also\n"
    "board doubler digits: doubler|doubled ; <digit>|no two / <digits>\n"
    "board doubler counted: doubler|doubled ; double|twice|doubled ; <value>|considered / <counted>\n"
    "board doubler placed counted: doubler|doubled ; <house> ; double|twice|doubled ; <value> / <counted> "
    "<placed>\n"
    "board halver placed: halver|halved ; <house> / <placed>\n"
    "board halver placed digits: halver|halved ; <house> ; <digit> / <placed> form complete appear once 1-9 9 "
    "also\n"
    "board halver digits: halver|halved ; <digit>|no two / <digits>\n"
    "board halver counted: halver|halved ; half|halved ; <value>|considered / <counted>\n"
    "board halver placed counted: halver|halved ; <house> ; half|halved ; <value> / <counted> <placed>\n"
    "board tripler placed: tripler|tripled ; <house> / <placed>\n"
    "board tripler placed digits: tripler|tripled ; <house> ; <digit> / <placed> form complete appear once 1-9 9 "
    "also\n"
    "board tripler digits: tripler|tripled ; <digit>|no two / <digits>\n"
    "board tripler counted: tripler|tripled ; triple|three times|tripled ; <value>|considered / <counted>\n"
    "board tripler placed counted: tripler|tripled ; <house> ; triple|three times|tripled ; <value> / <counted> "
    "<placed>\n"
    "board negator placed: negator|negative cell ; <house> / <placed>\n"
    "board negator placed digits: negator|negative cell ; <house> ; <digit> / <placed> form complete appear once "
    "1-9 9 also\n"
    "board negator digits: negator|negative cell ; <digit>|no two / <digits>\n"
    "board negator counted: negator|negative cell ; negative|negated|subtract* ; <value>|considered / <counted>\n"
    "board negator placed counted: negator|negative cell ; <house> ; negative|negated|subtract* ; <value> / "
    "<counted> <placed>\n"
    "board hot cold placed: hot ; cold ; row ; column ; box|3x3|region / nine 9 cell grid there are is in each "
    "every one exactly 1 and per 3x3\n"
    "board hot cold placed counted: hot ; cold ; row ; column ; box|3x3|region ; one greater|one more|1 more|1 "
    "greater|increase* ; one less|1 less|one lower|one smaller|decrease* / nine 9 cell grid there are is in each "
    "every one exactly 1 and per 3x3 which has value greater more than less lower its digit a\n"
    "board hot cold counted: hot ; cold ; one greater|one more|1 more|1 greater|increase* ; one less|1 less|one "
    "lower|decrease* / value count has digit its of greater more than less lower one 1 by for the purpose of "
    "cage thermo arrow sum line clue\n"
    "board hot cold digits: hot ; cold ; each digit|every digit|digit 1 to 9|1-9 / 1 9 to appear in exactly one "
    "once cell and appears\n"
    "list house: row ; column ; box|3x3|region\n"
    "list digit: 0-8|0 8|set of digit|each digit|every digit|1-9|1 to 9|1 9|set of 1-9|different digit|digit "
    "1-9|form a set\n"
    "list placed: nine 9 cell grid there are is which in each every row column box region 3x3 exactly one 1 per "
    "and contain containing set of different digit the doubler halver tripler negator doubled marked known some "
    "hidden a that within puzzle to\n"
    "list digits: of 0 8 0-8 exactly once one appear appears in is from 1 9 1-9 set of the doubler halver "
    "negator tripler doubled halved cell all different contain containing among to each digit form number on\n"
    "list value: value|count*|purpose*|worth\n"
    "list counted: count counts value digit as double twice half triple negative for the purpose purposes of on "
    "in cage cages sum sums clue clues arrow arrows thermo thermos zipper between line lines x v xv and dot dots "
    "whisper all its it their face towards toward totals total region calculating calculation constraint "
    "constraints considered have worth when any a or such nine there are puzzle within which doubler halver "
    "negator tripler doubled halved cell killer counting rule rules"};

}  // namespace deduku::rules
