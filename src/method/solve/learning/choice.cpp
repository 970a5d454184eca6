#include "method/solve/learning/choice.hpp"

#include <algorithm>

namespace deduku::learning {
namespace {

constexpr double growth = 1 / 0.95;  // of each step against the previous one
constexpr double high = 1e100;

}  // namespace

NextVariable::NextVariable(const Assignment& assignment)
    : assignment_(assignment),
      scores_(assignment.variables(), 0),
      at_(assignment.variables(), out),
      last_(assignment.variables(), true),
      best_(assignment.variables(), Memory::none) {
    for (Variable v = 0; v < scores_.size(); ++v) {
        int members = 0;
        assignment.each_left(assignment.smallest_sector(v), [&](Variable) { return ++members > 0; });
        scores_[v] = 1e-3 / members;
        join(v);
    }
}

Literal NextVariable::next() {
    Variable v = take_first();
    while (!assignment_.open(v)) v = take_first();
    if (remembered_true(v)) return is_true(v);
    Variable instead = v;
    assignment_.each_left(assignment_.smallest_sector(v), [&](Variable u) {
        if (assignment_.open(u) && remembered_true(u)) instead = u;
        return instead == v;
    });
    if (instead == v) return is_false(v);
    join(v);
    return is_true(instead);
}

void NextVariable::raise(std::span<const Variable> met) {
    for (Variable v : met) {
        scores_[v] += step_;
        if (at_[v] != out) rise(at_[v]);
    }
    step_ *= growth;
    if (step_ < high) return;
    for (double& score : scores_) score /= high;
    step_ /= high;
}

void NextVariable::note_way() {
    const std::size_t length = assignment_.before_guess();
    if (length <= longest_) return;
    longest_ = length;
    std::fill(best_.begin(), best_.end(), Memory::none);
    for (Literal l : assignment_.trail().first(length))
        best_[l.variable()] = l.says_true() ? Memory::is_true : Memory::is_false;
}

void NextVariable::begin_round() {
    for (Variable v = 0; v < best_.size(); ++v) last_[v] = remembered_true(v);
    std::fill(best_.begin(), best_.end(), Memory::none);
    longest_ = 0;
}

void NextVariable::join(Variable v) {
    heap_.push_back(v);
    place(heap_.size() - 1, v);
    rise(heap_.size() - 1);
}

Variable NextVariable::take_first() {
    const Variable first = heap_.front();
    const Variable last = heap_.back();
    at_[first] = out;
    heap_.pop_back();
    if (last != first) {
        place(0, last);
        sink(0);
    }
    return first;
}

void NextVariable::rise(std::size_t i) {
    const Variable v = heap_[i];
    for (; i > 0 && scores_[heap_[(i - 1) / 2]] < scores_[v]; i = (i - 1) / 2) place(i, heap_[(i - 1) / 2]);
    place(i, v);
}

void NextVariable::sink(std::size_t i) {
    const Variable v = heap_[i];
    for (std::size_t below = 2 * i + 1; below < heap_.size(); below = 2 * i + 1) {
        if (below + 1 < heap_.size() && scores_[heap_[below]] < scores_[heap_[below + 1]]) ++below;
        if (scores_[heap_[below]] <= scores_[v]) break;
        place(i, heap_[below]);
        i = below;
    }
    place(i, v);
}

}  // namespace deduku::learning
