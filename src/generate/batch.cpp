#include "deduku/text.hpp"
#include "generate/any_board.hpp"
#include "generate/plan.hpp"
#include "generate/rules.hpp"

namespace deduku::generate {
namespace {

constexpr std::uint64_t most_makers = 96;
constexpr std::uint64_t tries_of_bias = 1024;  // per maker
constexpr std::uint64_t descents = 1;          // the same for puzzles by pattern

std::unique_ptr<Maker> maker_of(const GenerationPlan& plan, std::uint64_t batch, std::uint64_t number) {
    const Draw draw(plan.seed, batch * most_makers + number);
    switch (plan.by) {
        case Way::top_down: return top_down(draw, plan.orbits, batch < 4 ? 1 : 16);
        case Way::controlled_bias: return controlled_bias(draw, tries_of_bias, plan.most_clues);
        case Way::pattern: return by_pattern(draw, plan.pattern, descents, plan.most_solutions);
    }
    return nullptr;
}

}  // namespace

std::vector<std::unique_ptr<Maker>> makers_of(const GenerationPlan& plan, std::uint64_t batch) {
    // A single maker would leave the other lanes idle.
    const bool few = batch < 7 && plan.by != Way::pattern;
    const std::uint64_t count = few ? std::uint64_t{1} << batch : most_makers;
    std::vector<std::unique_ptr<Maker>> out;
    for (std::uint64_t i = 0; i < count; ++i) out.push_back(maker_of(plan, batch, i));
    return out;
}

GeneratedBatch make_batch(const GenerationPlan& plan, std::uint64_t batch, lanes::Engine& engine, Meter& meter) {
    GeneratedBatch out;
    if (plan.board) {
        const Draw draw(plan.seed, batch);
        const std::optional<Puzzle> made = plan.rules.empty()
                                               ? puzzle_on(plan.board, plan.symmetry, draw, meter)
                                               : puzzle_with_rules(plan.board, plan.rules, plan.symmetry, draw, meter);
        out.whole = made.has_value();
        out.tries = 1;
        if (made) out.puzzles.push_back(to_line(*made));
        return out;
    }
    const auto makers = makers_of(plan, batch);
    out.whole = run(engine, makers, meter);
    if (!out.whole) return out;
    for (const auto& each : makers) {
        out.tries += each->tries;
        for (const NineGrid& cells : each->made) out.puzzles.push_back(text_of(cells));
    }
    return out;
}

}  // namespace deduku::generate
