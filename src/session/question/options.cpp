#include "session/question/options.hpp"

#include <algorithm>

#include "deduku/words.hpp"
#include "method/path/hodoku/way.hpp"
#include "report/steps.hpp"

namespace deduku::session {

OrError<int> depth_of(const Question& question) {
    constexpr std::uint64_t deepest = 64;
    const std::uint64_t depth = question.count("depth").value_or(1);
    if (depth > deepest) return wrong("depth", std::to_string(depth) + " is more than " + std::to_string(deepest));
    return static_cast<int>(depth);
}

OrError<hdp::HdpOptions> hdp_options(const Question& question) {
    hdp::HdpOptions options;
    options.choose = question.text("choose") == "list" ? hdp::Choose::list : hdp::Choose::most_pairs;
    options.walk = question.text("walk") == "breadth" ? hdp::Walk::breadth : hdp::Walk::depth;
    auto depth = depth_of(question);
    if (auto* error = std::get_if<Error>(&depth)) return std::move(*error);
    options.depth = std::get<int>(depth);
    return options;
}

OrError<path::PathOptions> path_options(const Question& question) {
    path::PathOptions out;
    const bool only = question.given("only");
    if (only && question.given("order")) return wrong("only", "'order' is given, too: one excludes the other");
    const std::string_view member = only ? "only" : "order";
    if (question.given(member)) {
        auto moves = path::parse_moves(question.text(member));
        if (const auto* mistake = std::get_if<std::string>(&moves)) return wrong(member, *mistake);
        auto& list = std::get<std::vector<Move>>(moves);
        out.order = only ? std::move(list) : path::with_first(std::move(list));
        out.beyond = !only;
    }
    if (!question.given("stop_at")) return out;
    auto stop = path::parse_move(question.text("stop_at"));
    if (const auto* mistake = std::get_if<std::string>(&stop)) return wrong("stop_at", *mistake);
    out.stop_at = std::get<Move>(stop);
    const bool tried = std::any_of(out.order.begin(), out.order.end(), [&](const Move& move) {
        return move.technique == out.stop_at->technique && move.size == out.stop_at->size;
    });
    if (!tried) return wrong("stop_at", question.text("stop_at") + " is never tried");
    return out;
}

se::SeOptions se_options(const Question& question) {
    se::SeOptions out;
    if (question.text("se_profile") == "sukaku") out.profile = se::Profile::sukaku;
    return out;
}

Whose whose(std::string_view word) {
    return word == "se" ? Whose::explainer : word == "hodoku" ? Whose::hodoku : Whose::ours;
}

std::string_view name_of(Whose whose) {
    return whose == Whose::explainer ? "Sudoku Explainer" : whose == Whose::hodoku ? "HoDoKu" : "";
}

OrError<PathWanted> path_wanted(const Question& question) {
    PathWanted out;
    out.whose = whose(question.text("by"));
    out.se = se_options(question);
    if (out.whose != Whose::explainer && question.given("se_profile")) return wrong("se_profile", "belongs to --by se");
    for (std::string_view member : {"order", "only", "stop_at"})
        if (out.whose != Whose::ours && question.given(member))
            return wrong(member, "'" + question.text("by") + "' has its own order");
    auto options = path_options(question);
    if (auto* error = std::get_if<Error>(&options)) return std::move(*error);
    out.options = std::get<path::PathOptions>(std::move(options));
    out.options.pruned = !question.flag("whole");
    return out;
}

std::variant<path::Path, std::string_view> walk(const PathWanted& wanted, method::Known& known,
                                                const path::OnStep& watch, ProofEvents* proof) {
    const auto count = [&]() -> const Solutions& { return known.solutions(); };
    if (wanted.whose == Whose::ours)
        return path::walk(known.puzzle(), wanted.options, count, known.meter(), watch, proof);
    const bool by_hodoku = wanted.whose == Whose::hodoku;
    const std::string_view why = by_hodoku ? method::why_not_rated(known) : method::why_no_se(known);
    if (!why.empty()) return why;
    path::Path out = by_hodoku ? hodoku::path_of(known.puzzle(), count, known.meter(), watch)
                               : se::path_of(known.puzzle(), known.options().se, known.meter(), watch);
    if (proof != nullptr) tell(path::finding_of(out).ledger, *proof);
    return out;
}

OrError<steps::Series> series_of(const Question& question, std::string_view member) {
    auto series = report::series_of(question.text(member));
    if (const auto* mistake = std::get_if<std::string>(&series)) return wrong(member, *mistake);
    return std::get<steps::Series>(std::move(series));
}

steps::CountedPasses count_of(const Question& question) {
    return question.text("count") == "productive" ? steps::CountedPasses::productive : steps::CountedPasses::passes;
}

steps::StepOptions steps_options(const Question& question) {
    steps::StepOptions options;
    options.batch = question.flag("unbatched") ? steps::FoundTogether::as_author : steps::FoundTogether::whole;
    return options;
}

OrError<ChosenMethod> finder_of(const Question& question, std::string_view member) {
    const bool ordered = question.given("order");
    const std::string word = ordered && !question.given(member) ? "steps" : question.text(member);
    ChosenMethod out{word == "auto" ? nullptr : method::find_method(word), {}, ordered};
    const bool goes_by_order = out.row != nullptr && out.row->takes_order;
    if (ordered && !goes_by_order) return wrong("order", "belongs to --" + std::string(member) + " steps");
    if (!goes_by_order || question.text("order").empty()) return out;
    auto series = series_of(question, "order");
    if (auto* error = std::get_if<Error>(&series)) return std::move(*error);
    out.options.series = std::get<steps::Series>(std::move(series));
    return out;
}

method::MethodOptions ChosenMethod::options_on(const Geometry& geometry) const {
    method::MethodOptions out = options;
    if (!ordered && out.series && geometry.constrained()) out.series = steps::with_rules(std::move(*out.series));
    return out;
}

std::string text_of(const ChosenMethod& finder) {
    if (finder.row == nullptr) return "auto";
    std::string word(finder.row->word);
    if (!finder.options.series) return word;
    return word + ' ' + to_text(*finder.options.series);
}

}  // namespace deduku::session
