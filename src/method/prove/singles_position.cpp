#include "method/prove/singles_position.hpp"

#include <random>

namespace deduku {

SinglesPosition::SinglesPosition(const Board& board)
    : cells_(board.geometry().cells()),
      living_(at(board.geometry().candidates()), true),
      count_(at(board.geometry().sectors()), board.geometry().digits()) {
    const Geometry& geometry = board.geometry();
    std::mt19937_64 random(1);
    for (int v = 0; v < candidates(); ++v) {
        const auto in = geometry.sectors_of(geometry.candidate(v));
        sectors_of_.push_back({index(in[0]), index(in[1]), index(in[2]), index(in[3])});
        hash_of_.push_back(random());
    }
    for (int s = 0; s < sectors(); ++s) {
        std::vector<int> members;
        int sum = 0;
        for (int i = 0; i < geometry.digits(); ++i) {
            members.push_back(geometry.number(geometry.member(static_cast<Sector>(s), i)));
            sum += members.back();
        }
        members_.push_back(std::move(members));
        sum_.push_back(sum);
    }
    for (int v = 0; v < candidates(); ++v)
        if (!board.has(geometry.candidate(v))) kill(v);
    close();
}

void SinglesPosition::suppose(int v) {
    const int cell = sectors_of_[at(v)][0];
    for (int other : members_[at(cell)])
        if (other != v && has(other)) kill(other);
    close();
}

void SinglesPosition::kill(int v) {
    living_[at(v)] = false;
    hash_ ^= hash_of_[at(v)];
    trail_.push_back(v);
    for (int s : sectors_of_[at(v)]) {
        sum_[at(s)] -= v;
        if (--count_[at(s)] > 1) continue;
        single_.push_back(s);
        if (count_[at(s)] == 0) contradictory_ = true;
    }
}

void SinglesPosition::close() {
    while (!single_.empty() && !contradictory_) {
        const int sector = single_.back();
        single_.pop_back();
        const int v = sum_[at(sector)];
        for (int s : sectors_of_[at(v)]) {
            if (count_[at(s)] < 2) continue;
            for (int other : members_[at(s)])
                if (other != v && has(other)) kill(other);
        }
    }
    single_.clear();
}

void SinglesPosition::undo_to(std::size_t mark) {
    for (; trail_.size() > mark; trail_.pop_back()) {
        const int v = trail_.back();
        living_[at(v)] = true;
        hash_ ^= hash_of_[at(v)];
        for (int s : sectors_of_[at(v)]) {
            sum_[at(s)] += v;
            ++count_[at(s)];
        }
    }
    contradictory_ = false;
}

}  // namespace deduku
