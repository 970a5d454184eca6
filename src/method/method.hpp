// The table of methods, one row each. Proofs, explanations, ratings, pictures and help texts use it.
//
//   word     find                                    measure, the columns of `rate`
//   hdp      chains, splits if they do not suffice   hdp: level
//   steps    the first order that solves             steps: label, steps, girth, rating
//   unique   -                                       unique: 0, 1, 2+
//   se       -                                       se: er, ep, ed
//   te       -                                       te: T&E depth
//
// A new method is a folder next to this file, a row in a file NAME_row.cpp here, and a test (CONTRIBUTING).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/boards.hpp"
#include "deduku/methods.hpp"
#include "deduku/reason.hpp"
#include "method/known.hpp"

namespace deduku::method {

/// A rating: columns of `rate`, one member of its JSON object.
struct Measure {
    std::span<const std::string_view> columns;     ///< their names
    std::span<const std::string_view> members{};   ///< their names in the JSON object, if different
    std::span<const std::string_view> in_order{};  ///< the words of a column, smallest first
    std::size_t ordered = 0;                       ///< .. the index of this column
    /// All words of the first column, smallest first; null if it has numbers, or `in_order` has them.
    std::vector<std::string> (*names)() = nullptr;
    /// A value for each column.
    List (*values)(Known& known);
    /// The value of object(); null: the values by their names.
    Value (*as_object)(Known& known) = nullptr;
    /// The rating in words, for pages; null: the word of the method and the first value.
    std::string (*in_words)(Known& known) = nullptr;
    /// The options that the numbers depend on, as text; null if there are none.
    std::string (*made_by)(Known& known) = nullptr;
    /// The result of rated(); null: whether there are known values.
    bool (*is_rated)(Known& known) = nullptr;
    /// Whether isomorphs have common values, and these by name; null: all values.
    bool invariant = false;
    Members (*in_common)(Known& known) = nullptr;
    /// `rate` computes it only if requested by name: it may take long.
    bool on_request = false;
    /// Boards of nine digits only; others have no values.
    bool nine = false;

    /// The value of the JSON member of this name, without the options, which are added at its end.
    [[nodiscard]] Value object(Known& known) const;
    /// Whether there is a numeric result; if not, `rate` has a negative answer.
    [[nodiscard]] bool rated(Known& known) const;
    /// The common values of isomorphs; empty at the limits.
    [[nodiscard]] Members invariants(Known& known) const;
};

struct MethodRow {
    std::string_view word;   ///< on the command line: "hdp"
    std::string_view title;  ///< "HDP chains"
    std::string_view finds;  ///< one line for the help
    /// Its finder. If there are candidates `about`, it may end once it has proved them false.
    Finding (*find)(Known& known, const std::vector<Candidate>& about) = nullptr;
    /// Whether it uses the order of --order.
    bool takes_order = false;
    /// A complete search, best if the goal is known: prove() lets it write its proof during the search.
    bool searches = false;
    Boards boards = Boards::houses;  ///< not called for other boards, whose ratings are empty
    const Measure* measure = nullptr;

    /// Those of the measure, if there is one; empty for boards that the row does not support.
    [[nodiscard]] List values(Known& known) const;
    [[nodiscard]] Value object(Known& known) const;
    [[nodiscard]] bool rated(Known& known) const;
    /// "easy, about 5 minutes", "te 2"; empty if it is not rated.
    [[nodiscard]] std::string in_words(Known& known) const;
};

/// The rows.
[[nodiscard]] std::span<const MethodRow* const> methods();
/// The row with this word; null if there is none.
[[nodiscard]] const MethodRow* find_method(std::string_view word);

/// "unknown", or empty if there is another reason for no rating (why_not_rated, why_no_se).
[[nodiscard]] inline Value unrated(std::string_view why) { return why == "unknown" ? Value(why) : Value(); }

/// The row of proofs by default.
extern const MethodRow hdp_row;

}  // namespace deduku::method
