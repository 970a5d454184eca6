#include "report/invariance.hpp"

namespace deduku::report {

Json to_json(const analysis::Invariance& invariance, std::uint64_t seed) {
    const auto object = [](const analysis::Difference& d) -> Json {
        return {{"isomorph", d.isomorph}, {"field", d.field}, {"here", d.here}, {"there", d.there}};
    };
    return {
        {"checked", invariance.checked}, {"seed", seed}, {"differences", Json::list(invariance.differences, object)}};
}

}  // namespace deduku::report
