#include "canon/puzzle_form.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "canon/states.hpp"

namespace deduku::canon {
class PuzzleForms::Search {
  public:
    PuzzleForm find(const NineGrid& puzzle, FormOrder order) {
        lines_ = lines_of(puzzle);
        count_clues();
        states_.clear();
        switch (order) {
            case FormOrder::minlex: begin(0, new_digit); break;
            case FormOrder::maxlex: begin(late_blank, new_digit); break;
            case FormOrder::pattern: begin(0, 0x10); break;
            case FormOrder::gsf: begin_with_counts(); break;
        }
        go_on();
        if (order == FormOrder::pattern) {
            for (FormState& state : states_) {
                state.values = values_of(0, new_digit);
                state.names = 0;
            }
            go_on();
        }
        return result(order);
    }

  private:
    void count_clues();
    void begin(int blank, int digit);
    void begin_with_counts();
    void add_first(std::size_t side, std::uint64_t rows, std::size_t stacks, Bytes values);
    void go_on();
    void try_rows(std::uint32_t number, std::size_t place);
    void take(const FormStep& step, std::size_t place);
    void split(const FormState& state, std::uint32_t fresh, std::size_t stack, Bytes line);
    void name(FormState state, std::uint32_t fresh, Bytes line);
    PuzzleForm result(FormOrder order) const;

    static Bytes values_of(int blank, int digit) {
        Bytes values = all_bytes(digit);
        values[0] = static_cast<std::uint8_t>(blank);
        return values;
    }

    std::array<RowVectors, 2> lines_{};
    std::array<MinirowCounts, 18> counts_{};  // of the rows, then of the columns
    const Tables& tables_ = tables();
    std::vector<FormState> states_;
    std::vector<FormState> next_;
    std::vector<FormStep> steps_;
    std::uint64_t best_ = 0;
};

void PuzzleForms::Search::count_clues() {
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t i = 0; i < 9; ++i)
            counts_[9 * side + i] = count_tables.of[~equal_bits(lines_[side][i], Bytes{}) & 511];
}

void PuzzleForms::Search::add_first(std::size_t side, std::uint64_t rows, std::size_t stacks, Bytes values) {
    states_.push_back({tables_.stacks[stacks], values, rows, 0, 63, static_cast<std::uint8_t>(side), 0});
}

/// The possible first lines: those with the best numbers of givens.
void PuzzleForms::Search::begin(int blank, int digit) {
    const bool most = blank != 0;
    const std::array<MinirowCounts, 64>& best_of = most ? count_tables.most : count_tables.least;
    MinirowCounts best = best_of[counts_[0]];
    for (MinirowCounts counts : counts_)
        best = most ? std::max(best, best_of[counts]) : std::min(best, best_of[counts]);
    for (std::size_t line = 0; line < 18; ++line) {
        if (best_of[counts_[line]] != best) continue;
        for (std::size_t stacks = 0; stacks < 6; ++stacks)
            if (count_tables.ordered[counts_[line]][stacks] == best)
                add_first(line / 9, (all_open & ~open) | line % 9, stacks, values_of(blank, digit));
    }
}

/// The possible first bands with their rows in order: those with the smallest counts of givens.
void PuzzleForms::Search::begin_with_counts() {
    MinirowCounts first = 63;
    for (MinirowCounts counts : counts_) first = std::min(first, count_tables.least[counts]);
    std::uint32_t best = ~0U;  // of the next two rows
    for (std::size_t line = 0; line < 18; ++line) {
        if (count_tables.least[counts_[line]] != first) continue;
        const std::size_t band = line / 3 * 3;
        const std::array<std::size_t, 2> others = {band + (line == band ? 1 : 0), band + (line == band + 2 ? 1 : 2)};
        for (std::size_t stacks = 0; stacks < 6; ++stacks) {
            if (count_tables.ordered[counts_[line]][stacks] != first) continue;
            for (std::size_t i = 0; i < 2; ++i) {
                const std::size_t second = others[i];
                const std::size_t third = others[1 - i];
                const std::uint32_t here = std::uint32_t{count_tables.ordered[counts_[second]][stacks]} << 8 |
                                           count_tables.ordered[counts_[third]][stacks];
                if (here > best) continue;
                if (here < best) states_.clear();
                best = here;
                const std::uint64_t rows =
                    (all_open & ~std::uint64_t{0xFFF}) | third % 9 << 8 | second % 9 << 4 | line % 9;
                add_first(line / 9, rows, stacks, values_of(0, new_digit));
            }
        }
    }
}

void PuzzleForms::Search::go_on() {
    for (std::size_t place = 0; place < 9; ++place) {
        best_ = ~std::uint64_t{0};
        steps_.clear();
        for (std::uint32_t i = 0; i < states_.size(); ++i) try_rows(i, place);
        next_.clear();
        for (const FormStep& step : steps_) take(step, place);
        std::swap(states_, next_);
    }
}

void PuzzleForms::Search::try_rows(std::uint32_t number, std::size_t place) {
    const FormState& state = states_[number];
    const std::size_t known = row_at(state, place);
    std::uint32_t rows = 1U << known;
    if (known == open) {
        rows = 0x1FFU & ~state.used;
        if (place % 3 != 0) {
            rows &= 7U << (row_at(state, place - 1) / 3 * 3);
        } else {
            for (std::uint32_t band = 7; band < 0x200; band <<= 3)
                if ((state.used & band) != 0) rows &= ~band;
        }
    }
    const Sorter& sorter = tables_.sorters[state.alike];
    for (; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<std::uint32_t>(std::countr_zero(rows));
        Bytes cells = shuffled(state.values, shuffled(lines_[state.side][row], state.columns)) | counted;
        if (state.alike != 0) {
            cells = compared(cells, sorter, 0);
            cells = compared(cells, sorter, 1);
            cells = compared(cells, sorter, 0);
        }
        const std::uint64_t key = packed(cells);
        if (key > best_) continue;
        if (key < best_) steps_.clear();
        best_ = key;
        steps_.push_back({number, row, cells});
    }
}

/// The states after a step: several if new digits are in equivalent columns.
void PuzzleForms::Search::take(const FormStep& step, std::size_t place) {
    FormState state = states_[step.state];
    set_row(state, place, step.row);
    state.columns = shuffled(state.columns, step.cells & 15);
    const Bytes values = step.cells & 0xF0;
    const Bytes line = shuffled(lines_[state.side][step.row], state.columns);
    const std::uint32_t fresh = equal_bits(values, all_bytes(new_digit)) & 0x1FF;
    if (state.alike != 0) {
        constexpr Bytes after = {1, 2, 128, 4, 5, 128, 7, 8, 128, 128, 128, 128, 128, 128, 128, 128};
        const std::uint32_t equal = pairs_of(equal_bits(values, shuffled(values, after)));
        const std::uint32_t both_new = state.alike & equal & pairs_of(fresh & fresh >> 1);
        state.alike = static_cast<std::uint8_t>(state.alike & equal & ~pairs_of(fresh & fresh >> 1));
        if (both_new != 0) return split(state, both_new, 0, lines_[state.side][step.row]);
    }
    name(state, fresh, line);
}

/// All orders of equivalent columns with new digits, starting from this stack. `pairs` as in State::alike.
void PuzzleForms::Search::split(const FormState& state, std::uint32_t pairs, std::size_t stack, Bytes line) {
    if (stack == 3) {
        const Bytes now = shuffled(line, state.columns);
        return name(state, equal_bits(shuffled(state.values, now), all_bytes(new_digit)) & 0x1FF, now);
    }
    const std::uint32_t here = pairs >> (2 * stack) & 3;
    for (const auto& order : orders) {
        // Places outside a pair are fixed.
        if (here == 0 && order != orders[0]) break;
        if (here == 1 && order[2] != 2) continue;
        if (here == 2 && order[0] != 0) continue;
        FormState other = state;
        for (std::size_t k = 0; k < 3; ++k) other.columns[3 * stack + k] = state.columns[3 * stack + order[k]];
        split(other, pairs, stack + 1, line);
    }
}

/// Gives new digits the next names.
void PuzzleForms::Search::name(FormState state, std::uint32_t fresh, Bytes line) {
    for (; fresh != 0; fresh &= fresh - 1)
        state.values[line[std::countr_zero(fresh)]] = static_cast<std::uint8_t>(++state.names << 4);
    next_.push_back(state);
}

PuzzleForm PuzzleForms::Search::result(FormOrder order) const {
    PuzzleForm out;
    constexpr std::array<std::uint32_t, 4> ways = {1, 2, 2, 6};
    for (const FormState& state : states_)
        out.automorphisms += ways[state.alike & 3] * ways[state.alike >> 2 & 3] * ways[state.alike >> 4];
    const FormState& state = states_.front();
    out.map.transposed = state.side == 1;
    for (std::size_t i = 0; i < 9; ++i) {
        out.map.rows[i] = static_cast<std::uint8_t>(row_at(state, i));
        out.map.columns[i] = state.columns[i];
        const int name = state.values[i + 1] >> 4;
        if (name <= state.names)
            out.map.digits[i + 1] = static_cast<std::uint8_t>(order == FormOrder::maxlex ? 10 - name : name);
    }
    name_the_rest(out.map);
    return out;
}

PuzzleForms::PuzzleForms() : search_(std::make_unique<Search>()) {}
PuzzleForms::PuzzleForms(PuzzleForms&&) noexcept = default;
PuzzleForms& PuzzleForms::operator=(PuzzleForms&&) noexcept = default;
PuzzleForms::~PuzzleForms() = default;

PuzzleForm PuzzleForms::find(const NineGrid& puzzle, FormOrder order) { return search_->find(puzzle, order); }

bool has_plain_lines(const NineGrid& puzzle) {
    std::array<std::uint32_t, 18> seen{};
    std::uint32_t twice = 0;
    for (std::size_t k = 0; k < 81; ++k) {
        const std::uint32_t bit = 1U << puzzle[k] & ~1U;
        twice |= (seen[k / 9] | seen[9 + k % 9]) & bit;
        seen[k / 9] |= bit;
        seen[9 + k % 9] |= bit;
    }
    return twice == 0;
}

}  // namespace deduku::canon
