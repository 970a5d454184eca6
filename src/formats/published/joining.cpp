#include "formats/published/joining.hpp"

#include <algorithm>
#include <map>

#include "formats/parts.hpp"
#include "formats/published/fitting.hpp"
#include "formats/published/marked.hpp"
#include "formats/published/open_things.hpp"
#include "formats/published/shaded.hpp"
#include "formats/published/sharing.hpp"
#include "formats/published/words/cages.hpp"
#include "formats/published/words/values.hpp"
#include "formats/published/words/whole_board.hpp"
#include "formats/published/words/writing.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

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

// The rules of a text; a semicolon between braces belongs to the rule around them.
std::vector<std::string> rules_in(const std::string& text) {
    std::vector<std::string> out(1);
    int depth = 0;
    for (const char c : text) {
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (c == ';' && depth == 0)
            out.emplace_back();
        else if (c != ' ' || !out.back().empty())
            out.back() += c;
    }
    return out;
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
        share();
        check_claims();
        join_cages();
        for (const SentenceClaim& claim : claims_) write(claim);
        join_touching_lines();
        for (const auto& [match, sentence] : about_board_) whole_board(*match, sentence);
        sets_of_marks();
        if (values_.any()) read_values();
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
    // The rules of the file read them as well.
    void read_values() {
        out_.replaces_rules = !board_.rules().empty();
        for (Alternative& each : out_.alternatives) {
            for (const Rule& stated : board_.rules()) each.rules.push_back(write_rule(stated, board_));
            if (const std::string reason = values_.apply(each.rules); !reason.empty()) miss(reason);
        }
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
    // Whether the board has regions of another shape than boxes.
    bool has_regions() const {
        const auto houses = board_.all_houses();
        return std::any_of(houses.begin(), houses.end(),
                           [&](House house) { return board_.kind(house) == HouseKind::region; });
    }
    // Whether the words say that all marks of this kind are drawn: there may be none.
    bool is_exhaustive(std::string_view key) const {
        return std::any_of(about_board_.begin(), about_board_.end(), [&](const auto& each) {
            const std::string_view all = each.first->saying->row->key;
            return (all == "all-xv" && (key == "x" || key == "v")) ||
                   (all == "all-dots" && (key == "white" || key == "black"));
        });
    }
    // One rule, or several between semicolons.
    void rule(const std::string& text) {
        for (const std::string& one : rules_in(text)) single_rule(one);
    }
    void single_rule(const std::string& text) {
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
                cages_.bounds = cages_.bounds || match.saying->has("bounds");
                cages_.masked = cages_.masked || match.saying->has("masked");
                break;
            default: break;
        }
    }

    // Each thing to the claims that explain it.
    void share() {
        const bool diagonals = std::any_of(about_board_.begin(), about_board_.end(),
                                           [](const auto& each) { return each.first->saying->has("diagonals"); });
        for (const std::size_t i : share_things(claims_, things_, sentences_, diagonals))
            miss("two sentences may explain the " + description_of(things_[i], board_));
    }
    // Claims that no thing is left for: repeated, stated by the file itself, or missing.
    void check_claims() {
        // A second sentence about the same things repeats the first.
        for (SentenceClaim& claim : claims_) {
            const bool repeated = std::any_of(claims_.begin(), claims_.end(), [&](const SentenceClaim& other) {
                return &other != &claim && other.match->saying->row == claim.match->saying->row &&
                       !other.things.empty() && !state_other_values(claim, other);
            });
            const Saying& saying = *claim.match->saying;
            const bool other =
                saying.has("maybe") || (saying.has("area") && has_regions()) || is_exhaustive(saying.row->key);
            if (claim.things.empty() && write_of_file(claim)) continue;
            if (claim.things.empty() && !repeated && !other && !(is_plain(saying) && is_stated(saying.row->key)))
                miss("nothing is drawn for: " +
                     in_quotes(sentences_[static_cast<std::size_t>(claim.sentence)].sentence.text));
        }
    }

    // A saying about things that the file states as rules itself: further rules of their cells.
    bool write_of_file(const SentenceClaim& claim) {
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

    void write(const SentenceClaim& claim) {
        const Saying& saying = *claim.match->saying;
        if (is_set(claim)) {
            for (std::size_t i : claim.things) this->claim(i, claim.sentence);
            return;
        }
        if (saying.has("together")) return write_together(claim);
        if (saying.has("union")) return write_union(claim);
        if (saying.has("of-cell")) return write_of_cells(claim);
        for (std::size_t i : claim.things) {
            if (saying.has("if-given") && !whole_number(things_[i].text)) {
                this->claim(i, claim.sentence);
                continue;
            }
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
                if (!saying.has("marked")) claim_inner_marks(things_[i], saying, claim.sentence);
            }
            if (saying.has("bulb"))
                claim_mark(is_bulb(things_, things_[i].start) ? things_[i].start : things_[i].end, claim.sentence);
            if (saying.kind == ThingKind::arrow) claim_mark(things_[i].start, claim.sentence);
            if (saying.row->key == "zipper") claim_middle(things_[i], claim.sentence);
        }
    }

    // One rule for the cells of all things of a sentence.
    void write_union(const SentenceClaim& claim) {
        std::vector<Cell> cells;
        for (std::size_t i : claim.things) {
            cells.insert(cells.end(), things_[i].cells.begin(), things_[i].cells.end());
            this->claim(i, claim.sentence);
        }
        put_in_order(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        if (const auto text = rule_of_cells(*claim.match, {{}, cells, {}, {}}, board_); text && !cells.empty())
            rule(*text);
    }

    // The head of a saying for all things of a sentence.
    void write_groups(const SentenceClaim& claim) {
        RuleParts parts;
        for (std::size_t i : claim.things) {
            parts.groups.push_back(things_[i].cells);
            this->claim(i, claim.sentence);
        }
        if (const auto text = rule_of_cells(*claim.match, parts, board_); text)
            rule(*text);
        else
            miss("too many things, or none, for: " +
                 in_quotes(sentences_[static_cast<std::size_t>(claim.sentence)].sentence.text));
    }

    // One rule for all arrows in a cell.
    void write_of_cells(const SentenceClaim& claim) {
        std::map<Cell, std::vector<Cell>> ahead;
        for (std::size_t i : claim.things) {
            const std::vector<Cell>& cells = things_[i].cells;
            std::vector<Cell>& seen = ahead[cells.front()];
            seen.insert(seen.end(), cells.begin() + 1, cells.end());
            this->claim(i, claim.sentence);
        }
        for (const auto& [cell, seen] : ahead) {
            const auto text = seen.empty() ? std::nullopt : rule_of_cells(*claim.match, {{}, {}, {cell}, seen}, board_);
            if (text)
                rule(*text);
            else
                miss("the arrow in" + cell_names(board_, {&cell, 1}) + " points to no cell");
        }
    }

    // One rule for all things of a sentence, or for those of each colour: equal-sums: A1 A2 = C5 D5.
    void write_together(const SentenceClaim& claim) {
        if (!claim.match->saying->head.empty()) return write_groups(claim);
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
        for (const SentenceClaim& claim : claims_) {
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
    // Marks at which a line is cut.
    void claim_inner_marks(const Thing& line, const Saying& saying, int sentence) {
        const ThingShape shape = saying.has("circles") ? ThingShape::circle : ThingShape::diamond;
        for (std::size_t i = 0; i < things_.size(); ++i)
            if (things_[i].kind == ThingKind::mark && things_[i].shape == shape && things_[i].cells.size() == 1 &&
                things_[i].text.empty() && contains(line.cells, things_[i].cells.front()))
                claim(i, sentence);
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
        for (const SentenceClaim& claim : claims_) {
            if (!is_set(claim) || claim.things.empty()) continue;
            const MarkedCells marked = marked_cells(things_, claim.things);
            const ShadedRules found = rules_of_marked(*claim.match, marked, board_);
            for (const std::string& each : found.rules) rule(each);
            if (!found.missing.empty()) miss(found.missing);
            const std::string_view key = claim.match->saying->row->key;
            if (key == "maximum" || key == "minimum") claim_signs(marked.cells, *claim.match->saying, claim.sentence);
        }
    }
    static bool is_set(const SentenceClaim& claim) {
        const ThingKind kind = claim.match->saying->kind;
        return kind == ThingKind::shade || kind == ThingKind::mark;
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
            if (out_.claimed[i] == unclaimed && (frame || light || thing.loose || is_border(thing)))
                out_.claimed[i] = decoration;
        }
    }
    // A line between regions of the board.
    bool is_border(const Thing& thing) const {
        if (thing.kind != ThingKind::stroke || thing.cells.empty()) return false;
        for (std::size_t i = 0; i + 1 < thing.cells.size(); i += 2) {
            const auto region = rules::region_of(board_, thing.cells[i]);
            if (!region || region == rules::region_of(board_, thing.cells[i + 1])) return false;
        }
        return true;
    }
    bool is_house(std::vector<Cell> cells) const {
        put_in_order(cells);
        return static_cast<int>(cells.size()) == board_.digits();
    }

    const std::vector<Thing>& things_;
    const std::vector<ReadSentence>& sentences_;
    const Geometry& board_;
    Joined out_;
    std::vector<SentenceClaim> claims_;
    std::vector<std::pair<const Match*, int>> about_board_;
    int cage_sentence_ = -1;
    SaidCages cages_;
    SaidValues values_;
};

}  // namespace

Joined join(const std::vector<Thing>& things, const std::vector<ReadSentence>& sentences, const Geometry& board) {
    return Joining(things, sentences, board).joined();
}

}  // namespace deduku::formats::published
