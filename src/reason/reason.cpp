#include "reason/reason.hpp"

#include <algorithm>

namespace deduku {
namespace {

int count_in(const Geometry& geometry, const std::vector<Sector>& sectors, Candidate c) {
    int count = 0;
    for (Sector s : geometry.sectors_of(c)) count += static_cast<int>(std::count(sectors.begin(), sectors.end(), s));
    return count;
}

}  // namespace

std::vector<Candidate> consequences(const Board& board, const Cover& cover) {
    const Geometry& geometry = board.geometry();
    std::vector<Candidate> out;
    for (Sector s : cover.cover) {
        for (Place i : Set<Place>::from_bits(board.living(s))) {
            const Candidate c = geometry.member(s, index(i));
            if (count_in(geometry, cover.cover, c) > count_in(geometry, cover.base, c)) out.push_back(c);
        }
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

bool holds(const Board& board, const Cover& cover) {
    const Geometry& geometry = board.geometry();
    if (cover.base.size() != cover.cover.size()) return false;
    for (Sector s : cover.base) {
        for (Place i : Set<Place>::from_bits(board.living(s))) {
            const Candidate c = geometry.member(s, index(i));
            if (count_in(geometry, cover.base, c) > count_in(geometry, cover.cover, c)) return false;
        }
    }
    return true;
}

std::vector<Candidate> premises(const Geometry& geometry, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector s : cover.base) {
        for (int i = 0; i < geometry.digits(); ++i) {
            const Candidate c = geometry.member(s, i);
            if (count_in(geometry, cover.base, c) > count_in(geometry, cover.cover, c)) out.push_back(c);
        }
    }
    return out;
}

void apply(Board& board, const Deduction& deduction) {
    for (Candidate c : deduction.removes) board.remove(c);
}

}  // namespace deduku
