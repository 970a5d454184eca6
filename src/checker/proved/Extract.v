(** The kernel as OCaml, kernel/: scripts/proofs generates it, and compares it with the committed files. Truth values,
    pairs, lists and options become those of OCaml, constructor by constructor; numbers stay lists of binary digits, so
    that nothing overflows. Conditions are inlined, so that the first violated one ends the check. *)
From Coq Require Import Extraction ExtrOcamlBasic.
From Deduku Require Import Kernel.
Extraction Inline require require_all.
Extraction "kernel.ml" fresh feed finish.
