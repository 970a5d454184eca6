#include "cli/examples.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace deduku::cli {
namespace {

using CommandExamples = std::pair<std::string_view, std::string_view>;

constexpr std::array<CommandExamples, 24> all_examples = {{
    {"analyze", R"($ deduku analyze --color never ...43.1..1..4...
...43.1..1..4...

Puzzle and solution
    A B   C D          A B   C D
  +-----+-----+      +-----+-----+
1 | . . | . 4 |    1 | 1 2 | 3 4 |
2 | 3 . | 1 . |    2 | 3 4 | 1 2 |
  +-----+-----+      +-----+-----+
3 | . 1 | . . |    3 | 2 1 | 4 3 |
4 | 4 . | . . |    4 | 4 3 | 2 1 |
  +-----+-----+      +-----+-----+
..
$ deduku analyze --html report.html ...43.1..1..4... >page.txt
)"},
    {"batch", R"($ deduku batch plan top1465.txt --out job --by te --puzzles 500
..
$ deduku batch start job --tasks 2 -j 1 2>said
$ deduku batch merge job | head -n 2
# puzzle	te
..
)"},
    {"bench", R"($ deduku bench --engine best --limit 1 --seconds 0.01 top1465.txt
# 1 thread, median of 5 x 0.01 s
# list                  puzzles  limit  engine              k/s
..
)"},
    {"certificate", R"($ deduku certificate ...43.1..1..4... >certificate.txt
$ deduku check ...43.1..1..4... certificate.txt
accepted: unique
)"},
    {"check", R"($ deduku prove -o proof.jsonl ...43.1..1..4...
proved: unique..
$ deduku check ...43.1..1..4... proof.jsonl
accepted: unique
$ deduku check ...43.1.....4... proof.jsonl
refused: line 1: the header states another puzzle
)"},
    {"convert", R"($ deduku convert --to sdk ...43.1..1..4...
[Puzzle]
...4
3.1.
.1..
4...
$ deduku convert --to sdk ...43.1..1..4... | deduku convert -
...43.1..1..4...
)"},
    {"canon", R"($ deduku canon --map ...43.1..1..4...
...1..2..1..2..3	2	rows 4312 columns 3421 digits 2431
$ deduku canon --unique-forms ...43.1..1..4... .3.4..1..1..4...
...1..2..1..2..3	2
different forms: 1, doubles left out: 1
)"},
    {"catalog", R"($ deduku catalog create all.deduku-catalog
$ deduku catalog add all.deduku-catalog top1465.txt
read: 1465, new: 1464, known: 1, not kept: 0
$ deduku catalog query --columns clues all.deduku-catalog 'clues = 17'
# puzzle	clues
..
)"},
    {"minimal", R"($ deduku minimal ...43.1..1..4...
...43.1..1..4...	minimal	-
)"},
    {"generate", R"($ deduku generate -n 2 --seed 7
..
)"},
    {"draw", R"($ deduku draw -o picture.svg ...43.1..1..4...
picture.svg	Sudoku
$ deduku draw --graph analysis -o graph.png 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
graph.png	decision graph of the pair reduction analysis
)"},
    {"sheet", R"($ deduku sheet --title Sunday -o sunday.pdf ...43.1..1..4... 12....2..3..4...
sunday.pdf	2 pages	2 puzzles
)"},
    {"explain", R"($ deduku explain ...43.1..1..4... A1
A1 is 1: the only place for 1 in column A
$ deduku explain --chain ...43.1..1..4... 'A1!=2'
..
)"},
    {"hdp",
     R"($ deduku hdp --section level 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
hard
)"},
    {"help", R"($ deduku help --man solve >deduku-solve.1
$ deduku help solve
find the solution and say whether it is the only one
..
)"},
    {"hint", R"($ deduku hint --stage sentence 1234341221434321
Every cell is filled.
$ deduku hint ...43.1..1..4...
where..
..
)"},
    {"index", R"($ deduku index -o reports/ ...43.1..1..4...
reports/puzzles/000001.html	easy..
)"},
    {"list", R"($ deduku list
letter  name..
T       naked single..
..
)"},
    {"path", R"($ deduku path ...43.1..1..4...
 1  Naked Single: B1=2
 2  Naked Single: A1=1
 3  Full House: C1=3 (row 1)
 4  Full House: A3=2 (column A)
..
solved in 11 steps..
$ deduku path --by se ..5.3..9..97..5....2.........47......8.....6....94..5...6.9.2.5..3..4.86..2.564..
 1   1.2  Hidden Single: F3=9 (box 2)
..
solved in 64 steps; hardest: Region Forcing Chains; ER 8.2, EP 1.2, ED 1.2
)"},
    {"prove", R"($ deduku prove -o proof.jsonl ...43.1..1..4...
proved: unique..
$ deduku prove --goal 'A1!=2' ...43.1..1..4...
{"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,3,0,1,0,0,1,0,0,4,0,0,0]}
..
{"claim":"false","candidates":[1]}
)"},
    {"rate",
     R"($ deduku rate --by steps .....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..
# puzzle	label	steps	girth	rating
.....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..	6	9	35	99707
)"},
    {"scenarios", R"($ deduku scenarios ...43.1..1..4...
all 64
data 49
..
fixpoint 16
state 1234341221434321
)"},
    {"solve", R"($ deduku solve ...43.1..1..4... .4..........2...
...43.1..1..4...	1	1234341221434321
.4..........2...	2+	1423321441322341
$ deduku solve --count .4..........2...
.4..........2...	12	1423321441322341
)"},
    {"steps",
     R"($ deduku steps --series hardest .....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..
.....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..	solved	31	17.5.9	6	99707
)"},
}};

}  // namespace

std::string_view examples_of(std::string_view command) {
    const auto* const found = std::find_if(all_examples.begin(), all_examples.end(),
                                           [&](const CommandExamples& each) { return each.first == command; });
    return found == all_examples.end() ? std::string_view() : found->second;
}

}  // namespace deduku::cli
