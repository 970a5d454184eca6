// A puzzle database: one SQLite file for many concurrent readers and writers.
//
//   puzzle   id (number of the form), form, clues, kind        a row for each form: bytes, or a line of text
//   measure  id, name, version, options, columns               hdp, 0.1.0, "choose=list ..", "hdp"
//   m_1      puzzle, state, v1, ..                             a table for each row of measure
//   lease    measure, first, last, owner, until                the puzzles that each worker is rating
//   file     path, bytes, hash, puzzles, whole                 the files read, and how far
//   source   puzzle, file, number                              the 17th puzzle of that file
//   name     puzzle, text                                      the text given with the puzzle
//
// The view `v` has the newest version of each measure under plain names, for other SQLite programs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/database.hpp"
#include "catalog/key.hpp"
#include "grid/function_ref.hpp"

namespace deduku::catalog {

/// The formats that this program writes and reads. A file has the second one from its first line on; earlier versions
/// of the program can read files without lines.
inline constexpr std::int64_t format = 2, format_with_lines = 3;

/// The settings of a new file.
struct Settings {
    std::string program{};  ///< "deduku 0.1.0"
    std::string created{};  ///< a date
    int bits = 63;          ///< bits in the numbers of forms; fewer only in tests, to provoke collisions
    std::string form{};     ///< the form that identifies puzzles, a word chosen by the caller
};

/// Whether every write survives a power cut; a killed program loses nothing either way.
enum class Durable : std::uint8_t { file, every_write };

/// A rating and the options that determine it.
struct StoredMeasure {
    std::int64_t id = 0;
    std::string name{};
    std::string version{};
    std::string options{};
    std::vector<std::string> columns{};
};

class Catalog {
  public:
    /// The host must outlive it. Fails if the file is a puzzle database already; empty files are accepted.
    static OrTrouble<std::unique_ptr<Catalog>> create(const std::string& file, const Settings& settings,
                                                      const Host& host);
    static OrTrouble<std::unique_ptr<Catalog>> open(const std::string& file, const Host& host,
                                                    Durable durable = Durable::file);
    /// For readers; also files that cannot be written (Database::Open::read).
    static OrTrouble<std::unique_ptr<Catalog>> open_to_read(const std::string& file, const Host& host);

    Database& base() { return *base_; }
    int bits() const { return bits_; }
    const std::string& form() const { return form_; }

    /// All measures, oldest first.
    OrTrouble<std::vector<StoredMeasure>> measures();
    /// The newest version of each measure.
    OrTrouble<std::vector<StoredMeasure>> newest();
    /// Permits forms that are lines.
    bool allow_lines();
    /// The measure with this name, version and options; created if missing. Its id names its table.
    OrTrouble<StoredMeasure> measure(const StoredMeasure& wanted);
    /// Drops each measure that has a newer version, with its values. Returns their names.
    OrTrouble<std::vector<StoredMeasure>> drop_old();

    /// The number of puzzles; of rows of a measure by state.
    OrTrouble<std::int64_t> count();
    struct Rated {
        std::int64_t done = 0;
        std::int64_t unknown = 0;  ///< stopped at a limit
        std::int64_t none = 0;     ///< the puzzle has no such rating
    };
    OrTrouble<Rated> rated(const StoredMeasure& measure);
    /// The value in the table meta; empty if missing.
    std::string meta(std::string_view key);

    /// Collects statistics on the values, so that queries start with rare ones.
    std::optional<Trouble> learn();
    /// Frees unused disk space and sorts the file by number.
    std::optional<Trouble> compact();

  private:
    explicit Catalog(std::unique_ptr<Database> base) : base_(std::move(base)) {}
    bool set_up(const Settings& settings);
    static OrTrouble<std::unique_ptr<Catalog>> opened(OrTrouble<std::unique_ptr<Database>> base, Durable durable);
    bool look_through();
    bool make_view();

    std::unique_ptr<Database> base_;
    int bits_ = 63;
    std::string form_;
};

/// "m_3", the table of a measure; ", v1, v2", its value columns; "INSERT INTO m_3 VALUES(?, ?, ?, ?)".
[[nodiscard]] std::string table_of(const StoredMeasure& measure);
[[nodiscard]] std::string values_of(const StoredMeasure& measure);
[[nodiscard]] std::string insertion_of(const StoredMeasure& measure);
/// The states of rows of a measure.
enum class RowState : std::uint8_t { done = 1, unknown = 2, none = 3 };

/// The errors in the file, one on each line; at most a hundred. `is_form` returns whether a text is the form of a
/// puzzle with this many solutions; it is called for every `each`-th puzzle.
[[nodiscard]] OrTrouble<std::vector<std::string>> check(
    Catalog& catalog, std::int64_t each, FunctionRef<bool(const std::string& form, int solutions)> is_form);

}  // namespace deduku::catalog
