// index --from: a catalogue as a page. What knows catalogues (cli/catalog) does it.
#pragma once

#include <string>

#include "cli/commands.hpp"

namespace deduku::cli {

/// Writes index.html into the folder, which ends with a slash.
Status index_from_catalog(const Request& request, const std::string& folder);

}  // namespace deduku::cli
