// The parts of `catalog`: a row and a file each, as commands have them.
//
//   deduku catalog add FILE INPUT..      row "add", its options, run_add
//
#pragma once

#include <span>
#include <string_view>

#include "catalog/query.hpp"
#include "cli/commands.hpp"

namespace deduku::cli {

struct CatalogPart {
    std::string_view word;
    std::string_view operands;
    std::string_view summary;
    std::string_view options;               ///< those of `catalog` that it takes, joined by |
    Status (*run)(const Request& request);  ///< operands without the word; the first is the file
};

extern const CatalogPart catalog_create;
extern const CatalogPart catalog_add;
extern const CatalogPart catalog_rate;
extern const CatalogPart catalog_chunks;
extern const CatalogPart catalog_query;
extern const CatalogPart catalog_export;
extern const CatalogPart catalog_status;
extern const CatalogPart catalog_check;
extern const CatalogPart catalog_compact;

/// The first operand, opened. BadOperand if it is no catalogue.
std::unique_ptr<catalog::Catalog> open_catalog(const Request& request);
/// Only the file and so many operands more, or a UsageError.
void require_operands(const Request& request, std::size_t least, std::size_t most);

/// What is to be said about trouble, and the status.
Status status_of(const catalog::Trouble& trouble);

/// The value, or a BadOperand or runtime_error that says why there is none.
template <class T>
T taken(catalog::Or<T> result) {
    if (const auto* trouble = std::get_if<catalog::Trouble>(&result)) throw *trouble;
    return std::get<T>(std::move(result));
}

/// As columns of a filter.
std::vector<catalog::Column> filter_columns(const catalog::Columns& columns);
/// Whether the text is the form that the catalogue keeps of a puzzle of so many solutions.
bool is_kept_form(const std::string& text, int solutions);

}  // namespace deduku::cli
