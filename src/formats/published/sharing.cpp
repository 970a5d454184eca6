#include "formats/published/sharing.hpp"

#include <algorithm>

#include "formats/published/fitting.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::published {
namespace {

// Rows whose words are alike, so that one sentence may be a part of the other: equal sums of lines, or within them.
bool say_one_thing(const RuleRow& a, const RuleRow& b) {
    const auto is_equal_sum = [](const RuleRow& row) { return row.key == "equal-sums" || row.key == "region-sum"; };
    return &a == &b || (is_equal_sum(a) && is_equal_sum(b));
}

bool has_word(const Sentence& sentence, std::string_view word) { return contains(sentence.words, word); }

// "Lines are both renban lines and thermometers": two rules of the same lines in one sentence.
bool says_both(const ReadSentence& said) {
    const Sentence& sentence = said.sentence;
    const auto is_of_line = [](const Match& match) {
        return match.saying->about == About::things && match.saying->kind == ThingKind::line && match.colours.empty();
    };
    const bool together = has_word(sentence, "both") || has_word(sentence, "well") || has_word(sentence, "also");
    if (!together || has_word(sentence, "or") || has_word(sentence, "either")) return false;
    const auto first = std::find_if(said.matches.begin(), said.matches.end(), is_of_line);
    return first != said.matches.end() && std::any_of(first, said.matches.end(), [&](const Match& other) {
               return is_of_line(other) && other.saying->row != first->saying->row;
           });
}

// "These lines also act as thermometers", "All lines are also ..".
bool says_all_also(const Sentence& sentence) {
    const auto& words = sentence.words;
    const auto also = std::find(words.begin(), words.end(), "also");
    for (auto word = words.begin(); word != also && also != words.end(); ++word)
        if (word + 1 != words.end() && *(word + 1) == "line")
            for (std::string_view which : {"these", "all", "every", "each", "those"})
                if (*word == which) return true;
    return false;
}

class Sharing {
  public:
    Sharing(std::vector<SentenceClaim>& claims, const std::vector<Thing>& things,
            const std::vector<ReadSentence>& sentences, bool diagonals)
        : claims_(claims), things_(things), sentences_(sentences), diagonals_(diagonals) {}

    std::vector<std::size_t> share() {
        find_further_rules();
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < things_.size(); ++i) {
            // The words about diagonals explain it, also beside lines of its colour.
            if (diagonals_ && things_[i].kind == ThingKind::diagonal) continue;
            if (!share_one(i)) open.push_back(i);
        }
        leave_ends_of_lines();
        give_all_lines();
        return open;
    }

  private:
    // Gives a thing to the claims that fit it best; false if two of these differ.
    bool share_one(std::size_t thing) {
        std::vector<SentenceClaim*> fitting = best_of(thing);
        if (fitting.empty()) return true;
        // Of two sentences about the same rule the one with a value tells more.
        SentenceClaim* chosen = fitting.front();
        for (SentenceClaim* claim : fitting)
            if (chosen->match->values.empty()) chosen = claim;
        chosen->things.push_back(thing);
        bool clear = true;
        for (SentenceClaim* claim : fitting) {
            const RuleRow &row = *claim->match->saying->row, &other = *chosen->match->saying->row;
            if (&row == &other && !state_other_values(*claim, *chosen)) continue;
            // Two sentences about the blue lines are both about them.
            const bool both = !say_one_thing(row, other) && !claim->match->colours.empty() &&
                              claim->match->colours == chosen->match->colours;
            if (both) claim->things.push_back(thing);
            clear = clear && both;
        }
        return clear;
    }
    // The claims that fit a thing best; further rules take it if they fit it at all.
    std::vector<SentenceClaim*> best_of(std::size_t thing) {
        std::vector<SentenceClaim*> out;
        int best = 1;
        for (SentenceClaim& claim : claims_) {
            const int fit = fit_of(*claim.match, things_, things_[thing]);
            if (claim.also && fit > 0) claim.things.push_back(thing);
            if (claim.also || fit < best) continue;
            if (fit > best) out.clear();
            best = fit;
            out.push_back(&claim);
        }
        return out;
    }

    // Further rules of things: "also" in a saying, "both .. and .." or "all lines are also .." in a sentence.
    void find_further_rules() {
        for (SentenceClaim& claim : claims_) {
            const Match& match = *claim.match;
            const ReadSentence& said = sentences_[static_cast<std::size_t>(claim.sentence)];
            claim.also = match.saying->has("also") ||
                         (match.saying->kind == ThingKind::line && match.colours.empty() &&
                          (says_both(said) || says_all_also(said.sentence) || is_of_both(*match.saying->row)));
        }
    }
    // Whether a sentence says that lines have both of these rules: the row is one of them.
    bool is_of_both(const RuleRow& row) const {
        return std::any_of(sentences_.begin(), sentences_.end(), [&](const ReadSentence& said) {
            return says_both(said) && std::any_of(said.matches.begin(), said.matches.end(),
                                                  [&](const Match& each) { return each.saying->row == &row; });
        });
    }

    // Whether a sentence about the row names alternatives: "lines are either palindromes or ..".
    bool is_one_of_several(const RuleRow& row) const {
        return std::any_of(sentences_.begin(), sentences_.end(), [&](const ReadSentence& said) {
            const Sentence& sentence = said.sentence;
            const bool choice = has_word(sentence, "or") || has_word(sentence, "either") || has_word(sentence, "some");
            return choice && std::any_of(said.matches.begin(), said.matches.end(),
                                         [&](const Match& each) { return each.saying->row == &row; });
        });
    }

    // A rule of "a line" in words that no line is left for is about all lines, if these are of other sentences.
    void give_all_lines() {
        for (SentenceClaim& claim : claims_) {
            const Saying& saying = *claim.match->saying;
            const bool any_line = saying.kind == ThingKind::line && claim.match->colours.empty() &&
                                  !saying.has("maybe") && !saying.has("bulb") && !saying.has("circles") &&
                                  !saying.has("diamonds") && !saying.has("marked");
            const bool said_before = std::any_of(claims_.begin(), claims_.end(), [&](const SentenceClaim& other) {
                const Match& match = *other.match;
                return &other != &claim &&
                       ((match.saying->row == saying.row && (!other.things.empty() || !match.colours.empty())) ||
                        (!other.things.empty() && say_one_thing(*match.saying->row, *saying.row)));
            });
            if (!claim.things.empty() || !any_line || said_before || is_one_of_several(*saying.row)) continue;
            for (std::size_t i = 0; i < things_.size(); ++i)
                if (fit_of(*claim.match, things_, things_[i]) > 0) claim.things.push_back(i);
        }
    }

    // A circle at the end of a line belongs to the line, unless a sentence about circles has no others.
    void leave_ends_of_lines() {
        std::vector<bool> ends(things_.size(), false);
        for (const SentenceClaim& claim : claims_)
            for (std::size_t i : claim.things)
                for (const int mark : {things_[i].start, things_[i].end})
                    if (mark >= 0 && (things_[i].kind == ThingKind::arrow ? mark == things_[i].start
                                                                          : claim.match->saying->has("bulb")))
                        ends[static_cast<std::size_t>(mark)] = true;
        for (SentenceClaim& claim : claims_) {
            if (claim.match->saying->kind != ThingKind::mark) continue;
            std::vector<std::size_t> others;
            for (std::size_t i : claim.things)
                if (!ends[i]) others.push_back(i);
            if (!others.empty()) claim.things = std::move(others);
        }
    }

    std::vector<SentenceClaim>& claims_;
    const std::vector<Thing>& things_;
    const std::vector<ReadSentence>& sentences_;
    bool diagonals_;
};

}  // namespace

bool state_other_values(const SentenceClaim& a, const SentenceClaim& b) {
    if (a.match->saying->head != b.match->saying->head) return true;
    const bool valued = a.match->saying->row->value != RuleValue::none || !a.match->saying->head.empty();
    return valued && !a.match->values.empty() && a.match->values != b.match->values;
}

std::vector<std::size_t> share_things(std::vector<SentenceClaim>& claims, const std::vector<Thing>& things,
                                      const std::vector<ReadSentence>& sentences, bool diagonals) {
    return Sharing(claims, things, sentences, diagonals).share();
}

}  // namespace deduku::formats::published
