// HDP chains: hypothesis / disproof / proof by strictly binary pair reduction (W. Scherer).
//
//   pair A1 {2,5}, B2 {2,5,7} in one house:  either B2 = {2,5} or B2 = {7}; autosolve both,
//   a contradiction of one proves the other; breadth first, restart after every fact.
//
// Sections of a report: Analysis (keeps no facts), Pair Reduction (keeps facts), Deep Pair Reduction (examines branches
// by their own pair reductions), Constraint Pair Reduction.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "deduku/meter.hpp"
#include "method/hdp/chain.hpp"

namespace deduku::hdp {

enum class Choose : std::uint8_t { list, most_pairs };
enum class Walk : std::uint8_t {
    breadth,  ///< as published
    depth,    ///< also reduces the autosolved position depth first, for comparison
};

struct HdpOptions {
    Choose choose = Choose::list;
    Walk walk = Walk::breadth;
    int depth = 1;     ///< hypothesis levels a branch may open: 1 = deep pair reduction as published
    bool log = false;  ///< keep the events of the analysis and of the reductions
    /// End with the first fact that holds without a hypothesis, and omit the parts needed only for a report. Level and
    /// counts are then meaningless.
    bool first_fact = false;
};

enum class HdpLevel : std::uint8_t { easy, medium, hard, deep, very_deep, unsolved };

/// One section: its lines in order, the number of branches opened, its outcome.
struct Section {
    std::vector<HdpLine> lines;
    int opened = 0;
    BranchOutcome outcome = BranchOutcome::open;
    bool ran = false;
    /// The events of the section: Report::events[events_begin .. events_end), or the same of Report::analysis_events.
    std::size_t events_begin = 0;
    std::size_t events_end = 0;
    /// Lines that are chains (all but STA).
    int chains() const;
};

/// A branch after autosolve: its outcome and, if open, its number of pairs.
struct TestedBranch {
    BranchOutcome outcome = BranchOutcome::open;
    int pairs = 0;
};

/// The actions of a reduction in order: the source of the log and the decision graph.
struct Event {
    enum class Kind : std::uint8_t {
        reduction,        ///< a reduction starts at `level`
        round,            ///< pass, round, pair cell, position
        pair,             ///< pair cell, its digits, house
        candidate,        ///< reduction candidate cell, `digits` = all of its digits, `pair` = those of the pair
        constraint_pair,  ///< cell, other: the two cells for the one digit of `digits`
        branch,           ///< cell, digits kept, result of autosolve
        hypothesis,       ///< cell, digits: an open branch is followed, `level` + 1 begins
        fact,             ///< cell, digits: holds from here on; result of autosolve
        unsolved,         ///< the reduction ends at `level` without contradiction or solution
        counted_twice,    ///< Section::opened counts the branches of the reduction that just ended twice
    };
    Kind kind{};
    int level = 0;
    int pass = 0;
    int round = 0;
    Cell cell{};
    Cell other{};
    House house{};
    Set<Digit> digits{};
    Set<Digit> pair{};
    TestedBranch result{};
    std::string position{};
};

/// The only two open cells for a digit in a house.
struct ConstraintPair {
    Digit digit{};
    Cell first{};
    Cell second{};
    TestedBranch if_first;
    TestedBranch if_second;
};

struct HdpReport {
    Board initial;                              ///< start position
    Board autosolved;                           ///< after autosolve
    std::optional<Board> pair_reduced{};        ///< after Pair Reduction
    std::optional<Grid> solution{};             ///< if the method found one
    BranchOutcome start = BranchOutcome::open;  ///< result of autosolve alone
    Section analysis{};
    Section pair_reduction{};
    Section deep{};
    Section constraint{};
    Section depth_first{};      ///< with Walk::depth: for comparison only
    std::vector<Cell> pairs{};  ///< pairs of the autosolved position, in list order
    std::vector<ConstraintPair> constraint_pairs{};
    HdpLevel level = HdpLevel::unsolved;
    int nesting = 0;                       ///< hypothesis levels used beyond the published ones
    bool cut_short = false;                ///< the meter ran out
    std::vector<Event> events{};           ///< of the reductions, if Options::log
    std::vector<Event> analysis_events{};  ///< pairs, candidates, branches of the analysis, if Options::log
};

/// Runs the whole method on a puzzle. Nodes are branches opened.
[[nodiscard]] HdpReport analyse(const Puzzle& puzzle, const HdpOptions& options, Meter& meter);

[[nodiscard]] std::string_view name_of(HdpLevel level);
/// easy, medium, hard, deep, very-deep, unsolved; 'unknown' if time or nodes ran out first.
[[nodiscard]] std::string level_word(const HdpReport& report);
/// "choose=list walk=breadth depth=1": the options that determine a level.
[[nodiscard]] std::string to_text(const HdpOptions& options);

/// "CNT  25 HDP CHAINS / 103 HYP OPENED"
[[nodiscard]] std::string count_line(const Section& section);
/// "G8: 3,9"
[[nodiscard]] std::string pair_line(const Board& board, Cell cell);
/// "C1,E1: 1.. / C1 = 1  =>  7 pairs (_) / E1 = 1  => 24 pairs (_)"
[[nodiscard]] std::string constraint_pair_line(const Geometry& geometry, const ConstraintPair& pair);
/// The reduction log of a report made with Options::log.
[[nodiscard]] std::vector<std::string> log_lines(const HdpReport& report);
/// The position as one line (grid/write.hpp): cells with one candidate, `.` for the others.
[[nodiscard]] std::string position_text(const Board& board);

}  // namespace deduku::hdp
