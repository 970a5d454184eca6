#include "method/steps_members.hpp"

#include "deduku/text.hpp"

namespace deduku::method {

std::string options_text(const steps::StepOptions& options, steps::CountedPasses count) {
    return std::string("count=") + (count == steps::CountedPasses::productive ? "productive" : "passes") +
           " inside=" + (options.batch == steps::FoundTogether::as_author ? "single" : "batch");
}

Members members_of(const Geometry& geometry, const steps::Order& order, const steps::StepsRun& run,
                   steps::CountedPasses count) {
    List groups;
    for (const std::string& name : group_names(order)) {
        const int moved = groups.size() < run.group_steps.size() ? run.group_steps[groups.size()] : 0;
        groups.push_back(Members{{"group", name}, {"steps", moved}});
    }
    Members uses;
    for (const steps::Use& use : run.uses) uses.emplace_back(to_text(use), use.steps);
    return {{"order", to_text(order)},
            {"outcome", steps::word_of_run(run.outcome)},
            {"steps", total_steps(run, count)},
            {"groups", std::move(groups)},
            {"propositions", run.has_propositions},
            {"passes", run.passes},
            {"productive", run.productive},
            {"girth", run.girth},
            {"uses", std::move(uses)},
            {"several", run.several},
            {"solution", run.grid ? Value(to_line(geometry, *run.grid)) : Value()}};
}

Members members_of(const steps::StepRating& rating) {
    return {{"solved_by", rating.order >= 0 ? Value(rating.order + 1) : Value()},
            {"label", rating.label},
            {"rating", rating.value}};
}

}  // namespace deduku::method
