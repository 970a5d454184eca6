// The table of formats. Each row is in the file of its format; formats that are only read come first.
#include <algorithm>
#include <array>

#include "formats/formats.hpp"

namespace deduku::formats {

extern const Format link_format, json_format, line_format, sdk_format, rules_format, pencil_marks_format, hodoku_format,
    fpuzzles_format, sudokupad_format, iss_format, iss_link_format, solo_format, killer_format, sdm_format, sdx_format,
    ss_format, opensudoku_format, csv_format, latex_format, html_format;

namespace {

constexpr std::array table = {&link_format,       &json_format,         &line_format,     &sdk_format,
                              &rules_format,      &pencil_marks_format, &hodoku_format,   &fpuzzles_format,
                              &sudokupad_format,  &iss_format,          &iss_link_format, &solo_format,
                              &killer_format,     &sdm_format,          &sdx_format,      &ss_format,
                              &opensudoku_format, &csv_format,          &latex_format,    &html_format};

}  // namespace

const reading::MoreFormats& all() {
    static constexpr reading::MoreFormats rows = {table};
    return rows;
}

const Format* written_format(std::string_view name) {
    const auto row = std::find_if(table.begin(), table.end(), [&](const Format* any) { return any->name == name; });
    return row == table.end() || (*row)->write.write == nullptr ? nullptr : *row;
}

std::string_view written_words() {
    static const std::string words = [] {
        std::string out;
        for (const Format* row : table)
            if (row->write.write != nullptr) (out += out.empty() ? "" : "|") += row->name;
        return out;
    }();
    return words;
}

}  // namespace deduku::formats
