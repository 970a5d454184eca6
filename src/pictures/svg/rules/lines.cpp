// Lines without ends: a broad line in the usual colour, with a different pattern along it.
//
//   whispers ========   renban = * * * =   palindrome ==------==   zipper =|=|=|=   region sum --------
#include <array>

#include "pictures/svg/rules/drawing.hpp"

namespace deduku::svg {
namespace {

void draw_plain_line(const Rule& rule, Pen& pen) { pen.path("line", rule.row->key, pen.through(rule.groups[0])); }

void draw_signed_line(const Rule& rule, Pen& pen) {
    draw_plain_line(rule, pen);
    pen.path("sign", std::string(rule.row->key) + "-sign", pen.through(rule.groups[0]));
}

constexpr std::string_view plain = "line{fill:none;stroke-width:10;stroke-linejoin:round;stroke-linecap:round}";

constexpr std::array line_table = std::to_array<RuleDrawing>({
    {"palindrome renban whispers dutch-whispers entropic modular nabner zipper region-sum parity-line one-parity "
     "sequence max-difference",
     Layer::line, [](const Rule&, Pen&) {}, plain, ""},
    {"palindrome renban dutch-whispers entropic modular nabner zipper parity-line one-parity sequence max-difference",
     Layer::line, [](const Rule&, Pen&) {}, "sign{fill:none;stroke-width:2;stroke-linejoin:round}", ""},
    {"palindrome", Layer::line, draw_signed_line, "palindrome-sign{stroke-width:3}",
     "palindrome stroke #c8c8c8 #4c535c;palindrome-sign stroke #ffffff #16181c"},
    {"whispers", Layer::line, draw_plain_line, "", "whispers stroke #9bd89b #2f6b35"},
    {"dutch-whispers", Layer::line, draw_signed_line, "dutch-whispers-sign{stroke-dasharray:9 7}",
     "dutch-whispers stroke #f8cb95 #70501f;dutch-whispers-sign stroke #b9701a #35240a"},
    {"renban", Layer::line, draw_signed_line,
     "renban-sign{stroke-width:5;stroke-linecap:round;stroke-dasharray:0.1 11}",
     "renban stroke #dfafdf #66396a;renban-sign stroke #95519a #2f1632"},
    {"entropic", Layer::line, draw_signed_line, "entropic-sign{stroke-width:5;stroke-dasharray:2 2 2 2 2 12}",
     "entropic stroke #f7c7b3 #74473a;entropic-sign stroke #c0634a #35190f"},
    {"modular", Layer::line, draw_signed_line, "modular-sign{stroke-dasharray:12 4 2 4}",
     "modular stroke #9bdad3 #2b625e;modular-sign stroke #277f77 #0e2f2c"},
    {"nabner", Layer::line, draw_signed_line, "nabner-sign{stroke-width:3;stroke-linecap:round;stroke-dasharray:0.1 6}",
     "nabner stroke #e6d68d #61541f;nabner-sign stroke #85701a #2a2408"},
    {"zipper", Layer::line, draw_signed_line, "zipper{stroke-width:5}zipper-sign{stroke-width:14;stroke-dasharray:2 9}",
     "zipper stroke #c6b9ea #4a3f76;zipper-sign stroke #8a77c4 #6a5aa6"},
    {"parity-line", Layer::line, draw_signed_line, "parity-line-sign{stroke-dasharray:10 10}",
     "parity-line stroke #f0a0a0 #7a3535;parity-line-sign stroke #b03a3a #381414"},
    {"one-parity", Layer::line, draw_signed_line, "one-parity-sign{stroke-dasharray:16 3}",
     "one-parity stroke #d9b8a0 #5f4632;one-parity-sign stroke #8a5a35 #2c1e12"},
    {"sequence", Layer::line, draw_signed_line, "sequence-sign{stroke-width:5;stroke-dasharray:2 14}",
     "sequence stroke #b0c4d4 #3c5060;sequence-sign stroke #4d6f8a #182834"},
    {"max-difference", Layer::line, draw_signed_line, "max-difference-sign{stroke-dasharray:1 3}",
     "max-difference stroke #c4d9a0 #4a5f2a;max-difference-sign stroke #6f8f35 #1e2c10"},
    {"region-sum", Layer::line, draw_plain_line, "region-sum{stroke-width:4}", "region-sum stroke #5fb4e5 #2f79ab"},
});

}  // namespace

std::span<const RuleDrawing> line_drawings() { return line_table; }

}  // namespace deduku::svg
