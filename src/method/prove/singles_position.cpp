#include "method/prove/singles_position.hpp"

#include <random>

namespace deduku::proving {

SinglesPosition::SinglesPosition(const Board& board) : SectorWords(board.geometry()) {
    std::mt19937_64 random(1);
    for (int v = 0; v < geometry().candidates(); ++v) hash_of_.push_back(random());
    load(board);
    close();
}

std::vector<Candidate> SinglesPosition::members(Sector sector) const {
    std::vector<Candidate> out;
    for (Place i : Set<Place>::from_bits(word(sector))) out.push_back(geometry().member(sector, index(i)));
    return out;
}

void SinglesPosition::suppose(Candidate v) {
    for (Digit d : digits(v.cell) - Set<Digit>{v.digit}) kill({v.cell, d});
    close();
}

void SinglesPosition::close() {
    settle_singles();
    drop_singles();
}

void SinglesPosition::undo_to(Mark mark) {
    SectorWords::undo_to(mark.killed);
    hash_ = mark.hash;
}

}  // namespace deduku::proving
