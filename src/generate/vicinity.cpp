#include "generate/vicinity.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "generate/grids.hpp"

namespace deduku::generate {
namespace {

using Words = std::vector<std::uint64_t>;

/// A puzzle with some givens removed, and its solutions.
struct Rest {
    NineGrid givens{};
    std::vector<NineGrid> solutions;
};

/// All solutions of many remainders.
class Everything : public lanes::Stream {
  public:
    Everything(std::vector<Rest>& rests, std::size_t count, Meter& meter)
        : rests_(rests), count_(count), meter_(meter) {}
    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        if (next_ == count_ || !meter_.spend()) return false;
        const MaskRow position = position_of(rests_[next_].givens);
        std::copy(position.begin(), position.end(), cells);
        tag = next_++;
        return true;
    }
    void done(std::uint64_t /*tag*/, const lanes::SearchOutcome& /*outcome*/) override {}
    bool solution(std::uint64_t tag, const NineGrid& digits) override {
        rests_[static_cast<std::size_t>(tag)].solutions.push_back(digits);
        return true;
    }
    bool give_up(std::uint64_t /*tag*/) override { return !meter_.spend(0); }

  private:
    std::vector<Rest>& rests_;
    std::size_t count_;
    Meter& meter_;
    std::size_t next_ = 0;
};

/// The givens in exactly one solution of a remainder. Solutions whose givens were all seen twice are not searched for,
/// so at most 1458 are found.
class OnceSeen : public lanes::Stream {
  public:
    OnceSeen(const NineGrid& givens, Meter& meter)
        : position_(position_of(givens)), wanted_(position_), meter_(meter) {}
    const std::uint16_t* wanted() const { return wanted_.data(); }
    bool once(std::size_t cell, std::uint8_t digit) const {
        return ((seen_[cell] & wanted_[cell]) >> (digit - 1) & 1) != 0;
    }

    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        if (std::exchange(given_, true)) return false;
        std::copy(position_.begin(), position_.end(), cells);
        tag = 0;
        return true;
    }
    void done(std::uint64_t /*tag*/, const lanes::SearchOutcome& /*outcome*/) override {}
    bool solution(std::uint64_t /*tag*/, const NineGrid& digits) override {
        for (std::size_t k = 0; k < 81; ++k) {
            const auto digit = static_cast<std::uint16_t>(1U << (digits[k] - 1));
            wanted_[k] &= static_cast<std::uint16_t>(~(seen_[k] & digit));
            seen_[k] |= digit;
        }
        return true;
    }
    bool give_up(std::uint64_t /*tag*/) override { return !meter_.spend(0); }

  private:
    MaskRow position_;
    MaskRow wanted_;  // candidates not seen twice
    MaskRow seen_{};
    Meter& meter_;
    bool given_ = false;
};

/// A candidate that may be added as a given.
struct Given {
    std::uint8_t cell;
    std::uint8_t digit;
};
constexpr Given none = {0, 0};

/// The same, with the solutions that contain it.
struct Extra {
    Given given;
    std::uint64_t count;
    Words having;
};

class Search {
  public:
    Search(lanes::Engine& engine, const NineGrid& seed, const Vicinity& wanted, Meter& meter, VicinityCount& count,
           const VicinitySink& sink)
        : engine_(engine), seed_(seed), wanted_(wanted), meter_(meter), count_(count), sink_(sink) {}

    bool run() {
        NineGrid givens = seed_;
        return take_away(givens, 0, wanted_.remove) && (waiting_ == 0 || look_at_rests());
    }

  private:
    static constexpr std::size_t side_by_side = 64;  // number of remainders that share the lanes

    bool take_away(NineGrid& givens, std::size_t from, int more) {
        if (more == 0) return wanted_.add == 1 ? add_one(givens) : wait(givens);
        for (std::size_t cell = from; cell < 81; ++cell) {
            if (seed_[cell] == 0) continue;
            givens[cell] = 0;
            if (!take_away(givens, cell + 1, more - 1)) return false;
            givens[cell] = seed_[cell];
        }
        return true;
    }

    bool wait(const NineGrid& givens) {
        if (rests_.size() == waiting_) rests_.emplace_back();
        rests_[waiting_++].givens = givens;
        return waiting_ < side_by_side || look_at_rests();
    }

    bool look_at_rests() {
        lanes::SearchGoal all;
        all.limit = wanted_.most_solutions + 1;
        all.each = true;
        for (Rest& rest : rests_) rest.solutions.clear();
        Everything stream(rests_, waiting_, meter_);
        engine_.run(stream, all);
        const std::size_t count = std::exchange(waiting_, 0);
        for (std::size_t i = 0; i < count && !meter_.exhausted(); ++i)
            if (!look_at(rests_[i])) return false;
        return !meter_.exhausted();
    }

    bool look_at(const Rest& rest) {
        ++count_.rests;
        if (rest.solutions.size() > wanted_.most_solutions) {
            ++count_.skipped;
            return true;
        }
        rest_ = rest.givens;
        collect(rest.solutions);
        return add_two();
    }

    bool add_one(const NineGrid& givens) {
        if (!meter_.spend()) return false;
        ++count_.rests;
        rest_ = givens;
        OnceSeen stream(givens, meter_);
        lanes::SearchGoal wanted;
        wanted.limit = unlimited;
        wanted.each = true;
        wanted.having = stream.wanted();
        engine_.run(stream, wanted);
        if (meter_.exhausted()) return false;
        for (std::uint8_t cell = 0; cell < 81; ++cell)
            for (std::uint8_t digit = 1; digit <= 9; ++digit)
                if (may_add(cell, digit) && stream.once(cell, digit) && !offer({Given{cell, digit}, none}))
                    return false;
        return true;
    }

    bool may_add(std::uint8_t cell, std::uint8_t digit) const {
        // Adding the removed given again is part of a smaller vicinity.
        return rest_[cell] == 0 && !(wanted_.same_cells && seed_[cell] == 0) && digit != seed_[cell];
    }

    void collect(const std::vector<NineGrid>& solutions) {
        extras_.clear();
        const std::size_t words = (solutions.size() + 63) / 64;
        for (std::uint8_t cell = 0; cell < 81; ++cell) {
            if (rest_[cell] != 0) continue;
            std::array<Words, 10> having;
            for (Words& each : having) each.assign(words, 0);
            for (std::size_t s = 0; s < solutions.size(); ++s)
                having[solutions[s][cell]][s / 64] |= std::uint64_t{1} << (s % 64);
            for (std::uint8_t digit = 1; digit <= 9; ++digit) {
                if (!may_add(cell, digit)) continue;
                std::uint64_t count = 0;
                for (std::uint64_t word : having[digit]) count += static_cast<std::uint64_t>(std::popcount(word));
                if (count > 0) extras_.push_back({{cell, digit}, count, std::move(having[digit])});
            }
        }
    }

    bool add_two() {
        for (std::size_t i = 0; i < extras_.size(); ++i)
            for (std::size_t j = i + 1; j < extras_.size(); ++j) {
                const Extra& a = extras_[i];
                const Extra& b = extras_[j];
                if (a.given.cell == b.given.cell || (wanted_.minimal && (a.count == 1 || b.count == 1)) ||
                    !one_has_both(a, b))
                    continue;
                if (!offer({a.given, b.given})) return false;
            }
        return true;
    }

    static bool one_has_both(const Extra& a, const Extra& b) {
        int count = 0;
        for (std::size_t w = 0; w < a.having.size() && count < 2; ++w)
            count += std::popcount(a.having[w] & b.having[w]);
        return count == 1;
    }

    bool offer(std::array<Given, 2> added) {
        NineGrid puzzle = rest_;
        for (const Given& given : added)
            if (given.digit != 0) puzzle[given.cell] = given.digit;
        if (wanted_.minimal && !needs_all(puzzle)) return !meter_.exhausted();
        ++count_.puzzles;
        return sink_(puzzle);
    }

    /// Whether every given of the remainder is necessary; the added ones always are.
    bool needs_all(const NineGrid& puzzle);

    lanes::Engine& engine_;
    const NineGrid& seed_;
    const Vicinity& wanted_;
    Meter& meter_;
    VicinityCount& count_;
    const VicinitySink& sink_;
    std::vector<Rest> rests_;
    std::size_t waiting_ = 0;
    NineGrid rest_{};
    std::vector<Extra> extras_;
};

/// Tests the puzzle with each of its givens excluded; stops at the first without a solution.
class Exclusions : public lanes::Stream {
  public:
    Exclusions(const NineGrid& puzzle, Meter& meter) : puzzle_(puzzle), position_(position_of(puzzle)), meter_(meter) {}
    bool next(lanes::CellMasks cells, std::uint64_t& tag) override {
        while (next_ < 81 && puzzle_[next_] == 0) ++next_;
        if (next_ == 81 || redundant || !meter_.spend()) return false;
        std::copy(position_.begin(), position_.end(), cells);
        cells[next_] = static_cast<std::uint16_t>(any_digit & ~position_[next_]);
        tag = next_++;
        return true;
    }
    void done(std::uint64_t /*tag*/, const lanes::SearchOutcome& outcome) override { redundant |= outcome.count == 0; }

    bool redundant = false;

  private:
    const NineGrid& puzzle_;
    MaskRow position_;
    Meter& meter_;
    std::size_t next_ = 0;
};

bool Search::needs_all(const NineGrid& puzzle) {
    Exclusions stream(puzzle, meter_);
    lanes::SearchGoal first;
    first.share = false;
    engine_.run(stream, first);
    return !stream.redundant && !meter_.exhausted();
}

}  // namespace

bool vicinity(lanes::Engine& engine, const NineGrid& seed, const Vicinity& wanted, Meter& meter, VicinityCount& count,
              const VicinitySink& sink) {
    return Search(engine, seed, wanted, meter, count, sink).run();
}

}  // namespace deduku::generate
