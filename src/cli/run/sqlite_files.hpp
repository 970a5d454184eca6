// SQLite touches its files through os(), as everything else does, so that tests can let each call fail.
//
//   catalogue --> SQLite --open, read, write, lock, flush--> os() --> the kernel
//
#pragma once

#include "catalog/database.hpp"
#include "cli/run/status.hpp"

namespace deduku::cli {

/// What a catalogue of this program is lent: files through os(); whoever waits for a lock sleeps a little, until the
/// run is to stop.
const catalog::Host& catalog_host();

/// Says what trouble a catalogue has made; the status.
Status status_of(const catalog::Trouble& trouble);

}  // namespace deduku::cli
