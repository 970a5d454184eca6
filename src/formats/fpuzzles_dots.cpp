#include "formats/fpuzzles_dots.hpp"

#include <set>

#include "grid/reading/cell_text.hpp"

namespace deduku::formats::fpuzzles {
namespace {

constexpr int usual_ratio = 2;
using Ratios = std::set<int>;
const Ratios doubles = {usual_ratio};

// The ratios of all black dots; the usual one if there are none.
Ratios ratios_of(const JsonValue& root) {
    Ratios out;
    if (const JsonValue* dots = root.find("ratio"))
        for (const JsonValue& dot : dots->items) {
            const JsonValue* value = dot.find("value");
            out.insert(value == nullptr ? usual_ratio : value->number().value_or(usual_ratio));
        }
    return out.empty() ? doubles : out;
}

/// What the rules of a board say about neighbours without a mark.
struct Unmarked {
    bool consecutive = false, xv = false;
    Ratios ratios{};
};

bool is(const Rule& rule, std::string_view key) { return rule.row->key == key; }

// False if no member says this.
bool add(const Rule& rule, const Ratios& of_dots, Unmarked& out) {
    const auto has = [&](int value) {
        return std::find(rule.values.begin(), rule.values.end(), value) != rule.values.end();
    };
    if (is(rule, "all-xv")) {
        out.xv = true;
        return rule.values.size() == 2;
    }
    if (is(rule, "all-ratios")) out.ratios.insert(rule.values.begin(), rule.values.end());
    if (is(rule, "all-dots") && has(1)) out.ratios.insert(usual_ratio);
    out.consecutive = out.consecutive || is(rule, "non-consecutive") || (is(rule, "all-dots") && has(0));
    return std::includes(of_dots.begin(), of_dots.end(), out.ratios.begin(), out.ratios.end());
}

}  // namespace

void read_nonconsecutive(RuleReader& to, const JsonValue& root, const JsonValue& value) {
    to.add(root.said("ratio") != nullptr ? "all-dots white" : "non-consecutive", value.at);
}

MaybeError read_negative(RuleReader& to, const JsonValue& root, const JsonValue& list) {
    for (const JsonValue& item : list.items) {
        if (item.text != "ratio" && item.text != "xv")
            return ValueError{item.at, "a negative rule " + quoted(item.text), R"("ratio" or "xv")"};
        const Ratios ratios = ratios_of(root);
        std::string text = "all-ratios";
        for (const int ratio : ratios) text += ' ' + std::to_string(ratio);
        to.add(item.text == "xv" ? "all-xv" : ratios == doubles ? "all-dots black" : text, item.at);
    }
    return std::nullopt;
}

bool is_unmarked(const Rule& rule) {
    return is(rule, "non-consecutive") || is(rule, "all-dots") || is(rule, "all-ratios") || is(rule, "all-xv");
}

std::optional<Refusal> write_unmarked(RuleWriter& to, std::span<const Rule> rules) {
    Ratios of_dots;
    for (const Rule& rule : rules)
        if (is(rule, "black")) of_dots.insert(rule.values[0]);
    const bool black = !of_dots.empty();
    if (!black) of_dots = doubles;
    Unmarked all;
    const Rule* last = nullptr;
    for (const Rule& rule : rules) {
        if (!is_unmarked(rule)) continue;
        if (black && is(rule, "non-consecutive")) return Refusal{"cannot combine 'non-consecutive' with black dots"};
        if (!add(rule, of_dots, all)) return to.refusal(rule);
        if (!is(rule, "non-consecutive") && !is(rule, "all-xv")) last = &rule;
    }
    if (!all.ratios.empty() && all.ratios != of_dots) return to.refusal(*last);
    if (all.consecutive) to.flag("nonconsecutive");
    const std::string words = std::string(all.ratios.empty() ? "" : "\"ratio\"") +
                              (!all.ratios.empty() && all.xv ? "," : "") + (all.xv ? "\"xv\"" : "");
    if (!words.empty()) to.member("negative", '[' + words + ']');
    return std::nullopt;
}

}  // namespace deduku::formats::fpuzzles
