#include "report/path/picture.hpp"

#include <algorithm>
#include <array>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku::report {
namespace {

// Removes cells that only the proof of the step uses.
void forget_proof(Scene& scene) {
    scene.reason = {};
    scene.links.clear();
    scene.letters.clear();
    scene.empty.reset();
}

// The two closest ones.
CandidateLink link_between(const Geometry& g, const std::vector<Candidate>& from, const std::vector<Candidate>& to,
                           bool makes) {
    const auto away = [&](Candidate a, Candidate b) {
        const int rows = g.row(a.cell) - g.row(b.cell), columns = g.column(a.cell) - g.column(b.cell);
        return rows * rows + columns * columns;
    };
    CandidateLink out{from.front(), to.front(), makes};
    for (Candidate a : from)
        for (Candidate b : to)
            if (away(a, b) < away(out.from, out.to)) out = {a, b, makes};
    return out;
}

void add_chain_links(const Pattern::Chain& chain, Scene& scene) {
    std::vector<std::vector<Candidate>> nodes;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        nodes.emplace_back();
        for (Cell cell : chain.cells_of(i)) nodes.back().push_back({cell, chain.nodes[i].digit});
        if (!chain.is_group(i))
            scene.kept.push_back(chain.nodes[i]);
        else if (std::find(scene.nodes.begin(), scene.nodes.end(), nodes.back()) == scene.nodes.end())
            scene.nodes.push_back(nodes.back());
    }
    const Geometry& g = scene.board.geometry();
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
        scene.links.push_back(link_between(g, nodes[i], nodes[i + 1], i % 2 == 0));
    if (chain.loop) scene.links.push_back(link_between(g, nodes.back(), nodes.front(), false));
}

// A supposition has a letter, a true candidate a ring, and each follows from its first premise.
void add_strands(const std::vector<Strand>& strands, Scene& scene) {
    scene.kept.clear();
    scene.links.clear();
    scene.letters.clear();
    char letter = 'A';
    for (const Strand& strand : strands) {
        scene.letters.push_back({strand.nodes.front().what, std::string(1, letter++)});
        for (const Strand::Node& node : strand.nodes) {
            if (node.is_true && std::find(scene.kept.begin(), scene.kept.end(), node.what) == scene.kept.end())
                scene.kept.push_back(node.what);
            if (node.from.empty()) continue;
            const CandidateLink link{strand.nodes[node.from.front()].what, node.what, node.is_true};
            if (std::find(scene.links.begin(), scene.links.end(), link) == scene.links.end())
                scene.links.push_back(link);
        }
    }
}

// Rings all living candidates of the pattern.
void ring_cells(const Pattern& pattern, Scene& scene) {
    scene.kept.clear();
    const bool all = pattern.form == Form::exclusion;
    std::vector<Cell> cells = pattern.cells;
    cells.insert(cells.end(), pattern.others.begin(), pattern.others.end());
    for (Cell cell : cells)
        for (Digit d : all ? scene.board.digits(cell) : scene.board.digits(cell) & pattern.digits)
            scene.kept.push_back({cell, d});
}

Cover sectors_of(const Pattern& pattern, const Geometry& geometry) {
    Cover out;
    for (Digit d : pattern.digits) {
        for (House house : pattern.base) out.base.push_back(geometry.sector(house, d));
        for (House house : pattern.cover) out.cover.push_back(geometry.sector(house, d));
    }
    return out;
}

// The last deduction of a step of another program may not match the step: the pattern has its contents.
Scene scene_of_step(const Puzzle& puzzle, const Board& before, const path::Step& step) {
    if (!step.label && !step.deductions.empty()) return scene_of(puzzle, before, step.deductions.back());
    Scene out = scene_of(puzzle, before);
    const Pattern& p = step.pattern;
    if (p.form == Form::locked || p.form == Form::fish) out.reason = sectors_of(p, before.geometry());
    ring_cells(p, out);
    return out;
}

// The two colours of a digit as letters.
void letter_colours(const Pattern& pattern, Scene& scene) {
    for (Digit d : pattern.digits) {
        for (Cell cell : pattern.cells) scene.letters.push_back({{cell, d}, "A"});
        for (Cell cell : pattern.others) scene.letters.push_back({{cell, d}, "B"});
    }
}

// Each set as a group; common candidates ringed, eliminations struck out.
void draw_sets(const Pattern& pattern, Scene& scene) {
    scene.kept.clear();
    Set<Digit> seen = pattern.digits;
    for (Digit d : pattern.commons) seen.insert(d);
    for (const CellGroup& set : pattern.sets) {
        scene.groups.push_back(set.cells);
        for (Cell cell : set.cells)
            for (Digit d : scene.board.digits(cell) & seen) scene.kept.push_back({cell, d});
    }
    if (pattern.form != Form::blossom) return;
    const Cell stem = pattern.others.front();
    scene.reason.base.push_back(scene.board.geometry().sector(stem));
    for (Digit d : scene.board.digits(stem)) scene.kept.push_back({stem, d});
}

// Base cells and targets as groups, and the places of their digits in cross-lines outside the boxes of these cells.
void draw_exocet(const Pattern& pattern, Scene& scene) {
    const Geometry& g = scene.board.geometry();
    const auto box_of = [&](Cell cell) { return *g.house_of(cell, HouseKind::box); };
    const std::array<House, 3> band = {box_of(pattern.cells[0]), box_of(pattern.others[0]), box_of(pattern.others[1])};
    scene.groups = {pattern.cells, pattern.others};
    ring_cells(pattern, scene);
    for (Digit d : pattern.digits)
        for (House house : pattern.base) {
            scene.reason.base.push_back(g.sector(house, d));
            for (Cell cell : g.cells_of(house))
                if (scene.board.has({cell, d}) && std::find(band.begin(), band.end(), box_of(cell)) == band.end())
                    scene.kept.push_back({cell, d});
        }
}

// The cells as a group, with the other candidates ringed.
void draw_tridagon(const Pattern& pattern, Scene& scene) {
    scene.groups = {pattern.cells};
    scene.kept.clear();
    for (Cell cell : pattern.fins)
        for (Digit d : scene.board.digits(cell) - pattern.digits) scene.kept.push_back({cell, d});
}

// Each cell as a sector, independent of the proof.
void draw_cells(const Pattern& pattern, Scene& scene) {
    forget_proof(scene);
    for (Cell cell : pattern.cells) scene.reason.base.push_back(scene.board.geometry().sector(cell));
    ring_cells(pattern, scene);
}

// The pattern, with the extras of its cells and the subset that they make with others, if any.
void draw_deadly(const Pattern& pattern, Scene& scene) {
    draw_cells(pattern, scene);
    for (const CellGroup& set : pattern.sets)
        for (Cell cell : set.cells) {
            if (!contains(pattern.cells, cell)) scene.reason.base.push_back(scene.board.geometry().sector(cell));
            for (Digit d : scene.board.digits(cell) & set.digits) scene.kept.push_back({cell, d});
        }
}

// The cells whose digits all exclude the eliminated candidates, or the places of a digit.
void draw_others(const Pattern& pattern, Scene& scene) {
    forget_proof(scene);
    const Geometry& g = scene.board.geometry();
    scene.kept.clear();
    for (House house : pattern.base)
        for (Digit d : pattern.digits) scene.reason.base.push_back(g.sector(house, d));
    for (Cell cell : pattern.others) {
        if (pattern.base.empty()) scene.reason.base.push_back(g.sector(cell));
        for (Digit d : scene.board.digits(cell))
            if (pattern.digits.empty() || pattern.digits.has(d)) scene.kept.push_back({cell, d});
    }
}

// The fish, with its fins as A.
void draw_finned_fish(const Pattern& pattern, Scene& scene) {
    forget_proof(scene);
    scene.reason = sectors_of(pattern, scene.board.geometry());
    ring_cells(pattern, scene);
    for (Digit d : pattern.digits)
        for (Cell fin : pattern.fins) {
            scene.kept.push_back({fin, d});
            scene.letters.push_back({{fin, d}, "A"});
        }
}

std::vector<Cell> cells_of(const Rule& rule) {
    std::vector<Cell> out;
    for (const auto& group : rule.groups) out.insert(out.end(), group.begin(), group.end());
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// Of the rule of 45 "45", "28", "17"; of other rules the cells alone.
void frame_sum(const Pattern& pattern, Scene& scene) {
    const Geometry& g = scene.board.geometry();
    const int n = g.digits(), all = n * (n - 1 + 2 * g.lowest()) / 2;
    const bool of_houses = pattern.form == Form::sum && pattern.total && !pattern.base.empty();
    if (of_houses)
        for (const House house : pattern.base) {
            const auto cells = g.cells_of(house);
            scene.frames.push_back({FramedCells::As::house, {cells.begin(), cells.end()}, std::to_string(all)});
        }
    for (const std::size_t number : pattern.rules) {
        const Rule& rule = g.rules()[number];
        if (rule.groups.empty()) continue;
        const bool says_total = of_houses && rule.values.size() == 1 && rule.row->value == RuleValue::sum;
        scene.frames.push_back(
            {FramedCells::As::rule, cells_of(rule), says_total ? std::to_string(rule.values.front()) : ""});
    }
    if (!of_houses || pattern.total->least != pattern.total->most) return;
    const std::vector<Total::Part>& parts = pattern.total->parts;
    const auto is_outside = [](const Total::Part& part) { return part.times < 0; };
    const bool one_side =
        std::all_of(parts.begin(), parts.end(), is_outside) || std::none_of(parts.begin(), parts.end(), is_outside);
    // Of cells inside and outside only the difference is known, which is no sum of them.
    FramedCells rest{FramedCells::As::rest, {}, one_side ? std::to_string(std::abs(*pattern.total->least)) : ""};
    for (const Total::Part& part : parts) rest.cells.push_back(part.cell);
    put_in_order(rest.cells);
    if (!rest.cells.empty()) scene.frames.push_back(std::move(rest));
}

// The rules and houses of a contradiction, by the number of the look, and what is then left without a digit or a place.
void frame_looks(const path::Step& step, Scene& scene) {
    const Geometry& g = scene.board.geometry();
    forget_proof(scene);
    scene.kept.clear();
    if (const auto branches = path::refuted_branches(step); !branches.empty()) scene.empty = branches.front()->empty;
    int number = 0;
    for (const Glance& look : step.pattern.looks) {
        const std::string text = std::to_string(++number);
        // Of the sums in a house it has the first rule; the house is what is looked at.
        if (look.rule && g.is_cell(look.on) && !g.rules()[*look.rule].groups.empty()) {
            scene.frames.push_back({FramedCells::As::rule, cells_of(g.rules()[*look.rule]), text});
        } else if (!g.is_cell(look.on)) {
            const auto cells = g.cells_of(g.house_of(look.on));
            scene.frames.push_back({FramedCells::As::house, {cells.begin(), cells.end()}, text});
        } else {
            scene.frames.push_back({FramedCells::As::rest, {g.cell_of(look.on)}, text});
        }
    }
}

// Only the shape of the pattern: all that is required.
void draw_pattern(const Pattern& pattern, Scene& scene) {
    const bool split = !scene.letters.empty() || !scene.links.empty();
    switch (pattern.form) {
        case Form::naked_set:
            if (split) draw_cells(pattern, scene);
            break;
        case Form::deadly: draw_deadly(pattern, scene); break;
        case Form::grave: draw_cells(pattern, scene); break;
        case Form::sum:
        case Form::sum_digit:
        case Form::no_combination:
        case Form::look:
        case Form::cases:
            draw_cells(pattern, scene);
            frame_sum(pattern, scene);
            break;
        case Form::partner:
        case Form::place:
            draw_others(pattern, scene);
            frame_sum(pattern, scene);
            break;
        case Form::set_chain:
        case Form::set_ring:
        case Form::set_crossing:
        case Form::blossom:
            forget_proof(scene);
            draw_sets(pattern, scene);
            break;
        case Form::exocet:
            forget_proof(scene);
            draw_exocet(pattern, scene);
            break;
        case Form::tridagon:
            forget_proof(scene);
            draw_tridagon(pattern, scene);
            break;
        case Form::fish:
            // The proof has a fish without fins.
            if (!pattern.fins.empty() && scene.reason.cover.empty()) draw_finned_fish(pattern, scene);
            break;
        case Form::colours:
            forget_proof(scene);
            letter_colours(pattern, scene);
            ring_cells(pattern, scene);
            break;
        default: break;
    }
}

}  // namespace

Scene picture_of(const Puzzle& puzzle, const Board& before, const path::Step& step, const Teacher& teacher) {
    Scene scene = scene_of_step(puzzle, before, step);
    scene.removed = step.removes;
    const Pattern& p = step.pattern;
    if (p.form <= Form::hidden_single) {
        scene.reason = {};
        if (p.form != Form::naked_single)
            for (House house : p.base) scene.reason.base.push_back(before.geometry().sector(house, step.places->digit));
        scene.kept = {*step.places};
    } else if (p.chain) {
        forget_proof(scene);
        scene.kept.clear();
        add_chain_links(*p.chain, scene);
    } else if (!p.looks.empty()) {
        frame_looks(step, scene);
    } else if (p.form == Form::net) {
        forget_proof(scene);
        add_strands(p.strands, scene);
    } else {
        draw_pattern(p, scene);
    }
    scene.title = teacher.technique(step);
    scene.title.pop_back();
    scene.description = teacher.on(before).sentence(step);
    return scene;
}

Scene picture_of(const path::Path& path, std::size_t number, const Teacher& teacher) {
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    for (std::size_t i = 0; i + 1 < number; ++i) path::apply(board, path.steps[i]);
    if (number > 0) {
        Scene scene = picture_of(path.start, board, path.steps[number - 1], teacher);
        scene.title = "Step " + std::to_string(number) + ": " + scene.title;
        return scene;
    }
    Scene scene = scene_of(path.start, board);
    scene.title = "Step 0: the start";
    scene.description = "The givens, and the candidates they leave.";
    return scene;
}

}  // namespace deduku::report
