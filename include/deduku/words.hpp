// Deductions in words, from their shape alone, independent of the method that found them; and ledgers as proof files.
//
//   base  4 in column I    cover  cell I4        I4 is 4: the only place for 4 in column I
//   base  cell E4          cover  2 in row 4     I4 is not 2: E4 is 2 and sees it
//   base  8 in box 3       cover  8 in row 7     A7 is not 8: box 3 has its 8 in row 7
//
// The result comes first, then the reason. The voice `source` is that of the July 2008 riddle of "Using your head is
// permitted" (M. Brand): "4 is on I4: discovered while checking [4] on column I and finding it only on I4".
#pragma once

#include <string>

#include "deduku/reason.hpp"
#include "deduku/text.hpp"

namespace deduku {

/// The shape of a reason.
enum class ReasonShape : std::uint8_t {
    naked_single,   ///< a cell / its digit in a house of the cell
    hidden_single,  ///< a digit in a house / a cell of the house
    naked_set,      ///< k cells of a house / k digits in it
    hidden_set,     ///< k digits in a house / k cells of it
    pointing,       ///< a digit in a box / in a line
    claiming,       ///< a digit in a line / in a box; on a board with its own houses, in one house / in another
    fish,           ///< a digit in k houses / in k others
    cover,          ///< any other Cover
    split,
    sum,    ///< a sum of lines
    cases,  ///< a Split on a choice
};

[[nodiscard]] ReasonShape shape_of(const Geometry& geometry, const Cover& cover);
[[nodiscard]] ReasonShape shape_of(const Geometry& geometry, const Reason& reason);
/// "naked single", "pointing", "cover", ..: one or two words.
[[nodiscard]] std::string_view name_of(ReasonShape shape);

/// The usual name of the technique: "naked pair", "X-Wing", "pointing", .. A Split is a "forcing chain contradiction"
/// if the supposition fails, a "forcing chain verity" if all branches lead to the same, with "net" for "chain" if a
/// step needs several earlier ones (HoDoKu's names); "uniqueness" if it rests on there being one solution.
[[nodiscard]] std::string title_of(const Geometry& geometry, const Reason& reason);

/// The wording of sentences.
enum class Voice : std::uint8_t {
    plain,   ///< "I4 is not 2: E4 is 2 and sees it"
    player,  ///< as plain, but "I4 is not 2: E4 must be 2 and sees it" as long as 2 is not entered in E4
    source,  ///< "2 is not on I4: discovered while checking row 4 and discovering that E4 is 2"
};
struct Phrases;

/// Sentences about one puzzle, without initial capitals and full stops; cells are named in one style. Examples are in
/// the plain voice.
class Words {
  public:
    /// `start` must outlive this object; it distinguishes givens from deductions.
    Words(const Puzzle& start, Coords coords, Voice voice = Voice::plain);

    const Geometry& geometry() const { return geometry_; }
    std::string name(Cell cell) const { return cell_name(geometry_, cell, coords_); }
    std::string name(House house) const { return house_name(geometry_, house, coords_); }
    /// "A1", "A1 and B1", "A1, B1 and C1"
    std::string names(const std::vector<Cell>& cells) const;
    /// "in rows 1 and 5", "in box 3", "in row 1, in box 5"
    std::string in_houses(std::vector<House> houses) const;

    /// "I4 is 4"
    std::string is(Candidate c) const;
    /// "I4 is not 2", "A2 is not 4; G2 and H2 are not 4 or 9"
    std::string is_not(const std::vector<Candidate>& removed) const;
    /// "E4 is 2 or 3", or for several cells "7 is in A1 or A3"
    std::string one_of(const std::vector<Candidate>& candidates) const;
    /// "no digit is left for A5", "no place is left for 4 in row 3"
    std::string nothing_left(Sector empty) const;
    /// What is missing: "digit for A5", "place for 4 in row 3"
    std::string lacking(Sector empty) const;
    /// "other digits would also fit in A1, A4, B1 and B4"
    std::string exchangeable(const Twin& twin) const;
    /// How a branch ends: nothing_left(), exchangeable(), or "" if it stays open.
    std::string end_of(const Branch& branch) const;

    /// The reason for the deduction: "box 3 has its 8 in row 7".
    std::string why(const Deduction& deduction) const;
    /// The same for a candidate that the puzzle itself makes true or false: "it is given".
    std::string why_at_start(Candidate c) const;
    /// Why the cell is this digit, if `last` removed its last other candidates: "the only place for 4 in column I".
    std::string why_is(Candidate c, const Deduction& last) const;
    /// "I4 is not 2: E4 is 2 and sees it"; "I4 is 4: the only place for 4 in column I"
    std::string sentence(const Deduction& deduction) const;

    /// Whether this voice puts all eliminations by givens into one sentence.
    bool folds_givens() const;
    /// Whether the deduction only removes the digit of a given from its peers.
    bool reads_given(const Deduction& deduction) const;
    /// The givens of such deductions: "given: B3 is 1, D1 is 4".
    std::string givens(const std::vector<Deduction>& reading) const;
    /// Whether both have the same reason and differ only in eliminations, so that one sentence suffices.
    bool alike(const Deduction& one, const Deduction& other) const;

  private:
    std::string reason(const Cover& cover, const std::vector<Candidate>& removes) const;
    std::string reason(const Split& split, const std::vector<Candidate>& removes) const;
    std::string reason(const Sum& sum, const std::vector<Candidate>& removes) const;
    std::string reason(const Cases& cases, const std::vector<Candidate>& removes) const;
    std::string reason(const Reason& why, const std::vector<Candidate>& removes) const;
    std::string suppositions(const std::vector<Branch>& branches, const std::vector<Candidate>& removes) const;
    std::string supposed(const std::vector<Branch>& branches, std::size_t i) const;
    std::string rules(const std::vector<Cell>& cells) const;
    struct Named {
        std::string all;  ///< "row 1, the cage 14 at A1 and the cage 31 at F1"; empty: not known by name
        bool one = false;
    };
    Named named(const std::vector<Sector>& lines) const;
    std::string parts(const std::vector<Sector>& sectors) const;
    std::string about(Sector sector, std::string_view cell, std::string_view place) const;
    std::string listed(const std::vector<std::string>& words) const;
    std::string choice(const std::vector<std::string>& words) const;
    std::string digits(Set<Digit> digits) const;

    const Puzzle& start_;
    const Geometry& geometry_;
    Coords coords_;
    const Phrases* phrases_;
};

/// The first line of a proof of this puzzle, without the line end.
[[nodiscard]] std::string header_json(const Puzzle& puzzle);

/// A ledger as the text of a proof file (doc/ledger-format.md); every line ends with a newline.
///
///   {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}
///   {"cover":[[3],[19]],"removes":[3,7,11]}
///   {"claim":"unique","grid":[1,2,3,4,..]}
[[nodiscard]] std::string ledger_text(const Ledger& ledger);

}  // namespace deduku
