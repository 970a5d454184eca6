(** Persistent tables from numbers to values: a new table shares all but one path with the old one, so returning
    at the end of a branch costs nothing. A binary tree; the digits of the key select the path, lowest first.

          root = key 1        key 6 = 110 in binary: left (0), right (1)
         /           \
      2, 4, 6, ..  3, 5, 7, ..  *)
From Coq Require Import NArith.
Set Implicit Arguments.

Inductive tree (A : Type) := Leaf | Tree (left : tree A) (here : option A) (right : tree A).
Arguments Leaf {A}.

Section Tree.
  Variable A : Type.

  Fixpoint tree_get (k : positive) (t : tree A) : option A :=
    match t with
    | Leaf => None
    | Tree l v r => match k with xH => v | xO k' => tree_get k' l | xI k' => tree_get k' r end
    end.

  Fixpoint tree_set (k : positive) (v : option A) (t : tree A) : tree A :=
    match t with
    | Leaf => match k with
              | xH => Tree Leaf v Leaf
              | xO k' => Tree (tree_set k' v Leaf) None Leaf
              | xI k' => Tree Leaf None (tree_set k' v Leaf)
              end
    | Tree l old r => match k with
                      | xH => Tree l v r
                      | xO k' => Tree (tree_set k' v l) old r
                      | xI k' => Tree l old (tree_set k' v r)
                      end
    end.

  Lemma tree_get_set_same k v t : tree_get k (tree_set k v t) = v.
  Proof. revert t; induction k; destruct t; simpl; auto. Qed.

  Lemma tree_get_set_other k k' v t : k <> k' -> tree_get k' (tree_set k v t) = tree_get k' t.
  Proof.
    assert (forall q, tree_get q (@Leaf A) = None) as E by (destruct q; reflexivity).
    revert k' t; induction k; destruct k', t; simpl; intros; try congruence; rewrite ?IHk by congruence; auto.
  Qed.
End Tree.

(** Key 0 is stored separately. *)
Record table (A : Type) := Table { zero : option A; others : tree A }.
Definition empty {A} : table A := Table None Leaf.
Definition get {A} (k : N) (t : table A) : option A :=
  match k with N0 => zero t | Npos p => tree_get p (others t) end.
Definition set {A} (k : N) (v : option A) (t : table A) : table A :=
  match k with N0 => Table v (others t) | Npos p => Table (zero t) (tree_set p v (others t)) end.

Lemma get_empty {A} k : get k (@empty A) = None.
Proof. destruct k; [| destruct p]; reflexivity. Qed.

Lemma get_set {A} k v k' (t : table A) : get k' (set k v t) = if (k' =? k)%N then v else get k' t.
Proof.
  destruct (N.eqb_spec k' k) as [-> | differ].
  - destruct k; simpl; auto using tree_get_set_same.
  - destruct k, k'; simpl; try congruence. apply tree_get_set_other; congruence.
Qed.
