// Reports of a collection: those made by `index` so far, beside the puzzles in the same file.
//
//   report   number, line, name, solutions, level, rating, reasonable, proof, seconds, key, page
//   17       8...3..  Easter  1    hard  99707  no  accepted  12.3  hash of all that it depends on, hash of its bytes
//
// A report is valid only for the same key, and only while its page has the same hash. Boards of any size are included;
// those that the catalogue stores as puzzles are there, too.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "catalog/catalog.hpp"

namespace deduku::catalog {

/// A row as text, and its validity.
struct Report {
    std::int64_t number = 0;  ///< of the puzzle in the collection, from 1
    std::string line{};       ///< the puzzle
    std::string name{};
    std::string solutions{};
    std::string level{};
    std::string rating{};
    std::string reasonable{};
    std::string proof{};
    std::string seconds{};
    std::string key{};   ///< of all that the report depends on; "-": cut short by a limit
    std::string page{};  ///< hash of the bytes of its file
};

/// Makes the table if it does not exist, and records the maker of its rows; an existing record stays.
[[nodiscard]] std::optional<Trouble> begin_reports(Catalog& catalog, const std::string& made_by);
/// What makes the rows; empty: there are no reports in this catalogue.
[[nodiscard]] std::string reports_made_by(Catalog& catalog);

/// The report of this number, if it has this key.
[[nodiscard]] Or<std::optional<Report>> find_report(Catalog& catalog, std::int64_t number, const std::string& key);
/// Puts it in the place of an older one. Part of a transaction of the caller's.
void put_report(Database& base, const Report& report);
/// All reports, by number.
[[nodiscard]] std::optional<Trouble> each_report(Catalog& catalog, const std::function<void(Report&&)>& each);

}  // namespace deduku::catalog
