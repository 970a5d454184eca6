// The folder of `index`: its finished reports, listed in a database, so that an interrupted run resumes.
//
//   site/index.deduku-catalog   a row for each report (catalog/reports), and its puzzle among those of the database
//
// Only one run at a time works in a folder; the database can be read meanwhile.
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "canon/canon.hpp"
#include "catalog/adding.hpp"
#include "cli/commands.hpp"
#include "deduku/puzzle.hpp"
#include "deduku/solve.hpp"
#include "report/html/index_page.hpp"

namespace deduku::cli {

class Site {
  public:
    /// Opens or creates the database in the folder, whose name ends with a slash. `made_by` identifies the maker of the
    /// reports. BadOperand for a folder of another maker, or in use by another run; passes on other errors.
    Site(const std::string& folder, const std::string& made_by);
    ~Site();
    Site(const Site&) = delete;
    Site& operator=(const Site&) = delete;

    /// Marks this number as in the collection; returns the hash of its page, if there is one with this key, else an
    /// empty text. Thread-safe, like add().
    catalog::OrTrouble<std::string> seen(std::uint64_t number, const std::string& key);
    /// Adds a report, and the puzzle if it can be stored; its `solutions` are complete, or null if unknown.
    [[nodiscard]] std::optional<catalog::Trouble> add(const Puzzle& puzzle, const Solutions* solutions,
                                                      catalog::RowReport report);

    enum class Rows : std::uint8_t { all, seen };
    /// Rows of the index: all, or only those of puzzles seen; `left_over` receives the numbers of the others: "4, 7-9".
    catalog::OrTrouble<report::IndexRows> rows(Rows which, std::string& left_over);

  private:
    void open(const std::string& made_by);

    std::string file_;
    int locked_ = -1;
    std::unique_ptr<catalog::Catalog> catalog_;
    std::mutex mutex_;  // guards the members below, and the database
    canon::Forms forms_;
    std::vector<bool> seen_;
};

/// Settings of a new database, with this program and the current time.
catalog::Settings catalog_settings(const std::string& form);

/// Writes index.html to the folder, whose name ends with a slash.
Status index_from_catalog(const Request& request, const std::string& folder);

}  // namespace deduku::cli
