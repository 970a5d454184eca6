#include "report/explain.hpp"

#include <algorithm>
#include <array>

#include "grid/pick.hpp"
#include "render/shape.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

using explain::Truth;

std::string_view result_word(Ending ending) {
    constexpr std::array<std::string_view, 4> names = {"completes", "stuck", "contradicts", "unknown"};
    return pick(names, ending);
}

/// The result of an assumption, as the end of a sentence.
std::string_view result_text(Ending ending) {
    constexpr std::array<std::string_view, 4> texts = {"completes the board", "leaves the board open",
                                                       "leads to a contradiction", "exceeds the time or node limit"};
    return pick(texts, ending);
}

std::string digits_or(Set<Digit> digits, const Geometry& geometry) {
    std::vector<int> all;
    for (Digit d : digits) all.push_back(geometry.shown(d));
    const int last = all.back();
    all.pop_back();
    return all.empty() ? std::to_string(last) : worded("{} or {}", joined(all, ", "), last);
}

/// The end of the steps from `from` that have the same reason in words: a digit excluded from row, column and box.
std::size_t end_of_alike(const Words& words, const std::vector<Deduction>& steps, std::size_t from) {
    std::size_t to = from + 1;
    while (to < steps.size() && words.alike(steps[from], steps[to])) ++to;
    return to;
}

/// Numbered lines; `before` is the number of the parent step, with its dot.
class StepLines {
  public:
    StepLines(const Words& words, std::string& text) : words_(words), text_(text) {}

    /// Adds all steps; if the voice folds givens, the steps of the givens are one line before the others.
    void add(std::vector<Deduction> steps, const std::string& before, std::size_t indent) {
        std::vector<Deduction> reading;
        if (words_.folds_givens() && before.empty()) reading = take_reading(steps);
        const std::size_t lines = steps.size() + (reading.empty() ? 0 : 1);
        const std::size_t width = before.size() + std::to_string(lines).size();
        int count = 0;
        const auto line = [&](const std::string& sentence) {
            text_ += worded("{:{}}{:>{}}  {}\n", "", indent, worded("{}{}", before, ++count), width, sentence);
        };
        if (!reading.empty()) line(words_.givens(reading));
        for (std::size_t i = 0; i < steps.size();) {
            Deduction step = steps[i];
            for (const std::size_t end = end_of_alike(words_, steps, i); ++i < end;)
                step.removes.insert(step.removes.end(), steps[i].removes.begin(), steps[i].removes.end());
            line(words_.sentence(step));
            if (const auto* branches = branches_of(step.why))
                add_branches(*branches, worded("{}{}", before, count), indent + 2);
        }
    }

  private:
    std::vector<Deduction> take_reading(std::vector<Deduction>& steps) const {
        const auto others = std::stable_partition(steps.begin(), steps.end(),
                                                  [&](const Deduction& step) { return words_.reads_given(step); });
        std::vector<Deduction> reading(steps.begin(), others);
        steps.erase(steps.begin(), others);
        return reading;
    }

    /// Several branches have letters: 3a.1, 3b.1.
    void add_branches(const std::vector<Branch>& branches, const std::string& number, std::size_t indent) {
        const auto with_steps =
            std::count_if(branches.begin(), branches.end(), [](const Branch& branch) { return !branch.steps.empty(); });
        char letter = 'a';
        for (const Branch& branch : branches) {
            if (branch.steps.empty()) continue;
            const std::string name = with_steps > 1 ? std::string(1, letter) : "";
            letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1);
            add(branch.steps, number + name + '.', indent);
        }
    }

    const Words& words_;
    std::string& text_;
};

}  // namespace

void add_places(Json& object, const Geometry& geometry, const std::vector<Sector>& sectors, std::string_view houses) {
    for (const std::string_view list : {std::string_view("cells"), houses})
        if (!object.contains(list)) object[list] = Json::array();
    for (const Sector sector : sectors) {
        if (geometry.is_linear(sector)) {
            for (Cell cell : render::cells_of_lines(geometry, {sector}))
                add_places(object, geometry, {geometry.sector(cell)}, houses);
            continue;
        }
        const bool cell = geometry.is_cell(sector);
        const Json name =
            cell ? cell_name(geometry, geometry.cell_of(sector)) : house_name(geometry, geometry.house_of(sector));
        Json& list = object[cell ? "cells" : houses];
        if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
    }
}

namespace {

Json steps_array(const Words& words, const std::vector<Deduction>& steps);

// The empty sector, or the exchangeable digits.
std::vector<Sector> places_at_end(const Geometry& geometry, const Branch& branch) {
    std::vector<Sector> out;
    if (branch.empty) out.push_back(*branch.empty);
    if (branch.twin)
        for (Candidate c : branch.twin->in) out.push_back(geometry.sector(c.cell));
    return out;
}

Json branch_object(const Words& words, const Branch& branch) {
    Json object;
    object["suppose"] = list_of(words.geometry(), branch.keep, "=");
    object["steps"] = steps_array(words, branch.steps);
    object["end"] = branch.closed() ? Json(words.end_of(branch)) : Json(nullptr);
    add_places(object, words.geometry(), places_at_end(words.geometry(), branch));
    return object;
}

// The sector of a Split, or the cells of a Sum or a choice.
std::vector<Sector> places_of(const Geometry& geometry, const Reason& why) {
    if (const auto* split = std::get_if<Split>(&why)) return {split->on};
    std::vector<Cell> cells;
    if (const auto* sum = std::get_if<Sum>(&why)) cells = render::cells_of(geometry, *sum);
    if (const auto* cases = std::get_if<Cases>(&why))
        cells = render::cells_of(geometry.choices()[static_cast<std::size_t>(cases->choice)]);
    std::vector<Sector> out;
    for (Cell cell : cells) out.push_back(geometry.sector(cell));
    return out;
}

Json steps_array(const Words& words, const std::vector<Deduction>& steps) {
    const Geometry& geometry = words.geometry();
    return Json::list(steps, [&](const Deduction& step) {
        Json object;
        object["kind"] = name_of(shape_of(geometry, step.why));
        object["removes"] = list_of(geometry, step.removes, "!=");
        object["text"] = words.sentence(step);
        object["given"] = words.reads_given(step);
        if (const auto* cover = std::get_if<Cover>(&step.why)) {
            add_places(object, geometry, cover->base);
            add_places(object, geometry, cover->cover, "cover");
        } else {
            add_places(object, geometry, places_of(geometry, step.why));
            object["cover"] = Json::array();
        }
        if (const auto* branches = branches_of(step.why))
            object["branches"] = Json::list(*branches, [&](const auto& each) { return branch_object(words, each); });
        return object;
    });
}

std::string times(int count) { return count == 1 ? "once" : worded("{} times", count); }

}  // namespace

std::string_view word(Truth verdict, Ending ending) {
    if (verdict == Truth::open) return ending == Ending::unknown ? "unknown" : "undecided";
    return verdict == Truth::is ? "is" : "is not";
}

std::string settled_text(const Words& words, const explain::Answer& answer) {
    const Candidate c = answer.asked;
    const bool is = answer.verdict == Truth::is;
    const std::string fact = is ? words.is(c) : words.is_not({c});
    if (answer.chain.steps.empty()) return fact + ": " + words.why_at_start(c);
    const Deduction& last = answer.chain.steps.back();
    return fact + ": " + (is ? words.why_is(c, last) : words.why({last.why, {c}})) +
           (answer.if_unique() ? ", if there is exactly one solution" : "");
}

std::string open_text(const Words& words, const explain::Explainer& explainer, Cell cell,
                      const std::vector<explain::Supposition>& tested) {
    const Set<Digit> left = explainer.end().digits(cell);
    std::string text = worded("{} is {}: {}", words.name(cell), word(Truth::open, explainer.ending()),
                              digits_or(left, words.geometry()));
    if (explainer.ending() == Ending::unknown) return text + "; time or nodes ran out";
    for (Ending ending : {Ending::solved, Ending::contradiction, Ending::open, Ending::unknown}) {
        std::vector<Candidate> alike;
        for (const explain::Supposition& s : tested)
            if (s.ending == ending) alike.push_back(s.supposed);
        if (alike.empty()) continue;
        text += worded("; supposing {}that {} {}", alike.size() > 1 ? "one by one " : "", words.one_of(alike),
                       result_text(ending));
        if (ending == Ending::contradiction && alike.size() == static_cast<std::size_t>(left.size()))
            text += ", so the puzzle has no solution";
    }
    return text;
}

std::string bounds_text(const Words& words, const std::vector<Cell>& cells, Digit digit,
                        const explain::CountBounds& bounds) {
    std::string text = worded("{} is ", words.geometry().shown(digit));
    if (bounds.least() == bounds.most())
        text += bounds.most() == 0 ? "nowhere" : times(bounds.most());
    else
        text += worded("{} to {} times", bounds.least(), bounds.most());
    text += " in " + words.names(cells);
    if (bounds.most() == 0) return text + ": all its places are elsewhere";
    if (bounds.alone.empty() && bounds.inside == bounds.around)
        return text + ": they hold all its places " + words.in_houses(bounds.around);
    text += ": its places there are all ";
    if (!bounds.around.empty()) text += words.in_houses(bounds.around) + (bounds.alone.empty() ? "" : ", ");
    if (!bounds.alone.empty()) text += "on " + words.names(bounds.alone);
    if (bounds.least() > 0) text += ", among them all those " + words.in_houses(bounds.inside);
    return text;
}

std::string contradiction_text(const Words& words, const Ledger& chain) {
    return "the puzzle contradicts itself: " + words.nothing_left(std::get<NoSolution>(chain.claim).empty);
}

std::string chain_text(const Words& words, const Ledger& chain) {
    std::string text;
    StepLines(words, text).add(chain.steps, "", 3);
    return text;
}

void add_chain(Json& object, const Words& words, const Ledger& chain) {
    object["chain"] = steps_array(words, chain.steps);
    object["proof"] = list_of_lines(ledger_text(chain));
}

Json supposition_object(const Geometry& geometry, const explain::Supposition& tested) {
    return {{"digit", geometry.worth(tested.supposed)}, {"result", result_word(tested.ending)}};
}

Json bounds_object(const Geometry& geometry, const std::vector<Cell>& cells, Digit digit,
                   const explain::CountBounds& bounds) {
    Json around = list_of(geometry, bounds.around);
    for (Cell cell : bounds.alone) around.push_back(cell_name(geometry, cell));
    return {{"cells", list_of(geometry, cells)}, {"digit", geometry.shown(digit)},
            {"least", bounds.least()},           {"most", bounds.most()},
            {"closest", bounds.closest},         {"inside", list_of(geometry, bounds.inside)},
            {"around", std::move(around)}};
}

}  // namespace deduku::report
