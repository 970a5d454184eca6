// Links that contain a puzzle, and JSON.
//
//   https://www.f-puzzles.com/?load=N4Ig..      https://sudokupad.app/sclN4Ig..   /ctcN4Ig..   /fpuzN4Ig..   /scfK8..
//   https://sudokuexchange.com/play/?s=K8..      https://any.site/?puzzle=N4Ig..   /#fpuzzlesN4Ig..
//   https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZR..
#pragma once

#include <optional>
#include <string_view>

#include "formats/parts.hpp"

namespace deduku::formats {

struct WebLink {
    bool classic = false;            ///< its letters are cells, not packed JSON
    std::size_t start = 0, end = 0;  ///< of the whole link in its line
    std::string_view letters;        ///< of the puzzle, unchanged
    std::string_view after{};        ///< the text after the letters, in which they may go on
    bool penpa = false;              ///< its letters are a sheet of Penpa
};

/// The first link of a line with a puzzle.
[[nodiscard]] std::optional<WebLink> find_link(std::string_view line);
/// The JSON packed in a link that is not classic; of a link of Penpa its data in the form of SudokuPad. Blanks among its letters may stand for +; they then belong to the link.
[[nodiscard]] std::variant<std::string, ValueError> json_of(WebLink& link);
/// The value of a JSON text, also in the short form of SudokuPad.
[[nodiscard]] std::variant<JsonValue, JsonError> value_of_json(const std::string& json);
/// The puzzle of a link. Blanks among its letters may stand for +; they then belong to the link.
[[nodiscard]] PuzzleOrError read_link(WebLink& link, const ReadOptions& options);

/// The result of the lines with this link, or with JSON that begins at this position of the first line.
[[nodiscard]] reading::Parsed parse_link(const reading::Excerpt& text, WebLink link);
[[nodiscard]] reading::Parsed parse_json(const reading::Excerpt& text, std::size_t start);

}  // namespace deduku::formats
