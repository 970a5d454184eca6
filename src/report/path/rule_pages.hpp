// A page of all rules of the table, with a picture and a sentence for each: the source of doc/rules.
//
//   README.md    killer: the picture, "In the cage A1, A2, B2 digits differ and sum to 15.", killer 15: A1 A2 B2
#pragma once

#include "deduku/rules.hpp"
#include "report/path/technique_pages.hpp"

namespace deduku::report {

/// All files of the folder.
[[nodiscard]] Pages rule_pages();
/// The sentence of the example of a rule; empty if that is no rule.
[[nodiscard]] std::string example_sentence(const RuleRow& row);
/// A rule in words: its name, example and sentence, and other names.
[[nodiscard]] std::string rule_text(const RuleRow& row);

}  // namespace deduku::report
