(* deduku-check-proved PUZZLE PROOF: the checker whose kernel is proved correct, as a program.

     $ deduku-check-proved puzzle.txt proof.jsonl
     accepted: unique
     of the puzzle with boxes of 3x3 .. *)

let help =
  {|Usage: deduku-check-proved [--json] [--box HxW] PUZZLE PROOF

Checks a proof in the deduku-proof format (JSON lines) against the puzzle it is about. That what it
accepts is true was proved with Coq: doc/proved-checker.md says what that means.
PUZZLE is a file, the puzzle itself, or - (standard input): one character a cell, row by row, "." for
an empty one, "[357]" for one of several digits; or the header of a ledger.
PROOF is a file or -.

  --box    height and width of a box, such as 3x2, if not the usual one of the board
  --json   print the answer as one JSON object
  --help   print this text

Answer                                      Exit status
  accepted: what, and of which puzzle       0
  refused: line N, [place:] why             1
  usage error                               2
  PUZZLE or PROOF cannot be read            65
|}

type request = { mutable json : bool; mutable box : (int * int) option; mutable operands : string list }

exception Usage of string
exception Unreadable of string
exception Unwritten of string  (* failure to write must not look like an answer *)

(* Replaces bytes that a terminal would take for commands. *)
let visible = String.map (fun c -> if c < ' ' || c = '\127' then '?' else c)
let starts_with prefix text = String.length text >= String.length prefix && String.sub text 0 (String.length prefix) = prefix

let parse_box text =
  let side text = if text <> "" && text.[0] >= '1' && text.[0] <= '9' && String.length text < 3 then int_of_string_opt text else None in
  match List.map side (String.split_on_char 'x' text) with
  | [ Some h; Some w ] when h * w >= 2 && h * w <= 64 -> (h, w)
  | _ -> raise (Usage "--box needs a height and width such as 2x3")

let request_of words =
  let request = { json = false; box = None; operands = [] } in
  let rec go = function
    | [] -> ()
    | "--" :: rest -> request.operands <- List.rev_append rest request.operands
    | "--json" :: rest -> request.json <- true; go rest
    | "--box" :: text :: rest -> request.box <- Some (parse_box text); go rest
    | [ "--box" ] -> raise (Usage "--box needs a height and width such as 2x3")
    | word :: _ when word <> "-" && starts_with "-" word -> raise (Usage ("unknown option " ^ word))
    | word :: rest -> request.operands <- word :: request.operands; go rest
  in
  go words;
  request

let print text =
  try print_string text; flush stdout with Sys_error problem -> raise (Unwritten problem)

let opened name =
  if name = "-" then (set_binary_mode_in stdin true; stdin)
  else if Sys.file_exists name && Sys.is_directory name then raise (Unreadable (name ^ ": is a directory, expected a file"))
  else try open_in_bin name with Sys_error problem -> raise (Unreadable problem)

(* Reads a whole channel, up to the limit of a header. *)
let whole name channel =
  let buffer = Buffer.create 1024 and part = Bytes.create 65536 in
  let rec go () =
    let got = input channel part 0 (Bytes.length part) in
    Buffer.add_subbytes buffer part 0 got;
    let too_long most = Unreadable (Printf.sprintf "%s: longer than %d MiB, expected one puzzle" name (most lsr 20)) in
    if Buffer.length buffer > Board.max_header_2 then raise (too_long Board.max_header_2);
    if got > 0 then go ()
    else if Buffer.length buffer > Board.max_header && not (Board.is_version_2 (Buffer.contents buffer)) then
      raise (too_long Board.max_header)
  in
  go ();
  Buffer.contents buffer

let puzzle_of request operand =
  let is_file = operand = "-" || Sys.file_exists operand in
  let name = if operand = "-" then "<stdin>" else if is_file then operand else String.sub operand 0 (min 60 (String.length operand)) in
  let text = if is_file then whole name (opened operand) else operand in
  let name = if is_file then name else name ^ ": no such file, and as a puzzle" in
  try Puzzle.read ?box:request.box text with Puzzle.Unreadable why -> raise (Unreadable (name ^ ": " ^ why))

let check request puzzle_operand proof =
  let puzzle = puzzle_of request puzzle_operand in
  if starts_with "deduku-" proof && not (Sys.file_exists proof) then
    raise (Unreadable "a certificate: this program checks ledgers, as 'deduku prove' writes them");
  let lines = Lines.of_channel (opened proof) in
  let verdict = Check.lines (Some puzzle) (fun () -> Lines.next lines ~most:Ledger.max_line) in
  print (if request.json then Answer.json verdict ^ "\n" else Answer.text verdict);
  match verdict with Kernel.Accepted _ -> 0 | _ -> 1

let run words =
  if List.mem "--help" words || List.mem "-h" words then (print help; 0)
  else
    let request = request_of words in
    match List.rev request.operands with
    | [ "-"; "-" ] -> raise (Usage "only one operand can be standard input")
    | [ puzzle; proof ] -> check request puzzle proof
    | _ -> raise (Usage "expected two operands, PUZZLE and PROOF")

let () =
  let say text = try prerr_endline text with Sys_error _ -> () in
  let fail status text = say ("deduku-check-proved: " ^ visible text); status in
  let status =
    try run (List.tl (Array.to_list Sys.argv)) with
    | Usage text -> let status = fail 2 text in say "Try deduku-check-proved --help"; status
    | Unreadable text -> fail 65 text
    | Sys_error problem -> fail 65 problem
    | Unwritten problem -> fail 70 ("cannot write the answer: " ^ problem)
    | Out_of_memory -> fail 70 "not enough memory"
    | Stack_overflow -> fail 70 "not enough stack"
  in
  exit status
