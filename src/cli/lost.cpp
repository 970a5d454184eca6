#include "cli/lost.hpp"

#ifdef DEDUKU_CADICAL
#include "deduku/cadical.hpp"
#else
#include "deduku/learning.hpp"
#endif

namespace deduku::cli {

LostSearches lost_searches() {
#ifdef DEDUKU_CADICAL
    return solve_the_lost;
#else
    return learn_the_lost;
#endif
}

}  // namespace deduku::cli
