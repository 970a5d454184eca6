// A checker for VeriPB proofs of version 1.2 as VeripbWriter and the golden examples have them: any other line is refused.
//
//   p 8 129 +          adds lines up, and * d s w: cutting planes
//   u 1 ~x4 >= 1 ;     its opposite leads to a conflict
//   # 1   w 1          levels of lines, and wiping them
//   v x1 x6 ..         a solution; adds that there are others
//   e 134 1 ~x2 >= 1 ; line 134 is this constraint
//   c 168              line 168 is a contradiction
//
// It shares no code with the writer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::testing {

struct VeripbVerdict {
    enum class Proved : std::uint8_t {
        nothing,
        no_solution,  ///< the formula has none
        unique,       ///< it has exactly one, which the proof names
        solution,     ///< it has the one the proof names, and perhaps others
    };
    Proved proved = Proved::nothing;
    std::string refused;  ///< "line 14: the clause does not follow by propagation"; empty if accepted
    std::size_t lines = 0;
};

VeripbVerdict check_veripb(std::string_view formula, std::string_view proof);

}  // namespace deduku::testing
