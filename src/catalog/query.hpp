// Queries: the puzzles that pass a filter, with the requested columns.
//
//   Columns::of(catalog)                      unique clues name hdp er ..
//   select(.., {filter, {1, 3}, 100}, each)   each(puzzle, its two values) up to a hundred times, in numerical order
//
#pragma once

#include "catalog/catalog.hpp"
#include "catalog/sql.hpp"

namespace deduku::catalog {

/// A column of the database, and the location of its values.
struct ColumnPlace {
    std::string name{};
    std::string sql{};
    const StoredMeasure* measure = nullptr;  ///< null: a column of the puzzles
};

/// The columns: unique, clues, name, source (file:number), then those of the newest version of each measure.
class Columns {
  public:
    static OrTrouble<Columns> of(Catalog& catalog);

    std::span<const ColumnPlace> places() const { return places_; }
    /// Index of the column of this name.
    std::optional<std::size_t> find(std::string_view name) const;

  private:
    std::vector<std::unique_ptr<const StoredMeasure>> measures_;
    std::vector<ColumnPlace> places_;
};

struct WantedColumns {
    Filter filter{};                     ///< over the places of Columns
    std::vector<std::size_t> columns{};  ///< in the requested order
    std::optional<std::int64_t> limit{};
};

/// Receives the form of a puzzle and its requested columns; false: stop.
using OnRow = std::function<bool(const std::string& form, const std::vector<FilterValue>& values)>;

/// Passes rows to `each` until it returns false.
[[nodiscard]] std::optional<Trouble> select(Catalog& catalog, const Columns& columns, const WantedColumns& wanted,
                                            const OnRow& each);
[[nodiscard]] OrTrouble<std::int64_t> count(Catalog& catalog, const Columns& columns, const Filter& filter);

/// "puzzle LEFT JOIN m_1 .. WHERE .." with its values: the rows that pass. `used` marks other columns needed.
[[nodiscard]] Condition rows_of(const Columns& columns, const Filter& filter, std::vector<bool> used);

}  // namespace deduku::catalog
