#include "method/solve/learning/assignment.hpp"

#include <utility>

namespace deduku::learning {

Assignment::Assignment(std::size_t variables, SectorMembers sectors)
    : sectors_(std::move(sectors)), values_(2 * variables, 0), levels_(variables, 0), reasons_(variables) {
    for (const std::vector<Variable>& members : sectors_) words_.push_back(~std::uint64_t{0} >> (64 - members.size()));
    collect_bits();
}

void Assignment::collect_bits() {
    first_bit_.assign(levels_.size() + 1, 0);
    for (const std::vector<Variable>& members : sectors_)
        for (Variable v : members) ++first_bit_[v + 1];
    for (std::size_t v = 0; v < levels_.size(); ++v) first_bit_[v + 1] += first_bit_[v];
    bits_.resize(first_bit_.back());
    std::vector<std::size_t> next(first_bit_.begin(), first_bit_.end() - 1);
    for (std::uint32_t sector = 0; sector < sectors_.size(); ++sector)
        for (std::size_t place = 0; place < sectors_[sector].size(); ++place)
            bits_[next[sectors_[sector][place]]++] = {std::uint64_t{1} << place, sector};
}

std::uint32_t Assignment::smallest_sector(Variable v) const {
    std::uint32_t best = 0;
    int fewest = 65;
    for (const Bit& b : bits_of(v)) {
        const int size = std::popcount(words_[b.sector]);
        if (size < fewest) best = b.sector;
        fewest = size < fewest ? size : fewest;
    }
    return best;
}

bool Assignment::follow_sectors() {
    while (followed_ < trail_.size()) {
        const Literal l = trail_[followed_++];
        if (!(l.says_true() ? kill_beside(l.variable()) : clear(l.variable()))) return false;
    }
    return true;
}

bool Assignment::kill_beside(Variable v) {
    for (const Bit& b : bits_of(v)) {
        const Variable* members = sectors_[b.sector].data();
        for (std::uint64_t rest = words_[b.sector] & ~b.bit; rest != 0; rest &= rest - 1) {
            const Variable u = members[std::countr_zero(rest)];
            if (open(u)) {
                assign(is_false(u), {LiteralReason::Kind::killer, v});
            } else if (holds(is_true(u))) {
                conflict_ = {is_false(u), is_false(v)};
                return false;
            }
        }
    }
    return true;
}

bool Assignment::clear(Variable v) {
    for (const Bit& b : bits_of(v)) {
        const std::uint64_t left = words_[b.sector] &= ~b.bit;
        if ((left & (left - 1)) != 0) continue;
        const std::vector<Variable>& members = sectors_[b.sector];
        const Variable last = left == 0 ? v : members[static_cast<std::size_t>(std::countr_zero(left))];
        if (open(last)) {
            assign(is_true(last), {LiteralReason::Kind::sector, b.sector});
        } else if (fails(is_true(last))) {
            conflict_.clear();
            for (Variable u : members) conflict_.push_back(is_true(u));
            return false;
        }
    }
    return true;
}

}  // namespace deduku::learning
