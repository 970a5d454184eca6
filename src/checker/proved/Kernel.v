(** The checker. No proofs here; its guarantees are in proofs/Main.v.

      Header p     Move (Cover ..)    Move (Split ..)    Last (Unique g) ..       the lines of a ledger
      fresh  --->  checking p  --->  ..  --->  accepted p (Unique g), or: refused, line 14, branch 1, and the rule *)
From Coq Require Import List NArith ZArith Bool.
From Deduku Require Import Spec Table.
From Deduku Require Export Ledger.
Import ListNotations.
Open Scope N_scope.
Set Implicit Arguments.

(** * The board *)
(** The living digits of each cell. *)
Definition living := table (table unit).
Definition has (d : digit) (s : table unit) : bool := match get d s with Some _ => true | None => false end.
Definition alive (l : living) (v : candidate) : bool :=
  match get (fst v) l with Some s => has (snd v) s | None => false end.
Definition kill (v : candidate) (l : living) : living :=
  match get (fst v) l with Some s => set (fst v) (Some (set (snd v) None s)) l | None => l end.
Definition kill_all (vs : list candidate) (l : living) : living := fold_left (fun l v => kill v l) vs l.

(** The candidates of a list as a set. *)
Definition among (vs : list candidate) : living :=
  let add l v := set (fst v) (Some (set (snd v) (Some tt) match get (fst v) l with Some s => s | None => empty end)) l in
  fold_left add vs empty.
Definition set_of (ds : list digit) : table unit := fold_left (fun s d => set d (Some tt) s) ds empty.

(** A table from 0, 1, .. to the items of a list. *)
Fixpoint number_from {A} (i : N) (l : list A) (t : table A) : table A :=
  match l with [] => t | a :: l' => number_from (N.succ i) l' (set i (Some a) t) end.
Definition numbered {A} (l : list A) : table A := number_from 0 l empty.
(** The items that fit, for lists of any length: the stack of filter would grow with the list. *)
Definition select {A} (fits : A -> bool) (l : list A) : list A :=
  rev_append (fold_left (fun out a => if fits a then a :: out else out) l []) [].
Fixpoint count_from {A} (i : N) (l : list A) : N :=  (* its length, computed as a number *)
  match l with [] => i | _ :: l' => count_from (N.succ i) l' end.

(** Lines by number, and their count. *)
Record numbering := Numbering { line_at : table line; how_many : N }.
Definition add_lines (ls : list line) (r : numbering) : numbering :=
  Numbering (number_from (how_many r) ls (line_at r)) (count_from (how_many r) ls).

(** A puzzle with precomputed data: the values of each cell, its cells and houses, the houses of each cell, lines, choices. *)
Record field := Field {
  about : puzzle;
  digits_table : table (list digit);
  cells : N;
  helper_set : table unit;
  house_table : table (list cell * bool);  (* and whether it is a full house *)
  houses_at : table (list N);
  own_lines : numbering;
  choice_table : table choice;
  start : living }.

Fixpoint meet (h : N) (hs : list (list cell)) (t : table (list N)) : table (list N) :=
  match hs with
  | [] => t
  | house :: hs' =>
    let add t c := set c (Some (h :: match get c t with Some l => l | None => [] end)) t in
    meet (N.succ h) hs' (fold_left add house t)
  end.
Definition within (n : N) (d : digit) : bool := (1 <=? d) && (d <=? n).
Definition digits_to (n : N) : list digit := map N.succ (upto n).
Definition field_of (p : puzzle) : field :=
  let n := size (on p) in
  let ds := digits_to n in
  let all := set_of ds in
  let values its := if fst its =? n then ds else digits_to (fst its) in  (* most cells share those of the grid *)
  let given its := match snd its with
    | [] => if fst its =? n then all else set_of (digits_to (fst its))
    | g => set_of (filter (within (fst its)) g)
    end in
  let hs := houses (on p) in
  Field p (numbered (map values (givens p))) (count_from 0 (givens p)) (set_of (helpers p))
        (numbered (map (fun h => (h, count_from 0 h =? n)) hs)) (meet 0 hs empty)
        (add_lines (lines p) (Numbering empty 0)) (numbered (choices p)) (numbered (map given (givens p))).
Definition digits (f : field) (c : cell) : list digit := match get c (digits_table f) with Some ds => ds | None => [] end.
Definition is_value (f : field) (v : candidate) : bool := existsb (N.eqb (snd v)) (digits f (fst v)).
Definition counted (f : field) (c : cell) : bool := negb (has c (helper_set f)).

(** * Lines *)
Definition term := (candidate * Z)%type.
Definition weigh_one (v : candidate) : term := (v, 1%Z).
Definition its_houses (f : field) (c : cell) : list N := match get c (houses_at f) with Some l => l | None => [] end.
(** The line of a sector, whose members have weight 1. An invalid sector requires nothing. *)
Definition line_of (f : field) (force : numbering) (s : sector) : line :=
  match s with
  | Cell c =>
    if c <? cells f then Line (map (fun d => weigh_one (c, d)) (digits f c)) (Some 1%Z) (Some 1%Z) else Line [] None None
  | House h d =>
    match get h (house_table f) with
    | Some (house, full) =>
      Line (map (fun c => weigh_one (c, d)) house) (Some (if full && within (size (on (about f))) d then 1 else 0)%Z) (Some 1%Z)
    | None => Line [] None None
    end
  | InForce k => match get k (line_at force) with Some l => l | None => Line [] None None end
  end.
Definition is (z : Z) (o : option Z) : bool := match o with Some x => (x =? z)%Z | None => false end.
(** Whether at most, or exactly, one candidate of a line is true; for cells and houses this is known. *)
Definition at_most_one (l : line) : bool := is 1 (most l) && forallb (fun t => (snd t =? 1)%Z) (terms l).
Definition at_most_one_in (f : field) (force : numbering) (s : sector) : bool :=
  match s with
  | Cell c => c <? cells f
  | House h _ => match get h (house_table f) with Some _ => true | None => false end
  | InForce _ => at_most_one (line_of f force s)
  end.
Definition exactly_one_in (f : field) (force : numbering) (s : sector) : bool :=
  at_most_one_in f force s &&
  match s with
  | Cell _ => true
  | House h d => within (size (on (about f))) d && match get h (house_table f) with Some (_, full) => full | None => false end
  | InForce _ => is 1 (least (line_of f force s))
  end.
Definition living_members (now : living) (l : line) : list candidate :=
  rev_append (fold_left (fun vs t => if alive now (fst t) then fst t :: vs else vs) (terms l) []) [].
Definition dead_line (now : living) (l : line) : bool := forallb (fun t => negb (alive now (fst t))) (terms l).

(** A weight for each candidate, by default 0, and the cells of candidates with a weight. *)
Record weights := Weights { weight_table : table (table Z); touched : list cell }.
Definition no_weights := Weights empty [].
Definition or_0 (o : option Z) : Z := match o with Some z => z | None => 0%Z end.
Definition weight (w : weights) (v : candidate) : Z :=
  match get (fst v) (weight_table w) with Some t => or_0 (get (snd v) t) | None => 0%Z end.
(** Adds the terms of a line, each z times. *)
Definition weigh (z : Z) (w : weights) (t : term) : weights :=
  let '(c, d, x) := t in
  match get c (weight_table w) with
  | Some of_c => Weights (set c (Some (set d (Some (or_0 (get d of_c) + z * x)%Z) of_c)) (weight_table w)) (touched w)
  | None => Weights (set c (Some (set d (Some (z * x)%Z) empty)) (weight_table w)) (c :: touched w)
  end.
Definition weigh_line (z : Z) (w : weights) (l : line) : weights := fold_left (weigh z) (terms l) w.

(** How often cells and houses are counted; for other lines, how often each candidate is. *)
Record tally := Tally { of_cells : table Z; of_houses : table (table Z); of_others : weights }.
Definition no_tally := Tally empty empty no_weights.
Definition count_of_house (w : tally) (h : N) (d : digit) : Z :=
  match get h (of_houses w) with Some t => or_0 (get d t) | None => 0%Z end.
Definition count_sector (f : field) (force : numbering) (z : Z) (w : tally) (s : sector) : tally :=
  match s with
  | Cell c => Tally (set c (Some (or_0 (get c (of_cells w)) + z)%Z) (of_cells w)) (of_houses w) (of_others w)
  | House h d =>
    let t := match get h (of_houses w) with Some t => t | None => empty end in
    Tally (of_cells w) (set h (Some (set d (Some (or_0 (get d t) + z)%Z) t)) (of_houses w)) (of_others w)
  | InForce _ => Tally (of_cells w) (of_houses w) (weigh_line z (of_others w) (line_of f force s))
  end.
(** The number of cover sectors of a candidate minus that of its base sectors. *)
Definition balance (f : field) (w : tally) (v : candidate) : Z :=
  fold_left (fun z h => z + count_of_house w h (snd v))%Z (its_houses f (fst v))
    (or_0 (get (fst v) (of_cells w)) + weight (of_others w) v)%Z.

Section Steps.
Variable words : Type.
Variable f : field.

(** The position of a check: the living candidates, and whether a step rests on uniqueness. The lines in force are
    those of the puzzle and of the enclosing cases. *)
Record position := Position { now : living; twins : bool }.
Notation result := (answer words position).
Notation line_of := (line_of f).

Fixpoint same_length {A B} (a : list A) (b : list B) : bool :=
  match a, b with [], [] => true | _ :: a', _ :: b' => same_length a' b' | _, _ => false end.

(** * Cover: k lines of exactly one, the base, and k of at most one. *)
(** Candidates in more cover than base sectors are false, if no living one is in fewer. *)
Definition check_cover (force : numbering) (at_ : position) (base cover : list sector) (removes : list candidate) : result :=
  demand same_length base cover else UnequalLists _;
  demand all base have exactly_one_in f force else @NotExactlyOne _;
  demand all cover have at_most_one_in f force else @NotAtMostOne _;
  let w := fold_left (count_sector f force 1) cover (fold_left (count_sector f force (-1)) base no_tally) in
  let even t := negb (alive (now at_) (fst t)) || (0 <=? balance f w (fst t))%Z in
  match first_of (fun s => first_failing even (terms (line_of force s))) base with Some (v, _) => Wrong [] (@MoreInBase _ v) | None =>
  demand all removes have (fun v => (0 <? balance f w v)%Z) else @NotMoreInCover _;
  Fine (Position (kill_all removes (now at_)) (twins at_))
  end.

(** * Sum: lines times factors *)
(** The lower bound of a line times z. *)
Definition bound (z : Z) (l : line) : option Z := if (0 <? z)%Z then least l else most l.
(** Divided and rounded up, if there is a divisor. *)
Definition part_of (over : option positive) (z : Z) : Z := match over with Some m => - (- z / Zpos m) | None => z end.
(** The largest value of a living candidate of a cell; 0 if there is none. *)
Definition largest (l : living) (value : candidate -> Z) (c : cell) : Z :=
  let larger d o := if alive l (c, d) then Some (match o with Some z => Z.max z (value (c, d)) | None => value (c, d) end) else o in
  or_0 (fold_right larger None (digits f c)).

(** True candidates, one in each cell, weigh at least the sum of the bounds: those that make this impossible are false. *)
Definition check_sum (force : numbering) (at_ : position) (parts : list (sector * Z)) (over : option positive)
  (removes : list candidate) : result :=
  demand all parts have (fun part => match bound (snd part) (line_of force (fst part)) with Some _ => true | None => false end)
    else (fun part => @BoundMissing _ (fst part));
  let w := fold_left (fun w part => weigh_line (snd part) w (line_of force (fst part))) parts no_weights in
  let all_bounds := fold_left (fun b part => b + snd part * or_0 (bound (snd part) (line_of force (fst part))))%Z parts 0%Z in
  let value v := part_of over (weight w v) in
  let top := largest (now at_) value in
  let most_of_all := fold_right (fun c z => top c + z)%Z 0%Z (touched w) in
  demand all removes have (fun v => (most_of_all - top (fst v) + value v <? part_of over all_bounds)%Z) else @NotBelow _;
  Fine (Position (kill_all removes (now at_)) (twins at_)).

(** * Twin: every solution here has T, and with F instead it is a second one. *)
Definition only_living (l : living) (v : candidate) : bool :=
  forallb (fun d => Bool.eqb (alive l (fst v, d)) (d =? snd v)) (digits f (fst v)).
(** The digits by cell; none if a cell occurs twice. *)
Fixpoint by_cell (vs : list candidate) (t : table digit) : option (table digit) :=
  match vs with
  | [] => Some t
  | (c, d) :: vs' => match get c t with None => by_cell vs' (set c (Some d) t) | Some _ => None end
  end.
(** Whether a line has the same sum in F as in T, by the differences w. *)
Definition level (w : weights) (l : line) : bool := (fold_left (fun z t => z + snd t * weight w (fst t)) (terms l) 0 =? 0)%Z.
Definition level_houses (w : weights) (v : candidate) : bool :=
  forallb (fun h => level w (line_of (own_lines f) (House h (snd v)))) (its_houses f (fst v)).

Definition check_twin (l : living) (t other : list candidate) : option (rule words) :=
  match choices (about f) with _ :: _ => Some (TwinWithChoices _) | [] =>
  match first_failing (only_living l) t, first_failing (alive (start f)) other with
  | Some v, _ => Some (@NotForced _ v)
  | _, Some v => Some (@NotAllowed _ v)
  | None, None =>
    match by_cell t empty, by_cell other empty, other with
    | Some of_t, Some of_f, _ :: _ =>
      let shared v := match get (fst v) of_t with Some d => negb (d =? snd v) | None => true end in
      let in_t v := match get (fst v) of_t with Some _ => true | None => false end in
      let in_f v := match get (fst v) of_f with Some _ => true | None => false end in
      let w := weigh_line 1 (weigh_line (-1) no_weights (Line (map weigh_one t) None None)) (Line (map weigh_one other) None None) in
      let fair v := in_t v && in_f v && level_houses w v in
      match first_failing shared other, first_failing fair (t ++ other) with
      | Some v, _ => Some (@SharedByBoth _ v)
      | _, Some v => Some (@NotExchanged _ v)
      | None, None =>
        if negb (existsb (fun v => counted f (fst v)) other) then Some (HelpersAlone _) else
        if forallb (level w) (lines (about f)) then None else Some (LineNotLevel _)
      end
    | _, _, v :: _ => Some (@NotExchanged _ v)
    | _, _, [] => Some (@UnequalLists _)
    end
  end
  end.

(** * Split: branches that keep all living members of a sector; candidates dead in every open one are false. *)
(** Between branches: the living members not kept so far, or the remaining cases; whether all branches were closed,
    whether one ended in a Twin. *)
Record between := Between { left : list candidate; cases_left : list (list line); all_closed : bool; with_twin : bool }.
(** The start of a branch: lines in force, living candidates, and members or cases left for the others. *)
Record opened := Opened { in_force : numbering; first : living; to_keep : list candidate; to_come : list (list line) }.

Definition enter_kept (force : numbering) (before : living) (members : list candidate) (their_set : living)
  (so_far : between) (keep : list candidate) : answer words opened :=
  demand all keep have alive their_set else @NotKeepable _;
  let kept := among keep in
  let not_kept l := select (fun v => negb (alive kept v)) l in
  Fine (Opened force (kill_all (not_kept members) before) (not_kept (left so_far)) []).
Definition most_lines : N := 65536.
Definition enter_case (force : numbering) (before : living) (so_far : between) (_ : list candidate) : answer words opened :=
  match cases_left so_far with
  | [] => Wrong [] (NotEachCase _)
  | case :: cases =>
    let force' := add_lines case force in
    demand how_many force' <=? most_lines else TooManyLines _;
    Fine (Opened force' before [] cases)
  end.

Fixpoint check_step (force : numbering) (at_ : position) (s : step words) {struct s} : result :=
  match s with
  | NoStep why => Wrong [] (Form why)
  | Cover base cover removes =>
    demand all removes have alive (now at_) else @DeadAlready _;
    check_cover force at_ base cover removes
  | Sum parts over removes =>
    demand all removes have alive (now at_) else @DeadAlready _;
    check_sum force at_ parts over removes
  | Split on branches removes =>
    demand all removes have alive (now at_) else @DeadAlready _;
    demand exactly_one_in f force on else @NotExactlyOne _ on;
    let members := living_members (now at_) (line_of force on) in
    let their_set := among members in
    do last <- walk InBranch (check_branch (enter_kept force (now at_) members their_set) removes) 0
                    (Between members [] true (twins at_)) branches;
    demand (match branches with [] => false | _ => true end) else NoBranches _;
    match left last with
    | v :: _ => Wrong [] (@KeptNowhere _ v)
    | [] =>
      demand all removes have (fun v => negb (all_closed last) || alive their_set v) else @OutsideSector _;
      Fine (Position (kill_all removes (now at_)) (with_twin last))
    end
  | Cases k branches removes =>
    demand all removes have alive (now at_) else @DeadAlready _;
    match get k (choice_table f) with
    | None => Wrong [] (NoChoice _ k)
    | Some cases =>
      do last <- walk InBranch (check_branch (enter_case force (now at_)) removes) 0
                      (Between [] cases true (twins at_)) branches;
      demand match cases_left last with [] => true | _ => false end else NotEachCase _;
      Fine (Position (kill_all removes (now at_)) (with_twin last))
    end
  end
with check_branch (enter : between -> list candidate -> answer words opened) (removes : list candidate)
  (so_far : between) (b : branch words) {struct b} : answer words between :=
  match b with
  | NoBranch why => Wrong [] (Form why)
  | Branch keep steps ends =>
    do o <- enter so_far keep;
    do at_ <- walk InStep (check_step (in_force o)) 0 (Position (first o) (with_twin so_far)) steps;
    let end_of closed twins := Fine (Between (to_keep o) (to_come o) (all_closed so_far && closed) twins) in
    match ends with
    | NoEnding why => Wrong [] (Form why)
    | Open =>
      demand forallb (fun v => negb (alive (now at_) v)) removes else LivesOpen _;
      end_of false (twins at_)
    | Empty s =>
      demand exactly_one_in f (in_force o) s else @NotExactlyOne _ s;
      demand dead_line (now at_) (line_of (in_force o) s) else LivingMember _;
      end_of true (twins at_)
    | Twin t other =>
      match check_twin (now at_) t other with
      | Some why => Wrong [] why
      | None => end_of true true
      end
    end
  end.

(** * Claims *)
Fixpoint each_allowed (gs : list (N * list digit)) (g : grid) : bool :=
  match gs, g with
  | [], [] => true
  | (values, given) :: gs', d :: g' =>
    within values d && match given with [] => true | _ => existsb (N.eqb d) given end && each_allowed gs' g'
  | _, _ => false
  end.
Fixpoint all_differ (ds : list digit) (seen : table unit) : bool :=
  match ds with [] => true | d :: ds' => negb (has d seen) && all_differ ds' (set d (Some tt) seen) end.
Definition look_up (t : table digit) (c : cell) : digit := match get c t with Some d => d | None => 0 end.
Definition meets (t : table digit) (l : line) : bool :=
  let sum := fold_left (fun z '(c, d, w) => (if (look_up t c =? d)%N then z + w else z)%Z) (terms l) 0%Z in
  match least l with Some a => (a <=? sum)%Z | None => true end && match most l with Some b => (sum <=? b)%Z | None => true end.
(** No living candidate of cells c, c + 1, .. is outside of the grid, except in helpers. *)
Fixpoint nothing_else (l : living) (c : cell) (g : grid) : bool :=
  match g with
  | [] => true
  | d :: g' =>
    (negb (counted f c) || forallb (fun d' => (d' =? d) || negb (alive l (c, d'))) (digits f c)) && nothing_else l (N.succ c) g'
  end.

Definition check_grid (g : grid) (go_on : answer words unit) : answer words unit :=
  demand count_from 0 g =? cells f else GridLength _;
  demand each_allowed (givens (about f)) g else GridAgainstGiven _;
  let t := numbered g in
  demand forallb (fun house => all_differ (map (look_up t) house) empty) (houses (on (about f))) else GridRepeats _;
  demand forallb (meets t) (lines (about f)) else GridAgainstLine _;
  demand forallb (existsb (forallb (meets t))) (choices (about f)) else GridAgainstChoice _;
  go_on.
Definition check_empty (l : living) (s : sector) : answer words unit :=
  demand exactly_one_in f (own_lines f) s else @NotExactlyOne _ s;
  demand dead_line l (line_of (own_lines f) s) else LivingMember _;
  Fine tt.
Definition check_false (l : living) (them : list candidate) : answer words unit :=
  demand all them have (fun v => is_value f v && negb (alive l v)) else @ClaimedLiving _;
  Fine tt.

Definition check_claim (at_ : position) (what : claim) (empty_one : sector) : answer words unit :=
  match what with
  | Solved g => check_grid g (Fine tt)
  | Unique g =>
    demand negb (twins at_) else NeedsCondition _;
    check_grid g (demand nothing_else (now at_) 0 g else OutsideGrid _; Fine tt)
  | NoSolution => demand negb (twins at_) else NeedsCondition _; check_empty (now at_) empty_one
  | NotUnique => check_empty (now at_) empty_one
  | AreFalse them => demand negb (twins at_) else NeedsCondition _; check_false (now at_) them
  | AreFalseIfUnique them => check_false (now at_) them
  end.
End Steps.

(** * The whole *)
Definition prepare {words} (p : puzzle) : answer words field :=
  let count := count_from 0 (givens p) in
  let n := size (on p) in
  demand match on p with Boxes _ _ => count =? n * n | Houses _ _ => true end else GivensNotCells _;
  let values := numbered (map fst (givens p)) in
  let has_n c := match get c values with Some values => values =? n | None => false end in
  demand forallb (forallb has_n) (houses (on p)) else NoHouseCell _;
  demand forallb (fun house => count_from 0 house <=? n) (houses (on p)) else HouseTooLong _;
  let inside l := forallb (fun t => fst (fst t) <? count) (terms l) in
  demand forallb inside (lines p) && forallb (forallb (forallb inside)) (choices p) else TermOutOfBoard _;
  Fine (field_of p).

(** Checks a complete proof. *)
Definition check_all {words} (p : puzzle) (steps : list (step words)) (what : claim) (empty_one : sector)
  : answer words unit :=
  do f <- prepare p;
  do at_ <- walk InStep (check_step f (own_lines f)) 0 (Position (start f) false) steps;
  check_claim words f at_ what empty_one.
Definition check {words} (p : puzzle) (steps : list (step words)) (what : claim) (empty_one : sector) : bool :=
  match check_all p steps what empty_one with Fine _ => true | Wrong _ _ => false end.

(** The same line by line: the number of lines read, and the state reached. *)
Inductive state (words : Type) :=
  | Begin (wanted : option puzzle)
  | Checking (f : field) (at_ : position)
  | Accepted (p : puzzle) (what : claim)
  | Refused (line : N) (path : list place) (why : rule words).
Arguments Begin {words}.  Arguments Checking {words}.  Arguments Accepted {words}.
Record checker (words : Type) := Checker { lines_read : N; reached : state words }.
(** Begins a check; if a puzzle is given, the header must state it. *)
Definition fresh {words} (wanted : option puzzle) : checker words := Checker 0 (Begin wanted).

Fixpoint same_list {A} (same : A -> A -> bool) (a b : list A) : bool :=
  match a, b with [], [] => true | x :: a', y :: b' => same x y && same_list same a' b' | _, _ => false end.
Definition same_board (a b : board) : bool :=
  match a, b with
  | Boxes h w, Boxes h' w' => (h =? h') && (w =? w')
  | Houses n hs, Houses n' hs' => (n =? n') && same_list (same_list N.eqb) hs hs'
  | _, _ => false
  end.
Definition same_bound (a b : option Z) : bool :=
  match a, b with Some x, Some y => (x =? y)%Z | None, None => true | _, _ => false end.
Definition same_term (a b : term) : bool :=
  (fst (fst a) =? fst (fst b)) && (snd (fst a) =? snd (fst b)) && (snd a =? snd b)%Z.
Definition same_line (a b : line) : bool :=
  same_list same_term (terms a) (terms b) && same_bound (least a) (least b) && same_bound (most a) (most b).
Definition same_given (a b : N * list digit) : bool := (fst a =? fst b) && same_list N.eqb (snd a) (snd b).
Definition same_puzzle (a b : puzzle) : bool :=
  same_board (on a) (on b) && same_list same_given (givens a) (givens b) &&
  same_list same_line (lines a) (lines b) && same_list (same_list (same_list same_line)) (choices a) (choices b) &&
  same_list N.eqb (helpers a) (helpers b).

Definition next {words} (s : state words) (l : entry words) : answer words (state words) :=
  match s, l with
  | _, NoEntry why => Wrong [] (Form why)
  | Begin wanted, Header p =>
    demand match wanted with Some q => same_puzzle q p | None => true end else AnotherPuzzle _;
    do f <- prepare p;
    Fine (Checking f (Position (start f) false))
  | Begin _, _ => Wrong [] (FirstNotHeader _)
  | Checking f at_, Move s => do then_ <- check_step f (own_lines f) at_ s; Fine (Checking f then_)
  | Checking f at_, Last what e => do _ <- check_claim words f at_ what e; Fine (Accepted (about f) what)
  | Checking _ _, Header _ => Wrong [] (SecondHeader _)
  | Accepted _ _, _ => Wrong [] (AfterClaim _)
  | Refused line path why, _ => Wrong path why
  end.
Definition feed {words} (c : checker words) (l : entry words) : checker words :=
  match reached c with
  | Refused _ _ _ => c
  | s => let n := N.succ (lines_read c) in
         Checker n (match next s l with Fine s' => s' | Wrong path why => Refused n path why end)
  end.
(** The end of the lines. *)
Definition finish {words} (c : checker words) : state words :=
  match reached c with
  | Begin _ => Refused (N.succ (lines_read c)) [] (FirstNotHeader _)
  | Checking _ _ => Refused (N.succ (lines_read c)) [] (ClaimMissing _)
  | s => s
  end.
Definition run {words} (wanted : option puzzle) (ls : list (entry words)) : state words :=
  finish (fold_left feed ls (fresh wanted)).
