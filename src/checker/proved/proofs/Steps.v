(** Every step preserves solutions: a solution of the puzzle that was consistent with the living candidates still is.
    After a Twin, this holds for the only solution. *)
From Coq Require Import List NArith ZArith Bool Lia.
From Deduku Require Import Spec Table Kernel Sums Board Weights Twin.
Import ListNotations.
Open Scope N_scope.

(** Induction over steps and their branches. *)
Section Induction.
Variable words : Type.
Variables (P : step words -> Prop) (Q : branch words -> Prop).
Hypothesis of_cover : forall base cover removes, P (Cover base cover removes).
Hypothesis of_sum : forall parts over removes, P (Sum parts over removes).
Hypothesis of_split : forall on branches removes, Forall Q branches -> P (Split on branches removes).
Hypothesis of_cases : forall k branches removes, Forall Q branches -> P (Cases k branches removes).
Hypothesis of_no_step : forall why, P (NoStep why).
Hypothesis of_branch : forall keep steps ends, Forall P steps -> Q (Branch keep steps ends).
Hypothesis of_no_branch : forall why, Q (NoBranch why).

Fixpoint every_step (s : step words) : P s :=
  match s with
  | Cover base cover removes => of_cover base cover removes
  | Split on branches removes => of_split on branches removes
      ((fix all bs : Forall Q bs :=
          match bs with [] => Forall_nil Q | b :: bs' => Forall_cons b (every_branch b) (all bs') end) branches)
  | Sum parts over removes => of_sum parts over removes
  | Cases k branches removes => of_cases k branches removes
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

(** A relation preserved by each item of a walk is preserved by the walk. *)
Lemma walk_keeps {words A S} (R : S -> S -> Prop) name (visit : S -> A -> answer words S) l :
  (forall s, R s s) -> (forall a b c, R a b -> R b c -> R a c) ->
  Forall (fun a => forall s s', visit s a = Fine s' -> R s s') l ->
  forall i s s', walk name visit i s l = Fine s' -> R s s'.
Proof.
  intros refl trans. induction 1 as [| a l each _ IH]; cbn [walk]; intros i s s' E; [injection E as <-; auto |].
  destruct (visit s a) as [mid |] eqn:V; [| discriminate]. eauto.
Qed.

Lemma in_living_members now l v : In v (living_members now l) <-> In v (members l) /\ alive now v = true.
Proof.
  unfold living_members, members. rewrite rev_append_rev, app_nil_r, <- in_rev.
  enough (forall vs, In v (fold_left (fun vs t => if alive now (fst t) then fst t :: vs else vs) (terms l) vs) <->
    (In v (map fst (terms l)) /\ alive now v = true) \/ In v vs) as E by (rewrite E; simpl; tauto).
  induction (terms l) as [| t ts IH]; cbn [fold_left map]; intros; [simpl; tauto |]. rewrite IH.
  unfold candidate in *. destruct (alive now (fst t)) eqn:A; simpl; intuition (subst; auto; congruence).
Qed.

Lemma same_length_spec {A B} (a : list A) (b : list B) : same_length a b = true -> length a = length b.
Proof. revert b; induction a; destruct b; simpl; intros; try discriminate; auto. Qed.

Section Steps.
Variable words : Type.
Variable p : puzzle.
Notation f := (field_of p).
Hypothesis fit : fits p.

(** The solutions to preserve, with or without Twins. *)
Definition counts (with_twins : bool) (g : grid) := solves p g /\ (with_twins = true -> only p g).
Definition keeps (force : numbering) (before after : position) :=
  (twins before = true -> twins after = true) /\
  forall g, counts (twins after) g -> forced p g force -> consistent p g (now before) -> consistent p g (now after).
Lemma keeps_refl force at_ : keeps force at_ at_.
Proof. split; auto. Qed.
Lemma keeps_trans force a b c : keeps force a b -> keeps force b c -> keeps force a c.
Proof.
  intros [m k] [m' k']. split; [auto |]. intros g [s o] holding here. apply k'; [split; auto | auto |].
  apply k; [split; auto | auto | auto].
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
Lemma empty_impossible g l force s : solves p g -> forced p g force -> consistent p g l ->
  exactly_one_in f force s = true -> dead_line l (line_of f force s) = true -> False.
Proof.
  intros solution holding here one dead. apply exactly_one_known in one. destruct (line_forced p fit g force s solution holding) as [ins ok].
  destruct (true_member p _ g ins ok one) as (c & small & it). apply in_map_iff in it. destruct it as (t & E & it).
  unfold dead_line in dead. rewrite forallb_forall in dead. specialize (dead _ it).
  pose proof (here c small) as yes. unfold candidate, cell, digit in *. rewrite E, yes in dead. discriminate.
Qed.

Lemma cover_keeps force at_ base cover removes at' :
  check_cover words f force at_ base cover removes = Fine at' -> keeps force at_ at'.
Proof.
  unfold check_cover. intros E. do 3 take E.
  lazymatch type of E with match ?x with _ => _ end = _ => destruct x as [[? ?] |] eqn:even; [discriminate |] end.
  take E. injection E as <-. split; [auto |]. intros g [solution _] holding here. simpl in *.
  apply kill_false; auto. intros c d it small <-.
  refine (cover_sound p fit g force solution holding (now at_) base cover here _ _ _ _ c small _); auto.
  - apply same_length_spec; auto.
  - intros s t sin tin lives. pose proof (first_of_none _ _ even s sin) as level.
    pose proof (first_failing_none _ _ level t tin) as ok. cbn beta in ok.
    unfold candidate in *. rewrite lives in ok. apply Z.leb_le in ok. exact ok.
  - apply Z.ltb_lt. exact (holds2 _ it).
Qed.
Lemma sum_keeps force at_ parts over removes at' :
  check_sum words f force at_ parts over removes = Fine at' -> keeps force at_ at'.
Proof.
  unfold check_sum. intros E. repeat take E. injection E as <-. split; [auto |]. intros g [solution _] holding here. simpl in *.
  apply kill_false; auto. intros c d it small <-.
  refine (sum_sound p fit g force solution holding (now at_) parts over here _ c small _).
  - intros part pin. specialize (holds part pin). simpl in holds. destruct (bound _ _); [eauto | discriminate].
  - apply Z.ltb_lt. exact (holds0 _ it).
Qed.

(** From one branch to the next: the true member or case is still among those left; or it was in an open branch, where
    all candidates removed by the step are dead. *)
Section Branches.
Variable still : grid -> list candidate -> list (list line) -> Prop.
Variables (force : numbering) (before : living) (removes : list candidate).
Definition passes (a b : between) :=
  (with_twin a = true -> with_twin b = true) /\
  (all_closed b = true -> all_closed a = true) /\
  forall g, counts (with_twin b) g -> forced p g force -> consistent p g before -> still g (left a) (cases_left a) ->
    still g (left b) (cases_left b) \/ (all_closed b = false /\ none_true g removes).
Lemma passes_refl a : passes a a.
Proof. repeat split; auto. Qed.
Lemma passes_trans a b c : passes a b -> passes b c -> passes a c.
Proof.
  intros (m & cl & k) (m' & cl' & k'). repeat split; auto. intros g [s o] holding here it.
  destruct (k g) as [next | [open none]]; auto; [split; auto | apply k'; auto; split; auto |].
  right. split; auto. destruct (all_closed c); auto. rewrite cl' in open; auto.
Qed.
(** The true member or case is left for the other branches, or belongs to the one that begins. *)
Definition opens (enter : between -> list candidate -> answer words opened) := forall a keep o, enter a keep = Fine o ->
  forall g, solves p g -> forced p g force -> consistent p g before -> still g (left a) (cases_left a) ->
    still g (to_keep o) (to_come o) \/ (forced p g (in_force o) /\ consistent p g (first o)).
End Branches.

Definition step_keeps (s : step words) := forall force at_ at', check_step f force at_ s = Fine at' -> keeps force at_ at'.
Definition branch_passes (b : branch words) := forall still force before removes enter a a', opens still force before enter ->
  check_branch f enter removes a b = Fine a' -> passes still force before removes a a'.

Lemma branch_case keep steps ends : Forall step_keeps steps -> branch_passes (Branch keep steps ends).
Proof.
  intros each still force before removes enter a a' opening E. cbn [check_branch] in E.
  destruct (enter a keep) as [o |] eqn:O; [| discriminate]. specialize (opening _ _ _ O).
  destruct (walk InStep _ 0 _ steps) as [at_ |] eqn:W; [| discriminate].
  assert (keeps (in_force o) (Position (first o) (with_twin a)) at_) as [mono kept].
  { refine (walk_keeps (keeps (in_force o)) _ _ _ (keeps_refl _) (keeps_trans _) _ _ _ _ W).
    eapply Forall_impl; [| exact each]. intros s ok s1 s2. apply ok. }
  simpl in mono, kept.
  (* The true member or case is left for the others; or it belongs to this branch up to its end. *)
  assert (forall g, counts (twins at_) g -> forced p g force -> consistent p g before -> still g (left a) (cases_left a) ->
    still g (to_keep o) (to_come o) \/ (forced p g (in_force o) /\ consistent p g (now at_))) as holds_here.
  { intros g [solution only_one] holding here it. destruct (opening g solution holding here it) as [| [holding' here']]; auto.
    right. split; auto. apply kept; [split; auto | auto | auto]. }
  destruct ends as [| s | t other | why].
  - take E. injection E as <-. rewrite andb_false_r. split; [auto | split; [discriminate |]]. cbn. intros g good holding here it.
    destruct (holds_here g good holding here it) as [| [_ here']]; [auto |]. right. split; [auto |].
    eapply dead_false; [exact here' | auto].
  - take E. take E. injection E as <-. rewrite andb_true_r. split; [auto | split; [auto |]]. cbn. intros g good holding here it.
    destruct (holds_here g good holding here it) as [| [holding' here']]; [auto |]. exfalso.
    apply (empty_impossible g (now at_) (in_force o) s (proj1 good) holding' here'); auto.
  - destruct (check_twin _ _ _ _ _) eqn:T; [discriminate |]. injection E as <-. rewrite andb_true_r.
    split; [auto | split; [auto |]]. cbn. intros g [solution only_one] holding here it.
    destruct (holds_here g ltac:(split; auto) holding here it) as [| [_ here']]; [auto |]. exfalso.
    destruct (twin_sound p fit words g _ _ _ solution here' T) as (g' & solution' & differ).
    apply differ. apply only_one; auto.
  - discriminate.
Qed.

Lemma split_case on branches removes : Forall branch_passes branches -> step_keeps (Split on branches removes).
Proof.
  intros each force at_ at' E. cbn [check_step] in E. take E. take E. apply exactly_one_known in holds0.
  set (k := line_of f force on) in *. set (lm := living_members (now at_) k) in *.
  destruct (walk InBranch _ 0 _ branches) as [last |] eqn:W; [| discriminate]. take E.
  destruct (left last) eqn:L; [| discriminate]. take E. injection E as <-.
  assert (forall v, In v lm <-> In v (members k) /\ alive (now at_) v = true) as inlm by apply in_living_members.
  (* The true member is not kept yet. *)
  set (still := fun g (l : list candidate) (_ : list (list line)) =>
    exists c, c < cell_count p /\ In (c, at_cell g c) lm /\ In (c, at_cell g c) l).
  assert (passes still force (now at_) removes (Between lm [] true (twins at_)) last) as (mono & _ & passed).
  { refine (walk_keeps (passes still force (now at_) removes) _ _ _ (passes_refl _ _ _ _) (passes_trans _ _ _ _) _ _ _ _ W).
    eapply Forall_impl; [| exact each]. intros b ok s s'. apply ok. intros a keep o E' g solution holding here (c & small & it & inl).
    unfold enter_kept in E'. take E'. injection E' as <-. cbn [to_keep to_come in_force first].
    destruct (alive (among keep) (c, at_cell g c)) eqn:K.
    - right. split; auto. intros c' small'. apply alive_kill_all. split; [apply here; auto |]. rewrite in_select. intros [it' out].
      assert (c = c') as <- by (apply (only_true_member k g); [apply (line_forced p fit); auto | apply exactly_one_spec; auto | apply inlm; auto ..]).
      rewrite K in out. discriminate.
    - left. exists c. rewrite in_select, K. auto. }
  split; [auto |]. simpl in *. intros g good holding here. apply kill_false; auto. pose proof good as [solution _].
  destruct (line_forced p fit g force on solution holding) as [ins ok].
  destruct (true_member p k g ins ok ltac:(auto)) as (c & small & it).
  destruct (passed g good holding here) as [gone | [_ none]]; [| rewrite L in gone; destruct gone as (? & _ & _ & []) | auto].
  assert (In (c, at_cell g c) lm) as inlm' by (apply inlm; split; [auto | apply here; auto]). exists c. auto.
Qed.

Lemma cases_case k branches removes : Forall branch_passes branches -> step_keeps (Cases k branches removes).
Proof.
  intros each force at_ at' E. cbn [check_step] in E. take E. simpl choice_table in E. rewrite get_numbered in E.
  destruct (nth_error (choices p) (N.to_nat k)) as [cases |] eqn:C; [| discriminate]. apply nth_error_In in C.
  destruct (walk InBranch _ 0 _ branches) as [last |] eqn:W; [| discriminate]. take E. injection E as <-.
  (* A case that holds is among the remaining ones. *)
  set (still := fun g (_ : list candidate) (cases : list (list line)) =>
    Exists (fun case => Forall (inside p) case /\ Forall (Spec.holds g) case) cases).
  assert (passes still force (now at_) removes (Between [] cases true (twins at_)) last) as (mono & _ & passed).
  { refine (walk_keeps (passes still force (now at_) removes) _ _ _ (passes_refl _ _ _ _) (passes_trans _ _ _ _) _ _ _ _ W).
    eapply Forall_impl; [| exact each]. intros b ok s s'. apply ok. clear. intros a keep o E g solution holding here it.
    unfold enter_case in E. destruct (cases_left a) as [| case others]; [discriminate |]. take E. injection E as <-.
    cbn [to_keep to_come in_force first]. apply Exists_cons in it. destruct it as [[ins ok] | it]; [right | left; auto].
    split; auto. apply forced_more; auto. }
  split; [auto |]. simpl in *. intros g good holding here. apply kill_false; auto. pose proof good as [solution _].
  destruct (passed g good holding here) as [gone | [_ none]]; [| destruct (cases_left last); [inversion gone | discriminate] | auto].
  destruct solution as (_ & _ & _ & all). destruct fit as (_ & _ & ins). rewrite Forall_forall in all, ins.
  specialize (all _ C). specialize (ins _ C). unfold still. clear - all ins.
  induction all; inversion ins; subst; [left | right]; auto.
Qed.

Theorem check_step_keeps s : step_keeps s.
Proof.
  apply (every_step words step_keeps branch_passes).
  - intros base cover removes force at_ at' E. cbn [check_step] in E. take E. eauto using cover_keeps.
  - intros parts over removes force at_ at' E. cbn [check_step] in E. take E. eauto using sum_keeps.
  - apply split_case.
  - apply cases_case.
  - intros why force at_ at' E. discriminate.
  - apply branch_case.
  - intros why still force before removes enter a a' _ E. discriminate.
Qed.
End Steps.
