#include "deduku/geometry.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <utility>

#include "grid/houses.hpp"

namespace deduku {

std::optional<Box> usual_box(int digits) {
    if (digits < 4 || digits > max_digits) return std::nullopt;
    Box best{0, 0};
    for (int height = 2; height * height <= digits; ++height)
        if (digits % height == 0) best = {height, digits / height};
    if (best.height == 0) return std::nullopt;
    return best;
}

HouseCells rows_and_columns(Canvas canvas) {
    HouseCells out;
    for (int r = 0; r < canvas.rows; ++r) {
        out.emplace_back();
        for (int c = 0; c < canvas.columns; ++c) out.back().push_back(static_cast<Cell>(r * canvas.columns + c));
    }
    for (int c = 0; c < canvas.columns; ++c) {
        out.emplace_back();
        for (int r = 0; r < canvas.rows; ++r) out.back().push_back(static_cast<Cell>(r * canvas.columns + c));
    }
    return out;
}

std::optional<Box> box_on(Canvas canvas, std::optional<int> cells) {
    const int size = cells.value_or(std::max(canvas.rows, canvas.columns));
    std::optional<Box> out;
    for (int height = 2; height * height <= size; ++height) {
        if (size % height != 0) continue;
        for (const Box box : {Box{size / height, height}, Box{height, size / height}})
            if (canvas.rows % box.height == 0 && canvas.columns % box.width == 0) out = box;
    }
    return out;
}

HouseCells standard_houses(Box box) {
    const int n = box.digits();
    HouseCells out(static_cast<std::size_t>(3 * n));
    for (std::vector<Cell>& house : out) house.reserve(static_cast<std::size_t>(n));
    for (int cell = 0; cell < n * n; ++cell) {
        const int r = cell / n;
        const int c = cell % n;
        const int b = r / box.height * (n / box.width) + c / box.width;
        for (int house : {r, n + c, 2 * n + b}) out[static_cast<std::size_t>(house)].push_back(static_cast<Cell>(cell));
    }
    return out;
}

namespace {

// Full houses first, then small ones, otherwise in order.
HouseCells in_their_order(HouseCells houses, std::vector<std::vector<Cell>> more, int digits) {
    const auto is_full = [&](const std::vector<Cell>& house) { return static_cast<int>(house.size()) == digits; };
    houses.insert(houses.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    std::stable_partition(houses.begin(), houses.end(), is_full);
    return houses;
}

// Takes all but the houses and the ends of rules.
Constraints without_houses(Constraints& all) {
    return {{}, std::move(all.lines), std::move(all.choices), {}, std::move(all.cells)};
}

HouseCells listed_houses(const Geometry& board) {
    HouseCells out;
    for (House house : board.all_houses()) {
        const auto cells = board.cells_of(house);
        out.emplace_back(cells.begin(), cells.end());
    }
    return out;
}

// The text of a board with rules: it names the boxes, too.
std::string text_of(const Geometry& plain) {
    if (!plain.canvas().usual()) return plain.text();
    std::string text = houses_text(plain);
    return text.empty() ? "boxes" : text;
}

}  // namespace

Geometry::Geometry(Box box) : Geometry(box, canvas_of(box.digits()), standard_houses(box), true, {}, {}) {}

Geometry::Geometry(int digits, const HouseCells& houses, std::string text)
    : Geometry({1, digits}, canvas_of(digits), houses, false, {}, std::move(text)) {}

Geometry::Geometry(int digits, HouseCells houses, Constraints constraints, std::string text)
    : Geometry(canvas_of(digits), std::move(houses), std::move(constraints), std::move(text)) {}

Geometry::Geometry(Canvas canvas, HouseCells houses, Constraints constraints, std::string text)
    : Geometry({1, canvas.digits}, canvas,
               in_their_order(std::move(houses), std::move(constraints.houses), canvas.digits), false,
               without_houses(constraints), std::move(text)) {}

Geometry::Geometry(GeometryPtr plain, Constraints constraints, std::vector<Rule> rules)
    : Geometry({1, plain->digits()}, plain->canvas(),
               in_their_order(listed_houses(*plain), constraints.houses, plain->digits()), false,
               without_houses(constraints), text_of(*plain)) {
    rules_ = std::move(rules);
    plain_ = std::move(plain);
    take_kinds_of(*plain_);
    find_rule_starts(constraints);
}

Geometry::Geometry(Box box, Canvas canvas, const HouseCells& houses, bool standard, Constraints constraints,
                   std::string text)
    : box_(box),
      canvas_(canvas),
      size_(canvas.digits),
      grid_cells_(canvas.cells()),
      own_(std::move(constraints.cells)),
      numbering_(size_, cells()),
      houses_(static_cast<int>(houses.size())),
      full_houses_(houses_),
      standard_(standard),
      text_(std::move(text)),
      memberships_(cells()),
      kinds_(houses_),
      lines_(std::move(constraints.lines)),
      choices_(std::move(constraints.choices)) {
    const auto is_small = [&](int house) {
        return static_cast<int>(houses[static_cast<std::size_t>(house)].size()) < size_;
    };
    while (full_houses_ > 0 && is_small(full_houses_ - 1)) --full_houses_;
    number_own_cells();
    find_memberships(houses);
    find_kinds();
    find_crossings();
    find_peers();
    find_links();
}

void Geometry::number_own_cells() {
    std::uint32_t at = 0;
    for (const OwnCell& cell : own_) {
        own_first_.push_back(at);
        at += static_cast<std::uint32_t>(cell.numbers.size());
        has_helpers_ = has_helpers_ || cell.helper;
    }
    if (!own_.empty()) own_first_.push_back(at);
}

Candidate Geometry::own_candidate(int number) const {
    const auto in_own = static_cast<std::uint32_t>(number - grid_cells_ * size_);
    const auto after = std::upper_bound(own_first_.begin(), own_first_.end(), in_own) - 1;
    return {static_cast<Cell>(grid_cells() + (after - own_first_.begin())), static_cast<Digit>(in_own - *after)};
}

std::optional<Candidate> Geometry::with_worth(Cell cell, int number) const {
    if (in_grid(cell)) {
        if (number < lowest() || number >= lowest() + size_) return std::nullopt;
        return Candidate{cell, static_cast<Digit>(number - lowest())};
    }
    const std::vector<int>& numbers = own(cell).numbers;
    const auto at = std::lower_bound(numbers.begin(), numbers.end(), number);
    if (at == numbers.end() || *at != number) return std::nullopt;
    return Candidate{cell, static_cast<Digit>(at - numbers.begin())};
}

void Geometry::find_rule_starts(const Constraints& constraints) {
    if (constraints.ends.empty()) return;
    RuleStart at{static_cast<std::uint32_t>(grid_cells()), static_cast<std::uint32_t>(plain_->full_houses()),
                 static_cast<std::uint32_t>(full_houses_ + plain_->houses() - plain_->full_houses()), 0, 0};
    rule_starts_.push_back(at);
    std::size_t house = 0;
    for (const Constraints::Counts& end : constraints.ends) {
        for (; house < end.houses; ++house)
            ++(static_cast<int>(constraints.houses[house].size()) == size_ ? at.full_house : at.small_house);
        at.cell = static_cast<std::uint32_t>(grid_cells()) + static_cast<std::uint32_t>(end.cells);
        at.line = static_cast<std::uint32_t>(end.lines);
        at.choice = static_cast<std::uint32_t>(end.choices);
        rule_starts_.push_back(at);
    }
}

PartsOfRule Geometry::parts_of(std::size_t rule) const {
    const RuleStart& from = rule_starts_[rule];
    const RuleStart& to = rule_starts_[rule + 1];
    std::vector<House> houses;
    for (auto h = from.full_house; h < to.full_house; ++h) houses.push_back(static_cast<House>(h));
    for (auto h = from.small_house; h < to.small_house; ++h) houses.push_back(static_cast<House>(h));
    return {Range<Cell>(static_cast<int>(from.cell), static_cast<int>(to.cell)), std::move(houses),
            std::span(lines_).subspan(from.line, to.line - from.line),
            std::span(choices_).subspan(from.choice, to.choice - from.choice)};
}

std::optional<Origin> Geometry::origin_of(int number, std::uint32_t RuleStart::*kind) const {
    const auto after = [&](int n, const RuleStart& start) { return n < static_cast<int>(start.*kind); };
    const auto next = std::upper_bound(rule_starts_.begin(), rule_starts_.end(), number, after);
    if (next == rule_starts_.begin() || next == rule_starts_.end()) return std::nullopt;
    const auto rule = static_cast<std::size_t>(next - rule_starts_.begin()) - 1;
    return Origin{rule, static_cast<std::size_t>(number) - rule_starts_[rule].*kind};
}

std::optional<Origin> Geometry::origin(Sector sector) const {
    if (is_cell(sector)) return in_grid(cell_of(sector)) ? std::nullopt : origin_of(index(sector), &RuleStart::cell);
    if (is_linear(sector)) return origin_of(index(sector) - sectors(), &RuleStart::line);
    const int house = index(house_of(sector));
    if (!is_small(sector)) return origin_of(house, &RuleStart::full_house);
    std::optional<Origin> out = origin_of(house, &RuleStart::small_house);
    if (out) out->part += rule_starts_[out->rule + 1].full_house - rule_starts_[out->rule].full_house;
    return out;
}

std::optional<Origin> Geometry::origin_of_choice(int choice) const { return origin_of(choice, &RuleStart::choice); }

// The cells of each house, and the houses of each cell; the first three are stored with the cell.
void Geometry::find_memberships(const HouseCells& houses) {
    house_cells_.reserve(static_cast<std::size_t>(houses_ * size_));
    Table<Cell, std::uint32_t> end(cells() + 1);  // end of the houses of each cell, shifted by one cell
    for (House house : all_houses()) {
        const std::vector<Cell>& in = houses[static_cast<std::size_t>(house)];
        for (Cell cell : in) ++end[next(cell)];
        house_cells_.insert(house_cells_.end(), in.begin(), in.end());
        house_cells_.resize(static_cast<std::size_t>((index(house) + 1) * size_));
        if (index(house) >= full_houses_) small_sizes_.push_back(static_cast<std::uint8_t>(in.size()));
    }
    for (Cell cell : every_cell()) end[next(cell)] += end[cell];
    std::vector<Membership> all(end[static_cast<Cell>(cells())]);
    for (House house : all_houses()) {
        std::uint8_t place = 0;
        for (Cell cell : cells_of(house)) all[end[cell]++] = {house, static_cast<Place>(place++)};
    }
    std::uint32_t from = 0;
    for (Cell cell : every_cell()) {
        const std::span<const Membership> in(all.data() + from, end[cell] - from);
        from = end[cell];
        Memberships& out = memberships_[cell];
        if (in.size() == out.three.size()) {
            std::copy(in.begin(), in.end(), out.three.begin());
            continue;
        }
        out.elsewhere = static_cast<std::uint32_t>((many_houses_.size() + 1) * 64 + in.size());
        many_houses_.insert(many_houses_.end(), in.begin(), in.end());
    }
}

std::optional<House> Geometry::find_house(HouseKind kind, int ordinal) const {
    for (House house : houses_with_kinds())
        if (kinds_[house].kind == kind && kinds_[house].ordinal == ordinal) return house;
    return std::nullopt;
}

// Lines first: boxes one cell high or wide are then not taken for lines again.
void Geometry::find_kinds() {
    if (standard_) {
        for (House house : every_house())
            kinds_[house] = {static_cast<HouseKind>(index(house) / size_),
                             static_cast<std::uint16_t>(index(house) % size_)};
        has_lines_ = true;
        boxes_ = box_;
        return;
    }
    std::vector<House> left;
    for (House house : houses_with_kinds())
        if (!find_line(house)) left.push_back(house);
    int lines = 0;
    for (int i = 0; i < size_; ++i)
        for (HouseKind kind : {HouseKind::row, HouseKind::column}) lines += find_house(kind, i) ? 1 : 0;
    has_lines_ = lines == 2 * size_ && rows() == size_ && columns() == size_;
    find_regions(left);
    boxes_ = find_boxes();
    if (canvas_.usual()) left.insert(left.end(), every_small_house().begin(), every_small_house().end());
    std::uint16_t others = 0;
    for (House house : left)
        if (kinds_[house].kind == HouseKind::other) kinds_[house].ordinal = others++;
}

// On an unusual canvas only houses from no rule may be lines, boxes or regions: a cage may look like one.
void Geometry::take_kinds_of(const Geometry& plain) {
    if (canvas_.usual()) return;
    kinds_.fill({});
    for (House house : plain.all_houses()) {
        const int before = index(house) < plain.full_houses() ? 0 : full_houses_ - plain.full_houses();
        kinds_[static_cast<House>(index(house) + before)] = plain.kinds_[house];
    }
    std::uint16_t others = 0;
    for (House house : all_houses())
        if (kinds_[house].kind == HouseKind::other) kinds_[house].ordinal = others++;
    has_lines_ = plain.has_lines_;
    boxes_ = plain.boxes_;
}

// Takes the house as a row, column or long diagonal, if it is the first with these cells.
bool Geometry::find_line(House house) {
    const auto cells = cells_of(house);
    const int size = static_cast<int>(cells.size());
    if (size < 2) return false;
    const auto step = index(cells[1]) - index(cells[0]), first = index(cells[0]);
    for (std::size_t i = 1; i < cells.size(); ++i)
        if (index(cells[i]) - index(cells[i - 1]) != step) return false;
    Kind kind;
    if (step == 1 && column(cells[0]) == 0 && size == columns())
        kind = {HouseKind::row, static_cast<std::uint16_t>(row(cells[0]))};
    else if (step == columns() && size == rows())
        kind = {HouseKind::column, static_cast<std::uint16_t>(first)};
    else if (step == columns() + 1 && first == 0 && size == rows() && size == columns())
        kind = {HouseKind::diagonal, 0};
    else if (step == columns() - 1 && first == columns() - 1 && size == rows() && size == columns())
        kind = {HouseKind::diagonal, 1};
    else
        return false;
    if (find_house(kind.kind, kind.ordinal)) return false;
    kinds_[house] = kind;
    return true;
}

// Takes in order the houses that share no cell with earlier ones; empty if they do not fill the board.
std::vector<House> Geometry::partition_of(const std::vector<House>& houses) const {
    Table<Cell, bool> taken(cells(), false);
    std::vector<House> out;
    std::size_t count = 0;
    for (House house : houses) {
        const auto in = cells_of(house);
        if (std::any_of(in.begin(), in.end(), [&](Cell cell) { return taken[cell]; })) continue;
        for (Cell cell : in) taken[cell] = true;
        count += in.size();
        out.push_back(house);
    }
    if (count != static_cast<std::size_t>(grid_cells())) out.clear();
    return out;
}

// Boxes or regions, then windows, then groups from the rest.
void Geometry::find_regions(const std::vector<House>& houses) {
    const auto name = [&](const std::vector<House>& found, HouseKind kind) {
        for (std::size_t i = 0; i < found.size(); ++i) kinds_[found[i]] = {kind, static_cast<std::uint16_t>(i)};
    };
    const auto rectangular = [&](House house) { return is_rectangle(house); };
    const std::vector<House> regions = partition_of(houses);
    const bool boxes = std::all_of(regions.begin(), regions.end(), rectangular);
    name(regions, boxes ? HouseKind::box : HouseKind::region);
    std::vector<House> windows, left;
    for (House house : houses) {
        const auto in = cells_of(house);
        const bool broad = row(in.front()) != row(in.back()) && column(in.front()) != column(in.back());
        if (kinds_[house].kind == HouseKind::other) (broad && rectangular(house) ? windows : left).push_back(house);
    }
    name(windows, HouseKind::window);
    name(partition_of(left), HouseKind::group);
}

// The size of the first box, if all have the same.
std::optional<Box> Geometry::find_boxes() const {
    std::optional<Box> out;
    for (House house : every_house()) {
        if (kind(house) != HouseKind::box) continue;
        const auto in = cells_of(house);
        const Box here{row(in.back()) - row(in.front()) + 1, column(in.back()) - column(in.front()) + 1};
        if (out && *out != here) return std::nullopt;
        out = here;
    }
    return has_lines_ ? out : std::nullopt;
}

// Ascending cells form a rectangle if the first and the last are its corners and the others lie between these.
bool Geometry::is_rectangle(House house) const {
    const auto in = cells_of(house);
    const int left = column(in.front()), right = column(in.back());
    const auto between = [&](Cell cell) { return column(cell) >= left && column(cell) <= right; };
    return (row(in.back()) - row(in.front()) + 1) * (right - left + 1) == static_cast<int>(in.size()) &&
           std::all_of(in.begin(), in.end(), between);
}

// The houses that share cells with each full house. Most share only one cell, so shared cells are counted first.
void Geometry::find_crossings() {
    constexpr std::uint8_t found = 255;
    std::vector<std::uint8_t> shared(static_cast<std::size_t>(houses_));  // the number of cells, or found
    std::vector<std::uint32_t> number(static_cast<std::size_t>(houses_));
    crossings_.reserve(static_cast<std::size_t>(4 * houses_));
    for (House from : every_house()) {
        crossing_ends_.push_back(static_cast<std::uint32_t>(crossings_.size()));
        std::fill(shared.begin(), shared.end(), std::uint8_t{0});
        for (Cell cell : cells_of(from))
            for (const Membership& m : houses_of(cell)) ++shared[static_cast<std::size_t>(m.house)];
        for (Place place : all_places())
            for (const Membership& m : houses_of(cell_at(from, place))) {
                const auto house = static_cast<std::size_t>(m.house);
                if (shared[house] < 2 || m.house == from) continue;
                if (shared[house] != found) {
                    if (shared[house] == size_of(m.house) && index(m.house) >= full_houses_) continue;
                    shared[house] = found;
                    number[house] = static_cast<std::uint32_t>(crossings_.size());
                    crossings_.push_back({from, m.house, {}, {}});
                }
                crossings_[number[house]].shared_in_from.insert(place);
                crossings_[number[house]].shared_in_to.insert(m.place);
            }
    }
    crossing_ends_.resize(static_cast<std::size_t>(houses_) + 1, static_cast<std::uint32_t>(crossings_.size()));
}

// Collects peers in a bit for each cell of the board, which orders them and removes duplicates.
void Geometry::find_peers() {
    using Bits = std::uint64_t;
    const auto words = static_cast<std::size_t>(cells() + 63) / 64;
    const auto set_bit = [](Bits* bits, Cell cell) {
        bits[static_cast<std::size_t>(cell) / 64] |= Bits{1} << index(cell) % 64;
    };
    std::vector<Bits> in_house(static_cast<std::size_t>(full_houses_) * words);
    for (House house : every_house())
        for (Cell cell : cells_of(house)) set_bit(&in_house[static_cast<std::size_t>(house) * words], cell);
    std::vector<Bits> seen(words);
    peers_.reserve(static_cast<std::size_t>(cells()) * houses_of(Cell{}).size() * static_cast<std::size_t>(size_ - 1));
    peer_ends_.reserve(static_cast<std::size_t>(cells()) + 1);
    for (Cell cell : every_cell()) {
        peer_ends_.push_back(static_cast<std::uint32_t>(peers_.size()));
        std::fill(seen.begin(), seen.end(), 0);
        for (const Membership& m : houses_of(cell)) {
            if (index(m.house) < full_houses_)
                for (std::size_t i = 0; i < words; ++i)
                    seen[i] |= in_house[static_cast<std::size_t>(m.house) * words + i];
            else
                for (Cell other : cells_of(m.house)) set_bit(seen.data(), other);
        }
        seen[static_cast<std::size_t>(cell) / 64] &= ~(Bits{1} << index(cell) % 64);
        for (std::size_t word = 0; word < words; ++word)
            for (Bits bits = seen[word]; bits != 0; bits &= bits - 1)
                peers_.push_back(static_cast<Cell>(64 * word + static_cast<std::size_t>(std::countr_zero(bits))));
    }
    peer_ends_.push_back(static_cast<std::uint32_t>(peers_.size()));
}

// Finds the lines of at most one, and those of each candidate.
void Geometry::find_links() {
    for (const Linear& line : lines_)
        line_kinds_.push_back(deduku::exactly_one(line)   ? exactly_one_line
                              : deduku::at_most_one(line) ? at_most_one_line
                                                          : sum_line);
    const auto for_each_link = [&](auto&& use) {
        for (std::size_t k = 0; k < lines_.size(); ++k)
            if (line_kinds_[k] != sum_line)
                for (const Term& term : lines_[k].terms)
                    use(static_cast<std::size_t>(number(term.candidate)), sector_of_line(static_cast<int>(k)));
    };
    if (std::all_of(line_kinds_.begin(), line_kinds_.end(), [](LineKind kind) { return kind == sum_line; })) return;
    link_ends_.assign(static_cast<std::size_t>(candidates()) + 2, 0);
    for_each_link([&](std::size_t candidate, Sector) { ++link_ends_[candidate + 2]; });
    for (std::size_t i = 2; i < link_ends_.size(); ++i) link_ends_[i] += link_ends_[i - 1];
    links_.resize(link_ends_.back());
    for_each_link([&](std::size_t candidate, Sector line) { links_[link_ends_[candidate + 1]++] = line; });
}

}  // namespace deduku
