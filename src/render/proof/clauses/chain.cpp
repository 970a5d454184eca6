#include "render/proof/clauses/chain.hpp"

namespace deduku::proof {

ClauseChain::ClauseChain(const ClauseContext& context) : context_(context), values_(context.geometry().candidates()) {}

void ClauseChain::start() {
    ++lemma_;
    noted_.clear();
    witnesses_.clear();
    hints_.clear();
    levels_.reset();
    done_ = failed_ = false;
    for (std::size_t level = 1; level <= context_.depth(); ++level) {
        for (int literal : context_.carried(level)) {
            if (literal < 0)
                set(-literal - 1, Value::yes, level);
            else
                set(literal - 1, Value::no, level);
        }
    }
}

void ClauseChain::assume_true(int v) {
    set(v, Value::yes, 0);
    witnesses_.push_back(v);
}

void ClauseChain::assume_false(int v) { set(v, Value::no, 0); }

void ClauseChain::set(int v, Value value, std::size_t level) {
    values_[v] = {lemma_, value, static_cast<std::uint16_t>(level)};
}

void ClauseChain::rest_on(int v) {
    if (const std::size_t level = values_[v].level; level > 0) levels_.set(level - 1);
}

void ClauseChain::push(ClauseId id, const Levels& levels) {
    hints_.push_back(id);
    levels_ |= levels;
}

// Stores the consequence of the last hint for v.
void ClauseChain::conclude(int v, Value now) {
    if (value(v) == Value::unknown) {
        if (now == Value::yes) witnesses_.push_back(v);
        return set(v, now, 0);
    }
    rest_on(v);
    if (value(v) != now) done_ = true;
}

void ClauseChain::make_false(int v) {
    if (done_ || failed_) return;
    if (value(v) == Value::no) return rest_on(v);
    for (int w : witnesses_) {
        if (const auto pair = context_.pair(w, v)) {
            push(*pair, {});
            return conclude(v, Value::no);
        }
    }
    CandidateFact why = context_.dead(v);
    if (const auto note = noted_.find(v); note != noted_.end() && !note->second.is_true) {
        why = note->second.lemma;
        if (note->second.by_peer) why = {CandidateFact::Kind::peer, note->second.peer, 0, {}};
    }
    switch (why.kind) {
        case CandidateFact::Kind::clause: return use(why, v);
        case CandidateFact::Kind::peer:
            make_true(why.peer);
            if (done_ || failed_) return;
            if (const auto pair = context_.pair(why.peer, v)) {
                push(*pair, {});
                return conclude(v, Value::no);
            }
            break;
        default: break;
    }
    failed_ = true;
}

void ClauseChain::make_true(int g) {
    if (done_ || failed_) return;
    if (value(g) == Value::yes) return rest_on(g);
    if (const auto note = noted_.find(g); note != noted_.end() && note->second.is_true) {
        const Sector sector = note->second.sector;
        for (int i = 0; i < context_.geometry().digits(); ++i)
            if (const int m = context_.member(sector, i); m != g) make_false(m);
        if (done_ || failed_) return;
        push(CnfNumbers::sector(sector), {});
        return conclude(g, Value::yes);
    }
    const CandidateFact& why = context_.truth(g);
    if (why.kind != CandidateFact::Kind::clause) {
        failed_ = true;
        return;
    }
    push(why.id, why.levels);
    conclude(g, Value::yes);
}

void ClauseChain::conflict(Sector sector) {
    for (int i = 0; i < context_.geometry().digits(); ++i) make_false(context_.member(sector, i));
    if (done_ || failed_) return;
    push(CnfNumbers::sector(sector), {});
    done_ = true;
}

void ClauseChain::conflict(int v) {
    make_true(v);
    make_false(v);
    if (!failed_) done_ = true;
}

void ClauseChain::use(const CandidateFact& lemma, std::optional<int> v) {
    if (done_ || failed_) return;
    push(lemma.id, lemma.levels);
    if (v)
        conclude(*v, Value::no);
    else
        done_ = true;
}

}  // namespace deduku::proof
