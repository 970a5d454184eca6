#include "cli/path_options.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace deduku::cli {
namespace {

template <class Value>
Value value_or_usage(std::variant<Value, std::string> parsed, std::string_view option) {
    if (const auto* error = std::get_if<std::string>(&parsed))
        throw UsageError(fmt::format("--{}: {}", option, *error));
    return std::get<Value>(std::move(parsed));
}

std::vector<Move> moves_of(const Values& values, std::string_view option) {
    return value_or_usage(path::parse_moves(values.text(option)), option);
}

}  // namespace

path::Options path_options(const Values& values) {
    path::Options out;
    if (values.given("only")) {
        if (values.given("order")) throw UsageError("--only and --order exclude each other");
        out.order = moves_of(values, "only");
        out.beyond = false;
    } else if (values.given("order")) {
        out.order = path::with_first(moves_of(values, "order"));
    }
    if (!values.given("stop-at")) return out;
    out.stop_at = value_or_usage(path::parse_move(values.text("stop-at")), "stop-at");
    const bool tried = std::any_of(out.order.begin(), out.order.end(), [&](const Move& move) {
        return move.technique == out.stop_at->technique && move.size == out.stop_at->size;
    });
    if (!tried) throw UsageError(fmt::format("--stop-at: {} is never tried", values.text("stop-at")));
    return out;
}

explainer::Options se_options(const Values& values) {
    explainer::Options out;
    if (values.text("se-profile") == "sukaku") out.profile = explainer::Profile::sukaku;
    return out;
}

std::variant<path::Path, std::string_view> se_path(method::Known& known) {
    const std::string_view why = method::why_no_se(known);
    if (!why.empty()) return why;
    return explainer::path_of(known.puzzle(), known.options().se, known.meter());
}

}  // namespace deduku::cli
