#include "pictures/svg/board_svg.hpp"

#include <algorithm>

#include "grid/holes.hpp"
#include "grid/reading/line_labels.hpp"
#include "pictures/svg/flags.hpp"
#include "pictures/svg/frame.hpp"
#include "pictures/svg/mark_places.hpp"
#include "pictures/svg/markings.hpp"
#include "pictures/svg/pointing.hpp"
#include "pictures/svg/xml.hpp"

namespace deduku {
namespace {

using svg::Frame;
using svg::Layer;
using svg::number;
using svg::Point;

constexpr int line_pitch = 16;  // of text below the board
constexpr int letter_width = 7;

// The first line of text fits in the margin.
int height_of_words(std::size_t lines) { return lines < 2 ? 0 : static_cast<int>(lines - 1) * line_pitch; }

class Picture {
  public:
    Picture(const Scene& scene, const SvgOptions& options) : scene_(scene), options_(options) {}

    std::string draw() {
        const std::string width = number(frame_.whole());
        const std::string height = number(frame_.whole() + height_of_words(words_below_.size()));
        xml_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"class", "deduku"},
                          {"viewBox", "0 0 " + width + ' ' + height},
                          {"width", width},
                          {"height", height},
                          {"role", "img"},
                          {"aria-labelledby", options_.id + "-title"},
                          {"aria-describedby", scene_.description.empty() ? "" : options_.id + "-desc"}});
        xml_.put("title", {{"id", options_.id + "-title"}}, scene_.title.empty() ? "Sudoku board" : scene_.title);
        if (!scene_.description.empty()) xml_.put("desc", {{"id", options_.id + "-desc"}}, scene_.description);
        if (options_.styled) {
            xml_.open("style");
            xml_.raw(board_style(options_.theme, scene_.groups.size(), &geometry_));
            if (!scene_.frames.empty()) xml_.raw(frame_style(options_.theme));
            xml_.close();
        }
        pointing_.patterns();
        xml_.leaf("rect", {{"class", "paper"}, {"width", width}, {"height", height}});
        xml_.line();
        draw_markings(Layer::ground, frame_, xml_);
        pointing_.grounds();
        draw_markings(Layer::line, frame_, xml_);
        pointing_.sectors();
        lines();
        draw_markings(Layer::edge, frame_, xml_);
        labels();
        for (Cell each : geometry_.every_grid_cell()) cell(each);
        pointing_.letters();
        pointing_.words_of_frames();
        pointing_.links();
        xml_.close();
        return xml_.take();
    }

  private:
    bool removed(Candidate c) const { return holds(scene_.removed, c); }
    static bool holds(const std::vector<Candidate>& list, Candidate c) {
        return std::find(list.begin(), list.end(), c) != list.end();
    }

    void lines() {
        xml_.leaf("path", {{"class", "thin"}, {"d", frame_.path_of(Frame::Stroke::thin)}});
        xml_.leaf("path", {{"class", "thick"}, {"d", frame_.path_of(Frame::Stroke::thick)}});
        xml_.line();
    }

    void labels() {
        for (std::size_t i = 0; i < words_below_.size(); ++i)
            words("label below", frame_.start(), frame_.whole() - 9 + static_cast<int>(i) * line_pitch,
                  words_below_[i]);
        if (options_.labels == Labels::hidden) return;
        for (int i = 0; i < std::max(geometry_.rows(), geometry_.columns()); ++i) {
            const int middle = frame_.start() + i * side_ + side_ / 2;
            if (i < geometry_.columns())
                words("label", middle, svg::label_room - 8, column_label(geometry_, i, options_.coords));
            if (i < geometry_.rows())
                words("label", svg::label_room / 2, middle + 4, row_label(geometry_, i, options_.coords));
        }
        xml_.line();
    }

    void words(const std::string& kind, int x, int y, std::string_view text, int size = 0) {
        xml_.put("text",
                 {{"class", kind}, {"x", number(x)}, {"y", number(y)}, {"font-size", size == 0 ? "" : number(size)}},
                 text);
    }

    void cell(Cell cell) {
        if (is_hole(geometry_, cell)) return;
        const Set<Digit> digits = scene_.board.digits(cell);
        const Point at = frame_.corner(cell);
        if (digits.empty()) return words("empty", at.x + side_ / 2, at.y + side_ * 2 / 3, "\u2205", side_ / 2);
        const Candidate first{cell, digits.first()};
        if (digits.single() && !removed(first)) {
            const bool given = scene_.start.cells[cell].single();
            const std::string text = number(geometry_.shown(first.digit));
            const int size = text.size() == 1 ? side_ * 6 / 10 : side_ * 45 / 100;
            words(given ? "given" : "digit", at.x + side_ / 2, at.y + side_ / 2 + size * 36 / 100, text, size);
            if (holds(scene_.kept, first)) ring({at.x + side_ / 2, at.y + side_ / 2}, side_ * 38 / 100);
        } else if (scene_.marks) {
            for (Digit digit : digits) mark({cell, digit});
        }
        std::string signs;
        for (const svg::Flag& flag : flags_)
            if (svg::is_marked(flag, scene_.board, cell)) signs += (signs.empty() ? "" : " ") + flag.sign;
        if (!signs.empty()) words("flag", at.x + side_ - 4, at.y + side_ - 5, signs);
        xml_.line();
    }

    void mark(Candidate c) {
        const Point at = places_.mark(c);
        const int size = places_.size();
        words(removed(c) ? "removed" : "mark", at.x, at.y + size * 36 / 100, number(geometry_.shown(c.digit)), size);
        if (removed(c)) {
            const int r = size * 6 / 10;
            xml_.leaf("path", {{"class", "strike"},
                               {"d", 'M' + number(at.x - r) + ' ' + number(at.y + r) + 'l' + number(2 * r) + " -" +
                                         number(2 * r)}});
        }
        if (holds(scene_.kept, c)) ring(at, size * 7 / 10);
    }

    void ring(Point at, int radius) {
        xml_.leaf("circle", {{"class", "ring"}, {"cx", number(at.x)}, {"cy", number(at.y)}, {"r", number(radius)}});
    }

    const Scene& scene_;
    const SvgOptions& options_;
    const Geometry& geometry_ = scene_.board.geometry();
    Frame frame_{geometry_};
    svg::MarkPlaces places_{scene_, frame_};
    int side_ = frame_.side();
    std::vector<svg::Flag> flags_ = svg::flags_of(geometry_);
    std::vector<std::string> words_below_ =
        options_.words_below
            ? svg::wrapped(svg::words_below(geometry_), static_cast<std::size_t>(frame_.length() / letter_width))
            : std::vector<std::string>();
    Xml xml_;
    svg::Pointing pointing_{scene_, frame_, places_, options_.id, xml_};
};

}  // namespace

int picture_side(const Scene& scene) { return Frame(scene.board.geometry()).whole(); }

std::string markings_svg(const Geometry& geometry) {
    const Frame frame(geometry);
    const std::string start = number(frame.start()), length = number(frame.length());
    Xml xml;
    xml.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"class", "deduku markings"},
                     {"viewBox", start + ' ' + start + ' ' + length + ' ' + length},
                     {"aria-hidden", "true"}});
    for (const Layer layer : {Layer::ground, Layer::line, Layer::edge}) draw_markings(layer, frame, xml);
    xml.close();
    return xml.take();
}

std::string board_svg(const Scene& scene, const SvgOptions& options) { return Picture(scene, options).draw(); }

}  // namespace deduku
