#include "method/hodoku/order.hpp"

#include <algorithm>
#include <array>

#include "method/path/ladder.hpp"

namespace deduku::hodoku {
namespace {

// Keys between bars are one technique there.
struct Row {
    std::string_view keys;
    Level level;
};

constexpr auto easy = Level::easy;
constexpr auto medium = Level::medium;
constexpr auto hard = Level::hard;
constexpr auto unfair = Level::unfair;
constexpr auto extreme = Level::extreme;

constexpr auto rows = std::to_array<Row>({
    {"full-house", easy},
    {"naked-single", easy},
    {"hidden-single", easy},
    {"locked-pair", medium},
    {"locked-triple", medium},
    {"pointing", medium},
    {"claiming", medium},
    {"naked-pair", medium},
    {"naked-triple", medium},
    {"hidden-pair", medium},
    {"hidden-triple", medium},
    {"naked-quad", hard},
    {"hidden-quad", hard},
    {"x-wing", hard},
    {"swordfish", hard},
    {"jellyfish", hard},
    {"remote-pair", hard},
    {"bivalue-grave-plus-one", hard},
    {"skyscraper", hard},
    {"two-string-kite", hard},
    {"turbot-fish", hard},
    {"empty-rectangle", hard},
    {"w-wing", hard},
    {"xy-wing", hard},
    {"xyz-wing", hard},
    {"unique-rectangle-1", hard},
    {"unique-rectangle-2", hard},
    {"unique-rectangle-3", hard},
    {"unique-rectangle-4", hard},
    {"unique-rectangle-5", hard},
    {"unique-rectangle-6", hard},
    {"hidden-rectangle", hard},
    {"avoidable-rectangle", hard},
    {"finned-x-wing", hard},
    {"sashimi-x-wing", hard},
    {"finned-swordfish", unfair},
    {"sashimi-swordfish", unfair},
    {"finned-jellyfish", unfair},
    {"sashimi-jellyfish", unfair},
    {"sue-de-coq", unfair},
    {"simple-colouring-trap|simple-colouring-wrap", hard},
    {"multi-colouring-1|multi-colouring-2", hard},
    {"x-chain", unfair},
    {"xy-chain", unfair},
    {"continuous-loop|discontinuous-loop|aic-1|aic-2", unfair},
    {"grouped-continuous-loop|grouped-discontinuous-loop|grouped-aic-1|grouped-aic-2|grouped-x-chain", unfair},
    {"als-xz|als-xz-doubly-linked", unfair},
    {"als-xy-wing", unfair},
    {"als-chain", unfair},
    {"death-blossom", unfair},
    {"franken-x-wing", unfair},
    {"franken-swordfish", unfair},
    {"finned-franken-x-wing", unfair},
    {"finned-franken-swordfish", unfair},
    {"forcing-chain-contradiction|forcing-chain-cell|forcing-chain-region", extreme},
    {"forcing-net-contradiction|forcing-net-cell|forcing-net-region", extreme},
});

constexpr std::array<int, 4> highest_score = {800, 1000, 1600, 1800};

}  // namespace

std::string_view word(Level level) {
    constexpr std::array<std::string_view, 5> words = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
    return words[static_cast<std::size_t>(level)];
}

std::vector<Rung> default_order() {
    std::vector<Rung> out;
    for (const Row& row : rows) {
        Rung rung{{}, row.level, 0};
        for (std::size_t from = 0; from < row.keys.size();) {
            const std::size_t to = std::min(row.keys.find('|', from), row.keys.size());
            rung.moves.push_back(find_move(row.keys.substr(from, to - from)));
            from = to + 1;
        }
        rung.points = path::points_of(rung.moves.front());
        out.push_back(std::move(rung));
    }
    return out;
}

Level level_of(Level hardest, int score) {
    auto level = static_cast<std::size_t>(hardest);
    while (level < highest_score.size() && score > highest_score[level]) ++level;
    return static_cast<Level>(level);
}

}  // namespace deduku::hodoku
