// The minutes that people need (method/time).
#include <array>

#include "method/method.hpp"
#include "method/time/time.hpp"

namespace deduku::method {
namespace {

std::optional<time::TimeRating> rate_time(Known& known) { return time::rate(known.puzzle(), known.meter()); }
constexpr Computed time_result{rate_time};

/// "5.4", or whole minutes.
Value minutes(int tenths, const time::TimeRating& rating) {
    return rating.calibrated ? Value(Tenths{tenths}) : Value(tenths / 10);
}

List time_values(Known& known) {
    if (const time::TimeRating* rating = time_rating(known))
        return {minutes(rating->tenths, *rating), time::word(rating->level)};
    return {known.meter().exhausted() ? Value("unknown") : Value(), {}};
}

Value round_value(const time::SolvingRound& round) {
    return Members{{"kind", time::word(round.kind)}, {"open", round.open},   {"boxes", round.boxes},
                   {"lines", round.lines},           {"naked", round.naked}, {"moves", round.moves}};
}

Value time_object(Known& known) {
    const time::TimeRating* rating = time_rating(known);
    if (rating == nullptr) {
        const std::string_view outcome = known.meter().exhausted() ? "unknown" : "not unique";
        return Members{{"minutes", {}}, {"level", {}}, {"outcome", outcome}};
    }
    Members out = {{"minutes", minutes(rating->tenths, *rating)}, {"level", time::word(rating->level)}};
    if (rating->calibrated) {
        out.emplace_back("from", minutes(rating->from, *rating));
        out.emplace_back("to", minutes(rating->to, *rating));
    }
    List rounds;
    for (const time::SolvingRound& round : rating->rounds) rounds.push_back(round_value(round));
    out.emplace_back("calibrated", rating->calibrated);
    out.emplace_back("outcome", rating->stuck() ? "stuck" : "solved");
    out.emplace_back("rounds", std::move(rounds));
    return out;
}

/// All counts of all rounds.
Members time_invariants(Known& known) {
    const time::TimeRating* rating = time_rating(known);
    if (rating == nullptr) return {};
    std::string rounds;
    for (const time::SolvingRound& round : rating->rounds) {
        rounds += rounds.empty() ? "" : " ";
        rounds += time::word(round.kind);
        for (const int number : {round.open, round.boxes, round.lines, round.naked, round.moves})
            rounds += ',' + std::to_string(number);
    }
    return {{"minutes", minutes(rating->tenths, *rating)}, {"rounds", rounds}};
}

constexpr std::array<std::string_view, 2> time_columns = {"minutes", "level"};

constexpr Measure time_measure = {
    .columns = time_columns,
    .in_order = time::level_words,
    .ordered = 1,
    .values = time_values,
    .as_object = time_object,
    .in_words =
        [](Known& known) {
            const time::TimeRating* rating = time_rating(known);
            return rating != nullptr ? time::words_of(*rating) : std::string();
        },
    .invariant = true,
    .in_common = time_invariants,
    .on_request = true,
};

}  // namespace

const time::TimeRating* time_rating(Known& known) {
    if (!known.unique()) return nullptr;
    const auto& found = known.once(time_result);
    return found ? &*found : nullptr;
}

extern constinit const MethodRow time_row = {
    .word = "time",
    .title = "Time",
    .finds =
        "the minutes that an average player needs, fitted to times of people on 9x9 boards, and a level; rated only if "
        "listed in --by",
    .boards = Boards::all,
    .measure = &time_measure,
};

}  // namespace deduku::method
