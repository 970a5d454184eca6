#include "formats/iss/automaton.hpp"

#include <algorithm>
#include <map>

#include "grid/at.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::iss {
namespace {

std::string symbol_text(int symbol, int least, int values) {
    return symbol == values ? "break" : number_sign(symbol + least);
}

// "5", "[1 3 5]", "." for all numbers
std::string class_text(const std::vector<int>& symbols, int least, int values) {
    if (static_cast<int>(symbols.size()) == values && values > 1) return ".";
    std::string out;
    for (int symbol : symbols) out += (out.empty() ? "" : " ") + symbol_text(symbol, least, values);
    return symbols.size() == 1 ? out : '[' + out + ']';
}

std::vector<bool> after(const CodedAutomaton& of, const std::vector<bool>& states, int symbol) {
    std::vector<bool> out(states.size());
    for (std::size_t state = 0; state < states.size(); ++state)
        if (states[state])
            for (int target : of.moves[state][at(symbol)]) out[at(target)] = true;
    return out;
}
bool accepts(const CodedAutomaton& of, const std::vector<bool>& states) {
    for (std::size_t state = 0; state < states.size(); ++state)
        if (states[state] && of.accepts[state]) return true;
    return false;
}

// The state after one of the numbers, or -1 if there is none; nothing if that depends on the number, or another number
// leads away.
std::optional<int> counted_on(const CodedAutomaton& of, int state, Numbers numbers, int least, int values) {
    std::optional<int> next;
    for (int symbol = 0; symbol < values; ++symbol) {
        const std::vector<int>& targets = of.moves[at(state)][at(symbol)];
        if (targets.size() > 1) return std::nullopt;
        const int to = targets.empty() ? -1 : targets[0];
        const bool counts = has_number(numbers, symbol + least);
        if (counts ? next && *next != to : to != state) return std::nullopt;
        if (counts) next = to;
    }
    return next;
}

}  // namespace

std::string text_of(const CodedAutomaton& automaton, int least, int values) {
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

std::optional<CountTest> count_of(const CodedAutomaton& automaton, int least, int values) {
    const auto start = std::find(automaton.starts.begin(), automaton.starts.end(), true);
    if (automaton.symbols != values || std::count(start, automaton.starts.end(), true) != 1) return std::nullopt;
    CountTest out;
    const int first = static_cast<int>(start - automaton.starts.begin());
    for (int symbol = 0; symbol < values; ++symbol)
        if (automaton.moves[at(first)][at(symbol)] != std::vector{first}) out.numbers |= number_bit(symbol + least);
    if (out.numbers == 0) return std::nullopt;
    // The states after none, one, two, .. of the numbers.
    std::vector<int> chain = {first};
    std::optional<int> next = counted_on(automaton, first, out.numbers, least, values);
    for (; next && *next >= 0 && *next != chain.back();
         next = counted_on(automaton, chain.back(), out.numbers, least, values)) {
        if (contains(chain, *next)) return std::nullopt;
        chain.push_back(*next);
    }
    if (!next) return std::nullopt;
    const bool endless = *next == chain.back();
    const auto accepts_state = [&](int state) { return automaton.accepts[at(state)]; };
    const auto from = std::find_if(chain.begin(), chain.end(), accepts_state);
    const auto end = std::find_if_not(from, chain.end(), accepts_state);
    if (from == chain.end() || std::any_of(end, chain.end(), accepts_state)) return std::nullopt;
    out.least = static_cast<int>(from - chain.begin());
    if (!endless || end != chain.end()) out.most = static_cast<int>(end - chain.begin()) - 1;
    return out;
}

std::optional<FirstCounts> first_counts(const CodedAutomaton& automaton, Numbers first, int least, int values) {
    std::optional<FirstCounts> out;
    for (int number = least; number < least + values; ++number) {
        if (!has_number(first, number)) continue;
        CodedAutomaton rest = automaton;
        rest.starts = after(automaton, automaton.starts, number - least);
        const auto test = count_of(rest, least, values);
        if (!test) return std::nullopt;
        const bool at_least = test->least == number, at_most = test->most == number;
        if (!(at_least ? at_most || !test->most : at_most && test->least == 0)) return std::nullopt;
        const FirstCounts found{test->numbers, !at_least ? "<=" : at_most ? "=" : ">="};
        if (out && (out->numbers != found.numbers || out->sign != found.sign)) return std::nullopt;
        out = found;
    }
    return out;
}

Numbers numbers_of(const CodedAutomaton& automaton, int least, int values) {
    Numbers out = 0;
    for (int a = 0; a < values; ++a)
        if (accepts(automaton, after(automaton, automaton.starts, a))) out |= number_bit(a + least);
    return out;
}

PairTable table_of(const CodedAutomaton& automaton, int least, int values) {
    PairTable out;
    for (int a = 0; a < values; ++a) {
        const std::vector<bool> one = after(automaton, automaton.starts, a);
        for (int b = 0; b < values; ++b)
            if (accepts(automaton, after(automaton, one, b))) out.seconds[at(a + least)] |= number_bit(b + least);
    }
    return out;
}

std::optional<PairTable> neighbours_of(const CodedAutomaton& automaton, int least, int values) {
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
