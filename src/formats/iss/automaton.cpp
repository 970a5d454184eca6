#include "formats/iss/automaton.hpp"

#include <algorithm>
#include <map>

#include "grid/at.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::string_view code_signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t sign_bits = 6;
constexpr int most_states = 65536;

// Bits, the most significant of each sign first.
class Bits {
  public:
    explicit Bits(std::string_view code) : code_(code) {
        good_ = std::all_of(code.begin(), code.end(), [](char c) { return code_signs.find(c) != code_signs.npos; });
    }
    bool good() const { return good_; }
    std::size_t left() const { return code_.size() * sign_bits - at_; }
    // Reading past the end makes the code bad.
    int take(int count) {
        int out = 0;
        for (; count > 0; --count) {
            good_ = good_ && left() > 0;
            if (!good_) return 0;
            const std::size_t sign = code_signs.find(code_[at_ / sign_bits]);
            out = 2 * out + static_cast<int>(sign >> (sign_bits - 1 - at_ % sign_bits) & 1);
            ++at_;
        }
        return out;
    }

  private:
    std::string_view code_;
    std::size_t at_ = 0;
    bool good_;
};

// The moves of the next state, as bits of symbols and targets; none if the rest is filling.
std::optional<std::vector<std::vector<int>>> packed_state(Bits& bits, int symbols, int state_bits) {
    std::vector<std::vector<int>> out(at(symbols));
    if (bits.left() < at(symbols)) return std::nullopt;
    const int moving = bits.take(symbols);
    for (int k = 0; k < symbols; ++k) {
        if ((moving >> k & 1) == 0) continue;
        if (bits.left() < at(state_bits)) return std::nullopt;
        out[at(k)].push_back(bits.take(state_bits));
    }
    return out;
}
std::optional<std::vector<std::vector<int>>> plain_state(Bits& bits, int symbols, int state_bits, int count_bits) {
    int symbol_bits = 0;
    while ((symbols - 1) >> symbol_bits != 0) ++symbol_bits;
    std::vector<std::vector<int>> out(at(symbols));
    if (bits.left() < at(count_bits)) return std::nullopt;
    for (int count = bits.take(count_bits); count > 0; --count) {
        if (bits.left() < at(symbol_bits + state_bits)) return std::nullopt;
        const int symbol = bits.take(symbol_bits), target = bits.take(state_bits);
        if (symbol >= symbols) return std::nullopt;
        out[at(symbol)].push_back(target);
    }
    return out;
}

// States without moves behind the last that any move leads to are filling; a move to a state that is not there is damage.
bool trim(Automaton& of, int least_states) {
    int last = least_states - 1;
    for (int state = 0; state < of.states(); ++state)
        for (const auto& targets : of.moves[at(state)])
            for (int target : targets) last = std::max({last, state, target});
    if (last >= of.states()) return false;
    of.moves.resize(at(last + 1));
    of.starts.resize(of.moves.size());
    of.accepts.resize(of.moves.size());
    return true;
}

std::string symbol_text(int symbol, int least, int values) {
    if (symbol == values) return "break";
    const std::string number = std::to_string(symbol + least);
    return number.size() == 1 ? number : '<' + number + '>';
}

// "5", "[1 3 5]", "." for all numbers
std::string class_text(const std::vector<int>& symbols, int least, int values) {
    if (static_cast<int>(symbols.size()) == values && values > 1) return ".";
    std::string out;
    for (int symbol : symbols) out += (out.empty() ? "" : " ") + symbol_text(symbol, least, values);
    return symbols.size() == 1 ? out : '[' + out + ']';
}

std::vector<bool> after(const Automaton& of, const std::vector<bool>& states, int symbol) {
    std::vector<bool> out(states.size());
    for (std::size_t state = 0; state < states.size(); ++state)
        if (states[state])
            for (int target : of.moves[state][at(symbol)]) out[at(target)] = true;
    return out;
}
bool accepts(const Automaton& of, const std::vector<bool>& states) {
    for (std::size_t state = 0; state < states.size(); ++state)
        if (states[state] && of.accepts[state]) return true;
    return false;
}

}  // namespace

std::optional<Automaton> automaton_of_code(std::string_view code, int values) {
    Bits bits(code);
    const int format = bits.take(2), state_bits = bits.take(4) + 1;
    Automaton out{bits.take(4) + 1, {}, {}, {}};
    const int starts = bits.take(state_bits), accepting = bits.take(state_bits);
    for (int i = 0; i < starts + accepting; ++i) out.accepts.push_back(i >= starts);
    // The first start state is the last bit.
    for (int i = starts - 1; i >= 0; --i) out.accepts[at(i)] = bits.take(1) == 1;
    const int count_bits = format == 0 ? bits.take(4) : 0;
    if (!bits.good() || format > 1 || starts == 0) return std::nullopt;
    while (out.states() < most_states) {
        auto state = format == 1 ? packed_state(bits, out.symbols, state_bits)
                                 : plain_state(bits, out.symbols, state_bits, count_bits);
        if (!state || (format == 0 && count_bits == 0 && out.states() >= starts + accepting)) break;
        out.moves.push_back(*std::move(state));
    }
    while (out.states() < starts + accepting) out.moves.emplace_back(at(out.symbols));
    out.accepts.resize(out.moves.size());
    out.starts.resize(out.moves.size());
    std::fill_n(out.starts.begin(), starts, true);
    if (!bits.good() || out.symbols > values + 1 || !trim(out, starts + accepting)) return std::nullopt;
    out.symbols = std::max(out.symbols, values);
    for (auto& state : out.moves) state.resize(at(out.symbols));
    return out;
}

std::string text_of(const Automaton& automaton, int least, int values) {
    const auto listed = [](const std::vector<bool>& states) {
        std::string out;
        for (std::size_t i = 0; i < states.size(); ++i)
            if (states[i]) out += ' ' + std::to_string(i + 1);
        return out;
    };
    std::string out = "{start" + listed(automaton.starts) + "; accept" + listed(automaton.accepts);
    for (int state = 0; state < automaton.states(); ++state) {
        std::map<int, std::vector<int>> to;  // the numbers that lead to each state
        const auto arc = [&](const std::vector<int>& symbols, int target) {
            out += "; " + std::to_string(state + 1) + ' ' + class_text(symbols, least, values) + " -> " +
                   std::to_string(target + 1);
        };
        for (int symbol = 0; symbol < automaton.symbols; ++symbol)
            for (int target : automaton.moves[at(state)][at(symbol)]) {
                if (symbol >= values)
                    arc({symbol}, target);
                else if (!contains(to[target], symbol))
                    to[target].push_back(symbol);
            }
        for (const auto& [target, symbols] : to)
            if (!symbols.empty()) arc(symbols, target);
    }
    return out + '}';
}

std::optional<CountTest> count_of(const Automaton& automaton, int least, int values) {
    if (automaton.symbols != values || std::count(automaton.starts.begin(), automaton.starts.end(), true) != 1)
        return std::nullopt;
    int state =
        static_cast<int>(std::find(automaton.starts.begin(), automaton.starts.end(), true) - automaton.starts.begin());
    CountTest out;
    std::vector<int> chain;
    for (bool first = true;; first = false) {
        // Numbers outside the set stay; all numbers of the set lead on to one state, or none.
        if (contains(chain, state)) return std::nullopt;
        chain.push_back(state);
        int next = -1;
        bool ends = false;
        for (int symbol = 0; symbol < values; ++symbol) {
            const std::vector<int>& targets = automaton.moves[at(state)][at(symbol)];
            if (targets.size() > 1) return std::nullopt;
            const bool stays = !targets.empty() && targets[0] == state;
            if (first && !stays) out.numbers |= number_bit(symbol + least);
            if (!has_number(out.numbers, symbol + least)) {
                if (!stays) return std::nullopt;
                continue;
            }
            const int to = targets.empty() ? -1 : targets[0];
            if (ends && to != next) return std::nullopt;
            next = to;
            ends = true;
        }
        if (next == state || next < 0 || out.numbers == 0) {
            if (next == state) chain.push_back(-1);  // any more of them
            break;
        }
        state = next;
    }
    const bool endless = chain.back() < 0;
    if (endless) chain.pop_back();
    int count = 0, accepted = 0, last = -1;
    for (int one : chain) {
        if (automaton.accepts[at(one)]) {
            if (accepted++ == 0) out.least = count;
            last = count;
        }
        ++count;
    }
    if (accepted == 0 || out.numbers == 0 || last - out.least + 1 != accepted) return std::nullopt;
    if (!endless || last + 1 < count) out.most = last;
    return out;
}

Numbers numbers_of(const Automaton& automaton, int least, int values) {
    Numbers out = 0;
    for (int a = 0; a < values; ++a)
        if (accepts(automaton, after(automaton, automaton.starts, a))) out |= number_bit(a + least);
    return out;
}

PairTable table_of(const Automaton& automaton, int least, int values) {
    PairTable out;
    for (int a = 0; a < values; ++a) {
        const std::vector<bool> one = after(automaton, automaton.starts, a);
        for (int b = 0; b < values; ++b)
            if (accepts(automaton, after(automaton, one, b))) out.seconds[at(a + least)] |= number_bit(b + least);
    }
    return out;
}

std::optional<PairTable> neighbours_of(const Automaton& automaton, int least, int values) {
    if (automaton.symbols != values || !accepts(automaton, automaton.starts)) return std::nullopt;
    const PairTable table = table_of(automaton, least, values);
    // After each last number the reachable states accept, and go on as the table says, to those after the next number.
    std::vector<std::vector<bool>> last;
    for (int a = 0; a < values; ++a) {
        last.push_back(after(automaton, automaton.starts, a));
        if (!accepts(automaton, last.back())) return std::nullopt;
    }
    for (int a = 0; a < values; ++a)
        for (int b = 0; b < values; ++b) {
            const std::vector<bool> next = after(automaton, last[at(a)], b);
            const bool none = std::find(next.begin(), next.end(), true) == next.end();
            if (none ? has_number(table.seconds[at(a + least)], b + least) : next != last[at(b)]) return std::nullopt;
        }
    return table;
}

}  // namespace deduku::formats::iss
