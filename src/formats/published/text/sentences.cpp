#include "formats/published/text/sentences.hpp"

#include <algorithm>
#include <array>

#include "formats/published/text/plain_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats::published {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// Spellings with one meaning, after the plural is gone.
constexpr std::array<Pair, 69> spellings = {{
    {"can't", "cannot"},
    {"cant", "cannot"},
    {"mustn't", "must not"},
    {"don't", "do not"},
    {"doesn't", "does not"},
    {"won't", "will not"},
    {"aren't", "are not"},
    {"isn't", "is not"},
    {"needn't", "need not"},
    {"shouldn't", "should not"},
    {"neighbor", "neighbour"},
    {"neighboring", "neighbouring"},
    {"adjacents", "adjacent"},
    {"center", "centre"},
    {"centers", "centre"},
    {"gray", "grey"},
    {"coloured", "colored"},
    {"colour", "color"},
    {"thermometer", "thermo"},
    {"thermometre", "thermo"},
    {"therm", "thermo"},
    {"xe", "x"},
    {"xs", "x"},
    {"vs", "v"},
    {"norrmal", "normal"},
    {"ruke", "rule"},
    {"sudou", "sudoku"},
    {"digt", "digit"},
    {"didgit", "digit"},
    {"digits'", "digit"},
    {"neccessarily", "necessarily"},
    {"necesarilly", "necessarily"},
    {"neccesarily", "necessarily"},
    {"necessarilly", "necessarily"},
    {"appy", "apply"},
    {"aply", "apply"},
    {"sodoku", "sudoku"},
    {"suduko", "sudoku"},
    {"seperated", "separated"},
    {"seperate", "separate"},
    {"consequtive", "consecutive"},
    {"concecutive", "consecutive"},
    {"consectutive", "consecutive"},
    {"diferent", "different"},
    {"repat", "repeat"},
    {"repeating", "repeat"},
    {"repeated", "repeat"},
    {"repetition", "repeat"},
    {"antiknight", "anti knight"},
    {"antiking", "anti king"},
    {"nonconsecutive", "non consecutive"},
    {"littlekiller", "little killer"},
    {"greyscale", "grey"},
    {"whisp", "whisper"},
    {"digit's", "digit"},
    {"value's", "value"},
    {"either/or", "or"},
    {"kropkis", "kropki"},
    {"lowest", "lowest"},
    {"everywhere", "everywhere"},
    {"row/column", "row column"},
    {"rows/columns", "row column"},
    {"and/or", "or"},
    {"orthognally", "orthogonally"},
    {"orthoganally", "orthogonally"},
    {"orthogonaly", "orthogonally"},
    {"diagonaly", "diagonally"},
    {"horiz", "horizontal"},
    {"occupie", "occupy"},
}};

constexpr std::array<std::string_view, 13> number_words = {"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                                           "seven", "eight", "nine", "ten",   "eleven", "twelve"};

bool is_word_character(char c) {
    return is_letter(c) || is_digit(c) || (static_cast<unsigned char>(c) & 0x80) != 0 ||
           std::string_view("'/<>=+*^_#?&%").find(c) != std::string_view::npos;
}

// Whether the character there belongs to a number: 1:2, 1-9, 0.5.
bool joins_numbers(std::string_view text, std::size_t i) {
    const bool sign = text[i] == ':' || text[i] == '-' || text[i] == '.';
    return sign && i > 0 && i + 1 < text.size() && is_digit(text[i - 1]) && is_digit(text[i + 1]);
}

// "row/column" is two words, "1/2" is one.
void add_word(std::vector<std::string>& out, std::string_view word) {
    const std::size_t slash = word.find('/');
    if (slash != word.npos && slash > 0 && slash + 1 < word.size() && is_letter(word[slash - 1]) &&
        (is_letter(word[slash + 1]) || is_digit(word[slash + 1]))) {
        add_word(out, word.substr(0, slash));
        return add_word(out, word.substr(slash + 1));
    }
    while (!word.empty() && (word.front() == '\'' || word.front() == '*' || word.front() == '_')) word.remove_prefix(1);
    while (!word.empty() && (word.back() == '\'' || word.back() == '*' || word.back() == '_')) word.remove_suffix(1);
    if (word.empty()) return;
    const std::string plain = plain_form(word);
    for (std::size_t i = 0; i <= plain.size();) {
        const std::size_t end = std::min(plain.find(' ', i), plain.size());
        if (end > i) out.push_back(plain.substr(i, end - i));
        i = end + 1;
    }
}

// A dash between two numbers, with or without blanks: "1 - 9", not "1 - 4 - 7".
bool is_range(std::string_view text, std::size_t dash) {
    if (dash >= text.size() || text[dash] != '-') return false;
    std::string_view before = reading::trimmed(text.substr(0, dash)), after = reading::trimmed(text.substr(dash + 1));
    if (before.empty() || !is_digit(before.back()) || after.empty() || !is_digit(after.front())) return false;
    while (!before.empty() && is_digit(before.back())) before.remove_suffix(1);
    while (!after.empty() && is_digit(after.front())) after.remove_prefix(1);
    return !reading::trimmed(before).ends_with('-') && !reading::trimmed(after).starts_with('-');
}

constexpr std::array<std::string_view, 12> abbreviations = {"e.g.", "i.e.",  "eg.",   "ie.", "etc.", "vs.",
                                                            "ex.",  "incl.", "resp.", "no.", "nb.",  "a.k.a."};

bool ends_abbreviation(std::string_view text, std::size_t dot) {
    return std::any_of(abbreviations.begin(), abbreviations.end(), [&](std::string_view known) {
        const std::size_t size = known.size();
        // "e.g." ends with either of its dots.
        for (std::size_t end : {dot + 1, dot + 3}) {
            if (end < size || end > text.size()) continue;
            std::string part(text.substr(end - size, size));
            for (char& c : part)
                if (is_letter(c)) c = static_cast<char>(c | 0x20);
            if (part == known && (end == size || !is_letter(text[end - size - 1]))) return true;
        }
        return false;
    });
}

bool ends_sentence(std::string_view line, std::size_t i) {
    if (line[i] != '.' && line[i] != '!' && line[i] != '?') return false;
    if (joins_numbers(line, i)) return false;
    if (line[i] == '.' && ends_abbreviation(line, i)) return false;
    // A question mark stands for a digit in "R1C1 = ?".
    const std::size_t next = i + 1;
    if (next >= line.size()) return true;
    if (line[next] == '.' || line[next] == '!' || line[next] == '?') return false;
    // Inside brackets after which the sentence goes on.
    if (line[next] == ')') {
        std::size_t after = next + 1;
        while (after < line.size() && is_space(line[after])) ++after;
        if (after < line.size() &&
            (line[after] == ',' || line[after] == ';' || (is_letter(line[after]) && (line[after] & 0x20) != 0)))
            return false;
    }
    return is_space(line[next]) || line[next] == ')' || line[next] == '"' ||
           (line[i] == '.' && is_letter(line[next]) && i > 1 && is_letter(line[i - 1]) && is_letter(line[i - 2]) &&
            (line[next] & 0x20) == 0);
}

// "1) ", "- ", "• ", "(a) " at the start of a line.
std::string_view without_mark(std::string_view line) {
    line = reading::trimmed(line);
    for (bool again = true; again && !line.empty();) {
        again = false;
        for (std::string_view mark : {"-", "*", "•", "·", "–", "—", "#", ">", "+", "~", "_", "o "})
            if (line.starts_with(mark) && line.size() > mark.size()) {
                line = reading::trimmed(line.substr(mark.size()));
                again = true;
            }
        std::size_t digits = 0;
        while (digits < line.size() && digits < 2 && is_digit(line[digits])) ++digits;
        if (digits > 0 && digits + 1 < line.size() && (line[digits] == ')' || line[digits] == '.') &&
            is_space(line[digits + 1])) {
            line = reading::trimmed(line.substr(digits + 1));
            again = true;
        }
    }
    return line;
}

constexpr std::size_t longest_heading = 6;

// Takes "Killer cages: " or "[Killer]" from the start of a sentence.
void take_heading(Sentence& sentence, std::string_view& text) {
    if (text.starts_with('[')) {
        const std::size_t close = text.find(']');
        if (close != text.npos && close < 50 && !reading::trimmed(text.substr(close + 1)).empty()) {
            sentence.heading = words_in(text.substr(1, close - 1));
            text = reading::trimmed(text.substr(close + 1));
            if (text.starts_with(':')) text = reading::trimmed(text.substr(1));
            return;
        }
    }
    for (std::string_view mark : {": ", ":", " - "}) {
        const std::size_t at = text.find(mark);
        if (at == text.npos || at + mark.size() >= text.size() || joins_numbers(text, at) || is_range(text, at + 1))
            continue;
        auto words = words_in(text.substr(0, at));
        if (words.empty() || words.size() > longest_heading) continue;
        if (std::any_of(words.begin(), words.end(),
                        [](const auto& word) { return is_separator(word) && word != "(" && word != ")"; }))
            continue;
        sentence.heading = std::move(words);
        text = reading::trimmed(text.substr(at + mark.size()));
        return;
    }
}

void add_sentence(std::vector<Sentence>& out, std::string_view text) {
    text = without_mark(text);
    if (text.empty()) return;
    Sentence sentence;
    sentence.text = text;
    take_heading(sentence, text);
    sentence.words = words_in(text);
    if (sentence.words.empty() && sentence.heading.empty()) return;
    out.push_back(std::move(sentence));
}

}  // namespace

bool is_separator(std::string_view word) {
    return word.size() == 1 && std::string_view(",;:()").find(word[0]) != std::string_view::npos;
}

int number_of(std::string_view word) {
    for (std::size_t i = 1; i < number_words.size(); ++i)
        if (number_words[i] == word) return static_cast<int>(i);
    if (word.empty() || word.size() > 4 || !std::all_of(word.begin(), word.end(), is_digit)) return -1;
    int out = 0;
    for (char c : word) out = 10 * out + (c - '0');
    return out;
}

std::string plain_form(std::string_view text) {
    std::string word;
    for (char c : text) word += is_letter(c) ? static_cast<char>(c | 0x20) : c;
    for (std::string_view end : {"'s", "s'"})
        if (word.size() > end.size() && word.ends_with(end)) word.resize(word.size() - end.size() + (end[0] == 's'));
    for (std::string_view whole : {"has", "does", "always", "was", "minus", "plus", "series", "yes"})
        if (word == whole) return word;
    const auto has = [&](std::string_view end) { return word.size() > end.size() + 1 && word.ends_with(end); };
    const auto known = [&] {
        return std::find_if(spellings.begin(), spellings.end(), [&](const Pair& pair) { return pair.first == word; });
    };
    if (const auto found = known(); found != spellings.end()) return std::string(found->second);
    if (word.size() == 2 && is_digit(word[0]) && word[1] == 's') word.pop_back();  // "9s"
    if (has("xes") || has("sses") || has("ches") || has("shes"))
        word.resize(word.size() - 2);
    else if (has("s") && word.size() > 2 && !has("ss") && !has("us") && !has("is") && !has("'s"))
        word.pop_back();
    if (const auto found = known(); found != spellings.end()) return std::string(found->second);
    return word;
}

namespace {

// "e.g." and "i.e." in one word.
std::string joined_abbreviations(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i, 4);
        const bool first = i == 0 || !is_letter(text[i - 1]);
        const auto is = [&](char a, char b) {
            return rest.size() >= 3 && (rest[0] | 0x20) == a && rest[1] == '.' && (rest[2] | 0x20) == b;
        };
        if (first && (is('e', 'g') || is('i', 'e'))) {
            out += std::string(1, static_cast<char>(rest[0] | 0x20)) + static_cast<char>(rest[2] | 0x20) + ' ';
            i += rest.size() == 4 && rest[3] == '.' ? std::size_t{3} : std::size_t{2};
            continue;
        }
        if (first && (rest.starts_with("eg.") || rest.starts_with("ie.") || rest.starts_with("Eg.") ||
                      rest.starts_with("Ie."))) {
            out += std::string(1, static_cast<char>(rest[0] | 0x20)) + rest[1] + ' ';
            i += 2;
            continue;
        }
        out += text[i];
    }
    return out;
}

}  // namespace

std::vector<std::string> words_in(std::string_view original) {
    const std::string text = joined_abbreviations(original);
    std::vector<std::string> out;
    std::string word;
    const auto flush = [&] { add_word(out, std::exchange(word, {})); };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (!word.empty() && std::string_view(text).substr(i).starts_with("(s)")) {
            i += 2;
            continue;
        }
        if (joins_numbers(text, i) || is_word_character(c)) {
            word += c;
            continue;
        }
        flush();
        if (c == '{' || c == '[' || c == '}' || c == ']') continue;
        if (is_separator(std::string_view(&c, 1)) || (c == '-' && i > 0 && is_space(text[i - 1])))
            if (c != '-' || !is_range(text, i)) out.emplace_back(1, c == '-' ? ';' : c);
        if (c == '.' || c == '!') out.emplace_back(";");
    }
    flush();
    while (!out.empty() && is_separator(out.back()) && out.back() != ")") out.pop_back();
    while (!out.empty() && is_separator(out.front()) && out.front() != "(") out.erase(out.begin());
    return out;
}

namespace {

// A line that goes on with a small letter after no end of a sentence is one line with the next.
std::string joined_lines(std::string text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != '\n' || !is_letter(text[i + 1]) || (text[i + 1] & 0x20) == 0) continue;
        std::size_t before = i;
        while (before > 0 && text[before - 1] == ' ') --before;
        if (before > 0 && (is_letter(text[before - 1]) || text[before - 1] == ',')) text[i] = ' ';
    }
    return text;
}

}  // namespace

std::vector<Sentence> sentences_of(std::string_view paragraph) {
    const std::string plain = joined_lines(plain_text(paragraph.substr(0, longest_paragraph)));
    std::vector<Sentence> out;
    for (std::size_t i = 0; i < plain.size();) {
        const std::size_t line_end = std::min(plain.find('\n', i), plain.size());
        const std::string_view line = std::string_view(plain).substr(i, line_end - i);
        std::size_t start = 0;
        for (std::size_t j = 0; j < line.size(); ++j)
            if (ends_sentence(line, j)) {
                while (j + 1 < line.size() && (line[j + 1] == ')' || line[j + 1] == '"')) ++j;
                add_sentence(out, line.substr(start, j + 1 - start));
                start = j + 1;
            }
        add_sentence(out, line.substr(start));
        i = line_end + 1;
    }
    // A heading that nobody understands: no saying has this word.
    if (paragraph.size() > longest_paragraph)
        out.push_back({std::string(paragraph.substr(longest_paragraph, 200)), {}, {"\n"}});
    return out;
}

}  // namespace deduku::formats::published
