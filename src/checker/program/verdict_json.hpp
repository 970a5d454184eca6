// The header of a ledger alone, which states a puzzle; and a verdict as one JSON object: the output of
// `deduku-check --json` and of the checker in the browser.
//
//   {"version":1,"verdict":"accepted","proved":"unique","grid":[8,1,2,..]}
//   {"version":1,"verdict":"refused","line":14,"path":"branch 1","rule":"..","detail":"candidate 37"}
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "deduku/verdict.hpp"

namespace deduku {

/// The position stated by the header of a ledger, or an error: " is no header of ..".
[[nodiscard]] std::variant<Start, std::string> read_header(std::string_view line);

/// The verdict on one line, without its end; characters beyond ASCII are escaped.
[[nodiscard]] std::string verdict_json(const Verdict& verdict);

}  // namespace deduku
