// A human-style solving path (method/path). Proofs do not use uniqueness, since their ledgers must prove it. The
// measure uses all techniques but no suppositions: its hardest technique is the hardest one required.
#include <algorithm>
#include <array>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "method/method.hpp"
#include "method/path/path.hpp"
#include "method/time/time.hpp"

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
    options.pruned = true;
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

// "three", "14"
std::string number_word(int number) {
    constexpr std::array<std::string_view, 13> words = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                                        "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    return static_cast<std::size_t>(number) < words.size() ? std::string(words[static_cast<std::size_t>(number)])
                                                           : std::to_string(number);
}

std::string counted(int number, std::string_view what) {
    return number_word(number) + ' ' + std::string(what) + (number == 1 ? "" : "s");
}

std::string in_lower_case(std::string text) {
    for (char& c : text)
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// What makes it hard: trials and short contradictions, without these the hardest technique.
std::string hardest_in_words(const path::Path& path) {
    if (path.end != path::PathEnd::solved) return "no technique solves it";
    const int trials = count_of(path, path::is_trial), few = count_of(path, path::is_short_contradiction);
    if (trials > 0) return counted(trials, "trial") + (few > 0 ? ", " + counted(few, "short contradiction") : "");
    if (few > 0) return counted(few, "short contradiction");
    const path::Step* step = path::hardest(path, {});
    if (step == nullptr) return "solved";
    if (!path::is_look(*step)) return name_of(*step->move->technique, step->move->size);
    return in_lower_case(path::title_of(*step, path.start.geometry()));
}

// The level is that of people's time; with rules it goes by the hardest step.
std::string path_words(Known& known) {
    const path::Path* path = path_of(known);
    if (path == nullptr || known.meter().exhausted()) return {};
    std::optional<time::TimeLevel> level;
    if (path->end != path::PathEnd::solved)
        level = time::TimeLevel::very_hard;
    else if (known.puzzle().geometry().constrained())
        level = time::level_of(*path);
    else if (const time::TimeRating* rating = time_rating(known))
        level = rating->level;
    if (!level) return {};
    std::string out(time::word(*level));
    std::replace(out.begin(), out.end(), '-', ' ');
    return out + ": " + hardest_in_words(*path);
}

Value path_object(Known& known) {
    const List values = path_values(known);
    Members out;
    for (std::size_t i = 0; i < values.size(); ++i) out.emplace_back(path_members[i], values[i]);
    const std::string words = path_words(known);
    out.emplace_back("words", words.empty() ? Value() : Value(words));
    return out;
}

// All possible results of path_values() on boards of any size, by difficulty. Rows that paths do not use, because others
// divide their finds, are as hard as the last of these.
std::vector<std::string> hardest_names() {
    const std::vector<Move> used = path::by_difficulty();
    const auto is_used = [&](const Technique& row) {
        return std::any_of(used.begin(), used.end(), [&](const Move& move) { return move.technique == &row; });
    };
    std::vector<Move> moves;
    for (const Technique& technique : techniques())
        for (int size = technique.min_size; size <= technique.max_size; ++size) moves.push_back({&technique, size});
    const auto difficulty = [&](const Move& move) {
        return difficulty_of(*move.technique, is_used(*move.technique) ? move.size : move.technique->max_size);
    };
    put_in_order(moves, [&](const Move& a, const Move& b) { return difficulty(a) < difficulty(b); });
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
    .as_object = path_object,
    .in_words = path_words,
    .is_rated =
        [](Known& known) {
            const path::Path* path = path_of(known);
            return path != nullptr && path->end == path::PathEnd::solved;
        },
    .on_request = true,
};

}  // namespace

std::string hardest_title(Known& known) {
    const path::Path* path = path_of(known);
    const path::Step* step = path == nullptr ? nullptr : path::hardest(*path, {});
    return step == nullptr ? "" : path::title_of(*step, path->start.geometry());
}

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
