#include "method/known.hpp"

#include "canon/canon.hpp"
#include "method/solve/solve.hpp"

namespace deduku::method {

Known::Known(const Puzzle& puzzle, const Options& options, Meter& meter)
    : puzzle_(puzzle), options_(options), meter_(meter) {}

Known::Known(const Known& known, Meter& meter)
    : puzzle_(known.puzzle_),
      options_(known.options_),
      meter_(meter),
      start_(known.start_),
      solutions_(known.solutions_),
      hdp_(known.hdp_),
      two_rules_(known.two_rules_),
      reasonable_(known.reasonable_),
      series_(known.series_),
      rating_(known.rating_),
      se_(known.se_),
      hodoku_(known.hodoku_) {}

const Board& Known::start() {
    if (!start_) start_ = start_board(puzzle_);
    return *start_;
}

const Solutions& Known::solutions() {
    if (!solutions_) {
        SearchRequest wanted;
        wanted.limit = 2;
        wanted.lost = options_.lost;
        solutions_ = std::make_shared<const Solutions>(solve(start(), wanted, meter_));
    }
    return *solutions_;
}

void Known::set_solutions(Solutions solutions) { solutions_ = std::make_shared<const Solutions>(std::move(solutions)); }

bool Known::unique() { return solutions().end == SearchEnd::complete && solutions().count == 1; }
bool Known::impossible() { return solutions().end == SearchEnd::complete && solutions().count == 0; }

const hdp::Report& Known::hdp() {
    if (!hdp_) hdp_ = std::make_shared<const hdp::Report>(hdp::analyse(puzzle_, options_.hdp, meter_));
    return *hdp_;
}

const reasonable::Run& Known::two_rules() {
    if (!two_rules_) two_rules_ = std::make_shared<const reasonable::Run>(reasonable::run(puzzle_));
    return *two_rules_;
}

reasonable::Class Known::reasonable() {
    if (two_rules_) return two_rules_->outcome;
    if (!reasonable_) {
        reasonable::Fixpoint fixpoint(puzzle_.shared_geometry());
        reasonable_ = reasonable::classify(fixpoint, puzzle_);
    }
    return *reasonable_;
}

const steps::Series& Known::series() {
    if (options_.series) return *options_.series;
    if (!series_) series_ = std::make_shared<const steps::Series>(steps::hardest_plus());
    return *series_;
}

const steps::Rating* Known::rating() {
    if (!unique()) return nullptr;
    if (!rating_)
        rating_ = std::make_shared<const steps::Rating>(
            steps::rate(puzzle_, series(), options_.steps, meter_, options_.count));
    return rating_.get();
}

const explainer::Rating* Known::se() {
    if (se_) return se_.get();
    if (puzzle_.box() != Box{3, 3} || (!options_.se_unchecked && !unique())) return nullptr;
    const auto& filter = options_.se_filter;
    const auto go_on = [&](const explainer::Position&, const explainer::Hint&, const explainer::Rating& so_far) {
        return filter->may_pass(so_far);
    };
    se_ = std::make_shared<const explainer::Rating>(
        explainer::rate(explainer::Position(puzzle_), options_.se, meter_, filter ? go_on : explainer::Watch()));
    return se_.get();
}

const hodoku::Rating* Known::hodoku() {
    if (hodoku_) return hodoku_.get();
    if (puzzle_.box() != Box{3, 3} || !unique()) return nullptr;
    hodoku_ = std::make_shared<const hodoku::Rating>(hodoku::rate(puzzle_, *solutions().first, meter_));
    return hodoku_.get();
}

const explainer::Rating* Known::se_of_minlex() {
    if (se_of_minlex_) return se_of_minlex_.get();
    if (puzzle_.box() != Box{3, 3} || (!options_.se_unchecked && !unique())) return nullptr;
    const auto found = canon::canonical(puzzle_, canon::Form::minlex, {}, meter_);
    const auto* form = std::get_if<canon::Canonical>(&found);
    if (form == nullptr) return nullptr;
    se_of_minlex_ = std::make_shared<const explainer::Rating>(
        explainer::rate(explainer::Position(form->form), options_.se, meter_, {}));
    return se_of_minlex_.get();
}

const path::Path* Known::path() {
    if (path_ || !unique()) return path_.get();
    path::Options options;
    options.beyond = false;
    path_ = std::make_shared<const path::Path>(path::walk(
        puzzle_, options, [this]() -> const Solutions& { return solutions(); }, meter_));
    return path_.get();
}

const std::optional<int>& Known::te_depth() {
    if (!te_depth_) te_depth_ = depth::te_depth(puzzle_, *solutions().first, meter_);
    return *te_depth_;
}

const std::optional<depth::Backdoors>& Known::backdoors() {
    if (!backdoors_) backdoors_ = depth::backdoors(puzzle_, *solutions().first, meter_);
    return *backdoors_;
}

const std::optional<int>& Known::braids(int levels) {
    auto& found = braids_[static_cast<std::size_t>(levels)];
    if (!found)
        found = levels == 0 ? depth::braid_rating(puzzle_, meter_)
                            : depth::bxb_rating(puzzle_, *solutions().first, levels, meter_);
    return *found;
}

bool Known::passes_se_filter() {
    if (!options_.se_filter) return true;
    const explainer::Rating* rating = se();
    return rating != nullptr && (rating->unknown || options_.se_filter->passes(*rating));
}

std::string_view why_not_rated(Known& known) {
    if (known.puzzle().box() != Box{3, 3}) return "not 9x9";
    if (known.unique()) return "";
    return known.solutions().end == SearchEnd::budget && known.solutions().count < 2 ? "unknown" : "not unique";
}

std::string_view why_no_se(Known& known) {
    const bool any_number = known.puzzle().box() == Box{3, 3} && known.options().se_unchecked;
    return any_number ? "" : why_not_rated(known);
}

std::string solutions_word(const Solutions& solutions) {
    if (solutions.count >= 2) return "2+";
    return solutions.end == SearchEnd::budget ? "unknown" : std::to_string(solutions.count);
}

}  // namespace deduku::method
