(** Sums of lines times factors: the true candidates of a solution weigh at least the sum of the bounds. So Covers and
    Sums are sound. *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board.
Import ListNotations.
Open Scope Z_scope.

(** * Rounding up *)
Lemma part_of_above m z : z <= Zpos m * part_of (Some m) z.
Proof. unfold part_of. pose proof (Z.mul_div_le (- z) (Zpos m) ltac:(lia)). nia. Qed.
Lemma part_of_least over z k : z <= match over with Some m => Zpos m | None => 1 end * k -> part_of over z <= k.
Proof.
  unfold part_of. destruct over as [m |]; [| cbv iota; lia]. intros. pose proof (Z.div_le_lower_bound (- z) (Zpos m) (- k) ltac:(lia)). nia.
Qed.
Lemma part_of_sum {A} over (f : A -> Z) l b : b <= sum f l -> part_of over b <= sum (fun a => part_of over (f a)) l.
Proof.
  intros. apply part_of_least. destruct over as [m |]; [| cbv iota; rewrite Z.mul_1_l; exact H]. rewrite <- sum_scale.
  enough (sum f l <= sum (fun a => Zpos m * part_of (Some m) (f a)) l) by lia. apply sum_le. intros. apply part_of_above.
Qed.
Lemma part_of_zero over : part_of over 0 = 0.
Proof. destruct over; reflexivity. Qed.

(** * Weights *)
Definition same (u v : cell * digit) : bool := (fst u =? fst v)%N && (snd u =? snd v)%N.
Lemma same_spec u v : same u v = true <-> u = v.
Proof. destruct u, v. unfold same. simpl. rewrite andb_true_iff, !N.eqb_eq. split; [intros [-> ->]; auto | intros [= -> ->]; auto]. Qed.
(** The weight of a candidate in a line. *)
Definition coefficient (l : line) (v : cell * digit) : Z := sum (fun t => snd t * one_if (same (fst t) v)) (terms l).

Lemma weight_none v : weight no_weights v = 0.
Proof. unfold weight. simpl. rewrite get_empty. auto. Qed.
Lemma weight_weigh z w t v : weight (weigh z w t) v = weight w v + z * (snd t * one_if (same (fst t) v)).
Proof.
  destruct t as [[c d] x], v as [c' d']. unfold weigh, same, weight. simpl.
  assert (forall of_c : table Z, or_0 (get d' (set d (Some (or_0 (get d of_c) + z * x)) of_c)) =
    or_0 (get d' of_c) + z * (x * one_if (d =? d')%N)) as E.
  { intros. rewrite get_set, N.eqb_sym. destruct (N.eqb_spec d d'); subst; unfold one_if; simpl or_0; lia. }
  destruct (get c (weight_table w)) as [of_c |] eqn:G; cbn [weight_table]; rewrite get_set;
    destruct (N.eqb_spec c' c) as [-> | differ].
  - rewrite E, G, N.eqb_refl. reflexivity.
  - destruct (N.eqb_spec c c'); [congruence |]. cbn [andb one_if]. rewrite !Z.mul_0_r, Z.add_0_r. reflexivity.
  - specialize (E empty). rewrite !get_empty in E. simpl or_0 in E. rewrite E, G, N.eqb_refl. cbn [andb]. lia.
  - destruct (N.eqb_spec c c'); [congruence |]. cbn [andb one_if]. rewrite !Z.mul_0_r, Z.add_0_r. reflexivity.
Qed.
Lemma weight_line z w l v : weight (weigh_line z w l) v = weight w v + z * coefficient l v.
Proof.
  unfold weigh_line, coefficient. revert w. induction (terms l) as [| t ts IH]; cbn [fold_left sum]; intros.
  - rewrite Z.mul_0_r, Z.add_0_r. reflexivity.
  - rewrite IH, weight_weigh, Z.mul_add_distr_l, Z.add_assoc. reflexivity.
Qed.
Lemma coefficient_in l v : coefficient l v <> 0 -> exists t, In t (terms l) /\ fst t = v.
Proof.
  unfold coefficient. induction (terms l) as [| t ts IH]; simpl; [tauto |]. destruct (same (fst t) v) eqn:E.
  - apply same_spec in E. eauto.
  - simpl. rewrite Z.mul_0_r. intros more. destruct (IH more) as (t' & ? & ?). eauto.
Qed.
Lemma coefficient_ones l v : (forall t, In t (terms l) -> snd t = 1) -> 0 <= coefficient l v.
Proof. intros ones. apply sum_nonneg. intros t here. rewrite (ones t here). unfold one_if. destruct (same _ _); lia. Qed.

(** The cells with a weight, each once. *)
Definition tidy (w : weights) := NoDup (touched w) /\ forall c, In c (touched w) <-> get c (weight_table w) <> None.
Lemma tidy_none : tidy no_weights.
Proof. split; [constructor |]. intros c. simpl. rewrite get_empty. tauto. Qed.
Lemma tidy_line z w l : tidy w -> tidy (weigh_line z w l).
Proof.
  unfold weigh_line. revert w. induction (terms l) as [| [[c d] x] ts IH]; simpl; auto. intros w [once all]. apply IH.
  unfold weigh. destruct (get c (weight_table w)) eqn:G; split; cbn [touched weight_table]; auto.
  - intros c'. rewrite all, get_set. destruct (N.eqb_spec c' c); [subst; rewrite G |]; intuition discriminate.
  - constructor; auto. rewrite all. congruence.
  - intros c'. simpl. rewrite all, get_set. destruct (N.eqb_spec c' c); [subst |]; intuition congruence.
Qed.
Lemma touched_line z w l c : In c (touched (weigh_line z w l)) -> In c (touched w) \/ exists t, In t (terms l) /\ fst (fst t) = c.
Proof.
  unfold weigh_line. revert w. induction (terms l) as [| t ts IH]; simpl; auto. intros w here. apply IH in here.
  destruct here as [here | (t' & ? & ?)]; [| eauto]. destruct t as [[c' d] x]. unfold weigh in here.
  destruct (get c' (weight_table w)); simpl in here; auto. destruct here as [<- |]; eauto.
Qed.
Lemma untouched w c d : tidy w -> ~ In c (touched w) -> weight w (c, d) = 0.
Proof.
  intros [_ all] out. unfold weight. simpl. destruct (get c (weight_table w)) eqn:G; auto. exfalso. apply out, all. congruence.
Qed.

Section Solution.
Variable p : puzzle.
Notation f := (field_of p).
Hypothesis fit : fits p.
Variables (g : grid) (force : numbering).
Hypothesis solution : solves p g.
Hypothesis ok : forced p g force.
Notation all_cells := (upto (cell_count p)).
Notation true_ones := (fun c => (c, at_cell g c)).

(** Each true candidate of a line once, cell by cell. *)
Lemma coefficient_total l : inside p l -> sum (fun c => coefficient l (true_ones c)) all_cells = total g (terms l).
Proof.
  unfold inside, coefficient. intros ins. rewrite total_sum, sum_swap. apply sum_ext. intros [[c d] x] here. rewrite sum_scale. f_equal.
  specialize (ins _ here). simpl in ins. unfold is_true, same. cbn [fst snd].
  rewrite (sum_ext _ (fun c' => one_if (at_cell g c' =? d)%N * one_if (c =? c')%N))
    by (intros; rewrite (N.eqb_sym d); destruct (c =? _)%N, (_ =? d)%N; reflexivity).
  apply (sum_pick (fun c' => one_if (at_cell g c' =? d)%N)); [apply NoDup_upto | apply in_upto; auto].
Qed.

Definition adds_up (w : weights) (b : Z) := b <= sum (fun c => weight w (true_ones c)) all_cells.
Lemma adds_none : adds_up no_weights 0.
Proof. unfold adds_up. rewrite (sum_ext _ (fun _ => 0)), sum_zero; [lia |]. intros. apply weight_none. Qed.
Lemma adds_line z w b s x : adds_up w b -> bound z (line_of f force s) = Some x ->
  adds_up (weigh_line z w (line_of f force s)) (b + z * x).
Proof.
  unfold adds_up. intros up B. destruct (line_forced p fit g force s solution ok) as [ins [low high]].
  rewrite (sum_ext _ (fun c => weight w (true_ones c) + z * coefficient (line_of f force s) (true_ones c)))
    by (intros; apply weight_line). rewrite sum_add, sum_scale, coefficient_total by auto.
  unfold bound in B. destruct (Z.ltb_spec 0 z); rewrite B in *; nia.
Qed.

(** * Cover *)
(** A candidate is in a sector at most once. *)
Definition times (s : sector) (v : candidate) : Z :=
  match s with
  | Cell c => one_if (c =? fst v)%N
  | House h d => one_if (d =? snd v)%N * count (fst v) (house_cells p h)
  | InForce _ => coefficient (line_of f force s) v
  end.
Lemma coefficient_times s v : at_most_one_in f force s = true -> (1 <= snd v <= values_at p (fst v))%N ->
  coefficient (line_of f force s) v = times s v.
Proof.
  destruct s as [c | h d |], v as [c' d']; auto; intros there digit; unfold coefficient, times, same; cbn [fst snd] in *.
  - cbn [at_most_one_in] in there. unfold line_of. rewrite there. cbn [terms]. rewrite sum_map.
    rewrite (sum_ext _ (fun x => one_if (c =? c')%N * one_if (x =? d')%N))
      by (intros; cbn [fst snd weigh_one]; destruct (c =? c')%N, (_ =? d')%N; reflexivity).
    rewrite sum_scale. destruct (N.eqb_spec c c') as [-> |]; [| reflexivity].
    assert (count d' (digits f c') = 1) as one.
    { pose proof (proj1 (NoDup_count _) (NoDup_digits p c') d'). pose proof (count_in _ _ (proj2 (in_digits p c' d') digit)). lia. }
    unfold count in one. rewrite one. reflexivity.
  - cbn [at_most_one_in] in there. unfold line_of, house_cells. destruct (get h (house_table f)) as [[house full] |]; [| discriminate].
    cbn [terms]. rewrite sum_map. unfold count. rewrite <- sum_scale. apply sum_ext. intros x _. cbn [fst snd weigh_one].
    destruct (x =? c')%N, (d =? d')%N; reflexivity.
Qed.

Lemma balance_sum w v : balance f w v =
  or_0 (get (fst v) (of_cells w)) + weight (of_others w) v + sum (fun h => count_of_house w h (snd v)) (its_houses f (fst v)).
Proof. apply (fold_left_sum (fun h => count_of_house w h (snd v))). Qed.
Lemma balance_sector z w s v : balance f (count_sector f force z w s) v = balance f w v + z * times s v.
Proof.
  rewrite !balance_sum. destruct s as [c | h d | k]; cbn [count_sector of_cells of_houses of_others times].
  - rewrite get_set, (N.eqb_sym c). unfold count_of_house. cbn [of_houses].
    destruct (N.eqb_spec (fst v) c) as [-> |]; unfold one_if; cbn [or_0]; lia.
  - assert (forall x, count_of_house (count_sector f force z w (House h d)) x (snd v) =
      count_of_house w x (snd v) + z * one_if (d =? snd v)%N * one_if (x =? h)%N) as E.
    { intros x. unfold count_of_house. cbn [count_sector of_houses]. rewrite get_set.
      destruct (N.eqb_spec x h) as [-> |]; unfold one_if; [| lia]. rewrite get_set, (N.eqb_sym d).
      destruct (get h (of_houses w)); destruct (N.eqb_spec (snd v) d) as [same_digit |]; try rewrite same_digit;
        rewrite ?get_empty; cbn [or_0]; lia. }
    cbn [count_sector] in E. rewrite (sum_ext _ _ _ (fun x _ => E x)), sum_add, sum_scale.
    fold (count h (its_houses f (fst v))). rewrite its_houses_spec. lia.
  - rewrite weight_line. unfold count_of_house. cbn [of_houses]. lia.
Qed.
Lemma balance_all z ss w v : balance f (fold_left (count_sector f force z) ss w) v = balance f w v + z * sum (fun s => times s v) ss.
Proof. revert w. induction ss as [| s ss IH]; cbn [fold_left sum]; intros; [lia |]. rewrite IH, balance_sector. lia. Qed.
Lemma balance_none v : balance f no_tally v = 0.
Proof.
  rewrite balance_sum. cbn [no_tally of_cells of_others]. rewrite get_empty, weight_none, (sum_ext _ (fun _ => 0)), sum_zero; auto.
  intros. unfold count_of_house. cbn [no_tally of_houses]. rewrite get_empty. auto.
Qed.

Theorem cover_sound (l : living) base cover :
  consistent p g l -> length base = length cover ->
  (forall s, In s base -> exactly_one_in f force s = true) ->
  (forall s, In s cover -> at_most_one_in f force s = true) ->
  let w := fold_left (count_sector f force 1) cover (fold_left (count_sector f force (-1)) base no_tally) in
  (forall s t, In s base -> In t (terms (line_of f force s)) -> alive l (fst t) = true -> 0 <= balance f w (fst t)) ->
  forall c, (c < cell_count p)%N -> ~ 0 < balance f w (c, at_cell g c).
Proof.
  intros here len full most w even c small more.
  assert (forall c, (c < cell_count p)%N -> (1 <= at_cell g c <= values_at p c)%N) as digit by (intros; apply solution_digit; auto).
  assert (forall s, In s base -> exactly_one (line_of f force s) = true) as full' by (intros; apply exactly_one_known; auto).
  assert (forall s, In s cover -> at_most_one (line_of f force s) = true) as most' by (intros; apply at_most_one_known; auto).
  set (in_all := fun ss c => sum (fun s => coefficient (line_of f force s) (true_ones c)) ss).
  assert (forall c, (c < cell_count p)%N -> balance f w (true_ones c) = in_all cover c - in_all base c) as E.
  { intros x inx. unfold w, in_all. rewrite !balance_all, balance_none.
    rewrite (sum_ext (fun s => coefficient _ _) (fun s => times s (true_ones x)) cover),
      (sum_ext (fun s => coefficient _ _) (fun s => times s (true_ones x)) base); [lia | |];
      intros s ins; apply coefficient_times; cbn [snd]; auto. apply full in ins. apply andb_true_iff in ins. apply ins. }
  (* The total of the cover is at most that of the base: as many lines, each of at most one. *)
  assert (sum (in_all cover) all_cells <= sum (in_all base) all_cells) as less.
  { unfold in_all. rewrite !(sum_swap (fun c s => coefficient (line_of f force s) (true_ones c))).
    assert (sum (fun s => sum (fun c => coefficient (line_of f force s) (true_ones c)) all_cells) base = sum (fun _ => 1) base) as ->.
    { apply sum_ext. intros s ins. destruct (line_forced p fit g force s solution ok) as [inb [low high]].
      rewrite coefficient_total by auto. specialize (full' s ins). apply exactly_one_spec in full'. destruct full' as [B full'].
      apply at_most_one_spec in full'. destruct full' as [B' _]. rewrite B in low. rewrite B' in high. lia. }
    assert (sum (fun s => sum (fun c => coefficient (line_of f force s) (true_ones c)) all_cells) cover <= sum (fun _ => 1) cover).
    { apply sum_le. intros s ins. destruct (line_forced p fit g force s solution ok) as [inb [_ high]].
      rewrite coefficient_total by auto. specialize (most' s ins). apply at_most_one_spec in most'. destruct most' as [B' _].
      rewrite B' in high. lia. }
    rewrite sum_ones in *. lia. }
  enough (0 < sum (fun c => in_all cover c - in_all base c) all_cells) as H by (rewrite sum_sub in H; lia).
  apply sum_positive with (b := c); [| apply in_upto; auto | rewrite <- E; auto]. intros x inx. apply in_upto in inx.
  destruct (Z.eq_dec (in_all base x) 0) as [-> | some].
  - rewrite Z.sub_0_r. apply sum_nonneg. intros s ins. apply coefficient_ones. apply most', at_most_one_spec in ins. apply ins.
  - assert (exists s, In s base /\ coefficient (line_of f force s) (true_ones x) <> 0) as (s & inb & it).
    { unfold in_all in some. clear - some. induction base as [| s base IH]; simpl in some; [lia |].
      destruct (Z.eq_dec (coefficient (line_of f force s) (true_ones x)) 0).
      - destruct IH as (s' & ? & ?); [lia |]. exists s'. simpl. auto.
      - exists s. simpl. auto. }
    rewrite <- E by auto. apply coefficient_in in it. destruct it as (t & int & E'). rewrite <- E'. apply (even s t); auto.
    rewrite E'. apply here; auto.
Qed.

(** * Sum *)
Lemma largest_above l value c d : In d (digits f c) -> alive l (c, d) = true -> value (c, d) <= largest f l value c.
Proof.
  unfold largest. intros here lives.
  enough (exists z, fold_right (fun d o => if alive l (c, d) then Some match o with Some z => Z.max z (value (c, d)) | None => value (c, d) end else o)
    None (digits f c) = Some z /\ value (c, d) <= z) as (z & -> & ?) by auto.
  induction (digits f c) as [| e ds IH]; [destruct here |]. simpl. destruct here as [-> | here].
  - rewrite lives. destruct (fold_right _ _ _); eexists; split; eauto; lia.
  - destruct (IH here) as (z & -> & ?). destruct (alive l (c, e)); eexists; split; eauto; lia.
Qed.
Lemma largest_zero l value c : (forall d, value (c, d) = 0) -> largest f l value c = 0.
Proof.
  unfold largest. intros zero.
  enough (forall o, o = fold_right (fun d o => if alive l (c, d) then Some match o with Some z => Z.max z (value (c, d)) | None => value (c, d) end else o)
    None (digits f c) -> or_0 o = 0) by auto.
  induction (digits f c) as [| e ds IH]; simpl; intros o ->; auto. specialize (IH _ eq_refl).
  destruct (alive l (c, e)); auto. destruct (fold_right _ _ _); simpl in *; rewrite zero; lia.
Qed.
Lemma sum_le_at (a b : N -> Z) l x : (forall y, In y l -> a y <= b y) -> In x l -> sum a l <= sum b l - b x + a x.
Proof.
  induction l as [| y l IH]; simpl; [tauto |]. intros le [-> | here].
  - pose proof (sum_le a b l ltac:(auto)). lia.
  - pose proof (IH ltac:(auto) here). pose proof (le y (or_introl eq_refl)). lia.
Qed.

Theorem sum_sound (l : living) (parts : list (sector * Z)) over :
  consistent p g l ->
  (forall part, In part parts -> exists b, bound (snd part) (line_of f force (fst part)) = Some b) ->
  let w := fold_left (fun w part => weigh_line (snd part) w (line_of f force (fst part))) parts no_weights in
  let all_bounds := fold_left (fun b part => b + snd part * or_0 (bound (snd part) (line_of f force (fst part)))) parts 0 in
  let value v := part_of over (weight w v) in
  let top := largest f l value in
  forall c, (c < cell_count p)%N ->
    ~ fold_right (fun c z => top c + z) 0 (touched w) - top c + value (c, at_cell g c) < part_of over all_bounds.
Proof.
  intros here bounds w all_bounds value top c small less.
  enough (tidy w /\ (forall c, In c (touched w) -> (c < cell_count p)%N) /\ adds_up w all_bounds) as ([once all] & ins & up).
  2: { unfold w, all_bounds. clear less. revert bounds.
    assert (tidy no_weights /\ (forall c, In c (touched no_weights) -> (c < cell_count p)%N) /\ adds_up no_weights 0) as start
      by (repeat split; try apply tidy_none; [intros ? [] | apply adds_none]).
    revert start. generalize no_weights, 0. induction parts as [| [s z] parts' IH]; cbn [fold_left fst snd]; auto.
    intros w0 b (T & I & U) bounds. apply IH; [| intros; apply bounds; right; auto].
    destruct (bounds (s, z) (or_introl eq_refl)) as (x & B). cbn [fst snd] in B. repeat split; try apply tidy_line; auto.
    - intros c' it. apply touched_line in it. destruct it as [it | (t & it & <-)]; auto.
      exact (proj1 (line_forced p fit g force s solution ok) t it).
    - rewrite B. apply adds_line; auto. }
  set (h := fun c => top c * count c (touched w)).
  assert (forall c, count c (touched w) = 1 \/ ~ In c (touched w) /\ count c (touched w) = 0) as one.
  { intros x. destruct (in_dec N.eq_dec x (touched w)); [left | right; auto using count_out].
    pose proof (proj1 (NoDup_count _) once x). pose proof (count_in x _ i). lia. }
  assert (forall c d, ~ In c (touched w) -> value (c, d) = 0) as zero.
  { intros. unfold value. rewrite untouched, part_of_zero; auto. split; auto. }
  assert (h c = top c) as hc.
  { unfold h. destruct (one c) as [-> | [out ->]]; [lia |]. unfold top. rewrite largest_zero; auto. }
  assert (part_of over all_bounds <= sum (fun c => value (true_ones c)) all_cells) as low by (apply part_of_sum; exact up).
  assert (sum (fun c => value (true_ones c)) all_cells <= sum h all_cells - h c + value (true_ones c)) as high.
  { apply (sum_le_at (fun c => value (true_ones c))); [| apply in_upto; auto]. intros c' small'. apply in_upto in small'. unfold h.
    destruct (one c') as [-> | [out ->]]; [| rewrite zero by auto; lia].
    pose proof (largest_above l value c' (at_cell g c') (proj2 (in_digits p c' _) (solution_digit p g c' solution small')) (here c' small')).
    fold top in H. lia. }
  assert (sum h all_cells = sum top (touched w)) as E.
  { unfold h. apply sum_by_count; [apply NoDup_upto |]. intros x it. apply in_upto. auto. }
  rewrite fold_right_sum in less. rewrite hc, E in high.
  exact (Z.lt_irrefl _ (Z.lt_le_trans _ _ _ less (Z.le_trans _ _ _ low high))).
Qed.
End Solution.
