// solve with estimate: the number of solutions, estimated from random samples.
#include "session/puzzles/estimate.hpp"

#include <array>
#include <cmath>

namespace deduku::session {

OrError<EstimateAnswer::Wanted> EstimateAnswer::read(const Question& question) {
    const auto samples = question.count("estimate");
    if (!samples) return wrong("seed", "only with 'estimate'");
    if (*samples == 0) return wrong("estimate", "0 is less than 1");
    for (const std::string_view other : {"all", "count", "limit", "true_candidates"})
        if (question.given(other)) return wrong(other, "not with 'estimate'");
    return Wanted{*samples, *question.count("seed")};
}

OrError<EstimateAnswer> EstimateAnswer::find(const Wanted& wanted, const Context& context) {
    return EstimateAnswer{
        estimate_solutions(start_board(context.puzzle), wanted.samples, wanted.seed, context.fallback, context.meter)};
}

std::string EstimateAnswer::number() const {
    if (found.samples == 0) return "unknown";
    if (found.exact) return std::to_string(*found.exact);
    auto exponent = static_cast<int>(std::floor(found.log10));
    long long hundredths = std::llround(100 * std::pow(10.0, found.log10 - exponent));
    if (hundredths == 1000) {
        hundredths = 100;
        ++exponent;
    }
    const std::string digits = std::to_string(hundredths);
    return digits.substr(0, 1) + '.' + digits.substr(1) + 'e' + std::to_string(exponent);
}

void EstimateAnswer::add_to(Json& object, const Context& /*context*/) const {
    object["result"] = outcome() == Outcome::positive ? (found.exact == 1 ? "unique" : "several")
                       : found.exact                  ? "none"
                                                      : "unknown";
    object["exact"] = found.exact.has_value();
    object["estimate"] = number();
    object["log10"] = outcome() == Outcome::positive ? Json(found.log10) : Json(nullptr);
    object["relative_error"] = found.relative_error ? Json(*found.relative_error) : Json(nullptr);
    object["samples"] = found.samples;
}

Outcome EstimateAnswer::outcome() const {
    return found.samples > 0 && !std::isinf(found.log10) ? Outcome::positive : Outcome::negative;
}

}  // namespace deduku::session
