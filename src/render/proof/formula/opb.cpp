#include "render/proof/formula/opb.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "render/proof/formula/cnf.hpp"

namespace deduku {
namespace proof {
namespace {

bool is_blank(const Puzzle& start, Cell cell) { return start.cells[cell] == start.geometry().all_digits(cell); }

void add_term(std::string& out, int number) { out += "1 x" + std::to_string(number + 1) + " "; }

// `sign` times the sum of the line is at least `bound`.
LinearForm bound_of(const Geometry& geometry, const Linear& line, int sign, long bound) {
    LinearForm out{{}, bound};
    for (const Term& term : line.terms)
        out.terms.push_back({geometry.number(term.candidate), long{sign} * term.weight});
    put_in_order(out.terms, [](const auto& a, const auto& b) { return a.number < b.number; });
    return out;
}

// Gives a constraint that always holds a nonnegative right side when negative terms are written with "not x".
void raise_to_zero(LinearForm& form) { form.bound += std::max(0L, -form.degree()); }

// Makes the constraint hold only if the selector is true.
void make_conditional(LinearForm& form, int selector) {
    const long missing = form.degree();
    if (missing <= 0) return;
    form.terms.push_back({selector, -missing});
    form.bound -= missing;
}

// The text, with "not x" for negative terms.
std::string text_of(const LinearForm& form) {
    std::string out;
    for (const LinearForm::Term& term : form.terms)
        out += std::to_string(std::abs(term.times)) + (term.times < 0 ? " ~x" : " x") +
               std::to_string(term.number + 1) + " ";
    return out + ">= " + std::to_string(form.degree()) + " ;\n";
}

}  // namespace

std::vector<int> numbers_of(const Geometry& geometry, const False& claim) {
    std::vector<int> out;
    for (Candidate c : claim.candidates) out.push_back(geometry.number(c));
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

OpbIds::OpbIds(const Puzzle& start, const Claim& goal) {
    const Geometry& geometry = start.geometry();
    exact_ = geometry.every_sector().size();
    count_ = exact_ + geometry.sectors();
    variables_ = geometry.candidates();
    for (const Linear& line : geometry.lines()) lines_.push_back(both_bounds(geometry, line, std::nullopt));
    for (const Choice& choice : geometry.choices()) number_choice(geometry, choice);
    for (Cell cell : start.cells.ids()) allowed_.push_back(is_blank(start, cell) ? 0 : ++count_);
    if (std::holds_alternative<False>(goal) || std::holds_alternative<Unique>(goal)) opposite_ = ++count_;
}

Constraint OpbIds::numbered(LinearForm form) { return {++count_, std::move(form)}; }

BothBounds OpbIds::both_bounds(const Geometry& geometry, const Linear& line, std::optional<int> selector) {
    BothBounds out;
    const auto number_bound = [&](int sign, long bound) {
        LinearForm form = bound_of(geometry, line, sign, bound);
        if (selector) make_conditional(form, *selector);
        raise_to_zero(form);
        return numbered(std::move(form));
    };
    if (line.least) out.least = number_bound(1, *line.least);
    if (line.most) out.most = number_bound(-1, -long{*line.most});
    return out;
}

void OpbIds::number_choice(const Geometry& geometry, const Choice& choice) {
    Selected out;
    out.first_selector = variables_;
    LinearForm row{{}, 1};
    for (std::size_t i = 0; i < choice.size(); ++i) row.terms.push_back({variables_++, 1});
    out.row = numbered(std::move(row));
    for (std::size_t i = 0; i < choice.size(); ++i) {
        std::vector<BothBounds>& lines = out.cases.emplace_back();
        for (const Linear& line : choice[i])
            lines.push_back(both_bounds(geometry, line, out.first_selector + static_cast<int>(i)));
    }
    choices_.push_back(std::move(out));
}

}  // namespace proof

void opb_formula(const Puzzle& start, const Claim& goal, FunctionRef<void(std::string_view)> write) {
    using namespace proof;
    const Geometry& geometry = start.geometry();
    const OpbIds ids(start, goal);
    // Each equality is one line of the file with two ids.
    const long lines = ids.count() - geometry.every_sector().size();
    write("* #variable= " + std::to_string(ids.variables()) + " #constraint= " + std::to_string(lines) + "\n");
    for (Sector sector : geometry.every_sector()) {
        std::string line;
        for (int i = 0; i < geometry.size_of(sector); ++i) add_term(line, geometry.number(geometry.member(sector, i)));
        write(line + "= 1 ;\n");
    }
    for (House house : geometry.every_small_house())
        for (Digit digit : geometry.all_digits()) {
            LinearForm at_most{{}, -1};
            for (Cell cell : geometry.cells_of(house)) at_most.terms.push_back({geometry.number({cell, digit}), -1});
            write(text_of(at_most));
        }
    const auto write_both = [&](const BothBounds& line) {
        if (line.least.id != 0) write(text_of(line.least.form));
        if (line.most.id != 0) write(text_of(line.most.form));
    };
    for (const BothBounds& line : ids.lines()) write_both(line);
    for (const Selected& choice : ids.choices()) {
        write(text_of(choice.row.form));
        for (const std::vector<BothBounds>& lines_of_case : choice.cases)
            for (const BothBounds& line : lines_of_case) write_both(line);
    }
    for (Cell cell : geometry.every_cell()) {
        const Set<Digit> digits = start.cells[cell];
        if (is_blank(start, cell)) continue;
        std::string line;
        for (Digit d : digits) add_term(line, geometry.number({cell, d}));
        write(line + ">= 1 ;\n");
    }
    if (const auto* claim = std::get_if<False>(&goal)) {
        std::string line;
        for (int number : numbers_of(geometry, *claim)) add_term(line, number);
        write(line + ">= 1 ;\n");
    }
    if (const auto* claim = std::get_if<Unique>(&goal)) {
        std::string line;
        for (Candidate c : candidates_of(geometry, claim->grid))
            line += "1 ~x" + std::to_string(geometry.number(c) + 1) + " ";
        write(line + ">= 1 ;\n");
    }
}

std::string opb_formula(const Puzzle& start, const Claim& goal) {
    std::string out;
    opb_formula(start, goal, [&out](std::string_view line) { out += line; });
    return out;
}

}  // namespace deduku
