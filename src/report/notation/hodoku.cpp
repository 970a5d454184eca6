// Steps in HoDoKu's wording, for comparison with HoDoKu.
//
//   Locked Candidates Type 1 (Pointing): 2 in b1 => r3c5<>2
//   Skyscraper: 7 in r1c3,r6c1 (connected by r16c7) => r3c1,r45c3<>7
#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/characters.hpp"
#include "report/notation/forms.hpp"
#include "report/notation/notation.hpp"

namespace deduku::report {
namespace {

// The numbers behind the first word of a slot's name: 0 and 3 of "node 0 3".
std::vector<std::size_t> numbers_in(std::string_view name) {
    std::vector<std::size_t> out;
    for (const char c : name)
        if (is_digit(c)) out.push_back(static_cast<std::size_t>(c - '0'));
    return out;
}

// The digits or cells of these nodes.
std::string nodes_text(const Names& names, const std::vector<Candidate>& nodes, std::string_view slot) {
    Set<Digit> digits;
    std::vector<Cell> cells;
    for (const std::size_t i : numbers_in(slot)) {
        digits.insert(nodes[i].digit);
        cells.push_back(nodes[i].cell);
    }
    put_in_order(cells);
    return slot.starts_with("digit ") ? names.digits(digits, "/") : names.cells(cells);
}

// Whether a fin is in two base houses.
bool is_in_two(const Geometry& geometry, const std::vector<House>& base, Cell fin) {
    const auto houses = geometry.houses_of(fin);
    return std::count_if(houses.begin(), houses.end(), [&](const Membership& m) {
               return std::find(base.begin(), base.end(), m.house) != base.end();
           }) > 1;
}

// The loop without the digits at its ends.
std::string bare(const std::string& loop) {
    const auto from = loop.find("- ") + 2;
    return loop.substr(from, loop.rfind(" -") - from);
}

// Whether the eliminations are outside of the pattern.
bool is_outside(const path::Step& step) {
    const auto outside = [&](Candidate c) { return !contains(step.pattern.cells, c.cell); };
    return !step.removes.empty() && std::all_of(step.removes.begin(), step.removes.end(), outside);
}

}  // namespace

std::string StepLine::title(const path::Step& step) const {
    if (notation_ == StepNotation::hodoku && step.move && !step.label && !path::is_look(step)) {
        const OfHodoku theirs = of_hodoku(*step.move->technique, step.move->size);
        const std::string_view name = theirs.outside.empty() || !is_outside(step) ? theirs.name : theirs.outside;
        if (!name.empty()) return std::string(name);
    }
    return path::title_of(step, geometry_);
}

std::string StepLine::hodoku(const path::Step& step) const {
    const std::string_view line =
        step.move ? of_hodoku(*step.move->technique, step.move->size).line : std::string_view();
    return filled(line.empty() ? row_of(step.pattern).hodoku : line, step);
}

std::optional<std::string> StepLine::slot_of_hodoku(const path::Step& step, std::string_view name) const {
    const Pattern& p = step.pattern;
    if (name == "marked fins") {
        std::string out;
        for (Cell fin : p.fins) out += (is_in_two(geometry_, p.base, fin) ? " ef" : " f") + names_.cell(fin);
        return out;
    }
    if (name == "gone") {
        Set<Digit> gone;
        for (Candidate c : step.removes) gone.insert(c.digit);
        return names_.digits(gone, "/");
    }
    if (!p.chain) return std::nullopt;
    // For a single digit, the ends do not repeat it.
    if (name == "loop" && !p.digits.single()) return nice_loop(names_, *p.chain);
    if (name == "loop" || name == "bare loop") return bare(nice_loop(names_, *p.chain));
    return nodes_text(names_, p.chain->nodes, name);
}

}  // namespace deduku::report
