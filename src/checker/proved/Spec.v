(** What a Sudoku is, and what a proof about one may claim. "Accepted" of deduku-check-proved means this and no more;
    doc/proved-checker.md goes through it line by line. Numbers are whole: those of N from 0, those of Z with a sign. *)
From Coq Require Import List NArith ZArith Lia.
Import ListNotations.
Open Scope N_scope.

Definition cell := N.   (* numbered from 0 *)
Definition digit := N.  (* from 1; also any other value of a cell *)
Definition upto (n : N) : list N := map N.of_nat (seq 0 (N.to_nat n)).  (* 0, 1, .., n - 1 *)

(** A board: n x n cells in boxes of h x w, where n = h * w is the number of digits, cells row by row; or any houses. *)
Inductive board := Boxes (h w : N) | Houses (n : N) (list_of_them : list (list cell)).
Definition size (b : board) : N := match b with Boxes h w => h * w | Houses n _ => n end.

Definition row (n r : N) := map (fun i => r * n + i) (upto n).
Definition column (n k : N) := map (fun i => i * n + k) (upto n).
Definition box (h w b : N) :=  (* h boxes stand side by side *)
  map (fun i => (b / h * h + i / w) * (h * w) + (b mod h * w + i mod w)) (upto (h * w)).
Definition houses (b : board) : list (list cell) :=
  match b with
  | Boxes h w => let n := h * w in map (row n) (upto n) ++ map (column n) (upto n) ++ map (box h w) (upto n)
  | Houses _ list_of_them => list_of_them
  end.

(** A grid has a digit for each cell. *)
Definition grid := list digit.
Definition at_cell (g : grid) (c : cell) : digit := nth (N.to_nat c) g 0.

(** A line: digits of cells, each with a weight, and two bounds, which may be missing. It holds in a grid if the weights
    of those that are in the grid add up to `least` or more and to `most` or less. A choice: cases, each some lines. *)
Record line := Line { terms : list (cell * digit * Z); least : option Z; most : option Z }.
Fixpoint total (g : grid) (ts : list (cell * digit * Z)) : Z :=
  match ts with [] => 0 | (c, d, w) :: ts' => (if (at_cell g c =? d)%N then w else 0) + total g ts' end%Z.
Definition holds (g : grid) (l : line) : Prop :=
  match least l with Some a => a <= total g (terms l) | None => True end%Z /\
  match most l with Some b => total g (terms l) <= b | None => True end%Z.
Definition choice := list (list line).

(** A puzzle: for each cell, in order, the number of its values, and those that it may hold, where an empty list stands
    for all of them; besides the houses of its board it may have lines and choices. Helpers are cells that do not count. *)
Record puzzle := Puzzle { on : board; givens : list (N * list digit); lines : list line; choices : list choice;
  helpers : list cell }.
Definition may_hold (its : N * list digit) (d : digit) : Prop :=
  1 <= d <= fst its /\ (snd its = [] \/ In d (snd its)).

(** A grid solves it if each cell holds what it may, no house repeats a digit, every line holds, and of every choice
    all lines of at least one case. *)
Definition solves (p : puzzle) (g : grid) : Prop :=
  Forall2 may_hold (givens p) g /\
  (forall house, In house (houses (on p)) -> NoDup (map (at_cell g) house)) /\
  Forall (holds g) (lines p) /\
  Forall (Exists (Forall (holds g))) (choices p).
(** Grids are alike if they agree on the cells that count; one is the only solution if all solutions are like it. *)
Definition alike (p : puzzle) (a b : grid) : Prop := forall c, ~ In c (helpers p) -> at_cell a c = at_cell b c.
Definition only (p : puzzle) (g : grid) : Prop := solves p g /\ forall other, solves p other -> alike p other g.

(** What may be claimed of a puzzle, and what that says. *)
Inductive claim :=
  | Solved (g : grid) | Unique (g : grid) | NoSolution | NotUnique
  | AreFalse (them : list (cell * digit)) | AreFalseIfUnique (them : list (cell * digit)).
Definition says (p : puzzle) (what : claim) : Prop :=
  match what with
  | Solved g => solves p g
  | Unique g => only p g
  | NoSolution => forall g, ~ solves p g
  | NotUnique => forall g, ~ only p g
  | AreFalse them => forall g c d, solves p g -> In (c, d) them -> at_cell g c <> d
  | AreFalseIfUnique them => forall g c d, only p g -> In (c, d) them -> at_cell g c <> d
  end.

(** Examples; the machine checks them. A Sudoku, the same with two digits of
    its first row exchanged, one against a given, and other boards. *)
Lemma distinct (l : list N) : nodup N.eq_dec l = l -> NoDup l.
Proof. intros <-. apply NoDup_nodup. Qed.
Ltac all_hold := repeat apply Forall_cons; try apply Forall_nil; (split; simpl; trivial; discriminate).
Ltac some_case := first [apply Exists_cons_hd; all_hold; fail | apply Exists_cons_tl; some_case].
Ltac look := split; [repeat (apply Forall2_cons; [split; [split; discriminate | simpl; auto 9] |]); apply Forall2_nil |
  split; [simpl; intros house here; repeat (destruct here as [<- | here]; [apply distinct; reflexivity |]); destruct here |
  split; [all_hold | simpl; repeat apply Forall_cons; try apply Forall_nil; some_case]]].
Definition free (cells : N) : list (list digit) := map (fun _ => []) (upto cells).
Definition of_grid (b : board) (given : list (list digit)) := map (pair (size b)) given.
Definition plain (b : board) (given : list (list digit)) := Puzzle b (of_grid b given) [] [] [].
Definition rest := [6;7;2;1;9;5;3;4;8; 1;9;8;3;4;2;5;6;7; 8;5;9;7;6;1;4;2;3; 4;2;6;8;5;3;7;9;1; 7;1;3;9;2;4;8;5;6;
  9;6;1;5;3;7;2;8;4; 2;8;7;4;1;9;6;3;5; 3;4;5;2;8;6;1;7;9].
Example a_sudoku : solves (plain (Boxes 3 3) (free 81)) ([5;3;4;6;7;8;9;1;2] ++ rest). look. Qed.
Example no_sudoku : ~ solves (plain (Boxes 3 3) (free 81)) ([3;5;4;6;7;8;9;1;2] ++ rest).
Proof.  (* column 0 has a second 3 *)
  intros (_ & all & _). specialize (all (column 9 0) ltac:(simpl; auto 20)). inversion all as [| d l H _]. simpl in H. tauto.
Qed.
Example given_against : ~ solves (plain (Boxes 3 3) ([1] :: free 80)) ([5;3;4;6;7;8;9;1;2] ++ rest).
Proof. intros [all _]. inversion_clear all as [| ? ? ? ? [_ may] _]. simpl in may. intuition discriminate. Qed.
Example boxes_of_2x3 : solves (plain (Boxes 2 3) ([1;4] :: free 35))
  [1;2;3;4;5;6; 4;5;6;1;2;3; 2;3;1;5;6;4; 5;6;4;2;3;1; 3;1;2;6;4;5; 6;4;5;3;1;2]. look. Qed.
(*  A jigsaw, houses of other shapes:   a a b b   1 2 3 4
                                        a c b b   3 4 2 1
                                        a c c d   4 3 1 2
                                        c d d d   2 1 4 3  *)
Example jigsaw : solves (plain (Houses 4 (map (row 4) (upto 4) ++ map (column 4) (upto 4) ++
  [[0;1;4;8]; [2;3;6;7]; [5;9;10;12]; [11;13;14;15]])) (free 16)) [1;2;3;4; 3;4;2;1; 4;3;1;2; 2;1;4;3]. look. Qed.

(** Lines and choices, each once with a demand that this grid meets, and once with another.
      a a . C   1 2 3 4   a: killer cage, different digits of sum 6, not 7
      a . b .   3 4 1 2   b: arrow with the circle C, 1 + 3 = 4; not with the 4 below the 1 as its second cell
      . . . b   2 1 4 3   sandwich in the first row: the digits between 1 and 4 have sum 5, not 6;
      . . . .   4 3 2 1     a case for each cell i of the 1 and each cell j of the 4 *)
Definition grid_4 := [1;2;3;4; 3;4;1;2; 2;1;4;3; 4;3;2;1].
Definition adding (sign : Z) (cells : list cell) :=
  flat_map (fun c => map (fun d => (c, d, sign * Z.of_N d)%Z) [1;2;3;4]) cells.
Definition exactly (sum : Z) ts := Line ts (Some sum) (Some sum).
Definition any_16 := of_grid (Boxes 2 2) (free 16).
Definition killer sum := Puzzle (Houses 4 (houses (Boxes 2 2) ++ [[0;1;4]])) any_16 [exactly sum (adding 1 [0;1;4])] [] [].
Definition arrow shaft := Puzzle (Boxes 2 2) any_16 [exactly 0 (adding 1 shaft ++ adding (-1) [3])] [] [].
Definition sandwich sum := Puzzle (Boxes 2 2) any_16 []
  [map (fun '(i, j) => [Line [(i, 1, 1%Z); (j, 4, 1%Z)] (Some 2%Z) None;
     exactly sum (adding 1 (map (N.add (N.min i j + 1)) (upto (N.max i j - N.min i j - 1))))]) (list_prod (upto 4) (upto 4))] [].
Ltac refute := intros (_ & _ & ls & cs); simpl in ls, cs; repeat match goal with
  | H : Forall _ (_ :: _) |- _ => apply Forall_cons_iff in H; destruct H
  | H : Exists _ (_ :: _) |- _ => apply Exists_cons in H; destruct H as [H | H]
  | H : Exists _ [] |- _ => apply Exists_nil in H; tauto
  | H : holds _ _ |- _ => destruct H as [low high]; (exact (low eq_refl) || exact (high eq_refl) || clear low high) end.
Example a_killer : solves (killer 6) grid_4. look. Qed.
Example no_killer : ~ solves (killer 7) grid_4. refute. Qed.
Example an_arrow : solves (arrow [6;11]) grid_4. look. Qed.
Example no_arrow : ~ solves (arrow [6;10]) grid_4. refute. Qed.
Example a_sandwich : solves (sandwich 5) grid_4. look. Qed.
Example no_sandwich : ~ solves (sandwich 6) grid_4. refute. Qed.

(** Cells of their own, after those of the grid, and helpers.
      doubler: cell 16 (1 or 2) says how often A1 counts, cell 17 what it counts: a line for each digit of A1 and each
               value of 16. With the 2 in B1 it counts 4, so the 1 in A1 is doubled
      flag:    cells 0 and 1 are a house; cell 2 is 1 if cell 0 is, else 2; cell 3 (1, 2 or 3) is anything *)
Definition at_most_1 ts := Line ts None (Some 1%Z).
Definition doubler := Puzzle (Boxes 2 2) (any_16 ++ [(2, []); (8, [])])
  (exactly 4 (map (fun k => (17, k, Z.of_N k)) (map N.succ (upto 8)) ++ adding 1 [1]) ::
   map (fun '(d, f) => at_most_1 [(0, d, 1%Z); (16, f, 1%Z); (17, d * f, (-1)%Z)]) (list_prod [1;2;3;4] [1;2])) [] [].
Definition flag helpers := Puzzle (Houses 2 [[0;1]]) [(2, [1]); (2, []); (2, []); (3, [])]
  [exactly 0 [(0, 1, 1%Z); (2, 1, (-1)%Z)]] [] helpers.
Ltac by_cells H := repeat (let H' := fresh in inversion H as [| ? ? ? ? ? H']; subst; clear H; rename H' into H).
Example a_doubler : solves doubler (grid_4 ++ [2;2]). look. Qed.
Example no_doubler : ~ solves doubler (grid_4 ++ [1;2]). refute. Qed.
Example no_ninth_value : ~ solves doubler (grid_4 ++ [2;9]).
Proof. intros [all _]. by_cells all. match goal with H : may_hold (8, []) 9 |- _ => exact (proj2 (proj1 H) eq_refl) end. Qed.
Example one_solution : only (flag [3]) [1;2;1;2].
Proof.
  split; [look |]. intros other (all & differ & line & _) c counts. by_cells all. inversion all. subst.
  match goal with |- at_cell (?a :: ?b :: ?d :: _) c = _ =>
    assert (a = 1) as -> by (match goal with H : may_hold _ a |- _ => destruct H as [_ [no | [<- | []]]]; [discriminate no | auto] end);
    assert (d = 1) as -> by (apply Forall_inv in line; destruct line as [_ high];
      change (1 + ((if (d =? 1)%N then -1 else 0) + 0) <= 0)%Z in high; revert high; destruct (N.eqb_spec d 1); [auto | lia]);
    assert (b = 2) as -> end.
  { specialize (differ _ (or_introl eq_refl)). inversion_clear differ as [| ? ? out _].
    match goal with H : may_hold (2, []) ?b |- ?b = _ => change (~ (b = 1 \/ False)) in out; destruct H as [[low high] _] end.
    simpl in high. lia. }
  unfold at_cell. destruct (N.to_nat c) as [| [| [| [| [| n]]]]] eqn:at_c; auto. exfalso. apply counts. simpl. lia.
Qed.
Example several_solutions : ~ only (flag []) [1;2;1;2].
Proof. intros [_ all]. specialize (all [1;2;1;3] ltac:(look) 3 (fun no => no)). discriminate. Qed.
