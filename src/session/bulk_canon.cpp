#include <algorithm>
#include <vector>

#include "search/lanes/engine.hpp"
#include "session/bulk.hpp"

namespace deduku::session {
namespace {

// Number of boards between two checks for a stop; for the form `solution` also the number solved at a time.
constexpr std::uint64_t portion = 1024;
// Number of boards between two progress reports.
constexpr std::uint64_t heard_after = 16 * portion;

NineGrid cells_at(const std::uint8_t* board) {
    NineGrid out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = board[i] <= 9     ? board[i]
                 : board[i] == '.' ? std::uint8_t{0}
                                   : static_cast<std::uint8_t>(board[i] - '0');
    return out;
}

/// The forms of some boards; for the form `solution` their solutions are known.
class FormsOfSome {
  public:
    explicit FormsOfSome(const CanonBulk& bulk) : bulk_(bulk) {}

    void write(std::uint64_t board, const std::uint8_t* solution) {
        const NineGrid cells = cells_at(bulk_.boards + board * lanes::cells);
        if (!canon::has_plain_lines(cells)) return write(board, NineGrid{}, 0);
        if (solution == nullptr) {
            const canon::PuzzleForm found = forms_.find(cells, bulk_.form);
            return write(board, canon::image(found.map, cells), found.automorphisms);
        }
        const canon::SolutionForm found = forms_.find(cells, cells_at(solution));
        write(board, canon::image(found.map, cells), found.automorphisms);
    }

    void write(std::uint64_t board, const NineGrid& form, std::uint32_t automorphisms) {
        std::copy(form.begin(), form.end(), bulk_.forms + board * lanes::cells);
        if (bulk_.automorphisms != nullptr) bulk_.automorphisms[board] = automorphisms;
    }

  private:
    const CanonBulk& bulk_;
    canon::Forms forms_;
};

}  // namespace

std::uint64_t canon_many(const CanonBulk& bulk, const std::function<bool()>& stop, const OnBoardsBegun& begun) {
    const std::uint64_t good = good_boards(bulk.boards, bulk.n);
    std::vector<std::uint8_t> solutions(portion * lanes::cells);
    std::vector<std::uint8_t> counts(portion);
    FormsOfSome forms(bulk);
    for (std::uint64_t at = 0; at < good; at += portion) {
        if (stop && stop()) return at;
        if (at > 0 && at % heard_after == 0 && begun) begun(at);
        const std::uint64_t some = std::min(portion, good - at);
        const bool solved = bulk.form == canon::FormKind::solution;
        if (solved) {
            const Bulk part{bulk.boards + at * lanes::cells, some, 2, solutions.data(), counts.data()};
            if (solve_many(part, stop) < some) return at;
        }
        for (std::size_t i = 0; i < some; ++i)
            if (solved && counts[i] != 1)
                forms.write(at + i, NineGrid{}, 0);
            else
                forms.write(at + i, solved ? solutions.data() + i * lanes::cells : nullptr);
    }
    return good;
}

}  // namespace deduku::session
