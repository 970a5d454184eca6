// The folder of `index`: the finished reports, listed in a catalogue beside it, so that an interrupted run resumes.
//
//   site/index.deduku-catalog   a report each (catalog/reports), and its puzzle among those of the catalogue
//
// Only one run at a time works in a folder; the catalogue can be read meanwhile.
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
    /// Opens or creates the catalogue in the folder, which ends with a slash. `made_by` identifies the maker of the
    /// reports: a folder made otherwise, or in use by another run, is a BadOperand. Other errors are thrown unchanged.
    Site(const std::string& folder, const std::string& made_by);
    ~Site();
    Site(const Site&) = delete;
    Site& operator=(const Site&) = delete;

    /// The puzzle of this number is in the collection, and the hash of its page, if there is one of this key; else
    /// empty. From several threads, as add() is.
    catalog::Or<std::string> seen(std::uint64_t number, const std::string& key);
    /// Adds a report, and the puzzle if a catalogue stores such; its `solutions` are known to be complete, or null.
    [[nodiscard]] std::optional<catalog::Trouble> add(const Puzzle& puzzle, const Solutions* solutions,
                                                      catalog::Report report);

    /// Rows of the index: all, or those of puzzles seen; and in `left_over` the numbers of the others: "4, 7-9".
    catalog::Or<report::IndexRows> rows(bool seen_only, std::string& left_over);

  private:
    void open(const std::string& made_by);

    std::string file_;
    int locked_ = -1;
    std::unique_ptr<catalog::Catalog> catalog_;
    std::mutex mutex_;  // guards the members below, and the catalogue
    canon::Forms forms_;
    std::vector<bool> seen_;
};

/// Of a new catalogue: made by this program, now.
catalog::Settings catalog_settings(const std::string& form);

/// Writes index.html into the folder, which ends with a slash.
Status index_from_catalog(const Request& request, const std::string& folder);

}  // namespace deduku::cli
