// solve with estimate: how many solutions there are, from random samples.
#include <array>
#include <charconv>
#include <cmath>

#include "session/puzzles/setting.hpp"

namespace deduku::session {

Or<EstimateAnswer::Wanted> EstimateAnswer::read(const Question& question) {
    const auto samples = question.count("estimate");
    if (!samples) return wrong("seed", "only with 'estimate'");
    if (*samples == 0) return wrong("estimate", "0 is less than 1");
    for (const std::string_view other : {"all", "count", "limit", "true_candidates"})
        if (question.given(other)) return wrong(other, "not with 'estimate'");
    return Wanted{*samples, *question.count("seed")};
}

Or<EstimateAnswer> EstimateAnswer::find(const Wanted& wanted, const Asking& asking) {
    return EstimateAnswer{
        estimate_solutions(start_board(asking.puzzle), wanted.samples, wanted.seed, asking.lost, asking.meter)};
}

std::string EstimateAnswer::number() const {
    if (found.samples == 0) return "unknown";
    if (found.exact) return std::to_string(std::llround(std::pow(10.0, found.log10)));
    const auto exponent = static_cast<int>(std::floor(found.log10));
    std::array<char, 16> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), std::pow(10.0, found.log10 - exponent),
                                   std::chars_format::fixed, 2)
                         .ptr;
    return std::string(text.data(), end) + 'e' + std::to_string(exponent);
}

void EstimateAnswer::add_to(Json& object, const Asking& /*asking*/) const {
    const bool none = found.exact && std::isinf(found.log10);
    object["result"] = outcome() == Outcome::positive ? (found.exact && found.log10 < 0.1 ? "unique" : "several")
                       : none                         ? "none"
                                                      : "unknown";
    object["exact"] = found.exact;
    object["estimate"] = number();
    object["log10"] = outcome() == Outcome::positive ? Json(found.log10) : Json(nullptr);
    object["relative_error"] = found.samples == 0 ? Json(nullptr) : Json(found.relative_error);
    object["samples"] = found.samples;
}

Outcome EstimateAnswer::outcome() const {
    return found.samples > 0 && !std::isinf(found.log10) ? Outcome::positive : Outcome::negative;
}

}  // namespace deduku::session
