// In the place of what few need: deduku.wasm and deduku-rate.wasm hand it on to deduku-more.wasm, which has everything.
#include "canon/canon.hpp"
#include "formats/links.hpp"
#include "generate/minimal.hpp"
#include "generate/plan.hpp"
#include "grid/cell_text.hpp"
#include "grid/formats.hpp"
#include "grid/line_text.hpp"
#include "imports.hpp"
#include "method/depth/braids.hpp"
#include "method/depth/depth.hpp"
#include "method/explainer/path.hpp"
#include "method/hodoku/way.hpp"
#include "method/prove/certificate.hpp"
#include "method/solve/solve.hpp"
#include "method/steps/plain_position.hpp"
#include "render/graph/svg.hpp"
#include "render/proof/translation.hpp"
#include "report/graph/hdp_graph.hpp"
#include "report/graph/lines_graph.hpp"
#include "report/path/sentence.hpp"
#include "session/analyze_page.hpp"
#include "session/ask.hpp"
#include "session/bulk.hpp"
#include "technique/rows.hpp"

namespace deduku {

// Techniques that come after singles, locked candidates, pairs and triples (ladder.cpp): uniqueness is the first of
// them.
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
bool find_finned_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_sashimi_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_skyscrapers(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_two_string_kites(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_turbot_fish(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_empty_rectangles(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_xy_wings(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_xyz_wings(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_w_wings(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_conjugates(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_x_cycles(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_y_cycles(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_grave(const Board&, const Puzzle&, int, const Sink&) { deduku_host_more(); }
bool find_grave_plus_one(const Board&, const Puzzle&, int, const Sink&) { deduku_host_more(); }
bool find_remote_pairs(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_colour_traps(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_colour_wraps(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_multi_colours(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_x_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_xy_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_alternating_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_discontinuous_loops(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_continuous_loops(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_rectangles(const Board&, const Puzzle&, int, const Sink&) { deduku_host_more(); }
bool find_loops(const Board&, const Puzzle&, int, const Sink&) { deduku_host_more(); }
bool find_grouped_x_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_grouped_chains(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_grouped_discontinuous_loops(const Board&, int, const Sink&) { deduku_host_more(); }
bool find_grouped_continuous_loops(const Board&, int, const Sink&) { deduku_host_more(); }

// .. and how their finds are told.
namespace report {

std::string Teacher::chain(const Pattern::Chain&) const { deduku_host_more(); }
std::string Teacher::net(const Pattern&) const { deduku_host_more(); }
std::string Teacher::all_sets(const Pattern&) const { deduku_host_more(); }
std::string Teacher::digits_of_houses(const Pattern&) const { deduku_host_more(); }
std::string Teacher::sets(const Pattern&) const { deduku_host_more(); }
std::string Teacher::exotic(const path::Step&) const { deduku_host_more(); }
std::string StepLine::sets(const path::Step&) const { deduku_host_more(); }
std::string StepLine::sets_of_hodoku(const path::Step&) const { deduku_host_more(); }

graph::Graph lines_graph(hdp::Replayer&, const hdp::Replay&, Coords, std::string_view) { deduku_host_more(); }
graph::Graph analysis_graph(const hdp::Report&, const GraphOptions&) { deduku_host_more(); }
graph::Graph reduction_graph(const hdp::Report&, const GraphOptions&) { deduku_host_more(); }

}  // namespace report

// Boards of other sizes; runs of the step model that are written down.
Solutions solve_other_size(const Board&, const SearchRequest&, Meter&) { deduku_host_more(); }

namespace steps {

Run run_plain(const Puzzle&, const Plan&, const Options&, Meter&) { deduku_host_more(); }

}  // namespace steps

namespace graph {

std::string svg_of(const Graph&, const SvgOptions&) { deduku_host_more(); }

}  // namespace graph

namespace proof {

ProofWriter to_veripb(std::string_view, TakeText) { deduku_host_more(); }
ProofWriter to_strict_veripb(std::string_view, TakeText) { deduku_host_more(); }
ProofWriter to_drat(std::string_view, TakeText) { deduku_host_more(); }
ProofWriter to_lrat(std::string_view, TakeText) { deduku_host_more(); }
void write_cnf(const Puzzle&, const Claim&, const TakeText&) { deduku_host_more(); }
void write_opb(const Puzzle&, const Claim&, const TakeText&) { deduku_host_more(); }

}  // namespace proof

namespace reading {

// Library lines of HoDoKu begin so; nothing else that stands for a board does.
static std::optional<Parsed> read_hodoku(const Excerpt& text) {
    if (trimmed(text.lines[0].text).starts_with(':')) deduku_host_more();
    return std::nullopt;
}
extern constinit const Format hodoku_format = {"hodoku", {"", read_hodoku}};

}  // namespace reading

namespace formats {

reading::Parsed parse_link(const reading::Excerpt&, const Link&) { deduku_host_more(); }
reading::Parsed parse_json(const reading::Excerpt&, std::size_t) { deduku_host_more(); }

}  // namespace formats

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

Answered answer_page(const Asking&, const hdp::Options&, Json&) { deduku_host_more(); }
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
