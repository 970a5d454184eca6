// The subcommands of `catalog`, and their common parts.
#pragma once

#include "canon/canon.hpp"
#include "catalog/query.hpp"
#include "cli/parts.hpp"
#include "cli/run/sqlite_files.hpp"
#include "method/method.hpp"

namespace deduku::cli {

extern const CommandPart catalog_create, catalog_add, catalog_rate, catalog_import, catalog_chunks, catalog_query,
    catalog_export, catalog_status, catalog_check, catalog_compact;

/// Opens the first operand to write to it; Trouble if it is not a database.
std::unique_ptr<catalog::Catalog> open_catalog(const Request& request);
/// The same for readers: also a file that cannot be written.
std::unique_ptr<catalog::Catalog> open_to_read(const Request& request);

/// The value; throws the Trouble if there is none.
template <class T>
T taken(catalog::OrTrouble<T> result) {
    if (const auto* trouble = std::get_if<catalog::Trouble>(&result)) throw *trouble;
    return std::get<T>(std::move(result));
}

/// A rating of this program with these options, as stored in a database (without its id there).
catalog::StoredMeasure measure_of(const method::MethodRow& row, const method::MethodOptions& options);
/// Imports results of `rate` with these options, text with a heading. BadOperand for other files.
Status import_results(const Request& request, catalog::Catalog& catalog, const method::MethodOptions& options,
                      const std::vector<std::string>& files);

/// The columns for filters, followed by those without ratings in the file; a filter refuses these and names the command
/// to run first.
std::vector<filter::Column> filter_columns(const catalog::Columns& columns, const std::string& file);
/// The form that identifies puzzles.
canon::FormKind form_of(const catalog::Catalog& catalog);

}  // namespace deduku::cli
