// One question in, one answer out: JSON both ways. What other languages and the browser call; the program's own --json
// comes from the same rows.
//
//   ask({"ask":"solve","puzzle":"53..7...."})     {"version":1,"program":"..","command":"solve", .. "result":"unique",
//   ..} ask({"ask":"slove"}) {"version":1,"program":"..","error":{"kind":"request","text":".."}}
//
// Nothing is kept between two questions but in the caller's Memo, which changes no answer. Nothing is thrown but
// std::bad_alloc. doc/json.md has questions and answers.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "deduku/solve.hpp"
#include "session/question/ask.hpp"

namespace deduku::session {

/// The resources that the library itself does not have.
struct Hooks {
    std::function<double()> now{};  ///< seconds of any clock; empty: no limits of time, no times in answers
    std::function<bool()> stop{};   ///< true = give up: called at every node of a search
    LostSearches lost{};            ///< takes over searches of large boards (deduku/solve.hpp)
    Tell tell{};                    ///< receives partial results on the way to the answer; may be empty
    Memo* memo = nullptr;           ///< spares finding the same out twice; null: nothing is kept
};

/// Longest question, in bytes.
inline constexpr std::size_t max_question = std::size_t{64} << 20;

/// The answer to a question, on one line without its end; or an error.
[[nodiscard]] std::string ask(std::string_view question, const Hooks& hooks = {});

/// One answer about one puzzle; the members behind the head.
struct Reply {
    Json answer;
    Outcome outcome = Outcome::positive;
    std::optional<Error> error{};
};

/// The same for a puzzle that has been read: head, members, `seconds` if there is a clock.
[[nodiscard]] Reply tell(const Ask& row, const Asking& asking, std::uint64_t number);

/// {"library":"0.1.0","schema":1,"kernel":"AVX3","features":["cadical"]}
[[nodiscard]] Json version_object(bool with_lost_searches);
/// The same as text.
[[nodiscard]] std::string version_text(bool with_lost_searches);

}  // namespace deduku::session
