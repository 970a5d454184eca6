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

/// The first operand, opened. BadOperand if it is no catalogue.
std::unique_ptr<catalog::Catalog> open_catalog(const Request& request);

/// The value, or a BadOperand or runtime_error that says why there is none.
template <class T>
T taken(catalog::Or<T> result) {
    if (const auto* trouble = std::get_if<catalog::Trouble>(&result)) throw *trouble;
    return std::get<T>(std::move(result));
}

/// A rating of this program with these options, as a catalogue keeps it (without its id there).
catalog::Measure measure_of(const method::Method& row, const method::Options& options);
/// Results of `rate` with these options, text with a heading, into the catalogue. BadOperand if a file is none.
Status import_results(const Request& request, catalog::Catalog& catalog, const method::Options& options,
                      const std::vector<std::string>& files);

/// As columns of a filter, and behind them those that nothing in the file is rated by, which it refuses with the command
/// to type first.
std::vector<filter::Column> filter_columns(const catalog::Columns& columns, const std::string& file);
/// The form that identifies puzzles.
canon::Form form_of(const catalog::Catalog& catalog);

}  // namespace deduku::cli
