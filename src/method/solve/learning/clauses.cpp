#include "method/solve/learning/clauses.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "grid/in_order.hpp"

namespace deduku::learning {
namespace {

constexpr std::uint32_t some_levels = 6;  // kept once more if used
constexpr std::uint32_t spared = 2;

}  // namespace

std::uint32_t Clauses::add(const Clause& clause, std::uint32_t levels) {
    const auto number = static_cast<std::uint32_t>(memory_.size());
    memory_.insert(memory_.end(), {{static_cast<std::uint32_t>(clause.size())}, {levels}, {spared}});
    memory_.insert(memory_.end(), clause.begin(), clause.end());
    numbers_.push_back(number);
    watch(number);
    return number;
}

void Clauses::watch(std::uint32_t number) {
    const std::span<const Literal> both = literals(number);
    watches_[both[0].code].push_back({number, both[1]});
    watches_[both[1].code].push_back({number, both[0]});
}

void Clauses::note_use(std::uint32_t number, std::uint32_t levels) {
    memory_[number + 1].code = std::min(memory_[number + 1].code, levels);
    memory_[number + 2].code = spared;
}

bool Clauses::follow(Literal truth, Assignment& assignment) {
    const Literal failed = ~truth;
    std::vector<Watch>& all = watches_[failed.code];
    std::size_t kept = 0;
    bool agree = true;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Watch watch = all[i];
        bool moved = false;
        if (agree && !assignment.holds(watch.other)) agree = look_at(watch, failed, assignment, moved);
        if (!moved) all[kept++] = watch;
    }
    all.resize(kept);
    return agree;
}

// One of the two watched literals has failed: watches another one, or makes the other true. False if that fails, too.
bool Clauses::look_at(Watch& watch, Literal failed, Assignment& assignment, bool& moved) {
    Literal* const first = memory_.data() + watch.number + head;
    Literal* const end = first + memory_[watch.number].code;
    watch.other = first[0] == failed ? first[1] : first[0];
    if (assignment.holds(watch.other)) return true;
    Literal* const next = std::find_if(first + 2, end, [&](Literal l) { return !assignment.fails(l); });
    first[0] = watch.other;
    first[1] = failed;
    if (next != end) {
        std::swap(first[1], *next);
        watches_[first[1].code].push_back({watch.number, watch.other});
        moved = true;
    } else if (assignment.fails(watch.other)) {
        conflict_ = watch.number;
        return false;
    } else {
        assignment.assign(watch.other, {LiteralReason::Kind::clause, watch.number});
    }
    return true;
}

void Clauses::forget() {
    const std::vector<std::uint32_t> gone = worst();
    std::vector<Literal> memory;
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t number : numbers_) {
        if (std::binary_search(gone.begin(), gone.end(), number)) continue;
        numbers.push_back(static_cast<std::uint32_t>(memory.size()));
        const Literal* const begin = memory_.data() + number;
        memory.insert(memory.end(), begin, begin + head + memory_[number].code);
    }
    memory_ = std::move(memory);
    numbers_ = std::move(numbers);
    for (std::vector<Watch>& watches : watches_) watches.clear();
    for (std::uint32_t number : numbers_) watch(number);
}

// Three quarters of the clauses that may be deleted, ascending; the others are spared once more.
std::vector<std::uint32_t> Clauses::worst() {
    std::vector<std::uint32_t> out;
    for (std::uint32_t number : numbers_) {
        std::uint32_t& spare = memory_[number + 2].code;
        if (levels(number) <= few) continue;
        const bool lately = spare > 0;
        if (lately) --spare;
        const bool useful = spare > 0 || (lately && levels(number) <= some_levels);
        if (!useful) out.push_back(number);
    }
    const auto worse = [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(levels(b), memory_[b].code, a) < std::tuple(levels(a), memory_[a].code, b);
    };
    put_in_order(out, worse);
    out.resize(out.size() * 3 / 4);
    put_in_order(out);
    return out;
}

}  // namespace deduku::learning
