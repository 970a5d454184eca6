// A proof that a puzzle has one solution, made by HDP chains and read by the checker, which shares nothing with them.
#include <deduku/check.hpp>
#include <deduku/prove.hpp>
#include <deduku/text.hpp>
#include <deduku/words.hpp>
#include <iostream>

using namespace deduku;

int main() {
    std::string line;
    std::getline(std::cin, line);
    const auto read = read_puzzles(line);
    if (read.empty() || !std::holds_alternative<Puzzle>(read.front())) return 65;
    const auto& puzzle = std::get<Puzzle>(read.front());

    Meter meter(10'000'000);  // nodes at most
    const Proof proof = prove(puzzle, {Goal::unique}, "hdp", meter);
    if (!proof.ledger) {
        std::cout << "not proved: " << proof.why << '\n';
        return 1;
    }
    const std::string text = ledger_text(*proof.ledger);
    const Verdict verdict = check(&puzzle, text);
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        std::cout << "refused: " << to_text(*refused) << '\n';
        return 1;
    }
    std::cout << "proved by " << proof.method << ", " << proof.ledger->steps.size() << " steps, accepted\n";
}
