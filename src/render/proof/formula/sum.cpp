#include "render/proof/formula/sum.hpp"

#include <algorithm>
#include <cstdlib>

namespace deduku::proof {
namespace {

// Changes the coefficients, with "not x" for the negative terms: `change` receives the size of each.
template <class Change>
void change_sizes(LinearForm& form, long new_degree, Change&& change) {
    long negative = 0;
    for (LinearForm::Term& term : form.terms) {
        const long size = change(std::abs(term.times));
        if (term.times < 0) negative += size;
        term.times = term.times < 0 ? -size : size;
    }
    form.bound = new_degree - negative;
}

}  // namespace

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

void SumLine::add_form(const LinearForm& form, long times) {
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

void SumLine::add(long id, const LinearForm& form, long times) {
    const bool first = text_.empty();
    word(std::to_string(id));
    if (times != 1) word(std::to_string(times) + " *");
    if (!first) word("+");
    add_form(form, times);
}

void SumLine::add(const SumLine& other) {
    const bool first = text_.empty();
    word(other.text_);
    if (!first) word("+");
    add_form(other.form_, 1);
}

void SumLine::add_literal(const std::string& name, const LinearForm& form, long times) {
    const bool first = text_.empty();
    word(name);
    if (times != 1) word(std::to_string(times) + " *");
    if (!first) word("+");
    add_form(form, times);
}

void SumLine::add_at_least_zero(int number, long times) {
    add_literal("x" + std::to_string(number + 1), {{{number, 1}}, 0}, times);
}

void SumLine::add_at_most_one(int number, long times) {
    add_literal("~x" + std::to_string(number + 1), {{{number, -1}}, -1}, times);
}

void SumLine::weaken(int number) {
    const long times = form_.times(number);
    if (times == 0) return;
    word("x" + std::to_string(number + 1) + " w");
    if (times > 0) form_.bound -= times;
    std::erase_if(form_.terms, [number](const LinearForm::Term& term) { return term.number == number; });
}

void SumLine::saturate() {
    const long degree = form_.degree();
    const auto large = [degree](const LinearForm::Term& term) { return std::abs(term.times) > degree; };
    if (degree < 1 || std::none_of(form_.terms.begin(), form_.terms.end(), large)) return;
    word("s");
    change_sizes(form_, degree, [degree](long size) { return std::min(size, degree); });
}

void SumLine::divide() { divide(form_.degree()); }

void SumLine::divide(long by) {
    if (by < 2) return;
    const auto up = [by](long size) { return (size + by - 1) / by; };
    word(std::to_string(by) + " d");
    change_sizes(form_, up(std::max(0L, form_.degree())), up);
}

}  // namespace deduku::proof
