(** The guarantees of the checker.

      sound              accepted claims are true
      stream_is_check    line by line it accepts exactly what the whole check accepts
      refused_line       a refusal names the first invalid line, with the path and rule of the violation *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board Weights Twin Steps.
Import ListNotations.
Open Scope N_scope.

Section Claims.
Variable p : puzzle.
Notation f := (field_of p).
Hypothesis fit : fits p.

Lemma each_allowed_spec gs g : each_allowed gs g = true -> Forall2 may_hold gs g.
Proof.
  revert g; induction gs as [| [values given] gs IH]; intros [| d g]; simpl; intros ok; try discriminate; constructor.
  - apply andb_true_iff in ok. destruct ok as [ok _]. apply andb_true_iff in ok. destruct ok as [small ok].
    apply within_spec in small. split; auto. destruct given; auto. right. apply existsb_exists in ok.
    destruct ok as (x & here & same). apply N.eqb_eq in same. subst. auto.
  - apply IH. apply andb_true_iff in ok. tauto.
Qed.
Lemma all_differ_spec ds seen : all_differ ds seen = true -> NoDup ds /\ forall d, In d ds -> has d seen = false.
Proof.
  revert seen; induction ds as [| d ds IH]; simpl; intros seen ok; [split; [constructor | tauto] |].
  apply andb_true_iff in ok. destruct ok as [new ok]. apply negb_true_iff in new. destruct (IH _ ok) as [distinct fresh].
  unfold has in fresh. split.
  - constructor; auto. intros here. apply fresh in here. rewrite get_set, N.eqb_refl in here. discriminate.
  - intros x [<- | here]; auto. apply fresh in here. rewrite get_set in here. destruct (x =? d); [discriminate |]. exact here.
Qed.
Lemma look_up_spec g c : look_up (numbered g) c = at_cell g c.
Proof.
  unfold look_up, at_cell. rewrite get_numbered. destruct (nth_error g (N.to_nat c)) eqn:E.
  - symmetry. apply nth_error_nth. auto.
  - symmetry. apply nth_overflow. apply nth_error_None. auto.
Qed.
Lemma meets_spec g l : meets (numbered g) l = true -> Spec.holds g l.
Proof.
  unfold meets, Spec.holds. assert (fold_left (fun z '(c, d, w) => if (look_up (numbered g) c =? d) then (z + w)%Z else z) (terms l) 0%Z =
    total g (terms l)) as ->.
  { rewrite (total_sum g), <- (Z.add_0_l (sum _ _)). generalize 0%Z. induction (terms l) as [| [[c d] w] ts IH]; cbn [fold_left sum]; intros z; [lia |].
    rewrite IH, look_up_spec. unfold is_true. cbn [fst snd]. destruct (_ =? _); unfold one_if; lia. }
  rewrite andb_true_iff. destruct (least l), (most l); rewrite ?Z.leb_le; tauto.
Qed.
Lemma check_grid_spec words g (k : answer words unit) r : check_grid f g k = Fine r -> solves p g /\ k = Fine r.
Proof.
  unfold check_grid. intros E. repeat take E. split; auto. split; [apply each_allowed_spec; auto | split; [| split]].
  - intros house here. rewrite forallb_forall in holds1. specialize (holds1 house here).
    apply all_differ_spec in holds1. destruct holds1 as [distinct _].
    rewrite (map_ext (at_cell g) (look_up (numbered g))); auto. intros. symmetry. apply look_up_spec.
  - apply Forall_forall. rewrite forallb_forall in holds2. auto using meets_spec.
  - rewrite forallb_forall in holds3. apply Forall_forall. intros cases here. specialize (holds3 _ here).
    apply existsb_exists in holds3. destruct holds3 as (case & inc & all). apply Exists_exists. exists case. split; auto.
    apply Forall_forall. rewrite forallb_forall in all. auto using meets_spec.
Qed.
Lemma is_value_spec v : is_value f v = true -> 1 <= snd v.
Proof.
  unfold is_value. intros it. apply existsb_exists in it. destruct it as (d & here & same). apply N.eqb_eq in same. subst d.
  apply in_digits in here. lia.
Qed.
Lemma nothing_else_spec l i g : nothing_else f l i g = true ->
  forall c d, counted f (i + c) = true -> In d (digits f (i + c)) -> (N.to_nat c < length g)%nat ->
  alive l (i + c, d) = true -> d = at_cell g c.
Proof.
  revert i; induction g as [| x g IH]; cbn [nothing_else length]; intros i ok c d counts small inside_ lives; [lia |].
  apply andb_true_iff in ok. destruct ok as [here ok]. destruct (N.eq_dec c 0) as [-> | more].
  - rewrite N.add_0_r in lives, counts, small. rewrite counts in here. cbn [negb orb] in here. rewrite forallb_forall in here. specialize (here d small).
    apply orb_true_iff in here. destruct here as [same | dead]; [apply N.eqb_eq in same; auto |].
    apply negb_true_iff in dead. unfold candidate, cell, digit in *. congruence.
  - assert (N.succ i + N.pred c = i + c) as E by lia. rewrite <- E in counts, small, lives.
    rewrite (IH _ ok (N.pred c) d counts small); [| lia | auto].
    unfold at_cell. replace (N.to_nat c) with (S (N.to_nat (N.pred c))) by lia. reflexivity.
Qed.

Lemma claim_sound words at_ what e : check_claim words f at_ what e = Fine tt ->
  (forall g, counts p (twins at_) g -> consistent p g (now at_)) -> says p what.
Proof.
  intros E all.
  assert (twins at_ = false -> forall g, solves p g -> consistent p g (now at_)) as always.
  { intros no g solution. apply all. split; [auto | congruence]. }
  assert (forall g, only p g -> consistent p g (now at_)) as if_unique.
  { intros g one. apply all. split; [apply one | auto]. }
  destruct what as [g | g | | | them | them]; cbn [check_claim says] in *; repeat take E;
    try (apply negb_true_iff in holds; specialize (always holds)).
  - apply check_grid_spec in E. tauto.
  - apply check_grid_spec in E. destruct E as [solution E]. take E. split; auto. intros other solution'.
    apply solves_cells in solution as [len _]. apply solves_cells in solution' as S'. destruct S' as [len' _].
    intros c counts. apply counted_spec in counts. destruct (N.lt_ge_cases c (cell_count p)) as [small | big].
    + apply (nothing_else_spec _ _ _ holds0 c); rewrite ?N.add_0_l; auto.
      * apply in_digits. apply solution_digit; auto.
      * rewrite len. unfold cell_count in small. lia.
      * apply always; auto.
    + rewrite !beyond_grid; auto; [rewrite len | rewrite len']; exact big.
  - unfold check_empty in E. repeat take E. intros g solution.
    apply (empty_impossible p fit g (now at_) (own_lines f) e); auto using own_forced.
  - unfold check_empty in E. repeat take E. intros g one. pose proof (proj1 one).
    apply (empty_impossible p fit g (now at_) (own_lines f) e); auto using own_forced.
  - unfold check_false in E. repeat take E. intros g c d solution here same. specialize (holds0 _ here).
    apply andb_true_iff in holds0. destruct holds0 as [small dead]. apply is_value_spec in small. cbn [fst snd] in small.
    apply negb_true_iff in dead. destruct (N.lt_ge_cases c (cell_count p)) as [c_small | big].
    + specialize (always g solution c c_small). subst d. unfold candidate, cell, digit in *. congruence.
    + apply solves_cells in solution. unfold at_cell in same. rewrite nth_overflow in same; [lia |].
      destruct solution as [-> _]. unfold cell_count in big. lia.
  - unfold check_false in E. repeat take E. intros g c d one here same. specialize (holds _ here).
    apply andb_true_iff in holds. destruct holds as [small dead]. apply is_value_spec in small. cbn [fst snd] in small.
    apply negb_true_iff in dead. destruct (N.lt_ge_cases c (cell_count p)) as [c_small | big].
    + specialize (if_unique g one c c_small). subst d. unfold candidate, cell, digit in *. congruence.
    + destruct one as [solution _]. apply solves_cells in solution. unfold at_cell in same.
      rewrite nth_overflow in same; [lia |]. destruct solution as [-> _]. unfold cell_count in big. lia.
Qed.
End Claims.

(** The theorem: accepted claims are true. *)
Lemma prepare_spec {words} p f : @prepare words p = Fine f ->
  f = field_of p /\ fits p.
Proof.
  unfold prepare. intros E. repeat take E. injection E as <-. split; auto.
  assert (forall c, c <? count_from 0 (givens p) = true -> c < cell_count p) as small.
  { intros c it. apply N.ltb_lt in it. rewrite count_from_length in it. exact it. }
  assert (forall c, match get c (numbered (map fst (givens p))) with Some values => values =? size (on p) | None => false end = true ->
    c < cell_count p /\ values_at p c = size (on p)) as of_house.
  { intros c. rewrite get_numbered, nth_error_map. unfold values_at, cell_count.
    destruct (nth_error (givens p) (N.to_nat c)) eqn:E; cbn [option_map]; [| discriminate]. intros same. apply N.eqb_eq in same.
    split; [| auto]. assert (N.to_nat c < length (givens p))%nat; [apply nth_error_Some; congruence | lia]. }
  assert (forall l, forallb (fun t => fst (fst t) <? count_from 0 (givens p)) (terms l) = true -> inside p l) as ins.
  { intros l it t here. rewrite forallb_forall in it. auto. }
  apply andb_true_iff in holds2. destruct holds2 as [own cases]. split; [| split].
  - intros house c here it. rewrite forallb_forall in holds0. specialize (holds0 house here). rewrite forallb_forall in holds0. auto.
  - rewrite forallb_forall in own. apply Forall_forall. auto.
  - rewrite forallb_forall in cases. apply Forall_forall. intros choice here. specialize (cases _ here).
    rewrite forallb_forall in cases. apply Forall_forall. intros case here'. specialize (cases _ here').
    rewrite forallb_forall in cases. apply Forall_forall. auto.
Qed.

Theorem sound : forall (words : Type) (p : puzzle) (steps : list (step words)) (what : claim) (empty_one : sector),
  check p steps what empty_one = true -> says p what.
Proof.
  intros words p steps what e. unfold check, check_all.
  destruct (prepare p) as [f |] eqn:P; [| discriminate]. apply prepare_spec in P. destruct P as [-> fit].
  destruct (walk InStep _ 0 _ steps) as [at_ |] eqn:W; [| discriminate].
  destruct (check_claim words (field_of p) at_ what e) as [[] |] eqn:C; [| discriminate]. intros _.
  apply (claim_sound p fit _ _ _ _ C). intros g good.
  assert (keeps p (own_lines (field_of p)) (Position (start (field_of p)) false) at_) as [_ kept].
  { refine (walk_keeps (keeps p _) _ _ _ (keeps_refl p _) (keeps_trans p _) _ _ _ _ W).
    apply Forall_forall. intros s _. intros a b. apply check_step_keeps; auto. }
  apply kept; [exact good | apply own_forced; [auto | exact (proj1 good)] |]. apply start_consistent. exact (proj1 good).
Qed.

(** * Line by line *)
Lemma same_list_spec {A} (same : A -> A -> bool) (ok : forall x y, same x y = true <-> x = y) a b :
  same_list same a b = true <-> a = b.
Proof.
  revert b; induction a as [| x a IH]; intros [| y b]; simpl; try (split; congruence).
  rewrite andb_true_iff, ok, IH. split; [intros [-> ->]; auto | intros [= -> ->]; auto].
Qed.
Lemma same_line_spec a b : same_line a b = true <-> a = b.
Proof.
  assert (forall x y, same_list same_term x y = true <-> x = y) as same_terms.
  { apply same_list_spec. intros [[c d] w] [[c' d'] w']. unfold same_term. cbn [fst snd].
    rewrite !andb_true_iff, !N.eqb_eq, Z.eqb_eq. split; [intros [[-> ->] ->]; auto | intros [= -> -> ->]; auto]. }
  assert (forall x y, same_bound x y = true <-> x = y) as same_bounds.
  { intros [x |] [y |]; simpl; rewrite ?Z.eqb_eq; split; congruence. }
  destruct a as [ts low high], b as [ts' low' high']. unfold same_line. cbn [terms least most].
  rewrite !andb_true_iff, same_terms, !same_bounds. split; [intros [[-> ->] ->]; auto | intros [= -> -> ->]; auto].
Qed.
Lemma same_puzzle_spec a b : same_puzzle a b = true <-> a = b.
Proof.
  assert (forall x y, same_list (same_list N.eqb) x y = true <-> x = y) as lists
    by (apply same_list_spec, same_list_spec, N.eqb_eq).
  assert (forall x y, same_given x y = true <-> x = y) as given.
  { intros [m l] [m' l']. unfold same_given. cbn [fst snd]. rewrite andb_true_iff, N.eqb_eq, (same_list_spec _ N.eqb_eq).
    split; [intros [-> ->]; auto | intros [= -> ->]; auto]. }
  assert (forall x y, same_board x y = true <-> x = y) as boards.
  { intros [h w | n hs] [h' w' | n' hs']; cbn [same_board]; rewrite ?andb_true_iff, ?lists, ?N.eqb_eq;
      try (split; discriminate); (split; [intros [-> ->]; auto | intros E; injection E as -> ->; auto]). }
  destruct a as [o gs ls cs hs], b as [o' gs' ls' cs' hs']; unfold same_puzzle; cbn [on givens lines choices helpers].
  rewrite !andb_true_iff, boards, (same_list_spec _ given), (same_list_spec _ same_line_spec), (same_list_spec _ N.eqb_eq).
  rewrite (same_list_spec _ (same_list_spec _ (same_list_spec _ same_line_spec))).
  split; [intros [[[[-> ->] ->] ->] ->]; auto | intros [= -> -> -> -> ->]; auto].
Qed.

(** It is the requested puzzle, if there is one. *)
Definition suits (wanted : option puzzle) (p : puzzle) := forall q, wanted = Some q -> q = p.

Section Stream.
Variable words : Type.
Notation refused s := (exists n path why, s = Refused n path why :> state words).

Lemma feed_refused ls c : refused (reached c) -> fold_left feed ls c = c.
Proof.
  revert c; induction ls as [| l ls IH]; simpl; intros c r; auto.
  assert (feed c l = c) as -> by (destruct r as (? & ? & ? & r); unfold feed; rewrite r; auto). auto.
Qed.
Lemma reached_feed c l : ~ refused (reached c) -> feed c l = Checker (N.succ (lines_read c))
  (match next (reached c) l with Fine s => s | Wrong path why => Refused (N.succ (lines_read c)) path why end).
Proof. intros not. unfold feed. destruct (reached c); auto. exfalso. eauto. Qed.

(** The remaining lines from the position at_, one at a time and as a whole. *)
Lemma stream_checking f ls : forall n at_ i what p,
  finish (fold_left feed ls (Checker n (Checking f at_))) = Accepted p what <->
  p = about f /\ exists steps e after, ls = map (@Move words) steps ++ [Last what e] /\
    walk InStep (check_step f (own_lines f)) i at_ steps = Fine after /\ check_claim words f after what e = Fine tt.
Proof.
  induction ls as [| l ls IH]; intros n at_ i what p.
  - simpl. split; [discriminate |]. intros (_ & steps & e & after & E & _). destruct steps; discriminate.
  - cbn [fold_left]. rewrite reached_feed by (intros (? & ? & ? & ?); discriminate). cbn [reached lines_read].
    destruct l as [q | s | what' e' | why]; cbn [next].
    + rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |].
      intros (_ & steps & e & after & E & _). destruct steps; discriminate.
    + destruct (check_step f (own_lines f) at_ s) as [mid | path why] eqn:S.
      * rewrite (IH _ _ (N.succ i)). split; intros (-> & steps & e & after & E & W & C); split; auto.
        -- exists (s :: steps), e, after. rewrite E. cbn [walk]. rewrite S. auto.
        -- destruct steps as [| s' steps]; [discriminate |]. injection E as -> ->. cbn [walk] in W. rewrite S in W. exists steps, e, after. auto.
      * rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |].
        intros (_ & steps & e & after & E & W & _). destruct steps as [| s' steps]; [discriminate |].
        injection E as -> ->. cbn [walk] in W. rewrite S in W. discriminate.
    + destruct (check_claim words f at_ what' e') as [[] | path why] eqn:C.
      * destruct ls as [| l ls].
        -- simpl. split.
           ++ intros [= <- <-]. split; auto. exists [], e', at_. auto.
           ++ intros (-> & steps & e & after & E & W & C'). destruct steps as [| ? steps]; [| destruct steps; discriminate].
              injection E as -> ->. auto.
        -- cbn [fold_left]. rewrite reached_feed by (intros (? & ? & ? & ?); discriminate). cbn [reached lines_read].
           assert (exists why, next (Accepted (about f) what') l = Wrong [] why) as (why & ->)
             by (destruct l; simpl; eauto). rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |].
           intros (_ & steps & e & after & E & _). destruct steps as [| ? [|]]; discriminate.
      * rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |].
        intros (_ & steps & e & after & E & W & C'). destruct steps as [| ? steps]; [| discriminate].
        injection E as -> -> ->. injection W as ->. congruence.
    + rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |].
      intros (_ & steps & e & after & E & _). destruct steps; discriminate.
Qed.

Theorem stream_is_check wanted (ls : list (entry words)) p what : run wanted ls = Accepted p what <->
  suits wanted p /\
  exists steps e, ls = Header p :: map (@Move words) steps ++ [Last what e] /\ check p steps what e = true.
Proof.
  unfold run, fresh, check, check_all. destruct ls as [| l ls].
  { simpl. split; [discriminate |]. intros (_ & ? & ? & ? & _). discriminate. }
  cbn [fold_left]. rewrite reached_feed by (intros (? & ? & ? & ?); discriminate). cbn [reached lines_read].
  destruct l as [q | s | what' e' | why];
    [| rewrite feed_refused by (do 3 eexists; reflexivity); simpl; split; [discriminate |]; intros (_ & ? & ? & ? & _); discriminate ..].
  cbn [next]. unfold require.
  assert (match wanted with Some q' => same_puzzle q' q | None => true end = true <-> suits wanted q) as W.
  { unfold suits. destruct wanted; [rewrite same_puzzle_spec | ]; split; intros; try congruence; auto. }
  destruct (match wanted with Some _ => _ | None => _ end).
  - destruct (prepare q) as [f | path why] eqn:P.
    + rewrite (stream_checking f ls _ _ 0). destruct (prepare_spec _ _ P) as [-> _]. cbn [about field_of]. split.
      * intros (-> & steps & e & after & -> & walked & C). split; [tauto |]. exists steps, e. split; auto.
        rewrite P, walked, C. auto.
      * intros (_ & steps & e & E & C). injection E as -> ->. split; auto. rewrite P in C.
        destruct (walk InStep _ 0 _ steps) as [after |] eqn:walked; [| discriminate].
        destruct (check_claim words (field_of p) after what e) as [[] |] eqn:C'; [eauto 6 | discriminate].
    + rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |]. intros (_ & steps & e & E & C). injection E as -> ->.
      rewrite P in C. discriminate.
  - rewrite feed_refused by (do 3 eexists; reflexivity). split; [discriminate |]. intros (ok & steps & e & E & _). injection E as -> ->.
    apply W in ok. discriminate.
Qed.

(** So claims accepted by the stream are true, too. *)
Corollary stream_sound wanted (ls : list (entry words)) p what : run wanted ls = Accepted p what -> says p what.
Proof. rewrite stream_is_check. intros (_ & steps & e & _ & ok). eapply sound; eauto. Qed.

(** The named line is the first invalid one; path and rule are those of its violation. *)
Theorem refused_line wanted (ls : list (entry words)) n path why : run wanted ls = Refused n path why ->
  exists good rest, ls = good ++ rest /\ n = N.of_nat (length good) + 1 /\
    let c := fold_left feed good (fresh wanted) in
    ~ refused (reached c) /\
    match rest with
    | l :: _ => next (reached c) l = Wrong path why
    | [] => finish c = Refused n path why
    end.
Proof.
  unfold run. assert (forall k c, lines_read c = N.of_nat k -> ~ refused (reached c) ->
    finish (fold_left feed ls c) = Refused n path why ->
    exists good rest, ls = good ++ rest /\ n = N.of_nat (k + length good) + 1 /\
      ~ refused (reached (fold_left feed good c)) /\
      match rest with
      | l :: _ => next (reached (fold_left feed good c)) l = Wrong path why
      | [] => finish (fold_left feed good c) = Refused n path why
      end) as all.
  - induction ls as [| l ls IH]; intros k c count not E.
    + exists [], []. cbn [fold_left length app] in *. repeat split; auto. unfold finish in E.
      destruct (reached c) eqn:R; try discriminate; [| | exfalso; eauto]; injection E as <- _ _; lia.
    + cbn [fold_left] in E. rewrite reached_feed in E by auto. destruct (next (reached c) l) as [s | path' why'] eqn:N.
      * destruct s as [w | f at_ | q what | n' path' why'].
        4: { exfalso. clear E. destruct (reached c), l; cbn [next] in N; try discriminate; try (eapply not; eauto; fail);
             unfold require in N; repeat (match type of N with context [match ?x with _ => _ end] => destruct x end; try discriminate). }
        all: apply (IH (S k)) in E; cbn [lines_read reached] in *; [| lia | intros (? & ? & ? & ?); discriminate];
          destruct E as (good & rest & -> & -> & H); exists (l :: good), rest; cbn [fold_left length app];
          rewrite (reached_feed c l not), N; split; [auto | split; [lia | exact H]].
      * rewrite feed_refused in E by (do 3 eexists; reflexivity). injection E as <- <- <-. exists [], (l :: ls). cbn [fold_left length app].
        repeat split; auto. lia.
  - intros E. apply (all 0%nat) in E; auto. intros (? & ? & ? & ?). discriminate.
Qed.
End Stream.
