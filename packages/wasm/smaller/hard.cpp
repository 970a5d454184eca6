// What deduku.wasm and deduku-rate.wasm lack: the techniques after all-different in the order of difficulty, and words about
// their patterns.
#include "report/path/sentence.hpp"
#include "smaller/techniques.hpp"

using namespace deduku;

namespace {

template <class... Given>
bool hard(Given... /*given*/) {
    smaller::hand_on_hard();
}

constexpr auto table = [] {
    constexpr int hardest = 260;  // all-different
    auto out = smaller::techniques();
    for (Technique& row : out)
        if (row.difficulty[0] > hardest && !row.reads_rules())
            std::visit([](auto& finder) { finder = hard; }, row.finder);
    return out;
}();

}  // namespace

std::span<const Technique> deduku::techniques() { return table; }

std::string report::eureka(const Names&, const Pattern::Chain&) { smaller::hand_on_hard(); }
std::string report::StepLine::net(const Pattern&) const { smaller::hand_on_hard(); }
std::optional<std::string> report::StepLine::slot_of_sets(const Pattern&, std::string_view) const {
    smaller::hand_on_hard();
}
std::string report::Teacher::chain(const Pattern::Chain&) const { smaller::hand_on_hard(); }
std::string report::Teacher::net(const Pattern&) const { smaller::hand_on_hard(); }
std::string report::Teacher::all_sets(const Pattern&) const { smaller::hand_on_hard(); }
std::string report::Teacher::digits_of_houses(const Pattern&) const { smaller::hand_on_hard(); }
std::string report::Teacher::extras_of(const Pattern&) const { smaller::hand_on_hard(); }
std::optional<std::string> report::Teacher::slot_of_sets(const Pattern&, std::string_view) const {
    smaller::hand_on_hard();
}
