// Steps in HoDoKu's wording, for comparison with HoDoKu.
//
//   Locked Candidates Type 1 (Pointing): 2 in b1 => r3c5<>2
//   Skyscraper: 7 in r1c3,r6c1 (connected by r16c7) => r3c1,r45c3<>7
#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "report/notation/notation.hpp"

namespace deduku::report {
namespace {

std::string_view key_part(const path::Step& step, std::string& held) {
    held = step.move ? key_of(*step.move->technique, step.move->size) : "";
    return held;
}

std::vector<Cell> sorted(std::vector<Cell> cells) {
    put_in_order(cells);
    return cells;
}

// The places of the inner link: the connection of a skyscraper.
std::string ends_and_middle(const Names& names, const Pattern::Chain& chain) {
    const std::vector<Cell> middle = sorted({chain.nodes[1].cell, chain.nodes[2].cell});
    const std::vector<Cell> ends = sorted({chain.nodes.front().cell, chain.nodes.back().cell});
    return names.digit(chain.nodes.front().digit) + " in " + names.cells(ends) + " (connected by " +
           names.cells(middle) + ')';
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

std::string chain_text(const Names& names, std::string_view key, const path::Step& step) {
    const Pattern::Chain& chain = *step.pattern.chain;
    const auto& nodes = chain.nodes;
    if ((key == "skyscraper" || key == "two-string-kite") && nodes.size() == 4) return ends_and_middle(names, chain);
    if (key == "xy-wing" && nodes.size() == 6)
        return names.digits({nodes[2].digit, nodes[3].digit}, "/") + '/' + names.digit(nodes[0].digit) + " in " +
               names.cells(sorted({nodes[0].cell, nodes[2].cell, nodes[4].cell}));
    if (key == "w-wing" && nodes.size() == 6)
        return names.digit(nodes[0].digit) + '/' + names.digit(nodes[1].digit) + " in " +
               names.cells(sorted({nodes.front().cell, nodes.back().cell})) + " connected by " +
               names.digit(nodes[2].digit) + " in " + names.cells(sorted({nodes[2].cell, nodes[3].cell}));
    if (key == "remote-pair")
        return names.digit(nodes[0].digit) + '/' + names.digit(nodes[1].digit) + ' ' + bare(nice_loop(names, chain));
    Set<Digit> gone;
    for (Candidate c : step.removes) gone.insert(c.digit);
    const std::string loop = nice_loop(names, chain);
    // For a single digit, the ends do not repeat it.
    const bool single = step.pattern.digits.single();
    return names.digits(gone, "/") + ' ' + (single ? bare(loop) : loop);
}

// Whether other cells than those of the rectangle lose candidates.
bool is_avoidable_2(const path::Step& step) {
    const auto outside = [&](Candidate c) { return !contains(step.pattern.cells, c.cell); };
    return step.move->technique->key == "avoidable-rectangle" && !step.removes.empty() &&
           std::all_of(step.removes.begin(), step.removes.end(), outside);
}

}  // namespace

std::string StepLine::title(const path::Step& step) const {
    if (step.label) return step.label->name;
    if (!step.move) return "HDP";
    std::string_view theirs = of_hodoku(*step.move->technique, step.move->size).name;
    if (is_avoidable_2(step)) theirs = "Avoidable Rectangle Type 2";
    return notation_ == Notation::hodoku && !theirs.empty() ? std::string(theirs) : path::title_of(*step.move);
}

std::string StepLine::hodoku(const path::Step& step) const {
    const Pattern& p = step.pattern;
    std::string held;
    const std::string_view key = key_part(step, held);
    const std::string digits = names_.digits(p.digits);
    switch (p.form) {
        case Form::full_house:
        case Form::naked_single:
        case Form::hidden_single: return "";
        case Form::naked_set:
        case Form::hidden_set: return digits + " in " + names_.cells(p.cells);
        case Form::locked: return digits + " in " + names_.houses(p.base);
        case Form::fish: {
            std::string out = digits + ' ' + names_.houses(p.base) + ' ' + names_.houses(p.cover);
            for (Cell fin : p.fins) out += (is_in_two(geometry_, p.base, fin) ? " ef" : " f") + names_.cell(fin);
            return out;
        }
        case Form::chain: return chain_text(names_, key, step);
        case Form::colours: return digits + " (" + names_.cells(p.cells) + ") / (" + names_.cells(p.others) + ')';
        case Form::branches:
            if (!p.base.empty()) return digits + " in " + names_.houses(p.base) + " (" + names_.cells(p.cells) + ')';
            return names_.digits(p.digits, "/") + " in " + names_.cells(p.cells);
        case Form::deadly: return names_.digits(p.digits, "/") + " in " + names_.cells(p.cells);
        case Form::grave: return "";
        case Form::set_chain:
        case Form::set_ring:
        case Form::set_crossing:
        case Form::set_grid:
        case Form::blossom: return sets_of_hodoku(step);
        case Form::exclusion:
        case Form::exocet:
        case Form::tridagon:
        case Form::sum:
        case Form::sum_digit:
        case Form::no_combination:
        case Form::partner:
        case Form::place:
        case Form::cases: return of_rules(p);
        case Form::net:
        case Form::supposition: break;
    }
    return own(step);
}

}  // namespace deduku::report
