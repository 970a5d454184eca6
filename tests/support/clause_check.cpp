#include "tests/support/clause_check.hpp"

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace deduku::testing {
namespace {

using Literal = std::int32_t;
using Numbers = std::vector<std::int64_t>;

// The lines of a text; a last one without line end is marked.
class ProofLines {
  public:
    explicit ProofLines(std::string_view text) : text_(text) {}
    std::optional<std::string_view> next() {
        if (text_.empty()) return std::nullopt;
        ++number_;
        const std::size_t end = text_.find('\n');
        cut_ = end == std::string_view::npos;
        const std::string_view line = text_.substr(0, end);
        text_.remove_prefix(cut_ ? text_.size() : end + 1);
        return line;
    }
    std::size_t number() const { return number_; }
    bool cut() const { return cut_; }

  private:
    std::string_view text_;
    std::size_t number_ = 0;
    bool cut_ = false;
};

// Whole numbers separated by single blanks, and nothing else.
bool numbers_of(std::string_view line, Numbers& out) {
    out.clear();
    const char* begin = line.data();
    const char* const end = begin + line.size();
    while (true) {
        std::int64_t value = 0;
        const auto [stop, error] = std::from_chars(begin, end, value);
        if (error != std::errc{} || (*begin == '-' && value == 0)) return false;
        out.push_back(value);
        if (stop == end) return true;
        if (*stop != ' ') return false;
        begin = stop + 1;
    }
}

struct ClauseFormula {
    int variables = 0;
    std::vector<std::vector<Literal>> clauses;
};

// An index for each literal, from 2.
std::size_t at(Literal l) { return 2 * static_cast<std::size_t>(std::abs(l)) + static_cast<std::size_t>(l < 0); }

bool is_literal(std::int64_t value, int variables) { return value != 0 && std::llabs(value) <= variables; }

// Numbers from..to as literals; none if one is not a literal.
bool literals_of(const Numbers& numbers, std::size_t from, std::size_t to, int variables, std::vector<Literal>& out) {
    out.clear();
    for (std::size_t i = from; i < to; ++i) {
        if (!is_literal(numbers[i], variables)) return false;
        out.push_back(static_cast<Literal>(numbers[i]));
    }
    return true;
}

ClauseVerdict refused(const ProofLines& lines, std::string why, std::size_t lemmas) {
    return {false, std::move(why), lines.number(), lemmas};
}

// The formula, or its error.
std::optional<ClauseVerdict> read(std::string_view text, ClauseFormula& out) {
    ProofLines lines(text);
    const auto no = [&](const char* why) { return refused(lines, std::string("formula: ") + why, 0); };
    Numbers numbers;
    const auto header = lines.next();
    if (!header || !header->starts_with("p cnf ") || !numbers_of(header->substr(6), numbers) || numbers.size() != 2 ||
        numbers[0] < 0 || numbers[0] > 1'000'000 || numbers[1] < 0)
        return no("no header");
    out.variables = static_cast<int>(numbers[0]);
    const auto clauses = static_cast<std::size_t>(numbers[1]);
    std::vector<Literal> clause;
    while (const auto line = lines.next()) {
        if (lines.cut() || !numbers_of(*line, numbers) || numbers.back() != 0) return no("not a clause");
        if (!literals_of(numbers, 0, numbers.size() - 1, out.variables, clause)) return no("a literal out of range");
        out.clauses.push_back(clause);
    }
    if (out.clauses.size() != clauses) return no("the number of clauses is not that of the header");
    return std::nullopt;
}

// Unit propagation with two watched literals per clause; consequences without assumptions stay.
class Propagation {
  public:
    explicit Propagation(int variables)
        : value_(2 * static_cast<std::size_t>(variables) + 2), watched_(value_.size()) {}

    void add(const std::vector<Literal>& literals) {
        if (conflict_) return;
        // Literals that are not false come first; false ones are false permanently.
        std::vector<Literal> clause = literals;
        std::size_t open = 0;
        for (std::size_t i = 0; i < clause.size(); ++i) {
            if (is(clause[i]) == Value::no) continue;
            std::swap(clause[open], clause[i]);
            // A repeated literal counts once.
            bool again = false;
            for (std::size_t j = 0; j < open; ++j) again = again || clause[j] == clause[open];
            if (!again) ++open;
        }
        clause.resize(open);
        if (open == 0) {
            conflict_ = true;
        } else if (open == 1) {
            set(clause[0]);
            conflict_ = !propagate();
        } else {
            for (std::size_t i : {0U, 1U})
                watched_[at(-clause[i])].push_back(static_cast<std::uint32_t>(clauses_.size()));
            clauses_.push_back(std::move(clause));
        }
    }

    /// Whether the negations of the literals lead to a conflict; they are undone.
    bool implies(const std::vector<Literal>& literals) {
        if (conflict_) return true;
        const std::size_t kept = trail_.size();
        bool conflict = false;
        for (Literal l : literals) {
            conflict = conflict || is(l) == Value::yes;
            if (is(l) == Value::open) set(-l);
        }
        conflict = conflict || !propagate();
        while (trail_.size() > kept) {
            value_[at(trail_.back())] = value_[at(-trail_.back())] = Value::open;
            trail_.pop_back();
        }
        done_ = kept;
        return conflict;
    }

  private:
    enum class Value : std::uint8_t { open, yes, no };

    Value is(Literal l) const { return value_[at(l)]; }
    void set(Literal l) {
        value_[at(l)] = Value::yes;
        value_[at(-l)] = Value::no;
        trail_.push_back(l);
    }

    bool propagate() {
        while (done_ < trail_.size()) {
            // Clauses that watch the negation of a new true literal.
            const Literal gone = -trail_[done_];
            std::vector<std::uint32_t>& list = watched_[at(trail_[done_++])];
            std::size_t kept = 0;
            for (std::size_t i = 0; i < list.size(); ++i) {
                const std::uint32_t id = list[i];
                std::vector<Literal>& clause = clauses_[id];
                if (clause[0] == gone) std::swap(clause[0], clause[1]);
                if (is(clause[0]) == Value::yes) {
                    list[kept++] = id;
                    continue;
                }
                std::size_t other = 2;
                while (other < clause.size() && is(clause[other]) == Value::no) ++other;
                if (other < clause.size()) {
                    std::swap(clause[1], clause[other]);
                    watched_[at(-clause[1])].push_back(id);
                    continue;
                }
                list[kept++] = id;
                if (is(clause[0]) == Value::no) {
                    while (++i < list.size()) list[kept++] = list[i];
                    list.resize(kept);
                    return false;
                }
                set(clause[0]);
            }
            list.resize(kept);
        }
        return true;
    }

    std::vector<Value> value_;
    std::vector<std::vector<std::uint32_t>> watched_;  // by the literal whose truth concerns the clause
    std::vector<std::vector<Literal>> clauses_;
    std::vector<Literal> trail_;
    std::size_t done_ = 0;
    bool conflict_ = false;
};

// The assignments while the hints of one lemma are read.
class Marks {
  public:
    explicit Marks(int variables) : when_(2 * static_cast<std::size_t>(variables) + 2) {}
    void clear() { ++now_; }
    void make_false(Literal l) { when_[at(l)] = now_; }
    bool is_false(Literal l) const { return when_[at(l)] == now_; }

  private:
    std::vector<std::uint64_t> when_;
    std::uint64_t now_ = 0;
};

// The effect of one hint: a literal becomes true, a conflict, or out of order.
enum class Step : std::uint8_t { unit, conflict, idle };
Step follow(const std::vector<Literal>& clause, Marks& marks) {
    std::optional<Literal> left;
    for (Literal l : clause) {
        if (marks.is_false(l) || l == left) continue;
        if (left || marks.is_false(-l)) return Step::idle;
        left = l;
    }
    if (!left) return Step::conflict;
    marks.make_false(-*left);
    return Step::unit;
}

}  // namespace

ClauseVerdict check_drat(std::string_view formula_text, std::string_view proof) {
    ClauseFormula formula;
    if (const auto wrong = read(formula_text, formula)) return *wrong;
    Propagation propagation(formula.variables);
    for (const auto& clause : formula.clauses) propagation.add(clause);
    ProofLines lines(proof);
    Numbers numbers;
    std::vector<Literal> lemma;
    std::size_t lemmas = 0;
    while (const auto line = lines.next()) {
        if (lines.cut() || !numbers_of(*line, numbers) || numbers.back() != 0)
            return refused(lines, "not a lemma", lemmas);
        if (!literals_of(numbers, 0, numbers.size() - 1, formula.variables, lemma))
            return refused(lines, "a literal out of range", lemmas);
        if (!propagation.implies(lemma)) return refused(lines, "does not follow by unit propagation", lemmas);
        ++lemmas;
        if (lemma.empty()) {
            if (lines.next()) return refused(lines, "text after the empty clause", lemmas);
            return {true, {}, 0, lemmas};
        }
        propagation.add(lemma);
    }
    return refused(lines, "no empty clause", lemmas);
}

namespace {

// Reads the lemmas of an LRAT proof in sequence; an error is a text, null if there is none.
class LratProof {
  public:
    explicit LratProof(const ClauseFormula& formula)
        : formula_(formula), last_(std::ssize(formula.clauses)), marks_(formula.variables) {}

    const char* add(const Numbers& numbers) {
        if (numbers.size() < 3 || numbers.back() != 0) return "not a lemma with hints";
        if (numbers[0] <= last_) return "the number of the lemma does not grow";
        std::size_t end = 1;
        while (numbers[end] != 0) ++end;
        if (end + 1 == numbers.size()) return "not a lemma with hints";
        if (!literals_of(numbers, 1, end, formula_.variables, lemma_)) return "a literal out of range";
        if (!assume_false()) return "a lemma with both signs";
        if (const char* wrong = follow_hints(std::span(numbers).subspan(end + 1, numbers.size() - end - 2)))
            return wrong;
        last_ = numbers[0];
        added_.emplace(last_, lemma_);
        return nullptr;
    }
    // The lemma added last.
    const std::vector<Literal>& lemma() const { return lemma_; }

  private:
    bool assume_false() {
        marks_.clear();
        for (Literal l : lemma_) {
            if (marks_.is_false(-l)) return false;
            marks_.make_false(l);
        }
        return true;
    }

    const char* follow_hints(std::span<const std::int64_t> hints) {
        bool conflict = false;
        for (std::int64_t hint : hints) {
            if (hint < 0) return "a hint of another kind";
            const auto* clause = clause_of(hint);
            if (clause == nullptr) return "a hint that names no clause";
            if (conflict) return "a hint after the conflict";
            const Step step = follow(*clause, marks_);
            if (step == Step::idle) return "a hint out of turn";
            conflict = step == Step::conflict;
        }
        return conflict ? nullptr : "the hints end without a conflict";
    }

    const std::vector<Literal>* clause_of(std::int64_t id) const {
        if (id >= 1 && id <= std::ssize(formula_.clauses)) return &formula_.clauses[static_cast<std::size_t>(id - 1)];
        const auto found = added_.find(id);
        return found == added_.end() ? nullptr : &found->second;
    }

    const ClauseFormula& formula_;
    std::unordered_map<std::int64_t, std::vector<Literal>> added_;
    std::int64_t last_;
    Marks marks_;
    std::vector<Literal> lemma_;
};

}  // namespace

ClauseVerdict check_lrat(std::string_view formula_text, std::string_view proof) {
    ClauseFormula formula;
    if (const auto wrong = read(formula_text, formula)) return *wrong;
    LratProof checked(formula);
    ProofLines lines(proof);
    Numbers numbers;
    std::size_t lemmas = 0;
    while (const auto line = lines.next()) {
        if (lines.cut() || !numbers_of(*line, numbers)) return refused(lines, "not a lemma with hints", lemmas);
        if (const char* wrong = checked.add(numbers)) return refused(lines, wrong, lemmas);
        ++lemmas;
        if (!checked.lemma().empty()) continue;
        if (lines.next()) return refused(lines, "text after the empty clause", lemmas);
        return {true, {}, 0, lemmas};
    }
    return refused(lines, "no empty clause", lemmas);
}

}  // namespace deduku::testing
