#include "tests/support/veripb_check.hpp"

#include <algorithm>
#include <memory>
#include <unordered_map>

#include "tests/support/veripb_formula.hpp"
#include "tests/support/veripb_sums.hpp"

namespace deduku::testing {
namespace {

using Proved = VeripbVerdict::Proved;

class Checker {
  public:
    explicit Checker(Formula formula) : formula_(std::move(formula)) {}

    void header(const Words& words);
    /// One line of the proof.
    void read(const Words& words);
    Proved proved() const {
        need(proved_ != Proved::nothing, "nothing is concluded");
        return proved_;
    }

  private:
    int literal(std::string_view word) const { return read_literal(word, formula_.variables); }
    std::vector<int> grid(const Words& words) const;
    const PbConstraint& line(long id) const {
        const auto found = places_.find(id);
        need(found != places_.end(), "there is no line " + std::to_string(id));
        return database_->at(found->second);
    }
    void add(PbConstraint constraint) {
        places_[++last_id_] = database_->add(std::move(constraint));
        levels_[level_].push_back(last_id_);
    }
    void load(const Words& words);
    void sum(const Words& words);
    void rup(const Words& words);
    void set_level(const Words& words);
    void wipe(const Words& words);
    void solution(const Words& words);
    void equal(const Words& words) const;
    void contradiction(long id) const;
    bool read_end(const Words& words);

    Formula formula_;
    std::unique_ptr<PbDatabase> database_;
    std::unique_ptr<PbStack> stack_;
    std::unordered_map<long, std::size_t> places_;
    std::vector<std::vector<long>> levels_ = std::vector<std::vector<long>>(1);
    std::size_t level_ = 0;
    long last_id_ = 0;
    long solutions_ = 0;
    bool loaded_ = false;
    bool closed_ = false;  // nothing may follow
    Proved proved_ = Proved::nothing;
};

void Checker::header(const Words& words) {
    need(words.size() == 4 && words[0] == "pseudo-Boolean" && words[1] == "proof" && words[2] == "version",
         "the header is missing");
    need(words[3] == "1.2", "an unknown version");
}

void Checker::load(const Words& words) {
    need(!loaded_, "the formula is loaded twice");
    need(words.size() == 2, "f takes one number");
    need(number(words[1]) == static_cast<long>(formula_.constraints.size()),
         "the formula has another number of constraints");
    loaded_ = true;
    database_ = std::make_unique<PbDatabase>(static_cast<int>(formula_.variables));
    stack_ = std::make_unique<PbStack>(static_cast<int>(formula_.variables));
    for (const PbConstraint& constraint : formula_.constraints) add(constraint);
}

void Checker::sum(const Words& words) {
    stack_->clear();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string_view word = words[i];
        const std::string_view next = i + 1 < words.size() ? words[i + 1] : "";
        bool fits = true;
        if (word == "+") {
            fits = stack_->add();
        } else if (word == "s") {
            fits = stack_->saturate();
        } else if (next == "w") {
            need(word.front() == 'x', "a variable is weakened");
            fits = stack_->weaken(literal(word) / 2);
            ++i;
        } else if (next == "*" || next == "d") {
            const long factor = number(word);
            fits = next == "*" ? stack_->multiply(factor) : stack_->divide(factor);
            ++i;
        } else if (word.front() == 'x' || word.front() == '~') {
            stack_->push({{{1, literal(word)}}, 0});  // "x is at least 0"
        } else {
            stack_->push(line(number(word)));
        }
        need(fits, "the stack is too low, a factor is 0 or a coefficient is too large");
    }
    PbConstraint out;
    need(stack_->take(out), "the sum needs exactly one result");
    add(std::move(out));
}

void Checker::rup(const Words& words) {
    const ReadConstraint read = read_constraint({words.begin() + 1, words.end()}, formula_.variables);
    const auto plain = [](PbTerm term) { return term.weight == 1; };
    need(!read.equality && read.at_least.degree == 1 &&
             std::all_of(read.at_least.terms.begin(), read.at_least.terms.end(), plain),
         "only clauses follow by propagation here");
    std::vector<int> clause;
    for (const PbTerm& term : read.at_least.terms) clause.push_back(term.literal);
    need(database_->rup(clause), "the clause does not follow by propagation");
    add(read.at_least);
}

void Checker::set_level(const Words& words) {
    need(words.size() == 2, "a level is one number");
    const long level = number(words[1]);
    need(level <= 1'000'000, "a level out of range");
    level_ = static_cast<std::size_t>(level);
    if (levels_.size() <= level_) levels_.resize(level_ + 1);
}

void Checker::wipe(const Words& words) {
    need(words.size() == 2, "a level is one number");
    const auto from = static_cast<std::size_t>(number(words[1]));
    need(from >= 1, "level 0 is not wiped");
    need(from < levels_.size(), "a level that was never set is wiped");
    std::vector<std::size_t> places;
    for (std::size_t i = from; i < levels_.size(); ++i) {
        for (long id : levels_[i]) places.push_back(places_.extract(id).mapped());
        levels_[i].clear();
    }
    database_->erase(places);
}

std::vector<int> Checker::grid(const Words& words) const {
    std::vector<int> out;
    std::vector<bool> met(static_cast<std::size_t>(formula_.variables));
    for (std::size_t i = 1; i < words.size(); ++i) {
        out.push_back(literal(words[i]));
        const auto v = static_cast<std::size_t>(out.back() / 2);
        need(out.back() % 2 == 0, "a solution is told by its true variables");
        need(!met[v], "a variable stands there twice");
        met[v] = true;
    }
    return out;
}

void Checker::solution(const Words& words) {
    need(level_ == 0, "a solution is told on level 0");
    need(++solutions_ == 1, "a second solution");
    const std::vector<int> told = grid(words);
    need(database_->is_solution(told), "this is no solution");
    // "There are others": one of the variables stated differs.
    PbConstraint others{{}, 1};
    for (int l : told) others.terms.push_back({1, l ^ 1});
    add(std::move(others));
    proved_ = Proved::solution;
}

void Checker::equal(const Words& words) const {
    need(words.size() > 3, "e needs a line and a constraint");
    const long id = number(words[1]);
    const Words body(words.begin() + 2, words.end());
    const auto in_order = [](PbConstraint c) {
        std::sort(c.terms.begin(), c.terms.end(), [](PbTerm a, PbTerm b) { return a.literal < b.literal; });
        return c;
    };
    const PbConstraint told = in_order(read_constraint(body, formula_.variables).at_least);
    const PbConstraint here = in_order(line(id));
    const auto same = [](PbTerm a, PbTerm b) { return a.literal == b.literal && a.weight == b.weight; };
    need(told.degree == here.degree &&
             std::equal(told.terms.begin(), told.terms.end(), here.terms.begin(), here.terms.end(), same),
         "the line says something else");
}

void Checker::contradiction(long id) const {
    long most = 0;
    for (const PbTerm& term : line(id).terms) most += term.weight;
    need(most < line(id).degree, "the line is no contradiction");
}

// The last line of a proof; false if it is another line.
bool Checker::read_end(const Words& words) {
    if (words[0] != "c") return false;
    need(words.size() == 2, "c needs one line");
    contradiction(number(words[1]));
    proved_ = solutions_ == 1 ? Proved::unique : Proved::no_solution;
    closed_ = true;
    return true;
}

void Checker::read(const Words& words) {
    need(!closed_, "nothing may follow");
    need(!words.empty(), "an empty line");
    const std::string_view verb = words[0];
    if (verb == "f") return load(words);
    need(loaded_, "the formula is not loaded");
    if (read_end(words)) return;
    if (verb == "u") return rup(words);
    if (verb == "p") return sum(words);
    if (verb == "v") return solution(words);
    if (verb == "#") return set_level(words);
    if (verb == "w") return wipe(words);
    need(verb == "e", "an unknown rule '" + std::string(verb) + "'");
    equal(words);
}

}  // namespace

VeripbVerdict check_veripb(std::string_view formula, std::string_view proof) {
    VeripbVerdict out;
    std::size_t line = 0;
    std::string where = "formula, line ";
    try {
        Checker checker(read_formula(formula, line));
        where = "line ";
        line = 1;
        checker.header(next_line(proof));
        while (!proof.empty()) {
            ++line;
            checker.read(next_line(proof));
        }
        out.proved = checker.proved();
        out.lines = line;
    } catch (const Refusal& refusal) {
        out.refused = where + std::to_string(line) + ": " + refusal.why;
    }
    return out;
}

}  // namespace deduku::testing
