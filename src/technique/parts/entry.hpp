// The entry of a technique in its own file, beside the finder: its row of the table and its page.
//
//   constexpr TechniqueEntry xy_wing = {.row = {.key = "xy-wing", .difficulty = {330}, ..}, .page = {.what = ..}};
#pragma once

#include "deduku/techniques.hpp"

namespace deduku {

/// The source of an example: a few words, or a program, with the program's name for the technique.
struct ExampleSource {
    std::string_view before{};
    std::string_view name{};
    std::string_view after{};
};

/// The texts of a technique's page (doc/techniques), besides those of the row.
struct TechniquePage {
    std::string_view what{};  ///< a description: the pattern, its eliminations, and the reason
    std::string_view kin{};   ///< names elsewhere, and differences in meaning
    // A puzzle with a find of the row in its solution path.
    std::string_view before{};  ///< moves exhausted first; full house: applied one at a time until it is found
    std::string_view also{};    ///< further such moves
    std::string_view puzzle{};
    ExampleSource source{};
};

struct TechniqueEntry {
    Technique row;
    TechniquePage page;
};

/// The page of a row of the table.
[[nodiscard]] const TechniquePage& page_of(const Technique& row);
/// The puzzle of that page, without its texts, for small programs.
[[nodiscard]] std::string_view example_puzzle_of(const Technique& row);

// Abbreviations for entries.
namespace rows {

using enum hodoku::Level;

// The moves before an example, and its source.
constexpr std::string_view to_quads = "T1 H1 B2 B3 T2 H2 T3 H3 T4 H4";
constexpr std::string_view to_turbot =
    "W2 W3 W4 skyscraper two-string-kite turbot-fish empty-rectangle simple-colouring-trap simple-colouring-wrap";
constexpr std::string_view to_wings =
    "W2 W3 W4 skyscraper two-string-kite turbot-fish empty-rectangle xy-wing xyz-wing w-wing";
constexpr std::string_view to_xy_chains = "W2 W3 W4 xy-wing xyz-wing w-wing remote-pair xy-chain";
constexpr std::string_view to_chains =
    "W2 W3 W4 skyscraper two-string-kite turbot-fish empty-rectangle xy-wing xyz-wing w-wing x-chain xy-chain "
    "continuous-loop discontinuous-loop aic-1 aic-2";
[[nodiscard]] constexpr ExampleSource in_hodoku(std::string_view name) {
    return {"HoDoKu 2.3 lists this technique (", name, ") among its steps for this puzzle"};
}
[[nodiscard]] constexpr ExampleSource in_sukaku(std::string_view name) {
    return {"SukakuExplainer 1.18 has it (", name, ") as the hardest step of this puzzle"};
}
/// For examples without a printed source: the puzzle may be published, the technique in it was found by Deduku.
constexpr ExampleSource from_top1465 = {"top1465 (magictour.free.fr); example found by Deduku"};
constexpr ExampleSource made_here = {"example made for this page"};

}  // namespace rows
}  // namespace deduku
