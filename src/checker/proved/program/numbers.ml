(* Converts whole numbers of OCaml to those of the kernel, lists of binary digits. Small ones are made once. *)
open Kernel

let rec positive k = if k = 1 then XH else if k land 1 = 1 then XI (positive (k lsr 1)) else XO (positive (k lsr 1))
let make k = if k = 0 then N0 else Npos (positive k)
let small = Array.init 4097 make

(** From 0. *)
let of_int k = if k < Array.length small then small.(k) else make k

(** With a sign. *)
let signed k = if k = 0 then Z0 else if k > 0 then Zpos (positive k) else Zneg (positive (-k))

let rec value = function XH -> 1 | XO p -> 2 * value p | XI p -> 2 * value p + 1
let to_int = function N0 -> 0 | Npos p -> value p
let of_signed = function Z0 -> 0 | Zpos p -> value p | Zneg p -> -value p
