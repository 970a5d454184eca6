// What is known of each puzzle of a collection, kept in a file that grows line by line: an interrupted run goes on from
// it.
//
//   # deduku index 1, deduku 0.1.0 choose=list walk=breadth depth=1
//   17 TAB 8...3... TAB Easter TAB 1 TAB hard TAB 99707 TAB no TAB yes TAB 12.3
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "report/html/index_page.hpp"

namespace deduku::cli {

using report::IndexRow;

class IndexJournal {
  public:
    /// Opens or begins the file. `made_by` says what makes the rows: a file made otherwise is an error.
    /// A last line that was cut off is dropped.
    IndexJournal(std::string file, std::string_view made_by);
    ~IndexJournal();
    IndexJournal(const IndexJournal&) = delete;
    IndexJournal& operator=(const IndexJournal&) = delete;

    /// Why it cannot be used; empty if it can.
    const std::string& error() const { return error_; }
    /// The row of this puzzle, if it is done; null if not, or if another puzzle has its number.
    const IndexRow* find(std::uint64_t number, std::string_view puzzle) const;
    /// Adds a row, in the file first. Called from several threads. A message if it could not be written.
    std::string add(IndexRow row);
    /// All rows by number.
    const std::map<std::uint64_t, IndexRow>& rows() const { return rows_; }

  private:
    std::string file_;
    std::string error_;
    int descriptor_ = -1;
    mutable std::mutex mutex_;
    std::map<std::uint64_t, IndexRow> rows_;
};

}  // namespace deduku::cli
