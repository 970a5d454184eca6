(* Converts lines of a ledger (doc/ledger-format.md) to the input of the kernel.

     {"cover":[[3],[19]],"removes":[3,7,11]}   ->   Move (Cover ([Cell 3], [House (0, 4)], [(0, 4); (1, 4); (2, 4)]))

   What is not in this form is handed over, too, in its place, with the words that say why: the kernel then refuses it there.
   Of what stands here, the claim has to be read right, and the program prints what the kernel got of it. A step that is read
   wrong is refused, or a step like any other. *)
open Kernel
open Values
open Board

type words = string * string  (* the rule, and its violation; may be "" *)

let max_line = 1 lsl 27

(* Steps. *)

(* A line of the ledger; the number of lines of header and cases in force where it is read; and whether there was an
   error: later parts are not read. *)
type source = { board : Board.t; line : Json.t; mutable in_force : int; mutable wrong : bool }

let source board line = { board; line; in_force = board.lines; wrong = false }

(* The value, or if it is invalid the reason in its place. *)
let or_else source not_in_order read =
  try read ()
  with Json.Refused (rule, detail) ->
    source.wrong <- true;
    not_in_order (rule, detail)

let candidates { board; line; _ } i =
  map (candidate board) (set line i ~cells:board.cells (Array.length board.candidates) "candidate")

let all_sectors source = Array.length source.board.sectors + source.in_force

let sector { board; _ } s =
  let own = Array.length board.sectors in
  if s < own then board.sectors.(s) else InForce (Numbers.of_int (s - own))

let sectors source i = map (sector source) (set source.line i ~cells:source.board.cells (all_sectors source) "sector")
let one_sector source i = sector source (number source.line i (all_sectors source) "sector")

let twin source i =
  match items source.line i (candidates source) with
  | [ t; f ] -> Twin (t, f)
  | _ -> refuse "not two lists of candidates" ""

let rec step source i =
  or_else source (fun why -> NoStep why) @@ fun () ->
  let find = find source.line i in
  require (find "format" = None) "a second header";
  let is name = find name <> None in
  if is "cover" then cover source i
  else if is "split" then split source i
  else if source.board.version = 1 then refuse "not a cover, a split or, at the end, a claim" ""
  else if is "sum" then sum source i
  else if is "choice" then cases source i
  else refuse "not a cover, a split, a sum, a choice or, at the end, a claim" ""

and cover source i =
  match fields source.line i [ "cover"; "removes" ] [] with
  | [ both; removes ], _ -> (
    let removes = candidates source removes in
    match items source.line both (sectors source) with
    | [ base; cover ] -> Cover (base, cover, removes)
    | _ -> refuse "not two lists of equal length" "")
  | _ -> assert false

and split source i =
  match fields source.line i [ "split"; "branches"; "removes" ] [] with
  | [ on; branches; removes ], _ ->
    let removes = candidates source removes in
    let on = one_sector source on in
    Split (on, in_order source branches branch, removes)
  | _ -> assert false

and sum source i =
  match fields source.line i [ "sum"; "removes" ] [ "over" ] with
  | [ parts; removes ], [ over ] ->
    let removes = candidates source removes in
    let over = Option.map (fun i -> number source.line i max_int "over") over in
    require (match over with Some over -> over >= 2 | None -> true) "over is not a number from 2";
    let parts =
      pairs source.line parts (all_sectors source) "sector" 10_000 ~wrong:"a factor that is 0 or has more than 4 digits"
        ~twice:"a list with repeats"
    in
    require (parts <> []) "an empty list";
    Sum (map (fun (s, factor) -> (sector source s, Numbers.signed factor)) parts, Option.map Numbers.positive over, removes)
  | _ -> assert false

and cases source i =
  match fields source.line i [ "choice"; "branches"; "removes" ] [] with
  | [ choice; branches; removes ], _ ->
    let removes = candidates source removes in
    let choice = number source.line choice (Array.length source.board.choices) "choice" in
    let sizes = source.board.choices.(choice) in
    let count = List.length (items source.line branches (fun _ -> ())) in
    require (count = Array.length sizes) "not as many branches as cases";
    let at = ref 0 in
    Cases (Numbers.of_int choice, in_order source branches (fun source i -> incr at; case sizes.(!at - 1) source i), removes)
  | _ -> assert false

(* A branch, with the lines of its case in force. *)
and case size source i =
  or_else source (fun why -> NoBranch why) @@ fun () ->
  match fields source.line i [ "steps" ] [ "empty"; "twin" ] with
  | [ steps ], ends ->
    require (List.mem None ends) "a branch that ends twice";
    source.in_force <- source.in_force + size;
    let steps = in_order source steps step in
    let ends = ending source ends in
    source.in_force <- source.in_force - size;
    Branch ([], steps, ends)
  | _ -> assert false

and branch source i =
  or_else source (fun why -> NoBranch why) @@ fun () ->
  match fields source.line i [ "keep"; "steps" ] [ "empty"; "twin" ] with
  | [ keep; steps ], ends ->
    require (List.mem None ends) "a branch that ends twice";
    let keep = candidates source keep in
    let steps = in_order source steps step in
    Branch (keep, steps, ending source ends)
  | _ -> assert false

and ending source ends =
  or_else source (fun why -> NoEnding why) @@ fun () ->
  match ends with
  | [ Some empty; _ ] -> Empty (one_sector source empty)
  | [ _; Some value ] -> twin source value
  | _ -> Open

(* The items up to the first invalid one. *)
and in_order : 'a. source -> int -> (source -> int -> 'a) -> 'a list =
 fun source i visit ->
  if Json.kind source.line i <> List then refuse "a value of the wrong kind" "";
  let last = i + Json.span source.line i in
  let rec go at out =
    if at >= last || source.wrong then List.rev out else go (at + Json.span source.line at) (visit source at :: out)
  in
  go (i + 1) []

(* The claim. *)

let claim board line i =
  let kind = match find line i "claim" with Some kind -> kind | None -> assert false in
  let is = Json.says line kind in
  let key =
    if is "unique" || is "solved" then "grid"
    else if is "no-solution" || is "not-unique" then "empty"
    else if is "false" then "candidates"
    else refuse "the claim is not solved, unique, no-solution, false or not-unique" ""
  in
  match fields line i [ "claim"; key ] [ "if" ] with
  | [ _; value ], [ condition ] ->
    let if_unique = match condition with Some word -> is "false" && Json.says line word "unique" | None -> false in
    require (condition = None || if_unique) "not a condition of this claim";
    let nowhere = Cell N0 in
    if key = "grid" then
      let grid = List.map Numbers.of_int (numbers line value ~cells:board.cells (board.most_values + 1) "digit") in
      Last ((if is "unique" then Unique grid else Solved grid), nowhere)
    else if key = "empty" then Last ((if is "not-unique" then NotUnique else NoSolution), one_sector (source board line) value)
    else
      let them = numbers line value ~cells:board.cells (Array.length board.candidates) "candidate" |> map (candidate board) in
      Last ((if if_unique then AreFalseIfUnique them else AreFalse them), nowhere)
  | _ -> assert false

let require_text text = require (String.exists (function ' ' | '\t' | '\r' -> false | _ -> true) text) "a blank line"

(** Converts lines of a ledger to lines of the kernel; the first call reads the header. *)
let reader () =
  let board = ref None in
  let line text =
    match !board with
    | None ->
      if String.length text <= max_header then require_text text;
      let puzzle, its_board = header text in
      board := Some its_board;
      Header puzzle
    | Some board ->
      require (String.length text <= max_line) "the line is longer than 128 MiB (header: 2)";
      require_text text;
      let line = Json.read ~signed:(board.version > 1) text in
      if find line 0 "claim" <> None then claim board line 0 else Move (step (source board line) 0)
  in
  fun text -> try line text with Json.Refused (rule, detail) -> NoEntry (rule, detail)
