// Rules compiled to houses, lines and choices, in order, within the limits of boards and checkers.
#include "grid/reading/cell_text.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/parsed.hpp"

namespace deduku {
namespace rules {
namespace {

// The maximal number of terms in all lines and cases, so that the header of a ledger fits into 16 MiB.
constexpr std::size_t max_terms = 2'000'000;

std::size_t terms_of(const LinearList& lines) {
    std::size_t count = 0;
    for (const Linear& line : lines) count += line.terms.size();
    return count;
}

// The total size of the rules so far; each part is counted once.
class Limits {
  public:
    explicit Limits(const Geometry& board)
        : houses_(static_cast<std::size_t>(board.houses())), of_cell_(board.cells(), 0) {
        for (Cell cell : board.every_cell()) of_cell_[cell] = board.houses_of(cell).size();
    }

    // The limit exceeded, if any.
    std::optional<Excess> add(const Constraints& all, std::size_t rule) {
        for (; house_ < all.houses.size(); ++house_)
            for (Cell cell : all.houses[house_]) most_of_cell_ = std::max(most_of_cell_, ++of_cell_[cell]);
        for (; line_ < all.lines.size(); ++line_) terms_ += all.lines[line_].terms.size();
        for (; choice_ < all.choices.size(); ++choice_) {
            std::size_t longest = 0;
            for (const LinearList& lines : all.choices[choice_]) {
                longest = std::max(longest, lines.size());
                terms_ += terms_of(lines);
            }
            in_cases_ += longest;
        }
        const auto over = [&](std::size_t count, std::size_t most, std::string_view what) {
            return count > most ? std::optional(Excess{rule, "more than " + std::to_string(most) + std::string(what),
                                                       "fewer rules"})
                                : std::nullopt;
        };
        if (auto out = over(houses_ + house_, max_houses, " houses on the board")) return out;
        if (auto out = over(most_of_cell_, max_houses_of_cell, " houses of a cell")) return out;
        if (auto out = over(line_ + in_cases_, max_lines, " lines")) return out;
        if (auto out = over(all.cells.size(), max_own_cells, " own cells")) return out;
        return over(terms_, max_terms, " terms of lines");
    }

  private:
    std::size_t houses_;
    Table<Cell, std::size_t> of_cell_;
    std::size_t most_of_cell_ = 0, house_ = 0, line_ = 0, choice_ = 0, in_cases_ = 0, terms_ = 0;
};

}  // namespace

std::variant<Constraints, Excess> compile(std::span<const Rule> rules, const Geometry& plain) {
    const GeometryPtr named = std::get<GeometryPtr>(with_layers(std::make_shared<const Geometry>(plain), rules, {}));
    const Geometry& board = *named;
    Constraints out;
    out.cells = board.own_cells();
    Limits limits(board);
    std::size_t declared = 0;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const Rule& rule = rules[i];
        compile_rule(rule, {board, rules}, out);
        if (!out.excess.empty()) return Excess{i, quoted(rule.row->key), out.excess};
        out.ends.push_back(out.counts());
        if (rule.row->declare != nullptr) {
            std::vector<OwnCell> cells;
            rule.row->declare(rule, board, cells);
            out.ends.back().cells = declared += cells.size();
        }
        if (auto excess = limits.add(out, i)) return *std::move(excess);
    }
    return out;
}

}  // namespace rules

namespace {

// Declaring rules stay before the others.
void add_before(std::vector<Rule>& rules, std::vector<std::size_t>& at, const std::vector<Rule>& before) {
    const auto declares = [](const Rule& rule) { return rule.row->declare != nullptr; };
    const auto middle = std::find_if_not(before.begin(), before.end(), declares);
    const auto new_layers = std::find_if_not(rules.begin(), rules.end(), declares) - rules.begin();
    rules.insert(rules.begin() + new_layers, middle, before.end());
    at.insert(at.begin() + new_layers, static_cast<std::size_t>(before.end() - middle), 0);
    rules.insert(rules.begin(), before.begin(), middle);
    at.insert(at.begin(), static_cast<std::size_t>(middle - before.begin()), 0);
}

std::variant<GeometryPtr, RuleError> add(const GeometryPtr& board, std::string_view text, LineGaps gaps) {
    const GeometryPtr plain = without_rules(board);
    auto layers = rules::with_layers(plain, board->rules(), text);
    if (auto* error = std::get_if<RuleError>(&layers)) return std::move(*error);
    const GeometryPtr named = std::get<GeometryPtr>(std::move(layers));
    auto parsed = rules::parse(text, *named, gaps);
    if (auto* error = std::get_if<RuleError>(&parsed)) return std::move(*error);
    auto& [found, at] = std::get<rules::ParsedRules>(parsed);
    if (found.empty()) return board;
    add_before(found, at, board->rules());
    auto compiled = rules::compile(found, *plain);
    if (auto* excess = std::get_if<rules::Excess>(&compiled))
        return RuleError{at[excess->rule], std::move(excess->found), std::move(excess->expected)};
    return std::make_shared<const Geometry>(plain, std::get<Constraints>(std::move(compiled)), std::move(found));
}

}  // namespace

std::variant<GeometryPtr, RuleError> add_rules(const GeometryPtr& board, std::string_view text) {
    return add(board, text, LineGaps::marked);
}

std::variant<GeometryPtr, RuleError> add_made_rules(const GeometryPtr& board, std::string_view text) {
    return add(board, text, LineGaps::any);
}

}  // namespace deduku
