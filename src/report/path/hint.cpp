#include <array>
#include <utility>

#include "deduku/words.hpp"
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
    constexpr std::array<std::string_view, 3> words = {"twice", "digit", "mark"};
    return words[static_cast<std::size_t>(kind)];
}

// "A1 cannot be 5: ..", addressed to the player.
std::string mistake_text(const Words& words, Coords coords, const Mistake& mistake) {
    const std::string cell = words.name(mistake.what.cell);
    const std::string digit = digits_text({mistake.what.digit}, words.geometry().digits());
    if (mistake.kind == Mistake::Kind::twice)
        return fill_phrase(
            lessons().stands_twice,
            {{"digit", digit}, {"base", house_in_sentence(words.geometry(), mistake.house, coords)}, {"cell", cell}});
    const bool wrong = mistake.kind == Mistake::Kind::digit;
    const std::string out =
        fill_phrase(wrong ? lessons().cannot_be : lessons().has_lost, {{"cell", cell}, {"digit", digit}});
    if (!mistake.why) return out + '.';
    std::string why = settled_text(words, *mistake.why);  // "A1 is not 5: C3 is 5 and sees it"
    why.erase(0, why.find(": "));
    return out + why + '.';
}

using Stage = std::pair<std::string_view, std::string>;

std::array<Stage, 4> stages_of(const Teacher& teacher, const path::Step& step) {
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
    const Words words(puzzle, coords, Voice::player);
    std::string out;
    for (const Mistake& mistake : hint.mistakes) out += mistake_text(words, coords, mistake) + '\n';
    return out;
}

std::string stages_text(const Teacher& teacher, const path::Hint& hint, std::string_view stage) {
    if (!hint.step) return nothing_text(teacher, hint) + '\n';
    std::string out;
    for (const auto& [word, text] : stages_of(teacher, *hint.step)) {
        if (stage.empty()) out += worded("{:11}{}\n", word, text);
        if (stage == word) out = text + '\n';
    }
    return out;
}

void add_hint(Json& object, const Puzzle& puzzle, const Teacher& teacher, const path::Hint& hint, Coords coords) {
    const Words words(puzzle, coords), to_player(puzzle, coords, Voice::player);
    const Geometry& g = words.geometry();
    object["mistakes"] = Json::list(hint.mistakes, [&](const Mistake& mistake) {
        Json one = {{"kind", word_of(mistake.kind)},
                    {"cell", cell_name(g, mistake.what.cell)},
                    {"digit", index(mistake.what.digit) + 1},
                    {"text", mistake_text(to_player, coords, mistake)}};
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
    object["step"] = step_object(StepLine(puzzle, Notation::sheet, coords), *hint.step);
    for (auto& [word, text] : stages_of(teacher, *hint.step)) object[std::string(word)] = text;
    object["look"] = list_of(g, teacher.houses_to_see(*hint.step));
}

}  // namespace deduku::report
