// Chains of hypotheses by hand as JSON: lines and their verdicts, the tree of levels, the possible decisions in a
// position.
//
//   {"number":1,"text":"DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6","verdict":"holds","after":"# I8: 3,9 + B1: 6", ..}
//   {"hypothesis":"I8: 3,9","outcome":"open","pairs":4,"facts":[{"statement":"B1: 6","line":1}],"levels":[..]}
#pragma once

#include <string>

#include "deduku/words.hpp"
#include "method/hdp/hand.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

/// Members lines (number, text, verdict, why; column and expected of invalid lines; line and after of valid ones;
/// marks if kept) and levels, the tree from level 0.
void add_replay(Json& object, hdp::Replayer& replayer, const hdp::HdpReplay& replay);
/// The levels as lines of text, indented.
[[nodiscard]] std::string levels_text(hdp::Replayer& replayer);

/// Members about a position: outcome, end, pairs, marks, before, line, words.
void add_position(Json& object, const Words& words, const hdp::HdpChain& chain, const hdp::Reached& reached);
/// The steps of autosolve after the last statement of the chain.
[[nodiscard]] Json autosolve_steps(const Words& words, const hdp::HdpChain& chain, const hdp::Reached& reached);
[[nodiscard]] Json offer_object(const Geometry& geometry, const hdp::Offer& offer);

}  // namespace deduku::report
