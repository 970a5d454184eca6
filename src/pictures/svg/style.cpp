#include "pictures/svg/style.hpp"

#include <algorithm>
#include <array>

#include "pictures/svg/markings.hpp"

namespace deduku {
namespace {

struct Palette {
    std::string_view paper, ink, soft, found, rule, base, cover, removed, hypothesis, changed, link;
    std::array<std::string_view, group_colours> groups;
};

// Text on paper has a contrast of 7:1 or more, marks of 4.5:1.
constexpr Palette light = {"#ffffff", "#111111", "#595959", "#0b4f9e",
                           "#333333", "#1b6ac9", "#b35900", "#b3001b",
                           "#fff2b8", "#dff3e1", "#5b2a86", {"#dbe9fb", "#fde8c8", "#dff3d8", "#f3dff3"}};
constexpr Palette dark = {"#16181c", "#f2f2f2", "#a8adb5", "#8ec5ff",
                          "#c9ced6", "#6db1ff", "#ffb454", "#ff8b94",
                          "#4a4215", "#1f3d2a", "#d0a8ff", {"#1c3350", "#4a3413", "#20401f", "#43264a"}};

// The part without colours, once for both palettes.
constexpr std::string_view shapes =
    ".deduku text{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;text-anchor:middle;dominant-baseline:auto}"
    ".deduku .given{font-weight:bold}"
    ".deduku .label{font-size:12px}"
    ".deduku .letter{font-size:9px;font-weight:bold;font-style:italic}"
    ".deduku .level{font-size:10px;font-weight:bold;text-anchor:start}"
    ".deduku .thin{stroke-width:1;fill:none}"
    ".deduku .thick{stroke-width:3;fill:none;stroke-linecap:square}"
    ".deduku .base{stroke-width:3}"
    ".deduku .cover{stroke-width:2;stroke-dasharray:6 4}"
    ".deduku .nothing{stroke-width:3;stroke-dasharray:2 4;fill:none}"
    ".deduku .nothing-left{font-weight:bold;text-anchor:start}"
    ".deduku .ring{stroke-width:1.5;fill:none}"
    ".deduku .strike{stroke-width:2}"
    ".deduku .hypothesis .frame{stroke-width:1.5;fill:none}"
    ".deduku .link{stroke-width:1.6;fill:none}"
    ".deduku .false{stroke-dasharray:5 3}";

std::string rule(std::string_view selector, std::string_view property, std::string_view colour) {
    return ".deduku " + std::string(selector) + '{' + std::string(property) + ':' + std::string(colour) + '}';
}

std::string colours(const Palette& p, std::size_t groups) {
    std::string css;
    css += rule(".paper", "fill", p.paper);
    css += rule(".given", "fill", p.ink);
    css += rule(".digit", "fill", p.found);
    css += rule(".mark", "fill", p.ink);
    css += rule(".label", "fill", p.soft);
    css += rule(".thin", "stroke", p.soft) + rule(".thick", "stroke", p.rule);
    css += rule(".base", "stroke", p.base) + rule(".base-pattern", "stroke", p.base);
    css += rule(".cover", "stroke", p.cover) + rule(".cover-pattern", "fill", p.cover);
    css += rule(".ring", "stroke", p.base);
    css += rule(".removed,.deduku .empty,.deduku .nothing-left", "fill", p.removed) +
           rule(".nothing", "stroke", p.removed);
    css += rule(".strike", "stroke", p.removed);
    css += rule(".hypothesis .ground", "fill", p.hypothesis) + rule(".hypothesis .frame", "stroke", p.ink);
    for (std::size_t i = 0; i < std::min(groups, p.groups.size()); ++i)
        css += rule(".group-" + std::to_string(i) + " .ground", "fill", p.groups[i]);
    css += rule(".level", "fill", p.ink);
    css += rule(".changed .ground", "fill", p.changed) + rule(".changed .corner", "fill", p.rule);
    css += rule(".link", "stroke", p.link) + rule(".tip", "fill", p.link) + rule(".letter", "fill", p.link);
    return css;
}

std::string colours_of_frames(const Palette& p) {
    std::string css;
    for (const auto& [kind, colour] :
         {std::pair("house", p.base), std::pair("rule", p.cover), std::pair("rest", p.link)})
        css += rule(std::string("path.") + kind, "stroke", colour) +
               rule(std::string(".") + kind + " .total", "fill", colour);
    return css + rule(".plate", "fill", p.paper);
}

// On paper a dark picture would be a black page.
std::string in_the_dark(const std::string& css) { return "@media screen and (prefers-color-scheme:dark){" + css + '}'; }

}  // namespace

std::string frame_style(Theme theme) {
    std::string css = ".deduku path.framed{stroke-width:3;fill:none}.deduku .total{font-size:11px;font-weight:bold}" +
                      colours_of_frames(theme == Theme::dark ? dark : light);
    if (theme == Theme::automatic) css += in_the_dark(colours_of_frames(dark));
    return css;
}

std::string board_style(Theme theme, std::size_t groups, const Geometry* marked) {
    const auto all = [&](Theme one) {
        const std::string markings = marked == nullptr ? std::string() : svg::marking_colours(*marked, one);
        return colours(one == Theme::dark ? dark : light, groups) + markings;
    };
    std::string css(shapes);
    if (marked != nullptr) css += svg::marking_shapes(*marked);
    css += all(theme);
    if (theme == Theme::automatic) css += in_the_dark(all(Theme::dark));
    return css;
}

}  // namespace deduku
