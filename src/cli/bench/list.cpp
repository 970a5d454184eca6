#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <numeric>
#include <random>

#include "cli/bench/engine.hpp"
#include "cli/run/child.hpp"
#include "cli/run/input.hpp"
#include "deduku/text.hpp"
#include "grid/isomorph.hpp"

namespace deduku::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 8> list_names = {
    "sample_singles.txt",        "random_minimal_200.txt", "sample_clue17.txt",     "top1465.txt",
    "sample_hardest_11plus.txt", "hardest_1106.txt",       "sample_multi_serg.txt", "sample_raw.txt"};

// Shorter lists are extended to this number by isomorphs.
constexpr std::size_t enough = 2000;

/// data/ above the program (build/release/bin/deduku), or share/deduku/data next to its folder.
fs::path data_folder() {
    std::error_code ignored;
    const fs::path program = own_program();
    for (fs::path folder = program.parent_path(); folder != folder.root_path(); folder = folder.parent_path())
        for (const char* data : {"data", "share/deduku/data"})
            if (fs::exists(folder / data / list_names.back(), ignored)) return folder / data;
    return {};
}

void read_boards(Input& input, const std::string& operand, std::string& boards) {
    constexpr std::size_t many = std::size_t{1} << 16;
    while (true) {
        auto next = input.next(boards, many);
        if (std::holds_alternative<Bunch>(next)) continue;
        if (const auto* item = std::get_if<InputItem>(&next)) {
            if (const auto* problem = std::get_if<InputProblem>(&item->content)) throw BadOperand(problem->message);
            const std::string line = to_line(std::get<Puzzle>(item->content));
            const bool fits =
                std::get<Puzzle>(item->content).box() == Box{3, 3} && line.size() == BenchList::board_cells;
            if (!fits)
                throw BadOperand(fmt::format("{}: found {}, expected 9x9 puzzles of digits and blanks", operand, line));
            boards += line;
        } else if (std::get<Pause>(next) == Pause::end) {
            return;
        } else {
            input.wait();
        }
    }
}

/// Adds isomorphs up to `enough` and shuffles all, the same way every time.
void fill_up(BenchList& list) {
    std::mt19937_64 random(1);
    const Chance chance = [&random] { return random(); };
    while (list.size() < enough)
        for (std::size_t i = 0; i < list.own; ++i)
            list.boards += to_line(random_isomorph({3, 3}, chance).image(puzzle_of(list.board(i))));
    std::vector<std::size_t> order(list.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
    std::string shuffled;
    for (const std::size_t i : order) shuffled += list.board(i);
    list.boards = std::move(shuffled);
}

}  // namespace

std::vector<std::string> bundled_lists() {
    const fs::path folder = data_folder();
    if (folder.empty()) throw UsageError("the lists of Deduku are not beside the program; name files of puzzles");
    std::vector<std::string> files;
    for (const char* name : list_names) files.push_back((folder / name).string());
    return files;
}

BenchList read_bench_list(const std::string& operand) {
    BenchList list;
    Input input({operand}, {});
    read_boards(input, operand, list.boards);
    const bool literal = !fs::exists(operand);
    list.name = operand == "-" ? "<stdin>" : literal ? "<argument>" : fs::path(operand).stem().string();
    list.own = list.size();
    if (list.own == 0) throw BadOperand(fmt::format("{}: found no puzzle", operand));
    if (list.own < enough) fill_up(list);
    return list;
}

}  // namespace deduku::cli
