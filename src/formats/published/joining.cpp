#include "formats/published/joining.hpp"

#include <algorithm>
#include <map>

#include "formats/parts.hpp"
#include "formats/published/cages.hpp"
#include "formats/published/open_things.hpp"
#include "formats/published/shaded.hpp"
#include "formats/published/values.hpp"
#include "formats/published/whole_board.hpp"
#include "formats/published/writing.hpp"
#include "grid/contains.hpp"
#include "grid/reading/escapes.hpp"

namespace deduku::formats::published {
namespace {

/// A match of a sentence, and the things that it may explain.
struct Claim {
    const Match* match;
    int sentence;
    std::vector<std::size_t> things{};
};

bool is_circle(const std::vector<Thing>& things, int mark) {
    return mark >= 0 && things[static_cast<std::size_t>(mark)].shape == ThingShape::circle;
}
bool is_diamond(const std::vector<Thing>& things, int mark) {
    return mark >= 0 && things[static_cast<std::size_t>(mark)].shape == ThingShape::diamond;
}
bool is_bulb(const std::vector<Thing>& things, int mark) {
    return is_circle(things, mark) && things[static_cast<std::size_t>(mark)].is_filled() &&
           things[static_cast<std::size_t>(mark)].text.empty();
}

// Whether the ends of a line are those that the saying names.
bool ends_fit(const Saying& saying, const std::vector<Thing>& things, const Thing& line) {
    if (saying.has("bulb")) return is_bulb(things, line.start) != is_bulb(things, line.end);
    if (saying.has("circles")) return is_circle(things, line.start) && is_circle(things, line.end);
    if (saying.has("diamonds")) return is_diamond(things, line.start) && is_diamond(things, line.end);
    if (saying.has("marked")) return (line.start < 0) != (line.end < 0);
    return true;
}

bool kind_fits(const Saying& saying, const std::vector<Thing>& things, const Thing& thing) {
    if (thing.kind != saying.kind) return false;
    const std::string_view key = saying.row->key;
    switch (saying.kind) {
        case ThingKind::line: return ends_fit(saying, things, thing);
        case ThingKind::arrow: return thing.start >= 0;
        case ThingKind::dot:
            return (saying.colour().empty() || (thing.fill && is_called(*thing.fill, saying.colour()))) &&
                   saying.has("number") == whole_number(thing.text).has_value();
        case ThingKind::sign:
            if (!saying.head.empty()) return saying.has("text=" + thing.text);
            if (key == "x") return thing.text == "X" || thing.text == "x";
            if (key == "v" && (thing.text == "V" || thing.text == "v")) return true;
            return key == "greater" && (thing.text == ">" || thing.text == "<" || thing.text == "^" ||
                                        thing.text == "v" || thing.text == "∨" || thing.text == "∧");
        case ThingKind::corner:
            return saying.head.empty() || saying.has("number") == whole_number(thing.text).has_value();
        case ThingKind::cage: return !saying.has("number") || whole_number(thing.text).has_value();
        case ThingKind::outside: return saying.has("diagonal") == (thing.down != 0 && thing.right != 0);
        default: return true;
    }
}

bool named(const Match& match, const Thing& thing) {
    const auto colour = thing.colour();
    const bool colour_fits =
        match.colours.empty() || std::any_of(match.colours.begin(), match.colours.end(), [&](auto word) {
            return (colour && is_called(*colour, word)) || (thing.fill && is_called(*thing.fill, word));
        });
    const bool shape_fits = match.shapes.empty() || thing.kind != ThingKind::mark ||
                            std::find(match.shapes.begin(), match.shapes.end(), thing.shape) != match.shapes.end();
    return colour_fits && shape_fits;
}

// How well a claim fits a thing: named beats usual beats any. 0: not at all.
int fit_of(const Match& match, const std::vector<Thing>& things, const Thing& thing) {
    // A number in a dot may repeat that of the words.
    const bool repeated = thing.kind == ThingKind::dot && match.saying->kind == ThingKind::dot &&
                          match.saying->head.empty() && match.values.size() == 1 &&
                          whole_number(thing.text) == match.values[0] && !match.saying->has("number");
    Thing plain;
    if (repeated) {
        plain = thing;
        plain.text.clear();
    }
    if (!kind_fits(*match.saying, things, repeated ? plain : thing) || !named(match, thing)) return 0;
    int fit = 1;
    const bool by_name = !match.colours.empty() || !match.shapes.empty();
    if (by_name) fit += 8;
    // A yellow that some call orange is yellow where both are named.
    const auto seen = thing.colour();
    if (by_name && seen && seen->visible && contains(match.colours, words_of(*seen).front())) ++fit;
    if (match.saying->has("bulb") || match.saying->has("circles") || match.saying->has("diamonds")) fit += 4;
    const auto colour = thing.colour();
    for (const std::string& option : match.saying->options)
        if (!by_name && option.starts_with('~') && colour && is_called(*colour, std::string_view(option).substr(1)))
            fit += 2;
    return fit;
}

// Whether its rules are those of its row alone, as a file may state them.
bool is_plain(const Saying& saying) {
    return saying.head.empty() ||
           (saying.head.find('@') == std::string::npos && saying.head.starts_with(saying.row->key));
}

// A sentence in a message, shortened.
std::string in_quotes(const std::string& sentence) {
    constexpr std::size_t longest = 160;
    return '"' + visible_line(sentence.substr(0, longest)) + (sentence.size() > longest ? "..\"" : "\"");
}

class Joining {
  public:
    Joining(const std::vector<Thing>& things, const std::vector<ReadSentence>& sentences, const Geometry& board)
        : things_(things), sentences_(sentences), board_(board) {
        out_.claimed.assign(things.size(), unclaimed);
        out_.alternatives.resize(1);
    }

    Joined joined() {
        for (std::size_t i = 0; i < sentences_.size(); ++i) {
            if (sentences_[i].sense == Sense::unknown)
                miss("not understood: " + in_quotes(sentences_[i].sentence.text));
            for (const Match& match : sentences_[i].matches) take(match, static_cast<int>(i));
        }
        join_lines_to_claims();
        join_cages();
        for (const Claim& claim : claims_) write(claim);
        join_touching_lines();
        for (const auto& [match, sentence] : about_board_) whole_board(*match, sentence);
        sets_of_marks();
        if (values_.any())
            for (Alternative& each : out_.alternatives)
                if (const std::string reason = values_.apply(each.rules, board_); !reason.empty()) miss(reason);
        decorations();
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < things_.size(); ++i)
            if (out_.claimed[i] == unclaimed) open.push_back(i);
        if (sentences_.empty() && !open.empty()) miss("there are no words that explain the picture");
        for (const std::string& each : descriptions_of(things_, open, board_)) miss("no sentence explains " + each);
        return std::move(out_);
    }

  private:
    void miss(const std::string& what) {
        if (std::find(out_.missing.begin(), out_.missing.end(), what) == out_.missing.end())
            out_.missing.push_back(what);
    }
    // Whether the file has a rule of this kind itself.
    bool is_stated(std::string_view key) const {
        return std::any_of(board_.rules().begin(), board_.rules().end(),
                           [&](const Rule& each) {
                               const std::string_view stated = each.row->key;
                               return stated == key || (key == "whispers" && stated == "dutch-whispers") ||
                                      (key == "diagonals" && stated == "diagonal") ||
                                      (key == "sum" && stated == "killer") ||
                                      ((key == "windows" || key == "clone") && stated == "extra-region");
                           }) ||
               ((key == "windows" || key == "extra-region") && board_.text().find("windoku") != std::string::npos);
    }
    // Whether the words say that all marks of this kind are drawn: there may be none.
    bool is_exhaustive(std::string_view key) const {
        return std::any_of(about_board_.begin(), about_board_.end(), [&](const auto& each) {
            const std::string_view all = each.first->saying->row->key;
            return (all == "all-xv" && (key == "x" || key == "v")) ||
                   (all == "all-dots" && (key == "white" || key == "black"));
        });
    }
    void rule(const std::string& text) {
        for (const Rule& each : board_.rules())
            if (write_rule(each, board_) == text) return;
        for (Alternative& each : out_.alternatives)
            if (std::find(each.rules.begin(), each.rules.end(), text) == each.rules.end()) each.rules.push_back(text);
    }
    void assume(const std::string& text) {
        for (Alternative& each : out_.alternatives) each.assumptions.push_back(text);
    }
    void claim(std::size_t thing, int sentence) {
        if (out_.claimed[thing] == unclaimed) out_.claimed[thing] = sentence;
    }
    void claim_mark(int mark, int sentence) {
        if (mark >= 0) claim(static_cast<std::size_t>(mark), sentence);
    }

    void take(const Match& match, int sentence) {
        switch (match.saying->about) {
            case About::things: claims_.push_back({&match, sentence}); break;
            case About::board:
                if (match.saying->row->key == "layer")
                    values_.take(*match.saying, sentences_[static_cast<std::size_t>(sentence)].sentence);
                else
                    about_board_.emplace_back(&match, sentence);
                break;
            case About::cages:
                cage_sentence_ = sentence;
                cages_.unique = cages_.unique || match.saying->has("unique");
                cages_.sums = cages_.sums || match.saying->has("sums");
                cages_.repeats = cages_.repeats || match.saying->has("repeats");
                cages_.equal = cages_.equal || match.saying->has("equal");
                cages_.different = cages_.different || match.saying->has("different");
                break;
            default: break;
        }
    }

    // Whether two sentences about a rule state other values.
    static bool differ(const Claim& a, const Claim& b) {
        if (a.match->saying->head != b.match->saying->head) return true;
        const bool valued = a.match->saying->row->value != RuleValue::none || !a.match->saying->head.empty();
        return valued && !a.match->values.empty() && a.match->values != b.match->values;
    }

    // Gives each thing to the claims that fit it best.
    void join_lines_to_claims() {
        for (std::size_t i = 0; i < things_.size(); ++i) {
            int best = 0;
            for (Claim& claim : claims_) {
                const int fit = fit_of(*claim.match, things_, things_[i]);
                // A second property of things beside another one.
                if (fit > 0 && claim.match->saying->has("also")) claim.things.push_back(i);
                if (!claim.match->saying->has("also")) best = std::max(best, fit);
            }
            if (best == 0) continue;
            std::vector<Claim*> fitting;
            for (Claim& claim : claims_)
                if (!claim.match->saying->has("also") && fit_of(*claim.match, things_, things_[i]) == best)
                    fitting.push_back(&claim);
            // Of two sentences about the same rule the one with a value tells more.
            Claim* chosen = fitting.front();
            for (Claim* claim : fitting)
                if (chosen->match->values.empty()) chosen = claim;
            for (const Claim* claim : fitting)
                if (claim->match->saying->row != chosen->match->saying->row || differ(*claim, *chosen))
                    miss("two sentences may explain the " + description_of(things_[i], board_));
            chosen->things.push_back(i);
        }
        leave_ends_of_lines();
        // A second sentence about the same things repeats the first.
        for (Claim& claim : claims_) {
            const bool repeated = std::any_of(claims_.begin(), claims_.end(), [&](const Claim& other) {
                return &other != &claim && other.match->saying->row == claim.match->saying->row &&
                       !other.things.empty() && !differ(claim, other);
            });
            const Saying& saying = *claim.match->saying;
            const bool other = saying.has("maybe") ||
                               (saying.has("area") && board_.text().find("houses") != std::string::npos) ||
                               is_exhaustive(saying.row->key);
            if (claim.things.empty() && write_of_file(claim)) continue;
            if (claim.things.empty() && !repeated && !other && !(is_plain(saying) && is_stated(saying.row->key)))
                miss("nothing is drawn for: " +
                     in_quotes(sentences_[static_cast<std::size_t>(claim.sentence)].sentence.text));
        }
    }

    // A saying about things that the file states as rules itself: further rules of their cells.
    bool write_of_file(const Claim& claim) {
        const Saying& saying = *claim.match->saying;
        if (saying.head.empty() && !saying.has("also")) return false;
        bool any = false;
        for (const Rule& each : board_.rules()) {
            const std::string_view key = each.row->key;
            const bool about = saying.has("bulb") ? key == "thermo"
                               : saying.kind == ThingKind::cage
                                   ? key == "killer" || key == "sum"
                                   : saying.kind == ThingKind::arrow && key == "arrow" && saying.has("also");
            if (!about || saying.has("number") || !claim.match->colours.empty()) continue;
            const bool arrow = key == "arrow";
            for (std::size_t i = arrow ? 1 : 0; i < each.groups.size(); ++i) {
                const RuleParts parts{{}, each.groups[i], arrow ? each.groups[0] : std::vector<Cell>{}, each.groups[i]};
                const auto text = rule_of_cells(*claim.match, parts, board_);
                if (!text) return false;
                rule(*text);
                any = true;
            }
        }
        return any;
    }

    // A circle at the end of a line belongs to the line, unless a sentence about circles has no others.
    void leave_ends_of_lines() {
        std::vector<bool> ends(things_.size(), false);
        for (const Claim& claim : claims_)
            for (std::size_t i : claim.things)
                for (const int mark : {things_[i].start, things_[i].end})
                    if (mark >= 0 && (things_[i].kind == ThingKind::arrow ? mark == things_[i].start
                                                                          : claim.match->saying->has("bulb")))
                        ends[static_cast<std::size_t>(mark)] = true;
        for (Claim& claim : claims_) {
            if (claim.match->saying->kind != ThingKind::mark) continue;
            std::vector<std::size_t> others;
            for (std::size_t i : claim.things)
                if (!ends[i]) others.push_back(i);
            if (!others.empty()) claim.things = std::move(others);
        }
    }

    void write(const Claim& claim) {
        const Saying& saying = *claim.match->saying;
        if (saying.kind == ThingKind::shade || saying.kind == ThingKind::mark) {
            for (std::size_t i : claim.things) {
                this->claim(i, claim.sentence);
                for (Cell cell : things_[i].cells) sets_[&claim].push_back(cell);
            }
            return;
        }
        if (saying.has("together")) return write_together(claim);
        for (std::size_t i : claim.things) {
            const auto text = rule_of(*claim.match, things_, i, board_);
            if (!text) {
                miss("the " + description_of(things_[i], board_) + " lacks a number or a circle");
                continue;
            }
            rule(*text);
            this->claim(i, claim.sentence);
            if (saying.has("circles") || saying.has("diamonds") || saying.has("marked")) {
                claim_mark(things_[i].start, claim.sentence);
                claim_mark(things_[i].end, claim.sentence);
            }
            if (saying.has("bulb"))
                claim_mark(is_bulb(things_, things_[i].start) ? things_[i].start : things_[i].end, claim.sentence);
            if (saying.kind == ThingKind::arrow) claim_mark(things_[i].start, claim.sentence);
            if (saying.row->key == "zipper") claim_middle(things_[i], claim.sentence);
        }
    }

    // One rule for all things of a sentence, or for those of each colour: equal-sums: A1 A2 = C5 D5.
    void write_together(const Claim& claim) {
        std::map<std::string, std::vector<std::size_t>> groups;
        for (std::size_t i : claim.things) {
            const auto colour = things_[i].colour();
            const bool by_colour = claim.match->saying->has("by-colour") && colour;
            const std::string letter = claim.match->saying->has("by-text") ? things_[i].text : std::string();
            groups[by_colour ? std::string(words_of(*colour).front()) : letter].push_back(i);
        }
        for (const auto& [colour, things] : groups) {
            if (things.size() < 2) {
                miss("the " + description_of(things_[things[0]], board_) + " has no other to compare");
                continue;
            }
            std::string text = std::string(claim.match->saying->row->key) + ':';
            for (std::size_t i : things) {
                text += (i == things[0] ? "" : " =") + cell_names(board_, things_[i].cells);
                this->claim(i, claim.sentence);
            }
            rule(text);
        }
    }

    // Lines of sets of digits that touch may be one: then its digits are those of all.
    void join_touching_lines() {
        for (const Claim& claim : claims_) {
            const std::string_view key = claim.match->saying->row->key;
            if ((key != "renban" && key != "nabner") || out_.alternatives.size() * 2 > most_alternatives) continue;
            std::vector<std::vector<Cell>> sets;
            for (std::size_t i : claim.things) join_touching(sets, things_[i].cells);
            if (sets.size() == claim.things.size()) continue;
            const std::vector<Alternative> apart = out_.alternatives;
            for (Alternative each : apart) {
                std::erase_if(each.rules, [&](const std::string& text) { return text.starts_with(key); });
                for (const std::vector<Cell>& cells : sets)
                    each.rules.push_back(std::string(key) + ':' + cell_names(board_, cells));
                each.assumptions.emplace_back("lines that touch are one line");
                out_.alternatives.push_back(std::move(each));
            }
        }
    }
    // The point in the middle of a zipper line.
    void claim_middle(const Thing& line, int sentence) {
        for (std::size_t i = 0; i < things_.size(); ++i)
            if (things_[i].kind == ThingKind::mark && things_[i].text.empty() &&
                things_[i].cells.front() == line.cells[line.cells.size() / 2])
                claim(i, sentence);
    }

    // Circles and shaded cells: one rule for all cells of a sentence.
    void sets_of_marks() {
        for (auto& [claim, cells] : sets_) {
            std::sort(cells.begin(), cells.end());
            cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
            const Saying& saying = *claim->match->saying;
            if (saying.has("area") || saying.has("windows")) {
                take_areas(*claim, cells);
            } else if (saying.has("squares")) {
                take_shaded(shaded_squares(cells, saying.row->key, board_));
            } else if (saying.has("clone")) {
                take_clones(*claim, cells);
            } else {
                const auto text = rule_of_cells(*claim->match, {{}, cells, {}, {}}, board_);
                text ? rule(*text) : miss("a rule about cells lacks a number");
                if (saying.row->key == "maximum" || saying.row->key == "minimum")
                    claim_signs(cells, saying, claim->sentence);
            }
        }
    }

    // The cells of each colour are areas of their own, unless they are areas together.
    void take_areas(const Claim& claim, const std::vector<Cell>& cells) {
        const Saying& saying = *claim.match->saying;
        const bool less = saying.has("less");
        ShadedRules found = saying.has("windows") ? windows_or_regions(cells, board_) : shaded_regions(cells, board_);
        if (!found.missing.empty()) {
            found = {};
            for (const auto& [colour, of_colour] : by_colour(claim)) {
                ShadedRules part = less ? shaded_areas(of_colour, board_) : shaded_regions(of_colour, board_);
                found.rules.insert(found.rules.end(), part.rules.begin(), part.rules.end());
                if (!part.missing.empty()) found.missing = std::move(part.missing);
            }
        }
        take_shaded(found);
    }
    std::map<std::string, std::vector<Cell>> by_colour(const Claim& claim) const {
        std::map<std::string, std::vector<Cell>> out;
        for (std::size_t i : claim.things)
            if (const auto colour = things_[i].colour())
                for (Cell cell : things_[i].cells) out[std::string(words_of(*colour).front())].push_back(cell);
        return out;
    }
    void take_shaded(const ShadedRules& found) {
        for (const std::string& each : found.rules) rule(each);
        if (!found.missing.empty()) miss(found.missing);
    }

    // The cells of each colour are clones of each other, or if a colour is alone, all of them.
    void take_clones(const Claim& claim, const std::vector<Cell>& cells) {
        std::vector<ShadedRules> found;
        for (const auto& [colour, of_colour] : by_colour(claim)) found.push_back(clones_of(of_colour, board_));
        if (std::any_of(found.begin(), found.end(), [](const ShadedRules& each) { return !each.missing.empty(); }))
            found = {clones_of(cells, board_)};
        for (const ShadedRules& each : found) take_shaded(each);
    }

    // Signs around a greatest or least cell repeat what the sentence says.
    void claim_signs(const std::vector<Cell>& cells, const Saying& saying, int sentence) {
        const auto marked = [&](Cell cell) { return std::binary_search(cells.begin(), cells.end(), cell); };
        const std::size_t inner = saying.row->key == "maximum" ? 0 : 1;
        for (std::size_t i = 0; i < things_.size(); ++i)
            if (things_[i].kind == ThingKind::sign && things_[i].text == ">" && marked(things_[i].cells[inner]) &&
                !marked(things_[i].cells[1 - inner]))
                claim(i, sentence);
    }

    void whole_board(const Match& match, int sentence) {
        // The file may state more than the words: dots of one kind only.
        if (!match.saying->has("diagonals") && is_stated(match.saying->row->key)) return;
        const BoardRules found = board_rules(match, things_, board_);
        for (std::size_t i : found.things) claim(i, sentence);
        for (const std::string& each : found.rules) rule(each);
        if (!found.missing.empty()) miss(found.missing);
    }

    void join_cages() {
        if (cage_sentence_ < 0) return;
        const CageRules found = cage_rules(cages_, things_, board_);
        const bool drawn = std::any_of(things_.begin(), things_.end(),
                                       [](const Thing& thing) { return thing.kind == ThingKind::cage; });
        if (!drawn && is_stated("killer")) return;
        if (!drawn)
            return miss("nothing is drawn for: " +
                        in_quotes(sentences_[static_cast<std::size_t>(cage_sentence_)].sentence.text));
        for (std::size_t i : found.things) claim(i, cage_sentence_);
        if (!found.open) {
            for (const std::string& each : found.rules) rule(each);
            return;
        }
        Alternative repeating = out_.alternatives.front();
        repeating.rules.insert(repeating.rules.end(), found.repeating.begin(), found.repeating.end());
        repeating.assumptions.emplace_back("digits may repeat in cages");
        Alternative& first = out_.alternatives.front();
        first.rules.insert(first.rules.end(), found.rules.begin(), found.rules.end());
        first.assumptions.emplace_back("digits do not repeat in cages");
        out_.alternatives.push_back(std::move(repeating));
    }

    // Things that nobody explains, because they explain nothing.
    void decorations() {
        for (std::size_t i = 0; i < things_.size(); ++i) {
            const Thing& thing = things_[i];
            const bool frame =
                thing.kind == ThingKind::cage && thing.text.empty() && cage_sentence_ < 0 && is_house(thing.cells);
            // A cage with this word lights the fog.
            const bool light = thing.kind == ThingKind::cage && plain_form(thing.text).starts_with("foglight");
            if (out_.claimed[i] == unclaimed && (frame || light || thing.loose)) out_.claimed[i] = decoration;
        }
    }
    bool is_house(std::vector<Cell> cells) const {
        std::sort(cells.begin(), cells.end());
        return static_cast<int>(cells.size()) == board_.digits();
    }

    const std::vector<Thing>& things_;
    const std::vector<ReadSentence>& sentences_;
    const Geometry& board_;
    Joined out_;
    std::vector<Claim> claims_;
    std::vector<std::pair<const Match*, int>> about_board_;
    std::map<const Claim*, std::vector<Cell>> sets_;
    int cage_sentence_ = -1;
    SaidCages cages_;
    SaidValues values_;
};

}  // namespace

Joined join(const std::vector<Thing>& things, const std::vector<ReadSentence>& sentences, const Geometry& board) {
    return Joining(things, sentences, board).joined();
}

}  // namespace deduku::formats::published
