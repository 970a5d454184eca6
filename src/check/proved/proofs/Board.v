(** A puzzle prepared by the kernel, and what each of its solutions does to cells, houses and sectors. *)
From Coq Require Import List NArith ZArith Bool Lia FinFun.
From Deduku Require Import Spec Table Kernel Sums.
Import ListNotations.
Open Scope N_scope.

(** Grids cell by cell. *)
Definition cell_count (p : puzzle) : N := N.of_nat (length (givens p)).
Lemma solves_cells p g : solves p g <->
  length g = length (givens p) /\
  (forall c given, nth_error (givens p) (N.to_nat c) = Some given -> may_hold p given (at_cell g c)) /\
  (forall house, In house (houses (on p)) -> NoDup (map (at_cell g) house)).
Proof.
  unfold solves. assert (Forall2 (may_hold p) (givens p) g <-> length g = length (givens p) /\
    forall c given, nth_error (givens p) (N.to_nat c) = Some given -> may_hold p given (at_cell g c)) as E; [| tauto].
  unfold at_cell. transitivity (length g = length (givens p) /\
    forall i given, nth_error (givens p) i = Some given -> may_hold p given (nth i g 0)).
  - generalize (givens p). intros l. split.
    + induction 1 as [| given d l g' ok _ [same IH]]; simpl; [split; auto; intros []; discriminate |].
      split; [congruence |]. intros [| i] ?; simpl; [intros [= <-]; auto | auto].
    + revert g. induction l as [| given l IH]; intros [| d g] [same all]; try discriminate; constructor.
      * apply (all 0%nat); auto.
      * apply IH. split; [simpl in same; congruence |]. intros i. apply (all (S i)).
  - split; intros [same all]; split; auto.
    intros i given. rewrite <- (Nat2N.id i) at 1. intros here. apply all in here. rewrite Nat2N.id in here. auto.
Qed.
Lemma same_grid g g' n : length g = n -> length g' = n ->
  (forall c, c < N.of_nat n -> at_cell g c = at_cell g' c) -> g = g'.
Proof.
  unfold grid, digit in *. intros len len' all. apply (nth_ext _ _ 0 0); [exact (eq_trans len (eq_sym len')) |]. intros i small. specialize (all (N.of_nat i) ltac:(lia)).
  unfold at_cell in all. rewrite Nat2N.id in all. auto.
Qed.
(** The grid that has a given digit in each cell. *)
Definition grid_of (n : N) (f : N -> N) : grid := map f (upto n).
Lemma at_grid_of n f c : c < n -> at_cell (grid_of n f) c = f c.
Proof.
  intros small. unfold at_cell, grid_of, upto. rewrite map_map.
  rewrite nth_indep with (d' := f (N.of_nat 0)) by (rewrite map_length, seq_length; lia).
  rewrite (map_nth (fun k => f (N.of_nat k))), seq_nth by lia. simpl. rewrite N2Nat.id. auto.
Qed.
Lemma length_grid_of n f : length (grid_of n f) = N.to_nat n.
Proof. unfold grid_of. rewrite map_length, length_upto. auto. Qed.

Section Field.
Variable p : puzzle.
Notation f := (field_of p).
Notation n := (size (on p)).

Lemma within_spec m d : within m d = true <-> 1 <= d <= m.
Proof. unfold within. rewrite andb_true_iff, !N.leb_le. tauto. Qed.
Lemma in_digits d : In d (digits f) <-> 1 <= d <= n.
Proof.
  simpl. rewrite in_map_iff. split.
  - intros (k & <- & here). apply in_upto in here. lia.
  - intros. exists (N.pred d). rewrite in_upto. lia.
Qed.
Lemma cells_count : cells f = cell_count p.
Proof. simpl. rewrite count_from_length. reflexivity. Qed.

Lemma get_house h : get h (house_table f) =
  option_map (fun l => (l, count_from 0 l =? n)) (nth_error (houses (on p)) (N.to_nat h)).
Proof. simpl. rewrite get_numbered, nth_error_map. auto. Qed.
Lemma house_cells_spec h : house_cells f h = match nth_error (houses (on p)) (N.to_nat h) with Some l => l | None => [] end.
Proof. unfold house_cells. rewrite get_house. destruct (nth_error _ _); auto. Qed.
Lemma house_is h : house_cells f h = [] \/ In (house_cells f h) (houses (on p)).
Proof. rewrite house_cells_spec. destruct (nth_error _ _) eqn:E; auto. right. eapply nth_error_In; eauto. Qed.

(** The kernel knows for each cell the houses, as often as they have it. *)
Lemma count_cons x y l : count x (y :: l) = (one_if (y =? x)%N + count x l)%Z.
Proof. reflexivity. Qed.
Definition at_table (t : table (list N)) c := match get c t with Some l => l | None => [] end.
Lemma meet_spec hs i t c h : count h (at_table (meet i hs t) c) =
  (count h (at_table t c) +
   if (h <? i)%N then 0 else count c (match nth_error hs (N.to_nat (h - i)) with Some l => l | None => [] end))%Z.
Proof.
  revert i t; induction hs as [| house hs IH]; simpl; intros.
  - destruct (h <? i); destruct (N.to_nat (h - i)); simpl; change (count c []) with 0%Z; lia.
  - rewrite IH. set (add := fun t c => _).
    assert (forall l t, count h (at_table (fold_left add l t) c) = (count h (at_table t c) + one_if (h =? i)%N * count c l)%Z) as E.
    { induction l as [| x l IHl]; simpl; intros; [change (count c []) with 0%Z; lia |]. rewrite IHl, count_cons.
      unfold at_table, add. rewrite get_set. destruct (N.eqb_spec c x) as [-> | differ].
      - rewrite count_cons, N.eqb_refl, (N.eqb_sym i h). fold (at_table t0 x). unfold at_table. simpl one_if. lia.
      - assert (x =? c = false) as -> by (apply N.eqb_neq; congruence). simpl one_if. lia. }
    rewrite E. destruct (N.ltb_spec h (N.succ i)), (N.ltb_spec h i), (N.eqb_spec h i); try lia; simpl one_if.
    + lia.
    + subst. rewrite N.sub_diag. change (N.to_nat 0) with 0%nat. cbn [nth_error]. lia.
    + replace (N.to_nat (h - i)) with (S (N.to_nat (h - N.succ i))) by lia. cbn [nth_error]. lia.
Qed.
Lemma its_houses_spec c h : count h (its_houses f c) = count c (house_cells f h).
Proof.
  change (its_houses f c) with (at_table (meet 0 (houses (on p)) empty) c). rewrite meet_spec, house_cells_spec, N.sub_0_r.
  unfold at_table. rewrite get_empty. destruct (N.ltb_spec h 0); [lia |]. reflexivity.
Qed.

Lemma start_spec c d : alive (start f) (c, d) = true <->
  exists given, nth_error (givens p) (N.to_nat c) = Some given /\ may_hold p given d.
Proof.
  unfold alive. simpl. rewrite get_numbered, nth_error_map.
  destruct (nth_error (givens p) (N.to_nat c)) as [given |]; simpl; [| split; [discriminate | intros (? & ? & _); discriminate]].
  transitivity (may_hold p given d); [| split; [eauto | intros (? & [= <-] & ?); auto]]. unfold may_hold.
  assert (forall x, In x (map N.succ (upto n)) <-> 1 <= x <= n) as full by (intros; apply in_digits).
  destruct given as [| a given]; rewrite has_set_of, ?full; [intuition congruence |].
  rewrite filter_In, within_spec. intuition congruence.
Qed.

(** ** What a solution does *)
Hypothesis inside : forall house c, In house (houses (on p)) -> In c house -> c < cell_count p.
Notation all_cells := (upto (cell_count p)).
Definition consistent (g : grid) (l : living) := forall c, c < cell_count p -> alive l (c, at_cell g c) = true.

Lemma given_at c : c < cell_count p -> exists given, nth_error (givens p) (N.to_nat c) = Some given.
Proof.
  unfold cell_count. intros. destruct (nth_error (givens p) (N.to_nat c)) eqn:E; eauto.
  apply nth_error_None in E. lia.
Qed.
Lemma solution_at g c : solves p g -> c < cell_count p ->
  exists given, nth_error (givens p) (N.to_nat c) = Some given /\ may_hold p given (at_cell g c).
Proof. intros solution small. apply solves_cells in solution. destruct (given_at c small) as (given & E). firstorder. Qed.
Lemma solution_digit g c : solves p g -> c < cell_count p -> 1 <= at_cell g c <= n.
Proof. intros s small. destruct (solution_at g c s small) as (? & _ & H & _). auto. Qed.
Lemma start_consistent g : solves p g -> consistent g (start f).
Proof. intros s c small. apply start_spec, solution_at; auto. Qed.
Lemma house_NoDup g h : solves p g -> NoDup (map (at_cell g) (house_cells f h)).
Proof. intros s. destruct (house_is h) as [-> | here]; [constructor |]. apply s; auto. Qed.
Lemma house_inside c h : In c (house_cells f h) -> c < cell_count p.
Proof. intros here. destruct (house_is h) as [E | E]; [rewrite E in here; destruct here |]. eauto. Qed.

(** How often a candidate lies in a sector: once or not at all. *)
Definition times (s : sector) (v : candidate) : Z :=
  match s with
  | Cell c => one_if (c =? fst v)
  | House h d => (one_if (d =? snd v)%N * count (fst v) (house_cells f h))%Z
  end.
Definition hits (s : sector) (g : grid) : Z := sum (fun c => times s (c, at_cell g c)) all_cells.

Lemma hits_cell c g : hits (Cell c) g = count c all_cells.
Proof. apply sum_ext. intros. simpl. rewrite N.eqb_sym. auto. Qed.
Lemma hits_house h d g : hits (House h d) g = count d (map (at_cell g) (house_cells f h)).
Proof.
  unfold hits, times. simpl. rewrite sum_by_count with (f := fun c => one_if (d =? at_cell g c)).
  - unfold count. rewrite sum_map. apply sum_ext. intros. rewrite N.eqb_sym. auto.
  - apply NoDup_upto.
  - intros x here. apply in_upto. eauto using house_inside.
Qed.
Lemma hits_at_most s g : solves p g -> (hits s g <= 1)%Z.
Proof.
  destruct s; intros; [rewrite hits_cell | rewrite hits_house]; apply NoDup_count; auto using NoDup_upto, house_NoDup.
Qed.
Lemma hits_exactly s g : solves p g -> exactly_one f s = true -> hits s g = 1%Z.
Proof.
  intros solution full. apply Z.le_antisymm; [auto using hits_at_most |]. destruct s as [c | h d]; simpl in full.
  - rewrite hits_cell. apply count_in, in_upto. apply N.ltb_lt in full. rewrite count_from_length in full. auto.
  - rewrite hits_house. apply count_in. apply andb_true_iff in full. destruct full as [small full].
    apply within_spec in small. change (get h (numbered _)) with (get h (house_table f)) in full. rewrite get_house in full.
    assert (house_cells f h = match nth_error (houses (on p)) (N.to_nat h) with Some l => l | None => [] end) as E
      by apply house_cells_spec.
    destruct (nth_error _ _) as [house |]; simpl in full; [| discriminate]. apply N.eqb_eq in full.
    rewrite count_from_length in full.
    apply (NoDup_length_incl (l' := digits f) (house_NoDup g h solution)).
    + rewrite map_length, E. simpl. rewrite map_length, length_upto. lia.
    + intros x here. apply in_map_iff in here. destruct here as (c & <- & here). apply in_digits.
      apply solution_digit; eauto using house_inside.
    + apply in_digits. auto.
Qed.

Lemma times_member s v : In v (members f s) -> (0 < times s v)%Z.
Proof.
  destruct s as [c | h d], v as [c' d']; simpl; rewrite in_map_iff; intros (x & [= <- <-] & here); rewrite N.eqb_refl; simpl one_if.
  - lia.
  - pose proof (count_in _ _ here). lia.
Qed.
Lemma member_times s v : (0 < times s v)%Z -> 1 <= snd v <= n -> In v (members f s).
Proof.
  destruct s as [c | h d], v as [c' d']; unfold times, members, one_if; cbn [fst snd]; rewrite in_map_iff; intros here small.
  - destruct (N.eqb_spec c c'); [subst | lia]. exists d'. split; auto. apply in_digits; auto.
  - destruct (N.eqb_spec d d'); [subst | lia]. exists c'. split; auto. apply count_positive. lia.
Qed.
Lemma times_nonneg s v : (0 <= times s v)%Z.
Proof.
  destruct s as [c | h d]; simpl; [destruct (_ =? _); simpl; lia |]. pose proof (count_nonneg (fst v) (house_cells f h)).
  destruct (_ =? _); simpl one_if; lia.
Qed.

(** A sector of exactly one has a true member, and no second one. *)
Lemma true_member s g : solves p g -> exactly_one f s = true ->
  exists c, c < cell_count p /\ In (c, at_cell g c) (members f s).
Proof.
  intros solution full. pose proof (hits_exactly s g solution full) as one.
  destruct (existsb (fun c => (0 <? times s (c, at_cell g c))%Z) all_cells) eqn:E.
  - apply existsb_exists in E. destruct E as (c & here & more). apply in_upto in here. apply Z.ltb_lt in more.
    exists c. split; auto. apply member_times; auto. simpl. auto using solution_digit.
  - exfalso. unfold hits in one. rewrite (sum_ext _ (fun _ => 0%Z)), sum_zero in one; [discriminate |].
    intros c here. pose proof (times_nonneg s (c, at_cell g c)).
    assert (~ (0 < times s (c, at_cell g c)))%Z; [| lia]. rewrite <- Z.ltb_lt. intros more.
    assert (existsb (fun c => (0 <? times s (c, at_cell g c))%Z) all_cells = true) by (apply existsb_exists; eauto). congruence.
Qed.
Lemma only_true_member s g c c' : solves p g ->
  c < cell_count p -> c' < cell_count p -> In (c, at_cell g c) (members f s) -> In (c', at_cell g c') (members f s) -> c = c'.
Proof.
  intros solution small small' here here'. destruct s as [x | h d]; simpl in *; apply in_map_iff in here, here';
    destruct here as (y & [= <- E] & here), here' as (y' & [= <- E'] & here'); [congruence |].
  assert (at_cell g y = at_cell g y') as same by congruence.
  assert (NoDup (map (at_cell g) (house_cells f h))) as distinct by auto using house_NoDup.
  clear - distinct here here' same. induction (house_cells f h) as [| a l IH]; [destruct here |]. simpl in *.
  apply NoDup_cons_iff in distinct. destruct distinct as [out distinct].
  destruct here as [-> | here], here' as [-> | here']; auto; exfalso; apply out; [rewrite same | rewrite <- same];
    apply in_map; auto.
Qed.
End Field.
