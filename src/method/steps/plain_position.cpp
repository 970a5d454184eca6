#include "method/steps/plain_position.hpp"

#include <algorithm>
#include <span>

#include "grid/contains.hpp"
#include "method/steps/tuples.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/rule_closure.hpp"
#include "technique/rules/view.hpp"

namespace deduku::steps {
namespace {

std::shared_ptr<const RuleView> rules_of(const Board& board, bool told) {
    if (!board.geometry().constrained()) return nullptr;
    return std::make_shared<const RuleView>(board.shared_geometry(),
                                            told ? RuleView::Reasons::told : RuleView::Reasons::left_out);
}

}  // namespace

PlainPosition::PlainPosition(const Puzzle& puzzle, const StepOptions& options)
    : board_(start_board(puzzle)),
      placed_(board_.geometry().cells()),
      records_(options.ledger),
      tuples_(options.batch),
      left_(board_.geometry().cells(), board_.geometry().all_digits()),
      rules_(rules_of(board_, options.trace || options.ledger)) {
    for (Cell cell : board_.geometry().every_own_cell()) left_[cell] = board_.geometry().all_digits(cell);
    for (Cell cell : board_.geometry().every_cell()) {
        open_.push_back(cell);
        const Set<Digit> given = puzzle.cells[cell];
        if (given.single()) places_.push_back({cell, given.first()});
    }
    commit();
    notes_ = options.trace;
}

bool PlainPosition::collect(const Move& move) {
    const char letter = move.technique->letter;
    if (move.technique->effect == Effect::places)
        return letter == 'T' ? collect_naked_singles(move) : collect_hidden_singles(move);
    return letter == 'T' || letter == 'H' ? collect_tuples(move) : collect_from_table(move);
}

bool PlainPosition::collect_naked_singles(const Move& move) {
    const std::size_t before = places_.size();
    for (Cell cell : open_) {
        if (!board_.digits(cell).single()) continue;
        places_.push_back({cell, board_.digits(cell).first()});
        if (one_) break;
    }
    return note_places(move, before);
}

// Records the placements of the batch after the first `before`; false if there are none.
bool PlainPosition::note_places(const Move& move, std::size_t before) {
    const std::span placed = std::span(places_).subspan(before);
    if (notes_ && !placed.empty()) found_.push_back({move, {placed.begin(), placed.end()}, {}});
    return !placed.empty();
}

bool PlainPosition::collect_hidden_singles(const Move& move) {
    const Geometry& geometry = board_.geometry();
    const std::size_t before = places_.size();
    for (House house : geometry.every_house()) {
        for (Digit digit : geometry.all_digits()) {
            const Set<Place> places = board_.places(house, digit);
            if (!places.single()) continue;
            const Candidate single{geometry.cell_at(house, places.first()), digit};
            if (placed(single.cell)) continue;
            const std::span since = std::span(places_).subspan(before);
            if (contains(since, single)) continue;
            places_.push_back(single);
            if (records_ && !board_.digits(single.cell).single()) {
                Cover cover{{geometry.sector(house, digit)}, {geometry.sector(single.cell)}};
                std::vector<Candidate> removes = consequences(board_, cover);
                reasons_.push_back({std::move(cover), std::move(removes)});
            }
            if (one_) return true;
        }
    }
    return note_places(move, before);
}

TupleHouse PlainPosition::open_cells(House house) const {
    TupleHouse out;
    for (Cell cell : board_.geometry().cells_of(house))
        out.digits[out.size++] = placed(cell) ? 0 : board_.digits(cell).bits();
    for (const Move& move : tuple_moves_)
        for_each_tuple_taken(out, move, tuples_, [](const TupleHouse&, const Tuple&) { return true; });
    return out;
}

bool PlainPosition::collect_tuples(const Move& move) {
    bool moved = false;
    const Geometry& geometry = board_.geometry();
    for (House house : move.technique->letter == 'T' ? geometry.all_houses() : geometry.every_house()) {
        TupleHouse open = open_cells(house);
        const auto found = [&](const TupleHouse& seen, const Tuple& tuple) {
            return add_tuple(move, house, seen, tuple, moved);
        };
        if (!for_each_tuple_taken(open, move, tuples_, found)) break;
    }
    if (moved) tuple_moves_.push_back(move);
    return moved;
}

// False if no more are needed.
bool PlainPosition::add_tuple(const Move& move, House house, const TupleHouse& seen, const Tuple& tuple, bool& moved) {
    const Geometry& geometry = board_.geometry();
    const TupleKind kind = kind_of(move);
    const bool naked = kind == TupleKind::naked;
    std::vector<Candidate> removes;
    for (std::size_t p = 0; p < seen.size; ++p) {
        const Set<Digit> takes = Set<Digit>::from_bits(tuple.takes_from(p, kind)) & geometry.all_digits();
        const Set<Digit> living = takes & Set<Digit>::from_bits(seen.digits[p]);
        if (living.empty()) continue;
        const Cell cell = geometry.cell_at(house, static_cast<Place>(p));
        take_from(cell, takes);
        for (Digit digit : living) removes.push_back({cell, digit});
    }
    if (removes.empty()) return true;
    moved = true;
    Cover cover;
    std::vector<Sector>& in_cells = naked ? cover.base : cover.cover;
    std::vector<Sector>& in_digits = naked ? cover.cover : cover.base;
    for (Place p : Set<Place>::from_bits(tuple.cells)) in_cells.push_back(geometry.sector(geometry.cell_at(house, p)));
    for (Digit d : Set<Digit>::from_bits(tuple.digits)) in_digits.push_back(geometry.sector(house, d));
    const auto pattern = [&] { return pattern_of(board_with(house, seen), cover); };
    return add(move, {Deduction{cover, std::move(removes)}, pattern});
}

// The board with only the candidates that the tuples of a house use.
Board PlainPosition::board_with(House house, const TupleHouse& seen) const {
    Board out = board_;
    for (std::size_t p = 0; p < seen.size; ++p) {
        const Cell cell = out.geometry().cell_at(house, static_cast<Place>(p));
        for (Digit digit : out.digits(cell) - Set<Digit>::from_bits(seen.digits[p]))
            if (!placed(cell)) out.remove({cell, digit});
    }
    return out;
}

void PlainPosition::take_from(Cell cell, Set<Digit> digits) {
    if (!left_.empty()) left_[cell] = left_[cell] - digits;
}

bool PlainPosition::collect_from_table(const Move& move) {
    bool moved = false;
    deduku::Position position(board_);
    position.rules = rules_.get();
    move.technique->find(position, move.size, [&](const Find& find) {
        moved = true;
        return add(move, find);
    });
    return moved;
}

// Adds the removals to the batch; false if no more are needed.
bool PlainPosition::add(const Move& move, const Find& find) {
    const Deduction& deduction = find.deduction;
    for (const Candidate c : deduction.removes) {
        removes_.push_back(c);
        take_from(c.cell, {c.digit});
    }
    if (records_) reasons_.push_back(deduction);
    if (notes_) found_.push_back({move, {}, deduction.removes, deduction.why, find.pattern()});
    return !one_;
}

void PlainPosition::commit() {
    std::optional<Board> before;
    if (records_ && !board_.contradictory()) before = board_;
    apply_batch();
    if (before) record_batch(std::move(*before));
    places_.clear();
    removes_.clear();
    reasons_.clear();
    ruled_.clear();
    tuple_moves_.clear();
    if (rules_ != nullptr && done()) check_rules();
}

// Orders can omit the techniques of rules.
void PlainPosition::check_rules() {
    const GeometryPtr& board = board_.shared_geometry();
    if (board_.contradictory() || solves(board_.grid(), Puzzle(board))) return;
    broken_ = true;
    if (!records_) return;
    std::vector<Deduction> steps;
    RuleClosure(*board).run(board_, steps);
    deductions_.insert(deductions_.end(), std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
    shown_empty_ = board_.empty_sector();
}

// Adds to places_ the cells that moves leave with one candidate.
void PlainPosition::apply_batch() {
    for (const Candidate c : removes_)
        if (board_.has(c)) board_.remove(c);
    for (Cell cell : ruled_)
        if (board_.digits(cell).single()) places_.push_back({cell, board_.digits(cell).first()});
    for (const Candidate c : places_) place(c);
    const std::vector<Candidate> completed = completed_by_moves();
    for (const Candidate c : completed) place(c);
    places_.insert(places_.end(), completed.begin(), completed.end());
    if (!places_.empty()) std::erase_if(open_, [&](Cell cell) { return placed(cell); });
}

void PlainPosition::place(Candidate candidate) {
    board_.keep_only(candidate.cell, {candidate.digit});
    remove_excluded(board_, candidate);
    placed_[candidate.cell] = true;
}

std::vector<Candidate> PlainPosition::completed_by_moves() const {
    std::vector<Candidate> out;
    if (left_.empty()) return out;
    for (Cell cell : open_)
        if (!placed(cell) && left_[cell].single() && board_.has({cell, left_[cell].first()}))
            out.push_back({cell, left_[cell].first()});
    return out;
}

// The batch as a sequence of deductions: each was found on the frozen position and remains valid after the others.
void PlainPosition::record_batch(Board proof) {
    for (Deduction& reason : reasons_) record(proof, std::move(reason));
    if (took_over_) {
        records_ = false;  // from here on, nothing is proved
        return;
    }
    const Geometry& geometry = board_.geometry();
    for (const Candidate c : places_) {
        const auto record_by = [&](Sector sector) {
            Cover cover{{geometry.sector(c.cell)}, {sector}};
            std::vector<Candidate> removes = consequences(proof, cover);
            record(proof, {std::move(cover), std::move(removes)});
        };
        for (const Membership& m : geometry.houses_of(c.cell)) record_by(geometry.sector(m.house, c.digit));
        for (const Sector line : geometry.links_of(c)) record_by(line);
    }
}

void PlainPosition::record(Board& proof, Deduction deduction) {
    if (proof.contradictory()) return;
    std::optional<Deduction> settled = settle(proof, std::move(deduction));
    if (!settled) return;
    apply(proof, *settled);
    shown_empty_ = proof.empty_sector();
    deductions_.push_back(std::move(*settled));
}

bool PlainPosition::dead() const {
    if (broken_) return true;
    if (!board_.contradictory()) return false;
    const auto cells = board_.geometry().every_cell();
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return board_.digits(cell).empty(); });
}

std::vector<Candidate> PlainPosition::candidates(int width) const {
    std::vector<Candidate> out;
    for (Cell cell : open_)
        if (board_.digits(cell).size() == width)
            for (Digit digit : board_.digits(cell)) out.push_back({cell, digit});
    return out;
}

void PlainPosition::assume(Candidate candidate) {
    board_.keep_only(candidate.cell, {candidate.digit});
    shown_empty_ = board_.empty_sector();
    places_.push_back(candidate);
    commit();
}

void PlainPosition::rule_out(Candidate candidate, const PlainPosition* assumed) {
    removes_.push_back(candidate);
    ruled_.push_back(candidate.cell);
    take_from(candidate.cell, {candidate.digit});
    if (!records_) return;
    const Sector cell = board_.geometry().sector(candidate.cell);
    reasons_.push_back(
        {refutation(board_, cell, {candidate}, assumed->deductions_, *assumed->shown_empty_), {candidate}});
}

void PlainPosition::take_over(Candidate candidate) {
    places_.push_back(candidate);
    took_over_ = true;
}

std::vector<Candidate> PlainPosition::removed_since(std::size_t mark) const {
    const auto trail = board_.trail().subspan(mark);
    return {trail.begin(), trail.end()};
}

}  // namespace deduku::steps
