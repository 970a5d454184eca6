#include "render/proof/lrat.hpp"

namespace deduku {

void LratWriter::lemma(const proof::Lemma& lemma) {
    text_.number(lemma.id);
    for (int literal : lemma.literals) text_.number(literal);
    text_.word("0 ");
    for (proof::ClauseId hint : lemma.hints) text_.number(hint);
    text_.end_line();
}

}  // namespace deduku
