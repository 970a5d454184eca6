// canon: the canonical form.
#include <array>

#include "report/parts/lists.hpp"
#include "session/puzzles/members.hpp"
#include "session/question/options.hpp"

namespace deduku::session {
namespace {

constexpr std::array canon_members = {
    Option{"form", Kind::choice, "minlex|gsf|pattern|maxlex|solution", "minlex", "canonical form, see doc/canon.md"}};

Json numbers_from_one(const std::vector<int>& all) {
    return Json::list(all, [](int number) { return number + 1; });
}

Answered answer_canon(const Asking& asking, Json& answer) {
    const std::string word = asking.question.text("form");
    const auto found = canon::canonical(asking.puzzle, *canon::parse_form(word),
                                        solve_for_form(asking.fallback, asking.meter), asking.meter);
    answer["form"] = word;
    if (const auto* none = std::get_if<canon::NoForm>(&found)) {
        if (none->kind == canon::NoForm::Kind::refused) return Error{"puzzle", none->why, "puzzle"};
        answer["text"] = nullptr;
        answer["why"] = none->why;
        return Outcome::negative;
    }
    add_form(answer, std::get<canon::Canonical>(found));
    return Outcome::positive;
}

}  // namespace

canon::Solve solve_for_form(Fallback fallback, Meter& meter) {
    return [fallback = std::move(fallback), &meter](const Puzzle& puzzle) -> std::optional<std::vector<std::uint8_t>> {
        const Solutions found = solve(start_board(puzzle), {.limit = 2, .fallback = fallback}, meter);
        if (found.end == SearchEnd::budget && found.count < 2) return std::nullopt;
        std::vector<std::uint8_t> out;
        if (found.count == 1)
            for (Digit digit : *found.first) out.push_back(static_cast<std::uint8_t>(index(digit) + 1));
        return out;
    };
}

void add_form(Json& object, const canon::Canonical& found) {
    object["text"] = to_line(found.form);
    object["box"] = {found.form.box().height, found.form.box().width};
    object["automorphisms"] = found.automorphisms;
    object["map"] = {{"rows", numbers_from_one(found.map.rows)},
                     {"columns", numbers_from_one(found.map.columns)},
                     {"digits", report::digit_list_of(found.map.digits)},
                     {"transposed", found.map.transposed}};
    if (!found.bands.empty()) object["bands"] = found.bands;
    if (!found.grid.empty()) object["grid"] = found.grid;
}

const Ask canon_ask = {"canon",
                       "canon",
                       "the canonical form, and the map that leads there",
                       canon_members,
                       in_more<answer_canon>,
                       true,
                       false,
                       Boards::standard};

}  // namespace deduku::session
