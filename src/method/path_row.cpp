// The way of a person (method/path), by what holds without uniqueness: its ledger has to stand for a proof.
#include "method/method.hpp"
#include "method/path/path.hpp"

namespace deduku::method {
namespace {

Finding found_by_path(Known& known, const std::vector<Candidate>&) {
    path::Options options;
    options.uniqueness = false;
    return path::finding_of(path::walk(
        known.puzzle(), options, [&]() -> const Solutions& { return known.solutions(); }, known.meter()));
}

}  // namespace

constinit const Method path_row = {
    .word = "path",
    .title = "Path",
    .finds = "the easiest technique at each step, as a person goes; HDP where none finds anything",
    .find = found_by_path,
};

}  // namespace deduku::method
