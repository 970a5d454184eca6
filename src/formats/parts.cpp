#include "formats/parts.hpp"

#include <algorithm>

namespace deduku::formats {
namespace {

// True if cells of one box have one region, and boxes different ones.
bool fits(Box box, const Table<Cell, int>& regions) {
    const int n = box.digits();
    std::vector<int> of_box(static_cast<std::size_t>(n), -1);
    for (Cell cell : regions.ids()) {
        const int r = index(cell) / n;
        const int c = index(cell) % n;
        int& region = of_box[static_cast<std::size_t>(r / box.height * (n / box.width) + c / box.width)];
        if (region == -1) region = regions[cell];
        if (region != regions[cell] || region < 0) return false;
    }
    std::sort(of_box.begin(), of_box.end());
    return std::adjacent_find(of_box.begin(), of_box.end()) == of_box.end();
}

}  // namespace

std::optional<Puzzle> board_of_size(std::size_t size, const ReadOptions& options) {
    if (size > std::size_t{max_digits}) return std::nullopt;
    const int n = static_cast<int>(size);
    const auto box = options.box ? options.box : usual_box(n);
    if (!box || !is_valid(*box) || box->digits() != n) return std::nullopt;
    return blank_puzzle(*box);
}

std::optional<Mistake> set_regions(Puzzle& puzzle, const Table<Cell, int>& regions, std::size_t at) {
    const int n = puzzle.box.digits();
    for (int height = 1; height <= n; ++height) {
        const Box box{height, n / height};
        if (n % height != 0 || !is_valid(box) || !fits(box, regions)) continue;
        puzzle.box = box;
        return std::nullopt;
    }
    return Mistake{at, "regions that are no boxes (a jigsaw)", std::string(plain_rules)};
}

void add_comment(std::string& comment, std::string_view word, std::string_view text) {
    if (text.empty()) return;
    if (!comment.empty()) comment += '\n';
    comment += word;
    // A rule may have several lines; a comment line begins with what it is.
    for (char c : text) comment += c == '\n' || c == '\r' ? ' ' : c;
}

}  // namespace deduku::formats
