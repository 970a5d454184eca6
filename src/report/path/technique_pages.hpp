// A page for each technique of the table, with a picture of one find: the source of doc/techniques.
//
//   README.md   the table          X-Wing: W2.md, W2.svg
#pragma once

#include <string>
#include <vector>

namespace deduku::report {

struct PageFile {
    std::string name;
    std::string text;
};

struct Pages {
    std::vector<PageFile> files;
    std::string problem;  ///< empty, or a row whose example has no find: it has no page
};

/// All files of the folder.
[[nodiscard]] Pages technique_pages();

}  // namespace deduku::report
