#include "render/proof/opb.hpp"

#include <algorithm>

#include "render/proof/cnf.hpp"

namespace deduku {
namespace proof {
namespace {

bool is_blank(const Puzzle& start, Set<Digit> digits) { return digits.size() == start.box().digits(); }

void add_term(std::string& out, int number) { out += "1 x" + std::to_string(number + 1) + " "; }

}  // namespace

std::vector<int> numbers_of(const Geometry& geometry, const False& claim) {
    std::vector<int> out;
    for (Candidate c : claim.candidates) out.push_back(geometry.number(c));
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

OpbIds::OpbIds(const Puzzle& start, const Claim& goal) {
    count_ = 2L * start.geometry().sectors();
    for (Set<Digit> digits : start.cells) allowed_.push_back(is_blank(start, digits) ? 0 : ++count_);
    if (std::holds_alternative<False>(goal) || std::holds_alternative<Unique>(goal)) opposite_ = ++count_;
}

}  // namespace proof

void opb_formula(const Puzzle& start, const Claim& goal, const std::function<void(std::string_view)>& write) {
    using namespace proof;
    const Geometry& geometry = start.geometry();
    // Each equality is one line of the file, and two of the ids.
    const long lines = OpbIds(start, goal).count() - geometry.sectors();
    write("* #variable= " + std::to_string(geometry.candidates()) + " #constraint= " + std::to_string(lines) + "\n");
    for (Sector sector : geometry.every_sector()) {
        std::string line;
        for (int i = 0; i < geometry.digits(); ++i) add_term(line, geometry.number(geometry.member(sector, i)));
        write(line + "= 1 ;\n");
    }
    for (Cell cell : geometry.every_cell()) {
        const Set<Digit> digits = start.cells[cell];
        if (is_blank(start, digits)) continue;
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
