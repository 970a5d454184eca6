#include "tests/support/veripb_sums.hpp"

#include <algorithm>
#include <cstdlib>

namespace deduku::testing {

void PbStack::put(Sum& sum, int variable, long weight) {
    long& here = sum.weights[variable];
    if (!sum.listed[variable]) sum.used.push_back(variable);
    sum.listed[variable] = true;
    // x + ~x = 1: a term with the opposite literal moves to the right side.
    if ((here < 0) != (weight < 0)) sum.degree -= std::min(std::abs(here), std::abs(weight));
    here += weight;
    if (std::abs(here) > largest_weight) too_large_ = true;
}

void PbStack::empty(Sum& sum) {
    for (int v : sum.used) {
        sum.weights[v] = 0;
        sum.listed[v] = false;
    }
    sum.used.clear();
}

void PbStack::push(const PbConstraint& constraint) {
    if (height_ == sums_.size()) {
        sums_.push_back(std::make_unique<Sum>());
        sums_.back()->weights = Table<int, long>(variables_);
        sums_.back()->listed = Table<int, bool>(variables_);
    }
    Sum& sum = *sums_[height_++];
    for (const PbTerm& term : constraint.terms)
        put(sum, term.literal / 2, term.literal % 2 == 0 ? term.weight : -term.weight);
    sum.degree = constraint.degree;
}

bool PbStack::add() {
    if (height_ < 2) return false;
    Sum& upper = top();
    --height_;
    for (int v : upper.used) {
        const long weight = upper.weights[v];
        if (weight != 0) put(top(), v, weight);
    }
    top().degree += upper.degree;
    empty(upper);
    return !too_large_ && top().degree <= largest_weight;
}

bool PbStack::multiply(long factor) {
    if (height_ == 0 || factor < 1 || factor > largest_weight / std::max(1L, std::abs(top().degree))) return false;
    for (int v : top().used)
        if (std::abs(top().weights[v]) > largest_weight / factor) return false;
    for (int v : top().used) top().weights[v] *= factor;
    top().degree *= factor;
    return true;
}

bool PbStack::divide(long divisor) {
    if (height_ == 0 || divisor < 1) return false;
    const auto up = [divisor](long size) { return (size + divisor - 1) / divisor; };
    for (int v : top().used) {
        long& weight = top().weights[v];
        weight = weight < 0 ? -up(-weight) : up(weight);
    }
    top().degree = up(std::max(0L, top().degree));
    return true;
}

bool PbStack::saturate() {
    if (height_ == 0) return false;
    const long most = std::max(0L, top().degree);
    for (int v : top().used) {
        long& weight = top().weights[v];
        weight = std::clamp(weight, -most, most);
    }
    return true;
}

bool PbStack::weaken(int variable) {
    if (height_ == 0) return false;
    long& weight = top().weights[variable];
    top().degree -= std::abs(weight);
    weight = 0;
    return true;
}

bool PbStack::take(PbConstraint& out) {
    if (height_ != 1) return false;
    out.degree = top().degree;
    out.terms.clear();
    std::sort(top().used.begin(), top().used.end());
    for (int v : top().used) {
        const long weight = top().weights[v];
        if (weight != 0) out.terms.push_back({std::abs(weight), 2 * v + (weight < 0 ? 1 : 0)});
    }
    empty(top());
    height_ = 0;
    return true;
}

void PbStack::clear() {
    for (; height_ > 0; --height_) empty(top());
    too_large_ = false;
}

}  // namespace deduku::testing
