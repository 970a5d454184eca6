// Cells whose value is not their digit, as doublers: a layer, and the rules of the clues that read its values.
//
//   "One doubler in each row, column and box counts twice in cages."
//   killer 15: A1 B1    ->    layer doubler 0 1 once-in row column box; value v digit * (1 + doubler); killer 15 of v: A1 B1
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/published/text/sentences.hpp"
#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

/// What the sentences say about such cells; each sentence may say a part.
class SaidValues {
  public:
    /// Takes what a saying of the row `layer` says in this sentence.
    void take(const Saying& saying, const Sentence& sentence);
    [[nodiscard]] bool any() const { return !kinds_.empty(); }
    /// Makes rules read the values, and puts the layers before them; returns what is missing, or an empty text.
    [[nodiscard]] std::string apply(std::vector<std::string>& rules) const;

  private:
    std::vector<std::string> kinds_;  ///< "doubler", "negator", ..
    std::vector<std::string> scope_;  ///< the clues that the sentences name; empty: all
    bool placed_ = false;             ///< one in each row, column and box
    bool digits_ = false;             ///< one for each digit
    bool counted_ = false;            ///< the meaning is said
};

}  // namespace deduku::formats::published
