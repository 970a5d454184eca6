#include "pictures/sheet/sheet.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "pictures/svg/board_svg.hpp"
#include "pictures/svg/markings.hpp"
#include "pictures/svg/style.hpp"
#include "pictures/svg/xml.hpp"

namespace deduku::sheet {
namespace {

constexpr double margin = 32;       // of the paper
constexpr double title_room = 30;   // below its upper margin, if there is one
constexpr double number_room = 18;  // above its lower margin
constexpr double gap = 16;          // between boards, the minimum
constexpr double caption_room = 18;
constexpr double small_caption_room = 11;
constexpr std::size_t solutions_a_page = 20, solutions_with_notes = 6;
constexpr double note_size = 6.5, note_pitch = 8.5, note_room = 70;  // below a solution

constexpr double mean_width = 0.6;  // of a letter, relative to the size

constexpr double pixels_a_point = 96.0 / 72;

// A board's picture: without its labels, with some space for the lines.
constexpr double picture_margin = 24;

std::size_t pages_of(std::size_t count, std::size_t per_page) { return (count + per_page - 1) / per_page; }

// The height of the solutions at the foot: as few readable rows as possible, to keep the puzzles large.
double foot_room(std::size_t count, double width) {
    constexpr double readable = 60, largest = 84;
    for (std::size_t rows = 1;; ++rows) {
        const auto across = static_cast<double>(pages_of(count, rows)), down = static_cast<double>(rows);
        const double side = std::min((width - gap * (across - 1)) / across, rows == 1 ? largest : readable);
        if (side >= readable) return down * (side + small_caption_room) + gap * (down - 1);
    }
}

std::string text_of(double number) { return decimal(number, 2); }

// Continuation bytes of a character are not counted.
bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

double width_of(const std::string& text, double size) {
    return static_cast<double>(std::count_if(text.begin(), text.end(), begins_character)) * size * mean_width;
}

// As many characters as fit.
std::string cut(const std::string& text, double room, double size) {
    const auto most = static_cast<std::size_t>(std::max(1.0, room / (size * mean_width)));
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (begins_character(text[i]) && characters++ == most) return text.substr(0, i) + "\u2026";
    return text;
}

// Sums of cages at least 6.5 points high, as far as a corner without pencil marks has room.
std::string style_of_sums(double points_a_unit) {
    constexpr double smallest = 6.5, on_screen = 12, largest = 20;
    const double size = std::clamp(smallest / points_a_unit, on_screen, largest);
    return ".deduku .value{font-size:" + text_of(size) + "px}";
}

/// The contents of one page.
class Page {
  public:
    explicit Page(const SheetOptions& options) : options_(options) {
        const std::string width = text_of(options.paper.width), height = text_of(options.paper.height);
        xml_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"class", "page"},
                          {"viewBox", "0 0 " + width + ' ' + height},
                          {"width", text_of(options.paper.width * pixels_a_point)},
                          {"height", text_of(options.paper.height * pixels_a_point)}});
        xml_.open("style");
        xml_.raw(board_style(Theme::light) + frame_style(Theme::light));
        xml_.raw(
            ".deduku .digit{fill:#111111}.deduku .thin{stroke:#8c8c8c}.deduku .thick{stroke:#111111;stroke-width:4}"
            ".page{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;fill:#111111}");
        xml_.close();
        xml_.line();
    }

    void words(double x, double y, double size, std::string_view anchor, const std::string& text,
               std::string_view weight = "normal") {
        if (text.empty()) return;
        xml_.put("text",
                 {{"x", text_of(x)},
                  {"y", text_of(y)},
                  {"font-size", text_of(size)},
                  {"text-anchor", std::string(anchor)},
                  {"font-weight", std::string(weight)}},
                 text);
        xml_.line();
    }

    void caption(const SheetSquare& slot, const SheetPuzzle& entry) {
        constexpr double size = 9.5, small = 8.5;
        const double needed = width_of(entry.difficulty + ' ', small);
        const std::string left = cut(entry.caption, std::max(slot.side - needed, slot.side / 2), size);
        const double room = slot.side - width_of(left, size);
        words(slot.x, slot.y - 5, size, "start", left, "bold");
        words(slot.x + slot.side, slot.y - 5, small, "end", cut(entry.difficulty, room, small));
    }

    void board(const SheetSquare& slot, const Scene& scene, bool labels) {
        const std::string id = "b" + std::to_string(boards_++);
        const std::string picture = board_svg(
            scene, {options_.coords, Theme::light, false, id, labels ? Labels::shown : Labels::hidden, false});
        const double whole = picture_side(scene);
        const double from = labels ? 0 : picture_margin;
        const std::string seen = text_of(whole - 2 * from);
        xml_.open("svg", {{"x", text_of(slot.x)},
                          {"y", text_of(slot.y)},
                          {"width", text_of(slot.side)},
                          {"height", text_of(slot.side)},
                          {"viewBox", text_of(from) + ' ' + text_of(from) + ' ' + seen + ' ' + seen}});
        std::string style = svg::marking_style(scene.board.geometry());
        if (!style.empty() && !scene.marks) style += style_of_sums(slot.side / (whole - 2 * from));
        if (!style.empty()) xml_.put("style", {}, style);
        xml_.raw(picture);
        xml_.close();
        xml_.line();
    }

    /// Draws a puzzle with its text in the same slot.
    void puzzle(const SheetSquare& slot, const Scene& scene, bool labels) {
        constexpr double size = 7, pitch = 9;
        const auto room = static_cast<std::size_t>(slot.side / (size * mean_width));
        const auto lines = svg::wrapped(svg::words_below(scene.board.geometry()), room);
        const double below = pitch * static_cast<double>(lines.size()),
                     side = std::max(slot.side - below, slot.side / 2);
        board({slot.x + (slot.side - side) / 2, slot.y, side}, scene, labels);
        for (std::size_t i = 0; i < lines.size(); ++i)
            words(slot.x, slot.y + side + pitch * static_cast<double>(i + 1), size, "start", lines[i]);
    }

    /// A solution and its number, or the reason why there is none.
    void solution(const SheetSquare& slot, const SheetPuzzle& entry, double size) {
        words(slot.x + slot.side / 2, slot.y - size * 0.4, size, "middle", cut(entry.number, slot.side, size));
        if (entry.solution) return board(slot, *entry.solution, false);
        words(slot.x + slot.side / 2, slot.y + slot.side / 2, size, "middle", cut(entry.why_not, slot.side + 20, size));
    }

    /// Below a solution: as many lines as there is room for.
    void note(const SheetSquare& slot, const std::string& text) {
        const auto room = static_cast<std::size_t>(slot.side / (note_size * mean_width));
        auto lines = svg::wrapped({text}, room);
        constexpr auto most = static_cast<std::size_t>(note_room / note_pitch);
        if (lines.size() > most) {
            lines.resize(most);
            lines.back() += "\u2026";
        }
        for (std::size_t i = 0; i < lines.size(); ++i)
            words(slot.x, slot.y + slot.side + note_pitch * static_cast<double>(i + 1), note_size, "start", lines[i]);
    }

    void number(std::size_t page, std::size_t pages) {
        words(options_.paper.width / 2, options_.paper.height - margin + 8, 9, "middle",
              std::to_string(page + 1) + " / " + std::to_string(pages));
    }

    void turn_round(double x, double y) {
        xml_.open("g", {{"transform", "rotate(180 " + text_of(x) + ' ' + text_of(y) + ')'}});
    }
    void turn_back() { xml_.close(); }

    std::string take() {
        xml_.close();
        return xml_.take();
    }

  private:
    const SheetOptions& options_;
    std::size_t boards_ = 0;
    Xml xml_;
};

}  // namespace

std::vector<SheetSquare> slots(double x, double y, double width, double height, std::size_t count, double above) {
    const auto side_in = [&](std::size_t columns) {
        const auto across = static_cast<double>(columns), down = static_cast<double>(pages_of(count, columns));
        return std::min((width - gap * (across - 1)) / across, (height - gap * (down - 1)) / down - above);
    };
    // The used part of width or height, whichever is smaller, and of the slots.
    const auto use_of = [&](std::size_t columns) {
        const auto across = static_cast<double>(columns), down = static_cast<double>(pages_of(count, columns));
        return std::min(side_in(columns) * across / width, (side_in(columns) + above) * down / height) *
               static_cast<double>(count) / (across * down);
    };
    double largest = 0;
    for (std::size_t tried = 1; tried <= count; ++tried) largest = std::max(largest, side_in(tried));
    // The largest squares, or slightly smaller ones that fill the area better.
    constexpr double hardly_smaller = 0.9;
    std::size_t columns = 0;
    for (std::size_t tried = 1; tried <= count; ++tried)
        if (side_in(tried) >= hardly_smaller * largest && (columns == 0 || use_of(tried) > use_of(columns)))
            columns = tried;
    const double side = side_in(columns);
    // Rows and columns are distributed evenly, with half a gap at the edges if possible.
    const auto across = static_cast<double>(columns), down = static_cast<double>(pages_of(count, columns));
    const auto spread = [](double spare, double parts) {
        const double between = std::max(gap, spare / parts);
        return std::pair(between, parts > 1 ? (spare - between * (parts - 1)) / 2 : spare / 2);
    };
    const auto [beside, left] = spread(width - side * across, across);
    const auto [between, upper] = spread(height - (side + above) * down, down);
    std::vector<SheetSquare> out;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row_number = i / columns;
        const auto column = static_cast<double>(i % columns), row = static_cast<double>(row_number);
        out.push_back({x + left + column * (side + beside), y + upper + above + row * (side + above + between), side});
    }
    return out;
}

Sheet::Sheet(SheetOptions options, std::size_t count, std::function<SheetPuzzle(std::size_t)> entry)
    : options_(std::move(options)),
      count_(count),
      entry_(std::move(entry)),
      solutions_a_page_(options_.notes ? solutions_with_notes : solutions_a_page),
      puzzle_pages_(pages_of(count, options_.per_page)),
      solution_pages_(options_.solutions == SolutionPlace::end ? pages_of(count, solutions_a_page_) : 0) {}

std::string Sheet::page(std::size_t number) const {
    return number < puzzle_pages_ ? puzzles(number) : solutions(number - puzzle_pages_);
}

std::string Sheet::puzzles(std::size_t number) const {
    const double width = options_.paper.width - 2 * margin;
    const bool titled = !options_.title.empty(), upright = options_.solutions == SolutionPlace::foot_upright;
    const bool foot = upright || options_.solutions == SolutionPlace::foot;
    const double top = margin + (titled ? title_room : 0), below_all = foot ? foot_room(options_.per_page, width) : 0;
    const double bottom = options_.paper.height - margin - number_room - (foot ? below_all + gap : 0);
    Page page(options_);
    if (titled) page.words(margin, margin + 16, 18, "start", cut(options_.title, width, 18), "bold");
    const std::size_t first = number * options_.per_page, last = std::min(first + options_.per_page, count_);
    const auto places = slots(margin, top, width, bottom - top, options_.per_page, caption_room);
    std::vector<SheetPuzzle> entries;
    for (std::size_t i = first; i < last; ++i) {
        const SheetSquare& slot = places[i - first];
        const SheetPuzzle& entry = entries.emplace_back(entry_(i));
        page.caption(slot, entry);
        page.puzzle(slot, entry.puzzle, options_.labels);
    }
    if (foot) {
        const double y = bottom + gap;
        if (!upright) page.turn_round(options_.paper.width / 2, y + below_all / 2);
        const auto below = slots(margin, y, width, below_all, options_.per_page, small_caption_room);
        for (std::size_t i = 0; i < entries.size(); ++i) page.solution(below[i], entries[i], 6);
        if (!upright) page.turn_back();
    }
    page.number(number, pages());
    return page.take();
}

std::string Sheet::solutions(std::size_t number) const {
    const double width = options_.paper.width - 2 * margin, top = margin + title_room;
    Page page(options_);
    page.words(margin, margin + 16, 14, "start", "Solutions", "bold");
    const double below = options_.notes ? note_room : 0;
    const auto places = slots(margin, top, width, options_.paper.height - margin - number_room - top, solutions_a_page_,
                              small_caption_room + below);
    const std::size_t first = number * solutions_a_page_, last = std::min(first + solutions_a_page_, count_);
    for (std::size_t i = first; i < last; ++i) {
        SheetSquare slot = places[i - first];
        slot.y -= below;
        const SheetPuzzle entry = entry_(i);
        page.solution(slot, entry, 8);
        if (options_.notes) page.note(slot, entry.note);
    }
    page.number(puzzle_pages_ + number, pages());
    return page.take();
}

}  // namespace deduku::sheet
