// Cages: random connected cells without a repeated digit.
#include <algorithm>

#include "generate/sketch.hpp"
#include "grid/in_order.hpp"

namespace deduku::generate {
namespace {

/// The cells, and their images by the symmetry.
std::vector<DrawnCells> images_of(const Sketch& sketch, const DrawnCells& cells) {
    std::vector<DrawnCells> out = {cells};
    for (const Table<Cell, Cell>& map : sketch.symmetry) {
        DrawnCells& image = out.emplace_back();
        for (Cell cell : cells) image.push_back(map[cell]);
    }
    return out;
}

/// The same for all images of cells of a cage.
void use_images(Sketch& sketch, const DrawnCells& cells, bool used = true) {
    for (const DrawnCells& image : images_of(sketch, cells))
        for (Cell cell : image) sketch.used[cell] = used;
}

/// Whether a free cell may join the cage: in no image does its digit repeat, and the images have no common cell.
bool may_join(const Sketch& sketch, const DrawnCells& cage, Cell cell) {
    const std::vector<DrawnCells> cages = images_of(sketch, cage), cells = images_of(sketch, {cell});
    for (std::size_t i = 0; i < cages.size(); ++i) {
        const Cell image = cells[i].front();
        if (sketch.used[image] || has_digit(sketch, cages[i], digit_at(sketch, image))) return false;
        if (i > 0 && (image == cell || std::find(cage.begin(), cage.end(), image) != cage.end())) return false;
    }
    return true;
}

/// A neighbour that may join the cage, if there is one.
std::optional<Cell> next_of_cage(Sketch& sketch, const DrawnCells& cage) {
    std::vector<Cell> from = cage;
    sketch.draw.shuffle(from);
    for (Cell cell : from)
        for (Cell other : around(sketch, cell, false))
            if (std::find(cage.begin(), cage.end(), other) == cage.end() && may_join(sketch, cage, other)) return other;
    return std::nullopt;
}

/// Joins a single cell to a small neighbouring cage without its digit, if there is one; its images likewise.
void join(Sketch& sketch, std::vector<DrawnCells>& cages, Cell cell) {
    for (Cell other : around(sketch, cell, false))
        for (DrawnCells& cage : cages)
            if (cage.size() < 5 && std::find(cage.begin(), cage.end(), other) != cage.end() &&
                may_join(sketch, cage, cell)) {
                cage.push_back(cell);
                return use_images(sketch, {cell});
            }
}

}  // namespace

std::vector<DrawnCells> cages_of_board(Sketch& sketch) {
    std::vector<DrawnCells> cages;
    std::vector<Cell> lone;
    for (Cell first : shuffled_cells(sketch)) {
        if (sketch.used[first]) continue;
        DrawnCells cage;
        const auto size = static_cast<std::size_t>(std::min(drawn(sketch, 2, 5), sketch.board.digits()));
        std::optional<Cell> cell = may_join(sketch, cage, first) ? std::optional(first) : std::nullopt;
        for (; cell && cage.size() < size; cell = next_of_cage(sketch, cage)) cage.push_back(*cell);
        use_images(sketch, cage.empty() ? DrawnCells{first} : cage);
        cage.size() > 1 ? cages.push_back(std::move(cage)) : lone.push_back(first);
    }
    for (Cell cell : lone) {
        use_images(sketch, {cell}, false);
        join(sketch, cages, cell);
    }
    std::vector<DrawnCells> all;
    for (const DrawnCells& cage : cages)
        for (DrawnCells& image : images_of(sketch, cage)) {
            put_in_order(image);
            all.push_back(std::move(image));
        }
    put_in_order(all);
    return all;
}

void draw_killer(Sketch& sketch) {
    for (DrawnCells& cage : cages_of_board(sketch))
        add_with_number(sketch, {find_rule("killer"), {}, {std::move(cage)}});
}

}  // namespace deduku::generate
