#include "method/path/hodoku/order.hpp"

#include <algorithm>
#include <array>

#include "grid/in_order.hpp"

namespace deduku::hodoku {
namespace {

constexpr std::array<int, 4> highest_score = {800, 1000, 1600, 1800};

}  // namespace

std::string_view word(Level level) {
    constexpr std::array<std::string_view, 5> words = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
    return words[static_cast<std::size_t>(level)];
}

std::vector<Rung> default_order() {
    struct Placed {
        OfHodoku what;
        Move move;
    };
    std::vector<Placed> all;
    for (const Technique& row : techniques())
        for (int size = row.min_size; size <= std::min(row.max_size, row.min_size + 2); ++size)
            if (const OfHodoku what = of_hodoku(row, size); what.place > 0) all.push_back({what, {&row, size}});
    put_in_order(all, [](const Placed& a, const Placed& b) { return a.what.place < b.what.place; });
    std::vector<Rung> out;
    int ten = 0;
    for (const Placed& each : all) {
        if (each.what.place / 10 != ten) out.push_back({{}, each.what.level, each.what.points});
        ten = each.what.place / 10;
        out.back().moves.push_back(each.move);
    }
    return out;
}

Level level_of(Level hardest, int score) {
    auto level = static_cast<std::size_t>(hardest);
    while (level < highest_score.size() && score > highest_score[level]) ++level;
    return static_cast<Level>(level);
}

}  // namespace deduku::hodoku
