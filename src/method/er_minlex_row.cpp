// Sudoku Explainer's rating of the minlex form (canon): the same for all isomorphs, unlike ER itself.
#include <array>

#include "canon/canon.hpp"
#include "method/method.hpp"

namespace deduku::method {
namespace {

constexpr std::array<std::string_view, 1> er_minlex_columns = {"er_minlex"};

std::optional<se::SeRating> rate_minlex(Known& known) {
    if (!why_no_se(known).empty()) return std::nullopt;
    const auto found = canon::canonical(known.puzzle(), canon::FormKind::minlex, {}, known.meter());
    const auto* form = std::get_if<canon::Canonical>(&found);
    if (form == nullptr) return std::nullopt;
    return se::rate(se::SePosition(form->form), known.options().se, known.meter(), {});
}
constexpr Computed rating_of_minlex{rate_minlex};

const se::SeRating* minlex_rating(Known& known) {
    const auto& found = known.once(rating_of_minlex);
    return found ? &*found : nullptr;
}

List er_minlex_values(Known& known) {
    const se::SeRating* rating = minlex_rating(known);
    if (rating == nullptr) return {unrated(why_no_se(known))};
    return {rating->unknown ? Value("unknown") : Value(Tenths{rating->er})};
}

constexpr Measure er_minlex_measure = {
    .columns = er_minlex_columns,
    .values = er_minlex_values,
    .made_by = [](Known& known) { return "profile=" + std::string(word(known.options().se.profile)); },
    .is_rated =
        [](Known& known) {
            const se::SeRating* rating = minlex_rating(known);
            return rating != nullptr && !rating->unknown && !rating->stuck;
        },
    .invariant = true,
    .on_request = true,
    .nine = true,
};

}  // namespace

extern constinit const MethodRow er_minlex_row = {
    .word = "er-minlex",
    .title = "ER of the minlex form",
    .finds =
        "Sudoku Explainer's ER of the minlex form ('canon'): the same for all isomorphs; rated only if listed in --by",
    .boards = Boards::standard,
    .measure = &er_minlex_measure,
};

}  // namespace deduku::method
