// What is known of each puzzle of a collection, kept in a file that grows line by line: an interrupted run goes on from
// it.
//
//   # deduku index 2, deduku 0.1.0 choose=list walk=breadth depth=1
//   17 TAB 8...3... TAB Easter TAB 1 TAB hard TAB 99707 TAB no TAB yes TAB 12.3 TAB key TAB fingerprint of the report
//
// The key stands for all that a report depends on: a row counts only for the same key, and only while its report has
// the fingerprint. One process at a time has the file. A line that was cut off is removed before another is written.
#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "report/html/index_page.hpp"

namespace deduku::cli {

using report::IndexRow;

/// A row, and what it is good for.
struct JournalRow {
    IndexRow row;
    std::string key;     ///< 16 digits, or "-": made under a limit that was reached, to be made anew
    std::string report;  ///< fingerprint of its file, 16 digits
};

class IndexJournal {
  public:
    /// Opens or begins the file. `made_by` says what makes the rows: a file made otherwise is an error.
    IndexJournal(std::string file, std::string_view made_by);
    ~IndexJournal();
    IndexJournal(const IndexJournal&) = delete;
    IndexJournal& operator=(const IndexJournal&) = delete;

    /// Why it cannot be used; empty if it can.
    const std::string& error() const { return error_; }
    /// The row of the puzzle with this number, if it has this key. From several threads.
    [[nodiscard]] const JournalRow* find(std::uint64_t number, std::string_view key) const;
    /// The puzzle of this number is in the collection. From several threads.
    void note(std::uint64_t number);
    /// Adds a row, in the file first. From several threads. A message if it could not be written.
    [[nodiscard]] std::string add(JournalRow row);

    /// Rows by number: all, or those of puzzles noted.
    [[nodiscard]] report::IndexRows rows(bool noted_only) const;
    /// Numbers of rows whose puzzles were not noted: "4, 7-9"; empty if there is none.
    [[nodiscard]] std::string left_over() const;

  private:
    bool open();
    bool read(std::string_view head);
    std::string write(std::string_view line);

    std::string file_;
    std::string error_;
    int descriptor_ = -1;
    off_t size_ = 0;     // of the whole lines
    bool torn_ = false;  // what follows them could not be removed
    mutable std::mutex mutex_;
    std::map<std::uint64_t, JournalRow> rows_;
    std::set<std::uint64_t> noted_;
};

}  // namespace deduku::cli
