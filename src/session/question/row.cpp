#include "session/question/row.hpp"

#include <algorithm>
#include <array>

namespace deduku::session {
namespace {

// The first members belong to questions about a puzzle.
constexpr std::size_t of_puzzle = 2;
constexpr std::array members = std::to_array<Option>({
    {"puzzle", MemberType::text, "PUZZLE", "", "in any known format (doc/formats.md)"},
    {"rules", MemberType::strings, "RULES", "", "rules in addition to those of the puzzle (doc/formats.md#rules)"},
    {"ask", MemberType::text, "WORD", "", "name of the question", 0, true},
    {"id", MemberType::text, "ID", "", "copied into the answer"},
    {"number", MemberType::count, "N", "1", "number of the puzzle, copied into the answer"},
    {"box", MemberType::text, "HxW", "", "box height and width, where the size is ambiguous"},
    {"partly", MemberType::flag, "", "", "go on without the parts of a published puzzle that are not understood"},
    {"coords", MemberType::choice, "sheet|sheet-up|rc|rows", "sheet",
     "names of cells: A1 top left, rows from the bottom, r1c1, row letter first"},
    {"seconds", MemberType::number, "S", "", "at most S seconds"},
    {"max_nodes", MemberType::count, "N", "", "at most N search nodes or branches, all methods together"},
});

}  // namespace

std::span<const Option> common_members() { return members; }

std::span<const Option> common_members(const QuestionRow& row) {
    return std::span(members).subspan(row.about_puzzle ? 0 : of_puzzle);
}

Advance progress_events(const Tell& tell) {
    if (!tell) return {};
    return [tell](std::uint64_t done, std::uint64_t total, std::string_view unit) {
        tell({{"progress", {{"done", done}, {"total", total}, {"unit", unit}}}});
    };
}

const Memo::Kept* Memo::find(const std::string& key) const {
    const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& each) { return each.key == key; });
    return found == kept_.end() ? nullptr : &*found;
}

void Memo::keep(std::string key, const Finding& finding, std::shared_ptr<const path::Path> path) {
    constexpr std::size_t most = 4;  // the number of methods tried in turn
    if (kept_.size() == most) kept_.erase(kept_.begin());
    kept_.push_back({std::move(key), finding, std::move(path)});
}

Error wrong(std::string_view member, std::string text) { return {"request", std::move(text), std::string(member)}; }

Error refused(std::string_view what, Boards boards) {
    return {"puzzle", "'" + std::string(what) + "' needs " + std::string(needed(boards)), "puzzle"};
}

}  // namespace deduku::session
