// The text of ISS as items, each a kind and its arguments; some hold the items up to their End.
//
//   .Cage~15~R1C1~R1C2                       kind Cage, arguments 15, R1C1, R1C2
//   .Or.Cage~15~R1C1.And.X~..~...End.End     Or, with Cage and And inside; And, with X inside
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats::iss {

/// A part of the text of a puzzle.
struct IssPart {
    std::string_view text;
    std::size_t at = 0;  ///< its position there
};
struct IssItem {
    IssPart kind;
    std::vector<IssPart> args;
    std::vector<IssItem> inside;  ///< of Or, And and Replicate
};

/// The pieces of a text, separated by a character.
[[nodiscard]] std::vector<IssPart> split_parts(IssPart part, char between);
/// The items of a text that begins with a point; or an End too many, or one that is missing.
[[nodiscard]] std::variant<std::vector<IssItem>, ValueError> items_of(std::string_view text);

/// Whether it is a number without a sign.
[[nodiscard]] bool is_whole(std::string_view text);
/// A whole number of at most six digits with an optional sign, or none.
[[nodiscard]] std::optional<int> number_of(std::string_view text);

/// The free name of a rule or group, percent-encoded: "slow%20thermo" is ` as "slow thermo"`; empty if it is empty.
[[nodiscard]] std::string title_of(std::string_view coded);

/// The error about an argument.
[[nodiscard]] ValueError mistake_in(IssPart part, std::string expected);
/// The error for a missing argument.
[[nodiscard]] ValueError missing_in(const IssItem& item, std::string expected);

}  // namespace deduku::formats::iss
