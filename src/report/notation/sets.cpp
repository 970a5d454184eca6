// Steps with almost locked sets on one line.
//
//   sheet    (4=1)C1,E1-(1=4)A4,B5              Eureka: C1, E1 have 4, or else 1; then A4, B5 have no 1, but have 4
//   hodoku   A=r1c35 {148}, B=r4c1,r5c2 {147}, X=1, Z=4

#include "report/notation/notation.hpp"

namespace deduku::report {
namespace {

// "4", "4/8"
std::string in_slashes(const Names& names, Set<Digit> digits) { return names.digits(digits, "/"); }

// "C1,E1 {1,4,8}", "r1c35 {148}"
std::string set_text(const Names& names, const CellGroup& set, std::string_view between) {
    return names.cells(set.cells) + " {" + names.digits(set.digits, between) + '}';
}

// "(4=1)C1,E1"
std::string almost(const Names& names, const std::string& from, const std::string& to, const CellGroup& set) {
    return '(' + from + '=' + to + ')' + names.cells(set.cells);
}

std::string chain_of_sets(const Names& names, const Pattern& p) {
    std::string out, from = in_slashes(names, p.digits);
    for (std::size_t i = 0; i < p.sets.size(); ++i) {
        const std::string to = i < p.commons.size() ? names.digit(p.commons[i]) : in_slashes(names, p.digits);
        out += (i == 0 ? "" : "-") + almost(names, from, to, p.sets[i]);
        from = to;
    }
    return out;
}

// "A1 -1- (1=7)B1,C1, -2- (2=7)A4"
std::string petals(const Names& names, const Pattern& p) {
    std::string out = names.cell(p.others.front());
    for (std::size_t i = 0; i < p.sets.size(); ++i) {
        const std::string digit = names.digit(p.commons[i]);
        out += (i == 0 ? " -" : ", -") + digit + "- " + almost(names, digit, in_slashes(names, p.digits), p.sets[i]);
    }
    return out;
}

// "A1,  -1- r1c23 {17},  -2- r4c1 {27}"
std::string petals_of_sets(const Names& names, const Pattern& p) {
    std::string out = names.cell(p.others.front());
    for (std::size_t i = 0; i < p.sets.size(); ++i)
        out += ",  -" + names.digit(p.commons[i]) + "- " + set_text(names, p.sets[i], "");
    return out;
}

// "16 cells B1,C1,..: 1,2 in row 1; 3 in column B"
std::string grid(const Names& names, const Pattern& p) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < p.sets.size(); ++i)
        parts.push_back(names.digits(p.sets[i].digits) + " in " + names.houses({p.base[i]}));
    return std::to_string(p.cells.size()) + " cells " + names.cells(p.cells) + ": " + join(parts, "; ");
}

// "A=r1c35 {148}, B=.."; of three, the middle one is last.
std::string named_sets(const Names& names, std::vector<CellGroup> sets) {
    if (sets.size() == 3) std::swap(sets[1], sets[2]);
    std::vector<std::string> parts;
    char letter = 'A';
    for (const CellGroup& set : sets) parts.push_back(std::string(1, letter++) + '=' + set_text(names, set, ""));
    return join(parts, ", ");
}

// "8- r1c35 {148} -1- r4c1,r5c2 {147} .. -8"
std::string nice_chain(const Names& names, const Pattern& p) {
    std::string out = names.digits(p.digits) + '-';
    for (std::size_t i = 0; i < p.sets.size(); ++i) {
        out += ' ' + set_text(names, p.sets[i], "");
        if (i < p.commons.size()) out += " -" + names.digit(p.commons[i]) + '-';
    }
    return out + " -" + names.digits(p.digits);
}

std::string as_list(const Names& names, const std::vector<Digit>& digits) {
    std::vector<std::string> parts;
    for (Digit d : digits) parts.push_back(names.digit(d));
    return join(parts, ",");
}

}  // namespace

std::optional<std::string> StepLine::slot_of_sets(const Pattern& p, std::string_view name) const {
    if (name == "set chain") return chain_of_sets(names_, p);
    if (name == "nice chain") return nice_chain(names_, p);
    if (name == "named sets") return named_sets(names_, p.sets);
    if (name == "commons") return as_list(names_, p.commons);
    if (name == "grid") return grid(names_, p);
    if (name == "petals") return petals(names_, p);
    if (name == "petals of sets") return petals_of_sets(names_, p);
    const CellGroup& set = p.sets[static_cast<std::size_t>(name.back() - '0')];
    if (name.starts_with("set ")) return set_text(names_, set, ",");
    return names_.cells(set.cells) + " - {" + names_.digits(set.digits, "") + '}';
}

}  // namespace deduku::report
