#include "report/notation/notation.hpp"

#include <algorithm>
#include <array>

#include "deduku/words.hpp"
#include "grid/phrase.hpp"
#include "report/notation/forms.hpp"

namespace deduku::report {
namespace {

// Notations with rc coordinates.
Coords coords_of(StepNotation notation, Coords coords) { return notation == StepNotation::sheet ? coords : Coords::rc; }

CellStyle style_of(StepNotation notation) {
    if (notation == StepNotation::hodoku) return CellStyle::compact;
    return notation == StepNotation::eureka ? CellStyle::grouped : CellStyle::named;
}

// Of a pattern of type 3: " with 2,7 in C2"
std::string with_subset(const Names& names, const CellGroup& set) {
    return " with " + names.digits(set.digits) + " in " + names.cells(set.cells);
}

}  // namespace

StepNotation notation_of(std::string_view word) {
    constexpr std::array<std::string_view, 4> words = {"sheet", "rc", "hodoku", "eureka"};
    return static_cast<StepNotation>(std::find(words.begin(), words.end(), word) - words.begin());
}

StepLine::StepLine(const Puzzle& puzzle, StepNotation notation, Coords coords)
    : puzzle_(puzzle),
      geometry_(puzzle.geometry()),
      notation_(notation),
      names_(geometry_, coords_of(notation, coords), style_of(notation)) {}

std::string StepLine::line(const path::Step& step) const {
    const std::string seen = pattern(step);
    const bool single = step.pattern.form <= Form::hidden_single;
    const std::string found = result(step);
    if (single) return title(step) + ": " + found + seen;
    if (seen.starts_with(found + ' ')) return title(step) + ": " + seen;  // the last cell of a sum
    return title(step) + (seen.empty() ? "" : ": " + seen) + " => " + found;
}

std::string StepLine::result(const path::Step& step) const {
    std::string out = step.places ? names_.placed(*step.places) : "";
    for (const Candidate c : step.written) out += (out.empty() ? "" : ", ") + names_.placed(c);
    if (step.places) return out;
    std::vector<Candidate> removes = step.removes;
    std::erase_if(removes, [&](Candidate c) {
        const auto same = [&](Candidate placed) { return placed.cell == c.cell; };
        return geometry_.is_helper(c.cell) || std::any_of(step.written.begin(), step.written.end(), same);
    });
    return removes.empty() ? out : out + (out.empty() ? "" : ", ") + names_.removed(removes);
}

std::string StepLine::pattern(const path::Step& step) const {
    return notation_ == StepNotation::hodoku ? hodoku(step) : filled(row_of(step.pattern).line, step);
}

std::string StepLine::filled(std::string_view line, const path::Step& step) const {
    return fill_phrase(line, [&](std::string_view name) { return slot(step, name); });
}

std::optional<std::string> StepLine::slot(const path::Step& step, std::string_view name) const {
    const Pattern& p = step.pattern;
    if (name == "digits") return names_.digits(p.digits);
    if (name == "digits/") return names_.digits(p.digits, "/");
    if (name == "digit set") return '{' + names_.digits(p.digits) + '}';
    if (name == "cells") return names_.cells(p.cells);
    if (name == "others") return names_.cells(p.others);
    if (name == "fins") return names_.cells(p.fins);
    if (name == "base") return names_.houses(p.base);
    if (name == "cover") return names_.houses(p.cover);
    if (name == "chain") return eureka(names_, *p.chain) + (p.chain->loop ? " (loop)" : "");
    if (name == "subset") return p.sets.size() < 2 ? "" : with_subset(names_, p.sets.back());
    if (name == "net") return net(p);
    if (name == "rule") return of_rules(p);
    if (name == "supposition") return supposition(step);
    if (name == "line") return filled(row_of(p).line, step);
    return p.sets.empty() ? slot_of_hodoku(step, name) : slot_of_sets(p, name);
}

// "2 in row 1; A1=2: A4<>2, A7=2, C7<>2; D1=2: D7<>2, .."
std::string StepLine::net(const Pattern& pattern) const {
    std::string out = pattern.base.empty() ? "" : names_.digits(pattern.digits) + " in " + names_.houses(pattern.base);
    for (const Strand& strand : pattern.strands) {
        if (!out.empty()) out += "; ";
        for (std::size_t i = 0; i < strand.nodes.size(); ++i)
            out += (i == 0 ? "" : i == 1 ? ": " : ", ") + literal(strand.nodes[i]);
    }
    return out;
}

std::string StepLine::literal(const Strand::Node& node) const {
    using By = Strand::By;
    const std::string says = node.is_true ? names_.placed(node.what) : names_.removed({node.what});
    return says + (node.by == By::pattern ? " (by a pattern)" : node.by == By::chain ? " (by a chain)" : "");
}

// "if B1 is 3 or 4, no digit is left for D3"; for nested suppositions, only that they fail
std::string StepLine::supposition(const path::Step& step) const {
    const Words words(puzzle_, names_.coords());
    if (path::is_beyond(step) && (geometry_.constrained() || step.deductions.empty()))
        return "if " + words.one_of(step.removes) + ", all further suppositions fail";
    if (!step.pattern.looks.empty())
        return std::to_string(step.pattern.looks.size()) + (step.pattern.looks.size() == 1 ? " look" : " looks") +
               "; if " + words.one_of(path::told_of(step)) + ", " +
               words.nothing_left(*path::refuted_branches(step).front()->empty);
    std::vector<std::string> parts;
    for (const Branch* branch : path::refuted_branches(step))
        parts.push_back("if " + words.one_of(branch->keep) + ", " + words.nothing_left(*branch->empty));
    return parts.empty() ? words.why(step.deductions.back()) : join(parts, "; ");
}

std::string eureka(const Names& names, const Pattern::Chain& chain) {
    std::string out;
    const auto& nodes = chain.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (i > 0) out += i % 2 == 1 ? '=' : '-';
        std::size_t last = i;
        const auto same_cell = [&](std::size_t k) {
            return nodes[k].cell == nodes[i].cell && !chain.is_group(k) && !chain.is_group(i);
        };
        while (last + 1 < nodes.size() && same_cell(last + 1)) ++last;
        out += '(';
        for (std::size_t k = i; k <= last; ++k) {
            if (k > i) out += k % 2 == 1 ? '=' : '-';
            out += names.digit(nodes[k].digit);
        }
        out += ')' + names.group(chain.cells_of(i));
        i = last;
    }
    return out;
}

std::string nice_loop(const Names& names, const Pattern::Chain& chain) {
    const auto& nodes = chain.nodes;
    std::string out = names.digit(nodes.front().digit) + "- " + names.group(chain.cells_of(0));
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (chain.cells_of(i) == chain.cells_of(i - 1)) continue;
        const std::string link = i % 2 == 1 ? "=" : "-";
        out += ' ' + link + names.digit(nodes[i].digit) + link + ' ' + names.group(chain.cells_of(i));
    }
    return out + " -" + names.digit(nodes.back().digit);
}

}  // namespace deduku::report
