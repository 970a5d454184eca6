// The checker's own board: which candidates live, and how many live in each sector.
//
//   candidate v = cell * N + digit       sector s = cell, or N^2 + house * N + digit
//
// Kills are remembered in order, so that a branch is left by taking its kills back.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace deduku::checking {

class Living {
  public:
    Living() = default;
    /// Every candidate of a board with boxes of this size living.
    Living(int height, int width)
        : height_(height),
          width_(width),
          n_(height * width),
          living_(static_cast<std::size_t>(candidates()), true),
          counts_(static_cast<std::size_t>(sectors()), n_) {}

    int digits() const { return n_; }
    int cells() const { return n_ * n_; }
    int sectors() const { return 4 * n_ * n_; }
    int candidates() const { return n_ * n_ * n_; }

    /// The cell, row, column and box sector of a candidate.
    std::array<int, 4> sectors_of(int v) const {
        const int cell = v / n_, d = v % n_, row = cell / n_, column = cell % n_;
        const int box = row / height_ * height_ + column / width_;  // N / width = height boxes side by side
        return {cell, cells() + row * n_ + d, cells() + (n_ + column) * n_ + d, cells() + (2 * n_ + box) * n_ + d};
    }
    /// Member i of a sector, living or not; 0 <= i < N.
    int member(int sector, int i) const {
        if (sector < cells()) return sector * n_ + i;
        const int house = (sector - cells()) / n_, d = sector % n_, k = house % n_;
        if (house < n_) return (k * n_ + i) * n_ + d;
        if (house < 2 * n_) return (i * n_ + k) * n_ + d;
        const int row = k / height_ * height_ + i / width_, column = k % height_ * width_ + i % width_;
        return (row * n_ + column) * n_ + d;
    }

    bool has(int v) const { return living_[static_cast<std::size_t>(v)]; }
    int count(int sector) const { return counts_[static_cast<std::size_t>(sector)]; }

    /// Kills a candidate; false if it was dead.
    bool kill(int v) {
        if (!has(v)) return false;
        set(v, false, -1);
        kills_.push_back(v);
        return true;
    }
    std::size_t kills() const { return kills_.size(); }
    /// Takes back every kill after the first `length`.
    void undo_to(std::size_t length) {
        for (; kills_.size() > length; kills_.pop_back()) set(kills_.back(), true, 1);
    }

  private:
    void set(int v, bool alive, int change) {
        living_[static_cast<std::size_t>(v)] = alive;
        for (int s : sectors_of(v)) counts_[static_cast<std::size_t>(s)] += change;
    }

    int height_ = 0;
    int width_ = 0;
    int n_ = 0;
    std::vector<bool> living_;
    std::vector<int> counts_;
    std::vector<int> kills_;
};

}  // namespace deduku::checking
