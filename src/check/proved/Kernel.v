(** The checker. No proofs here; what it promises is in proofs/Main.v.

      Header p     Move (Cover ..)    Move (Split ..)    Last (Unique g) ..       the lines of a ledger
      fresh  --->  checking p  --->  ..  --->  accepted p (Unique g), or: refused, line 14, branch 1, and the rule *)
From Coq Require Import List NArith ZArith Bool.
From Deduku Require Import Spec Table.
From Deduku Require Export Lines.
Import ListNotations.
Open Scope N_scope.
Set Implicit Arguments.

(** * The board *)
(** Which digits of which cells are living. *)
Definition living := table (table unit).
Definition has (d : digit) (s : table unit) : bool := match get d s with Some _ => true | None => false end.
Definition alive (l : living) (v : candidate) : bool :=
  match get (fst v) l with Some s => has (snd v) s | None => false end.
Definition kill (v : candidate) (l : living) : living :=
  match get (fst v) l with Some s => set (fst v) (Some (set (snd v) None s)) l | None => l end.
Definition kill_all (vs : list candidate) (l : living) : living := fold_left (fun l v => kill v l) vs l.

Definition set_of (ds : list digit) : table unit := fold_left (fun s d => set d (Some tt) s) ds empty.

(** Numbers a list: a table from 0, 1, .. to its items. *)
Fixpoint number_from {A} (i : N) (l : list A) (t : table A) : table A :=
  match l with [] => t | a :: l' => number_from (N.succ i) l' (set i (Some a) t) end.
Definition numbered {A} (l : list A) : table A := number_from 0 l empty.
Fixpoint count_from {A} (i : N) (l : list A) : N :=  (* its length, at once as a number *)
  match l with [] => i | _ :: l' => count_from (N.succ i) l' end.

(** A puzzle with what a look at it needs: all digits, its cells and houses, the houses of each cell. *)
Record field := Field {
  about : puzzle;
  digits : list digit;
  cells : N;
  house_table : table (list cell * bool);  (* and whether it has as many cells as there are digits *)
  houses_at : table (list N);
  start : living }.

Fixpoint meet (h : N) (hs : list (list cell)) (t : table (list N)) : table (list N) :=
  match hs with
  | [] => t
  | house :: hs' =>
    let add t c := set c (Some (h :: match get c t with Some l => l | None => [] end)) t in
    meet (N.succ h) hs' (fold_left add house t)
  end.
Definition within (n : N) (d : digit) : bool := (1 <=? d) && (d <=? n).
Definition field_of (p : puzzle) : field :=
  let n := size (on p) in
  let ds := map N.succ (upto n) in
  let all := set_of ds in
  let given g := match g with [] => all | _ => set_of (filter (within n) g) end in
  let hs := houses (on p) in
  Field p ds (count_from 0 (givens p)) (numbered (map (fun h => (h, count_from 0 h =? n)) hs)) (meet 0 hs empty)
        (numbered (map given (givens p))).

(** The members of a sector; whether exactly one of them is true; the sectors of a candidate are its cell and .. *)
Definition house_cells (f : field) (h : N) : list cell := match get h (house_table f) with Some (l, _) => l | None => [] end.
Definition members (f : field) (s : sector) : list candidate :=
  match s with
  | Cell c => map (pair c) (digits f)
  | House h d => map (fun c => (c, d)) (house_cells f h)
  end.
Definition exactly_one (f : field) (s : sector) : bool :=
  match s with
  | Cell c => c <? cells f
  | House h d => within (size (on (about f))) d && match get h (house_table f) with Some (_, full) => full | None => false end
  end.
Definition its_houses (f : field) (c : cell) : list N := match get c (houses_at f) with Some l => l | None => [] end.
Definition dead_sector (f : field) (l : living) (s : sector) : bool := forallb (fun v => negb (alive l v)) (members f s).

(** * Cover *)
(** How often each sector stands in a list, less how often in another. *)
Record weights := Weights { of_cells : table Z; of_houses : table (table Z) }.
Definition no_weights := Weights empty empty.
Definition weight (o : option Z) : Z := match o with Some z => z | None => 0%Z end.
Definition cell_weight (w : weights) (c : cell) : Z := weight (get c (of_cells w)).
Definition house_weight (w : weights) (h : N) (d : digit) : Z :=
  match get h (of_houses w) with Some t => weight (get d t) | None => 0%Z end.
Definition weigh (z : Z) (s : sector) (w : weights) : weights :=
  match s with
  | Cell c => Weights (set c (Some (cell_weight w c + z)%Z) (of_cells w)) (of_houses w)
  | House h d =>
    let t := match get h (of_houses w) with Some t => t | None => empty end in
    Weights (of_cells w) (set h (Some (set d (Some (weight (get d t) + z)%Z) t)) (of_houses w))
  end.
Definition weigh_all (z : Z) (l : list sector) (w : weights) : weights := fold_left (fun w s => weigh z s w) l w.
(** In how many more sectors of the second list than of the first a candidate lies. *)
Definition balance (f : field) (w : weights) (v : candidate) : Z :=
  fold_left (fun z h => (z + house_weight w h (snd v))%Z) (its_houses f (fst v)) (cell_weight w (fst v)).

Section Steps.
Variable words : Type.
Variable f : field.

(** Where a check stands: the living candidates, and whether something rests on there being one solution. *)
Record position := Position { now : living; twins : bool }.
Notation result := (answer words position).

Fixpoint same_length {A B} (a : list A) (b : list B) : bool :=
  match a, b with [], [] => true | _ :: a', _ :: b' => same_length a' b' | _, _ => false end.

(** k base and k cover sectors: what lies in more cover than base sectors is false, if nothing living lies in less. *)
Definition check_cover (at_ : position) (base cover : list sector) (removes : list candidate) : result :=
  demand same_length base cover else UnequalLists _;
  demand all base have exactly_one f else @NotExactlyOne _;
  let w := weigh_all 1 cover (weigh_all (-1) base no_weights) in
  let even v := negb (alive (now at_) v) || (0 <=? balance f w v)%Z in
  demand all flat_map (members f) base have even else @MoreInBase _;
  demand all removes have (fun v => (0 <? balance f w v)%Z) else @NotMoreInCover _;
  Fine (Position (kill_all removes (now at_)) (twins at_)).

(** * Twin: every solution here has T, and with F in its place is a second one. *)
Definition only_living (l : living) (v : candidate) : bool :=
  forallb (fun d => Bool.eqb (alive l (fst v, d)) (d =? snd v)) (digits f).
(** The digits by cell; none if a cell comes twice. *)
Fixpoint by_cell (vs : list candidate) (t : table digit) : option (table digit) :=
  match vs with
  | [] => Some t
  | (c, d) :: vs' => match get c t with None => by_cell vs' (set c (Some d) t) | Some _ => None end
  end.
Definition houses_of (v : candidate) : list sector := map (fun h => House h (snd v)) (its_houses f (fst v)).
Definition weigh_candidates (z : Z) (vs : list candidate) (w : weights) : weights :=
  fold_left (fun w v => weigh_all z (houses_of v) w) vs w.
Definition level (w : weights) (v : candidate) : bool :=
  forallb (fun h => (house_weight w h (snd v) =? 0)%Z) (its_houses f (fst v)).

Definition check_twin (l : living) (t other : list candidate) : option (rule words) :=
  match first_failing (only_living l) t, first_failing (alive (start f)) other with
  | Some v, _ => Some (@NotForced _ v)
  | _, Some v => Some (@NotAllowed _ v)
  | None, None =>
    match by_cell t empty, by_cell other empty, other with
    | Some of_t, Some of_f, _ :: _ =>
      let shared v := match get (fst v) of_t with Some d => negb (d =? snd v) | None => true end in
      let in_t v := match get (fst v) of_t with Some _ => true | None => false end in
      let in_f v := match get (fst v) of_f with Some _ => true | None => false end in
      let w := weigh_candidates 1 other (weigh_candidates (-1) t no_weights) in
      let fair v := in_t v && in_f v && level w v in
      match first_failing shared other, first_failing fair (t ++ other) with
      | Some v, _ => Some (@SharedByBoth _ v)
      | _, Some v => Some (@NotExchanged _ v)
      | None, None => None
      end
    | _, _, v :: _ => Some (@NotExchanged _ v)
    | _, _, [] => Some (@UnequalLists _)
    end
  end.

(** * Split: branches that keep all living members of a sector; what is dead in every open one is false. *)
Definition member (v : candidate) (l : list candidate) : bool :=
  existsb (fun u => (fst u =? fst v) && (snd u =? snd v)) l.
(** Between branches: the living members that none kept so far, whether all were closed, whether one ended in a Twin. *)
Record between := Between { left : list candidate; all_closed : bool; with_twin : bool }.

Fixpoint check_step (at_ : position) (s : step words) {struct s} : result :=
  match s with
  | NoStep why => Wrong [] (Form why)
  | Cover base cover removes =>
    demand all removes have alive (now at_) else @DeadAlready _;
    check_cover at_ base cover removes
  | Split on branches removes =>
    demand all removes have alive (now at_) else @DeadAlready _;
    demand exactly_one f on else @NotExactlyOne _ on;
    let living_members := filter (alive (now at_)) (members f on) in
    do last <- walk InBranch (check_branch (now at_) living_members removes) 0
                    (Between living_members true (twins at_)) branches;
    demand (match branches with [] => false | _ => true end) else NoBranches _;
    match left last with
    | v :: _ => Wrong [] (@KeptNowhere _ v)
    | [] =>
      demand all removes have (fun v => negb (all_closed last) || member v living_members) else @OutsideSector _;
      Fine (Position (kill_all removes (now at_)) (with_twin last))
    end
  end
with check_branch (before : living) (living_members removes : list candidate) (so_far : between) (b : branch words)
  {struct b} : answer words between :=
  match b with
  | NoBranch why => Wrong [] (Form why)
  | Branch keep steps ends =>
    demand all keep have (fun v => member v living_members) else @NotKeepable _;
    let others := filter (fun v => negb (member v keep)) living_members in
    let rest := filter (fun v => negb (member v keep)) (left so_far) in
    do at_ <- walk InStep check_step 0 (Position (kill_all others before) (with_twin so_far)) steps;
    match ends with
    | NoEnding why => Wrong [] (Form why)
    | Open =>
      demand forallb (fun v => negb (alive (now at_) v)) removes else LivesOpen _;
      Fine (Between rest false (twins at_))
    | Empty s =>
      demand exactly_one f s else @NotExactlyOne _ s;
      demand dead_sector f (now at_) s else LivingMember _;
      Fine (Between rest (all_closed so_far) (twins at_))
    | Twin t other =>
      match check_twin (now at_) t other with
      | Some why => Wrong [] why
      | None => Fine (Between rest (all_closed so_far) true)
      end
    end
  end.

(** * Claims *)
Fixpoint each_allowed (n : N) (gs : list (list digit)) (g : grid) : bool :=
  match gs, g with
  | [], [] => true
  | given :: gs', d :: g' =>
    within n d && match given with [] => true | _ => existsb (N.eqb d) given end && each_allowed n gs' g'
  | _, _ => false
  end.
Fixpoint all_differ (ds : list digit) (seen : table unit) : bool :=
  match ds with [] => true | d :: ds' => negb (has d seen) && all_differ ds' (set d (Some tt) seen) end.
Definition look_up (t : table digit) (c : cell) : digit := match get c t with Some d => d | None => 0 end.
(** No living candidate of cells c, c + 1, .. is outside of the grid. *)
Fixpoint nothing_else (l : living) (c : cell) (g : grid) : bool :=
  match g with
  | [] => true
  | d :: g' => forallb (fun d' => (d' =? d) || negb (alive l (c, d'))) (digits f) && nothing_else l (N.succ c) g'
  end.

Definition check_grid (g : grid) (go_on : answer words unit) : answer words unit :=
  demand count_from 0 g =? cells f else GridLength _;
  demand each_allowed (size (on (about f))) (givens (about f)) g else GridAgainstGiven _;
  let t := numbered g in
  demand forallb (fun house => all_differ (map (look_up t) house) empty) (houses (on (about f))) else GridRepeats _;
  go_on.
Definition check_empty (l : living) (s : sector) : answer words unit :=
  demand exactly_one f s else @NotExactlyOne _ s;
  demand dead_sector f l s else LivingMember _;
  Fine tt.
Definition check_false (l : living) (them : list candidate) : answer words unit :=
  demand all them have (fun v => within (size (on (about f))) (snd v) && negb (alive l v)) else @ClaimedLiving _;
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
  demand forallb (forallb (fun c => c <? count)) (houses (on p)) else CellOutOfBoard _;
  demand forallb (fun house => count_from 0 house <=? n) (houses (on p)) else HouseTooLong _;
  Fine (field_of p).

(** A whole proof, and whether it is accepted. *)
Definition check_all {words} (p : puzzle) (steps : list (step words)) (what : claim) (empty_one : sector)
  : answer words unit :=
  do f <- prepare p;
  do at_ <- walk InStep (check_step f) 0 (Position (start f) false) steps;
  check_claim words f at_ what empty_one.
Definition check {words} (p : puzzle) (steps : list (step words)) (what : claim) (empty_one : sector) : bool :=
  match check_all p steps what empty_one with Fine _ => true | Wrong _ _ => false end.

(** The same line by line: how many lines were read, and where that leads. *)
Inductive state (words : Type) :=
  | Begin (wanted : option puzzle)
  | Checking (f : field) (at_ : position)
  | Accepted (p : puzzle) (what : claim)
  | Refused (line : N) (path : list place) (why : rule words).
Arguments Begin {words}.  Arguments Checking {words}.  Arguments Accepted {words}.
Record checker (words : Type) := Checker { lines : N; reached : state words }.
(** Begins a check; of a header that states this puzzle, if there is one. *)
Definition fresh {words} (wanted : option puzzle) : checker words := Checker 0 (Begin wanted).

Fixpoint same_list {A} (same : A -> A -> bool) (a b : list A) : bool :=
  match a, b with [], [] => true | x :: a', y :: b' => same x y && same_list same a' b' | _, _ => false end.
Definition same_board (a b : board) : bool :=
  match a, b with
  | Boxes h w, Boxes h' w' => (h =? h') && (w =? w')
  | Houses n hs, Houses n' hs' => (n =? n') && same_list (same_list N.eqb) hs hs'
  | _, _ => false
  end.
Definition same_puzzle (a b : puzzle) : bool :=
  same_board (on a) (on b) && same_list (same_list N.eqb) (givens a) (givens b).

Definition next {words} (s : state words) (l : line words) : answer words (state words) :=
  match s, l with
  | _, NoLine why => Wrong [] (Form why)
  | Begin wanted, Header p =>
    demand match wanted with Some q => same_puzzle q p | None => true end else AnotherPuzzle _;
    do f <- prepare p;
    Fine (Checking f (Position (start f) false))
  | Begin _, _ => Wrong [] (FirstNotHeader _)
  | Checking f at_, Move s => do then_ <- check_step f at_ s; Fine (Checking f then_)
  | Checking f at_, Last what e => do _ <- check_claim words f at_ what e; Fine (Accepted (about f) what)
  | Checking _ _, Header _ => Wrong [] (SecondHeader _)
  | Accepted _ _, _ => Wrong [] (AfterClaim _)
  | Refused line path why, _ => Wrong path why
  end.
Definition feed {words} (c : checker words) (l : line words) : checker words :=
  match reached c with
  | Refused _ _ _ => c
  | s => let n := N.succ (lines c) in
         Checker n (match next s l with Fine s' => s' | Wrong path why => Refused n path why end)
  end.
(** When there are no more lines. *)
Definition finish {words} (c : checker words) : state words :=
  match reached c with
  | Begin _ => Refused (N.succ (lines c)) [] (FirstNotHeader _)
  | Checking _ _ => Refused (N.succ (lines c)) [] (ClaimMissing _)
  | s => s
  end.
Definition run {words} (wanted : option puzzle) (ls : list (line words)) : state words :=
  finish (fold_left feed ls (fresh wanted)).
