// In the place of what few need first: deduku.wasm hands such questions on to deduku-more.wasm, which has everything.
#include "canon/canon.hpp"
#include "generate/minimal.hpp"
#include "generate/plan.hpp"
#include "imports.hpp"
#include "method/depth/braids.hpp"
#include "method/depth/depth.hpp"
#include "method/explainer/path.hpp"
#include "method/hodoku/way.hpp"
#include "method/prove/certificate.hpp"
#include "session/bulk.hpp"
#include "technique/families.hpp"

namespace deduku {

// Techniques that most puzzles do not come to.
bool find_franken_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_finned_franken_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_mutant_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_finned_mutant_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_sue_de_coq(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_als_xz(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_doubly_linked_als_xz(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_als_xy_wings(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_als_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_death_blossoms(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_pair_exclusions(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_sk_loops(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_multi_sector_locked_sets(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_junior_exocets(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_tridagons(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_forcing_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_forcing_nets(const Board&, int, const Sink&) { deduku_host_more(); }

namespace canon {

std::variant<Canonical, NoForm> canonical(const Puzzle&, Form, const Solve&, Meter&) { deduku_host_more(); }

}  // namespace canon

namespace depth {

std::optional<int> te_depth(const Puzzle&, const Grid&, Meter&) { deduku_host_more(); }
std::optional<int> braid_rating(const Puzzle&, Meter&) { deduku_host_more(); }
std::optional<int> bxb_rating(const Puzzle&, const Grid&, int, Meter&) { deduku_host_more(); }
std::optional<Backdoors> backdoors(const Puzzle&, const Grid&, Meter&) { deduku_host_more(); }

}  // namespace depth

namespace generate {

Minimal redundant_clues(const Puzzle&, Solver, const LostSearches&, Meter&) { deduku_host_more(); }
Minimal reduce(Puzzle&, Solver, const LostSearches&, Meter&) { deduku_host_more(); }
Batch make_batch(const Plan&, std::uint64_t, lanes::Engine&, Meter&) { deduku_host_more(); }

}  // namespace generate

namespace session {

std::uint64_t canon_many(const CanonBulk&, const std::function<bool()>&, const Begun&) { deduku_host_more(); }

}  // namespace session

namespace hodoku {

std::string_view word(Level) { deduku_host_more(); }
Rating rate(const Puzzle&, const Grid&, Meter&) { deduku_host_more(); }
path::Path path_of(const Puzzle&, const path::Count&, Meter&, const path::Watch&) { deduku_host_more(); }

}  // namespace hodoku

namespace explainer {

Rating rate(Position, const Options&, Meter&, const Watch&) { deduku_host_more(); }
path::Path path_of(const Puzzle&, const Options&, Meter&, const path::Watch&) { deduku_host_more(); }

}  // namespace explainer

Certificate certify(const Puzzle&, const TreeOptions&, Meter&) { deduku_host_more(); }

}  // namespace deduku
