(** Cover: k sectors of exactly one hold k true candidates, k others at most k. So if no living candidate lies in fewer of
    the others, no true one lies in more. *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board.
Import ListNotations.
Open Scope Z_scope.

Section Weights.
Variable p : puzzle.
Notation f := (field_of p).
Notation times := (times p).

Lemma cell_weight_weigh z s w c : cell_weight (weigh z s w) c =
  cell_weight w c + match s with Cell c' => z * one_if (c' =? c)%N | House _ _ => 0 end.
Proof.
  destruct s as [c' | h d]; unfold cell_weight; simpl; [| lia]. rewrite get_set, N.eqb_sym. unfold cell_weight.
  destruct (N.eqb_spec c' c); subst; simpl weight; unfold one_if; lia.
Qed.
Lemma house_weight_weigh z s w h d : house_weight (weigh z s w) h d =
  house_weight w h d + match s with Cell _ => 0 | House h' d' => z * (one_if (d' =? d)%N * one_if (h =? h')%N) end.
Proof.
  destruct s as [c' | h' d']; unfold house_weight; simpl; [lia |]. rewrite get_set.
  destruct (N.eqb_spec h h') as [-> |]; unfold one_if; [| destruct (d' =? d)%N; lia]. rewrite get_set, N.eqb_sym.
  destruct (get h' (of_houses w)) as [t |]; rewrite ?get_empty;
    destruct (N.eqb_spec d' d); subst; rewrite ?get_empty; simpl weight; lia.
Qed.

Lemma fold_sum (g : N -> Z) l z : fold_left (fun z h => z + g h) l z = z + sum g l.
Proof. revert z; induction l; simpl; intros; [lia |]. rewrite IHl. lia. Qed.
Lemma balance_sum w v : balance f w v =
  cell_weight w (fst v) + sum (fun h => house_weight w h (snd v)) (its_houses f (fst v)).
Proof. unfold balance. apply (fold_sum (fun h => house_weight w h (snd v))). Qed.
Lemma balance_weigh z s w v : balance f (weigh z s w) v = balance f w v + z * times s v.
Proof.
  rewrite !balance_sum, cell_weight_weigh. destruct s as [c | h d]; simpl times.
  - rewrite (sum_ext _ (fun h => house_weight w h (snd v))); [lia |]. intros. rewrite house_weight_weigh. lia.
  - rewrite (sum_ext _ (fun h' => house_weight w h' (snd v) + z * one_if (d =? snd v)%N * one_if (h' =? h)%N))
      by (intros; rewrite house_weight_weigh; lia).
    rewrite sum_add, sum_scale. fold (count h (its_houses f (fst v))). rewrite its_houses_spec. lia.
Qed.
Lemma balance_weigh_all z l w v : balance f (weigh_all z l w) v = balance f w v + z * sum (fun s => times s v) l.
Proof.
  unfold weigh_all. revert w; induction l as [| s l IH]; simpl; intros; [lia |]. rewrite IH, balance_weigh. lia.
Qed.
Lemma no_weight w h d : w = no_weights -> house_weight w h d = 0.
Proof. intros ->. unfold house_weight. simpl. rewrite get_empty. auto. Qed.
Lemma balance_none v : balance f no_weights v = 0.
Proof.
  rewrite balance_sum. unfold cell_weight. simpl. rewrite get_empty, (sum_ext _ (fun _ => 0)), sum_zero; auto.
  intros. apply no_weight; auto.
Qed.

Hypothesis inside : forall house c, In house (houses (on p)) -> In c house -> (c < cell_count p)%N.

Theorem cover_sound g (l : living) base cover :
  solves p g -> consistent p g l ->
  length base = length cover ->
  (forall s, In s base -> exactly_one f s = true) ->
  let w := weigh_all 1 cover (weigh_all (-1) base no_weights) in
  (forall s v, In s base -> In v (members f s) -> alive l v = true -> 0 <= balance f w v) ->
  forall c, (c < cell_count p)%N -> ~ 0 < balance f w (c, at_cell g c).
Proof.
  intros solution here same full w even c small more.
  set (true_ones := fun c => (c, at_cell g c)).
  assert (forall v, balance f w v = sum (fun s => times s v) cover - sum (fun s => times s v) base) as E.
  { intros. unfold w. rewrite !balance_weigh_all, balance_none. lia. }
  assert (0 < sum (fun c => balance f w (true_ones c)) (upto (cell_count p))) as positive.
  { apply sum_positive with (b := c); auto; [| apply in_upto; auto]. intros c' small'. apply in_upto in small'.
    destruct (Z.eq_dec (sum (fun s => times s (true_ones c')) base) 0) as [none | some].
    - rewrite E, none. rewrite Z.sub_0_r. apply sum_nonneg. intros. apply times_nonneg.
    - assert (exists s, In s base /\ 0 < times s (true_ones c')) as (s & inb & more').
      { clear - some. induction base as [| s base IH]; simpl in some; [lia |].
        pose proof (times_nonneg p s (true_ones c')). destruct (Z.eq_dec (times s (true_ones c')) 0).
        - destruct IH as (s' & ? & ?); [lia |]. exists s'. simpl; auto.
        - exists s. simpl. split; [auto | lia]. }
      apply (even s); [auto | | apply here; auto]. apply member_times; auto. apply solution_digit; auto. }
  rewrite (sum_ext _ _ _ (fun c _ => E (true_ones c))), sum_sub in positive.
  rewrite (sum_swap (fun c s => times s (true_ones c)) (upto _) cover) in positive.
  rewrite (sum_swap (fun c s => times s (true_ones c)) (upto _) base) in positive.
  assert (sum (fun s => hits p s g) cover <= sum (fun _ => 1) cover) by (apply sum_le; intros; apply hits_at_most; auto).
  assert (sum (fun s => hits p s g) base = sum (fun _ => 1) base) by (apply sum_ext; intros; apply hits_exactly; auto).
  rewrite sum_ones in *. unfold hits, true_ones in *. lia.
Qed.
End Weights.
