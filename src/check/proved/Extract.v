(** The kernel as OCaml, kernel/: scripts/proofs makes it, and compares it with what is committed. Truth values,
    pairs, lists and options become those of OCaml, constructor by constructor; numbers stay what they are here, lists of
    binary digits, so that nothing overflows. Conditions are written where they stand, so that the first one that fails
    ends the check. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From Deduku Require Import Kernel.
Extraction Inline require require_all.
Extraction "kernel.ml" fresh feed finish.
