#include "render/proof/ledger_writer.hpp"

#include <array>
#include <charconv>

namespace deduku {
namespace {

constexpr std::size_t block = std::size_t{1} << 15;

}  // namespace

void LedgerWriter::number(int value) {
    std::array<char, 12> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    text_.append(buffer.data(), end);
}

template <class Items, class Write>
void LedgerWriter::list(const Items& items, Write write) {
    text_ += '[';
    bool first = true;
    for (const auto& item : items) {
        if (!first) text_ += ',';
        first = false;
        write(item);
    }
    text_ += ']';
}

void LedgerWriter::sectors(const std::vector<Sector>& items) {
    list(items, [this](Sector s) { number(index(s)); });
}

void LedgerWriter::candidates(const std::vector<Candidate>& items) {
    list(items, [this](Candidate c) { candidate(c); });
}

void LedgerWriter::grid(std::string_view kind, const Grid& grid) {
    text_ += R"({"claim":")";
    text_ += kind;
    text_ += R"(","grid":)";
    list(grid, [this](Digit d) { digit(d); });
    text_ += '}';
}

void LedgerWriter::claim(const NoSolution& claim) {
    text_ += R"({"claim":"no-solution","empty":)";
    number(index(claim.empty));
    text_ += '}';
}

void LedgerWriter::claim(const False& claim) {
    text_ += claim.if_unique ? R"({"claim":"false","if":"unique","candidates":)" : R"({"claim":"false","candidates":)";
    candidates(claim.candidates);
    text_ += '}';
}

void LedgerWriter::claim(const NotUnique& claim) {
    text_ += R"({"claim":"not-unique","empty":)";
    number(index(claim.empty));
    text_ += '}';
}

void LedgerWriter::give_out(std::size_t from) {
    if (text_.size() < from) return;
    write_(text_);
    text_.clear();
}

void LedgerWriter::line(const Linear& line) {
    text_ += R"({"terms":)";
    list(line.terms, [this](const Term& term) {
        text_ += '[';
        candidate(term.candidate);
        text_ += ',';
        number(term.weight);
        text_ += ']';
    });
    for (const auto& [key, bound] : {std::pair{R"(,"least":)", line.least}, {R"(,"most":)", line.most}})
        if (bound) {
            text_ += key;
            number(*bound);
        }
    text_ += '}';
}

namespace {

// Grids of another outline than N x N, and those without houses.
bool states_cells(const Geometry& board) {
    return board.rows() != board.digits() || board.columns() != board.digits() || board.houses() == 0;
}

}  // namespace

// The number of values of each cell, and the helpers.
void LedgerWriter::own_cells(const Geometry& geometry) {
    if (states_cells(geometry)) {
        text_ += R"(,"cells":)";
        number(geometry.grid_cells());
    }
    if (geometry.own_cells().empty()) return;
    text_ += R"(,"values":)";
    list(geometry.every_cell(), [&](Cell cell) { number(geometry.values(cell)); });
    std::vector<Cell> helpers;
    for (const Cell cell : geometry.every_own_cell())
        if (geometry.is_helper(cell)) helpers.push_back(cell);
    text_ += R"(,"helpers":)";
    list(helpers, [this](Cell cell) { number(index(cell)); });
}

// Digits, houses and own cells; with rules also lines and choices.
void LedgerWriter::board(const Geometry& geometry) {
    text_ += R"("digits":)";
    number(geometry.digits());
    text_ += R"(,"houses":)";
    list(geometry.all_houses(),
         [&](House house) { list(geometry.cells_of(house), [this](Cell cell) { number(index(cell)); }); });
    own_cells(geometry);
    if (!geometry.constrained()) return;
    const auto lines = [this](const std::vector<Linear>& all) {
        list(all, [this](const Linear& each) { line(each); });
    };
    text_ += R"(,"lines":)";
    lines(geometry.lines());
    text_ += R"(,"choices":)";
    list(geometry.choices(), [&](const Choice& choice) { list(choice, lines); });
}

void LedgerWriter::begin(const Puzzle& start, const Claim& /*goal*/) {
    const Geometry& geometry = start.geometry();
    board_ = start.shared_geometry();
    text_ += R"({"format":"deduku-proof","version":)";
    text_ += !geometry.own_cells().empty() || states_cells(geometry) ? "3," : geometry.constrained() ? "2," : "1,";
    if (!geometry.standard()) {
        board(geometry);
    } else {
        text_ += R"("box":[)";
        number(start.box().height);
        text_ += ',';
        number(start.box().width);
        text_ += ']';
    }
    text_ += R"(,"givens":)";
    list(start.cells.ids(), [&](Cell cell) {
        const Set<Digit> given = start.cells[cell];
        if (given == geometry.all_digits(cell) && geometry.values(cell) > 1)
            text_ += '0';
        else if (given.single())
            digit(given.first());
        else
            list(given, [this](Digit d) { digit(d); });
    });
    text_ += "}\n";
}

// Inside a Split steps are items of a list, outside each is a line.
void LedgerWriter::next_item() {
    if (open_ > 0 && !first_) text_ += ',';
    first_ = false;
}

void LedgerWriter::removes(const std::vector<Candidate>& removes) {
    text_ += R"(,"removes":)";
    candidates(removes);
    text_ += open_ > 0 ? "}" : "}\n";
    first_ = false;
    give_out(block);
}

void LedgerWriter::cover(const Cover& why, const std::vector<Candidate>& removed) {
    next_item();
    text_ += R"({"cover":[)";
    sectors(why.base);
    text_ += ',';
    sectors(why.cover);
    text_ += ']';
    removes(removed);
}

void LedgerWriter::open_split(Sector on) {
    next_item();
    text_ += R"({"split":)";
    number(index(on));
    text_ += R"(,"branches":[)";
    ++open_;
    first_ = true;
}

void LedgerWriter::open_branch(const std::vector<Candidate>& keep) {
    next_item();
    text_ += R"({"keep":)";
    candidates(keep);
    text_ += R"(,"steps":[)";
    first_ = true;
}

void LedgerWriter::sum(const Sum& why, const std::vector<Candidate>& removed) {
    next_item();
    text_ += R"({"sum":)";
    list(why.lines, [this](Factor of) {
        text_ += '[';
        number(index(of.line));
        text_ += ',';
        number(of.factor);
        text_ += ']';
    });
    if (why.over > 1) {
        text_ += R"(,"over":)";
        number(why.over);
    }
    removes(removed);
}

void LedgerWriter::open_cases(int choice) {
    next_item();
    text_ += R"({"choice":)";
    number(choice);
    text_ += R"(,"branches":[)";
    ++open_;
    first_ = true;
}

void LedgerWriter::open_case() {
    next_item();
    text_ += R"({"steps":[)";
    first_ = true;
}

void LedgerWriter::close_cases(const std::vector<Candidate>& removed) { close_split(removed); }

void LedgerWriter::close_branch(std::optional<Sector> empty) {
    text_ += ']';
    if (empty) {
        text_ += R"(,"empty":)";
        number(index(*empty));
    }
    text_ += '}';
    first_ = false;
}

void LedgerWriter::close_twin(const Twin& twin) {
    text_ += R"(],"twin":[)";
    candidates(twin.in);
    text_ += ',';
    candidates(twin.instead);
    text_ += "]}";
    first_ = false;
}

void LedgerWriter::close_split(const std::vector<Candidate>& removed) {
    text_ += ']';
    --open_;
    removes(removed);
}

void LedgerWriter::end(const Claim& claimed) {
    std::visit([this](const auto& each) { claim(each); }, claimed);
    text_ += '\n';
    give_out(0);
}

void LedgerWriter::forget() {
    text_.clear();
    open_ = 0;
    first_ = true;
}

void LedgerPieces::begin_line() {
    if (open() > 0) return;
    give_out(0);
    whole_ = pieces_.size();
}

void LedgerPieces::open_split(Sector on) {
    begin_line();
    LedgerWriter::open_split(on);
}

void LedgerPieces::open_cases(int choice) {
    begin_line();
    LedgerWriter::open_cases(choice);
}

void LedgerPieces::drop_open() {
    pieces_.resize(whole_);
    forget();
}

}  // namespace deduku
