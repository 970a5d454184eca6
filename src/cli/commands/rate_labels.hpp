// rate --labels: the columns of a data card. Besides the measures the canonical form, and which puzzles are the same.
//
//   # puzzle   unique  minutes  level   hardest   path_score  te  backdoor  backdoors  form       double  leak
//   53..7...   1       4.0      gentle  locked    240         1   1         35         ...1..2..  -       -
//   .3.57...   1       4.0      gentle  locked    240         1   1         35         ...1..2..  1       17
//
//   double: the number of the first puzzle of the list with this form; leak: that of one in the list of --against
#pragma once

#include <string>
#include <unordered_map>

#include "cli/each.hpp"

namespace deduku::cli {

class LabelColumns {
  public:
    /// The measures if --by names none.
    static constexpr std::string_view measures = "unique,time,path,te,backdoor";

    /// Reads the list of --against, if there is one.
    explicit LabelColumns(const Request& request);

    /// The status of that list.
    Status status() const { return status_; }
    /// "\tform\tdouble\tleak"
    std::string header() const;
    /// The last column of a line, or the last member of an object, as match() takes them.
    static std::string column(const Puzzle& puzzle, Job& job);
    static void add_member(Json& object, const Puzzle& puzzle, Job& job);
    /// Replaces the number at the end of each line by the columns of doubles; objects get members. Lines arrive in order.
    void match(std::string& lines);
    /// "puzzles: 1000, different forms: 990, doubles: 10, also in the other list: 3\n"
    std::string summary() const;

  private:
    std::string matched(std::string_view line);

    bool against_;
    Status status_ = Status::ok;
    std::unordered_map<std::string, std::uint64_t> first_;  // the number of the first puzzle of a form
    std::unordered_map<std::string, std::uint64_t> others_;
    std::uint64_t puzzles_ = 0;
    std::uint64_t doubles_ = 0;
    std::uint64_t leaks_ = 0;
};

}  // namespace deduku::cli
