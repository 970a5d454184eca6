// The lines of a VeriPB proof, version 1.2, their ids, and their levels.
//
//   f formula    p sum    u rup    # level    w wipe    c contradiction
//
// A line belongs to a level; wiping a level wipes all above it. The level is written only when it changes, and the
// wipe only when another line follows on it: after the last line it is not needed.
#pragma once

#include <functional>
#include <string_view>
#include <utility>

namespace deduku::proof {

class VeripbText {
  public:
    explicit VeripbText(std::function<void(std::string_view)> write) : write_(std::move(write)) {}

    /// Writes header and formula; ids of lines follow those of the `constraints`.
    void begin(long constraints);
    /// Writes a sum of lines in postfix notation; returns its id, as does the next.
    long sum(int level, std::string_view body);
    /// Writes a clause, "1 ~x4 1 x7 >= 1", whose opposite leads to a contradiction by propagation.
    long rup(int level, std::string_view clause);
    /// Forgets the lines of this level and above, if there are any.
    void wipe(int level);
    /// The highest level with lines that are not wiped.
    int highest() const { return highest_; }

    /// Writes the end: line `id` is a contradiction, so the formula has no solution.
    void conclude(long id);

  private:
    void line(std::string_view verb, std::string_view body);
    long add(int level, std::string_view verb, std::string_view body);
    std::function<void(std::string_view)> write_;
    long last_id_ = 0;
    int level_ = 0;
    int highest_ = 0;
    int to_wipe_ = 0;  // a level; 0 for none
};

}  // namespace deduku::proof
