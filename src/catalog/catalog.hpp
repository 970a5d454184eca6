// A catalogue: a puzzle database in one SQLite file that many may read and write.
//
//   puzzle   id (number of the form), form, clues, kind        a row for each form: bytes, or a line of text
//   measure  id, name, version, options, columns               hdp, 0.1.0, "choose=list ..", "hdp"
//   m_1      puzzle, state, v1, ..                             a table for each row of measure
//   lease    measure, first, last, owner, until                who is rating which puzzles
//   file     path, bytes, hash, puzzles, whole                 what was read, and how far
//   source   puzzle, file, number                              the 17th puzzle of that file
//   name     puzzle, text                                      what stood beside the puzzle
//
// The view `v` has the newest version of each measure under plain names, for other programs that read SQLite.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "catalog/database.hpp"
#include "catalog/key.hpp"

namespace deduku::catalog {

/// Of files that this program writes and reads. A file has the second from its first line on; without lines it can be
/// read by earlier versions.
inline constexpr std::int64_t format = 2, format_with_lines = 3;

/// What makes a new file.
struct Settings {
    std::string program{};  ///< "deduku 0.1.0"
    std::string created{};  ///< a date
    int bits = 63;          ///< of the numbers of forms; less only in tests, to have many forms meet
    std::string form{};     ///< that identifies puzzles, a word of the caller's
};

/// How sure a write is to survive a power cut; a killed program loses nothing either way.
enum class Durable : std::uint8_t { file, every_write };

/// A rating and the options that determine it.
struct Measure {
    std::int64_t id = 0;
    std::string name{};
    std::string version{};
    std::string options{};
    std::vector<std::string> columns{};
};

class Catalog {
  public:
    /// The host must outlive it. A file that is a catalogue already is in the way; one without anything in it is not.
    static Or<std::unique_ptr<Catalog>> create(const std::string& file, const Settings& settings, const Host& host);
    static Or<std::unique_ptr<Catalog>> open(const std::string& file, const Host& host,
                                             Durable durable = Durable::file);

    Database& base() { return *base_; }
    int bits() const { return bits_; }
    const std::string& form() const { return form_; }

    /// All measures, oldest first.
    Or<std::vector<Measure>> measures();
    /// The newest of each name.
    Or<std::vector<Measure>> newest();
    /// Lines may be among its forms from now on.
    bool allow_lines();
    /// The one of this name, version and options; made if it is not there. Its id is the name of its table.
    Or<Measure> measure(const Measure& wanted);
    /// Drops every measure of which there is a newer one, with its values. Their names.
    Or<std::vector<Measure>> drop_old();

    /// Rows of puzzles, of states of a measure.
    Or<std::int64_t> count();
    struct Rated {
        std::int64_t done = 0;
        std::int64_t unknown = 0;  ///< a limit was reached
        std::int64_t none = 0;     ///< it has no such rating
    };
    Or<Rated> rated(const Measure& measure);
    /// Value of the table meta; empty if there is none.
    std::string meta(std::string_view key);

    /// Collects statistics on the values, so that queries begin with rare ones.
    std::optional<Trouble> learn();
    /// Frees unused disk space, and sorts the file by number.
    std::optional<Trouble> compact();

  private:
    explicit Catalog(std::unique_ptr<Database> base) : base_(std::move(base)) {}
    bool set_up(const Settings& settings);
    bool look_through();
    bool make_view();

    std::unique_ptr<Database> base_;
    int bits_ = 63;
    std::string form_;
};

/// "m_3", the table of a measure; ", v1, v2", its values there; "INSERT INTO m_3 VALUES(?, ?, ?, ?)", a row of it.
[[nodiscard]] std::string table_of(const Measure& measure);
[[nodiscard]] std::string values_of(const Measure& measure);
[[nodiscard]] std::string insertion_of(const Measure& measure);
/// States of its rows.
enum class State : std::uint8_t { done = 1, unknown = 2, none = 3 };

/// The faults of the file, a line each; at most a hundred. `is_form` says whether the text is the form of a puzzle
/// with this many solutions, and is called for every `each`-th.
[[nodiscard]] Or<std::vector<std::string>> check(
    Catalog& catalog, std::int64_t each, const std::function<bool(const std::string& form, int solutions)>& is_form);

}  // namespace deduku::catalog
