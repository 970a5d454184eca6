// A human-style solving path (method/path). Proofs do not use uniqueness, since their ledgers must prove it. The
// measure uses all techniques but no suppositions: its hardest technique is the hardest one required.
#include <algorithm>
#include <array>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "method/method.hpp"
#include "method/path/path.hpp"

namespace deduku::method {
namespace {

Finding found_by_path(Known& known, const std::vector<Candidate>&) {
    path::PathOptions options;
    options.uniqueness = false;
    return path::finding_of(path::walk(
        known.puzzle(), options, [&]() -> const Solutions& { return known.solutions(); }, known.meter()));
}

/// With all techniques and no suppositions.
path::Path walk_all(Known& known) {
    path::PathOptions options;
    options.beyond = false;
    return path::walk(
        known.puzzle(), options, [&]() -> const Solutions& { return known.solutions(); }, known.meter());
}
constexpr Computed whole_path{walk_all};

/// Null unless there is known to be exactly one solution.
const path::Path* path_of(Known& known) { return known.unique() ? &known.once(whole_path) : nullptr; }

constexpr std::array<std::string_view, 6> path_columns = {"hardest", "path_score",           "path_steps",
                                                          "looks",   "short_contradictions", "trials"};
constexpr std::array<std::string_view, 6> path_members = {"hardest", "score", "steps", "looks", "short_contradictions",
                                                          "trials"};

int count_of(const path::Path& path, bool (*is)(const path::Step&)) {
    return static_cast<int>(std::count_if(path.steps.begin(), path.steps.end(), is));
}

/// Key of the hardest technique, the points, and numbers of steps; "none" without steps, "beyond" if techniques do not
/// solve it.
List path_values(Known& known) {
    const path::Path* path = path_of(known);
    if (known.meter().exhausted()) return {"unknown", {}, {}, {}, {}, {}};
    if (path == nullptr) return {{}, {}, {}, {}, {}, {}};
    if (path->end != path::PathEnd::solved) return {"beyond", {}, {}, {}, {}, {}};
    const path::Step* step = path::hardest(*path, {});
    return {step == nullptr ? Value("none") : Value(key_of(*step->move->technique, step->move->size)),
            path::score_of(*path),
            static_cast<int>(path->steps.size()),
            count_of(*path, path::is_look),
            count_of(*path, path::is_short_contradiction),
            count_of(*path, path::is_trial)};
}

// All possible results of path_values() on boards of any size, by difficulty.
std::vector<std::string> hardest_names() {
    std::vector<Move> moves;
    for (const Technique& technique : techniques())
        for (int size = technique.min_size; size <= technique.max_size; ++size) moves.push_back({&technique, size});
    put_in_order(moves, [](const Move& a, const Move& b) {
        return difficulty_of(*a.technique, a.size) < difficulty_of(*b.technique, b.size);
    });
    std::vector<std::string> out = {"none"};
    for (const Move& move : moves)
        if (const std::string key = key_of(*move.technique, move.size); !contains(out, key)) out.push_back(key);
    out.emplace_back("beyond");
    return out;
}

constexpr Measure path_measure = {
    .columns = path_columns,
    .members = path_members,
    .names = hardest_names,
    .values = path_values,
    .is_rated =
        [](Known& known) {
            const path::Path* path = path_of(known);
            return path != nullptr && path->end == path::PathEnd::solved;
        },
    .on_request = true,
};

}  // namespace

extern constinit const MethodRow path_row = {
    .word = "path",
    .title = "Path",
    .finds =
        "the easiest technique at each step; HDP where none applies; rated without HDP, and only if listed in --by",
    .find = found_by_path,
    .boards = Boards::all,
    .measure = &path_measure,
};

}  // namespace deduku::method
