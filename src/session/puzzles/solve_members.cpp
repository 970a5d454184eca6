#include "deduku/meter.hpp"
#include "session/puzzles/members.hpp"

namespace deduku::session {
namespace {

constexpr std::uint64_t one_more(std::uint64_t n) { return n == unlimited ? n : n + 1; }

}  // namespace

Counting counting_to(std::optional<std::uint64_t> limit, bool bounded) {
    if (!limit && bounded) return {};
    const std::uint64_t n = limit.value_or(unlimited);
    return {one_more(n), one_more(n), n};
}

Found found_of(const Solutions& found) { return {found.count, found.end == SearchEnd::budget, found.nodes}; }

std::string number_text(const Found& found, const Counting& counting) {
    if (found.count >= counting.plus_from) return std::to_string(counting.plus_shown) + '+';
    return found.cut_short ? "unknown" : std::to_string(found.count);
}

std::string_view result_word(const Found& found) {
    if (found.count >= 2) return "several";
    if (found.cut_short) return "unknown";
    return found.count == 1 ? "unique" : "none";
}

void add_found(report::Json& object, const Found& found, const Counting& counting, std::string_view first) {
    const bool plus = found.count >= counting.plus_from;
    object["result"] = result_word(found);
    object["solutions"] = plus ? counting.plus_shown : found.count;
    object["exact"] = !plus && !found.cut_short;
    object["solution"] = first.empty() ? report::Json(nullptr) : report::Json(first);
    object["nodes"] = found.nodes;
}

}  // namespace deduku::session
