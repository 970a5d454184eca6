// The table of methods, with one row for each. Proofs, explanations, ratings, pictures and help texts come from it.
//
//   word     find                                    measure, the columns of `rate`
//   hdp      chains, splits where these do not suffice  hdp: level
//   steps    the first order that solves             steps: label, steps, girth, rating
//   unique   -                                       unique: 0, 1, 2+
//   se       -                                       se: er, ep, ed
//   te       -                                       te: T&E depth
//
// A new method is a folder beside this file, a row in a file NAME_row.cpp here, and a test (CONTRIBUTING).
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
    std::span<const std::string_view> members{};   ///< theirs in the JSON object, where they have other ones
    std::span<const std::string_view> in_order{};  ///< the words of the first column, smallest first
    /// All words of the first column, where they have no order; null: it has numbers.
    std::vector<std::string> (*names)() = nullptr;
    /// A value for each column.
    List (*values)(Known& known);
    /// What object() says; null: the values by their names.
    Value (*as_object)(Known& known) = nullptr;
    /// The options that the numbers depend on, as text; null if there are none.
    std::string (*made_by)(Known& known) = nullptr;
    /// The result of rated(); null: there are values, and known ones.
    bool (*is_rated)(Known& known) = nullptr;
    /// The common values of isomorphs, by name, or null: all values.
    bool invariant = false;
    Members (*in_common)(Known& known) = nullptr;
    /// `rate` leaves it out unless it is named: it may take long.
    bool if_asked = false;

    /// What the JSON member of this name says; without the options, which follow at its end.
    [[nodiscard]] Value object(Known& known) const;
    /// It has a numeric result; without one, `rate` has a negative answer.
    [[nodiscard]] bool rated(Known& known) const;
    /// What isomorphs have in common; empty if the limits cut it short.
    [[nodiscard]] Members invariants(Known& known) const;
};

struct Method {
    std::string_view word;   ///< on the command line: "hdp"
    std::string_view title;  ///< "HDP chains"
    std::string_view finds;  ///< one line for the help
    /// Its finder; helps only those that need `about`, if there are any, false: it may end once they are known.
    Finding (*find)(Known& known, const std::vector<Candidate>& about) = nullptr;
    /// --order is the order it uses.
    bool takes_order = false;
    /// Complete, and best given the goal: prove() has it write its proof while it is found.
    bool searches = false;
    Boards boards = Boards::houses;  ///< it is not run on others: their ratings are empty
    const Measure* measure = nullptr;

    /// Of the measure, where there is one; nothing about a board that the row does not take.
    [[nodiscard]] List values(Known& known) const;
    [[nodiscard]] Value object(Known& known) const;
    [[nodiscard]] bool rated(Known& known) const;
};

/// The rows.
[[nodiscard]] std::span<const Method* const> methods();
/// The row of this word; null if there is none.
[[nodiscard]] const Method* find_method(std::string_view word);

/// "unknown", or nothing where there is no rating for another reason (why_not_rated, why_no_se).
[[nodiscard]] inline Value unrated(std::string_view why) { return why == "unknown" ? Value(why) : Value(); }

/// The row that a proof by default is from.
extern const Method hdp_row;

}  // namespace deduku::method
