// The numbers of the rating, written by scripts/fit_time.py --write: do not edit.
#pragma once

namespace deduku::time {

/// Fitted to 763 puzzles of data/human/times.tsv.
struct TimeNumbers {
    double cell = 3.52;        ///< seconds for each open cell
    double unit = 11.8;        ///< seconds for the square root of the work
    double line = 0.242;       ///< a hidden single in a row or column, compared with one in a box
    double naked = 0.0501;     ///< a naked single
    double locked = 5.45;      ///< a round of locked candidates, for each open cell
    double subset = 42.3;      ///< of pairs or triples
    double assumption = 43.9;  ///< of assumptions
    double spread = 1.26;      ///< two thirds of the puzzles took between 1/spread and spread times the prediction
};

}  // namespace deduku::time
