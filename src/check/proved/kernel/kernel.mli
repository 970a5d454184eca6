
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

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list

val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1

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

  val compare : z -> z -> comparison

  val leb : z -> z -> bool

  val ltb : z -> z -> bool

  val eqb : z -> z -> bool
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

type puzzle = { on : board; givens : digit list list }

type grid = digit list

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

type 'words ending =
| Open
| Empty of sector
| Twin of candidate list * candidate list
| NoEnding of 'words

type 'words step =
| Cover of sector list * sector list * candidate list
| Split of sector * 'words branch list * candidate list
| NoStep of 'words
and 'words branch =
| Branch of candidate list * 'words step list * 'words ending
| NoBranch of 'words

type 'words line =
| Header of puzzle
| Move of 'words step
| Last of claim * sector
| NoLine of 'words

type place =
| InBranch of n
| InStep of n

type 'words rule =
| Form of 'words
| AnotherPuzzle
| GivensNotCells
| CellOutOfBoard
| HouseTooLong
| FirstNotHeader
| SecondHeader
| AfterClaim
| ClaimMissing
| DeadAlready of candidate
| NotExactlyOne of sector
| UnequalLists
| MoreInBase of candidate
| NotMoreInCover of candidate
| NotKeepable of candidate
| KeptNowhere of candidate
| NoBranches
| OutsideSector of candidate
| LivingMember
| LivesOpen
| NotForced of candidate
| NotAllowed of candidate
| SharedByBoth of candidate
| NotExchanged of candidate
| NeedsCondition
| ClaimedLiving of candidate
| GridLength
| GridAgainstGiven
| GridRepeats
| OutsideGrid

type ('words, 's) answer =
| Fine of 's
| Wrong of place list * 'words rule

val first_failing : ('a1 -> bool) -> 'a1 list -> 'a1 option

val walk :
  (n -> place) -> ('a3 -> 'a2 -> ('a1, 'a3) answer) -> n -> 'a3 -> 'a2 list
  -> ('a1, 'a3) answer

type living = unit table table

val has : digit -> unit table -> bool

val alive : living -> candidate -> bool

val kill : candidate -> living -> living

val kill_all : candidate list -> living -> living

val set_of : digit list -> unit table

val number_from : n -> 'a1 list -> 'a1 table -> 'a1 table

val numbered : 'a1 list -> 'a1 table

val count_from : n -> 'a1 list -> n

type field = { about : puzzle; digits : digit list; cells : n;
               house_table : (cell list * bool) table;
               houses_at : n list table; start : living }

val meet : n -> cell list list -> n list table -> n list table

val within : n -> digit -> bool

val field_of : puzzle -> field

val house_cells : field -> n -> cell list

val members : field -> sector -> candidate list

val exactly_one : field -> sector -> bool

val its_houses : field -> cell -> n list

val dead_sector : field -> living -> sector -> bool

type weights = { of_cells : z table; of_houses : z table table }

val no_weights : weights

val weight : z option -> z

val cell_weight : weights -> cell -> z

val house_weight : weights -> n -> digit -> z

val weigh : z -> sector -> weights -> weights

val weigh_all : z -> sector list -> weights -> weights

val balance : field -> weights -> candidate -> z

type position = { now : living; twins : bool }

val same_length : 'a1 list -> 'a2 list -> bool

val check_cover :
  field -> position -> sector list -> sector list -> candidate list -> ('a1,
  position) answer

val only_living : field -> living -> candidate -> bool

val by_cell : candidate list -> digit table -> digit table option

val houses_of : field -> candidate -> sector list

val weigh_candidates : field -> z -> candidate list -> weights -> weights

val level : field -> weights -> candidate -> bool

val check_twin :
  field -> living -> candidate list -> candidate list -> 'a1 rule option

val member : candidate -> candidate list -> bool

type between = { left : candidate list; all_closed : bool; with_twin : bool }

val check_step : field -> position -> 'a1 step -> ('a1, position) answer

val each_allowed : n -> digit list list -> grid -> bool

val all_differ : digit list -> unit table -> bool

val look_up : digit table -> cell -> digit

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

type 'words checker = { lines : n; reached : 'words state }

val fresh : puzzle option -> 'a1 checker

val same_list : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool

val same_board : board -> board -> bool

val same_puzzle : puzzle -> puzzle -> bool

val next : 'a1 state -> 'a1 line -> ('a1, 'a1 state) answer

val feed : 'a1 checker -> 'a1 line -> 'a1 checker

val finish : 'a1 checker -> 'a1 state
