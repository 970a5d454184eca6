#include <algorithm>
#include <array>
#include <optional>

#include "deduku/check.hpp"

namespace deduku {
namespace {

using Numbers = std::vector<int>;

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::array<std::string_view, 4> heads = {"deduku-unique-1.", "deduku-none-1.",   // rows, columns and boxes
                                                   "deduku-unique-2.", "deduku-none-2."};  // the board's own houses
constexpr std::size_t checksum_size = 4;
constexpr int deepest = 2000;

// The board in the checksum: " 3x3"; with its own houses " 4/0.1.2.3/4.5.6.7..", their cells.
std::string board_text(const Start& start) {
    if (start.houses.empty()) return " " + std::to_string(start.height) + "x" + std::to_string(start.width);
    std::string out = " " + std::to_string(start.height * start.width);
    for (Numbers house : start.houses) {
        std::sort(house.begin(), house.end());
        char before = '/';
        for (int cell : house) {
            out += before + std::to_string(cell);
            before = '.';
        }
    }
    return out;
}

// The board and the puzzle: ",8,0,..", 0 for a blank cell, 3+5 for a cell with several digits.
std::string text_of(const Start& start) {
    std::string out = board_text(start);
    const auto n = static_cast<std::size_t>(start.height * start.width);
    for (std::size_t first = 0; first < start.living.size(); first += n) {
        std::string digits;
        std::size_t count = 0;
        for (std::size_t d = 0; d < n; ++d) {
            if (!start.living[first + d]) continue;
            digits += (count++ == 0 ? "" : "+") + std::to_string(d + 1);
        }
        out += "," + (count == n ? "0" : digits);
    }
    return out;
}

// Rows, columns and boxes, or the board's own houses.
std::vector<Numbers> houses_of(const Start& start) {
    if (!start.houses.empty()) return start.houses;
    const int n = start.height * start.width;
    std::vector<Numbers> out(static_cast<std::size_t>(3 * n));
    for (int cell = 0; cell < n * n; ++cell) {
        const int row = cell / n, column = cell % n;
        const int box = row / start.height * start.height + column / start.width;
        for (int house : {row, n + column, 2 * n + box}) out[static_cast<std::size_t>(house)].push_back(cell);
    }
    return out;
}

// The number that encodes the tree: digits are extracted by their bases.
class Digits {
  public:
    // False if a character is not in the alphabet.
    bool read(std::string_view text) {
        // 30 bits per word, lowest first: five characters each, counted from the end.
        for (std::size_t end = text.size(); end > 0; end -= std::min<std::size_t>(end, 5)) {
            std::uint64_t word = 0;
            for (std::size_t i = end - std::min<std::size_t>(end, 5); i < end; ++i) {
                const std::size_t value = alphabet.find(text[i]);
                if (value == std::string_view::npos) return false;
                word = word << 6 | value;
            }
            words_.push_back(word);
        }
        trim();
        return true;
    }
    bool empty() const { return words_.empty(); }
    // Returns the remainder modulo `total`; the number becomes the quotient.
    std::uint64_t take(std::uint64_t total) {
        std::uint64_t rest = 0;
        for (std::size_t i = words_.size(); i-- > 0;) {
            rest = rest << 30 | words_[i];
            words_[i] = rest / total;
            rest %= total;
        }
        trim();
        return rest;
    }
    // Multiplies the number by `weight` and adds `rest`.
    void put(std::uint64_t weight, std::uint64_t rest) {
        for (std::uint64_t& word : words_) {
            rest += word * weight;
            word = rest & 0x3fffffff;
            rest >>= 30;
        }
        if (rest > 0) words_.push_back(rest);
    }

  private:
    void trim() {
        while (!words_.empty() && words_.back() == 0) words_.pop_back();
    }
    std::vector<std::uint64_t> words_;
};

// The board: candidate v = cell * N + digit, sector s = cell, or N^2 + house * N + digit.
class Tree {
  public:
    Tree(const Start& start, Digits digits, std::size_t nodes)
        : n_(start.height * start.width),
          living_(start.living.size(), true),
          digits_(std::move(digits)),
          nodes_(nodes) {
        for (int v = 0; v < n_ * n_ * n_; ++v) sectors_of_.push_back({v / n_});
        const std::vector<Numbers> houses = houses_of(start);
        for (int house = 0; house < static_cast<int>(houses.size()); ++house)
            for (int cell : houses[at(house)])
                for (int digit = 0; digit < n_; ++digit)
                    sectors_of_[at(cell * n_ + digit)].push_back((n_ + house) * n_ + digit);
        members_.resize(at(n_) * (at(n_) + houses.size()));
        for (int v = 0; v < n_ * n_ * n_; ++v)
            for (int s : sectors_of_[at(v)]) members_[at(s)].push_back(v);
        count_.assign(members_.size(), n_);
        for (int v = 0; v < n_ * n_ * n_; ++v)
            if (!start.living[at(v)]) kill(v);
        follow();
    }

    // Traverses the tree; returns an error, or nothing.
    std::string_view walk(int depth) {
        if (contradictory_) return {};
        if (static_cast<int>(living_.size() - killed_.size()) == n_ * n_) {
            solutions_ += 1;
            if (solutions_ == 1) grid_ = grid();
            return {};
        }
        if (nodes_ == 0) return "the tree has more nodes than its length allows";
        if (depth == deepest) return "the tree is too deep";
        --nodes_;
        for (int v : members_[at(choose())]) {
            if (!living_[at(v)]) continue;
            const std::size_t before = killed_.size();
            for (int other : members_[at(sectors_of_[at(v)][0])])
                if (other != v) kill(other);
            follow();
            if (const std::string_view wrong = walk(depth + 1); !wrong.empty()) return wrong;
            for (; killed_.size() > before; killed_.pop_back()) set(killed_.back(), true);
            contradictory_ = false;
        }
        return {};
    }

    bool used_up() const { return digits_.empty(); }
    int solutions() const { return solutions_; }
    const Numbers& solution() const { return grid_; }

  private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    // A sector of 2 living members owns 16 parts, one of 3 owns 4, a larger one 1.
    static std::uint64_t parts(int count) { return count == 2 ? 16 : count == 3 ? 4 : count > 3 ? 1 : 0; }

    // The sector of the part selected by the number.
    int choose() {
        std::uint64_t total = 0;
        for (int count : count_) total += parts(count);
        std::uint64_t part = digits_.take(total);
        std::size_t s = 0;
        for (; part >= parts(count_[s]); ++s) part -= parts(count_[s]);
        digits_.put(parts(count_[s]), part);
        return static_cast<int>(s);
    }

    void set(int v, bool lives) {
        living_[at(v)] = lives;
        for (int s : sectors_of_[at(v)]) count_[at(s)] += lives ? 1 : -1;
    }
    void kill(int v) {
        if (!living_[at(v)]) return;
        set(v, false);
        killed_.push_back(v);
        for (int s : sectors_of_[at(v)]) {
            if (count_[at(s)] < 2) small_.push_back(s);
            if (count_[at(s)] == 0) contradictory_ = true;
        }
    }
    // Singles: if one member of a sector is left, the others in its sectors die; until none is left or a sector is
    // empty.
    void follow() {
        while (!small_.empty() && !contradictory_) {
            const Numbers& members = members_[at(small_.back())];
            small_.pop_back();
            const int v = *std::find_if(members.begin(), members.end(), [this](int u) { return living_[at(u)]; });
            for (int s : sectors_of_[at(v)])
                for (int other : members_[at(s)])
                    if (other != v) kill(other);
        }
        small_.clear();
    }
    Numbers grid() const {
        Numbers out;
        for (std::size_t v = 0; v < living_.size(); ++v)
            if (living_[v]) out.push_back(static_cast<int>(v) % n_ + 1);
        return out;
    }

    int n_;
    std::vector<bool> living_;
    std::vector<Numbers> members_;
    std::vector<Numbers> sectors_of_;  // of each candidate, its cell first
    Numbers count_;                    // living members of each sector
    Numbers killed_;                   // in order
    Numbers small_;                    // sectors that may have one living member
    bool contradictory_ = false;
    Digits digits_;
    std::size_t nodes_;  // number of nodes still allowed
    int solutions_ = 0;
    Numbers grid_;
};

Refused refused(std::string why) { return {1, {}, std::move(why), {}}; }

// Why a certificate of this version cannot apply to such a board; empty if it can.
std::string_view wrong_board(const Start& start, bool second) {
    const auto n = static_cast<std::size_t>(start.height * start.width);
    const auto is_small = [n](const Numbers& house) { return house.size() < n; };
    if (!start.lines.empty() || !start.choices.empty() || !start.values.empty() || !start.helpers.empty() ||
        std::any_of(start.houses.begin(), start.houses.end(), is_small))
        return "a certificate is about a board whose only rules are houses of N cells";
    if (second == start.houses.empty())
        return second ? "version 2 is about boards with houses of their own"
                      : "version 1 is about boards of rows, columns and boxes";
    return {};
}

}  // namespace

bool is_certificate(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return std::any_of(heads.begin(), heads.end(), [text](std::string_view head) { return text.starts_with(head); });
}

// CRC-32 as in zip files, over the text and the puzzle; its low 24 bits, six per character.
std::string certificate_checksum(const Start& start, std::string_view text) {
    std::uint32_t crc = 0xffffffff;
    for (char c : std::string(text) + text_of(start)) {
        crc ^= static_cast<unsigned char>(c);
        for (int i = 0; i < 8; ++i) crc = crc >> 1 ^ ((crc & 1) * 0xedb88320);
    }
    std::string out;
    for (int shift = 18; shift >= 0; shift -= 6) out += alphabet[~crc >> shift & 63];
    return out;
}

Verdict check_certificate(const Start& start, std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n"), end = text.find_last_not_of(" \t\r\n");
    if (end != std::string_view::npos) text = text.substr(first, end + 1 - first);
    if (!is_certificate(text)) return refused("not a certificate of version 1 or 2");
    if (text.size() > max_certificate) return refused("the certificate is longer than 1 KiB");
    if (text.find_first_of(" \t\r\n") != std::string_view::npos) return refused("more than one line");
    const std::size_t kind = static_cast<std::size_t>(
        std::find_if(heads.begin(), heads.end(), [&](auto each) { return text.starts_with(each); }) - heads.begin());
    const bool unique = kind % 2 == 0;
    const std::string_view head = heads[kind];
    if (const std::string_view wrong = wrong_board(start, kind >= 2); !wrong.empty())
        return refused(std::string(wrong));
    if (text.size() < head.size() + checksum_size) return refused("the checksum is missing");
    const std::string_view body = text.substr(0, text.size() - checksum_size);
    if (text.substr(body.size()) != certificate_checksum(start, body))
        return refused("the checksum is wrong: mistyped, or of another puzzle");
    Digits digits;
    const std::string_view number = body.substr(head.size());
    if (!digits.read(number)) return refused("a character that is none of A-Z a-z 0-9 - _");

    Tree tree(start, std::move(digits), 16 + number.size());
    if (const std::string_view wrong = tree.walk(0); !wrong.empty()) return refused(std::string(wrong));
    if (!tree.used_up()) return refused("the number says more than the tree needs");
    if (unique && tree.solutions() != 1)
        return refused("the tree has " + std::to_string(tree.solutions()) + " solutions, not one");
    if (!unique && tree.solutions() != 0) return refused("the tree has a solution");
    return Accepted{unique ? Proved::unique : Proved::no_solution, tree.solution(), start};
}

}  // namespace deduku
