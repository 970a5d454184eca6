#include <algorithm>
#include <map>

#include "catalog/adding.hpp"

namespace deduku::catalog {
namespace {

constexpr std::int64_t puzzles_at_once = 100000;

class Copy {
  public:
    Copy(Catalog& theirs, Catalog& ours) : theirs_(theirs), ours_(ours), from_(theirs.base()), to_(ours.base()) {}

    OrTrouble<Added> run() {
        if (theirs_.form() != ours_.form())
            from_.fail(Trouble::Kind::unusable, "knows puzzles by the form '" + theirs_.form() + "', " + to_.file() +
                                                    " by '" + ours_.form() + "': export them, and add them there");
        take_measures();
        take_files();
        while (ok() && read_puzzles()) {
            read_names();
            read_places();
            for (std::size_t i = 0; i < measures_.size(); ++i) read_ratings(i);
            if (!ok()) break;
            const auto done = add(ours_, batch_, nullptr);
            if (const auto* trouble = std::get_if<Trouble>(&done)) return *trouble;
            added_ += std::get<Added>(done);
        }
        if (ok()) note_files();
        if (from_.trouble()) return *from_.trouble();
        if (to_.trouble()) return *to_.trouble();
        return added_;
    }

  private:
    bool ok() const { return from_.ok() && to_.ok(); }

    void take_measures() {
        if (!ok()) return;
        auto all = theirs_.measures();
        if (!ok()) return;
        measures_ = std::get<0>(std::move(all));
        for (const StoredMeasure& measure : measures_) {
            auto mine = ours_.measure(measure);
            if (auto* made = std::get_if<StoredMeasure>(&mine)) batch_.measures.push_back(std::move(*made));
        }
    }

    /// Enters their files with ids of ours; their progress is recorded at the end.
    void take_files() {
        if (!ok()) return;
        SqlStatement rows(from_, "SELECT id, path, bytes, hash FROM file");
        SqlStatement note(
            to_,
            "INSERT INTO file(path, bytes, hash, puzzles, whole) VALUES(?, ?, ?, 0, 0) ON CONFLICT(bytes, "
            "hash) DO UPDATE SET path = path RETURNING id");
        while (rows.step()) {
            const std::string path = rows.text(1);
            note.bind(1, path).bind(2, rows.number(2)).bind(3, rows.number(3));
            if (note.step()) files_[rows.number(0)] = note.number(0);
            note.run();
        }
    }
    void note_files() {
        SqlStatement rows(from_, "SELECT id, puzzles, whole FROM file");
        SqlStatement note(to_, "UPDATE file SET puzzles = max(puzzles, ?), whole = max(whole, ?) WHERE id = ?");
        while (rows.step()) note.bind(1, rows.number(1)).bind(2, rows.number(2)).bind(3, files_[rows.number(0)]).run();
    }

    /// Reads the next puzzles; false: there are no more.
    bool read_puzzles() {
        batch_.clear();
        const std::int64_t after = ids_.empty() ? -1 : ids_.back();
        ids_.clear();
        SqlStatement rows(from_, "SELECT id, form, clues, kind FROM puzzle WHERE id > ? ORDER BY id LIMIT ?");
        rows.bind(1, after).bind(2, puzzles_at_once);
        while (rows.step()) {
            const auto form = rows.form(1);
            if (!form) {
                from_.fail(Trouble::Kind::failed, "the file is damaged: a puzzle without a form");
                return false;
            }
            ids_.push_back(rows.number(0));
            batch_.entries.push_back({number_of(*form, ours_.bits()), *form, static_cast<std::uint16_t>(rows.number(2)),
                                      static_cast<std::uint8_t>(rows.number(3))});
        }
        return !ids_.empty();
    }

    /// Visits the rows for the current puzzles; `each` receives the index of the puzzle.
    template <class Each>
    void about_them(const std::string& columns, const Each& each) {
        if (!ok()) return;
        SqlStatement rows(from_, "SELECT puzzle, " + columns + " WHERE puzzle BETWEEN ? AND ? ORDER BY puzzle");
        rows.bind(1, ids_.front()).bind(2, ids_.back());
        for (auto at = ids_.begin(); rows.step();) {
            at = std::lower_bound(at, ids_.end(), rows.number(0));
            if (at != ids_.end() && *at == rows.number(0)) each(at - ids_.begin(), rows);
        }
    }
    void read_names() {
        about_them("text FROM name",
                   [&](std::int64_t entry, const SqlStatement& row) { batch_.names.emplace_back(entry, row.text(1)); });
    }
    void read_places() {
        about_them("file, number FROM source", [&](std::int64_t entry, const SqlStatement& row) {
            batch_.places.push_back({entry, files_[row.number(1)], row.number(2)});
        });
    }
    void read_ratings(std::size_t i) {
        const std::string what = "state" + values_of(measures_[i]) + " FROM " + table_of(measures_[i]);
        about_them(what, [&](std::int64_t entry, const SqlStatement& row) {
            StoredRating rating{static_cast<std::uint32_t>(i), static_cast<RowState>(row.number(1)), {}};
            for (std::size_t k = 0; k < measures_[i].columns.size(); ++k)
                rating.values.push_back(row.value(static_cast<int>(k) + 2));
            batch_.ratings.emplace_back(entry, std::move(rating));
        });
    }

    Catalog& theirs_;
    Catalog& ours_;
    Database& from_;
    Database& to_;
    std::vector<StoredMeasure> measures_;  // theirs; those of the batch are ours
    std::map<std::int64_t, std::int64_t> files_;
    std::vector<std::int64_t> ids_;  // ids of the current puzzles in `theirs`
    NewPuzzles batch_;
    Added added_;
};

}  // namespace

OrTrouble<Added> copy(Catalog& theirs, Catalog& ours) { return Copy(theirs, ours).run(); }

}  // namespace deduku::catalog
