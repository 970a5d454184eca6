#include "render/proof/formula/sum.hpp"

#include <algorithm>
#include <cstdlib>

namespace deduku::proof {

long LinearForm::times(int number) const {
    const auto at = std::lower_bound(terms.begin(), terms.end(), number,
                                     [](const Term& term, int wanted) { return term.number < wanted; });
    return at != terms.end() && at->number == number ? at->times : 0;
}

long LinearForm::degree() const {
    long out = bound;
    for (const Term& term : terms) out += std::max(0L, -term.times);
    return out;
}

void SumLine::word(std::string_view text) {
    if (!text_.empty()) text_ += ' ';
    text_ += text;
}

void SumLine::add(const std::string& name, const LinearForm& form, long times) {
    const bool first = text_.empty();
    word(name);
    if (times != 1) word(std::to_string(times) + " *");
    if (!first) word("+");
    std::vector<LinearForm::Term> sum;
    sum.reserve(form_.terms.size() + form.terms.size());
    auto at = form_.terms.begin();
    for (const LinearForm::Term& term : form.terms) {
        while (at != form_.terms.end() && at->number < term.number) sum.push_back(*at++);
        LinearForm::Term added{term.number, times * term.times};
        if (at != form_.terms.end() && at->number == term.number) added.times += (at++)->times;
        if (added.times != 0) sum.push_back(added);
    }
    sum.insert(sum.end(), at, form_.terms.end());
    form_.terms = std::move(sum);
    form_.bound += times * form.bound;
}

void SumLine::add(long id, const LinearForm& form, long times) { add(std::to_string(id), form, times); }

void SumLine::add_at_least_zero(int number, long times) {
    add("x" + std::to_string(number + 1), {{{number, 1}}, 0}, times);
}

// With "not x" for the negative terms.
void SumLine::divide(long by) {
    if (by < 2) return;
    word(std::to_string(by) + " d");
    const auto up = [by](long size) { return (size + by - 1) / by; };
    form_.bound = up(std::max(0L, form_.degree()));
    for (LinearForm::Term& term : form_.terms) {
        const long size = up(std::abs(term.times));
        if (term.times < 0) form_.bound -= size;
        term.times = term.times < 0 ? -size : size;
    }
}

}  // namespace deduku::proof
