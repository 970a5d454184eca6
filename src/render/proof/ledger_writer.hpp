// A proof as JSON lines, written as its events arrive: one object per line, with the numbers of grid/ids.hpp.
//
//   {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}
//   {"cover":[[3],[19]],"removes":[3,7,11]}
//   {"split":0,"branches":[{"keep":[0],"steps":[]},{"keep":[1],"steps":[],"empty":16}],"removes":[1]}
//   {"sum":[[96,1],[18,-2]],"removes":[7]}       boards with rules, in version 2
//   {"claim":"unique","grid":[1,2,3,4,..]}
//
// The format is doc/ledger-format.md. Lines may be long, so they are also written in parts; only the number of open
// Splits is stored.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <string_view>

#include "reason/proof_events.hpp"

namespace deduku {

class LedgerWriter : public ProofEvents {
  public:
    /// `write` takes the text in pieces; end() flushes all of it.
    explicit LedgerWriter(std::function<void(std::string_view)> write) : write_(std::move(write)) {}

    void begin(const Puzzle& start, const Claim& goal) override;
    void cover(const Cover& why, const std::vector<Candidate>& removes) override;
    void open_split(Sector on) override;
    void open_branch(const std::vector<Candidate>& keep) override;
    void close_branch(std::optional<Sector> empty) override;
    void close_twin(const Twin& twin) override;
    void close_split(const std::vector<Candidate>& removes) override;
    void sum(const Sum& why, const std::vector<Candidate>& removes) override;
    void open_cases(int choice) override;
    void open_case() override;
    void close_cases(const std::vector<Candidate>& removes) override;
    void end(const Claim& claim) override;

  protected:
    int open() const { return open_; }
    /// Passes on the text from this length on.
    void give_out(std::size_t from);
    /// Forgets the text that has not been passed on, and what is open.
    void forget();

  private:
    void number(int value);
    template <class Items, class Write>
    void list(const Items& items, Write write);
    void sectors(const std::vector<Sector>& items);
    void candidate(Candidate c) { number(board_->number(c)); }
    void candidates(const std::vector<Candidate>& items);
    void line(const Linear& line);
    void board(const Geometry& geometry);
    void own_cells(const Geometry& geometry);
    void digit(Digit d) { number(index(d) + 1); }
    void grid(std::string_view kind, const Grid& grid);
    void claim(const Solved& claim) { grid("solved", claim.grid); }
    void claim(const Unique& claim) { grid("unique", claim.grid); }
    void claim(const NoSolution& claim);
    void claim(const False& claim);
    void claim(const NotUnique& claim);
    void next_item();
    void removes(const std::vector<Candidate>& removes);

    std::function<void(std::string_view)> write_;
    std::string text_;
    GeometryPtr board_;
    int open_ = 0;       // Splits and Cases
    bool first_ = true;  // the next item is the first of its list
};

/// A ledger in memory. Open Splits can be dropped.
class LedgerPieces : public LedgerWriter {
  public:
    LedgerPieces() : LedgerWriter([this](std::string_view piece) { pieces_.emplace_back(piece); }) {}

    void open_split(Sector on) override;
    void open_cases(int choice) override;
    void drop_open() override;

    /// The text, in pieces.
    const std::deque<std::string>& pieces() const { return pieces_; }

  private:
    void begin_line();

    std::deque<std::string> pieces_;
    std::size_t whole_ = 0;  // pieces before the open Split
};

}  // namespace deduku
