#include "render/proof/opb.hpp"

#include <algorithm>

namespace deduku {
namespace {

bool is_blank(const Puzzle& start, Set<Digit> digits) { return digits.size() == start.box.digits(); }

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
    const auto n = static_cast<long>(start.box.digits());
    count_ = 8 * n * n;
    for (Set<Digit> digits : start.cells) allowed_.push_back(is_blank(start, digits) ? 0 : ++count_);
    if (std::holds_alternative<False>(goal)) opposite_ = ++count_;
}

std::string opb_formula(const Puzzle& start, const Claim& goal) {
    const Geometry geometry(start.box);
    // Each equality is one line of the file, and two of the ids.
    const long lines = OpbIds(start, goal).count() - geometry.sectors();
    std::string out = "* #variable= " + std::to_string(geometry.candidates());
    out += " #constraint= " + std::to_string(lines) + "\n";
    for (int s = 0; s < geometry.sectors(); ++s) {
        for (int i = 0; i < geometry.digits(); ++i)
            add_term(out, geometry.number(geometry.member(static_cast<Sector>(s), i)));
        out += "= 1 ;\n";
    }
    for (int i = 0; i < geometry.cells(); ++i) {
        const Set<Digit> digits = start.cells[static_cast<std::size_t>(i)];
        if (is_blank(start, digits)) continue;
        for (Digit d : digits) add_term(out, geometry.number({static_cast<Cell>(i), d}));
        out += ">= 1 ;\n";
    }
    if (const auto* claim = std::get_if<False>(&goal)) {
        for (int number : numbers_of(geometry, *claim)) add_term(out, number);
        out += ">= 1 ;\n";
    }
    return out;
}

}  // namespace deduku
