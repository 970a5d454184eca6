#include "report/people/people.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "deduku/text.hpp"
#include "grid/in_order.hpp"
#include "method/method.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

std::vector<std::string_view> fields_of(std::string_view line) {
    constexpr std::string_view gaps = "\t,; \r";
    std::vector<std::string_view> out;
    for (std::size_t at = line.find_first_not_of(gaps); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(gaps, at), line.size());
        out.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(gaps, end);
    }
    return out;
}

/// The numbers 0, 1, .. in order of size; equal values share their mean.
std::vector<double> ranks_of(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    put_in_order(order, [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> out(values.size());
    for (std::size_t from = 0; from < order.size();) {
        std::size_t to = from;
        while (to < order.size() && values[order[to]] == values[order[from]]) ++to;
        for (std::size_t k = from; k < to; ++k) out[order[k]] = static_cast<double>(from + to - 1) / 2;
        from = to;
    }
    return out;
}

double rank_correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const std::vector<double> x = ranks_of(a), y = ranks_of(b);
    const double mean = (static_cast<double>(a.size()) - 1) / 2;
    double xy = 0, xx = 0, yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - mean) * (y[i] - mean);
        xx += (x[i] - mean) * (x[i] - mean);
        yy += (y[i] - mean) * (y[i] - mean);
    }
    return xx > 0 && yy > 0 ? xy / std::sqrt(xx * yy) : 0;
}

double median_of(std::vector<double> values) {
    if (values.empty()) return 0;
    put_in_order(values);
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

/// Null without exactly one solution.
std::optional<time::TimeRating> rating_of(const std::string& text, Meter& meter) {
    const auto read = read_puzzles(text);
    const auto* puzzle = read.size() == 1 ? std::get_if<Puzzle>(&read.front()) : nullptr;
    if (puzzle == nullptr) return std::nullopt;
    const method::MethodOptions options;
    method::Known known(*puzzle, options, meter);
    const time::TimeRating* rating = method::time_rating(known);
    return rating != nullptr ? std::optional(*rating) : std::nullopt;
}

}  // namespace

std::variant<std::vector<SolvingTime>, std::string> read_times(std::string_view text) {
    std::vector<SolvingTime> out;
    std::size_t puzzle = 0, seconds = 1;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::vector<std::string_view> fields = fields_of(line.substr(0, line.find('#')));
        if (fields.empty()) continue;
        const auto at = [&](std::string_view name) {
            return static_cast<std::size_t>(std::find(fields.begin(), fields.end(), name) - fields.begin());
        };
        if (out.empty() && at("puzzle") < fields.size() && at("seconds") < fields.size()) {
            puzzle = at("puzzle");
            seconds = at("seconds");
            continue;
        }
        const std::string number_text(seconds < fields.size() ? fields[seconds] : "");
        char* rest = nullptr;
        const double value = std::strtod(number_text.c_str(), &rest);
        if (puzzle >= fields.size() || number_text.empty() || *rest != '\0' || !(value > 0) || !std::isfinite(value))
            return worded("line {}: found '{}', expected a puzzle and seconds", number, number_text.substr(0, 60));
        out.push_back({std::string(fields[puzzle]), value});
    }
    return out;
}

PeopleFigures compare_times(const std::vector<SolvingTime>& times, Meter& meter) {
    PeopleFigures out;
    std::vector<double> predicted, needed, errors, paces;
    std::size_t within = 0;
    for (const SolvingTime& one : times) {
        const auto rating = rating_of(one.puzzle, meter);
        if (!rating || rating->tenths == 0) {
            ++out.left_out;
            continue;
        }
        const TimePair pair{rating->tenths / 10.0, one.seconds / 60};
        out.pairs.push_back(pair);
        predicted.push_back(rating->seconds);
        needed.push_back(one.seconds);
        errors.push_back(std::abs(pair.predicted / pair.needed - 1));
        paces.push_back(pair.needed / pair.predicted);
        within += rating->from <= pair.needed * 10 && pair.needed * 10 <= rating->to ? 1U : 0U;
    }
    out.rank_correlation = rank_correlation(predicted, needed);
    out.median_error = median_of(std::move(errors));
    out.pace = median_of(std::move(paces));
    if (!out.pairs.empty()) out.within = static_cast<double>(within) / static_cast<double>(out.pairs.size());
    return out;
}

std::string text_of(const PeopleFigures& figures) {
    return worded("puzzles            {}\n", figures.pairs.size()) +
           (figures.left_out > 0 ? worded("left out           {}\n", figures.left_out) : "") +
           worded("rank correlation   {:.3f}\n", figures.rank_correlation) +
           worded("median error       {:.1f} %\n", figures.median_error * 100) +
           worded("within the range   {:.1f} %\n", figures.within * 100) +
           worded("pace               {:.2f} of the predicted time\n", figures.pace);
}

Json json_of(const PeopleFigures& figures) {
    return {{"puzzles", figures.pairs.size()},
            {"left_out", figures.left_out},
            {"rank_correlation", figures.rank_correlation},
            {"median_error", figures.median_error},
            {"within_range", figures.within},
            {"pace", figures.pace}};
}

}  // namespace deduku::report
