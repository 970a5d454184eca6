#include "method/hdp/probe_memory.hpp"

#include <algorithm>

namespace deduku::hdp {
namespace {

constexpr std::uint64_t stir(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
    return hash ^ hash >> 29;
}

}  // namespace

std::size_t ProbeMemory::Hash::operator()(const Asked& asked) const {
    return static_cast<std::size_t>(
        stir(stir(asked.position, static_cast<std::uint64_t>(asked.statement.cell)), asked.statement.digits.bits()));
}

std::optional<TestedBranch>& ProbeMemory::of(const Board& board, const Statement& statement) {
    if (digits_.size() >= most_words || known_.size() >= most_statements) *this = {};
    return known_[{number_of(board), statement}];
}

std::size_t ProbeMemory::number_of(const Board& board) {
    cells_ = static_cast<std::size_t>(board.geometry().cells());
    here_.clear();
    for (const Cell cell : board.geometry().every_cell()) here_.push_back(board.digits(cell).bits());
    const auto is_here = [&](std::size_t number) {
        std::uint64_t differ = 0;  // in words: memcmp of a browser's library compares bytes
        for (std::size_t i = 0; i < cells_; ++i) differ |= here_[i] ^ digits_[number * cells_ + i];
        return differ == 0;
    };
    if (!digits_.empty() && is_here(last_)) return last_;
    std::uint64_t hash = 0;
    for (const std::uint64_t digits : here_) hash = stir(hash, digits);
    const auto [first, end] = numbers_.equal_range(hash);
    const auto same = std::find_if(first, end, [&](const auto& entry) { return is_here(entry.second); });
    if (same != end) return last_ = same->second;
    last_ = numbers_.size();
    numbers_.emplace(hash, last_);
    digits_.insert(digits_.end(), here_.begin(), here_.end());
    return last_;
}

}  // namespace deduku::hdp
