// HoDoKu's level and score (method/path/hodoku).
#include <array>

#include "method/method.hpp"
#include "method/path/hodoku/way.hpp"

namespace deduku::method {
namespace {

hodoku::HodokuRating rate_by_hodoku(Known& known) {
    return hodoku::rate(known.puzzle(), *known.solutions().first, known.meter());
}
constexpr Computed hodoku_rating{rate_by_hodoku};

const hodoku::HodokuRating* rating_of(Known& known) {
    if (!why_not_rated(known).empty()) return nullptr;
    const hodoku::HodokuRating& rating = known.once(hodoku_rating);
    return rating.unknown ? nullptr : &rating;
}

// The path may depend on uniqueness.
Finding found_by_hodoku(Known& known, const std::vector<Candidate>&) {
    const auto count = [&]() -> const Solutions& { return known.solutions(); };
    if (why_not_rated(known).empty())
        return path::finding_of(hodoku::path_of(known.puzzle(), count, known.meter()), "hodoku");
    return {known.meter().exhausted() ? Ending::unknown : Ending::open, Ledger{known.puzzle(), {}, False{}}, "hodoku"};
}

List hodoku_values(Known& known) {
    if (const hodoku::HodokuRating* rating = rating_of(known)) return {hodoku::word(rating->level), rating->score};
    return {known.meter().exhausted() ? Value("unknown") : Value(), {}};
}

Value hodoku_object(Known& known) {
    if (const hodoku::HodokuRating* rating = rating_of(known))
        return Members{{"level", hodoku::word(rating->level)},
                       {"score", rating->score},
                       {"guesses", rating->guesses},
                       {"outcome", "solved"}};
    const std::string_view why = why_not_rated(known);
    const std::string_view outcome = why.empty() ? "unknown" : why;
    return Members{{"level", {}}, {"score", {}}, {"guesses", {}}, {"outcome", outcome}};
}

constexpr std::array<std::string_view, 2> hodoku_columns = {"hodoku", "hodoku_score"};

constexpr std::array<std::string_view, 2> hodoku_members = {"level", "score"};
constexpr std::array<std::string_view, 5> hodoku_levels = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

constexpr Measure hodoku_measure = {
    .columns = hodoku_columns,
    .members = hodoku_members,
    .in_order = hodoku_levels,
    .values = hodoku_values,
    .as_object = hodoku_object,
    .made_by = [](Known&) { return std::string("like=HoDoKu-2.2 order=default"); },
    .on_request = true,
    .nine = true,
};

}  // namespace

extern constinit const MethodRow hodoku_row = {
    .word = "hodoku",
    .title = "HoDoKu",
    .finds = "steps in HoDoKu's default order, its level and score; 9x9 boards; rated only if listed in --by",
    .find = found_by_hodoku,
    .boards = Boards::standard,
    .measure = &hodoku_measure,
};

}  // namespace deduku::method
