// SQLite touches its files through os(), as everything else does, so that tests can let each call fail.
//
//   catalogue --> SQLite --open, read, write, lock, flush--> os() --> the kernel
//
#pragma once

#include "catalog/database.hpp"
#include "cli/run/status.hpp"

namespace deduku::cli {

/// System calls for a catalogue of this program: files through os(), and short sleeps while it waits for a lock,
/// until the run is to stop.
const catalog::Host& catalog_host();

/// Reports an error of a catalogue; the status.
Status status_of(const catalog::Trouble& trouble);

}  // namespace deduku::cli
