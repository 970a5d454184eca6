// Sudoku Explainer's rating (method/se).
#include <array>

#include "method/method.hpp"
#include "method/se/path.hpp"

namespace deduku::method {
namespace {

// The path of the rating; only for puzzles with one solution, since it may depend on uniqueness.
Finding found_by_se(Known& known, const std::vector<Candidate>&) {
    const Puzzle& puzzle = known.puzzle();
    const bool one = puzzle.box() == Box{3, 3} && known.unique();
    if (one) return path::finding_of(se::path_of(puzzle, known.options().se, known.meter()), "se");
    return {known.meter().exhausted() ? Ending::unknown : Ending::open, Ledger{puzzle, {}, False{}}, "se"};
}

std::optional<se::SeRating> rate_by_se(Known& known) {
    const MethodOptions& options = known.options();
    const auto go_on = [&](const se::SePosition&, const se::SeHint&, const se::SeRating& so_far) {
        return options.se_filter->may_pass(so_far);
    };
    if (!why_no_se(known).empty()) return std::nullopt;
    return se::rate(se::SePosition(known.puzzle()), options.se, known.meter(),
                    options.se_filter ? go_on : se::OnSeStep());
}
constexpr Computed rating_by_se{rate_by_se};

Value value_of(int tenths) { return Tenths{tenths}; }

List se_values(Known& known) {
    const se::SeRating* rating = se_rating(known);
    if (rating == nullptr || rating->unknown) {
        return {unrated(rating != nullptr ? "unknown" : why_no_se(known)), {}, {}};
    }
    return {value_of(rating->er), value_of(rating->ep), value_of(rating->ed)};
}

Value se_object(Known& known) {
    const std::string_view profile = word(known.options().se.profile);
    const se::SeRating* rating = se_rating(known);
    if (rating == nullptr || rating->unknown) {
        const std::string_view outcome = rating == nullptr ? why_no_se(known) : "unknown";
        return Members{{"er", {}}, {"ep", {}}, {"ed", {}}, {"outcome", outcome}, {"profile", profile}};
    }
    return Members{{"er", value_of(rating->er)},
                   {"ep", value_of(rating->ep)},
                   {"ed", value_of(rating->ed)},
                   {"outcome", rating->stuck ? "stuck" : "solved"},
                   {"profile", profile}};
}

constexpr std::array<std::string_view, 3> se_columns = {"er", "ep", "ed"};

constexpr Measure se_measure = {
    .columns = se_columns,
    .values = se_values,
    .as_object = se_object,
    .made_by =
        [](Known& known) {
            return "profile=" + std::string(word(known.options().se.profile)) + " like=SudokuExplainer-1.2.1" +
                   (known.options().se_unchecked ? " unchecked" : "");
        },
    .is_rated =
        [](Known& known) {
            const se::SeRating* rating = se_rating(known);
            return rating != nullptr && !rating->unknown && !rating->stuck;
        },
    .on_request = true,
    .nine = true,
};

}  // namespace

std::string_view why_no_se(Known& known) {
    const bool any_number = known.puzzle().box() == Box{3, 3} && known.options().se_unchecked;
    return any_number ? "" : why_not_rated(known);
}

const se::SeRating* se_rating(Known& known) {
    const auto& found = known.once(rating_by_se);
    return found ? &*found : nullptr;
}

bool passes_se_filter(Known& known) {
    if (!known.options().se_filter) return true;
    const se::SeRating* rating = se_rating(known);
    return rating != nullptr && (rating->unknown || known.options().se_filter->passes(*rating));
}

extern constinit const MethodRow se_row = {
    .word = "se",
    .title = "Sudoku Explainer",
    .finds = "steps of Sudoku Explainer 1.2.1 and its ratings ER, EP, ED; 9x9 boards; rated only if listed in --by",
    .find = found_by_se,
    .boards = Boards::standard,
    .measure = &se_measure,
};

}  // namespace deduku::method
