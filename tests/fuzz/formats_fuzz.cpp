// Any bytes through all formats, links, JSON and XML among them; read puzzles are written in every format.
//
//   bytes --whole--------> results --+-- equal?     puzzle --write--> f-puzzles, sudokupad, iss, .. --read--> same?
//     |---cut in pieces--> results --+
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/xml/opensudoku.hpp"
#include "deduku/text.hpp"
#include "formats/lz_string.hpp"
#include "formats/penpa/inflate.hpp"
#include "tests/support/penpa.hpp"

namespace {

using namespace deduku;

void require(bool condition) {
    if (!condition) std::abort();
}

ReadOptions everything() { return {std::nullopt, &xml::all_and_xml()}; }

std::string shown(const ReadResult& result) {
    if (const auto* error = std::get_if<ReadError>(&result)) return std::to_string(error->line) + error->text();
    const auto& puzzle = std::get<Puzzle>(result);
    return to_line(puzzle) + puzzle.name + puzzle.comment;
}

void check_written(const Puzzle& puzzle) {
    for (const formats::Format* row : formats::all().rows) {
        if (row->write.write == nullptr) continue;
        const formats::Written out = formats::written(*row, puzzle);
        const auto* text = std::get_if<std::string>(&out);
        if (text == nullptr) continue;
        require(!text->empty() && text->back() == '\n');
        // Links can contain any name; so can lines above a string.
        constexpr std::string_view kept = "f-puzzles sudokupad iss iss-link killer";
        if (kept.find(row->name) == kept.npos) continue;
        const auto back = read_puzzles(*text, everything());
        require(back.size() == 1 && std::holds_alternative<Puzzle>(back[0]));
        const auto& read = std::get<Puzzle>(back[0]);
        require(read.cells == puzzle.cells && read.geometry().lines().size() == puzzle.geometry().lines().size());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto whole = read_puzzles(text, everything());
    PuzzleReader reader(everything());
    std::uint32_t seed = size == 0 ? 1 : data[size - 1];
    for (std::string_view rest = text; !rest.empty();) {
        seed = seed * 1664525 + 1013904223;
        const std::string_view piece = rest.substr(0, (seed >> 16) % 60 + 1);
        reader.feed(piece);
        rest.remove_prefix(piece.size());
    }
    reader.finish();
    std::size_t count = 0;
    while (const auto result = reader.next()) {
        require(count < whole.size() && shown(*result) == shown(whole[count]));
        ++count;
    }
    require(count == whole.size());
    for (std::size_t i = 0; i < whole.size() && i < 4; ++i)
        if (const auto* puzzle = std::get_if<Puzzle>(&whole[i])) check_written(*puzzle);
    if (const auto unpacked = formats::lz_unpack(text))
        require(formats::lz_unpack(formats::lz_pack(*unpacked)) == unpacked);
    // The bytes as the packed contents of a link, so that the readers after unpacking receive them directly.
    ReadOptions options = everything();
    options.partly = true;
    for (const std::string& link : {"https://sudokupad.app/scl" + formats::lz_pack(text), testing::penpa_link(text)})
        for (const ReadResult& result : read_puzzles(link, options))
            if (const auto* puzzle = std::get_if<Puzzle>(&result)) check_written(*puzzle);
    constexpr std::size_t most = 100'000;
    if (const auto inflated = formats::penpa::inflate(text, most)) require(inflated->size() <= most);
    return 0;
}
