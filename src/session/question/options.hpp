// Converts members of questions to options of methods, or reports an error.
#pragma once

#include <variant>

#include "method/known.hpp"
#include "method/method.hpp"
#include "method/path/path.hpp"
#include "method/se/path.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// Rows shared by several questions.
inline constexpr Option choose_member{"choose", MemberType::choice, "list|most-pairs", "list", "order of hypotheses"};
inline constexpr Option walk_member{"walk", MemberType::choice, "breadth|depth", "breadth",
                                    "depth: also show the result of following every branch at once"};
inline constexpr Option depth_member{"depth", MemberType::count, "N", "1", "nesting of hypotheses in a branch"};
inline constexpr Option count_member{"count", MemberType::choice, "passes|productive", "passes",
                                     "passes of propositions that count as steps: all, or those with a move"};
inline constexpr Option unbatched_member{
    "unbatched", MemberType::flag, "", "",
    "one move at a time inside propositions, one tuple of a house at a time outside, as in the author's program; "
    "not invariant under isomorphism"};
inline constexpr Option first_member{"order", MemberType::text, "LIST", "",
                                     "techniques to try first, in this order: naked-pair,x-wing; then all others"};
inline constexpr Option only_member{"only", MemberType::text, "LIST", "", "use only these techniques, in this order"};

/// From depth.
[[nodiscard]] OrError<int> depth_of(const Question& question);
/// From choose, walk, depth.
[[nodiscard]] OrError<hdp::HdpOptions> hdp_options(const Question& question);
inline constexpr Option se_profile_member{"se_profile", MemberType::choice, "se121|sukaku", "se121",
                                          "search order of Sudoku Explainer, where versions differ"};

/// From order, only and stop_at.
[[nodiscard]] OrError<path::PathOptions> path_options(const Question& question);
/// From se_profile.
[[nodiscard]] se::SeOptions se_options(const Question& question);

/// The program whose steps a path has.
enum class Whose : std::uint8_t { ours, explainer, hodoku };
/// By the word of `by`; all other values are ours.
[[nodiscard]] Whose whose(std::string_view word);
/// "Sudoku Explainer", "HoDoKu"; empty for ours.
[[nodiscard]] std::string_view name_of(Whose whose);

/// The program, and its options.
struct PathWanted {
    path::PathOptions options{};
    Whose whose = Whose::ours;
    se::SeOptions se{};
};
/// From by, se_profile, order, only, stop_at.
[[nodiscard]] OrError<PathWanted> path_wanted(const Question& question);
/// The path; or why the other program has none, as reported by method::why_no_se(). `known` has the options `se`.
/// `proof`, if not null, receives its ledger.
[[nodiscard]] std::variant<path::Path, std::string_view> walk(const PathWanted& wanted, method::Known& known,
                                                              const path::OnStep& watch = {},
                                                              ProofEvents* proof = nullptr);
/// A series or order given as text.
[[nodiscard]] OrError<steps::Series> series_of(const Question& question, std::string_view member);
/// From count, unbatched.
[[nodiscard]] steps::CountedPasses count_of(const Question& question);
[[nodiscard]] steps::StepOptions steps_options(const Question& question);

using RatingRows = std::vector<const method::MethodRow*>;
/// The measures in `by`, in the order of the table; without `by` all except those that must be named.
[[nodiscard]] OrError<RatingRows> rating_rows(const Question& question);
/// From series, count, unbatched, se_profile, unchecked, as far as the question has them.
[[nodiscard]] OrError<method::MethodOptions> rating_options(const Question& question, const Fallback& fallback);

/// The method that answers a question, with its series; null: auto.
struct ChosenMethod {
    const method::MethodRow* row = nullptr;
    method::MethodOptions options{};
    bool ordered = false;  ///< the series was given in the question

    /// The options for a board: with rules, a series not given in the question is extended by the techniques of rules.
    [[nodiscard]] method::MethodOptions options_on(const Geometry& geometry) const;
};
/// From `member`, and from `order` for a method with orders; `order` alone selects that method.
[[nodiscard]] OrError<ChosenMethod> finder_of(const Question& question, std::string_view member);
/// "reasonable", "steps T1H1", "auto"
[[nodiscard]] std::string text_of(const ChosenMethod& finder);

}  // namespace deduku::session
