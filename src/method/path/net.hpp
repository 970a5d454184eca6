// What each branch of a Split goes through, as strands: of forcing chains and nets.
//
//   {A1=2}: {A1} / {2 in column A} removes A4=2, {A7} / ..      A1=2   A4<>2 (of A1=2)   A7=2 (of A4<>2)
#pragma once

#include "deduku/reason.hpp"
#include "method/path/strand.hpp"

namespace deduku::path {

/// A strand for each branch with steps, Covers of one base sector each; its candidate is supposed. Of a branch that
/// ends with an empty sector the last node says that something there is true, or false, which one before denies.
[[nodiscard]] std::vector<Strand> strands_of(const Board& before, const Split& split);

}  // namespace deduku::path
