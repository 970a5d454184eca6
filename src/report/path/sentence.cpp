#include "report/path/sentence.hpp"

#include <algorithm>

#include "deduku/words.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/lessons.hpp"

namespace deduku::report {
namespace {

// The box or region of each cell; if it has none, its row.
std::vector<House> boxes_of(const Geometry& geometry, const std::vector<Cell>& cells) {
    std::vector<House> out;
    for (Cell cell : cells)
        for (HouseKind kind : {HouseKind::box, HouseKind::region, HouseKind::row})
            if (const auto house = geometry.house_of(cell, kind)) {
                if (!contains(out, *house)) out.push_back(*house);
                break;
            }
    put_in_order(out);
    return out;
}

// For one cluster, or for two.
std::string_view colours_phrase(const path::Step& step) {
    if (!step.move || step.move->technique->family != "multi-colouring") return lessons().colours;
    return step.move->size == 1 ? lessons().two_clusters : lessons().colour_falls;
}

// Every open cell has two candidates: there is no elimination.
bool is_whole_grave(const path::Step& step) { return step.move && step.move->technique->key == "bivalue-grave"; }

}  // namespace

Teacher::Teacher(const Puzzle& puzzle, Coords coords)
    : puzzle_(puzzle), geometry_(puzzle.geometry()), coords_(coords), lines_(puzzle, Notation::sheet, coords) {}

std::string Teacher::houses(const std::vector<House>& houses) const {
    return lines_.names().houses_with(houses, lessons().conjunction);
}

std::string Teacher::digit_words(Set<Digit> digits, std::string_view last) const {
    std::vector<std::string> parts;
    for (Digit d : digits) parts.push_back(digit(d));
    return join_last(parts, last);
}
std::string Teacher::digit_words(Set<Digit> digits) const { return digit_words(digits, lessons().conjunction); }

std::string Teacher::cell_list(const std::vector<Cell>& cells, std::string_view last) const {
    std::vector<std::string> parts;
    for (Cell cell : cells) parts.push_back(name(cell));
    return join_last(parts, last);
}

std::string Teacher::all_of(const std::vector<Cell>& cells) const { return cell_list(cells, lessons().conjunction); }
std::string Teacher::one_of(const std::vector<Cell>& cells) const { return cell_list(cells, lessons().choice); }

std::string Teacher::is(Candidate c) const {
    return fill_phrase(lessons().cell_is, {{"cell", name(c.cell)}, {"digit", digit(c.digit)}});
}
std::string Teacher::is_not(Candidate c) const {
    return fill_phrase(lessons().cell_is_not, {{"cells", name(c.cell)}, {"digits", digit(c.digit)}});
}

std::string Teacher::are_not(const std::vector<Cell>& cells, Digit gone) const {
    return fill_phrase(cells.size() == 1 ? lessons().cell_is_not : lessons().cells_are_not,
                       {{"cells", all_of(cells)}, {"digits", digit(gone)}});
}

std::vector<House> Teacher::houses_to_see(const path::Step& step) const {
    const Pattern& p = step.pattern;
    switch (p.form) {
        case Form::colours:
        case Form::fish:
        case Form::chain: return p.cells.empty() ? std::vector<House>{} : boxes_of(geometry_, {p.cells.front()});
        case Form::naked_single:
        case Form::deadly:
        case Form::grave:
        case Form::set_chain:
        case Form::set_ring:
        case Form::set_grid:
        case Form::blossom:
        case Form::exclusion:
        case Form::exocet:
        case Form::tridagon:
        case Form::branches:
        case Form::net:
        case Form::sum_digit:
        case Form::no_combination:
        case Form::partner:
        case Form::cases:
        case Form::supposition: {
            const std::vector<House> boxes = boxes_of(geometry_, p.cells);
            // A list of most boxes would be useless.
            const bool most = boxes.size() > 4 && static_cast<int>(2 * boxes.size()) > geometry_.digits();
            return most ? std::vector<House>{} : boxes;
        }
        case Form::sum:
            if (p.base.empty()) return boxes_of(geometry_, p.cells);
            return p.base;
        default: return {p.base.front()};
    }
}

std::string Teacher::where(const path::Step& step) const {
    const Pattern& p = step.pattern;
    if (p.form == Form::chain && !p.digits.single())
        return fill_phrase(lessons().look_at_chain, {{"cell", name(p.chain->nodes.front().cell)}});
    if (p.form == Form::colours || p.form == Form::fish || p.form == Form::chain)
        return fill_phrase(lessons().look_at_digit, {{"digits", digit_words(p.digits)}});
    const std::vector<House> at = houses_to_see(step);
    return at.empty() ? std::string(lessons().look_at_board)
                      : fill_phrase(lessons().look_at_houses, {{"base", houses(at)}});
}

std::string Teacher::cells(const path::Step& step) const {
    const Pattern& p = step.pattern;
    const std::string digits = digit_words(p.digits), cells = all_of(p.cells);
    switch (p.form) {
        case Form::fish:
            return fill_phrase(
                p.fins.empty() ? lessons().fish_cells : lessons().finned_cells,
                {{"digits", digits}, {"base", houses(p.base)}, {"cover", houses(p.cover)}, {"fins", all_of(p.fins)}});
        case Form::chain: return eureka(lines_.names(), *p.chain) + '.';
        case Form::colours:
            return fill_phrase(lessons().two_colours,
                               {{"digits", digits}, {"cells", cells}, {"others", all_of(p.others)}});
        case Form::set_chain:
        case Form::set_ring:
        case Form::set_crossing:
        case Form::blossom: return all_sets(p) + '.';
        case Form::set_grid: return digits_of_houses(p) + '.';
        case Form::exocet:
            return fill_phrase(lessons().base_and_targets,
                               {{"digits", digits}, {"cells", cells}, {"others", all_of(p.others)}});
        case Form::partner:
        case Form::place:
            return fill_phrase(lessons().digits_in_cells, {{"digits", digits}, {"cells", all_of(p.others)}});
        case Form::sum:
        case Form::cases:
        case Form::exclusion:
        case Form::supposition: return fill_phrase(lessons().cells_only, {{"cells", cells}});
        default: return fill_phrase(lessons().digits_in_cells, {{"digits", digits}, {"cells", cells}});
    }
}

// "C2, C7 and C9 are not 1 or 9; C4 is not 9": cells that lose the same digits are grouped.
std::string Teacher::result(const path::Step& step) const {
    if (is_whole_grave(step)) return std::string(lessons().several_or_none);
    if (step.places) return is(*step.places);
    if (step.pattern.form == Form::sum && step.pattern.total)
        if (const auto left = digit_left(*step.pattern.total); left && !contains(step.removes, *left)) return is(*left);
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
    const auto all = geometry_.all_digits();
    for (const auto& [gone, cells] : groups)
        if (const Set<Digit> left = all - gone; cells.size() == 1 && left.single())
            parts.push_back(is({cells.front(), left.first()}));
        else
            parts.push_back(fill_phrase(cells.size() == 1 ? lessons().cell_is_not : lessons().cells_are_not,
                                        {{"cells", all_of(cells)}, {"digits", digit_words(gone, lessons().choice)}}));
    const bool lists =
        std::any_of(groups.begin(), groups.end(), [](const auto& group) { return group.second.size() > 1; });
    return lists ? join(parts, "; ") : join_last(parts, lessons().conjunction);
}

std::string Teacher::sentence(const path::Step& step) const {
    return fill_phrase(lessons().whole, {{"why", reason(step)}, {"fact", result(step)}});
}

std::string Teacher::reason(const path::Step& step) const {
    const Pattern& p = step.pattern;
    switch (p.form) {
        case Form::full_house: return single(p, lessons().full_house);
        case Form::naked_single: return single(p, lessons().naked_single);
        case Form::hidden_single: return single(p, lessons().hidden_single);
        case Form::naked_set:
        case Form::hidden_set: return subset(p);
        case Form::locked:
        case Form::fish: return locked(p);
        case Form::chain: return chain(*p.chain);
        case Form::branches: return branches(step);
        case Form::set_chain:
        case Form::set_ring:
        case Form::set_crossing:
        case Form::set_grid:
        case Form::blossom: return sets(p);
        case Form::net: return net(p);
        case Form::exocet:
        case Form::tridagon: return exotic(step);
        case Form::supposition: return supposition(step);
        case Form::sum:
        case Form::sum_digit:
        case Form::no_combination:
        case Form::partner:
        case Form::place:
        case Form::cases: return of_rules(step);
        case Form::colours:
        case Form::grave:
        case Form::exclusion:
        case Form::deadly: break;
    }
    const std::string_view phrase = is_whole_grave(step)        ? lessons().whole_grave
                                    : p.form == Form::colours   ? colours_phrase(step)
                                    : p.form == Form::grave     ? lessons().grave
                                    : p.form == Form::exclusion ? lessons().exclusion
                                                                : lessons().unique;
    const std::string out = fill_phrase(
        phrase, {{"digits", digit_words(p.digits)}, {"cells", all_of(p.cells)}, {"others", all_of(p.others)}});
    return p.form == Form::deadly && !p.sets.empty() ? out + extras_of(p) : out;
}

std::string Teacher::single(const Pattern& p, std::string_view phrase) const {
    return fill_phrase(phrase, {{"base", p.base.empty() ? "" : houses({p.base.front()})},
                                {"cells", name(p.cells.front())},
                                {"digits", digit_words(p.digits)}});
}

std::string Teacher::subset(const Pattern& p) const {
    std::vector<std::string> all;
    for (House each : p.base) all.push_back(houses({each}));
    const std::string base = join_last(all, lessons().conjunction);
    if (p.form == Form::naked_set)
        return fill_phrase(
            lessons().naked_set,
            {{"base", base}, {"cells", all_of(p.cells)}, {"digits", digit_words(p.digits, lessons().choice)}});
    return fill_phrase(lessons().hidden_set,
                       {{"base", base}, {"cells", one_of(p.cells)}, {"digits", digit_words(p.digits)}});
}

// The candidates that must be in `base` and can only be in `cover`, or in the fins.
std::string Teacher::locked(const Pattern& p) const {
    const std::string_view phrase = p.form == Form::locked ? lessons().locked
                                    : p.fins.empty()       ? lessons().fish
                                                           : lessons().finned_fish;
    return fill_phrase(phrase, {{"base", houses(p.base)},
                                {"cover", houses(p.cover)},
                                {"digits", digit_words(p.digits)},
                                {"cells", one_of(p.cells)},
                                {"fins", one_of(p.fins)}});
}

std::string Teacher::branches(const path::Step& step) const {
    const Pattern& p = step.pattern;
    const std::string gone = digit(step.removes.front().digit);
    if (p.base.empty()) return fill_phrase(lessons().pivot, {{"cells", all_of(p.cells)}, {"digit", gone}});
    return fill_phrase(lessons().crossing,
                       {{"digit", gone}, {"cells", one_of(p.cells)}, {"base", houses({p.base.front()})}});
}

std::string Teacher::supposition(const path::Step& step) const {
    const Words words(puzzle_, coords_);
    if (path::is_beyond(step) && (geometry_.constrained() || step.deductions.empty()))
        return fill_phrase(lessons().all_fail, {{"fact", words.one_of(step.removes)}});
    std::vector<std::string> parts;
    for (const Branch* branch : path::refuted_branches(step))
        parts.push_back(fill_phrase(
            lessons().supposed, {{"fact", words.one_of(branch->keep)}, {"why", words.nothing_left(*branch->empty)}}));
    return parts.empty() ? std::string(lessons().every_choice) : join(parts, " ");
}

}  // namespace deduku::report
