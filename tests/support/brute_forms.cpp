#include "tests/support/brute_forms.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace deduku::testing {
namespace {

/// All orders of nine lines that keep bands together.
std::vector<std::array<int, 9>> line_orders() {
    std::vector<std::array<int, 9>> out;
    std::array<int, 9> order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        bool together = true;
        for (std::size_t i = 0; i < 9; ++i) together = together && order[i] / 3 == order[i / 3 * 3] / 3;
        if (together) out.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return out;
}

class Brute {
  public:
    Brute(std::string puzzle, std::string form, std::string solution)
        : puzzle_(std::move(puzzle)), form_(std::move(form)), solution_(std::move(solution)) {}

    BruteForm run() {
        static const std::vector<std::array<int, 9>> orders = line_orders();
        for (const bool transposed : {false, true})
            for (const auto& columns : orders)
                for (const auto& rows : orders)
                    offer([&](std::size_t k) {
                        const int r = rows[k / 9];
                        const int c = columns[k % 9];
                        return static_cast<std::size_t>(transposed ? 9 * c + r : 9 * r + c);
                    });
        return {text(), count_};
    }

  private:
    /// The key of the image whose cell k is cell from(k) of the puzzle, number by number, until it exceeds the best.
    template <class From>
    void offer(const From& from) {
        std::size_t size = 0;
        bool smaller = best_size_ == 0;
        const auto next = [&](int value) {  // false: exceeds the best
            const int best = best_[size];
            if (!smaller && value > best) return false;
            smaller = smaller || value < best;
            best_[size++] = value;
            return true;
        };
        std::array<int, 128> names{};
        int named = 0;
        const auto value = [&](char c) {
            if (c == '.') return blank_;
            int& name = names[static_cast<unsigned char>(c)];
            if (name == 0) name = ++named;
            return name;
        };
        const auto clue = [&](std::size_t k) { return puzzle_[from(k)] != '.' ? 1 : 0; };
        for (std::size_t k = 0; k < 27 && form_ == "gsf"; k += 3)
            if (!next(clue(k) + clue(k + 1) + clue(k + 2))) return;
        for (std::size_t k = 0; k < 81 && form_ == "pattern"; ++k)
            if (!next(clue(k))) return;
        for (std::size_t k = 0; k < 81 && form_ == "solution"; ++k)
            if (!next(value(solution_[from(k)]))) return;
        for (std::size_t k = 0; k < 81; ++k)
            if (!next(value(puzzle_[from(k)]))) return;
        if (smaller) count_ = 0;
        ++count_;
        best_size_ = size;
    }

    std::string text() const {
        std::string out;
        for (std::size_t k = best_size_ - 81; k < best_size_; ++k) {
            const int shown = form_ == "maxlex" ? 10 - best_[k] : best_[k];
            out += best_[k] == blank_ ? '.' : static_cast<char>('0' + shown);
        }
        return out;
    }

    std::string puzzle_;
    std::string form_;
    std::string solution_;
    int blank_ = form_ == "maxlex" ? 10 : 0;
    std::array<int, 200> best_{};  // overwritten from the place where an image is smaller
    std::size_t best_size_ = 0;
    std::uint32_t count_ = 0;
};

}  // namespace

BruteForm brute_form(const std::string& puzzle, const std::string& form, const std::string& solution) {
    return Brute(puzzle, form, solution).run();
}

}  // namespace deduku::testing
