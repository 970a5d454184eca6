// Results as others keep them: JSON lines, and tables of any order of columns.
#pragma once

#include "cli/catalog/filling.hpp"

namespace deduku::cli {

/// JSON lines of `rate` or `catalog query`, or a table with a heading (commas, semicolons or tabs between its fields)
/// that has `puzzle`, `name` if it likes, and all columns of some measures. The measures of a table are those of this
/// version with these options; JSON says its own. BadOperand if it is neither.
Status import_rows(Adding& adding, const method::Options& options, const std::string& file);

}  // namespace deduku::cli
