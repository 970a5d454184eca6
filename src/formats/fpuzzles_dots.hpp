// The rules of f-puzzles for neighbours without a dot, in both directions. They do not apply across dots of either kind.
//
//   "nonconsecutive":true                              non-consecutive; with black dots all-dots white
//   "negative":["ratio"], black dots of 2, or none     all-dots black
//   "negative":["ratio"], black dots of 3 and 4        all-ratios 3 4
//   "negative":["xv"]                                  all-xv
#pragma once

#include "formats/fpuzzles_shapes.hpp"

namespace deduku::formats::fpuzzles {

/// Reads the member `nonconsecutive` of an object.
void read_nonconsecutive(RuleReader& to, const JsonValue& root, const JsonValue& value);
/// Reads the member `negative`.
[[nodiscard]] MaybeError read_negative(RuleReader& to, const JsonValue& root, const JsonValue& list);

/// Whether write_unmarked() writes this rule.
[[nodiscard]] bool is_unmarked(const Rule& rule);
/// Writes both members for the rules of a board; or the first rule that they cannot represent.
[[nodiscard]] std::optional<Refusal> write_unmarked(RuleWriter& to, std::span<const Rule> rules);

}  // namespace deduku::formats::fpuzzles
