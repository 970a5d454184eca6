#include "method/analysis/invariance.hpp"

#include <algorithm>
#include <random>

#include "grid/isomorph.hpp"
#include "grid/write.hpp"

namespace deduku::analysis {
namespace {

struct Field {
    std::string name;
    std::string value;
};

std::string or_dash(std::optional<int> value) { return value ? std::to_string(*value) : "-"; }

std::string joined(const std::vector<std::string>& words, char between) {
    std::string text;
    for (const std::string& word : words) {
        if (&word != &words.front()) text += between;
        text += word;
    }
    return text;
}

std::string groups_text(const steps::Run& run) {
    std::vector<std::string> list;
    for (int steps : run.group_steps) list.push_back(std::to_string(steps));
    return joined(list, '.');
}

std::string uses_text(const steps::Run& run) {
    std::vector<std::string> list;
    for (const steps::Use& use : run.uses)
        list.push_back(use.letter + std::to_string(use.size) + '=' + std::to_string(use.steps));
    std::sort(list.begin(), list.end());
    return list.empty() ? "-" : joined(list, ' ');
}

/// Everything that is the same for all isomorphs.
std::vector<Field> fields_of(const steps::Rating& rating) {
    const steps::Run& run = rating.run;
    return {{"outcome", std::string(word(run.outcome))},
            {"order", std::to_string(rating.tried + 1)},
            {"label", or_dash(rating.label)},
            {"groups", groups_text(run)},
            {"passes", std::to_string(run.passes)},
            {"productive", std::to_string(run.productive)},
            {"girth", std::to_string(run.girth)},
            {"rating", or_dash(rating.value)},
            {"uses", uses_text(run)}};
}

bool decided(const steps::Rating& rating) { return rating.run.outcome != steps::Outcome::unknown; }

}  // namespace

steps::Rating Rater::operator()(const Puzzle& puzzle) const { return rate(puzzle, series, options, meter, count); }

Invariance check_invariance(const Puzzle& puzzle, const steps::Rating& rating, const Rater& rater, std::uint64_t count,
                            std::uint64_t seed) {
    Invariance out;
    if (!decided(rating)) return out;
    const std::vector<Field> here = fields_of(rating);
    std::mt19937_64 random(seed);
    for (std::uint64_t i = 0; i < count && rater.meter.spend(0); ++i) {
        const Puzzle isomorph = random_isomorph(puzzle.box, [&random] { return random(); }).image(puzzle);
        const steps::Rating other = rater(isomorph);
        if (!decided(other)) continue;
        ++out.checked;
        const std::vector<Field> there = fields_of(other);
        for (std::size_t k = 0; k < here.size(); ++k)
            if (here[k].value != there[k].value)
                out.differences.push_back({to_line(isomorph), here[k].name, here[k].value, there[k].value});
    }
    return out;
}

}  // namespace deduku::analysis
