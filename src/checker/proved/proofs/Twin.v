(** Twin: a solution with all of T gives a second one, with F instead, if every line has the same sum in both. *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board Weights.
Import ListNotations.
Open Scope N_scope.

Definition is_digit (o : option digit) (d : digit) : bool := match o with Some x => x =? d | None => false end.
Lemma by_cell_sum vs t0 t c d : by_cell vs t0 = Some t ->
  one_if (is_digit (get c t) d) = (one_if (is_digit (get c t0) d) + sum (fun v => one_if (same v (c, d))) vs)%Z.
Proof.
  revert t0; induction vs as [| [x e] vs IH]; cbn [by_cell sum]; intros t0 E; [injection E as <-; lia |].
  destruct (get x t0) eqn:free; [discriminate |]. rewrite (IH _ E), get_set, Z.add_assoc. f_equal. unfold same. cbn [fst snd].
  rewrite (N.eqb_sym x). destruct (N.eqb_spec c x) as [-> |]; [rewrite free; reflexivity |]. cbn [andb]. unfold one_if at 3. lia.
Qed.
Lemma by_cell_in vs t0 t c d : by_cell vs t0 = Some t -> (get c t = Some d <-> get c t0 = Some d \/ In (c, d) vs).
Proof.
  revert t0; induction vs as [| [c' e] vs IH]; simpl; intros t0 E; [injection E as <-; tauto |].
  destruct (get c' t0) eqn:free; [discriminate |]. rewrite (IH _ E), get_set.
  destruct (N.eqb_spec c c') as [-> |]; [rewrite free |]; unfold candidate, cell, digit in *; intuition congruence.
Qed.
Definition ones (vs : list candidate) : line := Line (map weigh_one vs) None None.
Lemma coefficient_of_ones vs t v : by_cell vs empty = Some t -> coefficient (ones vs) v = one_if (is_digit (get (fst v) t) (snd v)).
Proof.
  intros E. rewrite (by_cell_sum _ _ _ _ _ E), get_empty. unfold coefficient. cbn [terms ones]. rewrite sum_map.
  apply sum_ext. intros u _. destruct v. cbn [fst snd weigh_one]. destruct (same u _); reflexivity.
Qed.

Section Twin.
Variable p : puzzle.
Notation f := (field_of p).
Hypothesis fit : fits p.

Lemma terms_house force h d : terms (line_of f force (House h d)) = map (fun c => weigh_one (c, d)) (house_cells p h).
Proof. unfold line_of, house_cells. destruct (get h _) as [[? ?] |]; reflexivity. Qed.
Lemma level_spec w l : level w l = true -> sum (fun t => snd t * weight w (fst t))%Z (terms l) = 0%Z.
Proof. unfold level. intros E. apply Z.eqb_eq in E. rewrite fold_left_sum in E. exact E. Qed.

(** The same sum for every house and digit, if it is the same for those with a candidate of T or F. *)
Lemma level_everywhere w vs h d :
  (forall v, weight w v <> 0%Z -> In v vs) -> (forall v, In v vs -> level_houses f w v = true) ->
  sum (fun t => snd t * weight w (fst t))%Z (terms (line_of f (own_lines f) (House h d))) = 0%Z.
Proof.
  intros few even. destruct (existsb (fun c => negb (weight w (c, d) =? 0)%Z) (house_cells p h)) eqn:E.
  - apply existsb_exists in E. destruct E as (c & here & more). apply negb_true_iff, Z.eqb_neq in more.
    specialize (even _ (few _ more)). unfold level_houses in even. rewrite forallb_forall in even. apply level_spec, even.
    apply count_positive. cbn [fst]. rewrite its_houses_spec. pose proof (count_in _ _ here). lia.
  - rewrite terms_house, sum_map, (sum_ext _ (fun _ => 0%Z)), sum_zero; auto. intros c here. cbn [fst snd weigh_one].
    destruct (Z.eq_dec (weight w (c, d)) 0) as [-> | more]; auto. exfalso. apply not_true_iff_false in E. apply E.
    apply existsb_exists. exists c. split; auto. apply negb_true_iff, Z.eqb_neq. auto.
Qed.

Theorem twin_sound words g (l : living) t other :
  solves p g -> consistent p g l -> check_twin words f l t other = None ->
  exists g', solves p g' /\ ~ alike p g' g.
Proof.
  unfold check_twin. intros solution here twin.
  destruct (choices (about f)) eqn:none; [| discriminate].
  destruct (first_failing (only_living f l) t) eqn:forced; [discriminate |].
  destruct (first_failing (alive (start f)) other) eqn:allowed; [discriminate |].
  destruct (by_cell t empty) as [of_t |] eqn:T; [| destruct other; discriminate].
  destruct (by_cell other empty) as [of_f |] eqn:F; [| destruct other; discriminate].
  destruct other as [| v1 other']; [discriminate |]. set (other := v1 :: other') in *.
  lazymatch type of twin with match ?e with _ => _ end = _ => destruct e eqn:shared; [discriminate |] end.
  lazymatch type of twin with match ?e with _ => _ end = _ => destruct e eqn:fair; [discriminate |] end.
  fold (ones t) (ones other) in fair, twin. set (w := weigh_line 1 (weigh_line (-1) no_weights (ones t)) (ones other)) in *.
  destruct (existsb (fun v => counted f (fst v)) other) eqn:visible; [| discriminate]. cbn [negb] in twin.
  destruct (forallb (level w) (lines (about f))) eqn:even; [| discriminate]. clear twin.
  pose proof (first_failing_none _ _ forced) as Forced. pose proof (first_failing_none _ _ allowed) as Allowed.
  pose proof (first_failing_none _ _ shared) as Shared. pose proof (first_failing_none _ _ fair) as Fair.
  clear forced allowed shared fair. simpl in Shared.
  assert (forall c d, get c of_t = Some d <-> In (c, d) t) as InT
    by (intros; rewrite (by_cell_in _ _ _ _ _ T), get_empty; intuition discriminate).
  assert (forall c d, get c of_f = Some d <-> In (c, d) other) as InF
    by (intros; rewrite (by_cell_in _ _ _ _ _ F), get_empty; intuition discriminate).
  assert (forall c d, c < cell_count p -> get c of_t = Some d -> at_cell g c = d) as true_t.
  { intros c d small it. apply InT, Forced in it. unfold only_living in it. rewrite forallb_forall in it.
    specialize (it (at_cell g c) (proj2 (in_digits p c _) (solution_digit p g c solution small))). cbn [fst snd] in it.
    pose proof (here c small) as lives. unfold candidate, cell, digit in *. rewrite lives in it. destruct (N.eqb_spec (at_cell g c) d); [auto | discriminate]. }
  assert (forall c d, get c of_f = Some d -> exists d', get c of_t = Some d' /\ d' <> d) as both.
  { intros c d it. apply InF in it. pose proof (Fair (c, d) ltac:(apply in_or_app; auto)) as ok. simpl in ok.
    pose proof (Shared (c, d) it) as differ. simpl in differ. destruct (get c of_t) as [d' |]; [| discriminate].
    exists d'. split; auto. intros ->. rewrite N.eqb_refl in differ. discriminate. }
  assert (forall c d, get c of_t = Some d -> exists d', get c of_f = Some d') as back.
  { intros c d it. apply InT in it. pose proof (Fair (c, d) ltac:(apply in_or_app; auto)) as ok. simpl in ok.
    destruct (get c of_t); [| discriminate]. destruct (get c of_f); [eauto | discriminate]. }
  set (change := fun c => match get c of_f with Some d => d | None => at_cell g c end).
  set (g' := grid_of (cell_count p) change).
  (* Truth changes by w, candidate by candidate; so no sum changes. *)
  assert (forall v, weight w v = one_if (is_digit (get (fst v) of_f) (snd v)) - one_if (is_digit (get (fst v) of_t) (snd v)))%Z as W.
  { intros. unfold w. rewrite !weight_line, weight_none, (coefficient_of_ones _ _ _ T), (coefficient_of_ones _ _ _ F). lia. }
  assert (forall v, fst v < cell_count p -> is_true g' v = (is_true g v + weight w v)%Z) as changes.
  { intros [c d] small. rewrite W. unfold is_true, g'. cbn [fst snd] in *. rewrite at_grid_of by auto. unfold change.
    destruct (get c of_f) as [e |] eqn:E.
    - destruct (both _ _ E) as (e' & E' & _). rewrite (true_t _ _ small E'), E'. simpl. unfold one_if.
      destruct (e =? d), (e' =? d); lia.
    - destruct (get c of_t) as [e' |] eqn:E'; [destruct (back _ _ E'); congruence |]. simpl. unfold one_if.
      destruct (_ =? d); lia. }
  assert (forall k, inside p k -> sum (fun t => snd t * weight w (fst t))%Z (terms k) = 0%Z -> total g' (terms k) = total g (terms k)) as totals.
  { intros k ins zero. rewrite !total_sum, (sum_ext _ (fun t => snd t * is_true g (fst t) + snd t * weight w (fst t))%Z).
    - rewrite sum_add, <- Z.add_0_r. f_equal. exact zero.
    - intros u inu. rewrite changes by (apply ins; auto). lia. }
  exists g'. split.
  - apply solves_cells. split; [| split; [| split; [| split]]].
    + unfold g'. rewrite length_grid_of. unfold cell_count. lia.
    + intros c given it. assert (c < cell_count p) as small.
      { assert (N.to_nat c < length (givens p))%nat; [apply nth_error_Some; congruence | unfold cell_count; lia]. }
      unfold g'. rewrite at_grid_of by auto. unfold change. destruct (get c of_f) as [d |] eqn:E.
      * apply InF, Allowed, start_spec in E. destruct E as (given' & it' & ok). congruence.
      * apply solves_cells in solution. destruct solution as (_ & each & _). auto.
    + intros house it. destruct (In_nth_error _ _ it) as (i & at_i). set (h := N.of_nat i).
      assert (house_cells p h = house) as at_h by (rewrite house_cells_spec; unfold h; rewrite Nat2N.id, at_i; auto).
      apply NoDup_count. intros d. rewrite <- at_h, <- total_house, <- (terms_house (own_lines f)), totals.
      * rewrite terms_house, total_house, at_h. apply NoDup_count. apply solution; auto.
      * apply (line_forced p fit g (own_lines f) (House h d) solution). apply own_forced; auto.
      * apply (level_everywhere w (t ++ other)).
        -- intros [c e] more. apply in_or_app. rewrite W in more. cbn [fst snd] in more. unfold is_digit in more.
           destruct (get c of_f) as [x |] eqn:E.
           ++ destruct (N.eqb_spec x e); [subst; right; apply InF; auto |]. left. apply InT.
              destruct (get c of_t) as [y |]; [destruct (N.eqb_spec y e); [subst; auto |] |]; simpl in more; lia.
           ++ left. apply InT. destruct (get c of_t) as [y |]; [destruct (N.eqb_spec y e); [subst; auto |] |]; simpl in more; lia.
        -- intros v vin. apply Fair in vin. rewrite !andb_true_iff in vin. tauto.
    + destruct solution as (_ & _ & all & _). rewrite forallb_forall in even. destruct fit as (_ & ins & _).
      rewrite Forall_forall in *. intros k it. unfold holds. rewrite totals by (auto using level_spec). apply all. auto.
    + simpl in none. rewrite none. constructor.
  - apply existsb_exists in visible. destruct visible as ([c d] & it & shown). pose proof (Allowed _ it) as ok.
    apply start_spec in ok. destruct ok as (given & at_c & _).
    assert (c < cell_count p) as small.
    { assert (N.to_nat c < length (givens p))%nat; [apply nth_error_Some; congruence | unfold cell_count; lia]. }
    apply InF in it. destruct (both _ _ it) as (d' & E' & differ). intros equal. specialize (equal c).
    unfold g' in equal. rewrite at_grid_of in equal by auto. unfold change in equal.
    rewrite it, (true_t _ _ small E') in equal. apply differ. symmetry. apply equal. intros helper.
    cbn [fst] in shown. apply counted_spec in shown. auto.
Qed.
End Twin.
