(** Twin: a solution that has all of T gives a second one, with F in its place, if every sector has as many of both. *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board Cover.
Import ListNotations.
Open Scope N_scope.

Definition is_digit (o : option digit) (d : digit) : bool := match o with Some x => x =? d | None => false end.

Lemma by_cell_sum vs t0 t d house : by_cell vs t0 = Some t ->
  sum (fun x => one_if (is_digit (get x t) d)) house =
  (sum (fun x => one_if (is_digit (get x t0) d)) house + sum (fun v => one_if (snd v =? d)%N * count (fst v) house) vs)%Z.
Proof.
  revert t0; induction vs as [| [c e] vs IH]; cbn [by_cell sum fst snd]; intros t0 E; [injection E as <-; lia |].
  destruct (get c t0) eqn:free; [discriminate |]. rewrite (IH _ E), Z.add_assoc. f_equal. clear IH E.
  unfold count. rewrite <- sum_scale, <- sum_add. apply sum_ext. intros x _. rewrite get_set.
  destruct (N.eqb_spec x c) as [-> |]; [rewrite free |]; simpl is_digit; unfold one_if;
    destruct (e =? d); try destruct (is_digit _ d); lia.
Qed.
Lemma by_cell_in vs t0 t c d : by_cell vs t0 = Some t -> (get c t = Some d <-> get c t0 = Some d \/ In (c, d) vs).
Proof.
  revert t0; induction vs as [| [c' e] vs IH]; simpl; intros t0 E; [injection E as <-; tauto |].
  destruct (get c' t0) eqn:free; [discriminate |]. rewrite (IH _ E), get_set.
  destruct (N.eqb_spec c c') as [-> |]; [rewrite free |]; unfold candidate, cell, digit in *; intuition congruence.
Qed.

Section Twin.
Variable p : puzzle.
Notation f := (field_of p).

Definition in_house (d : digit) (house : list cell) (vs : list candidate) : Z :=
  sum (fun v => one_if (snd v =? d)%N * count (fst v) house)%Z vs.
Lemma weigh_houses_of z v w h d : house_weight (weigh_all z (houses_of f v) w) h d =
  (house_weight w h d + z * (one_if (snd v =? d)%N * count (fst v) (house_cells f h)))%Z.
Proof.
  unfold weigh_all, houses_of. rewrite <- its_houses_spec.
  revert w. induction (its_houses f (fst v)) as [| h' l IH]; intros; cbn [map fold_left].
  - change (count h []) with 0%Z. lia.
  - rewrite IH, house_weight_weigh, count_cons, (N.eqb_sym h h'). lia.
Qed.
Lemma weigh_candidates_spec z vs w h d : house_weight (weigh_candidates f z vs w) h d =
  (house_weight w h d + z * in_house d (house_cells f h) vs)%Z.
Proof.
  unfold weigh_candidates, in_house. revert w; induction vs as [| v vs IH]; cbn [fold_left sum]; intros; [ring |].
  rewrite IH, weigh_houses_of, Z.mul_add_distr_l, Z.add_assoc. reflexivity.
Qed.
Lemma in_house_none d house vs :
  (forall v, In v vs -> snd v = d -> ~ In (fst v) house) -> in_house d house vs = 0%Z.
Proof.
  intros none. unfold in_house. rewrite (sum_ext _ (fun _ => 0%Z)), sum_zero; auto. intros v here.
  destruct (N.eqb_spec (snd v) d); unfold one_if; [rewrite count_out; auto | lia].
Qed.

(** As many of both in every house and digit, if it is so where one of them stands. *)
Lemma level_everywhere t other h d :
  let w := weigh_candidates f 1 other (weigh_candidates f (-1) t no_weights) in
  (forall v, In v (t ++ other) -> level f w v = true) ->
  in_house d (house_cells f h) other = in_house d (house_cells f h) t.
Proof.
  intros w even.
  assert (house_weight w h d = in_house d (house_cells f h) other - in_house d (house_cells f h) t)%Z as E.
  { unfold w. rewrite !weigh_candidates_spec, no_weight by auto. lia. }
  set (touches := fun v : candidate => (snd v =? d) && existsb (N.eqb (fst v)) (house_cells f h)).
  destruct (existsb touches (t ++ other)) eqn:T.
  - apply existsb_exists in T. destruct T as (v & here & T). unfold touches in T. apply andb_true_iff in T.
    destruct T as [same there]. apply N.eqb_eq in same. apply existsb_exists in there.
    destruct there as (c & there & same'). apply N.eqb_eq in same'. subst.
    specialize (even v here). unfold level in even. rewrite forallb_forall in even.
    assert (In h (its_houses f (fst v))) as it.
    { apply count_positive. rewrite its_houses_spec. pose proof (count_in _ _ there). lia. }
    apply even in it. apply Z.eqb_eq in it. lia.
  - assert (forall v, In v (t ++ other) -> snd v = d -> ~ In (fst v) (house_cells f h)) as none.
    { intros v here same there. assert (existsb touches (t ++ other) = true); [| congruence].
      apply existsb_exists. exists v. split; auto. unfold touches. rewrite same, N.eqb_refl. simpl.
      apply existsb_exists. exists (fst v). rewrite N.eqb_refl. auto. }
    rewrite !in_house_none; auto; intros; apply none; auto using in_or_app.
Qed.

Hypothesis inside : forall house c, In house (houses (on p)) -> In c house -> c < cell_count p.

Theorem twin_sound words g (l : living) t other :
  solves p g -> consistent p g l -> check_twin words f l t other = None ->
  exists g', solves p g' /\ g' <> g.
Proof.
  unfold check_twin. intros solution here twin.
  destruct (first_failing (only_living f l) t) eqn:forced; [discriminate |].
  destruct (first_failing (alive (start f)) other) eqn:allowed; [discriminate |].
  destruct (by_cell t empty) as [of_t |] eqn:T; [| destruct other; discriminate].
  destruct (by_cell other empty) as [of_f |] eqn:F; [| destruct other; discriminate].
  destruct other as [| v1 other']; [discriminate |]. set (other := v1 :: other') in *.
  lazymatch type of twin with match ?e with _ => _ end = _ => destruct e eqn:shared; [discriminate |] end.
  lazymatch type of twin with match ?e with _ => _ end = _ => destruct e eqn:fair; [discriminate |] end. clear twin.
  pose proof (first_failing_none _ _ forced) as Forced. pose proof (first_failing_none _ _ allowed) as Allowed.
  pose proof (first_failing_none _ _ shared) as Shared. pose proof (first_failing_none _ _ fair) as Fair.
  clear forced allowed shared fair. simpl in Shared.
  assert (forall c d, get c of_t = Some d <-> In (c, d) t) as InT
    by (intros; rewrite (by_cell_in _ _ _ _ _ T), get_empty; intuition discriminate).
  assert (forall c d, get c of_f = Some d <-> In (c, d) other) as InF
    by (intros; rewrite (by_cell_in _ _ _ _ _ F), get_empty; intuition discriminate).
  assert (forall c d, c < cell_count p -> get c of_t = Some d -> at_cell g c = d) as true_t.
  { intros c d small it. apply InT, Forced in it. unfold only_living in it. rewrite forallb_forall in it.
    specialize (it (at_cell g c) (proj2 (in_digits p _) (solution_digit p g c solution small))). cbn [fst snd] in it.
    pose proof (here c small) as lives. unfold candidate, cell, digit in *. rewrite lives in it. destruct (N.eqb_spec (at_cell g c) d); [auto | discriminate]. }
  assert (forall c d, get c of_f = Some d -> exists d', get c of_t = Some d' /\ d' <> d) as both.
  { intros c d it. apply InF in it. pose proof (Fair (c, d) ltac:(apply in_or_app; auto)) as ok. simpl in ok.
    pose proof (Shared (c, d) it) as differ. simpl in differ. destruct (get c of_t) as [d' |]; [| discriminate].
    exists d'. split; auto. intros ->. rewrite N.eqb_refl in differ. discriminate. }
  assert (forall c d, get c of_t = Some d -> exists d', get c of_f = Some d') as back.
  { intros c d it. apply InT in it. pose proof (Fair (c, d) ltac:(apply in_or_app; auto)) as ok. simpl in ok.
    destruct (get c of_t); [| discriminate]. destruct (get c of_f); [eauto | discriminate]. }
  set (change := fun c => match get c of_f with Some d => d | None => at_cell g c end).
  exists (grid_of (cell_count p) change). split.
  - apply solves_cells. split; [| split].
    + rewrite length_grid_of. unfold cell_count. lia.
    + intros c given it. assert (c < cell_count p) as small.
      { assert (N.to_nat c < length (givens p))%nat; [apply nth_error_Some; congruence | unfold cell_count; lia]. }
      rewrite at_grid_of by auto. unfold change. destruct (get c of_f) as [d |] eqn:E.
      * apply InF, Allowed, start_spec in E. destruct E as (given' & it' & ok). congruence.
      * apply solves_cells in solution. destruct solution as (_ & each & _). auto.
    + intros house it. destruct (In_nth_error _ _ it) as (i & at_i). set (h := N.of_nat i).
      assert (house_cells f h = house) as at_h by (rewrite house_cells_spec; unfold h; rewrite Nat2N.id, at_i; auto).
      apply NoDup_count. intros d.
      enough (count d (map (at_cell (grid_of (cell_count p) change)) house) = count d (map (at_cell g) house)) as ->
        by (apply NoDup_count; apply solution; auto).
      assert (in_house d house other = in_house d house t) as same.
      { rewrite <- at_h. apply level_everywhere. intros v vin. apply Fair in vin. rewrite !andb_true_iff in vin. tauto. }
      unfold in_house in same.
      pose proof (by_cell_sum _ _ _ d house T) as sum_t. pose proof (by_cell_sum _ _ _ d house F) as sum_f.
      assert (sum (fun x => one_if (is_digit (get x (@empty digit)) d)) house = 0%Z) as none.
      { rewrite (sum_ext _ (fun _ => 0%Z)), sum_zero; auto. intros. rewrite get_empty. auto. }
      unfold count. rewrite !sum_map.
      rewrite (sum_ext _ (fun x => one_if (at_cell g x =? d)%N +
        (one_if (is_digit (get x of_f) d) - one_if (is_digit (get x of_t) d)))%Z).
      * rewrite sum_add, sum_sub. unfold candidate, cell, digit in *.
        rewrite none in sum_t, sum_f. rewrite same in sum_f. rewrite sum_t, sum_f, Z.sub_diag, Z.add_0_r. reflexivity.
      * intros x xin. assert (x < cell_count p) as small by eauto. rewrite at_grid_of by auto. unfold change.
        destruct (get x of_f) as [e |] eqn:E.
        -- destruct (both _ _ E) as (e' & E' & _). rewrite (true_t _ _ small E'), E'. simpl. unfold one_if.
           destruct (e =? d), (e' =? d); lia.
        -- destruct (get x of_t) as [e' |] eqn:E'; [destruct (back _ _ E'); congruence |]. simpl. unfold one_if.
           destruct (_ =? d); lia.
  - destruct v1 as [c d]. assert (In (c, d) other) as it by (left; auto). pose proof (Allowed _ it) as ok.
    apply start_spec in ok. destruct ok as (given & at_c & _).
    assert (c < cell_count p) as small.
    { assert (N.to_nat c < length (givens p))%nat; [apply nth_error_Some; congruence | unfold cell_count; lia]. }
    apply InF in it. destruct (both _ _ it) as (d' & E' & differ). intros same.
    apply (f_equal (fun g => at_cell g c)) in same. rewrite at_grid_of in same by auto. unfold change in same.
    rewrite it, (true_t _ _ small E') in same. congruence.
Qed.
End Twin.
