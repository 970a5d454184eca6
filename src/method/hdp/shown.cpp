#include "method/hdp/shown.hpp"

#include <algorithm>

#include "grid/contains.hpp"

namespace deduku::hdp {
namespace {

bool look_for(const ShownLevel& level, const std::vector<Statement>& supposed, const Statement& fact, LevelPath& path) {
    const auto same = [&](const ShownFact& shown) { return shown.statement == fact; };
    if (std::any_of(level.facts.begin(), level.facts.end(), same)) return true;
    for (const ShownLevel& below : level.under) {
        if (!implied(below.hypothesis, supposed)) continue;
        path.push_back(below.hypothesis);
        if (look_for(below, supposed, fact, path)) return true;
        path.pop_back();
    }
    return false;
}

void collect(const ShownLevel& level, const std::vector<Statement>& supposed, std::vector<Statement>& out) {
    for (const ShownFact& fact : level.facts)
        if (!contains(out, fact.statement)) out.push_back(fact.statement);
    for (const ShownLevel& below : level.under)
        if (implied(below.hypothesis, supposed)) collect(below, supposed, out);
}

}  // namespace

ShownLevel& ShownLevel::open(const Statement& wanted, std::size_t line, const HdpChain& at) {
    const auto same = [&](const ShownLevel& level) { return level.hypothesis == wanted; };
    const auto found = std::find_if(under.begin(), under.end(), same);
    if (found != under.end()) return *found;
    ShownLevel& level = under.emplace_back();
    level.hypothesis = wanted;
    level.opened = line;
    level.opened_at = at;
    return level;
}

void ShownLevel::add(const Statement& fact, std::size_t line) {
    const auto same = [&](const ShownFact& shown) { return shown.statement == fact; };
    if (std::none_of(facts.begin(), facts.end(), same)) facts.push_back({fact, line});
}

bool implied(const Statement& statement, const std::vector<Statement>& by) {
    return std::any_of(by.begin(), by.end(), [&](const Statement& s) {
        return s.cell == statement.cell && statement.digits.contains(s.digits);
    });
}

std::vector<Statement> facts_under(const ShownLevel& root, const std::vector<Statement>& supposed) {
    std::vector<Statement> out;
    collect(root, supposed, out);
    return out;
}

std::optional<LevelPath> where_shown(const ShownLevel& root, const std::vector<Statement>& supposed,
                                     const Statement& fact) {
    LevelPath path;
    if (!look_for(root, supposed, fact, path)) return std::nullopt;
    return path;
}

}  // namespace deduku::hdp
