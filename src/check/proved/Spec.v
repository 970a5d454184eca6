(** What a Sudoku is, and what a proof about one may claim. "Accepted" of deduku-check-proved means this and no more;
    doc/proved-checker.md goes through it line by line. Numbers (N) are whole, from 0. *)
From Coq Require Import List NArith.
Import ListNotations.
Open Scope N_scope.

Definition cell := N.   (* numbered from 0 *)
Definition digit := N.  (* from 1 *)
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

(** A puzzle: for each cell, in order, the digits that it may hold; an empty list stands for any digit. *)
Record puzzle := Puzzle { on : board; givens : list (list digit) }.
Definition may_hold (p : puzzle) (given : list digit) (d : digit) : Prop :=
  1 <= d <= size (on p) /\ (given = [] \/ In d given).

(** A grid has a digit for each cell. It solves a puzzle if each cell holds what it may and no house repeats a digit. *)
Definition grid := list digit.
Definition at_cell (g : grid) (c : cell) : digit := nth (N.to_nat c) g 0.
Definition solves (p : puzzle) (g : grid) : Prop :=
  Forall2 (may_hold p) (givens p) g /\
  forall house, In house (houses (on p)) -> NoDup (map (at_cell g) house).
Definition only (p : puzzle) (g : grid) : Prop := solves p g /\ forall other, solves p other -> other = g.

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
Ltac look := split; [repeat (apply Forall2_cons; [split; [split; discriminate | simpl; auto 9] |]); apply Forall2_nil |
  simpl; intros house here; repeat (destruct here as [<- | here]; [apply distinct; reflexivity |]); destruct here].
Definition free (cells : N) : list (list digit) := map (fun _ => []) (upto cells).
Definition rest := [6;7;2;1;9;5;3;4;8; 1;9;8;3;4;2;5;6;7; 8;5;9;7;6;1;4;2;3; 4;2;6;8;5;3;7;9;1; 7;1;3;9;2;4;8;5;6;
  9;6;1;5;3;7;2;8;4; 2;8;7;4;1;9;6;3;5; 3;4;5;2;8;6;1;7;9].
Example a_sudoku : solves (Puzzle (Boxes 3 3) (free 81)) ([5;3;4;6;7;8;9;1;2] ++ rest). look. Qed.
Example no_sudoku : ~ solves (Puzzle (Boxes 3 3) (free 81)) ([3;5;4;6;7;8;9;1;2] ++ rest).
Proof.  (* column 0 has a second 3 *)
  intros [_ all]. specialize (all (column 9 0) ltac:(simpl; auto 20)). inversion all as [| d l H _]. simpl in H. tauto.
Qed.
Example given_against : ~ solves (Puzzle (Boxes 3 3) ([1] :: free 80)) ([5;3;4;6;7;8;9;1;2] ++ rest).
Proof. intros [all _]. inversion_clear all as [| ? ? ? ? [_ may] _]. simpl in may. intuition discriminate. Qed.
Example boxes_of_2x3 : solves (Puzzle (Boxes 2 3) ([1;4] :: free 35))
  [1;2;3;4;5;6; 4;5;6;1;2;3; 2;3;1;5;6;4; 5;6;4;2;3;1; 3;1;2;6;4;5; 6;4;5;3;1;2]. look. Qed.
(*  A jigsaw, houses of other shapes:   a a b b   1 2 3 4
                                        a c b b   3 4 2 1
                                        a c c d   4 3 1 2
                                        c d d d   2 1 4 3  *)
Example jigsaw : solves (Puzzle (Houses 4 (map (row 4) (upto 4) ++ map (column 4) (upto 4) ++
  [[0;1;4;8]; [2;3;6;7]; [5;9;10;12]; [11;13;14;15]])) (free 16)) [1;2;3;4; 3;4;2;1; 4;3;1;2; 2;1;4;3]. look. Qed.
