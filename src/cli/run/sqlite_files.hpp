// SQLite touches its files through os(), as everything else does, so that tests can let each call fail.
//
//   catalogue --> SQLite --open, read, write, lock, flush--> os() --> the kernel
//
#pragma once

#include "catalog/database.hpp"

namespace deduku::cli {

/// What a catalogue of this program is lent: files through os(); whoever waits for a lock sleeps a little, until the
/// run is to stop.
const catalog::Host& catalog_host();

}  // namespace deduku::cli
