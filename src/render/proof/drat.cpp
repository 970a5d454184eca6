#include "render/proof/drat.hpp"

namespace deduku {

void DratWriter::lemma(const proof::Lemma& lemma) {
    if (lemma.propagates && !all_) return;
    for (int literal : lemma.literals) text_.number(literal);
    text_.end_line();
}

}  // namespace deduku
