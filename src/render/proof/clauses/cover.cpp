#include "render/proof/clauses/cover.hpp"

#include <algorithm>
#include <bit>

#include "grid/in_order.hpp"

namespace deduku::proof {
namespace {

using Mask = std::uint64_t;  // of cover sectors

// The pigeonhole argument of one Cover of two or more sectors.
class Pigeonhole {
  public:
    Pigeonhole(ClauseScribe& scribe, const Cover& cover) : scribe_(scribe), cover_(cover) {
        ClauseContext& context = scribe.context();
        const auto living = [&](Sector s) { return living_members(context, s).size(); };
        put_in_order(cover_.base, [&](Sector a, Sector b) { return living(a) < living(b); });
        for (Sector s : cover_.base)
            for (int v : living_members(context, s)) add(v);
    }

    bool kills(int v) const {
        return count_in(scribe_.context(), cover_.cover, v) > count_in(scribe_.context(), cover_.base, v);
    }
    std::size_t size() const { return cover_.base.size(); }
    Sector first() const { return cover_.base.front(); }

    /// Whether propagation on the base sectors refutes v; the lemma is then in the chain.
    bool propagate(int v) {
        scribe_.start({-v - 1});
        return propagate(size(), v);
    }

    /// Writes the clauses that refute v; the lemma is then in the chain.
    void derive(int v) {
        Mask others = all();
        for (std::size_t c = 0; c < cover_.cover.size(); ++c)
            if (count_in(scribe_.context(), {cover_.cover[c]}, v) > 0 && (others == all() || known(all() & ~bit(c))))
                others = all() & ~bit(c);
        ensure(size(), others);
        scribe_.start({-v - 1});
        conflict_with(size(), others, v);
    }

  private:
    struct Item {
        int v = 0;
        Mask covers = 0;              // with v
        std::vector<std::size_t> in;  // base sectors with v, ascending
    };
    // "One of these is true": a lemma; none if one of them is known to be true.
    struct Known {
        std::optional<int> certain;
        CandidateFact lemma;
    };

    static Mask bit(std::size_t i) { return Mask{1} << i; }
    Mask all() const { return size() == 64 ? ~Mask{0} : bit(size()) - 1; }
    bool known(Mask a) const { return known_.count(a) > 0; }

    void add(int v) {
        const auto same = [v](const Item& item) { return item.v == v; };
        if (std::any_of(items_.begin(), items_.end(), same)) return;
        Item item{v, 0, {}};
        for (std::size_t i = 0; i < size(); ++i) {
            if (count_in(scribe_.context(), {cover_.base[i]}, v) > 0) item.in.push_back(i);
            if (count_in(scribe_.context(), {cover_.cover[i]}, v) > 0) item.covers |= bit(i);
        }
        items_.push_back(std::move(item));
    }

    // The number of the first `bases` sectors that contain it.
    static std::ptrdiff_t count(const Item& item, std::size_t bases) {
        return std::lower_bound(item.in.begin(), item.in.end(), bases) - item.in.begin();
    }

    // The candidates of P(bases, a).
    std::vector<int> outside(std::size_t bases, Mask a) const {
        std::vector<int> out;
        for (const Item& item : items_)
            if (count(item, bases) > std::popcount(item.covers & a)) out.push_back(item.v);
        return out;
    }

    // The results of propagation for the items.
    struct Marks {
        std::vector<bool> no;
        std::vector<bool> yes;
        std::optional<int> clash{};  // true and false
    };

    // Unit propagation on the first base sectors, under the assumptions of the chain and with `witness` true: notes
    // reasons, and adds the hints of a conflict if it finds one.
    bool propagate(std::size_t bases, std::optional<int> witness) {
        Marks marks = marks_at_start(witness);
        for (bool moved = true; moved && !marks.clash;) {
            moved = false;
            for (std::size_t b = 0; b < bases && !marks.clash; ++b) {
                const std::vector<std::size_t> open = open_items(b, marks);
                if (open.empty()) {
                    scribe_.chain().conflict(cover_.base[b]);
                    return true;
                }
                if (open.size() > 1 || marks.yes[open.front()]) continue;
                const int only = items_[open.front()].v;
                scribe_.chain().note_true(only, cover_.base[b]);
                mark_true(only, marks);
                moved = true;
            }
        }
        if (marks.clash) scribe_.chain().conflict(*marks.clash);
        return marks.clash.has_value();
    }

    Marks marks_at_start(std::optional<int> witness) {
        Marks marks{std::vector<bool>(items_.size()), std::vector<bool>(items_.size())};
        const ClauseChain& chain = scribe_.chain();
        for (std::size_t i = 0; i < items_.size(); ++i)
            marks.no[i] = chain.made_false(items_[i].v) || chain.noted_false(items_[i].v);
        if (witness) mark_true(*witness, marks);
        for (const Item& item : items_)
            if (scribe_.context().truth(item.v).kind != CandidateFact::Kind::none) mark_true(item.v, marks);
        return marks;
    }

    // Marks g as true, so its peers as false.
    void mark_true(int g, Marks& marks) {
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const int x = items_[i].v;
            if (x == g) marks.yes[i] = true;
            if (marks.no[i] || !scribe_.context().pair(g, x)) continue;
            if (marks.yes[i]) marks.clash = x;
            scribe_.chain().note_false(x, g);
            marks.no[i] = true;
        }
    }

    // The items of a base sector that are not false.
    std::vector<std::size_t> open_items(std::size_t base, const Marks& marks) const {
        std::vector<std::size_t> out;
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (!marks.no[i] && std::binary_search(items_[i].in.begin(), items_[i].in.end(), base)) out.push_back(i);
        return out;
    }

    // Adds the hints of a conflict: all of P(bases, a) is false if g is true.
    void conflict_with(std::size_t bases, Mask a, std::optional<int> g) {
        ClauseChain& chain = scribe_.chain();
        if (bases == 1) return chain.conflict(cover_.base[0]);
        const Known& before = known_[a];
        if (before.certain) {
            if (g && !chain.noted_false(*before.certain)) chain.note_false(*before.certain, *g);
            return chain.conflict(*before.certain);
        }
        for (int x : outside(bases, a)) {
            if (g && !chain.noted_false(x) && scribe_.context().pair(*g, x)) chain.note_false(x, *g);
            chain.make_false(x);
        }
        chain.use(before.lemma);
    }

    std::vector<int> literals(std::size_t bases, Mask a) const {
        std::vector<int> out;
        for (int x : outside(bases, a)) out.push_back(x + 1);
        return out;
    }

    // Writes P(bases, a) and the lemmas it depends on. The first base sector is P(1, {}).
    void ensure(std::size_t bases, Mask a) {
        if (bases == 1 || known(a) || !scribe_.error().empty()) return;
        ClauseChain& chain = scribe_.chain();
        const std::vector<int> wanted = literals(bases, a);
        for (int literal : wanted) {
            if (scribe_.context().truth(literal - 1).kind == CandidateFact::Kind::none) continue;
            known_[a] = {literal - 1, {}};
            return;
        }
        scribe_.start(wanted);
        if (propagate(bases, std::nullopt)) return note(a);
        std::vector<std::pair<int, Mask>> inside;  // members of the last base, with A less a sector that contains them
        for (const Item& item : items_) {
            if (!std::binary_search(item.in.begin(), item.in.end(), bases - 1)) continue;
            if (std::find(wanted.begin(), wanted.end(), item.v + 1) != wanted.end()) continue;
            inside.emplace_back(item.v, a & ~(item.covers & a & (~(item.covers & a) + 1)));
        }
        std::vector<std::pair<int, CandidateFact>> refuted;
        for (const auto& entry : inside) {
            const int g = entry.first;
            const Mask less = entry.second;
            const bool last = g == inside.back().first;
            std::vector<int> lemma = wanted;
            if (!last) lemma.insert(lemma.begin(), -g - 1);
            const auto begin = [&] {
                scribe_.start(lemma);
                for (const auto& [x, fact] : refuted) chain.note_false(x, fact);
                if (last) chain.note_true(g, cover_.base[bases - 1]);
            };
            begin();
            if (!propagate(bases, g)) {
                ensure(bases - 1, less);
                begin();
                if (last) chain.make_true(g);
                conflict_with(bases - 1, less, g);
            }
            if (last) return note(a);
            refuted.emplace_back(g, count_auxiliary());
        }
    }

    CandidateFact count_auxiliary() {
        if (++auxiliary_ > max_auxiliary_clauses)
            scribe_.fail("a set of " + std::to_string(size()) + " sectors needs more than " +
                         std::to_string(max_auxiliary_clauses) + " clauses: write it in VeriPB, where it is one line");
        return scribe_.write();
    }
    void note(Mask a) { known_[a] = {std::nullopt, count_auxiliary()}; }

    ClauseScribe& scribe_;
    Cover cover_;
    std::vector<Item> items_;
    std::unordered_map<Mask, Known> known_;
    int auxiliary_ = 0;
};

// One base sector: its living members are in the cover sector, as is v.
void write_single(ClauseScribe& scribe, Sector base, int v) {
    const std::vector<int> living = living_members(scribe.context(), base);
    if (living.empty()) {
        scribe.refute(base);
    } else if (scribe.detail() == Detail::needed && living.size() == 1 && scribe.context().pair(living[0], v)) {
        scribe.prove_true(living[0], base);
        return scribe.kill(v, {CandidateFact::Kind::peer, living[0], 0, {}});
    }
    scribe.start({-v - 1});
    scribe.chain().conflict(base);
    scribe.kill(v, scribe.write());
}

}  // namespace

void write_cover(ClauseScribe& scribe, const Cover& why, const std::vector<int>& removes) {
    if (why.base.size() == 1) {
        for (int v : removes) write_single(scribe, why.base[0], v);
        return;
    }
    std::vector<Pigeonhole> parts;  // smallest first
    for (const Cover& part : parts_of(scribe.context(), why)) parts.emplace_back(scribe, part);
    for (int v : removes) {
        const auto kills = [v](const Pigeonhole& part) { return part.kills(v); };
        const auto sees = [v](Pigeonhole& part) { return part.kills(v) && part.propagate(v); };
        const auto smallest = std::find_if(parts.begin(), parts.end(), kills);
        if (smallest != parts.end() && smallest->size() == 1) {
            write_single(scribe, smallest->first(), v);
            continue;
        }
        if (std::none_of(parts.begin(), parts.end(), sees)) {
            scribe.start({-v - 1});
            if (smallest != parts.end()) smallest->derive(v);
        }
        scribe.kill(v, scribe.write());
    }
}

}  // namespace deduku::proof
