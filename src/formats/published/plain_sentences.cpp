// Sentences that state no rule, or only the usual houses: greetings, permissions, fog.
#include "formats/published/plain_sentences.hpp"

namespace deduku::formats::published {
namespace {

constexpr std::string_view plain_sayings =
    "houses: sudoku rule|normal rule|classic rule|standard rule|usual rule|regular rule|sudoku / 12x12 16x16 3x3 "
    "4x4 5x5 6x6 7x7 8x8 9x9 alway applie apply basic box classic classical conventional irregular main n normal "
    "ordinary plus regular rule standard used usual\n"
    "houses: row ; column ; 1-9|1 9|1-6|1 6|1-4|1 4|1-8|1 8|1-5|1-7|once|<no repeat>|1..9|1-9's / 1 1-4 1-5 1-6 "
    "1-7 1-8 1-9 2x2 2x3 2x4 3 3x2 3x3 4 4x2 4x4 5 6 6x6 7 8 8x8 9 9x9 apply area block bold border bordered box "
    "cannot column different empty enter exactly fill house irregular jigsaw main nine no nonet normal once only "
    "or outlined put region repeat repeated repetition room row rule same shape solid square subgrid thick "
    "thickly unique without\n"
    "houses: 1-9|1 9|1-6|1 6|1-4 ; fill|place|put|enter|cell / 1 4 6 9 blank empty enter exactly fill put single\n"
    "none: not all|not necessarily all|not every|no negative|no anti|not necessarily ; "
    "dot|x|v|xv|circle|constraint|kropki|arrow|clue|sign|quad*|marker|thermo|inequality|given|pair|diamond|letter|"
    "ratio|symbol|bubble|star|x/v|xs/v|xs/vs|x/dot|xs/dot|x/v/dot|xs/vs/dot "
    "/ adjacent applie apply arrow because bubble cage circle color constraint diamond dot exhaustive exist "
    "include included inequality kropki letter may necessarily negative or pair possible possibly potential "
    "present quad quadruple sign silly some star still symbol thermo v valid vs x x/dot x/v xs xs/dot xs/v "
    "xs/vs/dot xv\n"
    "none: no negative constraint|other pair|other cell|other adjacent ; may|can|necessarily / 1 10 1:2 2 2:1 5 "
    "adjacent can consecutive constraint difference dot kropki letter may negative no not or pair possible ratio "
    "separated still sum* v without x\n"
    "none: may or may not|no negative|not marked|do not know|not know|without any marking|no marking ; "
    "dot|x|v|marking|pair|constraint|connected / 10 1:2 2 2:1 5 about add* adjacent anything condition "
    "consecutive constraint could described difference dot either etc know may negative neither no not or pair "
    "property ratio sum* two unmarked v whether without x\n"
    "none: may satisfy|could satisfy|may be|could be ; neither / condition consecutive dot either no or ratio\n"
    "none: may repeat|can repeat|may have repeat|may contain repeat|repeat allowed|repeat are allowed|may include "
    "repeat|can include repeat|repeat may|allowed to repeat|repeat along|repeat on|can be repeat|may be repeat / "
    "allow allowed arrow box break but cage circle clone column constraint diagonal dot include killer line "
    "little long multiple normal normally not or otherwise permitted possible region row rule same shape sum* "
    "unless\n"
    "none: different line|each line|separate line|line ; may|can|need not|do not have to|not need|do not need ; "
    "different sum|different total|different value|same sum|same total|have different / can differ line may "
    "necessarily not region same separate sum* total\n"
    "none: may overlap|can overlap|may cross|can cross|may branch|may share|can share / arrow branch bulb cage "
    "circle line same share thermo\n"
    "none: computer verified|feel free|verified / computer during fact feel free ha solution solve unique use "
    "verified\n"
    "none: fog*|revealed|reveal*|clear* / 3x3 8 9 adjacent alway area around box bulb but center centred clear "
    "correct correctly cover covered covering dynamic eight enter entering fog guess help hidden hide immediately "
    "initially lamp lift light may more most mostly nearby needed neighbouring new no not orthogonally part "
    "partial partially partly possibly region remove reveal revealed rule see some somewhere surrounding war "
    "wherever wrong\n"
    "none: not necessarily consecutive*|not necessarily by 1|not necessarily in order / but order strictly\n"
    "none: starting|start|begin* ; bulb / end round\n"
    "none: different sum|different total ; may or may not|may / line separate have same not or\n"
    "none: do not necessarily|does not necessarily ; order / line appear consecutive however along\n"
    "none: exported from|created with|made with / net com app\n"
    "none: no guess*|guess* / can ever guessing logic may necessary needed never no not require required solve "
    "without\n"
    "none: no given|given digit|digit given|given / no only some\n"
    "none: have fun|enjoy|good luck|happy solving|thanks|thank you|hello|hi|hope / comment day enjoy everyone "
    "feedback first fun good happy hope i know let like love luck much my playing please solve solving testing "
    "thank very welcome\n"
    "none: that|that's it|this it / s\n"
    "none: solution|solve ; unique / can ha logical logically only path single solvable\n"
    "none: rule|constraint|key|note|notes|additional rule|additionally|rules / apply extra";

}  // namespace

std::string_view plain_sentences() { return plain_sayings; }

}  // namespace deduku::formats::published
