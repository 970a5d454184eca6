(** Every step keeps what is true: a solution of the puzzle that was consistent with the living candidates still is. Where
    something rests on a Twin, the only solution is meant. *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board Cover Twin.
Import ListNotations.
Open Scope N_scope.

(** Induction over steps and the branches in them. *)
Section Induction.
Variable words : Type.
Variables (P : step words -> Prop) (Q : branch words -> Prop).
Hypothesis of_cover : forall base cover removes, P (Cover base cover removes).
Hypothesis of_split : forall on branches removes, Forall Q branches -> P (Split on branches removes).
Hypothesis of_no_step : forall why, P (NoStep why).
Hypothesis of_branch : forall keep steps ends, Forall P steps -> Q (Branch keep steps ends).
Hypothesis of_no_branch : forall why, Q (NoBranch why).

Fixpoint every_step (s : step words) : P s :=
  match s with
  | Cover base cover removes => of_cover base cover removes
  | Split on branches removes => of_split on branches removes
      ((fix all bs : Forall Q bs :=
          match bs with [] => Forall_nil Q | b :: bs' => Forall_cons b (every_branch b) (all bs') end) branches)
  | NoStep why => of_no_step why
  end
with every_branch (b : branch words) : Q b :=
  match b with
  | Branch keep steps ends => of_branch keep steps ends
      ((fix all ss : Forall P ss :=
          match ss with [] => Forall_nil P | s :: ss' => Forall_cons s (every_step s) (all ss') end) steps)
  | NoBranch why => of_no_branch why
  end.
End Induction.

(** What each item of a walk keeps, the walk keeps. *)
Lemma walk_keeps {words A S} (R : S -> S -> Prop) name (visit : S -> A -> answer words S) l :
  (forall s, R s s) -> (forall a b c, R a b -> R b c -> R a c) ->
  Forall (fun a => forall s s', visit s a = Fine s' -> R s s') l ->
  forall i s s', walk name visit i s l = Fine s' -> R s s'.
Proof.
  intros refl trans. induction 1 as [| a l each _ IH]; cbn [walk]; intros i s s' E; [injection E as <-; auto |].
  destruct (visit s a) as [mid |] eqn:V; [| discriminate]. eauto.
Qed.

Lemma same_length_spec {A B} (a : list A) (b : list B) : same_length a b = true -> length a = length b.
Proof. revert b; induction a; destruct b; simpl; intros; try discriminate; auto. Qed.

Section Steps.
Variable words : Type.
Variable p : puzzle.
Notation f := (field_of p).
Hypothesis inside : forall house c, In house (houses (on p)) -> In c house -> c < cell_count p.

(** A solution that counts where a Twin may have been used, or not. *)
Definition counts (with_twins : bool) (g : grid) := solves p g /\ (with_twins = true -> only p g).
Definition keeps (before after : position) :=
  (twins before = true -> twins after = true) /\
  forall g, counts (twins after) g -> consistent p g (now before) -> consistent p g (now after).
Lemma keeps_refl at_ : keeps at_ at_.
Proof. split; auto. Qed.
Lemma keeps_trans a b c : keeps a b -> keeps b c -> keeps a c.
Proof.
  intros [m k] [m' k']. split; [auto |]. intros g [s o] here. apply k'; [split; auto |]. apply k; [split; auto | auto].
Qed.

Definition none_true (g : grid) (vs : list candidate) :=
  forall c d, In (c, d) vs -> c < cell_count p -> at_cell g c <> d.
Lemma kill_false g l vs : consistent p g l -> none_true g vs -> consistent p g (kill_all vs l).
Proof. intros here none c small. apply alive_kill_all. split; [apply here; auto |]. intros it. apply (none c _ it small); auto. Qed.
Lemma dead_false g l vs : consistent p g l -> forallb (fun v => negb (alive l v)) vs = true -> none_true g vs.
Proof.
  intros here dead c d it small <-. pose proof (not_dead _ _ dead _ it) as no. pose proof (here c small) as yes.
  unfold candidate, cell, digit in *. congruence.
Qed.
Lemma empty_impossible g l s : solves p g -> consistent p g l -> exactly_one f s = true -> dead_sector f l s = true -> False.
Proof.
  intros solution here one dead. destruct (true_member p inside s g solution one) as (c & small & it).
  apply (dead_false g l _ here dead c _ it small). auto.
Qed.

Lemma cover_keeps at_ base cover removes at' :
  check_cover words f at_ base cover removes = Fine at' -> keeps at_ at'.
Proof.
  unfold check_cover. intros E. repeat take E. injection E as <-. split; [auto |]. intros g [solution _] here. simpl in *.
  apply kill_false; auto. intros c d it small <-.
  refine (cover_sound p inside g (now at_) base cover solution here _ _ _ c small _).
  - apply same_length_spec; auto.
  - auto.
  - intros s v sin vin living_v. specialize (holds1 v ltac:(apply in_flat_map; eauto)). rewrite living_v in holds1.
    apply Z.leb_le. auto.
  - apply Z.ltb_lt. exact (holds2 _ it).
Qed.

(** From one branch to the next: the true member of the sector is still to be kept, or was kept in a branch that is open,
    where all that the Split removes is dead. *)
Section Branches.
Variables (before : living) (lm removes : list candidate).
Definition passes (a b : between) :=
  (with_twin a = true -> with_twin b = true) /\
  (all_closed b = true -> all_closed a = true) /\
  forall g c, counts (with_twin b) g -> consistent p g before -> In (c, at_cell g c) (left a) ->
    c < cell_count p -> In (c, at_cell g c) lm ->
    In (c, at_cell g c) (left b) \/ (all_closed b = false /\ none_true g removes).
Lemma passes_refl a : passes a a.
Proof. repeat split; auto. Qed.
Lemma passes_trans a b c : passes a b -> passes b c -> passes a c.
Proof.
  intros (m & cl & k) (m' & cl' & k'). repeat split; auto. intros g x [s o] here inl small inlm.
  destruct (k g x) as [next | [open none]]; auto; [split; auto | apply k'; auto; split; auto |].
  right. split; auto. destruct (all_closed c); auto. rewrite cl' in open; auto.
Qed.
End Branches.

Definition step_keeps (s : step words) := forall at_ at', check_step f at_ s = Fine at' -> keeps at_ at'.
Definition branch_passes (b : branch words) := forall on before lm removes a a',
  (forall v, In v lm -> In v (members f on)) ->
  check_branch f before lm removes a b = Fine a' -> passes before lm removes a a'.

Ltac go E := match type of E with match ?x with _ => _ end = _ => destruct x eqn:?; [| discriminate] end.

Lemma branch_case keep steps ends : Forall step_keeps steps -> branch_passes (Branch keep steps ends).
Proof.
  intros each on before lm removes a a' of_on E. cbn [check_branch] in E. take E.
  destruct (walk InStep _ 0 _ steps) as [at_ |] eqn:W; [| discriminate].
  assert (keeps (Position (kill_all (filter (fun v => negb (member v keep)) lm) before) (with_twin a)) at_) as [mono kept]
    by (refine (walk_keeps keeps _ _ _ keeps_refl keeps_trans each _ _ _ W)).
  simpl in mono, kept.
  (* Where the true member is kept the branch holds, and ends as it says. *)
  assert (forall g c, counts (twins at_) g -> consistent p g before -> c < cell_count p -> In (c, at_cell g c) lm ->
    In (c, at_cell g c) keep -> consistent p g (now at_)) as holds_here.
  { intros g c [solution only_one] here small inlm ink. apply kept; [split; auto |].
    intros c' small'. apply alive_kill_all. split; [apply here; auto |]. rewrite filter_In. intros [inlm' out].
    assert (c = c') as <- by (eapply only_true_member; eauto).
    apply negb_true_iff in out. apply member_in in ink. unfold candidate, cell, digit in *. congruence. }
  assert (forall v, In v (left a) -> In v (filter (fun v => negb (member v keep)) (left a)) \/ In v keep) as still.
  { intros v it. rewrite filter_In, negb_true_iff. destruct (member v keep) eqn:M; auto. right. apply member_in. auto. }
  destruct ends as [| s | t other | why].
  - take E. injection E as <-. split; [auto | split; [discriminate |]]. cbn. intros g c good here it small inlm.
    destruct (still _ it) as [| ink]; [auto |]. right. split; [auto |]. eapply dead_false; [| eauto]. eauto.
  - take E. take E. injection E as <-. split; [auto | split; [auto |]]. cbn. intros g c good here it small inlm.
    destruct (still _ it) as [| ink]; [auto |]. exfalso. eapply empty_impossible; [| | | eauto]; eauto. destruct good; auto.
  - destruct (check_twin _ _ _ _ _) eqn:T; [discriminate |]. injection E as <-. split; [auto | split; [auto |]]. cbn.
    intros g c [solution only_one] here it small inlm. destruct (still _ it) as [| ink]; [auto |]. exfalso.
    assert (consistent p g (now at_)) as holds' by (eapply holds_here; eauto; split; auto).
    destruct (twin_sound p inside words g _ _ _ solution holds' T) as (g' & solution' & differ).
    apply differ. apply only_one; auto.
  - discriminate.
Qed.

Lemma split_case on branches removes : Forall branch_passes branches -> step_keeps (Split on branches removes).
Proof.
  intros each at_ at' E. cbn [check_step] in E. take E. take E.
  set (lm := filter (alive (now at_)) (members f on)) in *.
  destruct (walk InBranch _ 0 _ branches) as [last |] eqn:W; [| discriminate]. take E.
  destruct (left last) eqn:L; [| discriminate]. take E. injection E as <-.
  assert (passes (now at_) lm removes (Between lm true (twins at_)) last) as (mono & _ & passed).
  { refine (walk_keeps (passes (now at_) lm removes) _ _ _ (passes_refl _ _ _) (passes_trans _ _ _) _ _ _ _ W).
    eapply Forall_impl; [| exact each]. intros b ok s s'. apply (ok on). intros v. unfold lm. rewrite filter_In. tauto. }
  split; [auto |]. simpl in *. intros g good here. apply kill_false; auto. pose proof good as [solution _].
  destruct (true_member p inside on g solution ltac:(auto)) as (c & small & it).
  assert (In (c, at_cell g c) lm) as inlm by (apply filter_In; split; [auto | apply here; auto]).
  destruct (passed g c good here inlm small inlm) as [gone | [_ none]]; [rewrite L in gone; destruct gone | auto].
Qed.

Theorem check_step_keeps s : step_keeps s.
Proof.
  apply (every_step words step_keeps branch_passes).
  - intros base cover removes at_ at' E. cbn [check_step] in E. take E. eauto using cover_keeps.
  - apply split_case.
  - intros why at_ at' E. discriminate.
  - apply branch_case.
  - intros why on before lm removes a a' _ E. discriminate.
Qed.
End Steps.
