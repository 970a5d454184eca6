#include "report/explanation.hpp"

#include "report/parts/lists.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {

using explain::Answer;
using explain::CountBounds;
using explain::Supposition;
using explain::Truth;

Explanation::Explanation(const Puzzle& puzzle, Words words, Coords coords, Grounds grounds, explain::Method method)
    : words_(std::move(words)),
      coords_(coords),
      grounds_(grounds),
      method_(std::move(method)),
      explainer_(method_(puzzle)) {}

void Explanation::show_contradiction(Json& object) {
    const Ledger chain = explainer_.contradiction();
    const std::string sentence = contradiction_text(words_, chain);
    text_ += sentence + '\n' + chain_text(words_, chain);
    negative_ = true;
    object["contradiction"]["text"] = sentence;
    add_places(object["contradiction"], words_.geometry(), {std::get<NoSolution>(chain.claim).empty});
    add_chain(object["contradiction"], words_, chain);
}

bool Explanation::leaves_open(const Query& query) const {
    const auto subject = subject_of(query, words_.geometry(), coords_);
    const auto* about = std::get_if<Subject>(&subject);
    return about != nullptr && is_open(*about);
}

bool Explanation::is_open(const Subject& subject) const {
    const Set<Digit> left = explainer_.end().digits(subject.cell);
    return !left.single() && (!subject.digit || left.has(*subject.digit));
}

void Explanation::answer(const Query& query) {
    Json object{{"query", query.text}};
    const auto subject = subject_of(query, words_.geometry(), coords_);
    if (const auto* mistake = std::get_if<std::string>(&subject)) {
        complain(query.text, *mistake, object);
    } else {
        const auto& about = std::get<Subject>(subject);
        const Digit first = explainer_.end().digits(about.cell).first();
        is_open(about) ? answer_open(about.cell, about.digit, object)
                       : answer_settled({about.cell, about.digit.value_or(first)}, object);
    }
    answers_.push_back(std::move(object));
}

void Explanation::answer_set(const std::string& cells, const std::string& digit) {
    const auto subject = subject_set(cells, digit, words_.geometry(), coords_);
    Json object;
    if (const auto* mistake = std::get_if<std::string>(&subject)) {
        object["query"] = cells + ' ' + digit;
        complain("--set " + cells + ' ' + digit, *mistake, object);
    } else {
        const auto& set = std::get<SubjectSet>(subject);
        const CountBounds found = explain::bounds(explainer_.end(), set.cells, set.digit);
        object = bounds_object(words_.geometry(), set.cells, set.digit, found);
        say(bounds_text(words_, set.cells, set.digit, found), object);
        add(explainer_.why_not(explain::premises(explainer_.end(), set.cells, set.digit, found)), object);
    }
    sets_.push_back(std::move(object));
}

void Explanation::play_on(Finding found, StepReasons steps) {
    Board start = start_board(found.ledger.start);
    in_play_.emplace(InPlay{std::move(start), explain::Explainer(std::move(found)), std::move(steps)});
}

// A candidate that is open on the board in play is decided there, others by the puzzle.
void Explanation::answer_settled(Candidate c, Json& object) {
    const bool plays = in_play_ && in_play_->explainer.ending() != Ending::contradiction && in_play_->start.has(c) &&
                       !in_play_->start.digits(c.cell).single();
    if (plays)
        if (const Answer there = in_play_->explainer.answer(c); there.verdict != Truth::open)
            return answer_by(in_play_->explainer, &in_play_->steps, c, object);
    answer_by(explainer_, steps_ ? &*steps_ : nullptr, c, object);
}

void Explanation::answer_by(const explain::Explainer& explainer, const StepReasons* steps, Candidate c, Json& object) {
    const Answer answer = explainer.answer(c);
    describe(c.cell, c.digit, answer.verdict, object);
    const std::vector<std::size_t> numbers = steps == nullptr ? std::vector<std::size_t>{} : steps->steps_of(answer);
    if (numbers.empty()) {
        say(settled_text(words_, answer), object);
        return add(answer.chain, object);
    }
    const std::string fact = answer.verdict == Truth::is ? words_.is(c) : words_.is_not({c});
    say(steps->says(numbers.back(), answer) ? fact + ": " + steps->sentence(numbers.back())
                                            : settled_text(words_, answer),
        object);
    if (grounds_ == Grounds::deciding) return;
    add_steps(*steps, numbers, object);
    add_chain(object, words_, answer.chain);
}

void Explanation::add_steps(const StepReasons& steps, const std::vector<std::size_t>& numbers, Json& object) {
    const std::size_t width = std::to_string(numbers.size()).size();
    std::size_t number = 0;
    object["steps"] = Json::list(numbers, [&](std::size_t step) {
        std::string told = steps.told(step);
        text_ += worded("   {:>{}}  {}\n", ++number, width, told);
        return Json(std::move(told));
    });
}

// With a digit, supposes it; without, supposes each open digit, and the chain has the reasons why no others are.
void Explanation::answer_open(Cell cell, std::optional<Digit> digit, Json& object) {
    const Geometry& geometry = words_.geometry();
    const Set<Digit> left = explainer_.end().digits(cell);
    std::vector<Supposition> tested;
    if (ending() != Ending::unknown)
        for (Digit d : digit ? Set<Digit>{*digit} : left) tested.push_back(explainer_.suppose({cell, d}, method_));
    describe(cell, digit, Truth::open, object);
    for (const Supposition& s : tested) object["suppositions"].push_back(supposition_object(words_.geometry(), s));
    say(open_text(words_, explainer_, cell, tested), object);
    negative_ = true;
    if (digit) {
        if (!tested.empty() && tested.front().chain) add(*tested.front().chain, object);
        return;
    }
    std::vector<Candidate> dead;
    for (Digit d : geometry.all_digits() - left) dead.push_back({cell, d});
    add(explainer_.why_not(std::move(dead)), object);
}

void Explanation::describe(Cell cell, std::optional<Digit> digit, Truth verdict, Json& object) const {
    object["cell"] = cell_name(words_.geometry(), cell);
    if (digit) object["digit"] = words_.geometry().shown(*digit);
    object["verdict"] = word(verdict, ending());
    object["left"] = digit_list_of(explainer_.end().digits(cell), words_.geometry().lowest());
}

void Explanation::complain(const std::string& query, const std::string& mistake, Json& object) {
    object["error"] = mistake;
    mistakes_.push_back(query + ": " + mistake);
}

void Explanation::say(const std::string& sentence, Json& object) {
    text_ += sentence + '\n';
    object["text"] = sentence;
}

void Explanation::add(const Ledger& chain, Json& object) {
    if (grounds_ == Grounds::deciding) return;
    text_ += chain_text(words_, chain);
    add_chain(object, words_, chain);
}

}  // namespace deduku::report
