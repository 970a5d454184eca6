// What all three smaller modules lack: boards with rules, with other houses or of other sizes, links, JSON and other formats.
//
// A function here replaces the one of the library that has its name and types, when the module is linked. It hands the question
// on to deduku-more.wasm. The compiler refuses a function that the library's headers do not declare.
#include "deduku/words.hpp"
#include "formats/formats.hpp"
#include "formats/iss/rules.hpp"
#include "formats/killer.hpp"
#include "formats/links.hpp"
#include "formats/solo.hpp"
#include "grid/houses.hpp"
#include "grid/reading/format_grids.hpp"
#include "grid/reading/hodoku_line.hpp"
#include "grid/reading/line_gaps.hpp"
#include "imports.hpp"
#include "method/full_search/line_proof.hpp"
#include "method/known.hpp"
#include "method/path/helpers.hpp"
#include "method/path/mistakes.hpp"
#include "method/path/refute.hpp"
#include "method/path/rule_breaks.hpp"
#include "method/path/singles.hpp"
#include "method/solve/solve.hpp"
#include "method/steps/order.hpp"
#include "method/steps/plain_position.hpp"
#include "pictures/svg/frame.hpp"
#include "pictures/svg/pointing.hpp"
#include "pictures/svg/rule_markings.hpp"
#include "pictures/svg/style.hpp"
#include "reason/slicer.hpp"
#include "render/proof/ledger_writer.hpp"
#include "render/proof/translation.hpp"
#include "render/rule_noun.hpp"
#include "report/path/sentence.hpp"
#include "report/path/step_reasons.hpp"
#include "session/bulk.hpp"
#include "session/puzzles/estimate.hpp"
#include "session/puzzles/reading.hpp"
#include "session/puzzles/true_candidates.hpp"
#include "session/reasons/draw.hpp"
#include "technique/rules/contradictions.hpp"
#include "technique/rules/rule_chains.hpp"
#include "technique/rules/rule_closure.hpp"
#include "technique/rules/suppositions.hpp"
#include "technique/rules/view.hpp"

using namespace deduku;

// ---- formats: the first rows recognize a text

namespace deduku::formats {
extern const Format link_format, json_format, iss_format, solo_format, killer_format;
}
const reading::MoreFormats& formats::all() {
    static constexpr std::array table = {&link_format, &json_format, &iss_format, &solo_format, &killer_format};
    static constexpr reading::MoreFormats rows = {table};
    return rows;
}
std::string_view formats::written_words() { deduku_host_more(); }
reading::Parsed formats::parse_link(const reading::Excerpt&, WebLink) { deduku_host_more(); }
reading::Parsed formats::parse_json(const reading::Excerpt&, std::size_t) { deduku_host_more(); }
bool formats::iss::is_kind_alone(std::string_view) { deduku_host_more(); }
formats::PuzzleOrError formats::iss::read_items(std::string_view, const ReadOptions&) { deduku_host_more(); }
reading::Written formats::iss::write_rules(const Geometry&, std::span<const Rule>) { deduku_host_more(); }
reading::Parsed reading::read_hodoku_line(const TextLine&, const HodokuLine&, const ReadOptions&) {
    deduku_host_more();
}
std::optional<reading::Parsed> reading::parse_grids(const Excerpt&) { deduku_host_more(); }
formats::PuzzleOrError formats::read_solo(std::string_view, const SoloKind&) { deduku_host_more(); }
formats::PuzzleOrError formats::read_killer_puzzle(std::string_view) { deduku_host_more(); }
std::optional<formats::HouseLayout> formats::layout_of(const Geometry&) { deduku_host_more(); }

ProofWriter proof::to_veripb(TakeText) { deduku_host_more(); }
ProofWriter proof::to_drat(TakeText) { deduku_host_more(); }
ProofWriter proof::to_lrat(TakeText) { deduku_host_more(); }
void proof::write_cnf(const Puzzle&, const Claim&, const TakeText&) { deduku_host_more(); }
void proof::write_opb(const Puzzle&, const Claim&, const TakeText&) { deduku_host_more(); }

// ---- other houses and sizes

GeometryPtr deduku::parse_houses(std::string_view, Box) { deduku_host_more(); }
GeometryPtr deduku::parse_houses_on(Canvas, std::string_view) { deduku_host_more(); }
Solutions deduku::solve_other_size(const Board&, const SearchRequest&, Meter&) { deduku_host_more(); }
steps::StepsRun steps::run_plain(const Puzzle&, const OrderPlan&, const StepOptions&, Meter&) { deduku_host_more(); }

// ---- rules

const RuleRow* deduku::find_rule(std::string_view) { deduku_host_more(); }
std::variant<GeometryPtr, RuleError> deduku::add_rules(const GeometryPtr&, std::string_view) { deduku_host_more(); }
std::variant<GeometryPtr, RuleError> deduku::add_made_rules(const GeometryPtr&, std::string_view) {
    deduku_host_more();
}
std::string deduku::write_rule(const Rule&, const Geometry&) { deduku_host_more(); }
std::string deduku::write_rules(std::span<const Rule>, const Geometry&, std::string_view) { deduku_host_more(); }
std::string deduku::rule_sentence(const Rule&, const Geometry&, Coords) { deduku_host_more(); }

std::vector<Candidate> deduku::consequences(const Board&, const Sum&) { deduku_host_more(); }
bool deduku::holds(const Board&, const Sum&) { deduku_host_more(); }
std::vector<Candidate> deduku::premises(const Board&, const Sum&, const std::vector<Candidate>&, const Puzzle&) {
    deduku_host_more();
}
void Slicer::sum(const Sum&, const std::vector<Candidate>&) { deduku_host_more(); }
void Slicer::open_cases(int) { deduku_host_more(); }
void LedgerWriter::line(const Linear&) { deduku_host_more(); }
void LedgerWriter::sum(const Sum&, const std::vector<Candidate>&) { deduku_host_more(); }
void LedgerWriter::open_cases(int) { deduku_host_more(); }

steps::Series steps::with_rules(Series) { deduku_host_more(); }
std::shared_ptr<RuleClosure> deduku::closure_of_rules(const Geometry& geometry) {
    if (geometry.constrained()) deduku_host_more();
    return nullptr;
}
bool RuleClosure::run(Board&) { deduku_host_more(); }
bool RuleClosure::run(Board&, std::vector<Deduction>&) { deduku_host_more(); }
bool RuleClosure::run(Cells&) { deduku_host_more(); }
void RuleClosure::found(const Cells&) { deduku_host_more(); }

RuleView::RuleView(const GeometryPtr& geometry, Meter*, linear::Sums sums, Reasons)
    : model_((deduku_host_more(), *geometry), sums), model_with_houses_(*geometry, sums) {}
RuleView::~RuleView() { deduku_host_more(); }

Solutions deduku::solve_by_rules(const Board&, const SearchRequest&, Meter&) { deduku_host_more(); }
struct RepeatedSearch::Known {};
RepeatedSearch::RepeatedSearch(const Board&) { deduku_host_more(); }
RepeatedSearch::~RepeatedSearch() { deduku_host_more(); }
Solutions RepeatedSearch::by_rules(const Board&, const SearchRequest&, Meter&) { deduku_host_more(); }
full_search::LineProof::LineProof(const Board& start, Slicer& to, Meter& meter)
    : LineProof((deduku_host_more(), nullptr), start, to, meter) {}

void path::look_in_helpers(WorkingPaper&, const Puzzle&, const RuleView* rules, const std::vector<Move>&,
                           std::vector<Deduction>&) {
    if (rules != nullptr) deduku_host_more();
}
path::RuleBreaks::RuleBreaks(const Geometry& board) : board_((deduku_host_more(), board)) {}
void path::Review::look_at_rules(Cell, const RuleBreaks&, Table<Cell, Set<Digit>>&) { deduku_host_more(); }
path::Refuter::Refuter(const RuleView& rules, const Board& start)
    : rules_((deduku_host_more(), rules)), search_(start), branching_(rules.model()) {}
path::Refuter::~Refuter() { deduku_host_more(); }
std::vector<Candidate> path::Refuter::easiest(const Board&, const Grid&, Meter&, bool) { deduku_host_more(); }
std::optional<Candidate> path::Refuter::soon_refuted(const Board&, const Grid*, Meter&) { deduku_host_more(); }
bool path::Refuter::refute(const Board&, Candidate, Meter&, ProofEvents&, std::uint64_t) { deduku_host_more(); }

bool svg::is_drawn(const Rule&) { deduku_host_more(); }
std::string svg::drawing_sentence(const Rule&) { deduku_host_more(); }
bool svg::draw_rules(Layer, const Frame& frame, Xml&) {
    if (!frame.geometry().rules().empty()) deduku_host_more();
    return false;
}
std::string svg::rule_shapes(const Geometry& geometry) {
    if (!geometry.rules().empty()) deduku_host_more();
    return {};
}
std::string svg::rule_colours(const Geometry& geometry, Theme) {
    if (!geometry.rules().empty()) deduku_host_more();
    return {};
}
std::vector<Cell> svg::cells_with_value(const Geometry& geometry) {
    if (!geometry.rules().empty()) deduku_host_more();
    return {};
}
void svg::Pointing::frames() {
    if (!scene_.frames.empty()) deduku_host_more();
}
void svg::Pointing::words_of_frames() {
    if (!scene_.frames.empty()) deduku_host_more();
}
std::string deduku::frame_style(Theme) { deduku_host_more(); }
svg::ClueRoom svg::clue_room(const Geometry& geometry) {
    if (!geometry.rules().empty()) deduku_host_more();
    return {};
}

Words::Named Words::named(const std::vector<Sector>&) const { deduku_host_more(); }
std::string deduku::rule_noun(const Rule&, const Geometry&, Coords) { deduku_host_more(); }

std::string report::StepLine::of_rules(const Pattern&) const { deduku_host_more(); }
std::string path::title_of_look(const Rule&) { deduku_host_more(); }
std::string report::Teacher::excluded_by(const Board&, Candidate) const { deduku_host_more(); }
std::string report::Teacher::noun(std::size_t) const { deduku_host_more(); }
std::string report::Teacher::look(const Pattern&) const { deduku_host_more(); }
std::string report::Teacher::rule_of_45(const Pattern&) const { deduku_host_more(); }
std::string report::Teacher::glance(const Glance&) const { deduku_host_more(); }
std::string report::Teacher::two_rules(const path::Step&) const { deduku_host_more(); }
std::vector<Candidate> path::singles_in(House, const Board&, IsWritten, Candidate) { deduku_host_more(); }
path::SinglesOfHouse path::after(const Board&, IsWritten, Candidate) { deduku_host_more(); }
std::string report::Teacher::contradiction(const path::Step&) const { deduku_host_more(); }
std::string report::Teacher::trial(const path::Step&) const { deduku_host_more(); }
std::string report::Teacher::of_rules(const path::Step&) const { deduku_host_more(); }
std::string report::Teacher::noun_at(std::size_t, const Pattern&) const { deduku_host_more(); }
std::string report::Teacher::lacking_partners(const Pattern&) const { deduku_host_more(); }
report::StepReasons::StepReasons(std::shared_ptr<const path::Path> path, Coords coords)
    : teacher_((deduku_host_more(), path->start), coords) {}
std::vector<std::size_t> report::StepReasons::steps_of(const explain::Answer&) const { deduku_host_more(); }
bool report::StepReasons::says(std::size_t, const explain::Answer&) const { deduku_host_more(); }
std::string report::StepReasons::sentence(std::size_t) const { deduku_host_more(); }
std::string report::StepReasons::told(std::size_t) const { deduku_host_more(); }
std::optional<std::string> report::Teacher::slot_of_rules(const path::Step&, std::string_view) const {
    deduku_host_more();
}

// ---- answers

session::OrError<std::uint64_t> session::TrueCandidatesAnswer::read(const Question&) { deduku_host_more(); }
session::OrError<session::EstimateAnswer::Wanted> session::EstimateAnswer::read(const Question&) { deduku_host_more(); }
std::uint64_t session::canon_many(const CanonBulk&, const std::function<bool()>&, const OnBoardsBegun&) {
    deduku_host_more();
}
std::optional<Grid> session::only_solution(const Puzzle&) { deduku_host_more(); }
session::Picture session::picture_of_graph(const Context&, const SvgOptions&) { deduku_host_more(); }
std::string_view method::why_not_rated(Known&) { deduku_host_more(); }
std::string_view method::why_no_se(Known&) { deduku_host_more(); }
