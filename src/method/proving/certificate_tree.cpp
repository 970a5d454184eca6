#include "method/proving/certificate_tree.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <unordered_map>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku::proving {
namespace {

// Costs are whole 64ths of a bit, so that every machine finds the same tree.
using Cost = std::int64_t;
constexpr Cost bit = 64;
constexpr Cost no_limit = std::numeric_limits<Cost>::max() / 4;
// An undecided position needs at least one more node.
constexpr Cost least_node = 3 * bit;

// 64 log2(x), by squaring; x > 0.
Cost log2_64(std::uint64_t x) {
    const int whole = 63 - std::countl_zero(x);
    std::uint64_t mantissa = whole <= 31 ? x << (31 - whole) : x >> (whole - 31);  // 2^31 .. 2^32 - 1
    Cost out = whole;
    for (int i = 0; i < 6; ++i) {
        mantissa = mantissa * mantissa >> 31;
        const bool carry = mantissa >> 32 != 0;
        if (carry) mantissa >>= 1;
        out = out * 2 + (carry ? 1 : 0);
    }
    return out;
}

class TreeSearch {
  public:
    TreeSearch(const Board& start, const TreeOptions& options, Meter& meter)
        : position_(start), options_(options), meter_(meter) {
        // The estimated cost of a branch by its number of candidates left; used for comparisons only.
        double guess = 5.0 * bit;
        for (int i = 0; i <= candidates(); ++i) {
            guess_.push_back(5.0 * bit + guess);
            if (guess < 1e290) guess *= 1.05;
        }
    }

    std::optional<CertificateTree> run() {
        Cost cost = no_limit;
        const std::int64_t looked_at = 24'000'000 / (candidates() * candidates() / 81 + 1);
        for (int width = 1; width <= std::max(options_.effort, 1); ++width) {
            std::unordered_map<std::uint64_t, Found> kept;
            kept.swap(found_);
            width_ = width;
            Meter pass(meter_, width == 1 ? options_.most_nodes : unlimited);
            pass_ = &pass;
            left_ = width == 1 ? no_limit : std::max<std::int64_t>(looked_at * width, 500);
            const Cost smaller = best(cost);
            if (given_up_ || smaller >= cost) found_.swap(kept);
            if (given_up_ && cost == no_limit) return std::nullopt;
            if (given_up_) break;
            cost = std::min(cost, smaller);
        }
        CertificateTree out;
        tell(out, 0);
        return out;
    }

  private:
    // For a position met before: its tree, or (no sector) that there is none below this cost.
    struct Found {
        Cost cost = 0;
        std::optional<Sector> sector;
    };
    // A sector to branch on, and the branches that singles do not refute.
    struct Option {
        Sector sector{};
        Cost cost = 0;
        double guess = 0;
        std::vector<Candidate> open;
    };

    const Board& board() const { return position_.board(); }
    int candidates() const { return board().geometry().candidates(); }
    bool decided() const { return board().contradictory() || board().solved(); }

    // The cost of the smallest tree found for the position, if below the limit; else the limit.
    Cost best(Cost limit) {
        if (decided()) return 0;
        if (const auto met = found_.find(position_.hash()); met != found_.end())
            if (met->second.sector || met->second.cost >= limit) return met->second.cost;
        given_up_ = given_up_ || !pass_->spend();
        if (given_up_) return limit;
        --left_;
        Found out{limit, std::nullopt};
        std::vector<std::vector<Candidate>> tried;
        for (const Option& option : options()) {
            if (static_cast<int>(tried.size()) >= (left_ > 0 ? width_ : 1) || given_up_) break;
            if (contains(tried, option.open)) continue;
            tried.push_back(option.open);
            const Cost cost = cost_of(option, out.cost);
            if (cost < out.cost) out = {cost, option.sector};
        }
        if (!given_up_) found_[position_.hash()] = out;
        return out.cost;
    }

    // The same for this sector.
    Cost cost_of(const Option& option, Cost limit) {
        Cost cost = option.cost;
        auto open = static_cast<Cost>(option.open.size());
        for (Candidate v : option.open) {
            if (cost + open-- * least_node >= limit) return limit;
            const SinglesPosition::Mark before = position_.mark();
            position_.suppose(v);
            cost += best(limit - cost - open * least_node);
            position_.undo_to(before);
        }
        return std::min(cost, limit);
    }

    // The useful sectors, most promising first: those of two members (on small boards also of three).
    std::vector<Option> options() {
        std::uint64_t total = 0;
        int smallest = max_digits;
        position_.each_sector([&](Sector, Set<Place> members) {
            const int count = members.size();
            total += choice_weight(count);
            if (count > 1) smallest = std::min(smallest, count);
            return true;
        });
        const int largest = std::max(board().geometry().digits() <= 9 ? 3 : 2, smallest);
        left_in_.assign(static_cast<std::size_t>(candidates()), unknown);
        std::vector<Option> out;
        const Cost all = log2_64(total);
        for (Sector s : board().geometry().every_sector()) {
            const int count = board().members(s).size();
            if (count >= 2 && count <= largest) out.push_back(option(s, all - log2_64(choice_weight(count))));
        }
        put_in_order(out, [](const Option& a, const Option& b) { return a.guess < b.guess; });
        return out;
    }

    Option option(Sector sector, Cost cost) {
        Option out{sector, cost, 0, {}};
        for (Candidate v : board().candidates_in(sector)) {
            const int left = left_after(v);
            if (left == 0) continue;
            out.guess += guess_[static_cast<std::size_t>(left)];
            out.open.push_back(v);
        }
        out.guess += static_cast<double>(cost);
        put_in_order(out.open, [this](Candidate a, Candidate b) {
            return std::pair(left_after(a), a) < std::pair(left_after(b), b);
        });
        return out;
    }

    // The number of surplus candidates if v is true; 0 for a contradiction or a solution.
    int left_after(Candidate v) {
        int& left = left_in_[static_cast<std::size_t>(board().geometry().number(v))];
        if (left != unknown) return left;
        const SinglesPosition::Mark before = position_.mark();
        position_.suppose(v);
        left = decided() ? 0 : board().living_count() - board().geometry().digits();
        position_.undo_to(before);
        return left;
    }

    // Traverses the tree that was found.
    void tell(CertificateTree& out, int depth) {
        out.depth = std::max(out.depth, depth);
        if (board().solved()) ++out.solutions;
        if (decided()) return;
        const Sector sector = *found_.at(position_.hash()).sector;
        TreeChoice choice{0, choice_weight(board().members(sector).size()), 0};
        position_.each_sector([&](Sector s, Set<Place> members) {
            if (s == sector) choice.first = choice.total;
            choice.total += choice_weight(members.size());
            return true;
        });
        out.choices.push_back(choice);
        out.bits += static_cast<double>(log2_64(choice.total) - log2_64(choice.weight)) / bit;
        for (Candidate v : board().candidates_in(sector)) {
            const SinglesPosition::Mark before = position_.mark();
            position_.suppose(v);
            tell(out, depth + 1);
            position_.undo_to(before);
        }
    }

    static constexpr int unknown = -1;

    SinglesPosition position_;
    const TreeOptions& options_;
    Meter& meter_;
    Meter* pass_ = nullptr;  // of the current width
    std::vector<double> guess_;
    std::unordered_map<std::uint64_t, Found> found_;
    std::vector<int> left_in_;
    int width_ = 1;
    std::int64_t left_ = 0;  // positions to be searched in full width
    bool given_up_ = false;
};

}  // namespace

std::optional<CertificateTree> certificate_tree(const Board& start, const TreeOptions& options, Meter& meter) {
    return TreeSearch(start, options, meter).run();
}

}  // namespace deduku::proving
