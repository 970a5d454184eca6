// SQLite accesses its files through os(), like all other code, so that tests can make each call fail.
//
//   database --> SQLite --open, read, write, lock, flush--> os() --> the kernel
//
#pragma once

#include "catalog/database.hpp"
#include "cli/run/status.hpp"

namespace deduku::cli {

/// System calls for a database of this program: files through os(), and short sleeps while waiting for a lock, until
/// the run is to stop.
const catalog::Host& catalog_host();

/// Reports an error of a database; returns the status.
Status status_of(const catalog::Trouble& trouble);

}  // namespace deduku::cli
