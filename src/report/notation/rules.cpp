// Steps by rules on one line.
//
//   A2+B2=9 (killer 15: A1 A2 B2)        C3=D4+2 (row 1, row 2)        A1,A2 (white-dot: A1 A2)

#include <cstdlib>

#include "report/notation/notation.hpp"

namespace deduku::report {
namespace {

// "A1+2*B2", of the cells counted plus or of those counted minus.
std::string side_of(const Names& names, const Total& total, bool minus) {
    std::string out;
    for (const Total::Part& part : total.parts) {
        if ((part.times < 0) != minus) continue;
        if (!out.empty()) out += '+';
        if (const int times = std::abs(part.times); times != 1) out += std::to_string(times) + '*';
        out += names.cell(part.cell);
    }
    return out;
}

// "H5+H8=10", "C8+C9+1=B6", "D5>=A6": nothing is subtracted.
std::string relation(const Names& names, const Total& total, std::string_view sign, std::int64_t value) {
    std::string left = side_of(names, total, false), right = side_of(names, total, true);
    const bool turned = left.empty();
    std::string& with = value < 0 ? left : right;
    if (value != 0) with += (with.empty() ? "" : "+") + std::to_string(std::abs(value));
    for (std::string* side : {&left, &right})
        if (side->empty()) *side = "0";
    if (turned) std::swap(left, right);
    const std::string_view seen = !turned || sign == "=" ? sign : sign == ">=" ? "<=" : ">=";
    return left + std::string(seen) + right;
}

// "C3=D4+2"; "C3>=D4+2, C3<=D4+5"
std::string total_text(const Names& names, const Total& total) {
    if (total.least && total.least == total.most) return relation(names, total, "=", *total.least);
    std::string out;
    if (total.least) out += relation(names, total, ">=", *total.least);
    if (total.most) out += (out.empty() ? "" : ", ") + relation(names, total, "<=", *total.most);
    return out;
}

}  // namespace

std::string cells_text(const Names& names, const Total& total) {
    std::string out;
    for (const bool minus : {false, true})
        for (const Total::Part& part : total.parts) {
            if ((part.times < 0) != minus) continue;
            if (minus || !out.empty()) out += minus ? '-' : '+';
            if (const int times = minus ? -part.times : part.times; times != 1) out += std::to_string(times) + '*';
            out += names.cell(part.cell);
        }
    return out;
}

std::string StepLine::of_rules(const Pattern& p) const {
    std::string seen = names_.cells(p.form == Form::partner || p.form == Form::place ? p.others : p.cells);
    if (p.form == Form::sum && p.total) seen = total_text(names_, *p.total);
    if (!p.digits.empty() && p.form != Form::sum && p.form != Form::cases)
        seen = names_.digits(p.digits) + " in " + seen;
    std::string by = p.base.empty() ? "" : names_.houses(p.base);
    // For many rules, only their number.
    constexpr std::size_t most = 2;
    if (p.base.empty() && p.rules.size() > most) by = std::to_string(p.rules.size()) + " rules";
    if (p.rules.size() <= most && p.form != Form::sum)
        for (const std::size_t r : p.rules)
            by += (by.empty() ? "" : "; ") + write_rule(geometry_.rules()[r], geometry_);
    if (p.rules.size() == 1 && p.form == Form::sum && p.base.empty())
        by = write_rule(geometry_.rules()[p.rules[0]], geometry_);
    return seen + " (" + by + ')';
}

}  // namespace deduku::report
