#include <array>

#include "method/method.hpp"

namespace deduku::method {

/// One file each: NAME_row.cpp.
extern const MethodRow unique_row, steps_row, path_row, reasonable_row, se_row, er_minlex_row, hodoku_row, te_row,
    backdoor_row, b_row, bxb_row, bxbb_row, scenarios_row, search_row, time_row;

std::span<const MethodRow* const> methods() {
    static constexpr std::array all = {
        &unique_row, &hdp_row,      &steps_row, &path_row, &reasonable_row, &se_row,        &er_minlex_row, &hodoku_row,
        &te_row,     &backdoor_row, &b_row,     &bxb_row,  &bxbb_row,       &scenarios_row, &search_row,    &time_row};
    return all;
}

namespace {

bool has_values(const List& values) { return values[0] != Value() && values[0] != Value("unknown"); }

Members named(const Measure& measure, const List& values) {
    const auto names = measure.members.empty() ? measure.columns : measure.members;
    Members out;
    for (std::size_t i = 0; i < names.size(); ++i) out.emplace_back(names[i], values[i]);
    return out;
}

}  // namespace

Value Measure::object(Known& known) const { return as_object ? as_object(known) : named(*this, values(known)); }

bool Measure::rated(Known& known) const { return is_rated ? is_rated(known) : has_values(values(known)); }

Members Measure::invariants(Known& known) const {
    if (in_common) return in_common(known);
    const List all = values(known);
    return has_values(all) ? named(*this, all) : Members();
}

List MethodRow::values(Known& known) const {
    return takes(boards, known.puzzle().geometry()) ? measure->values(known) : List(measure->columns.size());
}
Value MethodRow::object(Known& known) const {
    return takes(boards, known.puzzle().geometry()) ? measure->object(known) : Value();
}
bool MethodRow::rated(Known& known) const { return takes(boards, known.puzzle().geometry()) && measure->rated(known); }

std::string MethodRow::in_words(Known& known) const {
    if (measure == nullptr || !rated(known)) return {};
    if (measure->in_words != nullptr) return measure->in_words(known);
    return std::string(word) + ' ' + to_text(values(known).front());
}

const MethodRow* find_method(std::string_view word) {
    for (const MethodRow* row : methods())
        if (row->word == word) return row;
    return nullptr;
}

}  // namespace deduku::method

namespace deduku {

std::vector<MethodInfo> methods() {
    std::vector<MethodInfo> out;
    for (const method::MethodRow* row : method::methods()) {
        MethodInfo& info = out.emplace_back(MethodInfo{row->word, row->title, row->finds, row->find != nullptr, {}});
        if (row->measure != nullptr) info.columns.assign(row->measure->columns.begin(), row->measure->columns.end());
    }
    return out;
}

std::optional<Measured> rate(std::string_view method, const Puzzle& puzzle, Meter& meter) {
    const method::MethodRow* row = method::find_method(method);
    if (row == nullptr || row->measure == nullptr || !takes(row->boards, puzzle.geometry())) return std::nullopt;
    const method::MethodOptions options;
    method::Known known(puzzle, options, meter);
    Measured out{row->measure->values(known), false};
    out.rated = row->measure->rated(known);
    return out;
}

std::optional<Finding> find_out(std::string_view method, const Puzzle& puzzle, Meter& meter) {
    const method::MethodRow* row = method::find_method(method);
    if (row == nullptr || row->find == nullptr || !takes(row->boards, puzzle.geometry())) return std::nullopt;
    const method::MethodOptions options;
    method::Known known(puzzle, options, meter);
    return row->find(known, {});
}

}  // namespace deduku
