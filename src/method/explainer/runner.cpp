#include "method/explainer/runner.hpp"

namespace deduku::explainer {

void Runner::run(Literal assumed, Run& out) {
    run_ = &out;
    out.start(assumed);
    if (!workspace_.meter.spend()) return;
    grid_ = open_ = start_;
    if (!is_on(assumed)) open_.remove(candidate_in(assumed));
    go_on(0, 0);
}

void Runner::resume(Run& run, Known known) {
    run_ = &run;
    if (!workspace_.meter.spend()) return;
    grid_ = start_;
    run.set(false).for_each([&](int candidate) { grid_.remove(candidate); });
    open_ = grid_;
    const std::size_t done = run.nodes().size();
    if (take_advanced(known)) go_on(done, done);
}

void Runner::go_on(std::size_t next_on, std::size_t next_off) {
    const std::vector<Run::Node>& nodes = run_->nodes();
    const auto find_next = [&](std::size_t from, bool wanted_on) {
        while (from < nodes.size() && is_on(nodes[from].literal) != wanted_on) ++from;
        return from;
    };
    for (bool going = true; going;) {
        next_on = find_next(next_on, true);
        if (next_on < nodes.size()) {
            going = take_on(static_cast<int>(next_on++));
            continue;
        }
        next_off = find_next(next_off, false);
        going = next_off < nodes.size() ? take_off(static_cast<int>(next_off++)) : take_advanced();
    }
}

bool Runner::take_on(int node) {
    Run& run = *run_;
    bool going = true;
    for_each_weak(open_, links_, candidate_in(run.nodes()[static_cast<std::size_t>(node)].literal),
                  [&](Literal q, Cause cause) {
                      if (!going) return;
                      const int other = run.find(twin(q));
                      const int added = run.add(q, cause, other == Run::absent);
                      run.add_parent(node);
                      if (other == Run::absent) return open_.remove(candidate_in(q));
                      run.set_clash(other, added);
                      going = false;
                  });
    return going;
}

bool Runner::take_off(int node) {
    Run& run = *run_;
    const Literal p = run.nodes()[static_cast<std::size_t>(node)].literal;
    // What follows is computed before the literal is deleted, and its parents after.
    std::pair<Literal, Cause> follows[4];
    int n = 0;
    for_each_strong(grid_, links_, candidate_in(p), [&](Literal q, Cause cause) { follows[n++] = {q, cause}; });
    for (int i = 0; i < n; ++i) {
        const auto [q, cause] = follows[i];
        const int other = run.find(twin(q));
        if (other == Run::absent && run.has(q)) continue;
        const int added = run.add(q, cause, other == Run::absent);
        run.add_parent(node);
        if (setting_.mode.dynamic) add_hidden_parents(p, cause);
        if (other == Run::absent) continue;
        run.set_clash(added, other);
        return false;
    }
    if (setting_.mode.dynamic) grid_.remove(candidate_in(p));
    return true;
}

// What the sector had when the run began and has no more.
void Runner::add_hidden_parents(Literal off_literal, Cause cause) {
    const int sector = nine.sectors_of[candidate_in(off_literal)][static_cast<int>(cause)];
    for (int slot : Members(start_.members(sector) & ~grid_.members(sector)))
        run_->add_parent(run_->find(off(nine.member[sector][slot])));
}

bool Runner::take_advanced(Known known) {
    if (setting_.mode.level == 0 || workspace_.meter.exhausted()) return false;
    const std::size_t first_new = run_->nodes().size();
    const bool more = add_advanced(start_, grid_, setting_, workspace_, *run_, known);
    for (std::size_t i = first_new; i < run_->nodes().size(); ++i) open_.remove(candidate_in(run_->nodes()[i].literal));
    return more;
}

}  // namespace deduku::explainer
