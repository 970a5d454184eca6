#include "method/se/chains/runner.hpp"

#include <algorithm>

namespace deduku::se {

void Runner::run(OnOff assumed, ChainRun& out) {
    run_ = &out;
    out.start(assumed);
    if (!workspace_.meter.spend()) return;
    open_ = start_;
    if (setting_.mode.level > 0) grid_ = start_;
    begin();
    if (!is_on(assumed)) open_.remove(candidate_in(assumed));
    (is_on(assumed) ? ons_ : offs_).push(0);
    go_on();
}

void Runner::resume(ChainRun& run, KnownEmpty known) {
    run_ = &run;
    if (!workspace_.meter.spend()) return;
    grid_ = start_;
    run.set(false).for_each([&](int candidate) { grid_.remove(candidate); });
    open_ = grid_;
    begin();
    if (take_advanced(known)) go_on();
}

void Runner::begin() {
    for (int sector = 0; sector < sector_count; ++sector)
        left_[sector] = static_cast<std::uint16_t>(open_.members(sector));
    ons_.next = ons_.end = offs_.next = offs_.end = 0;
}

void Runner::go_on() {
    for (bool going = true; going;) {
        if (ons_.next < ons_.end)
            going = take_on(ons_.node[ons_.next++]);
        else if (offs_.next == offs_.end)
            going = take_advanced();
        else if (const int node = offs_.node[offs_.next++]; !setting_.mode.dynamic)
            going = take_off_static(node);
        else
            going = !drop(node) || take_off(node);
    }
}

// Turns off the literals excluded by an on literal, first in the cell, then in box, row, column; skips those already
// off.
bool Runner::take_on(int node) {
    ChainRun& run = *run_;
    const int p = candidate_in(run.nodes()[static_cast<std::size_t>(node)].literal);
    for (int kind = links_.cells ? 0 : 1; kind < 4; ++kind) {
        const int sector = nine.sectors_of[p][kind];
        left_[sector] = static_cast<std::uint16_t>(left_[sector] | settled);
        const int others = open_.members(sector) & ~nine.bit_in[p][kind];
        if (others == 0) continue;
        const ChainRun::Node as = run.like(static_cast<Cause>(kind), node);
        for (int slot : BitsOf(others)) {
            const int q = nine.member[sector][slot], other = run.find(on(q));
            const int added = run.add(off(q), as, other == ChainRun::absent);
            if (other != ChainRun::absent) {
                run.set_clash(other, added);
                return false;
            }
            offs_.push(added);
            open_.remove(q);
        }
    }
    return true;
}

// Removes an off literal from its sectors. Returns whether this leaves one with at most one candidate.
bool Runner::drop(int node) {
    const int p = candidate_in(run_->nodes()[static_cast<std::size_t>(node)].literal);
    bool few = false;
    for (int kind = 0; kind < 4; ++kind) {
        std::uint16_t& here = left_[nine.sectors_of[p][kind]];
        here = static_cast<std::uint16_t>(here & ~nine.bit_in[p][kind]);
        few = few | ((here & (here - 1)) == 0);
    }
    return few;
}

// As for_each_strong(), without visiting the literal itself.
bool Runner::take_off(int node) {
    const int p = candidate_in(run_->nodes()[static_cast<std::size_t>(node)].literal);
    const std::uint16_t(&sectors)[4] = nine.sectors_of[p];
    int told[4], n = 0;
    for (int kind = links_.cells ? 0 : 1; kind < 4; ++kind) {
        const int left = left_[sectors[kind]];
        if (!single(left)) continue;
        const int q = nine.member[sectors[kind]][lowest(left)];
        if (std::find(told, told + n, q) != told + n) continue;
        told[n++] = q;
        if (!follow(node, sectors[kind], static_cast<Cause>(kind), q)) return false;
    }
    return true;
}

bool Runner::take_off_static(int node) {
    const int p = candidate_in(run_->nodes()[static_cast<std::size_t>(node)].literal);
    bool going = true;
    for_each_strong(start_, links_, p, [&](OnOff q, Cause cause) {
        going = going && follow(node, nine.sectors_of[p][static_cast<int>(cause)], cause, candidate_in(q));
    });
    return going;
}

// The last candidate of a sector is on. In dynamic runs this depends on the candidates that the sector lost in the run.
bool Runner::follow(int node, int sector, Cause cause, int found) {
    ChainRun& run = *run_;
    const int other = run.find(off(found));
    if (other == ChainRun::absent && run.has(on(found))) return true;
    const int off_candidate = candidate_in(run.nodes()[static_cast<std::size_t>(node)].literal);
    const int own = nine.bit_in[off_candidate][static_cast<int>(cause)];
    const int added = run.add(on(found), cause, node, other == ChainRun::absent);
    if (setting_.mode.dynamic)
        for (int slot : BitsOf(start_.members(sector) & ~left_[sector] & ~own))
            run.add_other_parent(run.find(off(nine.member[sector][slot])));
    if (other == ChainRun::absent) {
        ons_.push(added);
        return true;
    }
    run.set_clash(added, other);
    return false;
}

bool Runner::take_advanced(KnownEmpty known) {
    if (setting_.mode.level == 0 || workspace_.meter.exhausted()) return false;
    const std::size_t first_new = run_->nodes().size();
    for (int sector = 0; sector < sector_count; ++sector) grid_.keep(sector, left_[sector]);
    const bool more = add_advanced(start_, grid_, setting_, workspace_, *run_, known);
    for (std::size_t i = first_new; i < run_->nodes().size(); ++i) {
        open_.remove(candidate_in(run_->nodes()[i].literal));
        offs_.push(static_cast<int>(i));
    }
    return more && !is_in_vain(first_new);
}

// Further consequences depend on one of the new nodes, so they have at least one more node.
bool Runner::is_in_vain(std::size_t first_new) const {
    if (limit_ == std::numeric_limits<int>::max()) return false;
    // Only if no later search follows the source of these; its consequences might not depend on them.
    const bool last_asked = setting_.mode.level == 2 || setting_.mode.level == 4;
    if (!last_asked || first_new == run_->nodes().size() || run_->nodes()[first_new].inner < 0) return false;
    for (std::size_t i = first_new; i < run_->nodes().size(); ++i) {
        const int node = static_cast<int>(i), flat = run_->ancestor_count(node);
        if (flat < limit_ &&
            (!run_->has_inner() || flat + complexity_inside({run_->ancestors(node, Cause::none)}) < limit_))
            return false;
    }
    return true;
}

}  // namespace deduku::se
