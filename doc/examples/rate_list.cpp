// Rates a list with threads of its own: the library keeps no state, so nothing has to be locked but the output.
#include <atomic>
#include <deduku/methods.hpp>
#include <deduku/text.hpp>
#include <iostream>
#include <iterator>
#include <thread>

using namespace deduku;

int main() {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    const std::vector<ReadResult> list = read_puzzles(text);
    std::vector<std::string> lines(list.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < list.size(); i = next++) {
            const auto* puzzle = std::get_if<Puzzle>(&list[i]);
            if (puzzle == nullptr) {
                lines[i] = std::get<ReadError>(list[i]).text();
                continue;
            }
            Meter meter(1'000'000);
            lines[i] = to_line(*puzzle);
            for (const char* method : {"hdp", "steps"})
                if (const auto rating = rate(method, *puzzle, meter))
                    for (const method::Value& value : rating->values) lines[i] += ' ' + to_text(value);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    for (const std::string& line : lines) std::cout << line << '\n';
}
