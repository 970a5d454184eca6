// Sentences about sums of houses (sentence.hpp).
//
//   Box 6 sums to 45. The cages 28 and 34 fill it and reach outside to H7 and I7. 28 + 34 - 45 = 17/2 = 89.
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

Teacher::Cages Teacher::cages(const Pattern& p) const {
    constexpr std::size_t most = 5;
    Cages out;
    std::vector<std::string> sums;
    for (const std::size_t rule : p.rules) {
        const auto& values = geometry_.rules()[rule].values;
        if (values.size() != 1 || geometry_.rules()[rule].row->value != RuleValue::sum) return {};
        out.total += values.front();
        sums.push_back(std::to_string(values.front()));
    }
    if (sums.empty()) return {};
    out.sums = sums.size() > most ? std::to_string(out.total) : join(sums, " + ");
    out.names = sums.size() > most
                    ? fill_phrase(rule_lessons().some_cages, {{"number", std::to_string(sums.size())}})
                    : fill_phrase(rule_lessons().cages, {{"nouns", sums.size() == 1 ? "cage" : "cages"},
                                                         {"sums", join_last(sums, lessons().conjunction)}});
    if (sums.size() > most) out.that_total = fill_phrase(rule_lessons().that_total, {{"count", out.sums}});
    return out;
}

// The cells, or their sum if one counts several times.
std::string Teacher::sum_cells(const Total& total) const {
    std::vector<Cell> cells;
    for (const Total::Part& part : total.parts)
        if (part.times == 1) cells.push_back(part.cell);
    return cells.size() == total.parts.size() ? all_of(cells) : spaced(cells_text(lines_.names(), total));
}

// "Box 6 sums to 45. The cages 28 and 34, with 3 in placed cells,": digits placed inside are added to the cages, those
// placed outside are taken from them.
std::string Teacher::sum_of_houses(const Pattern& p, int all, const Cages& given, std::int64_t placed) const {
    const RuleLessons& says = rule_lessons();
    const std::string with = placed == 0 ? ""
                                         : fill_phrase(placed > 0 ? says.with_placed : says.less_placed,
                                                       {{"count", std::to_string(std::abs(placed))}});
    return fill_phrase(says.sum_of_houses, {{"base", capital(houses(p.base))},
                                            {"sum", p.base.size() == 1 ? "sums" : "sum"},
                                            {"digits", std::to_string(all)},
                                            {"cages", capital(given.names) + given.that_total},
                                            {"placed", with}});
}

// Cells inside, outside, or both: the difference of these.
std::string Teacher::rule_of_45(const Pattern& p) const {
    const RuleLessons& says = rule_lessons();
    const int n = geometry_.digits(), all = n * (n - 1 + 2 * geometry_.lowest()) / 2 * static_cast<int>(p.base.size());
    Cages given = cages(p);
    if (given.names.empty() || p.total->least != p.total->most)
        return fill_phrase(says.some_sums, {{"base", houses(p.base)},
                                            {"digits", std::to_string(all)},
                                            {"count", count_text(*p.total)},
                                            {"cells", spaced(cells_text(lines_.names(), *p.total))}}) +
               ways(*p.total) + '.';
    const std::int64_t left = *p.total->least, placed = all - left - given.total;
    const Total inside = added(*p.total), outside = added(turned(*p.total));
    const bool innies = outside.parts.empty(), outies = inside.parts.empty(), one_cage = p.rules.size() == 1;
    if (!innies && !outies && placed == 0) given.that_total.clear();  // "6 sums make 95"
    const bool more_inside = innies || (!outies && left >= 0);
    const Total &told = more_inside ? inside : outside, &rest = more_inside ? outside : inside;
    const std::string with = placed == 0 ? "" : (placed > 0 ? " + " : " - ") + std::to_string(std::abs(placed));
    const std::string sums = innies ? std::to_string(all) + " - " + std::to_string(given.total + placed)
                                    : given.sums + with + " - " + std::to_string(all);
    const std::string out =
        sum_of_houses(p, all, given, placed) +
        fill_phrase(innies      ? says.innies
                    : outies    ? says.outies
                    : left == 0 ? says.as_much_as
                                : says.more_than,
                    {{"fill", one_cage ? "fills" : "fill"},
                     {"them", p.base.size() == 1 ? "it" : "them"},
                     {"reach", one_cage ? "reaches" : "reach"},
                     {"make", one_cage ? "makes" : "make"},
                     {"leave", one_cage ? "it leaves" : "they leave"},
                     {"together", told.parts.size() == 1 && told.parts[0].times == 1 ? "is" : "together are"},
                     {"given", std::to_string(given.total + placed)},
                     {"inside", sum_cells(inside)},
                     {"outside", sum_cells(outside)},
                     {"cells", sum_cells(told)},
                     {"others", sum_cells(rest) + (rest.parts.size() > 1 ? " together" : "")},
                     {"sums", sums},
                     {"count", std::to_string(std::abs(left))}});
    return innies || outies ? out + ways(told) + left_out(told) + '.' : out;
}

// "Box 1 holds only part of the cage 16 at A1: A1 + B1. The cages 15 and 15, with C1 (1 or 6), leave 9 or 14 for it.": the
// digits of at most two cells.
std::string Teacher::split_cage(const Pattern& p) const {
    constexpr std::size_t few = 2;
    Pattern rest = p;
    rest.rules.erase(rest.rules.begin());
    const Cages given = cages(rest);
    const std::string names = given.names + given.that_total;
    const std::string others = before_ != nullptr && p.others.size() <= few ? were_in(p.others) : all_of(p.others);
    return fill_phrase(rule_lessons().split_cage,
                       {{"rule", noun(p.rules[0])},
                        {"base", capital(houses(p.base))},
                        {"hold", p.base.size() == 1 ? "holds" : "hold"},
                        {"cages", capital(names.empty() ? std::string(rule_lessons().sums_there) : names)},
                        {"leave", rest.rules.size() == 1 && !names.empty() ? "leaves" : "leave"},
                        {"cells", p.others.empty() ? "" : fill_phrase(rule_lessons().with_cells, {{"cells", others}})},
                        {"totals", totals(*p.total)},
                        {"total", spaced(cells_text(lines_.names(), *p.total))}});
}

}  // namespace deduku::report
