// Adds puzzles: many at once, sorted, each form once; the same write records how far the file was read.
//
//   a million entries --sort by number--> one transaction --> new 999,988, known 12
//
#pragma once

#include "catalog/reports.hpp"

namespace deduku::catalog {

/// A file of puzzles, and how many of its puzzles are in. Known by its size and the hash of its bytes.
struct Source {
    std::string path{};
    std::int64_t bytes = 0;
    std::int64_t hash = 0;
    std::int64_t puzzles = 0;
    bool whole = false;  ///< all of them
};

struct Added {
    std::int64_t fresh = 0;
    std::int64_t known = 0;
    std::int64_t ratings = 0;  ///< values that were not there

    Added& operator+=(const Added& more) {
        fresh += more.fresh, known += more.known, ratings += more.ratings;
        return *this;
    }
};

/// Values of one measure.
struct Rating {
    std::uint32_t measure = 0;  ///< index among those of the batch
    State state = State::done;
    std::vector<Value> values{};  ///< one for each column
};

/// The puzzle is the 17th of that file.
struct Origin {
    std::int64_t entry = 0;  ///< its index
    std::int64_t file = 0;   ///< its id in the table file
    std::int64_t number = 0;
};

/// Puzzles on their way in.
struct Batch {
    std::vector<Entry> entries{};
    std::vector<std::pair<std::int64_t, std::string>> names{};  ///< index of an entry, the text beside it
    std::vector<std::pair<std::int64_t, Rating>> ratings{};     ///< index of an entry, a rating computed elsewhere
    std::vector<Measure> measures{};                            ///< of the ratings, from Catalog::measure()
    std::vector<Origin> origins{};                              ///< besides those of the source
    std::vector<Report> reports{};                              ///< of a catalogue that has them

    void clear() {
        entries.clear();
        names.clear();
        ratings.clear();
        origins.clear();
        reports.clear();
    }
};

/// How far this file was read by earlier runs.
[[nodiscard]] Or<std::int64_t> puzzles_read(Catalog& catalog, Source& source);

/// Adds them, with ratings where there are none yet, and says how far the source is now, all or nothing. Sorts the
/// batch.
[[nodiscard]] Or<Added> add(Catalog& catalog, Batch& batch, const Source* source);

/// The number of a form; none if it is not stored.
[[nodiscard]] Or<std::optional<std::int64_t>> find(Catalog& catalog, const Form& form);

/// Values already stored stay, unless they are unknown. A hundred thousand puzzles per transaction: rows copied
/// before an error stay, and the same call again copies the rest. Both files must use the same form.
[[nodiscard]] Or<Added> copy(Catalog& theirs, Catalog& ours);

}  // namespace deduku::catalog
