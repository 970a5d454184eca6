// rate: the measures of difficulty.
#include "session/methods/rate.hpp"

#include <algorithm>
#include <array>

#include "grid/reading/spelling.hpp"
#include "report/analysis.hpp"

namespace deduku::session {
namespace {

constexpr std::array rate_members = {
    Option{"by", MemberType::strings, "WORDS", "", "only these measures"},
    Option{"series", MemberType::text, "SERIES", "hardest-plus",
           "series of orders for label and rating, as for 'steps'; hardest: without label 8, an addition of Deduku; "
           "on boards with rules by default hardest-rules",
           'Z'},
    count_member,
    unbatched_member,
    se_profile_member,
    Option{"unchecked", MemberType::flag, "", "", "also rate puzzles without exactly one solution by 'se'"}};

}  // namespace

OrError<RateAnswer::Wanted> RateAnswer::read(const Question& question) {
    auto rows = rating_rows(question);
    if (auto* error = std::get_if<Error>(&rows)) return std::move(*error);
    auto options = rating_options(question, {});
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    return Wanted{std::get<RatingRows>(std::move(rows)), std::get<method::MethodOptions>(std::move(options)),
                  question.given("by"), !question.given("by") && !question.given("series")};
}

OrError<RateAnswer> RateAnswer::find(const Wanted& wanted, const Context& context) {
    const Geometry& board = context.puzzle.geometry();
    for (const method::MethodRow* row : wanted.rows)
        if (wanted.named && !takes(row->boards, board))
            return refused("rate --by " + std::string(row->word), row->boards);
    RateAnswer out{wanted.rows, wanted.in_words && board.constrained(),
                   std::make_unique<method::MethodOptions>(wanted.options)};
    if (out.in_words) out.rows = {method::find_method("unique"), method::find_method("path")};
    out.options->fallback = context.fallback;
    out.known = std::make_unique<method::Known>(context.puzzle, *out.options, context.meter);
    return out;
}

void RateAnswer::add_to(Json& object, const Context& context) const {
    for (const method::MethodRow* row : rows) {
        report::add_measure(object, *row, *known);
        if (context.tell) context.tell({{"member", row->word}, {"value", object[row->word]}});
    }
    if (in_words) object["text"] = words();
}

Outcome RateAnswer::outcome() const {
    bool rated = true;
    for (const method::MethodRow* row : rows)
        rated = (!takes(row->boards, known->puzzle().geometry()) || row->rated(*known)) && rated;
    return rated ? Outcome::positive : Outcome::negative;
}

std::string RateAnswer::words() const {
    const std::string solutions = method::solutions_word(known->solutions());
    if (solutions == "0") return "no solution";
    if (solutions == "2+") return "several solutions";
    const method::List path = method::find_method("path")->values(*known);
    const std::string hardest = to_text(path[0]);
    // The level is said with the path, the minutes follow: "hard, about 12 minutes" has both.
    const std::string time = method::find_method("time")->in_words(*known);
    const std::size_t minutes = time.find("about");
    std::string first = method::find_method("path")->in_words(*known);
    if (first.empty())
        first = time;
    else if (minutes != std::string::npos)
        first += "; " + time.substr(minutes);
    first += first.empty() ? "one solution" : "; one solution";
    if (solutions == "unknown" || hardest == "unknown") return "unknown: time or nodes ran out";
    if (hardest == "none") return first + "; solved";
    if (hardest == "beyond") return first + "; hardest step: a supposition, since no technique solves it";
    return first + "; hardest step: " + method::hardest_title(*known) + "; score " + to_text(path[1]);
}

OrError<RatingRows> rating_rows(const Question& question) {
    RatingRows rows;
    std::vector<std::string_view> names;
    const std::vector<std::string> wanted = question.strings("by");
    for (const method::MethodRow* row : method::methods()) {
        if (row->measure == nullptr) continue;
        names.push_back(row->word);
        const bool named = std::any_of(wanted.begin(), wanted.end(),
                                       [&](const std::string& word) { return same_word(word, row->word); });
        if (wanted.empty() ? !row->measure->on_request : named) rows.push_back(row);
    }
    for (const std::string& word : wanted)
        if (std::none_of(names.begin(), names.end(), [&](std::string_view name) { return same_word(word, name); }))
            return wrong("by", not_one_of(word.substr(0, 60), names));
    return rows;
}

OrError<method::MethodOptions> rating_options(const Question& question, const Fallback& fallback) {
    method::MethodOptions out;
    // The default depends on the board.
    if (question.given("series")) {
        auto series = series_of(question, "series");
        if (auto* error = std::get_if<Error>(&series)) return std::move(*error);
        out.series = std::get<steps::Series>(std::move(series));
    }
    out.count = count_of(question);
    out.steps = steps_options(question);
    out.fallback = fallback;
    out.se = se_options(question);
    out.se_unchecked = question.flag("unchecked");
    return out;
}

extern const QuestionRow rate_question = {
    80, "rate", "rate", "measures of hardness", rate_members, answer_by<RateAnswer>, true, true, Boards::all};

}  // namespace deduku::session
