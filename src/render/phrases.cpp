#include "render/phrases.hpp"

#include "grid/pick.hpp"

namespace deduku {
namespace {

// The fact first, then the reason, as in spoken English.
constexpr Phrases plain_english = {
    .last_of_list = " and ",
    .last_choice = " or ",
    .it = "it",
    .them = "them",
    .in_line = "in {house}",
    .in_area = "in {house}",

    .is = "{cell} is {digit}",
    .is_not = {{{"{cells} is not {digits}", "{cells} is not {choice}"},
                {"{cells} are not {digits}", "{cells} are not {choice}"}}},
    .cell_is_one_of = "{cell} is {choice}",
    .digit_is_in_one_of = "{digit} is in {choice}",
    .no_digit_left = "no digit is left for {cell}",
    .no_place_left = "no place is left for {digit} {in_house}",
    .digit_for = "digit for {cell}",
    .place_for = "place for {digit} {in_house}",
    .exchangeable = "other digits would also fit in {cells}",

    .sentence = "{fact}: {why}",
    .why = "{why}",
    .placement = "{fact}: {why}",
    .given = "it is given",
    .given_digit = "{cell} is given as {digit}",
    .given_choice = "the puzzle allows {choice} there",
    .givens = "given: {facts}",
    .all_givens = "given: each of the {count} givens rules out its digit in the cells it sees",
    .last_left = "no other digit is left; {gone} went last: {why}",
    .last_left_many = "no other digit is left; {gone} went last: {why}",
    .only_place = "the only place for {digits} {in_house}",
    .naked_single = "{cell} is {digit} and sees {them}",
    .naked_single_unwritten = "{cell} is {digit} and sees {them}",
    .naked_single_given = "{cell} is given as {digit} and sees {them}",
    .naked_set = "{cells} are {digits} in some order ({house})",
    .hidden_single = "{cells} is the only place for {digits} {in_house}",
    .hidden_set = "{cells} are the only places for {digits} {in_house}",
    .pointing = "{house} has its {digits} {in_cover}",
    .claiming = "{house} has its {digits} {in_cover}",
    .fish = "{in_base}, {digits} is only {in_cover}",
    .cover = "{base} take up {cover}",
    .digit_in_houses = "{digit} {in_houses}",
    .and_part = " and ",
    .next_part = "; ",
    .by_rules = "{base} and {rules} leave no room for {them}",
    .sum = "{rules} leave no room for {them}",
    .sum_of_one = "{rules} leaves no room for {them}",
    .rules_on = "the rules on {cells}",
    .rules_of_case = "the rules of the case",
    .case_holds = "case {number} of {count} holds",

    .supposing = "{why}",
    .and_if = ", and ",
    .if_empty = "if {fact}, {end}",
    .if_twin = "if {fact}, {end}",
    .if_ruled_out = "if {fact}, that rules {them} out",
    .no_choice = "no choice for {parts} leaves {them}",
};

// For a player with the board in sight: digits not yet entered must still be found.
constexpr Phrases players_english = [] {
    Phrases out = plain_english;
    out.naked_single_unwritten = "{cell} must be {digit} and sees {them}";
    return out;
}();

// The July 2008 riddle of "Using your head is permitted" (M. Brand), and sentences in its style.
constexpr Phrases source_english = [] {
    Phrases out = plain_english;
    out.last_of_list = ", ";
    out.in_line = "on {house}";
    out.is = "{digit} is on {cell}";
    out.is_not = {{{"{digits} is not on {cells}", "{digits} are not on {cells}"},
                   {"{digits} is not on {cells}", "{digits} are not on {cells}"}}};
    out.digit_is_in_one_of = "{digit} is on {choice}";
    out.exchangeable = "other digits would do as well on {cells}";
    out.why = "discovered while {why}";
    out.placement = "";
    out.given = "discovered while reading the board, where {cell} is {digit}";
    out.given_digit = "discovered while reading the board, where {cell} is {digit}";
    out.given_choice = "discovered while reading the board, where {cell} is {choice}";
    out.givens = "";
    out.all_givens = "";
    out.last_left =
        "discovered while checking {cell} and finding only [{digit}] left on it: the last to go was {gone}, "
        "while {why}";
    out.last_left_many =
        "discovered while checking {cell} and finding only [{digit}] left on it: the last to go were "
        "{gone}, while {why}";
    out.only_place = "discovered while checking [{set}] {in_house} and finding it only on {cells}";
    out.naked_single = "checking {house} and discovering that {cell} is {digit}";
    out.naked_single_unwritten = "checking {house} and discovering that {cell} is {digit}";
    out.naked_single_given = "reading the board, where {cell} is {digit}";
    out.naked_set = "checking {house} and discovering that {cells} are {digits} in some order";
    out.hidden_single = "checking [{set}] {in_house} and finding it only on {cells}";
    out.hidden_set = "checking [{set}] {in_house} and finding them only on {cells}";
    out.pointing = "checking [{set}] {in_base} and finding it only {in_cover}";
    out.claiming = "checking [{set}] {in_base} and finding it only {in_cover}";
    out.fish = "checking [{set}] {in_base} and finding it only {in_cover}";
    out.cover = "checking {base} and finding all that they need among {cover}";
    out.by_rules = "checking {base} and {rules} and finding that they leave no room for {them}";
    out.sum = "checking {rules} and finding that they leave no room for {them}";
    out.sum_of_one = {};
    out.digit_in_houses = "[{digit}] {in_houses}";
    out.next_part = " and ";
    out.supposing = "supposing {why}";
    out.if_empty = "that {fact}, which leaves no {lacking}";
    out.if_twin = "that {fact}, after which {end}";
    out.if_ruled_out = "that {fact}, which rules {them} out";
    out.no_choice = "checking {parts}";
    return out;
}();

}  // namespace

const Phrases& phrases(Voice voice) {
    static constexpr std::array<const Phrases*, 3> all = {&plain_english, &players_english, &source_english};
    return *pick(all, voice);
}

std::string fill_phrase(std::string_view pattern, std::initializer_list<PhraseSlot> slots) {
    return fill_phrase(pattern, [slots](std::string_view name) {
        std::optional<std::string_view> out;
        for (const auto& [slot, value] : slots)
            if (slot == name) out = value;
        return out;
    });
}

}  // namespace deduku
