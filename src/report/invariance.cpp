#include "report/invariance.hpp"

namespace deduku::report {

Json to_json(const analysis::Invariance& invariance, std::uint64_t seed) {
    Json list = Json::array();
    for (const analysis::Difference& d : invariance.differences)
        list.push_back({{"isomorph", d.isomorph}, {"field", d.field}, {"here", d.here}, {"there", d.there}});
    return {{"checked", invariance.checked}, {"seed", seed}, {"differences", std::move(list)}};
}

}  // namespace deduku::report
