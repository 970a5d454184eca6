// Any bytes as an order and as a format:
//
//   bytes --parse_series--> series --to_text--> text --parse_series--> the same series?
//     +---parse_format--> a line
//
// Refusals have a column in the text, what was found and what was expected.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "method/steps/order.hpp"
#include "report/output/line_format.hpp"

namespace {

using namespace deduku;

void require(bool condition) {
    if (!condition) std::abort();
}

void check(const steps::SyntaxError& error, std::string_view text) {
    require(error.column >= 1 && error.column <= text.size() + 1);
    require(!error.found.empty() && !error.expected.empty());
    require((error.column == text.size() + 1) == (error.found == "the end"));
}

void check_moves(const steps::Order& order) {
    for (const steps::Moves& group : steps::expanded(order)) {
        require(!group.empty());
        for (const auto& part : group) {
            require(!part.empty());
            for (const Move& move : part)
                require(move.technique != nullptr && move.technique->min_size <= move.size &&
                        move.size <= move.technique->max_size);
        }
    }
    for (const steps::Order& inner : order.inner) check_moves(inner);
}

void check_order(std::string_view text) {
    const auto parsed = steps::parse_series(text);
    if (const auto* error = std::get_if<steps::SyntaxError>(&parsed)) return check(*error, text);
    const auto& series = std::get<steps::Series>(parsed);
    const std::string printed = steps::to_text(series);
    const auto again = steps::parse_series(printed);
    require(std::holds_alternative<steps::Series>(again) && std::get<steps::Series>(again) == series);
    require(steps::to_text(std::get<steps::Series>(again)) == printed);
    for (const steps::Labelled& each : series.orders) check_moves(each.order);
}

// Large, small and no values, by the name.
std::optional<std::int64_t> lookup(std::string_view name) {
    switch (name.front()) {
        case 'V': return std::nullopt;
        case 'R': return INT64_MIN;
        case 'S': return INT64_MAX;
        case 'G': return -1;
        case 'P': return 0;
        default: return static_cast<std::int64_t>(name.size());
    }
}

void check_format(std::string_view text) {
    const auto parsed = report::parse_format(text);
    if (const auto* error = std::get_if<steps::SyntaxError>(&parsed)) return check(*error, text);
    const std::string line =
        report::line_of(std::get<report::LineFormat>(parsed), {"file", 7, "1..2", "stuck", lookup});
    if (text.find_first_of("%\\") == text.npos) require(line == text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 4096) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check_order(text);
    check_format(text);
    return 0;
}
