#include "report/html/report_data.hpp"

#include <algorithm>

#include "grid/reading/line_labels.hpp"
#include "grid/regions.hpp"
#include "report/parts/worded.hpp"
#include "report/stages.hpp"

namespace deduku::report {
namespace {

Json numbers(const std::vector<Sector>& sectors) {
    return Json::list(sectors, [](Sector s) { return index(s); });
}

Json numbers(const Geometry& geometry, const std::vector<Candidate>& candidates) {
    return Json::list(candidates, [&](Candidate c) { return geometry.number(c); });
}

// The premises of the reason, without its eliminations; for a choice, the open branches.
std::vector<Candidate> left_of(const Scene& scene) {
    std::vector<Candidate> out = scene.kept;
    if (scene.reason.cover.empty())
        std::erase_if(out, [&](Candidate c) {
            return std::find(scene.removed.begin(), scene.removed.end(), c) != scene.removed.end();
        });
    return out;
}

// Writes the stages of one view, and tracks the reader's board.
class ViewWriter {
  public:
    explicit ViewWriter(const View& view) : view_(view) {}

    Json stages(std::size_t most) {
        const std::size_t end = view_.kind == View::Kind::run ? 1 : 0;
        const std::size_t shown = std::min(most, view_.count - end);
        tell(0, shown - 1);
        if (const std::size_t left = view_.count - end - shown; left > 0)
            out_.push_back(
                {{"title", worded("{} more {} are not shown", left, end == 1 ? "steps" : "lines")}, {"words", ""}});
        if (end == 1) tell(view_.count - 1, view_.count - 1);
        return std::move(out_);
    }

  private:
    void tell(std::size_t from, std::size_t to) {
        view_.tell(from, to, [this](std::size_t, const Stage& stage) {
            add(stage);
            return true;
        });
    }

    void add(const Stage& stage) {
        const Scene& scene = stage.scene;
        const Geometry& geometry = scene.board.geometry();
        Json object = {{"title", stage.title}, {"words", stage.words}};
        add_cells(object, scene.board);
        if (!scene.removed.empty()) object["gone"] = numbers(geometry, scene.removed);
        if (!scene.reason.base.empty()) object["base"] = numbers(scene.reason.base);
        if (!scene.reason.cover.empty()) object["cover"] = numbers(scene.reason.cover);
        if (!scene.kept.empty()) object["kept"] = numbers(geometry, left_of(scene));
        if (scene.empty) object["empty"] = index(*scene.empty);
        if (!stage.rests_on.empty()) object["from"] = stage.rests_on;
        // In a run, the changes are those of the previous stage.
        if (view_.kind == View::Kind::positions)
            for (Cell cell : scene.changed) object["changed"].push_back(index(cell));
        for (const Hypothesis& hypothesis : scene.hypotheses)
            object["hypotheses"].push_back({index(hypothesis.cell), hypothesis.level});
        for (Candidate c : scene.removed) known_[c.cell].erase(c.digit);
        out_.push_back(std::move(object));
    }

    void add_cells(Json& object, const Board& board) {
        Table<Cell, Set<Digit>> cells(board.geometry().cells());
        for (Cell cell : cells.ids()) cells[cell] = board.digits(cell);
        if (cells == known_) return;
        std::string text;
        for (Set<Digit> digits : cells) text += worded("{}{:x}", text.empty() ? "" : ",", digits.bits());
        object["cells"] = std::move(text);
        known_ = std::move(cells);
    }

    const View& view_;
    Json out_ = Json::array();
    Table<Cell, Set<Digit>> known_;  // the reader's state before the next stage
};

}  // namespace

Table<Cell, std::string> cell_classes(const Geometry& geometry) {
    const Table<Cell, int> regions = regions_of(geometry);
    Table<Cell, std::string> out(geometry.cells());
    for (Cell cell : geometry.every_grid_cell()) {
        const int row = geometry.row(cell), column = geometry.column(cell);
        std::string& classes = out[cell];
        if (column == 0 || regions[cell] != regions[geometry.cell(row, column - 1)]) classes += "box-left ";
        if (row == 0 || regions[cell] != regions[geometry.cell(row - 1, column)]) classes += "box-top ";
        for (const Membership& m : geometry.houses_of(cell)) {
            const HouseKind kind = geometry.kind(m.house);
            if (kind == HouseKind::diagonal) classes += geometry.ordinal(m.house) == 0 ? "down " : "up ";
            const bool shaded = kind == HouseKind::window || kind == HouseKind::other;
            if (shaded && geometry.size_of(m.house) == geometry.digits()) classes += "extra ";
        }
        if (column == geometry.columns() - 1) classes += "box-right ";
        if (row == geometry.rows() - 1) classes += "box-bottom";
    }
    return out;
}

Json report_data(const Puzzle& puzzle, const Analysis& analysis, Coords coords, std::size_t most) {
    const Geometry& geometry = analysis.report.initial.geometry();
    Json out;
    out["box"] = {marks_box(geometry).height, marks_box(geometry).width};
    for (int i = 0; i < geometry.rows(); ++i) out["rows"].push_back(row_label(geometry, i, coords));
    for (int i = 0; i < geometry.columns(); ++i) out["columns"].push_back(column_label(geometry, i, coords));
    if (!geometry.standard()) {
        for (const std::string& classes : cell_classes(geometry)) out["classes"].push_back(classes);
        for (House house : geometry.every_house())
            out["houses"].push_back(Json::list(geometry.cells_of(house), [](Cell cell) { return index(cell); }));
    }
    for (Cell cell : geometry.every_grid_cell()) {
        out["names"].push_back(cell_name(geometry, cell, coords));
        out["givens"].push_back(puzzle.cells[cell].single() ? 1 : 0);
    }
    out["views"] = Json::list(views_of(puzzle, analysis, coords), [&](const View& view) -> Json {
        return {{"id", view.id}, {"name", view.name}, {"stages", ViewWriter(view).stages(most)}};
    });
    return out;
}

}  // namespace deduku::report
