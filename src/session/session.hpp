// One question in, one answer out, both JSON: the interface for other languages and the browser; the program's --json
// uses the same rows.
//
//   ask({"ask":"solve","puzzle":"53..7...."})    {"version":1,"program":"..","command":"solve","result":"unique",..}
//   ask({"ask":"slove"})                         {"version":1,"program":"..","error":{"kind":"request","text":".."}}
//
// Nothing is kept between questions except in the caller's Memo, which does not change answers. Throws only
// std::bad_alloc. doc/json.md describes questions and answers.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "deduku/solve.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// Resources that the library itself does not have.
struct Hooks {
    std::function<double()> now{};  ///< seconds of any clock; empty: no time limits, no times in answers
    std::function<bool()> stop{};   ///< returns true to stop; called at every node of a search
    Fallback fallback{};            ///< takes over searches of large boards (deduku/solve.hpp)
    Tell tell{};                    ///< receives partial results before the answer; may be empty
    Memo* memo = nullptr;           ///< avoids repeated work; null: nothing is kept
};

/// The longest question, in bytes.
inline constexpr std::size_t max_question = std::size_t{64} << 20;

/// The answer to a question, or an error, on one line without its end.
[[nodiscard]] std::string ask(std::string_view question, const Hooks& hooks = {});

/// Whether the program has CaDiCaL.
enum class Cadical : std::uint8_t { absent, present };

/// {"library":"0.1.0","schema":1,"kernel":"AVX3","features":["cadical"]}
[[nodiscard]] Json version_object(Cadical cadical);
/// The same as text.
[[nodiscard]] std::string version_text(Cadical cadical);

}  // namespace deduku::session
