// The tools of the server: questions of the session (session/question/row.hpp), described for clients that choose among
// them.
//
//   hint, and its rows of members                             {"name":"hint","description":"..","inputSchema":{..}}
//   {"name":"hint","arguments":{"puzzle":"53..7.."}}          {"ask":"hint","puzzle":"53..7.."}
//   its answer                                                {"content":[..],"structuredContent":{..},"isError":false}
#pragma once

#include <string>
#include <string_view>

#include "report/parts/json.hpp"
#include "session/session.hpp"

namespace deduku::cli::mcp {

using report::Json;

/// The size limit of an answer, in bytes.
inline constexpr std::size_t most_answer = std::size_t{4} << 20;

class Tools {
  public:
    Tools();

    /// The result of `tools/list`.
    [[nodiscard]] const Json& list() const { return list_; }
    [[nodiscard]] static bool has(std::string_view name);
    /// "; did you mean 'hint'?", or empty.
    [[nodiscard]] static std::string suggestion_for(std::string_view name);

    /// The result of `tools/call`. The tool ends after `seconds`, or earlier if the arguments say so.
    [[nodiscard]] static Json call(const std::string& name, const Json& arguments, double seconds,
                                   const session::Hooks& hooks);

  private:
    Json list_ = Json::array();
};

}  // namespace deduku::cli::mcp
