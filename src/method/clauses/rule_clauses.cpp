#include "method/clauses/rule_clauses.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "grid/line_cells.hpp"
#include "search/variants/model.hpp"

namespace deduku {
namespace {

constexpr int always = 0;  // constant true, in place of a variable

// The contribution of a cell to a line.
struct Share {
    Cell cell;
    std::map<int, std::vector<Digit>> digits;  // by weight
    int least = 0;
    int most = 0;
};

class Writer {
  public:
    Writer(const Board& board, const std::vector<int>& variables, int last, LiteralSink add)
        : board_(board), geometry_(board.geometry()), variables_(variables), last_(last), add_(add) {}

    void run() {
        for (const House house : geometry_.every_small_house()) write_house(house);
        for (const Linear& line : geometry_.lines()) write(line, always);
        for (const Choice& choice : geometry_.choices()) write(choice);
        if (const auto model = variants::VariantModel::make(board_))
            for (const variants::VariantSum& sum : model->sums)
                if (sum.unit && sum.groups.size() == 1 && !sum.groups[0].minus) write_sets(*model, sum);
    }

  private:
    int variable(Candidate c) const { return variables_[static_cast<std::size_t>(geometry_.number(c))]; }

    // "These are not all true, or `then` is."
    void exclude(std::initializer_list<int> together, std::optional<int> then = {}) {
        for (const int v : together)
            if (v != always) add_(-v);
        if (then) add_(*then);
        add_(0);
    }

    void exclude_both(Candidate a, Candidate b) {
        if (board_.has(a) && board_.has(b)) exclude({variable(a), variable(b)});
    }

    void write_house(House house) {
        const auto cells = geometry_.cells_of(house);
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                for (const Digit d : geometry_.all_digits()) exclude_both({cells[i], d}, {cells[j], d});
    }

    // Cells with different digits hold one of several sets of digits. This is redundant, but a variable for each set
    // reduces the conflicts on boards with renbans a hundredfold.
    void write_sets(const variants::VariantModel& model, const variants::VariantSum& sum) {
        const int allowed = sum.groups[0].allowed;
        const variants::SetList& list =
            allowed < 0 ? variants::sets_of_size[sum.cells.size()] : model.allowed[static_cast<std::size_t>(allowed)];
        std::vector<int> some;
        for (const variants::DigitMask set : list.between(sum.least, sum.most)) {
            some.push_back(++last_);
            for (const Digit d : geometry_.all_digits())
                write_digit(some.back(), (set >> index(d) & 1) != 0, d, sum.cells);
        }
        for (const int v : some) add_(v);
        add_(0);
    }

    // If the cells hold this set, one of them has the digit, or none has.
    void write_digit(int set, bool has, Digit d, std::span<const std::uint8_t> cells) {
        std::vector<int> some = {-set};
        for (const std::uint8_t number : cells) {
            const Candidate c{static_cast<Cell>(number), d};
            if (!board_.has(c)) continue;
            if (!has) exclude({set, variable(c)});
            if (has && variable(c) == always) return;
            some.push_back(variable(c));
        }
        if (!has) return;
        for (const int literal : some) add_(literal);
        add_(0);
    }

    void write(const Choice& choice) {
        std::vector<int> cases;
        for (const std::vector<Linear>& lines : choice) {
            cases.push_back(++last_);
            for (const Linear& line : lines) write(line, cases.back());
        }
        for (const int v : cases) add_(v);
        add_(0);
    }

    // The line holds if `from` is true.
    void write(const Linear& line, int from) {
        const std::vector<Share> shares = shares_of(line);
        // Sums of the cells from each index on.
        std::vector<int> least(shares.size() + 1, 0);
        std::vector<int> most(shares.size() + 1, 0);
        for (std::size_t i = shares.size(); i-- > 0;) {
            least[i] = least[i + 1] + shares[i].least;
            most[i] = most[i + 1] + shares[i].most;
        }
        const auto possible = [&](std::size_t i, int sum) {
            return (!line.least || sum + most[i] >= *line.least) && (!line.most || sum + least[i] <= *line.most);
        };
        // The line holds for all continuations: no variable is needed.
        const auto settled = [&](std::size_t i, int sum) {
            return (!line.least || sum + least[i] >= *line.least) && (!line.most || sum + most[i] <= *line.most);
        };
        std::map<int, int> sums = {{0, from}};
        if (!possible(0, 0)) exclude({from});
        if (!possible(0, 0) || settled(0, 0)) return;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            std::map<int, int> next;
            for (const auto& [sum, at] : sums)
                for (const auto& [weight, digits] : shares[i].digits) {
                    const int to = sum + weight;
                    std::optional<int> then;
                    if (possible(i + 1, to)) {
                        if (settled(i + 1, to)) continue;
                        if (!next.contains(to)) next[to] = ++last_;
                        then = next[to];
                    }
                    for (const Digit d : digits) exclude({at, variable({shares[i].cell, d})}, then);
                }
            sums = std::move(next);
        }
    }

    std::vector<Share> shares_of(const Linear& line) const {
        std::vector<Share> out;
        for_each_cell_of(line.terms, [&](Cell cell, std::span<const Term> terms) {
            Table<Digit, int> weights(geometry_.values(cell));
            for (const Term& term : terms) weights[term.candidate.digit] = term.weight;
            Share share{cell, {}, 0, 0};
            for (const Digit d : board_.digits(cell)) share.digits[weights[d]].push_back(d);
            share.least = share.digits.begin()->first;
            share.most = share.digits.rbegin()->first;
            out.push_back(std::move(share));
        });
        return out;
    }

    const Board& board_;
    const Geometry& geometry_;
    const std::vector<int>& variables_;
    int last_;
    LiteralSink add_;
};

}  // namespace

void add_rule_clauses(const Board& board, const std::vector<int>& variables, int last, LiteralSink add) {
    Writer(board, variables, last, add).run();
}

}  // namespace deduku
