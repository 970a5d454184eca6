#include "cli/lost.hpp"

#ifdef DEDUKU_CADICAL
#include "deduku/cadical.hpp"
#endif

namespace deduku::cli {

LostSearches lost_searches() {
#ifdef DEDUKU_CADICAL
    return solve_the_lost;
#else
    return {};
#endif
}

}  // namespace deduku::cli
