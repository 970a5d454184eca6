(** The checker's input, an entry for each line of a ledger, and its answers.

      {"cover":[[3],[19]],"removes":[3,7]}   =   Move (Cover [Cell 3] [House 0 4] [(0, 4); (1, 4)])
      Fine .., or Wrong [InBranch 1; InStep 3] (MoreInBase (0, 4)): the first violated condition, and its place *)
From Coq Require Import List NArith ZArith.
From Deduku Require Import Spec.
Import ListNotations.
Open Scope N_scope.
Set Implicit Arguments.

(** * Input *)
Definition candidate := (cell * digit)%type.
(** "The cell has one digit", "the house has d once", and line k of those in force: the lines of the puzzle, then those of
    the enclosing cases, outermost first. *)
Inductive sector := Cell (c : cell) | House (h : N) (d : digit) | InForce (k : N).

(** For text that is not in the form of a ledger, the reader passes on the reason in words, in the same place: so the
    first error is reported, whatever its kind. The kernel refuses it there. *)
Inductive ending (words : Type) := Open | Empty (s : sector) | Twin (t f : list candidate) | NoEnding (why : words).
Inductive step (words : Type) :=
  | Cover (base cover : list sector) (removes : list candidate)
  | Sum (parts : list (sector * Z)) (over : option positive) (removes : list candidate)
  | Split (on : sector) (branches : list (branch words)) (removes : list candidate)
  | Cases (of : N) (branches : list (branch words)) (removes : list candidate)  (* of a choice; its branches keep nothing *)
  | NoStep (why : words)
with branch (words : Type) :=
  | Branch (keep : list candidate) (steps : list (step words)) (ends : ending words)
  | NoBranch (why : words).
Inductive entry (words : Type) :=
  | Header (p : puzzle)
  | Move (s : step words)
  | Last (what : claim) (empty_one : sector)  (* the sector matters only for NoSolution and NotUnique *)
  | NoEntry (why : words).
Arguments Open {words}.  Arguments Empty {words}.  Arguments Twin {words}.
Arguments Cover {words}.  Arguments Sum {words}.  Arguments Header {words}.  Arguments Last {words}.

(** * Answers *)
Inductive place := InBranch (i : N) | InStep (i : N).
Inductive rule (words : Type) :=
  | Form (why : words)
  | AnotherPuzzle | GivensNotCells | NoHouseCell | HouseTooLong | TermOutOfBoard
  | FirstNotHeader | SecondHeader | AfterClaim | ClaimMissing
  | DeadAlready (v : candidate) | NotExactlyOne (s : sector)
  | NotAtMostOne (s : sector) | UnequalLists | MoreInBase (v : candidate) | NotMoreInCover (v : candidate)
  | BoundMissing (s : sector) | NotBelow (v : candidate) | NoChoice (k : N) | NotEachCase | TooManyLines
  | NotKeepable (v : candidate) | KeptNowhere (v : candidate) | NoBranches | OutsideSector (v : candidate)
  | LivingMember | LivesOpen
  | TwinWithChoices | NotForced (v : candidate) | NotAllowed (v : candidate) | SharedByBoth (v : candidate) | NotExchanged (v : candidate)
  | LineNotLevel | HelpersAlone
  | NeedsCondition | ClaimedLiving (v : candidate) | GridLength | GridAgainstGiven | GridRepeats | GridAgainstLine
  | GridAgainstChoice | OutsideGrid.
Inductive answer (words S : Type) := Fine (state : S) | Wrong (path : list place) (why : rule words).
Arguments Fine {words S}.  Arguments Wrong {words S}.  Arguments Form {words}.

(** Continues if a condition holds; the first violated one is the answer. *)
Definition require {words S} (holds : bool) (why : rule words) (go_on : answer words S) : answer words S :=
  if holds then go_on else Wrong [] why.
Notation "'demand' c 'else' r ; k" := (require c r k) (at level 200, c at level 100, r at level 100, k at level 200).
(** The first item of a list that violates a condition. *)
Fixpoint first_failing {A} (holds : A -> bool) (l : list A) : option A :=
  match l with [] => None | a :: l' => if holds a then first_failing holds l' else Some a end.
(** The first result found in the items of a list. *)
Fixpoint first_of {A B} (find : A -> option B) (l : list A) : option B :=
  match l with [] => None | a :: l' => match find a with Some b => Some b | None => first_of find l' end end.
Definition require_all {words A S} (holds : A -> bool) (l : list A) (why : A -> rule words) (go_on : answer words S) :=
  match first_failing holds l with None => go_on | Some a => Wrong [] (why a) end.
Notation "'demand' 'all' l 'have' f 'else' r ; k" :=
  (require_all f l r k) (at level 200, l at level 100, f at level 100, r at level 100, k at level 200).
Notation "'do' x <- a ; k" :=
  (match a with Fine x => k | Wrong path why => Wrong path why end) (at level 200, a at level 100).
(** Visits items in order, each with its number in the path. *)
Definition walk {words A S} (name : N -> place) (visit : S -> A -> answer words S) :=
  fix go (i : N) (s : S) (l : list A) : answer words S :=
    match l with
    | [] => Fine s
    | a :: l' => match visit s a with
                 | Fine s' => go (N.succ i) s' l'
                 | Wrong path why => Wrong (name i :: path) why
                 end
    end.
