#include "reason/explain/bounds.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku::explain {
namespace {

constexpr int most_nodes = 50000;

// One digit on one board, with its cells marked.
class Places {
  public:
    Places(const Board& board, const std::vector<Cell>& cells, Digit digit)
        : board_(board),
          geometry_(board.geometry()),
          digit_(digit),
          in_set_(geometry_.cells()),
          taken_(geometry_.houses()) {
        for (Cell cell : cells) in_set_[cell] = true;
        for (Cell cell : geometry_.every_cell())
            if (in_set(cell) && is_living(cell))
                (geometry_.houses_of(cell).empty() ? best_.alone : places_).push_back(cell);
        for (House house : geometry_.every_house()) {
            bool inside = !board_.places(house, digit_).empty();
            for (Cell cell : geometry_.cells_of(house)) inside = inside && (in_set(cell) || !is_living(cell));
            if (inside) inside_.push_back(house);
        }
    }

    CountBounds find() {
        start_with_one_kind();
        if (best_.least() < best_.most()) search([this] { pack(0); });
        if (best_.least() < best_.most()) search([this] { cover(); });
        return best_;
    }

    bool in_set(Cell cell) const { return in_set_[cell]; }
    bool is_living(Cell cell) const { return board_.has({cell, digit_}); }

  private:
    // Houses of the same kind are disjoint, so rows, columns, boxes and regions each give two bounds.
    void start_with_one_kind() {
        for (HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box, HouseKind::region}) {
            std::vector<House> inside;
            for (House house : inside_)
                if (geometry_.kind(house) == kind) inside.push_back(house);
            std::vector<House> around;
            for (Cell cell : places_) around.push_back(house_of(cell, kind));
            put_in_order(around);
            around.erase(std::unique(around.begin(), around.end()), around.end());
            if (kind == HouseKind::row || inside.size() > best_.inside.size()) best_.inside = std::move(inside);
            if (kind == HouseKind::row || around.size() < best_.around.size()) best_.around = std::move(around);
        }
    }

    template <class Search>
    void search(Search search) {
        nodes_ = 0;
        chosen_.clear();
        search();
        if (nodes_ > most_nodes) best_.closest = false;
    }

    // Adds houses of inside_, from number `from` on, without common places.
    void pack(std::size_t from) {
        if (++nodes_ > most_nodes) return;
        if (chosen_.size() > best_.inside.size()) best_.inside = chosen_;
        for (std::size_t i = from; i < inside_.size(); ++i) {
            if (best_.least() == best_.most() || chosen_.size() + inside_.size() - i <= best_.inside.size()) return;
            const auto meets = [&](House house) { return have_common_place(house, inside_[i]); };
            if (std::any_of(chosen_.begin(), chosen_.end(), meets)) continue;
            chosen_.push_back(inside_[i]);
            pack(i + 1);
            chosen_.pop_back();
        }
    }

    // Looks for fewer houses that contain all places: one house of the first place outside the chosen ones is needed.
    void cover() {
        if (++nodes_ > most_nodes || best_.least() == best_.most()) return;
        const std::vector<Cell> apart = places_apart();
        if (apart.empty()) {
            best_.around = chosen_;
            return;
        }
        for (const Membership& m : geometry_.houses_of(apart.front())) {
            if (chosen_.size() + apart.size() >= best_.around.size()) return;
            chosen_.push_back(m.house);
            cover();
            chosen_.pop_back();
        }
    }

    // Places outside the chosen houses, no two of them in one house: each needs a separate house.
    std::vector<Cell> places_apart() {
        taken_.fill(false);
        for (House house : chosen_) taken_[house] = true;
        std::vector<Cell> out;
        for (Cell place : places_) {
            const auto in = geometry_.houses_of(place);
            const auto taken = [&](const Membership& m) { return taken_[m.house]; };
            if (std::any_of(in.begin(), in.end(), taken)) continue;
            for (const Membership& m : in) taken_[m.house] = true;
            out.push_back(place);
        }
        return out;
    }

    // The house of this kind, or any other if there is none.
    House house_of(Cell cell, HouseKind kind) const {
        const auto in = geometry_.houses_of(cell);
        const auto is_such = [&](const Membership& m) { return geometry_.kind(m.house) == kind; };
        const auto found = std::find_if(in.begin(), in.end(), is_such);
        return found != in.end() ? found->house : in.front().house;
    }
    bool have_common_place(House a, House b) const {
        for (Place p : board_.places(a, digit_)) {
            const auto in = geometry_.houses_of(geometry_.cell_at(a, p));
            if (std::any_of(in.begin(), in.end(), [&](const Membership& m) { return m.house == b; })) return true;
        }
        return false;
    }

    const Board& board_;
    const Geometry& geometry_;
    Digit digit_;
    Table<Cell, bool> in_set_;
    Table<House, bool> taken_;
    std::vector<Cell> places_;   // of the digit in the set
    std::vector<House> inside_;  // houses with all places in the set
    CountBounds best_;
    std::vector<House> chosen_;
    int nodes_ = 0;
};

}  // namespace

CountBounds bounds(const Board& board, const std::vector<Cell>& cells, Digit digit) {
    return Places(board, cells, digit).find();
}

std::vector<Candidate> premises(const Board& board, const std::vector<Cell>& cells, Digit digit,
                                const CountBounds& bounds) {
    const Geometry& geometry = board.geometry();
    const Places places(board, cells, digit);
    std::vector<Candidate> out;
    // The number of inside houses of a cell, and whether it is in one of the houses around.
    for (Cell cell : geometry.every_cell()) {
        int inside = 0;
        bool around = false;
        for (const Membership& m : geometry.houses_of(cell)) {
            inside += static_cast<int>(std::count(bounds.inside.begin(), bounds.inside.end(), m.house));
            around = around || contains(bounds.around, m.house);
        }
        const bool below = inside <= (places.in_set(cell) ? 1 : 0);
        const bool above = around || !places.in_set(cell) || contains(bounds.alone, cell);
        if (!below || !above) out.push_back({cell, digit});
    }
    return out;
}

}  // namespace deduku::explain
