// What a look at isomorphs came to, as JSON.
#pragma once

#include "method/analysis/invariance.hpp"
#include "report/json.hpp"

namespace deduku::report {

[[nodiscard]] Json to_json(const analysis::Invariance& invariance, std::uint64_t seed);

}  // namespace deduku::report
