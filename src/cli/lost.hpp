// The solver that takes over searches of large boards that got lost.
#pragma once

#include "deduku/solve.hpp"

namespace deduku::cli {

/// CaDiCaL; empty in a build without it.
LostSearches lost_searches();

}  // namespace deduku::cli
