
val negb : bool -> bool

type nat =
| O
| S of nat

val fst : ('a1 * 'a2) -> 'a1

val snd : ('a1 * 'a2) -> 'a2

val app : 'a1 list -> 'a1 list -> 'a1 list

type comparison =
| Eq
| Lt
| Gt

val compOpp : comparison -> comparison

val add : nat -> nat -> nat

val eqb : bool -> bool -> bool

val rev_append : 'a1 list -> 'a1 list -> 'a1 list

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1

val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list

val seq : nat -> nat -> nat list

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

module Pos :
 sig
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos :
 sig
  val succ : positive -> positive

  val add : positive -> positive -> positive

  val add_carry : positive -> positive -> positive

  val pred_double : positive -> positive

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  val succ_double_mask : mask -> mask

  val double_mask : mask -> mask

  val double_pred_mask : positive -> mask

  val sub_mask : positive -> positive -> mask

  val sub_mask_carry : positive -> positive -> mask

  val mul : positive -> positive -> positive

  val compare_cont : comparison -> positive -> positive -> comparison

  val compare : positive -> positive -> comparison

  val eqb : positive -> positive -> bool

  val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1

  val to_nat : positive -> nat

  val of_succ_nat : nat -> positive
 end

module N :
 sig
  val succ_double : n -> n

  val double : n -> n

  val succ : n -> n

  val add : n -> n -> n

  val sub : n -> n -> n

  val mul : n -> n -> n

  val compare : n -> n -> comparison

  val eqb : n -> n -> bool

  val leb : n -> n -> bool

  val ltb : n -> n -> bool

  val pos_div_eucl : positive -> n -> n * n

  val div_eucl : n -> n -> n * n

  val div : n -> n -> n

  val modulo : n -> n -> n

  val to_nat : n -> nat

  val of_nat : nat -> n
 end

module Z :
 sig
  val double : z -> z

  val succ_double : z -> z

  val pred_double : z -> z

  val pos_sub : positive -> positive -> z

  val add : z -> z -> z

  val opp : z -> z

  val sub : z -> z -> z

  val mul : z -> z -> z

  val compare : z -> z -> comparison

  val leb : z -> z -> bool

  val ltb : z -> z -> bool

  val eqb : z -> z -> bool

  val max : z -> z -> z

  val pos_div_eucl : positive -> z -> z * z

  val div_eucl : z -> z -> z * z

  val div : z -> z -> z
 end

type cell = n

type digit = n

val upto : n -> n list

type board =
| Boxes of n * n
| Houses of n * cell list list

val size : board -> n

val row : n -> n -> n list

val column : n -> n -> n list

val box : n -> n -> n -> n list

val houses : board -> cell list list

type grid = digit list

type line = { terms : ((cell * digit) * z) list; least : z option;
              most : z option }

type choice = line list list

type puzzle = { on : board; givens : (n * digit list) list;
                lines : line list; choices : choice list; helpers : cell list }

type claim =
| Solved of grid
| Unique of grid
| NoSolution
| NotUnique
| AreFalse of (cell * digit) list
| AreFalseIfUnique of (cell * digit) list

type 'a tree =
| Leaf
| Tree of 'a tree * 'a option * 'a tree

val tree_get : positive -> 'a1 tree -> 'a1 option

val tree_set : positive -> 'a1 option -> 'a1 tree -> 'a1 tree

type 'a table = { zero : 'a option; others : 'a tree }

val empty : 'a1 table

val get : n -> 'a1 table -> 'a1 option

val set : n -> 'a1 option -> 'a1 table -> 'a1 table

type candidate = cell * digit

type sector =
| Cell of cell
| House of n * digit
| InForce of n

type 'words ending =
| Open
| Empty of sector
| Twin of candidate list * candidate list
| NoEnding of 'words

type 'words step =
| Cover of sector list * sector list * candidate list
| Sum of (sector * z) list * positive option * candidate list
| Split of sector * 'words branch list * candidate list
| Cases of n * 'words branch list * candidate list
| NoStep of 'words
and 'words branch =
| Branch of candidate list * 'words step list * 'words ending
| NoBranch of 'words

type 'words entry =
| Header of puzzle
| Move of 'words step
| Last of claim * sector
| NoEntry of 'words

type place =
| InBranch of n
| InStep of n

type 'words rule =
| Form of 'words
| AnotherPuzzle
| GivensNotCells
| NoHouseCell
| HouseTooLong
| TermOutOfBoard
| FirstNotHeader
| SecondHeader
| AfterClaim
| ClaimMissing
| DeadAlready of candidate
| NotExactlyOne of sector
| NotAtMostOne of sector
| UnequalLists
| MoreInBase of candidate
| NotMoreInCover of candidate
| BoundMissing of sector
| NotBelow of candidate
| NoChoice of n
| NotEachCase
| TooManyLines
| NotKeepable of candidate
| KeptNowhere of candidate
| NoBranches
| OutsideSector of candidate
| LivingMember
| LivesOpen
| TwinWithChoices
| NotForced of candidate
| NotAllowed of candidate
| SharedByBoth of candidate
| NotExchanged of candidate
| LineNotLevel
| HelpersAlone
| NeedsCondition
| ClaimedLiving of candidate
| GridLength
| GridAgainstGiven
| GridRepeats
| GridAgainstLine
| GridAgainstChoice
| OutsideGrid

type ('words, 's) answer =
| Fine of 's
| Wrong of place list * 'words rule

val first_failing : ('a1 -> bool) -> 'a1 list -> 'a1 option

val first_of : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 option

val walk :
  (n -> place) -> ('a3 -> 'a2 -> ('a1, 'a3) answer) -> n -> 'a3 -> 'a2 list
  -> ('a1, 'a3) answer

type living = unit table table

val has : digit -> unit table -> bool

val alive : living -> candidate -> bool

val kill : candidate -> living -> living

val kill_all : candidate list -> living -> living

val among : candidate list -> living

val set_of : digit list -> unit table

val number_from : n -> 'a1 list -> 'a1 table -> 'a1 table

val numbered : 'a1 list -> 'a1 table

val select : ('a1 -> bool) -> 'a1 list -> 'a1 list

val count_from : n -> 'a1 list -> n

type numbering = { line_at : line table; how_many : n }

val add_lines : line list -> numbering -> numbering

type field = { about : puzzle; digits_table : digit list table; cells : 
               n; helper_set : unit table;
               house_table : (cell list * bool) table;
               houses_at : n list table; own_lines : numbering;
               choice_table : choice table; start : living }

val meet : n -> cell list list -> n list table -> n list table

val within : n -> digit -> bool

val digits_to : n -> digit list

val field_of : puzzle -> field

val digits : field -> cell -> digit list

val is_value : field -> candidate -> bool

val counted : field -> cell -> bool

type term = candidate * z

val weigh_one : candidate -> term

val its_houses : field -> cell -> n list

val line_of : field -> numbering -> sector -> line

val is : z -> z option -> bool

val at_most_one : line -> bool

val at_most_one_in : field -> numbering -> sector -> bool

val exactly_one_in : field -> numbering -> sector -> bool

val living_members : living -> line -> candidate list

val dead_line : living -> line -> bool

type weights = { weight_table : z table table; touched : cell list }

val no_weights : weights

val or_0 : z option -> z

val weight : weights -> candidate -> z

val weigh : z -> weights -> term -> weights

val weigh_line : z -> weights -> line -> weights

type tally = { of_cells : z table; of_houses : z table table;
               of_others : weights }

val no_tally : tally

val count_of_house : tally -> n -> digit -> z

val count_sector : field -> numbering -> z -> tally -> sector -> tally

val balance : field -> tally -> candidate -> z

type position = { now : living; twins : bool }

val same_length : 'a1 list -> 'a2 list -> bool

val check_cover :
  field -> numbering -> position -> sector list -> sector list -> candidate
  list -> ('a1, position) answer

val bound : z -> line -> z option

val part_of : positive option -> z -> z

val largest : field -> living -> (candidate -> z) -> cell -> z

val check_sum :
  field -> numbering -> position -> (sector * z) list -> positive option ->
  candidate list -> ('a1, position) answer

val only_living : field -> living -> candidate -> bool

val by_cell : candidate list -> digit table -> digit table option

val level : weights -> line -> bool

val level_houses : field -> weights -> candidate -> bool

val check_twin :
  field -> living -> candidate list -> candidate list -> 'a1 rule option

type between = { left : candidate list; cases_left : line list list;
                 all_closed : bool; with_twin : bool }

type opened = { in_force : numbering; first : living;
                to_keep : candidate list; to_come : line list list }

val enter_kept :
  numbering -> living -> candidate list -> living -> between -> candidate
  list -> ('a1, opened) answer

val most_lines : n

val enter_case :
  numbering -> living -> between -> candidate list -> ('a1, opened) answer

val check_step :
  field -> numbering -> position -> 'a1 step -> ('a1, position) answer

val each_allowed : (n * digit list) list -> grid -> bool

val all_differ : digit list -> unit table -> bool

val look_up : digit table -> cell -> digit

val meets : digit table -> line -> bool

val nothing_else : field -> living -> cell -> grid -> bool

val check_grid : field -> grid -> ('a1, unit) answer -> ('a1, unit) answer

val check_empty : field -> living -> sector -> ('a1, unit) answer

val check_false : field -> living -> candidate list -> ('a1, unit) answer

val check_claim : field -> position -> claim -> sector -> ('a1, unit) answer

val prepare : puzzle -> ('a1, field) answer

type 'words state =
| Begin of puzzle option
| Checking of field * position
| Accepted of puzzle * claim
| Refused of n * place list * 'words rule

type 'words checker = { lines_read : n; reached : 'words state }

val fresh : puzzle option -> 'a1 checker

val same_list : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool

val same_board : board -> board -> bool

val same_bound : z option -> z option -> bool

val same_term : term -> term -> bool

val same_line : line -> line -> bool

val same_given : (n * digit list) -> (n * digit list) -> bool

val same_puzzle : puzzle -> puzzle -> bool

val next : 'a1 state -> 'a1 entry -> ('a1, 'a1 state) answer

val feed : 'a1 checker -> 'a1 entry -> 'a1 checker

val finish : 'a1 checker -> 'a1 state
