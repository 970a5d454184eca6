#include "method/se/chains/sieve.hpp"

namespace deduku::se {

// Applies singles until nothing follows or a sector is empty.
class Sieve::Closing {
  public:
    Closing(const SePosition& position, Fixpoint& out) : grid_(position), out_(out) {
        out.off.for_each([&](int candidate) { grid_.remove(candidate); });
    }
    [[nodiscard]] const SePosition& grid() const { return grid_; }

    void turn_on(int candidate) {
        if (out_.on.has(candidate)) return;
        out_.on.insert(candidate);
        queue_[end_++] = static_cast<std::uint16_t>(candidate);
    }
    void turn_off(int candidate) {
        out_.off.insert(candidate);
        for (int kind = 0; kind < 4; ++kind) turn_off(candidate, kind);
    }
    void settle() {
        for (; next_ < end_ && !out_.contradictory; ++next_)
            for (int kind = 0; kind < 4; ++kind) {
                const int sector = nine.sectors_of[queue_[next_]][kind], own = nine.bit_in[queue_[next_]][kind];
                const int others = grid_.members(sector) & ~own;
                if (others == 0) continue;
                // No consequences in its own sector, of which it is the last candidate.
                if (!grid_.keep(sector, own)) out_.contradictory = true;
                for (int slot : BitsOf(others)) {
                    const int candidate = nine.member[sector][slot];
                    out_.off.insert(candidate);
                    for (int across = 0; across < 4; ++across)
                        if (across != kind) turn_off(candidate, across);
                }
            }
    }

  private:
    void turn_off(int candidate, int kind) {
        const int sector = nine.sectors_of[candidate][kind];
        const int left = grid_.drop(sector, nine.bit_in[candidate][kind]);
        if ((left & (left - 1)) != 0) return;
        if (left == 0)
            out_.contradictory = true;
        else
            turn_on(nine.member[sector][lowest(left)]);
    }

    SePosition grid_;
    Fixpoint& out_;
    std::uint16_t queue_[candidate_count];
    int next_ = 0, end_ = 0;
};

namespace {

// Whether candidates have only been removed.
bool came_of(const SePosition& before, const SePosition& after) {
    int more = 0;
    for (int cell = 0; cell < cell_count; ++cell) more |= after.digits(cell) & ~before.digits(cell);
    return more == 0;
}

}  // namespace

void Sieve::move_to(const SePosition& position, Sieve* around) {
    if (fixpoints_ == nullptr) fixpoints_ = std::make_unique_for_overwrite<Fixpoint[]>(literal_count);
    around_ = around;
    if (around != nullptr) {
        touched_ = touched(around->position_, position);
        made_ = {};
    } else if (!came_of(position_, position)) {
        made_ = {};
    } else {
        drop_changed(position, made_);
    }
    position_ = position;
}

namespace {

// Patterns depend on the number of filled cells, so it must not have changed.
bool same_filled(const SePosition& before, const SePosition& after) {
    for (int house = 0; house < house_count; ++house)
        if (before.open_in(house) != after.open_in(house)) return false;
    return true;
}

}  // namespace

void Sieve::go_on_from(const SePosition& position, int level, Sieve& below, InnerCuts& cuts) {
    if (fixpoints_ == nullptr) fixpoints_ = std::make_unique_for_overwrite<Fixpoint[]>(literal_count);
    if (!(position_ == position)) {
        // With fewer candidates, patterns and single chains imply at least as much; multiple chains may be missed.
        kept_ = level <= 2 && same_filled(position_, position) ? kept_ | made_ : Bits<23>();
        made_ = {};
        drop_changed(position, kept_);
    }
    position_ = position;
    below_ = &below;
    cuts_ = &cuts;
}

// Drops runs whose consequences have changed. Contradictions remain, since fewer candidates imply more.
void Sieve::drop_changed(const SePosition& position, Bits<23>& some) {
    const Loss loss(position_, position);
    some.for_each([&](int literal) {
        Fixpoint& kept = fixpoints_[static_cast<std::size_t>(literal)];
        const auto assumed = static_cast<OnOff>(literal);
        const bool lives = !loss.gone().has(candidate_in(assumed));
        if (!lives || !(kept.contradictory || loss.spares(assumed, kept.on, kept.off))) some.erase(literal);
        kept.off -= loss.gone();
    });
}

void Sieve::make(OnOff assumed) {
    made_.insert(assumed);
    if (around_ != nullptr) {
        at_[assumed] = &around_->fixpoint(assumed);
        if (at_[assumed]->contradictory || !at_[assumed]->touches(touched_)) return;
    }
    Fixpoint& out = fixpoints_[assumed];
    at_[assumed] = &out;
    if (below_ != nullptr) return extend(assumed, out);
    if (const OnOff same = only_other(assumed); same != no_literal) {
        const Fixpoint& other = fixpoint(same);
        if (around_ == nullptr)
            out = other;
        else
            at_[assumed] = &other;
        return;
    }
    out = {};
    if (!is_on(assumed)) {
        // No consequences, or only the last candidate of a sector.
        out.off.insert(candidate_in(assumed));
        for (int sector : nine.sectors_of[candidate_in(assumed)])
            out.contradictory = out.contradictory || single(position_.members(sector));
        out.alone = !out.contradictory;
        return;
    }
    Closing closing(position_, out);
    closing.turn_on(candidate_in(assumed));
    closing.settle();
}

// The equivalent literal: the other candidate of a sector of two, which is on if this one is off.
OnOff Sieve::only_other(OnOff assumed) const {
    if (is_on(assumed)) return no_literal;
    for (int kind = 0; kind < 4; ++kind) {
        const int sector = nine.sectors_of[candidate_in(assumed)][kind];
        const int others = position_.members(sector) & ~nine.bit_in[candidate_in(assumed)][kind];
        if (single(others)) return se::on(nine.member[sector][lowest(others)]);
    }
    return no_literal;
}

void Sieve::extend(OnOff assumed, Fixpoint& out) {
    const bool is_kept = kept_.has(assumed);
    kept_.erase(assumed);
    if (!is_kept) out = below_->fixpoint(assumed);
    out.alone = false;
    if (out.contradictory) return;
    Closing closing(position_, out);
    for (bool first = !is_kept; !out.contradictory; first = false) {
        const NineCandidates cuts = cuts_->find(position_, closing.grid(), first);
        if (cuts.empty()) break;
        cuts.for_each([&](int candidate) { closing.turn_off(candidate); });
        closing.settle();
    }
}

}  // namespace deduku::se
