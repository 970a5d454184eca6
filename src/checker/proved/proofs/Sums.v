(** Sums over lists, and lists numbered in tables: the basis of counting in the other proofs. *)
From Coq Require Import List NArith ZArith Bool Lia FinFun.
From Deduku Require Import Spec Table Kernel.
Import ListNotations.
Open Scope Z_scope.

Fixpoint sum {A} (f : A -> Z) (l : list A) : Z := match l with [] => 0 | a :: l' => f a + sum f l' end.
Definition one_if (b : bool) : Z := if b then 1 else 0.
(** How often x occurs in l. *)
Definition count (x : N) (l : list N) : Z := sum (fun y => one_if (y =? x)%N) l.

Lemma sum_ext {A} (f g : A -> Z) l : (forall a, In a l -> f a = g a) -> sum f l = sum g l.
Proof. induction l; simpl; intros; [auto |]. rewrite IHl, H; auto. Qed.
Lemma sum_add {A} (f g : A -> Z) l : sum (fun a => f a + g a) l = sum f l + sum g l.
Proof. induction l; simpl; lia. Qed.
Lemma sum_sub {A} (f g : A -> Z) l : sum (fun a => f a - g a) l = sum f l - sum g l.
Proof. induction l; simpl; lia. Qed.
Lemma sum_scale {A} z (f : A -> Z) l : sum (fun a => z * f a) l = z * sum f l.
Proof. induction l; simpl; lia. Qed.
Lemma sum_zero {A} (l : list A) : sum (fun _ => 0) l = 0.
Proof. induction l; simpl; lia. Qed.
Lemma sum_app {A} (f : A -> Z) l l' : sum f (l ++ l') = sum f l + sum f l'.
Proof. induction l; simpl; lia. Qed.
Lemma sum_map {A B} (f : B -> Z) (g : A -> B) l : sum f (map g l) = sum (fun a => f (g a)) l.
Proof. induction l; simpl; lia. Qed.
Lemma sum_swap {A B} (f : A -> B -> Z) l m : sum (fun a => sum (f a) m) l = sum (fun b => sum (fun a => f a b) l) m.
Proof. induction l; simpl; [rewrite sum_zero; auto |]. rewrite sum_add. lia. Qed.
Lemma sum_nonneg {A} (f : A -> Z) l : (forall a, In a l -> 0 <= f a) -> 0 <= sum f l.
Proof. induction l; simpl; intros; [lia |]. pose proof (H a (or_introl eq_refl)). pose proof (IHl ltac:(auto)). lia. Qed.
Lemma sum_positive {A} (f : A -> Z) l b : (forall a, In a l -> 0 <= f a) -> In b l -> 0 < f b -> 0 < sum f l.
Proof.
  induction l; simpl; intros all here more; [tauto |].
  pose proof (sum_nonneg f l ltac:(auto)). pose proof (all a ltac:(auto)).
  destruct here as [-> | here]; [lia |]. pose proof (IHl ltac:(auto) here more). lia.
Qed.
Lemma sum_le {A} (f g : A -> Z) l : (forall a, In a l -> f a <= g a) -> sum f l <= sum g l.
Proof. induction l; simpl; intros; [lia |]. pose proof (H a (or_introl eq_refl)). pose proof (IHl ltac:(auto)). lia. Qed.
Lemma sum_ones {A} (l : list A) : sum (fun _ => 1) l = Z.of_nat (length l).
Proof. induction l; cbn [sum length]; lia. Qed.

Lemma count_occ_count l x : Z.of_nat (count_occ N.eq_dec l x) = count x l.
Proof.
  unfold count, one_if. induction l as [| a l IH]; cbn [count_occ sum]; [auto |].
  destruct (N.eq_dec a x), (N.eqb_spec a x); try congruence; lia.
Qed.
Lemma NoDup_count l : NoDup l <-> forall x, count x l <= 1.
Proof.
  rewrite (NoDup_count_occ N.eq_dec). split; intros H x; specialize (H x); rewrite <- ?count_occ_count in *; lia.
Qed.
Lemma count_nonneg x l : 0 <= count x l.
Proof. apply sum_nonneg. intros a _. unfold one_if. destruct (_ =? _)%N; lia. Qed.
Lemma count_in x l : In x l -> 1 <= count x l.
Proof. rewrite <- count_occ_count. rewrite (count_occ_In N.eq_dec). lia. Qed.
Lemma count_out x l : ~ In x l -> count x l = 0.
Proof. rewrite <- count_occ_count. rewrite (count_occ_not_In N.eq_dec). lia. Qed.
Lemma count_positive x l : 0 < count x l -> In x l.
Proof. rewrite <- count_occ_count. rewrite (count_occ_In N.eq_dec). lia. Qed.

(** An item that occurs once in a list selects its value from a sum. *)
Lemma sum_pick (f : N -> Z) x l : NoDup l -> In x l -> sum (fun c => f c * one_if (x =? c)%N) l = f x.
Proof.
  induction 1 as [| a l out _ IH]; simpl; [tauto |]. intros [-> | here].
  - rewrite N.eqb_refl. simpl. rewrite (sum_ext _ (fun _ => 0)), sum_zero; [lia |].
    intros c inside. destruct (N.eqb_spec x c); [subst; tauto | simpl; lia].
  - rewrite IH by auto. destruct (N.eqb_spec x a); [subst; tauto | simpl; lia].
Qed.
(** A sum over a list, computed cell by cell. *)
Lemma sum_by_count (f : N -> Z) l all :
  NoDup all -> (forall x, In x l -> In x all) -> sum (fun c => f c * count c l) all = sum f l.
Proof.
  intros distinct. induction l as [| a l IH]; simpl; intros inside.
  - rewrite (sum_ext _ (fun _ => 0)), sum_zero; auto. intros. unfold count. simpl. lia.
  - rewrite (sum_ext _ (fun c => f c * one_if (a =? c)%N + f c * count c l))
      by (intros; unfold count; simpl; lia).
    rewrite sum_add, sum_pick, IH; auto.
Qed.

Lemma in_upto n x : In x (upto n) <-> (x < n)%N.
Proof.
  unfold upto. rewrite in_map_iff. split.
  - intros (k & <- & here). apply in_seq in here. lia.
  - intros. exists (N.to_nat x). rewrite in_seq. lia.
Qed.
Lemma NoDup_upto n : NoDup (upto n).
Proof. apply Injective_map_NoDup; [intros a b; lia | apply seq_NoDup]. Qed.
Lemma length_upto n : length (upto n) = N.to_nat n.
Proof. unfold upto. rewrite map_length, seq_length. auto. Qed.

Open Scope N_scope.

Lemma count_from_length {A} (l : list A) i : count_from i l = i + N.of_nat (length l).
Proof. revert i; induction l; simpl; intros; [lia |]. rewrite IHl. lia. Qed.

Lemma get_number_from {A} (l : list A) i t k :
  get k (number_from i l t) =
  if k <? i then get k t else match nth_error l (N.to_nat (k - i)) with Some a => Some a | None => get k t end.
Proof.
  revert i t; induction l as [| a l IH]; simpl; intros.
  - destruct (k <? i); auto. destruct (N.to_nat (k - i)); auto.
  - rewrite IH, get_set. destruct (N.ltb_spec k (N.succ i)), (N.ltb_spec k i), (N.eqb_spec k i); try lia; auto.
    + subst. rewrite N.sub_diag. auto.
    + replace (N.to_nat (k - i)) with (S (N.to_nat (k - N.succ i))) by lia. auto.
Qed.
Lemma get_numbered {A} (l : list A) k : get k (numbered l) = nth_error l (N.to_nat k).
Proof.
  unfold numbered. rewrite get_number_from, N.sub_0_r, get_empty.
  destruct (N.ltb_spec k 0); [lia |]. destruct (nth_error l _); auto.
Qed.

Lemma has_set_of ds d : has d (set_of ds) = true <-> In d ds.
Proof.
  unfold set_of. assert (forall s, has d (fold_left (fun s d => set d (Some tt) s) ds s) = true <-> In d ds \/ has d s = true) as E.
  - induction ds as [| a ds IH]; simpl; intros; [tauto |]. rewrite IH. unfold has. rewrite get_set.
    destruct (N.eqb_spec d a); subst; intuition congruence.
  - rewrite E. unfold has. rewrite get_empty. intuition discriminate.
Qed.

Lemma fold_left_sum {A} (f : A -> Z) l z : fold_left (fun z a => z + f a)%Z l z = (z + sum f l)%Z.
Proof. revert z; induction l; simpl; intros; [lia |]. rewrite IHl. lia. Qed.
Lemma fold_right_sum {A} (f : A -> Z) l : fold_right (fun a z => f a + z)%Z 0%Z l = sum f l.
Proof. induction l; simpl; congruence. Qed.
Lemma in_select {A} (fits : A -> bool) l a : In a (select fits l) <-> In a l /\ fits a = true.
Proof.
  unfold select. rewrite rev_append_rev, app_nil_r, <- in_rev.
  enough (forall out, In a (fold_left (fun out a => if fits a then a :: out else out) l out) <-> (In a l /\ fits a = true) \/ In a out) as E
    by (rewrite E; simpl; tauto).
  induction l as [| b l IH]; simpl; intros; [tauto |]. rewrite IH. destruct (fits b) eqn:?; simpl; intuition (subst; auto; congruence).
Qed.
Lemma first_of_none {A B} (find : A -> option B) l : first_of find l = None -> forall a, In a l -> find a = None.
Proof. induction l as [| b l IH]; simpl; [tauto |]. destruct (find b) eqn:?; [discriminate |]. intros ? ? [<- |]; auto. Qed.
Lemma first_failing_none {A} (holds : A -> bool) l : first_failing holds l = None -> forall a, In a l -> holds a = true.
Proof. induction l as [| b l IH]; simpl; [tauto |]. destruct (holds b) eqn:?; [| discriminate]. intros ? ? [<- |]; auto. Qed.

Lemma required {words S} c (r : rule words) (k : answer words S) s : require c r k = Fine s -> c = true /\ k = Fine s.
Proof. unfold require. destruct c; [auto | discriminate]. Qed.
Lemma all_required {words A S} f (l : list A) (r : A -> rule words) (k : answer words S) s :
  require_all f l r k = Fine s -> (forall a, In a l -> f a = true) /\ k = Fine s.
Proof. unfold require_all. destruct (first_failing f l) eqn:?; [discriminate |]. eauto using first_failing_none. Qed.

(** Splits the conditions of a check into hypotheses. *)
Ltac take H :=
  lazymatch type of H with
  | require _ _ _ = Fine _ => apply required in H; let C := fresh "holds" in destruct H as [C H]
  | require_all _ _ _ _ = Fine _ => apply all_required in H; let C := fresh "holds" in destruct H as [C H]
  end.

Lemma not_dead {A} (f : A -> bool) l : forallb (fun v => negb (f v)) l = true -> forall v, In v l -> f v = false.
Proof. rewrite forallb_forall. intros H v here. apply negb_true_iff. auto. Qed.

Lemma alive_kill l v u : alive (kill v l) u = alive l u && negb ((fst u =? fst v) && (snd u =? snd v)).
Proof.
  unfold kill, alive. destruct (get (fst v) l) as [s |] eqn:E.
  - rewrite get_set. destruct (N.eqb_spec (fst u) (fst v)) as [-> |]; simpl; [| destruct (get (fst u) l); auto using andb_true_r].
    rewrite E. unfold has. rewrite get_set. destruct (snd u =? snd v); simpl; auto using andb_false_r, andb_true_r.
  - destruct (N.eqb_spec (fst u) (fst v)) as [-> |]; simpl; [rewrite E; auto | rewrite andb_true_r; auto].
Qed.
Lemma alive_kill_all vs l u : alive (kill_all vs l) u = true <-> alive l u = true /\ ~ In u vs.
Proof.
  unfold kill_all. revert l; induction vs as [| v vs IH]; simpl; intros; [tauto |].
  rewrite IH, alive_kill, andb_true_iff, negb_true_iff, andb_false_iff. destruct u as [c d], v as [c' d']; simpl.
  destruct (N.eqb_spec c c'), (N.eqb_spec d d'); subst; intuition congruence.
Qed.
Lemma alive_among v vs : alive (among vs) v = true <-> In v vs.
Proof.
  unfold among. cbv zeta. match goal with |- context [fold_left ?step vs empty] => set (add := step) end.
  enough (forall l, alive (fold_left add vs l) v = true <-> In v vs \/ alive l v = true) as E.
  { rewrite E. unfold alive. rewrite get_empty. intuition discriminate. }
  induction vs as [| u vs IH]; cbn [fold_left In]; intros l; [tauto |]. rewrite IH.
  enough (alive (add l u) v = true <-> u = v \/ alive l v = true) by tauto.
  destruct u as [c d], v as [c' d']. unfold add, alive, has. cbn [fst snd]. rewrite get_set.
  destruct (N.eqb_spec c' c) as [-> | differ]; [rewrite get_set; destruct (N.eqb_spec d' d) as [-> | differ] |].
  - tauto.
  - destruct (get c l); rewrite ?get_empty; intuition congruence.
  - intuition congruence.
Qed.
