#include "search/lanes/closures.hpp"

#include <algorithm>
#include <bit>

namespace deduku::lanes {

void Closures::begin(const PositionRow& position) {
    wider_ = nullptr;
    restart(position);
}

void Closures::begin(const PositionRow& position, Closures& wider) {
    wider_ = &wider;
    restart(position);
}

// Numbers candidates of cells with few candidates first: these are usually requested together.
void Closures::restart(const PositionRow& position) {
    set_position(position);
    version_ = 1;
    numbered_.clear();
    for (int width = 2; width <= 9; ++width)
        for (std::size_t k = 0; k < cells; ++k) {
            if (std::popcount(position_[k]) != width) continue;
            for (unsigned digits = position_[k]; digits != 0; digits &= digits - 1) {
                const auto digit = static_cast<std::size_t>(std::countr_zero(digits));
                number_[k][digit] = static_cast<std::uint16_t>(numbered_.size());
                numbered_.push_back({static_cast<std::uint8_t>(k), static_cast<std::uint8_t>(digit)});
            }
        }
    parts_.resize((numbered_.size() + size() - 1) / size());
    for (Part& part : parts_) part.version = 0;
    has_rows_.clear();
}

void Closures::set_position(const PositionRow& position) {
    for (std::size_t k = 0; k < cells; ++k) position_[k] = position[k] & static_cast<std::uint16_t>(placed_flag - 1);
}

bool Closures::contains(const PositionRow& position) const {
    unsigned more = 0;
    for (std::size_t k = 0; k < cells; ++k) more |= position[k] & ~unsigned{position_[k]};
    return (more & (placed_flag - 1)) == 0;
}

void Closures::narrow(const PositionRow& position) {
    set_position(position);
    ++version_;
}

Closures::Place Closures::place_of(Assumption candidate) const {
    const std::size_t number = number_[candidate.cell][candidate.digit];
    return {number >> shift_, number & (size() - 1)};
}

PositionRow Closures::row_of(Place place) const {
    PositionRow out{};
    for (std::size_t k = 0; k < cells; ++k)
        out[k] = parts_[place.part].block.digits[k * size() + place.lane] | placed_flag;
    return out;
}

BranchOutcome Closures::outcome(Assumption candidate) const {
    const auto [part, lane] = place_of(candidate);
    if ((parts_[part].dead >> lane & 1) != 0) return BranchOutcome::contradiction;
    return (parts_[part].solved >> lane & 1) != 0 ? BranchOutcome::solution : BranchOutcome::open;
}

void Closures::close(std::span<const Assumption> wanted) {
    for (Part& part : parts_) part.wanted = 0;
    for (const Assumption each : wanted) {
        const auto [part, lane] = place_of(each);
        parts_[part].wanted |= Mask{1} << lane;
    }
    for (Part& part : parts_)
        if (part.wanted != 0) close(part);
}

void Closures::close(Part& part) {
    if (part.version == 0) start(part);
    if (part.version != version_) part.dead |= kernel_.take(position_.data(), part.block, part.pending);
    part.version = version_;
    Mask pending = 0;
    for (const Mask lanes : part.pending) pending |= lanes;
    const Mask moving = part.wanted & pending & ~part.dead;
    if (moving == 0) return;
    const Closed now = kernel_.close(part.block, moving, part.pending);
    part.dead |= now.dead;
    part.solved |= now.solved;
}

// Fills its lanes with this position and their assumptions. Lanes after the last candidate are skipped like dead ones.
void Closures::start(Part& part) {
    const std::size_t from = static_cast<std::size_t>(&part - parts_.data()) * size();
    const std::size_t count = std::min(size(), numbered_.size() - from);
    part.dead = count == most_lanes ? 0 : ~Mask{0} << count;
    part.solved = 0;
    if (wider_ != nullptr) {
        Rows rows;
        for (std::size_t lane = 0; lane < count; ++lane) {
            const Place place = wider_->place_of(numbered_[from + lane]);
            wider_->keep_rows(place.part);
            const Part& wide = wider_->parts_[place.part];
            part.dead |= (wide.dead >> place.lane & 1) << lane;
            part.solved |= (wide.solved >> place.lane & 1) << lane;
            const PositionRow& row = wider_->rows_[place.part * size() + place.lane];
            std::copy(row.begin(), row.end(), rows.row(lane));
        }
        kernel_.load(rows, part.block);
        part.pending = {};
        return;
    }
    part.pending.fill(~part.dead);
    for (std::size_t k = 0; k < cells; ++k)
        std::fill_n(part.block.digits.begin() + static_cast<std::ptrdiff_t>(k * size()), size(), position_[k]);
    for (std::size_t lane = 0; lane < count; ++lane) {
        const auto [cell, digit] = numbered_[from + lane];
        part.block.digits[cell * size() + lane] = static_cast<std::uint16_t>(1U << digit);
    }
}

// Closes a part and keeps its lanes as rows.
void Closures::keep_rows(std::size_t part) {
    has_rows_.resize(parts_.size());
    if (has_rows_[part] == version_) return;
    has_rows_[part] = version_;
    parts_[part].wanted = ~Mask{0};
    close(parts_[part]);
    rows_.resize(parts_.size() * size());
    for (std::size_t lane = 0; lane < size(); ++lane)
        for (std::size_t k = 0; k < cells; ++k)
            rows_[part * size() + lane][k] = parts_[part].block.digits[k * size() + lane];
}

}  // namespace deduku::lanes
