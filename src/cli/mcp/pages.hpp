// Resources of the server: the pages of the techniques and their pictures.
//
//   deduku://techniques/x-wing.md     text/markdown
//   deduku://techniques/x-wing.svg    image/svg+xml
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "report/parts/json.hpp"

namespace deduku::cli::mcp {

using report::Json;

inline constexpr std::string_view pages_uri = "deduku://techniques/";

/// The result of `resources/list`.
[[nodiscard]] Json list_pages();
/// The result of `resources/read`; none if there is no such resource.
[[nodiscard]] std::optional<Json> read_page(std::string_view uri);

}  // namespace deduku::cli::mcp
