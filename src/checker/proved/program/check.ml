(* Passes the lines of a proof, one at a time, through the reader and the kernel. *)

(** The final state: accepted, or refused at the first invalid line. No lines after it are read from `next`. *)
let lines wanted next =
  let read = Ledger.reader () in
  let rec go checker =
    match checker.Kernel.reached with
    | Kernel.Refused _ -> checker
    | _ -> ( match next () with Some text -> go (Kernel.feed checker (read text)) | None -> checker)
  in
  Kernel.finish (go (Kernel.fresh wanted))
