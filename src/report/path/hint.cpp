#include <array>
#include <utility>

#include "deduku/words.hpp"
#include "grid/pick.hpp"
#include "render/lessons.hpp"
#include "report/explain.hpp"
#include "report/parts/lists.hpp"
#include "report/parts/twice.hpp"
#include "report/parts/worded.hpp"
#include "report/path/path.hpp"

namespace deduku::report {
namespace {

using path::Mistake;

std::string_view word_of(Mistake::Kind kind) {
    constexpr std::array<std::string_view, 6> words = {"twice", "rule", "digit", "together", "mark", "mark"};
    return pick(words, kind);
}

std::string digit_text(const Words& words, Digit digit) { return digits_text({digit}, words.geometry()); }

// "A1 is 1 and B1 is 3": the digits of other cells, then the mistaken one.
std::string digits_named(const Words& words, const Puzzle& puzzle, const Mistake& mistake) {
    std::vector<std::string> facts;
    for (Cell other : mistake.others) {
        const Set<Digit> given = puzzle.cells[other];
        facts.push_back(words.is({other, given.single() ? given.first() : puzzle.state[other].first()}));
    }
    facts.push_back(words.is(mistake.what));
    return join_last(facts, lessons().conjunction);
}

// "A1 cannot be 5: ..", addressed to the player.
std::string mistake_text(const Puzzle& puzzle, Coords coords, const Mistake& mistake) {
    const Words words(puzzle, coords), to_player(puzzle, coords, Voice::player);
    const Geometry& g = puzzle.geometry();
    const std::string cell = words.name(mistake.what.cell), digit = digit_text(words, mistake.what.digit);
    std::string_view phrase = lessons().cannot_be;
    switch (mistake.kind) {
        case Mistake::Kind::twice:
            return fill_phrase(
                lessons().stands_twice,
                {{"digit", digit}, {"base", house_in_sentence(g, mistake.house, coords)}, {"cell", cell}});
        case Mistake::Kind::rule:
            return fill_phrase(lessons().breaks_rule, {{"facts", digits_named(words, puzzle, mistake)},
                                                       {"rule", rule_sentence(g.rules()[mistake.rule], g, coords)}});
        case Mistake::Kind::together:
            return fill_phrase(lessons().not_together, {{"facts", digits_named(words, puzzle, mistake)}});
        case Mistake::Kind::marks: return fill_phrase(lessons().no_mark_fits, {{"cell", cell}});
        case Mistake::Kind::digit: break;
        case Mistake::Kind::mark: phrase = lessons().has_lost; break;
    }
    const std::string out = fill_phrase(phrase, {{"cell", cell}, {"digit", digit}});
    if (!mistake.why) return out + '.';
    std::string why = settled_text(to_player, *mistake.why);  // "A1 is not 5: C3 is 5 and sees it"
    why.erase(0, why.find(": "));
    return out + why + '.';
}

using Stage = std::pair<std::string_view, std::string>;

std::array<Stage, 4> stages_of(const Teacher& any, const path::Hint& hint) {
    const Teacher teacher = any.on(hint.before);
    const path::Step& step = *hint.step;
    return {Stage{"where", teacher.where(step)}, Stage{"technique", teacher.technique(step)},
            Stage{"cells", teacher.cells(step)}, Stage{"sentence", teacher.sentence(step)}};
}

std::string nothing_text(const Teacher& teacher, const path::Hint& hint) {
    if (hint.finished) return std::string(lessons().finished);
    if (!hint.known) return std::string(lessons().gave_up);
    if (hint.solutions == 0) {
        const std::string why = given_twice(teacher.puzzle(), teacher.coords());
        return why.empty() ? std::string(lessons().no_solution)
                           : fill_phrase(lessons().no_solution_as, {{"fact", why}});
    }
    return std::string(hint.solutions > 1 ? lessons().several_solutions : lessons().nothing_found);
}

}  // namespace

std::string mistakes_text(const Puzzle& puzzle, const path::Hint& hint, Coords coords) {
    std::string out;
    for (const Mistake& mistake : hint.mistakes) out += mistake_text(puzzle, coords, mistake) + '\n';
    return out;
}

std::string stages_text(const Teacher& teacher, const path::Hint& hint, std::string_view stage) {
    if (!hint.step) return nothing_text(teacher, hint) + '\n';
    std::string out;
    for (const auto& [word, text] : stages_of(teacher, hint)) {
        if (stage.empty()) out += worded("{:11}{}\n", word, text);
        if (stage == word) out = text + '\n';
    }
    return out;
}

void add_hint(Json& object, const Puzzle& puzzle, const Teacher& teacher, const path::Hint& hint, Coords coords) {
    const Words words(puzzle, coords);
    const Geometry& g = words.geometry();
    object["mistakes"] = Json::list(hint.mistakes, [&](const Mistake& mistake) {
        Json one = {{"kind", word_of(mistake.kind)},
                    {"cell", cell_name(g, mistake.what.cell)},
                    {"digit", g.shown(mistake.what.digit)},
                    {"text", mistake_text(puzzle, coords, mistake)}};
        if (!mistake.others.empty()) one["others"] = list_of(g, mistake.others);
        if (mistake.kind == Mistake::Kind::rule) one["rule"] = write_rule(g.rules()[mistake.rule], g);
        if (mistake.why) add_chain(one, words, mistake.why->chain);
        return one;
    });
    object["solutions"] =
        hint.known ? Json(hint.solutions > 1 ? "2+" : std::to_string(hint.solutions)) : Json("unknown");
    object["finished"] = hint.finished;
    object["before"] = hint.before.contradictory() ? Json(nullptr) : Json(to_line(puzzle_of(hint.before)));
    object["step"] = nullptr;
    if (!hint.step) {
        object["text"] = nothing_text(teacher, hint);
        return;
    }
    object["step"] = step_object(StepLine(puzzle, StepNotation::sheet, coords), *hint.step);
    for (auto& [word, text] : stages_of(teacher, hint)) object[std::string(word)] = text;
    object["look"] = list_of(g, teacher.houses_to_see(*hint.step));
}

}  // namespace deduku::report
