// canon: the canonical form.
#include "session/puzzles/canon.hpp"

#include <array>

#include "report/parts/lists.hpp"

namespace deduku::session {
namespace {

constexpr std::array canon_members = {Option{"form", MemberType::choice, "minlex|gsf|pattern|maxlex|solution", "minlex",
                                             "canonical form, see doc/canon.md"}};

Json numbers_from_one(const std::vector<int>& all) {
    return Json::list(all, [](int number) { return number + 1; });
}

/// Members text, box, automorphisms, map, bands, grid.
void add_form(Json& object, const canon::Canonical& found) {
    object["text"] = to_line(found.form);
    object["box"] = {found.form.box().height, found.form.box().width};
    object["automorphisms"] = found.automorphisms;
    object["map"] = map_object(found.map);
    if (!found.bands.empty()) object["bands"] = found.bands;
    if (!found.grid.empty()) object["grid"] = found.grid;
}

}  // namespace

Json map_object(const Isomorph& map) {
    return {{"rows", numbers_from_one(map.rows)},
            {"columns", numbers_from_one(map.columns)},
            {"digits", report::digit_list_of(map.digits)},
            {"transposed", map.transposed}};
}

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

OrError<canon::FormKind> CanonAnswer::read(const Question& question) {
    return *canon::parse_form(question.text("form"));
}

OrError<CanonAnswer> CanonAnswer::find(canon::FormKind form, const Context& context) {
    CanonAnswer out{
        form, canon::canonical(context.puzzle, form, solve_for_form(context.fallback, context.meter), context.meter)};
    if (const auto* none = std::get_if<canon::NoForm>(&out.found); none && none->kind == canon::NoForm::Kind::refused)
        return Error{"puzzle", none->why, "puzzle"};
    return out;
}

void CanonAnswer::add_to(Json& object, const Context& context) const {
    object["form"] = context.question.text("form");
    if (const auto* canonical = std::get_if<canon::Canonical>(&found)) return add_form(object, *canonical);
    object["text"] = nullptr;
    object["why"] = std::get<canon::NoForm>(found).why;
}

extern const QuestionRow canon_question = {200,
                                           "canon",
                                           "canon",
                                           "the canonical form, and the map that leads there",
                                           canon_members,
                                           answer_by<CanonAnswer>,
                                           true,
                                           false,
                                           Boards::standard};

}  // namespace deduku::session
