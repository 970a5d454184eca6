#include "deduku/words.hpp"

#include <algorithm>
#include <array>

#include "grid/house_groups.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/cell_text.hpp"
#include "render/phrases.hpp"
#include "render/rule_noun.hpp"
#include "render/shape.hpp"

namespace deduku {
namespace {

// The digit as in the grid: "5", "C" on a 16x16.
std::string shown(const Geometry& geometry, Digit d) { return digits_text({d}, geometry); }

std::string joined(const std::vector<std::string>& words, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i + 1 == words.size() ? last : ", ";
        out += words[i];
    }
    return out;
}

std::vector<std::string> each_value(const Geometry& geometry, Cell cell, Set<Digit> digits) {
    std::vector<std::string> out;
    for (Digit d : digits) out.push_back(value_text(geometry, {cell, d}));
    return out;
}

std::string in_commas(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ",") + word;
    return out;
}

/// Whether they are in more than one cell.
bool several_cells(const std::vector<Candidate>& candidates) {
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](Candidate c) { return c.cell != candidates.front().cell; });
}

// Whether it is a given or the player's digit, not a mark.
bool is_written(const Puzzle& puzzle, Candidate c) {
    const Set<Digit> it{c.digit};
    if (puzzle.cells[c.cell] == it) return true;
    return !puzzle.state.empty() && puzzle.state[c.cell] == it && !is_lone_mark(puzzle, c.cell);
}

// The phrase of a Cover, with the sectors whose cells it names, and those whose first house.
struct CoverPhrase {
    std::string_view phrase;
    const std::vector<Sector>*cells = nullptr, *house = nullptr;
};

std::string_view single_phrase(const Phrases& says, const Puzzle& start, Candidate single) {
    if (start.cells[single.cell].single()) return says.naked_single_given;
    return is_written(start, single) ? says.naked_single : says.naked_single_unwritten;
}

CoverPhrase told_by(const Phrases& says, const Puzzle& start, const Geometry& g, const Cover& cover) {
    switch (shape_of(g, cover)) {
        case ReasonShape::naked_single: {
            const Candidate single{g.cell_of(cover.base.front()), g.digit_of(cover.cover.front())};
            return {single_phrase(says, start, single), &cover.base, &cover.cover};
        }
        case ReasonShape::naked_set: return {says.naked_set, &cover.base, &cover.cover};
        case ReasonShape::hidden_single: return {says.hidden_single, &cover.cover};
        case ReasonShape::hidden_set: return {says.hidden_set, &cover.cover};
        case ReasonShape::pointing: return {says.pointing, nullptr, &cover.base};
        case ReasonShape::claiming: return {says.claiming, nullptr, &cover.base};
        case ReasonShape::fish: return {says.fish};
        default: return {says.cover};
    }
}

}  // namespace

Words::Words(const Puzzle& start, Coords coords, Voice voice)
    : start_(start), geometry_(start.geometry()), coords_(coords), phrases_(&phrases(voice)) {}

std::string Words::listed(const std::vector<std::string>& words) const { return joined(words, phrases_->last_of_list); }
std::string Words::choice(const std::vector<std::string>& words) const { return joined(words, phrases_->last_choice); }

std::string Words::digits(Set<Digit> digits) const { return listed(each_value(geometry_, Cell{}, digits)); }

std::string Words::names(const std::vector<Cell>& cells) const {
    std::vector<std::string> words;
    for (Cell cell : cells) words.push_back(name(cell));
    return listed(words);
}

std::string Words::in_houses(std::vector<House> houses) const {
    put_in_order(houses);
    std::string out;
    for (HouseGroup& group : grouped(geometry_, houses, coords_)) {
        auto& labels = group.labels;
        if (group.kind == HouseKind::row && coords_ == Coords::sheet_up) std::reverse(labels.begin(), labels.end());
        const std::string name = labels.empty() ? "the " + group.noun : group.nouns() + ' ' + listed(labels);
        if (!out.empty()) out += ", ";
        out += fill_phrase(is_straight(group.kind) ? phrases_->in_line : phrases_->in_area, {{"house", name}});
    }
    return out;
}

std::string Words::is(Candidate c) const {
    return fill_phrase(phrases_->is, {{"cell", name(c.cell)}, {"digit", value_text(geometry_, c)}});
}

std::string Words::is_not(const std::vector<Candidate>& removed) const {
    // Cells that lose the same digits are named together.
    std::vector<std::pair<Cell, Set<Digit>>> cells;
    for (Candidate c : removed) {
        const auto same = [&](const auto& entry) { return entry.first == c.cell; };
        auto at = std::find_if(cells.begin(), cells.end(), same);
        if (at == cells.end()) at = cells.insert(cells.end(), {c.cell, {}});
        at->second.insert(c.digit);
    }
    std::string out;
    while (!cells.empty()) {
        const std::vector<std::string> gone = each_value(geometry_, cells.front().first, cells.front().second);
        std::vector<Cell> together;
        std::erase_if(cells, [&](const auto& entry) {
            const bool same = each_value(geometry_, entry.first, entry.second) == gone;
            if (same) together.push_back(entry.first);
            return same;
        });
        const std::string_view pattern = phrases_->is_not[together.size() > 1 ? 1 : 0][gone.size() == 1 ? 0 : 1];
        if (!out.empty()) out += "; ";
        out += fill_phrase(pattern, {{"cells", names(together)}, {"digits", listed(gone)}, {"choice", choice(gone)}});
    }
    return out;
}

std::string Words::one_of(const std::vector<Candidate>& candidates) const {
    std::vector<std::string> words;
    const Candidate first = candidates.front();
    const bool one_cell = !several_cells(candidates);
    for (Candidate c : candidates) words.push_back(one_cell ? value_text(geometry_, c) : name(c.cell));
    return fill_phrase(
        one_cell ? phrases_->cell_is_one_of : phrases_->digit_is_in_one_of,
        {{"cell", name(first.cell)}, {"digit", value_text(geometry_, first)}, {"choice", choice(words)}});
}

std::string Words::nothing_left(Sector empty) const {
    return about(empty, phrases_->no_digit_left, phrases_->no_place_left);
}

std::string Words::lacking(Sector empty) const { return about(empty, phrases_->digit_for, phrases_->place_for); }

std::string Words::about(Sector sector, std::string_view cell, std::string_view place) const {
    if (geometry_.is_cell(sector)) return fill_phrase(cell, {{"cell", name(geometry_.cell_of(sector))}});
    if (geometry_.is_linear(sector)) {
        const Named known = named({sector});
        return fill_phrase(
            cell, {{"cell", known.all.empty() ? rules(render::cells_of_lines(geometry_, {sector})) : known.all}});
    }
    return fill_phrase(place, {{"digit", shown(geometry_, geometry_.digit_of(sector))},
                               {"in_house", in_houses({geometry_.house_of(sector)})}});
}

std::string Words::why(const Deduction& deduction) const {
    return fill_phrase(phrases_->why, {{"why", reason(deduction.why, deduction.removes)}});
}

std::string Words::why_at_start(Candidate c) const {
    const Set<Digit> allowed = start_.cells[c.cell];
    const std::string_view pattern = !allowed.single()            ? phrases_->given_choice
                                     : allowed.first() == c.digit ? phrases_->given
                                                                  : phrases_->given_digit;
    return fill_phrase(pattern, {{"cell", name(c.cell)},
                                 {"digit", allowed.single() ? value_text(geometry_, {c.cell, allowed.first()}) : ""},
                                 {"choice", choice(each_value(geometry_, c.cell, allowed))}});
}

std::string Words::why_is(Candidate c, const Deduction& last) const {
    if (const auto* cover = std::get_if<Cover>(&last.why); cover != nullptr)
        if (shape_of(geometry_, *cover) == ReasonShape::hidden_single) {
            const std::string in = in_houses({geometry_.house_of(cover->base.front())});
            const std::string digit = shown(geometry_, c.digit), cell = name(c.cell);
            return fill_phrase(phrases_->only_place,
                               {{"digits", digit}, {"set", digit}, {"in_house", in}, {"cells", cell}});
        }
    Deduction here{last.why, {}};
    Set<Digit> gone;
    for (Candidate removed : last.removes)
        if (removed.cell == c.cell) {
            here.removes.push_back(removed);
            gone.insert(removed.digit);
        }
    return fill_phrase(gone.single() ? phrases_->last_left : phrases_->last_left_many,
                       {{"cell", name(c.cell)},
                        {"digit", value_text(geometry_, c)},
                        {"gone", listed(each_value(geometry_, c.cell, gone))},
                        {"why", reason(here.why, here.removes)}});
}

std::string Words::sentence(const Deduction& deduction) const {
    const auto* cover = std::get_if<Cover>(&deduction.why);
    if (cover != nullptr && !phrases_->placement.empty() && shape_of(geometry_, *cover) == ReasonShape::hidden_single) {
        const Candidate placed{geometry_.cell_of(cover->cover.front()), geometry_.digit_of(cover->base.front())};
        return fill_phrase(phrases_->placement, {{"fact", is(placed)}, {"why", why_is(placed, deduction)}});
    }
    return fill_phrase(phrases_->sentence, {{"fact", is_not(deduction.removes)}, {"why", why(deduction)}});
}

bool Words::folds_givens() const { return !phrases_->givens.empty(); }

bool Words::reads_given(const Deduction& deduction) const {
    const auto* cover = std::get_if<Cover>(&deduction.why);
    return cover != nullptr && shape_of(geometry_, *cover) == ReasonShape::naked_single &&
           start_.cells[geometry_.cell_of(cover->base.front())].single();
}

std::string Words::givens(const std::vector<Deduction>& reading) const {
    std::vector<Cell> cells;
    for (const Deduction& deduction : reading)
        cells.push_back(geometry_.cell_of(std::get<Cover>(deduction.why).base.front()));
    put_in_order(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    const auto all = std::count_if(start_.cells.begin(), start_.cells.end(), [](Set<Digit> d) { return d.single(); });
    if (cells.size() > 9 && cells.size() == static_cast<std::size_t>(all))
        return fill_phrase(phrases_->all_givens, {{"count", std::to_string(all)}});
    std::vector<std::string> facts;
    for (Cell cell : cells) facts.push_back(is({cell, start_.cells[cell].first()}));
    return fill_phrase(phrases_->givens, {{"facts", joined(facts, ", ")}});
}

bool Words::alike(const Deduction& one, const Deduction& other) const {
    const auto* a = std::get_if<Cover>(&one.why);
    const auto* b = std::get_if<Cover>(&other.why);
    if (a == nullptr || b == nullptr) return false;
    std::vector<Candidate> both = one.removes;
    both.insert(both.end(), other.removes.begin(), other.removes.end());
    return reason(*a, both) == reason(*b, both);
}

std::string Words::reason(const Reason& why, const std::vector<Candidate>& removes) const {
    return std::visit([&](const auto& each) { return reason(each, removes); }, why);
}

std::string Words::rules(const std::vector<Cell>& cells) const {
    return cells.empty() ? std::string(phrases_->rules_of_case)
                         : fill_phrase(phrases_->rules_on, {{"cells", names(cells)}});
}

// The houses and rules of lines; none if there are many, or lines of cases, or in a voice that does not name rules.
Words::Named Words::named(const std::vector<Sector>& lines) const {
    constexpr std::size_t most = 6;
    std::vector<House> houses;
    std::vector<std::size_t> rules;
    if (phrases_->sum_of_one.empty()) return {};
    for (const Sector line : lines) {
        if (index(line) >= geometry_.sectors() + static_cast<int>(geometry_.lines().size())) return {};
        if (const auto origin = geometry_.origin(line))
            rules.push_back(origin->rule);
        else if (render::is_of_house(geometry_, line))
            houses.push_back(geometry_.house_of(line));
        else if (!geometry_.is_cell(line))
            return {};
    }
    put_in_order(houses);
    houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
    put_in_order(rules);
    rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
    if (rules.empty() || rules.size() + houses.size() > most) return {};
    std::vector<std::string> words;
    for (const House house : houses) words.push_back(house_in_sentence(geometry_, house, coords_));
    for (const std::size_t rule : rules) words.push_back(rule_noun(geometry_.rules()[rule], geometry_, coords_));
    return {listed(words), words.size() == 1};
}

std::string Words::reason(const Sum& sum, const std::vector<Candidate>& removes) const {
    std::vector<Sector> lines;
    for (const Factor& factor : sum.lines) lines.push_back(factor.line);
    const Named by = named(lines);
    return fill_phrase(by.one ? phrases_->sum_of_one : phrases_->sum,
                       {{"rules", by.all.empty() ? rules(render::cells_of(geometry_, sum)) : by.all},
                        {"them", several_cells(removes) ? phrases_->them : phrases_->it}});
}

std::string Words::reason(const Cover& cover, const std::vector<Candidate>& removes) const {
    const Geometry& g = geometry_;
    const auto is_linear = [&](Sector s) { return g.is_linear(s); };
    if (std::any_of(cover.cover.begin(), cover.cover.end(), is_linear)) {
        std::vector<Sector> lines = cover.cover;
        std::erase_if(lines, [&](Sector s) { return !is_linear(s); });
        const Named known = named(lines);
        const std::string by = known.all.empty() ? rules(render::cells_of_lines(g, cover.cover)) : known.all;
        return fill_phrase(phrases_->by_rules, {{"base", parts(cover.base)},
                                                {"rules", by},
                                                {"them", several_cells(removes) ? phrases_->them : phrases_->it}});
    }
    const Set<Digit> in = render::digits_in(g, cover.base) | render::digits_in(g, cover.cover);
    const CoverPhrase told = told_by(*phrases_, start_, g, cover);
    const std::string cells = told.cells == nullptr ? "" : names(render::cells_in(g, *told.cells));
    const std::string house =
        told.house == nullptr ? "" : house_in_sentence(g, g.house_of(told.house->front()), coords_);
    const std::string in_base = in_houses(render::houses_in(g, cover.base));
    return fill_phrase(told.phrase, {{"cell", cells},
                                     {"cells", cells},
                                     {"digit", digits(in)},
                                     {"digits", digits(in)},
                                     {"set", in_commas(each_value(g, Cell{}, in))},
                                     {"house", house},
                                     {"in_house", in_base},
                                     {"in_base", in_base},
                                     {"in_cover", in_houses(render::houses_in(g, cover.cover))},
                                     {"base", parts(cover.base)},
                                     {"cover", parts(cover.cover)},
                                     {"them", several_cells(removes) ? phrases_->them : phrases_->it}});
}

// "A1, B2 and 3 in rows 1 and 5"
std::string Words::parts(const std::vector<Sector>& sectors) const {
    std::vector<std::string> words;
    const std::vector<Cell> cells = render::cells_in(geometry_, sectors);
    if (!cells.empty()) words.push_back(names(cells));
    for (Digit d : render::digits_in(geometry_, sectors)) {
        std::vector<Sector> of_digit;
        for (Sector s : sectors)
            if (render::is_of_house(geometry_, s) && geometry_.digit_of(s) == d) of_digit.push_back(s);
        words.push_back(fill_phrase(
            phrases_->digit_in_houses,
            {{"digit", shown(geometry_, d)}, {"in_houses", in_houses(render::houses_in(geometry_, of_digit))}}));
    }
    const std::string_view between = words.size() > 2 ? phrases_->next_part : phrases_->and_part;
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty()) out += between;
        out += word;
    }
    return out;
}

}  // namespace deduku
