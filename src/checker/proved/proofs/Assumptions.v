(** Prints the assumptions of the theorem: "Closed under the global context", that is, only Coq's logic. *)
From Deduku Require Import Main.
Print Assumptions sound.
Print Assumptions stream_is_check.
Print Assumptions stream_sound.
Print Assumptions refused_line.
