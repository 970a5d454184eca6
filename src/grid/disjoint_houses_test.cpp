// Sets of houses and their sums with few cells, compared with a count for every set.
#include "grid/disjoint_houses.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "deduku/geometry.hpp"

namespace deduku {
namespace {

using Cells = Bits<2>;

constexpr int most_cells = 8;

std::vector<Cells> nine_houses() {
    const Geometry geometry(Box{3, 3});
    std::vector<Cells> out;
    for (const House house : geometry.every_house()) {
        out.emplace_back();
        for (const Cell cell : geometry.cells_of(house)) out.back().insert(index(cell));
    }
    return out;
}

// Pieces of rows and columns. If they overlap, some have cells of others.
std::vector<Cells> random_cages(std::mt19937& random, bool overlap) {
    const auto below = [&](unsigned most) { return static_cast<int>(random() % most); };
    std::vector<Cells> out;
    Cells taken;
    const int most = below(40);
    for (int i = 0; i < most; ++i) {
        const int step = below(2) == 0 ? 1 : 9;
        const int from = below(81), length = 1 + below(i == 0 ? 9 : 4);
        if ((step == 1 ? from % 9 : from / 9) + length > 9) continue;
        Cells cells;
        for (int c = 0; c < length; ++c) cells.insert(from + c * step);
        if (!overlap && !(cells & taken).empty()) continue;
        taken |= cells;
        out.push_back(cells);
    }
    return out;
}

// The cells that a sum counts, over houses with these cells, without the cages that `takes(inside, outside)` selects.
template <class Takes>
int counted(const Cells& houses, const std::vector<Cells>& cages, Takes takes) {
    std::vector<int> times(81);
    houses.for_each([&](int cell) { times[static_cast<std::size_t>(cell)] = 1; });
    for (const Cells& cage : cages)
        if (takes((cage & houses).size(), (cage - houses).size()))
            cage.for_each([&](int cell) { --times[static_cast<std::size_t>(cell)]; });
    return 81 - static_cast<int>(std::count(times.begin(), times.end(), 0));
}

bool has_few(const Cells& houses, const std::vector<Cells>& cages) {
    return counted(houses, cages, [](int, int out) { return out == 0; }) <= most_cells ||
           counted(houses, cages, [](int in, int) { return in > 0; }) <= most_cells ||
           counted(houses, cages, [](int in, int out) { return in > out; }) <= most_cells;
}

using Visited = std::vector<std::vector<int>>;

void by_definition(const std::vector<Cells>& houses, const std::vector<Cells>& cages, std::size_t from,
                   const std::vector<int>& chosen, const Cells& cells, Visited& out) {
    for (std::size_t h = from; chosen.size() < 4 && h < houses.size(); ++h) {
        if (!(houses[h] & cells).empty()) continue;
        std::vector<int> with = chosen;
        with.push_back(static_cast<int>(h));
        if (has_few(cells | houses[h], cages)) out.push_back(with);
        by_definition(houses, cages, h + 1, with, cells | houses[h], out);
    }
}

TEST(DisjointHouses, AreThoseWhoseSumsHaveFewCells) {
    const std::vector<Cells> houses = nine_houses();
    std::mt19937 random(1);
    std::size_t sets = 0;
    for (int i = 0; i < 20; ++i) {
        const bool overlap = i % 2 == 0;
        const std::vector<Cells> cages = random_cages(random, overlap);
        DisjointHouses<Cells, 1> found(houses, most_cells);
        for (const Cells& cage : cages) found.add_cage(cage);
        Visited visited, all;
        found.visit([&](const Bits<1>& set, const Cells& cells) {
            // Sets with cells of cages that overlap may have many.
            if (overlap && !has_few(cells, cages)) return;
            std::vector<int>& members = visited.emplace_back();
            Cells own;
            set.for_each([&](int h) {
                members.push_back(h);
                own |= houses[static_cast<std::size_t>(h)];
            });
            EXPECT_EQ(own, cells);
        });
        by_definition(houses, cages, 0, {}, {}, all);
        EXPECT_EQ(visited, all) << i;
        sets += all.size();
    }
    EXPECT_GT(sets, 100U);
}

}  // namespace
}  // namespace deduku
