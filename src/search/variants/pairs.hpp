// Pairs of cells whose digits depend on each other, collected line by line:
//
//   A1 - B1 at least 5      1 with 6 .. 9;  2 with 7 .. 9;  ..  5 with none
//
// In the end they are peers, if the cells need only differ, or tables.
#pragma once

#include <optional>

#include "search/variants/model.hpp"

namespace deduku::variants {

/// For each digit of a first cell, the digits allowed in a second.
using Relation = std::array<DigitMask, most_digits>;

class Pairs {
  public:
    explicit Pairs(int digits) : all_(static_cast<DigitMask>((1U << digits) - 1)) { number_.fill(-1); }

    /// The relation of cells a < b; at first all digits are allowed with all.
    Relation& of(int a, int b);
    /// The sets of digits that cells which all differ may hold; none if all sets are possible.
    std::optional<SetList> sets_of(std::span<const std::uint8_t> cells) const;
    /// Writes peers, neighbours and tables to the model.
    void finish(VariantModel& model);
    /// The pairs of a case, whose tables are added to those of cases; forgets the pairs.
    std::vector<RelatedCells> take_case(VariantModel& model);

  private:
    struct Pair {
        int a = 0;
        int b = 0;
        Relation with{};
    };

    const Relation* known(int a, int b) const;
    bool never_together(std::span<const std::uint8_t> cells, int a, int b) const;
    Relation back_of(const Relation& with) const;
    int table_of(const Relation& with, std::vector<Table512>& tables);

    DigitMask all_;
    std::vector<Pair> pairs_;
    std::array<std::int16_t, most_cells * most_cells> number_;
    std::vector<Relation> tables_;
    std::size_t last_ = 0;  // the last one found
};

}  // namespace deduku::variants
