// Chains by their definition: alternating strong and weak links, the shortest ones, and whether they pass a node twice.
//
//   a = b - c = z      "a is false" makes b true, c false and z true: a chain of two strong links
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace deduku::testing {

/// [i][j]: whether nodes i and j have such a link.
using Relation = std::vector<std::vector<bool>>;

struct LinkRelations {
    Relation strong, weak;
    Relation sees;  ///< at most one of the two is true
};

/// Whether chains may come back to their start as a true node, or to a node that sees it, and go on from there.
enum class Back { allowed, none };

/// The consequences of "a is false", step by step: at an even step a node becomes false, at an odd step true.
class ChainsFrom {
  public:
    ChainsFrom(const LinkRelations& links, std::size_t start, Back back)
        : links_(links), step_(2, std::vector<int>(links.strong.size(), -1)) {
        for (std::size_t i = 0; i < links.strong.size(); ++i)
            if (back == Back::none && links.sees[start][i]) step_[0][i] = closed;
        if (back == Back::none) step_[1][start] = closed;
        step_[0][start] = 0;
        for (int step = 1, last = 0; last == step - 1; ++step)
            for (std::size_t from = 0; from < links.strong.size(); ++from)
                for (std::size_t to = 0; step_[side(step - 1)][from] == step - 1 && to < links.strong.size(); ++to)
                    if (links_at(step)[from][to] && step_[side(step)][to] == -1) step_[side(step)][to] = last = step;
    }
    /// Whether some chain makes z true.
    bool reaches(std::size_t z) const { return step_[1][z] > 0; }
    /// Whether a shortest chain to z passes no node twice.
    bool simply_reaches(std::size_t z) const {
        std::vector<std::size_t> passed;
        return reaches(z) && goes_back(z, step_[1][z], passed);
    }

  private:
    static constexpr int closed = -2;

    static std::size_t side(int step) { return step % 2 == 1 ? 1 : 0; }
    const Relation& links_at(int step) const { return step % 2 == 1 ? links_.strong : links_.weak; }

    bool goes_back(std::size_t node, int step, std::vector<std::size_t>& passed) const {
        if (step_[side(step)][node] != step || std::find(passed.begin(), passed.end(), node) != passed.end())
            return false;
        if (step == 0) return true;
        passed.push_back(node);
        bool done = false;
        for (std::size_t from = 0; !done && from < links_.strong.size(); ++from)
            done = links_at(step)[from][node] && goes_back(from, step - 1, passed);
        passed.pop_back();
        return done;
    }

    const LinkRelations& links_;
    std::vector<std::vector<int>> step_;  // [0]: when a node becomes false, [1]: true
};

/// The ends of chains with two or more strong links, each pair once: [a][z] with a < z if a shortest chain from one of
/// the two that does not come back passes no node twice; [a][a] if "a is false" makes a true.
inline Relation ends_of_chains(const LinkRelations& links) {
    const std::size_t n = links.strong.size();
    Relation out(n, std::vector<bool>(n));
    for (std::size_t a = 0; a < n; ++a) {
        out[a][a] = ChainsFrom(links, a, Back::allowed).reaches(a);
        const ChainsFrom from(links, a, Back::none);
        for (std::size_t z = 0; z < n; ++z)
            if (z != a && !links.strong[a][z] && from.simply_reaches(z)) out[std::min(a, z)][std::max(a, z)] = true;
    }
    return out;
}

}  // namespace deduku::testing
