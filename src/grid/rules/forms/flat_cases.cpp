#include "grid/rules/forms/flat_cases.hpp"

#include "grid/rules/forms/numbers.hpp"
#include "grid/rules/forms/pair.hpp"
#include "grid/rules/forms/pattern_lines.hpp"

namespace deduku::rules {
namespace {

struct Sums {
    int least = 0;
    int most = 0;
};
std::size_t values_of(Cell cell, const FlatContext& context) {
    const auto own = static_cast<std::size_t>(index(cell) - context.board.grid_cells());
    return context.board.in_grid(cell) ? static_cast<std::size_t>(context.board.digits())
                                       : context.own.cells[own].numbers.size();
}

// The least and the most that a line can sum to, cell by cell.
Sums sums_of(const Linear& line, const FlatContext& context) {
    Sums out;
    for (std::size_t i = 0; i < line.terms.size();) {
        const Cell cell = line.terms[i].candidate.cell;
        Sums of_cell{line.terms[i].weight, line.terms[i].weight};
        std::size_t count = 0;
        for (; i < line.terms.size() && line.terms[i].candidate.cell == cell; ++i, ++count)
            of_cell = {std::min(of_cell.least, line.terms[i].weight), std::max(of_cell.most, line.terms[i].weight)};
        const bool may_be_none = count < values_of(cell, context);
        out.least += may_be_none ? std::min(of_cell.least, 0) : of_cell.least;
        out.most += may_be_none ? std::max(of_cell.most, 0) : of_cell.most;
    }
    return out;
}

std::size_t terms_in(const Choice& cases) {
    std::size_t out = 0;
    for (const LinearList& lines : cases)
        for (const Linear& line : lines) out += line.terms.size();
    return out;
}

// Lines that always hold are left out; no case, if a line cannot hold.
void add_case(LinearList lines, const FlatContext& context, Choice& out) {
    bool possible = true;
    std::erase_if(lines, [&](const Linear& line) {
        const Sums sums = sums_of(line, context);
        possible = possible && (!line.least || sums.most >= *line.least) && (!line.most || sums.least <= *line.most);
        return (!line.least || sums.least >= *line.least) && (!line.most || sums.most <= *line.most);
    });
    if (possible) out.push_back(std::move(lines));
}
void add_case(Linear line, const FlatContext& context, Choice& out) {
    add_case(LinearList{std::move(line)}, context, out);
}

// The cases in which a line does not hold.
void add_failing(const Linear& line, const FlatContext& context, Choice& out) {
    if (line.least) add_case({line.terms, std::nullopt, *line.least - 1}, context, out);
    if (line.most) add_case({line.terms, *line.most + 1, std::nullopt}, context, out);
}

// For each number of a house: its cells.
LinearList lines_of_house(const CellList& house, const Geometry& board) {
    LinearList out;
    if (share_a_house(board, house)) return out;
    const std::vector<int> numbers = numbers_of(board, house);
    for (int number : numbers) {
        Terms terms(board);
        for (Cell cell : house) terms.add(cell, number);
        terms.into(out, house.size() == numbers.size() ? 1 : 0, 1);
    }
    return out;
}

// The parts of a rule; its helpers are added to those of the board and of the rules before.
Constraints compiled(const Rule& rule, std::span<const Rule> rules, const FlatContext& context) {
    Constraints out;
    out.cells = std::move(context.own.cells);
    compile_rule(rule, {context.board, rules}, out);
    context.own.cells = std::move(out.cells);
    return out;
}

std::optional<Choice> cases_of(const Rule& rule, std::span<const Rule> rules, const FlatContext& context) {
    if (is_braced(rule)) return cases_of_braces(rule, context, false);
    Constraints parts = compiled(rule, rules, context);
    LinearList lines;
    for (const CellList& house : parts.houses)
        for (Linear& line : lines_of_house(house, context.board)) lines.push_back(std::move(line));
    lines.insert(lines.end(), std::make_move_iterator(parts.lines.begin()), std::make_move_iterator(parts.lines.end()));
    Choice out;
    add_case(std::move(lines), context, out);
    for (Choice& choice : parts.choices) {
        Choice cases;
        for (LinearList& one : choice) add_case(std::move(one), context, cases);
        if (!multiply_cases(out, std::move(cases))) return std::nullopt;
    }
    if (!parts.excess.empty()) return std::nullopt;
    return out;
}

// A case for each pair of cells: the predicate does not hold for it.
Choice failing_pairs(const Rule& rule, const FlatContext& context) {
    const Geometry& board = context.board;
    const PairForm form = std::get<PairForm>(read_pair(rule.text, board));
    Choice out;
    for (const auto& [a, b] : pairs_of(form, rule, board)) {
        LinearList lines;
        number_stars(
            board, a, b, [&](int d, int e) { return form.predicate.holds(d, e); }, lines);
        add_case(std::move(lines), context, out);
    }
    return out;
}

// All cases of a choice fail.
std::optional<Choice> failing_choice(const Choice& choice, const FlatContext& context) {
    Choice out{LinearList{}};
    for (const LinearList& lines : choice) {
        Choice cases;
        for (const Linear& line : lines) add_failing(line, context, cases);
        if (!multiply_cases(out, std::move(cases))) return std::nullopt;
    }
    return out;
}

// The words that a pattern does not have; none if they need too many states.
std::optional<Choice> failing_pattern(const Rule& rule, const FlatContext& context) {
    const auto unrolled = failing_unrolled_of(rule, context.board);
    if (!unrolled) return std::nullopt;
    Choice out;
    if (unrolled->steps.empty()) return out;
    Constraints parts;
    parts.cells = std::move(context.own.cells);
    compile_unrolled(*unrolled, context.board, parts);
    context.own.cells = std::move(parts.cells);
    add_case(std::move(parts.lines), context, out);
    return out;
}

// None for a rule with other helpers: some of their values break its lines also where others satisfy them.
std::optional<Choice> failing_cases_of(const Rule& rule, std::span<const Rule> rules, const FlatContext& context) {
    const Geometry& board = context.board;
    if (is_braced(rule)) return cases_of_braces(rule, context, true);
    if (rule.row == &pair_rule) return failing_pairs(on_layer(rule, board), context);
    if (rule.row->automaton != nullptr) return failing_pattern(on_layer(rule, board), context);
    const std::size_t cells = context.own.cells.size();
    const Constraints parts = compiled(rule, rules, context);
    if (context.own.cells.size() > cells || !parts.excess.empty()) return std::nullopt;
    Choice out;
    std::size_t terms = 0;
    for (const CellList& house : parts.houses)
        for (const Linear& line : lines_of_house(house, board)) add_case({line.terms, 2, std::nullopt}, context, out);
    for (const Linear& line : parts.lines) add_failing(line, context, out);
    for (const Choice& choice : parts.choices) {
        auto cases = failing_choice(choice, context);
        if (!cases || !add_cases(out, *std::move(cases), terms)) return std::nullopt;
    }
    return out;
}

bool fits(std::size_t cases, std::size_t terms) { return cases <= most_flat_cases && terms <= most_flat_terms; }

}  // namespace

bool add_cases(Choice& cases, Choice more, std::size_t& terms) {
    terms += terms_in(more);
    cases.insert(cases.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    return fits(cases.size(), terms);
}

bool multiply_cases(Choice& cases, Choice more) {
    if (cases.size() == 1 && cases[0].empty()) std::swap(cases, more);
    if (more.size() == 1) {
        for (LinearList& one : cases) one.insert(one.end(), more[0].begin(), more[0].end());
        return fits(cases.size(), terms_in(cases));
    }
    if (!fits(cases.size() * more.size(), terms_in(cases) * more.size() + terms_in(more) * cases.size())) return false;
    Choice out;
    for (const LinearList& one : cases)
        for (const LinearList& other : more) {
            out.push_back(one);
            out.back().insert(out.back().end(), other.begin(), other.end());
        }
    cases = std::move(out);
    return true;
}

std::optional<Choice> cases_of(std::span<const Rule> rules, const FlatContext& context) {
    Choice out{LinearList{}};
    for (const Rule& rule : rules) {
        auto cases = cases_of(rule, rules, context);
        if (!cases || !multiply_cases(out, *std::move(cases))) return std::nullopt;
    }
    return out;
}

std::optional<Choice> failing_cases_of(std::span<const Rule> rules, const FlatContext& context) {
    Choice out;
    std::size_t terms = 0;
    for (const Rule& rule : rules) {
        auto cases = failing_cases_of(rule, rules, context);
        if (!cases || !add_cases(out, *std::move(cases), terms)) return std::nullopt;
    }
    return out;
}

void add_choice(Choice cases, const Geometry& board, Constraints& out) {
    if (cases.empty()) return add_never(board, out.lines);
    if (std::any_of(cases.begin(), cases.end(), [](const LinearList& lines) { return lines.empty(); })) return;
    if (cases.size() == 1)
        out.lines.insert(out.lines.end(), cases[0].begin(), cases[0].end());
    else
        out.choices.push_back(std::move(cases));
}

}  // namespace deduku::rules
