// A complete search that writes its own proof as it runs: a list of refutations, each with a list inside.
//
//   position   propagation                                       all written as it is found
//   choose v   split {v} | {the others}:  {v} .. search .. empty  the branch is refuted, v is false
//                                         {others} open           continue here with one candidate less
//   until a sector is empty, or only the solution is left
//
// Only the open path is kept, and the Slicer that it writes to drops steps that no contradiction needs. A refutation
// that does not need v refutes the position itself: the search backtracks to the nearest one that needs it.
// Propagation and the choice of v differ between plain boards (search_proof.hpp) and boards with rules
// (line_proof.hpp).
#pragma once

#include <functional>
#include <optional>

#include "deduku/board.hpp"
#include "deduku/meter.hpp"
#include "reason/slicer.hpp"

namespace deduku::full_search {

class Refutations {
  public:
    Refutations(const Refutations&) = delete;
    Refutations& operator=(const Refutations&) = delete;
    virtual ~Refutations() = default;

    /// Called after every refutation at the top level: candidates removed, and their total number.
    void report_to(std::function<void(std::uint64_t done, std::uint64_t total)> progress) {
        progress_ = std::move(progress);
    }

    /// Proves the claim, which must be true; false if the meter ran out, or too_deep(). Call it once.
    bool prove(const Claim& claim);

    /// The sector that is empty at the end, if there is no solution.
    std::optional<Sector> empty() const { return empty_; }
    bool too_deep() const { return too_deep_; }

  protected:
    /// Writes to `to`, on which begin() was called. Splits of refutations are nested at most this deep.
    Refutations(const Geometry& geometry, int deepest, Slicer& to, Meter& meter)
        : meter_(meter), to_(to), candidates_(geometry.candidates()), deepest_(deepest) {}

    struct Choice {
        Candidate candidate;
        Sector on{};  // candidate is one of its living members
    };

    bool ended() const { return too_deep_ || meter_.exhausted(); }

    Meter& meter_;

  private:
    /// Writes the consequences; returns the empty sector, if there is one.
    virtual std::optional<Sector> follow() = 0;
    /// The next candidate to refute on an open closed position; if a grid is given, one outside it.
    virtual Choice choose(const Grid* grid) = 0;
    /// The sector with which to refute a living candidate.
    virtual Sector sector_of(Candidate candidate) const = 0;
    virtual std::vector<Candidate> members(Sector sector) const = 0;
    virtual bool has(Candidate candidate) const = 0;
    virtual int living() const = 0;
    /// All cells that count have one candidate.
    virtual bool decided() const = 0;
    virtual void remove(Candidate candidate) = 0;
    /// Undoes the removals since the last push().
    virtual void push() = 0;
    virtual void pop() = 0;

    /// The fate of a Split whose hypothesis no contradiction needs.
    enum class UnusedSplit : std::uint8_t { kept, dropped };

    void leave(const Grid& grid);
    void refute(const std::vector<Candidate>& candidates);
    void refute_here();
    bool refute_one(const Choice& choice, UnusedSplit unused);

    Slicer& to_;
    int candidates_;  // living and dead
    int deepest_;
    int depth_ = 0;
    bool too_deep_ = false;
    std::optional<Sector> empty_;  // of the current position, once refuted
    std::function<void(std::uint64_t, std::uint64_t)> progress_;
};

}  // namespace deduku::full_search
