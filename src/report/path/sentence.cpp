#include "report/path/sentence.hpp"

#include <algorithm>

#include "deduku/words.hpp"

namespace deduku::report {
namespace {

using path::Form;

std::string digit_words(Set<Digit> digits, std::string_view last) {
    std::vector<std::string> parts;
    for (Digit d : digits) parts.push_back(Names::digit(d));
    return join_last(parts, last);
}

// Houses that a box or two boxes around the pattern say enough about.
std::vector<House> boxes_of(const Geometry& geometry, const std::vector<Cell>& cells) {
    std::vector<House> out;
    for (Cell cell : cells) {
        const House box = geometry.houses_of(cell)[2].house;
        if (std::find(out.begin(), out.end(), box) == out.end()) out.push_back(box);
    }
    std::sort(out.begin(), out.end());
    return out;
}

// Every open cell has two candidates: nothing is left to be shown.
bool is_whole_grave(const path::Step& step) { return step.move && step.move->technique->key == "bivalue-grave"; }

}  // namespace

Teacher::Teacher(const Puzzle& puzzle, Coords coords)
    : puzzle_(puzzle), geometry_(*geometry_of(puzzle)), coords_(coords), lines_(puzzle, Notation::sheet, coords) {}

std::string Teacher::cell_list(const std::vector<Cell>& cells, std::string_view last) const {
    std::vector<std::string> parts;
    for (Cell cell : cells) parts.push_back(name(cell));
    return join_last(parts, last);
}

std::string Teacher::holds(Candidate c) const { return name(c.cell) + " is " + Names::digit(c.digit); }

std::string Teacher::where(const path::Step& step) const {
    const path::Pattern& p = step.pattern;
    switch (p.form) {
        case Form::naked_single: return "Look at " + houses(boxes_of(geometry_, p.cells)) + '.';
        case Form::colours:
        case Form::fish: return "Look at the places of " + digit_words(p.digits, "and") + '.';
        case Form::chain:
            if (p.digits.single()) return "Look at the places of " + digit_words(p.digits, "and") + '.';
            return "Look at " + name(p.chain->nodes.front().cell) + " and what follows from it.";
        case Form::deadly:
        case Form::grave:
        case Form::exclusion:
        case Form::branches:
        case Form::net:
        case Form::supposition: return "Look at " + houses(boxes_of(geometry_, p.cells)) + '.';
        default: return "Look at " + house(p.base.front()) + '.';
    }
}

std::string Teacher::cells(const path::Step& step) const {
    const path::Pattern& p = step.pattern;
    const std::string digits = digit_words(p.digits, "and");
    switch (p.form) {
        case Form::fish:
            return digits + " in " + houses(p.base) + " and " + houses(p.cover) +
                   (p.fins.empty() ? "." : ", but for " + cell_list(p.fins, "and") + '.');
        case Form::chain: return eureka(lines_.names(), *p.chain) + '.';
        case Form::colours:
            return digits + " in " + cell_list(p.cells, "and") + "; and in " + cell_list(p.others, "and") + '.';
        case Form::exclusion:
        case Form::supposition: return cell_list(p.cells, "and") + '.';
        default: return digits + " in " + cell_list(p.cells, "and") + '.';
    }
}

// "C2, C7 and C9 are not 1 or 9; C4 is not 9": cells that lose the same are named together.
std::string Teacher::result(const path::Step& step) const {
    if (is_whole_grave(step)) return "there are several solutions, or none";
    if (step.places) return holds(*step.places);
    std::vector<std::pair<Set<Digit>, std::vector<Cell>>> groups;
    for (std::size_t i = 0; i < step.removes.size();) {
        const Cell cell = step.removes[i].cell;
        Set<Digit> gone;
        for (; i < step.removes.size() && step.removes[i].cell == cell; ++i) gone.insert(step.removes[i].digit);
        const auto same =
            std::find_if(groups.begin(), groups.end(), [&](const auto& group) { return group.first == gone; });
        if (same == groups.end())
            groups.push_back({gone, {cell}});
        else
            same->second.push_back(cell);
    }
    std::vector<std::string> parts;
    for (const auto& [gone, cells] : groups)
        parts.push_back(cell_list(cells, "and") + (cells.size() == 1 ? " is not " : " are not ") +
                        digit_words(gone, "or"));
    const bool lists =
        std::any_of(groups.begin(), groups.end(), [](const auto& group) { return group.second.size() > 1; });
    return lists ? join(parts, "; ") : join_last(parts, "and");
}

std::string Teacher::sentence(const path::Step& step) const { return reason(step) + " So " + result(step) + '.'; }

std::string Teacher::reason(const path::Step& step) const {
    const path::Pattern& p = step.pattern;
    const std::string digits = digit_words(p.digits, "and");
    switch (p.form) {
        case Form::full_house:
        case Form::naked_single:
        case Form::hidden_single: return single(step);
        case Form::naked_set:
        case Form::hidden_set: return subset(step);
        case Form::locked:
            return "In " + house(p.base.front()) + ", " + digits + " can only be in " + cell_list(p.cells, "or") +
                   ". All of these are in " + house(p.cover.front()) + ", which has its " + digits + " there.";
        case Form::fish: return fish(p);
        case Form::chain: return chain(*p.chain);
        case Form::colours:
            return "Houses with two places for " + digits + " join these in two colours: " + cell_list(p.cells, "and") +
                   "; and " + cell_list(p.others, "and") + ". All of one colour are " + digits + ", none of the other.";
        case Form::branches: return branches(step);
        case Form::grave:
            if (is_whole_grave(step))
                return "All open cells have two candidates, and each digit stands twice in every house that has it.";
            return grave(p);
        case Form::exclusion:
            return "Some digits of " + cell_list(p.cells, "and") +
                   " go with none of the others: they see each other, or a cell that sees them would be left empty.";
        case Form::net: return net(p);
        case Form::deadly:
            return "The puzzle has one solution. Otherwise " + digits + " could be exchanged in " +
                   cell_list(p.cells, "and") + ", and it would have two.";
        case Form::supposition: break;
    }
    return supposition(step);
}

std::string Teacher::single(const path::Step& step) const {
    const path::Pattern& p = step.pattern;
    const std::string cell = name(p.cells.front()), digit = digit_words(p.digits, "and");
    if (p.form == Form::full_house)
        return "In " + house(p.base.front()) + ", all but " + cell + " is filled, and " + digit + " is missing.";
    if (p.form == Form::hidden_single)
        return "In " + house(p.base.front()) + ", only " + cell + " can be " + digit + '.';
    return cell + " has no other digit left than " + digit + '.';
}

std::string Teacher::subset(const path::Step& step) const {
    const path::Pattern& p = step.pattern;
    std::vector<std::string> all;
    for (House each : p.base) all.push_back(house(each));
    const std::string place = join_last(all, "and");
    if (p.form == Form::naked_set)
        return "In " + place + ", " + cell_list(p.cells, "and") + " can only be " + digit_words(p.digits, "or") +
               ". These digits are there, and nowhere else in " + place + '.';
    return "In " + place + ", " + digit_words(p.digits, "and") + " can only be in " + cell_list(p.cells, "or") +
           ". These cells have no room for other digits.";
}

std::string Teacher::fish(const path::Pattern& p) const {
    const std::string base = houses(p.base), cover = houses(p.cover);
    const std::string digit = digit_words(p.digits, "and");
    std::string out = "In " + base + ", " + digit + " can only be in " + cover;
    if (p.fins.empty()) return out + ". So that is where " + cover + " have their " + digit + '.';
    return out + ", or in " + cell_list(p.fins, "or") + ". Either way these cells see it.";
}

// If A1 is not 3, E1 is 3; then D4 is not 3, so I4 is 3; in a cell: then C5 is not 9 but 3.
std::string Teacher::chain(const path::Chain& chain) const {
    const auto& nodes = chain.nodes;
    const auto is_not = [&](Candidate c) { return name(c.cell) + " is not " + Names::digit(c.digit); };
    std::string out = "If " + is_not(nodes[0]) + ", " +
                      (nodes[0].cell == nodes[1].cell ? "it is " + Names::digit(nodes[1].digit) : holds(nodes[1]));
    for (std::size_t i = 2; i + 1 < nodes.size(); i += 2) {
        out += "; then " + is_not(nodes[i]);
        out += nodes[i].cell == nodes[i + 1].cell ? " but " + Names::digit(nodes[i + 1].digit)
                                                  : ", so " + holds(nodes[i + 1]);
    }
    if (chain.loop)
        return out + "; then " + is_not(nodes[0]) +
               ". The other way round it is the same: of each two neighbours one is true.";
    const Candidate one = nodes.front(), other = nodes.back();
    if (one == other) return out + ".";
    if (one.digit == other.digit)
        return out + ". Either way " + Names::digit(one.digit) + " is in " + cell_list({one.cell, other.cell}, "or") +
               '.';
    return out + ". Either way " + holds(one) + " or " + holds(other) + '.';
}

// Suppose that A1 is 2. Then A4 is not 2, A7 is 2, C7 is not 2. Or suppose that ..
std::string Teacher::net(const path::Pattern& p) const {
    std::string out;
    if (!p.base.empty())
        out = "In " + house(p.base.front()) + ", " + digit_words(p.digits, "and") + " can only be in " +
              cell_list(p.cells, "or") + ". ";
    for (const path::Strand& strand : p.strands) {
        const auto& nodes = strand.nodes;
        std::vector<std::string> then;
        for (std::size_t i = 1; i < nodes.size(); ++i) then.push_back(says(nodes[i]));
        out += "Suppose that " + says(nodes.front()) + (then.empty() ? "" : ". Then " + join_last(then, "and")) + ". ";
    }
    return out + (p.strands.size() == 1 ? "This cannot be." : "One of these is true.");
}

std::string Teacher::says(const path::Strand::Node& node) const {
    using By = path::Strand::By;
    return name(node.what.cell) + (node.is_true ? " is " : " is not ") + Names::digit(node.what.digit) +
           (node.by == By::pattern ? " by a pattern"
            : node.by == By::chain ? " by a chain"
                                   : "");
}

std::string Teacher::branches(const path::Step& step) const {
    const path::Pattern& p = step.pattern;
    const std::string digit = Names::digit(step.removes.front().digit);
    if (p.base.empty())
        return "Whichever of its digits the pivot is, one of " + cell_list(p.cells, "and") + " is " + digit + '.';
    return digit + " is in " + cell_list(p.cells, "or") + ", and in " + house(p.base.front()) +
           " only in one row and one column. Either way one of the two lines has its " + digit + " there.";
}

std::string Teacher::grave(const path::Pattern& pattern) const {
    return "The puzzle has one solution. But for " + cell_list(pattern.cells, "and") +
           " all open cells have two candidates, each digit twice in its houses, and then there would be two or none.";
}

std::string Teacher::supposition(const path::Step& step) const {
    const Words words(puzzle_, coords_);
    const auto& split = std::get<Split>(step.deductions.back().why);
    for (const Branch& branch : split.branches)
        if (branch.empty)
            return "Suppose that " + words.one_of(branch.keep) + ". Step by step, " +
                   words.nothing_left(*branch.empty) + '.';
    return "Every choice leads there.";
}

}  // namespace deduku::report
