// The report of one puzzle: a self-contained HTML page with all results of `analyze`, stage by stage.
#pragma once

#include <string>

#include "report/analysis.hpp"

namespace deduku::report {

struct ReportOptions {
    hdp::HdpOptions hdp;  ///< the options of the chains
    Coords coords = Coords::sheet;
    double seconds = 0;
};

/// The page; `analysis` must have its details.
[[nodiscard]] std::string report_html(const Puzzle& puzzle, const Analysis& analysis, const ReportOptions& options);

}  // namespace deduku::report
