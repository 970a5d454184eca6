// The lines of a VeriPB proof: four verbs in the spelling of the version, their ids, and their levels.
//
//            sum      rup      level     wipe      ends a line with
//   1.2      p        u        #         w
//   3.0      pol      rup      setlvl    wiplvl    ;
//
// A line belongs to a level; wiping a level wipes all above it. The level is written only when it changes, and the
// wipe only when another line follows on it: after the last line nothing has to be forgotten.
#pragma once

#include <functional>
#include <string_view>

#include "render/proof/veripb/veripb.hpp"

namespace deduku::proof {

class VeripbText {
  public:
    VeripbText(VeripbVersion version, std::function<void(std::string_view)> write);

    /// Header and formula; lines get the ids behind `constraints`.
    void begin(long constraints);
    /// A sum of lines in postfix notation; its id, as for all that follow.
    long sum(int level, std::string_view body);
    /// A clause, "1 ~x4 1 x7 >= 1", that holds because its opposite runs into a contradiction.
    long rup(int level, std::string_view clause);
    /// Forgets the lines of this level and above, if there are any.
    void wipe(int level);
    /// The highest level with lines that are not forgotten.
    int highest() const { return highest_; }

    /// The end: line `id` is a contradiction, so the formula has no solution.
    void conclude(long id);

  private:
    struct Verbs;
    static const Verbs& verbs_of(VeripbVersion version);
    void line(std::string_view verb, std::string_view body);
    long add(int level, std::string_view verb, std::string_view body);
    VeripbVersion version_;
    const Verbs& verbs_;
    std::function<void(std::string_view)> write_;
    long last_id_ = 0;
    int level_ = 0;
    int highest_ = 0;
    int to_wipe_ = 0;  // a level; 0 for none
};

}  // namespace deduku::proof
