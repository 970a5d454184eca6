// A page for each technique of the table, with a picture of one find: doc/techniques is made from these.
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

/// All files of the folder. Every row of the table has an example, or this throws: a row was added without one.
[[nodiscard]] std::vector<PageFile> technique_pages();

}  // namespace deduku::report
