// Contradictions with the same looks are one find.
//
//   if A1 is 3 or 4: the cage leaves B1 7, the whisper nothing for C1        A1 is not 3 or 4
#include "technique/rules/told_contradiction.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "reason/shown.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

Pattern pattern_of(const ToldGroup& found) {
    Pattern out;
    out.form = Form::supposition;
    for (const ToldContradiction& each : found) {
        out.cells.push_back(each.what.cell);
        out.digits.insert(each.what.digit);
    }
    sort_once_each(out.cells);
    out.looks = found.front().looks;
    for (const ToldContradiction& each : found)
        if (each.looks != out.looks || each.branch.empty != found.front().branch.empty) out.alike.push_back(each.what);
    if (out.looks.size() == 1 && out.looks[0].rule) out.rules = {*out.looks[0].rule};
    return out;
}

}  // namespace

bool deliver(const Board& board, const ToldGroup& group, const Sink& sink) {
    Board position = board;
    std::vector<Deduction> steps;
    for (const ToldContradiction& each : group) {
        Split split{board.geometry().sector(each.what.cell), {each.branch}};
        if (std::vector<Candidate> others = others_of(board, split.on, {each.what}); !others.empty())
            split.branches.push_back({std::move(others), {}, std::nullopt});
        auto settled = settle(position, {std::move(split), {each.what}});
        if (!settled) continue;
        apply(position, *settled);
        steps.push_back(*std::move(settled));
    }
    return steps.empty() || sink({steps, [&] { return pattern_of(group); }});
}

namespace {

// A cell, or the same house, has nothing left.
bool end_alike(const Geometry& g, Sector a, Sector b) {
    if (g.is_cell(a) || g.is_cell(b)) return g.is_cell(a) && g.is_cell(b);
    return g.house_of(a) == g.house_of(b);
}

// The same rule, the same house, or any placed digit.
bool look_alike(const Geometry& g, const Glance& a, const Glance& b) {
    if (a.rule != b.rule || a.subset != b.subset) return false;
    return (a.rule && g.is_cell(a.on) && g.is_cell(b.on)) || end_alike(g, a.on, b.on);
}

std::optional<std::size_t> rule_of(const ToldContradiction& told) {
    return told.looks.empty() ? std::nullopt : told.looks[0].rule;
}

bool at_same_rule(const Geometry& g, const ToldContradiction& a, const ToldContradiction& b) {
    return rule_of(a) == rule_of(b) && end_alike(g, *a.branch.empty, *b.branch.empty);
}

bool looks_alike(const Geometry& g, const ToldContradiction& a, const ToldContradiction& b) {
    return end_alike(g, *a.branch.empty, *b.branch.empty) &&
           std::equal(a.looks.begin(), a.looks.end(), b.looks.begin(), b.looks.end(),
                      [&](const Glance& one, const Glance& other) { return look_alike(g, one, other); });
}

template <class Alike>
std::vector<ToldGroup> grouped(const std::vector<ToldGroup>& groups, const Alike& alike) {
    std::vector<ToldGroup> out;
    for (const ToldGroup& each : groups) {
        const auto same =
            std::find_if(out.begin(), out.end(), [&](const ToldGroup& known) { return alike(known, each); });
        if (same == out.end())
            out.push_back(each);
        else
            same->insert(same->end(), each.begin(), each.end());
    }
    put_in_order(out, [](const ToldGroup& a, const ToldGroup& b) {
        const std::size_t looks_a = a.front().looks.size(), looks_b = b.front().looks.size();
        return looks_a != looks_b ? looks_a < looks_b : a.size() > b.size();
    });
    return out;
}

std::vector<ToldGroup> each_alone(const std::vector<ToldContradiction>& told) {
    std::vector<ToldGroup> out;
    for (const ToldContradiction& each : told) out.push_back({each});
    return out;
}

}  // namespace

std::vector<ToldGroup> grouped_by_rule(const Geometry& geometry, const std::vector<ToldContradiction>& told) {
    std::vector<ToldContradiction> of_one_look = told;
    std::erase_if(of_one_look, [](const ToldContradiction& each) {
        return each.looks.size() > 1 || (each.looks.size() == 1 && !rule_of(each));
    });
    return grouped(each_alone(of_one_look), [&](const ToldGroup& a, const ToldGroup& b) {
        return at_same_rule(geometry, a.front(), b.front());
    });
}

// Those of a digit first: then only contradictions that are still alone are joined by their cell.
std::vector<ToldGroup> grouped_by_looks(const Geometry& geometry, const std::vector<ToldContradiction>& told) {
    const auto by_digit = grouped(each_alone(told), [&](const ToldGroup& a, const ToldGroup& b) {
        return a.front().what.digit == b.front().what.digit && looks_alike(geometry, a.front(), b.front());
    });
    return grouped(by_digit, [&](const ToldGroup& a, const ToldGroup& b) {
        const auto in_cell = [&](const ToldContradiction& each) { return each.what.cell == b.front().what.cell; };
        return b.size() == 1 && std::all_of(a.begin(), a.end(), in_cell) && looks_alike(geometry, a.front(), b.front());
    });
}

}  // namespace deduku
