(* Checks many proofs: reads records "PUZZLE BYTES\n", followed by that many bytes of a proof, from standard input, and
   prints the verdict of each on a line. PUZZLE "-" accepts any puzzle. *)

(* The lines of a text, without their ends. *)
let lines_of text =
  let at = ref 0 and size = String.length text in
  fun () ->
    if !at >= size then None
    else
      let stop = match String.index_from_opt text !at '\n' with Some stop -> stop | None -> size in
      let line = String.sub text !at (stop - !at) in
      at := stop + 1;
      Some line

let answer puzzle text =
  match if puzzle = "-" then None else Some (Puzzle.read puzzle) with
  | wanted -> Answer.verdict (Check.lines wanted (lines_of text))
  | exception Puzzle.Unreadable why -> "unreadable: " ^ why

let () =
  set_binary_mode_in stdin true;
  try
    while true do
      let record = input_line stdin in
      let space = String.rindex record ' ' in
      let size = int_of_string (String.sub record (space + 1) (String.length record - space - 1)) in
      print_endline (answer (String.sub record 0 space) (really_input_string stdin size))
    done
  with End_of_file -> ()
