// Reports of a collection: those made by `index` so far, in the same file as the puzzles.
//
//   report   number, line, name, solutions, level, rating, reasonable, proof, seconds, key, page
//   17       8...3..  Easter  1    hard  99707  no  accepted  12.3  hash of all its inputs, hash of its bytes
//
// A report is valid only for the same key, and only while its page has the same hash. Boards of any size are included,
// also those stored as puzzles.
#pragma once

#include <optional>
#include <string>

#include "catalog/catalog.hpp"
#include "grid/function_ref.hpp"

namespace deduku::catalog {

/// A row as text, and its validity.
struct RowReport {
    std::int64_t number = 0;  ///< of the puzzle in the collection, from 1
    std::string line{};       ///< the puzzle
    std::string name{};
    std::string solutions{};
    std::string level{};
    std::string rating{};
    std::string reasonable{};
    std::string proof{};
    std::string seconds{};
    std::string key{};   ///< of all inputs of the report; "-": cut short by a limit
    std::string page{};  ///< hash of the bytes of its file
};

/// Creates the table if it does not exist, and records the maker of its rows; an existing record stays.
[[nodiscard]] std::optional<Trouble> begin_reports(Catalog& catalog, const std::string& made_by);
/// The maker of the rows; empty: this file has no reports.
[[nodiscard]] std::string reports_made_by(Catalog& catalog);

/// The report of this number, if it has this key.
[[nodiscard]] OrTrouble<std::optional<RowReport>> find_report(Catalog& catalog, std::int64_t number,
                                                              const std::string& key);
/// Inserts a report or replaces an older one. Called within a transaction.
void put_report(Database& base, const RowReport& report);
/// All reports, by number.
[[nodiscard]] std::optional<Trouble> each_report(Catalog& catalog, FunctionRef<void(RowReport&&)> each);

}  // namespace deduku::catalog
