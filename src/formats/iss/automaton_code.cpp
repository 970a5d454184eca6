// The code of an automaton in a text of ISS.
//
//   2 bits format, 4 bits of a state, 4 symbols, start states, further accepting ones, which start states accept; then the
//   states: packed (1) a bit for each symbol and its targets, plain (0) a number of moves, each a symbol and a target
#include <algorithm>

#include "formats/iss/automaton.hpp"
#include "grid/at.hpp"
#include "grid/in_order.hpp"

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
bool trim(CodedAutomaton& of, int least_states) {
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

// Bits to be written.
class CodeBits {
  public:
    void put(int number, int count) {
        for (int i = count - 1; i >= 0; --i) bits_.push_back((number >> i & 1) != 0);
    }
    std::string text() const {
        std::string out;
        for (std::size_t i = 0; i < bits_.size(); i += sign_bits) {
            std::size_t sign = 0;
            for (std::size_t k = i; k < i + sign_bits; ++k) sign = 2 * sign + (k < bits_.size() && bits_[k] ? 1 : 0);
            out += code_signs[sign];
        }
        return out;
    }

  private:
    std::vector<bool> bits_;
};

int bits_for(int most) {
    int out = 1;
    while (most >> out != 0) ++out;
    return out;
}

// The states with those first that the code names first: start states, others that accept, the rest.
std::vector<int> coded_order(const CodedAutomaton& of) {
    std::vector<int> out;
    const auto rank = [&](int state) { return of.starts[at(state)] ? 0 : of.accepts[at(state)] ? 1 : 2; };
    for (int state = 0; state < of.states(); ++state) out.push_back(state);
    put_in_order(out, [&](int a, int b) { return rank(a) < rank(b); });
    return out;
}

int move_count(const std::vector<std::vector<int>>& moves) {
    int count = 0;
    for (const auto& targets : moves) count += static_cast<int>(targets.size());
    return count;
}
bool is_deterministic(const CodedAutomaton& of) {
    for (const auto& state : of.moves)
        for (const auto& targets : state)
            if (targets.size() > 1) return false;
    return true;
}

}  // namespace

std::optional<CodedAutomaton> automaton_of_code(std::string_view code, int values) {
    Bits bits(code);
    const int format = bits.take(2), state_bits = bits.take(4) + 1;
    CodedAutomaton out{bits.take(4) + 1, {}, {}, {}};
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

std::string code_of(const CodedAutomaton& automaton) {
    const bool packed = is_deterministic(automaton);
    const std::vector<int> order = coded_order(automaton);
    std::vector<int> number(order.size());
    int starts = 0, accepting = 0, most_moves = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        number[at(order[i])] = static_cast<int>(i);
        const bool start = automaton.starts[at(order[i])];
        starts += start ? 1 : 0;
        accepting += !start && automaton.accepts[at(order[i])] ? 1 : 0;
        most_moves = std::max(most_moves, move_count(automaton.moves[at(order[i])]));
    }
    const int state_bits = bits_for(automaton.states()), count_bits = bits_for(most_moves);
    int symbol_bits = 0;
    while ((automaton.symbols - 1) >> symbol_bits != 0) ++symbol_bits;
    CodeBits out;
    for (const auto& [value, bits] : {std::pair(packed ? 1 : 0, 2),
                                      {state_bits - 1, 4},
                                      {automaton.symbols - 1, 4},
                                      {starts, state_bits},
                                      {accepting, state_bits}})
        out.put(value, bits);
    for (int i = starts - 1; i >= 0; --i) out.put(automaton.accepts[at(order[at(i)])] ? 1 : 0, 1);
    if (!packed) out.put(count_bits, 4);
    for (int state : order) {
        const auto& moves = automaton.moves[at(state)];
        if (packed)
            for (int k = automaton.symbols - 1; k >= 0; --k) out.put(moves[at(k)].empty() ? 0 : 1, 1);
        else
            out.put(move_count(moves), count_bits);
        for (int k = 0; k < automaton.symbols; ++k)
            for (int target : moves[at(k)]) {
                if (!packed) out.put(k, symbol_bits);
                out.put(number[at(target)], state_bits);
            }
    }
    return out.text();
}

}  // namespace deduku::formats::iss
