// HDP chains (method/hdp).
#include <array>

#include "method/hdp/closing.hpp"
#include "method/method.hpp"

namespace deduku::method {
namespace {

Finding found_by_hdp(Known& known, const std::vector<Candidate>&) {
    const Puzzle& puzzle = known.puzzle();
    const Solutions& found = known.solutions();
    hdp::Closing closing;
    const bool counted = found.end != SearchEnd::budget || found.count > 1;
    if (!counted)
        closing = hdp::no_facts(puzzle);
    else if (found.count > 1)
        closing = hdp::facts(puzzle, known.hdp());
    else
        closing = hdp::close(puzzle, found.first ? &*found.first : nullptr, known.options().hdp, known.hdp_report(),
                             known.meter());
    Finding out = concluded(puzzle, std::move(closing.steps), closing.split ? "hdp+search" : "hdp");
    out.searched = closing.split;
    if ((!counted || closing.cut_short) && out.ending == Ending::open) out.ending = Ending::unknown;
    return out;
}

constexpr std::array<std::string_view, 1> hdp_columns = {"hdp"};

constexpr std::array<std::string_view, 1> hdp_members = {"level"};
constexpr std::array<std::string_view, 6> hdp_levels = {"easy", "medium", "hard", "deep", "very-deep", "unsolved"};

constexpr Measure hdp_measure = {
    .columns = hdp_columns,
    .members = hdp_members,
    .in_order = hdp_levels,
    .values = [](Known& known) -> List { return {level_word(known.hdp())}; },
    .made_by = [](Known& known) { return to_text(known.options().hdp); },
};

}  // namespace

extern constinit const MethodRow hdp_row = {
    .word = "hdp",
    .title = "HDP chains",
    .finds = "chains of hypotheses on cells with two candidates, with further splits where they do not suffice",
    .find = found_by_hdp,
    .boards = Boards::all,
    .measure = &hdp_measure,
};

}  // namespace deduku::method
