// Rules compiled to houses, lines and choices, in order, within the limits of boards and checkers.
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
        return over(terms_, max_terms, " terms of lines");
    }

  private:
    std::size_t houses_;
    Table<Cell, std::size_t> of_cell_;
    std::size_t most_of_cell_ = 0, house_ = 0, line_ = 0, choice_ = 0, in_cases_ = 0, terms_ = 0;
};

}  // namespace

std::variant<Constraints, Excess> compile(std::span<const Rule> rules, const Geometry& board) {
    Constraints out;
    Limits limits(board);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        rules[i].row->compile(rules[i], {board, rules}, out);
        out.ends.push_back(out.counts());
        if (auto excess = limits.add(out, i)) return *std::move(excess);
    }
    return out;
}

}  // namespace rules

namespace {

std::variant<GeometryPtr, RuleError> add(const GeometryPtr& board, std::string_view text, LineGaps gaps) {
    const GeometryPtr plain = without_rules(board);
    auto parsed = rules::parse(text, *plain, gaps);
    if (auto* error = std::get_if<RuleError>(&parsed)) return std::move(*error);
    auto& [found, at] = std::get<rules::ParsedRules>(parsed);
    if (found.empty()) return board;
    at.insert(at.begin(), board->rules().size(), 0);
    found.insert(found.begin(), board->rules().begin(), board->rules().end());
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
