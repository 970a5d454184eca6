// Adds puzzles: many at once, sorted, each form once. The same transaction records how far the file was read.
//
//   a million entries --sort by number--> one transaction --> new 999,988, known 12
//
#pragma once

#include "catalog/reports.hpp"

namespace deduku::catalog {

/// A file of puzzles, and how many of them are stored. Identified by its size and the hash of its bytes.
struct Source {
    std::string path{};
    std::int64_t bytes = 0;
    std::int64_t hash = 0;
    std::int64_t puzzles = 0;
    bool whole = false;  ///< all of them are stored
};

struct Added {
    std::int64_t fresh = 0;
    std::int64_t known = 0;
    std::int64_t ratings = 0;  ///< new values

    Added& operator+=(const Added& more) {
        fresh += more.fresh, known += more.known, ratings += more.ratings;
        return *this;
    }
};

/// Values of one measure.
struct StoredRating {
    std::uint32_t measure = 0;  ///< index in the measures of the batch
    RowState state = RowState::done;
    std::vector<FilterValue> values{};  ///< one for each column
};

/// The place of a puzzle: the 17th of that file.
struct FilePlace {
    std::int64_t entry = 0;  ///< index of the entry
    std::int64_t file = 0;   ///< id in the table file
    std::int64_t number = 0;
};

/// Puzzles to add.
struct NewPuzzles {
    std::vector<PuzzleToAdd> entries{};
    std::vector<std::pair<std::int64_t, std::string>> names{};     ///< index of an entry, its text
    std::vector<std::pair<std::int64_t, StoredRating>> ratings{};  ///< index of an entry, a rating computed elsewhere
    std::vector<StoredMeasure> measures{};                         ///< of the ratings, from Catalog::measure()
    std::vector<FilePlace> places{};                               ///< in addition to those of the source
    std::vector<RowReport> reports{};                              ///< of a database with reports

    void clear() {
        entries.clear();
        names.clear();
        ratings.clear();
        places.clear();
        reports.clear();
    }
};

/// The number of puzzles of this file read by earlier runs.
[[nodiscard]] OrTrouble<std::int64_t> puzzles_read(Catalog& catalog, Source& source);

/// Adds the entries, with missing ratings, and records the progress of the source, all or nothing. Sorts the batch.
[[nodiscard]] OrTrouble<Added> add(Catalog& catalog, NewPuzzles& batch, const Source* source);

/// The number of a form; none if it is not stored.
[[nodiscard]] OrTrouble<std::optional<std::int64_t>> find(Catalog& catalog, const StoredForm& form);

/// Copies puzzles and ratings; existing values are replaced only if they are unknown. Transactions have a hundred
/// thousand puzzles: rows copied before an error stay, and repeating the call copies the rest. Both files must use the
/// same form.
[[nodiscard]] OrTrouble<Added> copy(Catalog& theirs, Catalog& ours);

}  // namespace deduku::catalog
