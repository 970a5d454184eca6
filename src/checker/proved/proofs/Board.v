(** Puzzles prepared by the kernel: their solutions satisfy all lines, including those of sectors. *)
From Coq Require Import List NArith ZArith Bool Lia FinFun.
From Deduku Require Import Spec Table Kernel Sums.
Import ListNotations.
Open Scope N_scope.

(** Grids cell by cell. *)
Definition cell_count (p : puzzle) : N := N.of_nat (length (givens p)).
Lemma solves_cells p g : solves p g <->
  length g = length (givens p) /\
  (forall c given, nth_error (givens p) (N.to_nat c) = Some given -> may_hold given (at_cell g c)) /\
  (forall house, In house (houses (on p)) -> NoDup (map (at_cell g) house)) /\
  Forall (holds g) (lines p) /\ Forall (Exists (Forall (holds g))) (choices p).
Proof.
  unfold solves. assert (Forall2 may_hold (givens p) g <-> length g = length (givens p) /\
    forall c given, nth_error (givens p) (N.to_nat c) = Some given -> may_hold given (at_cell g c)) as E; [| tauto].
  unfold at_cell. transitivity (length g = length (givens p) /\
    forall i given, nth_error (givens p) i = Some given -> may_hold given (nth i g 0)).
  - generalize (givens p). intros l. split.
    + induction 1 as [| given d l g' ok _ [same IH]]; simpl; [split; auto; intros []; discriminate |].
      split; [congruence |]. intros [| i] ?; simpl; [intros [= <-]; auto | auto].
    + revert g. induction l as [| given l IH]; intros [| d g] [same all]; try discriminate; constructor.
      * apply (all 0%nat); auto.
      * apply IH. split; [simpl in same; congruence |]. intros i. apply (all (S i)).
  - split; intros [same all]; split; auto.
    intros i given. rewrite <- (Nat2N.id i) at 1. intros here. apply all in here. rewrite Nat2N.id in here. auto.
Qed.
Lemma beyond_grid g c : N.of_nat (length g) <= c -> at_cell g c = 0.
Proof. intros. unfold at_cell. apply nth_overflow. lia. Qed.
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
(** The number of values of a cell. *)
Definition values_at (c : cell) : N := match nth_error (givens p) (N.to_nat c) with Some its => fst its | None => 0 end.
Lemma digits_at c : digits f c = digits_to (values_at c).
Proof.
  unfold digits, values_at. simpl digits_table. rewrite get_numbered, nth_error_map.
  destruct (nth_error (givens p) (N.to_nat c)) as [its |]; cbn [option_map]; [| reflexivity].
  destruct (N.eqb_spec (fst its) n) as [-> |]; reflexivity.
Qed.
Lemma in_digits_to m d : In d (digits_to m) <-> 1 <= d <= m.
Proof.
  unfold digits_to. rewrite in_map_iff. split.
  - intros (k & <- & here). apply in_upto in here. lia.
  - intros. exists (N.pred d). rewrite in_upto. lia.
Qed.
Lemma in_digits c d : In d (digits f c) <-> 1 <= d <= values_at c.
Proof. rewrite digits_at. apply in_digits_to. Qed.
Lemma counted_spec c : counted f c = true <-> ~ In c (helpers p).
Proof.
  unfold counted. simpl. rewrite negb_true_iff, <- not_true_iff_false. rewrite has_set_of. tauto.
Qed.
Lemma cells_count : cells f = cell_count p.
Proof. simpl. rewrite count_from_length. reflexivity. Qed.

Lemma get_house h : get h (house_table f) =
  option_map (fun l => (l, count_from 0 l =? n)) (nth_error (houses (on p)) (N.to_nat h)).
Proof. simpl. rewrite get_numbered, nth_error_map. auto. Qed.
(** The cells of a house, by its number. *)
Definition house_cells (h : N) : list cell := match get h (house_table f) with Some (l, _) => l | None => [] end.
Lemma house_cells_spec h : house_cells h = match nth_error (houses (on p)) (N.to_nat h) with Some l => l | None => [] end.
Proof. unfold house_cells. rewrite get_house. destruct (nth_error _ _); auto. Qed.
Lemma house_is h : house_cells h = [] \/ In (house_cells h) (houses (on p)).
Proof. rewrite house_cells_spec. destruct (nth_error _ _) eqn:E; auto. right. eapply nth_error_In; eauto. Qed.

(** The kernel has for each cell its houses, as often as they contain it. *)
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
Lemma its_houses_spec c h : count h (its_houses f c) = count c (house_cells h).
Proof.
  change (its_houses f c) with (at_table (meet 0 (houses (on p)) empty) c). rewrite meet_spec, house_cells_spec, N.sub_0_r.
  unfold at_table. rewrite get_empty. destruct (N.ltb_spec h 0); [lia |]. reflexivity.
Qed.

Lemma start_spec c d : alive (start f) (c, d) = true <->
  exists given, nth_error (givens p) (N.to_nat c) = Some given /\ may_hold given d.
Proof.
  unfold alive. simpl. rewrite get_numbered, nth_error_map.
  destruct (nth_error (givens p) (N.to_nat c)) as [given |]; simpl; [| split; [discriminate | intros (? & ? & _); discriminate]].
  transitivity (may_hold given d); [| split; [eauto | intros (? & [= <-] & ?); auto]]. unfold may_hold.
  destruct given as [values [| a given]]; cbn [fst snd].
  - assert (has d (if values =? n then set_of (digits_to n) else set_of (digits_to values)) = true <-> 1 <= d <= values) as ->.
    { destruct (N.eqb_spec values n) as [-> |]; rewrite has_set_of; apply in_digits_to. }
    intuition congruence.
  - change (if within values a then _ else _) with (filter (within values) (a :: given)).
    rewrite has_set_of, filter_In, within_spec. intuition congruence.
Qed.

(** ** Properties of solutions *)
Definition inside (l : line) := forall t, In t (terms l) -> fst (fst t) < cell_count p.
Definition fits :=
  (forall house c, In house (houses (on p)) -> In c house -> c < cell_count p /\ values_at c = n) /\
  Forall inside (lines p) /\ Forall (Forall (Forall inside)) (choices p).
Hypothesis fit : fits.
Notation all_cells := (upto (cell_count p)).
Definition consistent (g : grid) (l : living) := forall c, c < cell_count p -> alive l (c, at_cell g c) = true.

Lemma given_at c : c < cell_count p -> exists given, nth_error (givens p) (N.to_nat c) = Some given.
Proof.
  unfold cell_count. intros. destruct (nth_error (givens p) (N.to_nat c)) eqn:E; eauto.
  apply nth_error_None in E. lia.
Qed.
Lemma solution_at g c : solves p g -> c < cell_count p ->
  exists given, nth_error (givens p) (N.to_nat c) = Some given /\ may_hold given (at_cell g c).
Proof.
  intros solution small. apply solves_cells in solution. destruct (given_at c small) as (given & E).
  exists given. split; auto. apply solution; auto.
Qed.
Lemma solution_digit g c : solves p g -> c < cell_count p -> 1 <= at_cell g c <= values_at c.
Proof. intros s small. destruct (solution_at g c s small) as (its & E & H & _). unfold values_at. rewrite E. auto. Qed.
Lemma start_consistent g : solves p g -> consistent g (start f).
Proof. intros s c small. apply start_spec, solution_at; auto. Qed.
Lemma house_NoDup g h : solves p g -> NoDup (map (at_cell g) (house_cells h)).
Proof. intros s. destruct (house_is h) as [-> | here]; [constructor |]. apply s; auto. Qed.
Lemma house_inside c h : In c (house_cells h) -> c < cell_count p /\ values_at c = n.
Proof. intros here. destruct (house_is h) as [E | E]; [rewrite E in here; destruct here |]. eapply fit; eauto. Qed.


Definition is_true (g : grid) (v : cell * digit) : Z := one_if (at_cell g (fst v) =? snd v).
Lemma total_sum g ts : total g ts = sum (fun t => snd t * is_true g (fst t))%Z ts.
Proof.
  induction ts as [| [[c d] w] ts IH]; simpl; auto. rewrite IH. unfold is_true. cbn [fst snd]. destruct (_ =? _); unfold one_if; lia.
Qed.
Lemma total_digits g c ds : total g (map (fun d => weigh_one (c, d)) ds) = count (at_cell g c) ds.
Proof.
  rewrite total_sum, sum_map. apply sum_ext. intros d _.
  unfold is_true, one_if. cbn [fst snd weigh_one]. rewrite N.eqb_sym. destruct (_ =? _); lia.
Qed.
Lemma total_house g d house : total g (map (fun c => weigh_one (c, d)) house) = count d (map (at_cell g) house).
Proof. rewrite total_sum, sum_map. unfold count. rewrite sum_map. apply sum_ext. intros. unfold is_true, one_if.
  cbn [fst snd weigh_one]. destruct (_ =? _); lia.
Qed.

Lemma NoDup_digits c : NoDup (digits f c).
Proof. rewrite digits_at. apply Injective_map_NoDup; [intros a b; lia | apply NoDup_upto]. Qed.
(** A full house has each digit. *)
Lemma full_house g h d : solves p g -> count_from 0 (house_cells h) = n -> 1 <= d <= n ->
  (1 <= count d (map (at_cell g) (house_cells h)))%Z.
Proof.
  intros solution full small. apply count_in. rewrite count_from_length in full.
  apply (NoDup_length_incl (l' := digits_to n) (house_NoDup g h solution)).
  - unfold digits_to. rewrite !map_length, length_upto. lia.
  - intros x here. apply in_map_iff in here. destruct here as (c & <- & here). apply house_inside in here.
    destruct here as [within_ <-]. apply in_digits_to, solution_digit; auto.
  - apply in_digits_to. auto.
Qed.

(** The lines of a numbering hold, and only have cells of the board. *)
Definition forced (g : grid) (force : numbering) := forall k l, get k (line_at force) = Some l -> inside l /\ holds g l.
Lemma forced_more g force ls : forced g force -> Forall inside ls -> Forall (holds g) ls -> forced g (add_lines ls force).
Proof.
  rewrite !Forall_forall. intros old ok true_ones k l. simpl. rewrite get_number_from.
  destruct (k <? how_many force); [apply old |]. destruct (nth_error _ _) eqn:E; [| apply old].
  intros [= <-]. apply nth_error_In in E. auto.
Qed.
Lemma own_forced g : solves p g -> forced g (own_lines f).
Proof.
  intros s. apply forced_more; [| apply fit | apply s]. intros k l. simpl. rewrite get_empty. discriminate.
Qed.

Lemma line_forced g force s : solves p g -> forced g force -> inside (line_of f force s) /\ holds g (line_of f force s).
Proof.
  intros solution ok. assert (inside (Line [] None None) /\ holds g (Line [] None None)) as nothing.
  { split; [intros t [] | split; simpl; auto]. }
  destruct s as [c | h d | k]; unfold line_of.
  - rewrite cells_count. destruct (N.ltb_spec c (cell_count p)) as [small |]; [| auto]. split.
    + intros t here. simpl in here. apply in_map_iff in here. destruct here as (d & <- & _). auto.
    + unfold holds. simpl least. simpl most. simpl terms. rewrite total_digits. split.
      * apply (count_in _ _ (proj2 (in_digits c _) (solution_digit g c solution small))).
      * apply NoDup_count. apply NoDup_digits.
  - destruct (get h (house_table f)) as [[house full] |] eqn:E; [| auto].
    assert (house_cells h = house /\ full = (count_from 0 house =? n)) as [E' ->].
    { unfold house_cells. rewrite E. split; auto. rewrite get_house in E.
      destruct (nth_error _ _); [injection E as <- <-; auto | discriminate]. }
    split.
    + intros t here. simpl in here. apply in_map_iff in here. destruct here as (c & <- & here). simpl.
      apply (house_inside c h). congruence.
    + unfold holds. simpl least. simpl most. simpl terms. rewrite total_house, <- E'. split.
      * destruct (_ && _) eqn:full; [| apply count_nonneg]. apply andb_true_iff in full. destruct full as [full small].
        apply within_spec in small. apply N.eqb_eq in full. apply full_house; auto.
      * apply NoDup_count. auto using house_NoDup.
  - destruct (get k (line_at force)) eqn:E; [eauto | auto].
Qed.

(** ** Lines of one *)
Lemma is_spec z o : is z o = true <-> o = Some z.
Proof. unfold is. destruct o; [rewrite Z.eqb_eq |]; split; congruence. Qed.
Lemma at_most_one_spec l : at_most_one l = true <-> most l = Some 1%Z /\ forall t, In t (terms l) -> snd t = 1%Z.
Proof.
  unfold at_most_one. rewrite andb_true_iff, is_spec, forallb_forall. setoid_rewrite Z.eqb_eq. tauto.
Qed.
Definition exactly_one (l : line) : bool := is 1 (least l) && at_most_one l.
Lemma exactly_one_spec l : exactly_one l = true <-> least l = Some 1%Z /\ at_most_one l = true.
Proof. unfold exactly_one. rewrite andb_true_iff, is_spec. tauto. Qed.
(** The facts on cells and houses that the kernel does not check are true. *)
Lemma at_most_one_known force s : at_most_one_in f force s = true -> at_most_one (line_of f force s) = true.
Proof.
  destruct s as [c | h d | k]; cbn [at_most_one_in]; auto; intros there; unfold line_of; [rewrite there |].
  - apply at_most_one_spec. split; auto. intros t here. apply in_map_iff in here. destruct here as (? & <- & _). auto.
  - destruct (get h (house_table f)) as [[house full] |]; [| discriminate].
    apply at_most_one_spec. split; auto. intros t here. apply in_map_iff in here. destruct here as (? & <- & _). auto.
Qed.
Lemma exactly_one_known force s : exactly_one_in f force s = true -> exactly_one (line_of f force s) = true.
Proof.
  unfold exactly_one_in. rewrite andb_true_iff. intros [most one]. apply exactly_one_spec. split; [| apply at_most_one_known; auto].
  destruct s as [c | h d | k]; cbn [at_most_one_in] in most.
  - unfold line_of. rewrite most. auto.
  - unfold line_of. destruct (get h (house_table f)) as [[house full] |]; [| discriminate]. cbn [least].
    rewrite andb_comm in one. rewrite one. auto.
  - apply is_spec. auto.
Qed.
Definition members (l : line) : list candidate := map fst (terms l).
Lemma is_true_range g v : (0 <= is_true g v <= 1)%Z.
Proof. unfold is_true, one_if. destruct (_ =? _); lia. Qed.

(** A line of exactly one has a true candidate, and one of at most one no second. *)
Lemma true_member l g : inside l -> holds g l -> exactly_one l = true ->
  exists c, c < cell_count p /\ In (c, at_cell g c) (members l).
Proof.
  intros ok [low _] one. apply exactly_one_spec in one. destruct one as [one _]. rewrite one, total_sum in low.
  destruct (existsb (fun t => at_cell g (fst (fst t)) =? snd (fst t)) (terms l)) eqn:E.
  - apply existsb_exists in E. destruct E as ([[c d] w] & here & same). apply N.eqb_eq in same. simpl in same. exists c.
    split; [apply (ok _ here) |]. rewrite same. unfold members. apply in_map_iff. exists (c, d, w). auto.
  - rewrite (sum_ext _ (fun _ => 0%Z)), sum_zero in low; [lia |]. intros t here.
    assert (at_cell g (fst (fst t)) =? snd (fst t) = false) as E'.
    { destruct (_ =? _) eqn:E'; auto. rewrite <- E. symmetry. apply existsb_exists. eauto. }
    unfold is_true. rewrite E'. simpl one_if. lia.
Qed.
Lemma only_true_member l g c c' : holds g l -> at_most_one l = true ->
  In (c, at_cell g c) (members l) -> In (c', at_cell g c') (members l) -> c = c'.
Proof.
  intros [_ high] one here here'. apply at_most_one_spec in one. destruct one as [one ones].
  rewrite one, total_sum in high. destruct (N.eq_dec c c') as [| differ]; auto. exfalso.
  enough (2 <= sum (fun t => snd t * is_true g (fst t)) (terms l))%Z by lia. clear high one.
  assert (forall ts c, (forall t, In t ts -> snd t = 1%Z) -> In (c, at_cell g c) (map fst ts) ->
    1 <= sum (fun t => snd t * is_true g (fst t)) ts)%Z as once.
  { clear. intros ts c ones here. apply in_map_iff in here. destruct here as (t & E & here).
    enough (0 < sum (fun t => snd t * is_true g (fst t)) ts)%Z by lia. apply sum_positive with (b := t); auto.
    - intros u inu. cbn beta. rewrite (ones u inu). pose proof (is_true_range g (fst u)). lia.
    - cbn beta. rewrite (ones t here), E. unfold is_true. simpl. rewrite N.eqb_refl. simpl. lia. }
  unfold members in *. induction (terms l) as [| t ts IH]; [destruct here |]. cbn [map sum] in *.
  pose proof (is_true_range g (fst t)) as range. rewrite (ones t (or_introl eq_refl)).
  destruct here as [E | here], here' as [E' | here'].
  - congruence.
  - rewrite E. pose proof (once ts c' ltac:(intros; apply ones; right; auto) here'). unfold is_true at 1. simpl.
    rewrite N.eqb_refl. simpl one_if. lia.
  - rewrite E'. pose proof (once ts c ltac:(intros; apply ones; right; auto) here). unfold is_true at 1. simpl.
    rewrite N.eqb_refl. simpl one_if. lia.
  - pose proof (IH ltac:(intros; apply ones; right; auto) here here'). lia.
Qed.
End Field.
