(* The lines of a proof, one after the other through the reader and the kernel. *)

(** Where the kernel ends: accepted, or refused at the first line that is wrong. What `next` gives is read no further. *)
let lines wanted next =
  let read = Ledger.reader () in
  let rec go checker =
    match checker.Kernel.reached with
    | Kernel.Refused _ -> checker
    | _ -> ( match next () with Some text -> go (Kernel.feed checker (read text)) | None -> checker)
  in
  Kernel.finish (go (Kernel.fresh wanted))
