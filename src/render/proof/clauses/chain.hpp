// The reasons of one lemma as hints: each named clause has one literal left when it is used, the last one none.
//
//   lemma -v       assumed: v true           1 2 3 4 0 conflicts when 1, 2, 3, 4 are false:
//   base {1,2,3,4} 1, 2 peers of v           pair(v,1) pair(v,2)
//                  3 false by clause 431     431
//                  4 a peer of given 16      386 pair(16,4)                                  then the sector itself
//
// There is no search: the reason of each literal is known from the context, or noted by the caller.
#pragma once

#include <unordered_map>

#include "render/proof/clauses/context.hpp"

namespace deduku::proof {

class ClauseChain {
  public:
    explicit ClauseChain(const ClauseContext& context);

    /// Begins a lemma: only the hypotheses of all levels are assumed.
    void start();
    /// Assumes the negation of a literal of the lemma.
    void assume_true(int v);
    void assume_false(int v);
    /// Notes a reason for later use: v is false, as `g` is true and shares a sector with it.
    void note_false(int v, int g) { noted_[v] = {false, true, g, {}, {}}; }
    /// The same: v is false by a lemma whose other literals are false.
    void note_false(int v, const CandidateFact& lemma) { noted_[v] = {false, false, 0, {}, lemma}; }
    /// Likewise g is true: it is the last member of the sector that is not false.
    void note_true(int g, Sector sector) { noted_[g] = {true, false, 0, sector, {}}; }

    /// Adds the hints for a literal; none if it is already known.
    void make_false(int v);
    void make_true(int g);
    /// Adds the hints of a conflict: all members of the sector are false.
    void conflict(Sector sector);
    /// The same: v is true and false.
    void conflict(int v);
    /// Uses a lemma whose literals are all false except "not v", so that v is false; without v it is a conflict.
    void use(const CandidateFact& lemma, std::optional<int> v = {});

    /// Whether v was assumed or made false in this lemma.
    bool made_false(int v) const { return value(v) == Value::no; }
    bool noted_false(int v) const {
        const auto note = noted_.find(v);
        return note != noted_.end() && !note->second.is_true;
    }
    bool done() const { return done_; }
    /// Whether a reason was missing: the step does not follow.
    bool failed() const { return failed_; }
    const std::vector<ClauseId>& hints() const { return hints_; }
    /// The levels on which the hints depend.
    const Levels& levels() const { return levels_; }

  private:
    enum class Value : std::uint8_t { unknown, yes, no };
    struct Entry {
        std::uint32_t lemma = 0;
        Value value = Value::unknown;
        std::uint16_t level = 0;  // of the hypothesis; 0 = none
    };
    struct Note {
        bool is_true = false;
        bool by_peer = false;
        int peer = 0;
        Sector sector{};
        CandidateFact lemma;
    };

    Value value(int v) const {
        const Entry& entry = values_[v];
        return entry.lemma == lemma_ ? entry.value : Value::unknown;
    }
    void set(int v, Value value, std::size_t level);
    void rest_on(int v);
    void push(ClauseId id, const Levels& levels);
    void conclude(int v, Value value);

    const ClauseContext& context_;
    Table<int, Entry> values_;
    std::unordered_map<int, Note> noted_;
    std::vector<int> witnesses_;  // true in this lemma; one hint makes their peers false
    std::vector<ClauseId> hints_;
    Levels levels_;
    std::uint32_t lemma_ = 0;
    bool done_ = false;
    bool failed_ = false;
};

}  // namespace deduku::proof
