// A scatter plot of predicted and needed minutes.
//
//   needed |      . /          points   a puzzle each
//          |  . ./ .           line     as long as predicted
//          | ./.               band     the range for two thirds
//          +---------- predicted
#include <algorithm>
#include <array>
#include <cmath>

#include "method/time/numbers.hpp"
#include "pictures/svg/xml.hpp"
#include "report/people/people.hpp"

namespace deduku::report {
namespace {

constexpr double side = 400;
constexpr double margin = 56;

/// Minutes to places: powers of two that include all values.
class Scale {
  public:
    explicit Scale(const std::vector<TimePair>& pairs) {
        for (const TimePair& pair : pairs)
            for (const double value : {pair.predicted, pair.needed}) {
                low_ = std::min(low_, std::floor(std::log2(value)));
                high_ = std::max(high_, std::ceil(std::log2(value)));
            }
    }
    double at(double minutes) const { return side * (std::log2(minutes) - low_) / (high_ - low_); }
    std::string x(double minutes) const { return decimal(margin + at(minutes), 1); }
    std::string y(double minutes) const { return decimal(side + margin / 2 - at(minutes), 1); }
    double least() const { return std::exp2(low_); }
    double most() const { return std::exp2(high_); }

  private:
    double low_ = 1;  // at least from 2 to 16 minutes
    double high_ = 4;
};

void add_axes(Xml& xml, const Scale& scale) {
    for (double minutes = scale.least(); minutes <= scale.most(); minutes *= 2) {
        const std::string label = decimal(minutes, 2);
        xml.leaf("line", {{"class", "grid"},
                          {"x1", scale.x(minutes)},
                          {"x2", scale.x(minutes)},
                          {"y1", scale.y(scale.least())},
                          {"y2", scale.y(scale.most())}});
        xml.leaf("line", {{"class", "grid"},
                          {"x1", scale.x(scale.least())},
                          {"x2", scale.x(scale.most())},
                          {"y1", scale.y(minutes)},
                          {"y2", scale.y(minutes)}});
        xml.put("text", {{"x", scale.x(minutes)}, {"y", decimal(side + margin / 2 + 16, 1)}, {"text-anchor", "middle"}},
                label);
        xml.put("text",
                {{"x", decimal(margin - 8, 1)},
                 {"y", scale.y(minutes)},
                 {"text-anchor", "end"},
                 {"dominant-baseline", "middle"}},
                label);
        xml.line();
    }
    xml.put("text",
            {{"x", decimal(margin + side / 2, 1)}, {"y", decimal(side + margin + 10, 1)}, {"text-anchor", "middle"}},
            "minutes predicted");
    xml.put("text",
            {{"x", "14"},
             {"y", decimal(margin / 2 + side / 2, 1)},
             {"text-anchor", "middle"},
             {"transform", "rotate(-90 14 " + decimal(margin / 2 + side / 2, 1) + ")"}},
            "minutes needed");
    xml.line();
}

void add_line(Xml& xml, const Scale& scale, std::string_view kind, double factor) {
    const double from = std::max(scale.least(), scale.least() / factor);
    const double to = std::min(scale.most(), scale.most() / factor);
    xml.leaf("line", {{"class", std::string(kind)},
                      {"x1", scale.x(from)},
                      {"y1", scale.y(from * factor)},
                      {"x2", scale.x(to)},
                      {"y2", scale.y(to * factor)}});
    xml.line();
}

}  // namespace

std::string plot_of(const PeopleFigures& figures) {
    const Scale scale(figures.pairs);
    const std::string width = decimal(side + margin * 1.5, 0), height = decimal(side + margin * 1.5, 0);
    Xml xml;
    xml.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                     {"viewBox", "0 0 " + width + ' ' + height},
                     {"width", width},
                     {"height", height}});
    xml.put("style", {},
            "svg{background:#fff}text{font:12px sans-serif;fill:#222}.grid{stroke:#ddd}.equal{stroke:#222}"
            ".range{stroke:#222;stroke-dasharray:4 4}circle{fill:#2563ab;fill-opacity:.5}");
    xml.line();
    add_axes(xml, scale);
    add_line(xml, scale, "equal", 1);
    constexpr time::TimeNumbers numbers;
    for (const double factor : {numbers.spread, 1 / numbers.spread}) add_line(xml, scale, "range", factor);
    for (const TimePair& pair : figures.pairs) {
        xml.leaf("circle", {{"cx", scale.x(pair.predicted)}, {"cy", scale.y(pair.needed)}, {"r", "2.5"}});
        xml.line();
    }
    xml.close();
    xml.line();
    return xml.take();
}

}  // namespace deduku::report
