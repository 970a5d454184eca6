(* A line of a ledger as the kernel takes it, by doc/ledger-format.md.

     {"cover":[[3],[19]],"removes":[3,7,11]}   ->   Move (Cover ([Cell 3], [House (0, 4)], [(0, 4); (1, 4); (2, 4)]))

   What is not in this form is handed over, too, in its place, with the words that say why: the kernel then refuses it there.
   Of what stands here, header and claim have to be read right, and the program prints what the kernel got of them. A step
   that is read wrong is refused, or a step like any other. *)
open Kernel

type words = string * string  (* the rule, and what broke it; perhaps "" *)

let max_line = 1 lsl 27
let max_header = 1 lsl 21
let max_header_2 = 1 lsl 24  (* of version 2 *)
let refuse = Json.refuse
let require holds rule = if not holds then refuse rule ""

(* As List.map, of lists of any length. *)
let map f list = List.rev (List.rev_map f list)

(** The board of the header, with its candidates and sectors by their numbers: each is made once. Of a board of version 2
    the lines, and how many lines each case of each choice has. *)
type board =
  { cells : int;
    digits : int;
    candidates : candidate array;
    sectors : sector array;
    version : int;
    lines : int;
    choices : int array array }

let digit digits k = Numbers.of_int ((k mod digits) + 1)
let candidates_of ~cells ~digits = Array.init (cells * digits) (fun v -> (Numbers.of_int (v / digits), digit digits v))

let sectors_of ~cells ~digits ~houses =
  let house s = House (Numbers.of_int (s / digits), digit digits s) in
  Array.init (cells + (houses * digits)) (fun s -> if s < cells then Cell (Numbers.of_int s) else house (s - cells))

(* Values at i of a line. *)

let find line i name =
  let last = i + Json.span line i in
  let rec look key =
    if key >= last then None else if Json.says line key name then Some (key + 1) else look (key + 1 + Json.span line (key + 1))
  in
  if Json.kind line i = Object then look (i + 1) else None

(* The values of these keys, those that may be missing as options; besides them there are only keys that start with x-. *)
let fields line i needed may_miss =
  let get name = match find line i name with Some value -> value | None -> refuse "a key is missing" name in
  let there = List.map get needed and perhaps = List.map (find line i) may_miss in
  let known = there @ List.filter_map Fun.id perhaps in
  let last = i + Json.span line i in
  let rec look key =
    if key < last then begin
      require (List.mem (key + 1) known || Json.is_remark line key) "an unknown or repeated key";
      look (key + 1 + Json.span line (key + 1))
    end
  in
  look (i + 1);
  (there, perhaps)

(* A number that may have a sign. *)
let signed line i =
  match Json.kind line i with
  | Number -> Json.number line i
  | Negative -> -Json.number line i
  | _ -> refuse "a value of the wrong kind" ""

let number line i limit what =
  let value = signed line i in
  if value < 0 || value >= limit then refuse "a number out of range" (what ^ " " ^ string_of_int value);
  value

(* The items of a list, in order. *)
let items line i visit =
  if Json.kind line i <> List then refuse "a value of the wrong kind" "";
  let last = i + Json.span line i in
  let rec go at out = if at >= last then List.rev out else go (at + Json.span line at) (visit at :: out) in
  go (i + 1) []

let numbers line i ~cells limit what =
  require (Json.span line i <= 2 + max limit cells) "a list longer than the board";
  items line i (fun item -> number line item limit what)

let increasing list = List.sort (fun (a : int) b -> compare a b) list

let repeats list =
  let rec go = function a :: (b :: _ as rest) -> a = b || go rest | _ -> false in
  go (increasing list)

(* A list that is not empty and repeats nothing. *)
let set line i ~cells limit what =
  let out = numbers line i ~cells limit what in
  require (out <> []) "an empty list";
  require (not (repeats out)) "a list with repeats";
  out

(* Pairs of a number below a limit and one with a sign that is not 0 and below another, no first one twice. *)
let pairs line i limit what most ~wrong ~twice =
  let pair item =
    require (Json.kind line item = List && Json.span line item = 3) "not a pair of numbers";
    let first = number line (item + 1) limit what and second = signed line (item + 2) in
    require (second <> 0 && abs second < most) wrong;
    (first, second)
  in
  let out = items line i pair in
  require (not (repeats (map fst out))) twice;
  out

(* Steps. *)

(* A line of the ledger; how many lines of header and cases are in force where it is read; and whether something was not in
   order: what stands behind that is never looked at, and not read. *)
type source = { board : board; line : Json.t; mutable in_force : int; mutable wrong : bool }

let source board line = { board; line; in_force = board.lines; wrong = false }

(* The value that is read, or, if it is not in order, the words in its place. *)
let or_else source not_in_order read =
  try read ()
  with Json.Refused (rule, detail) ->
    source.wrong <- true;
    not_in_order (rule, detail)

let candidate board v = board.candidates.(v)

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

(* A branch with the lines of its case in force. *)
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

(* The items up to the first that is not in order. *)
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
      let grid = List.map Numbers.of_int (numbers line value ~cells:board.cells (board.digits + 1) "digit") in
      Last ((if is "unique" then Unique grid else Solved grid), nowhere)
    else if key = "empty" then Last ((if is "not-unique" then NotUnique else NoSolution), one_sector (source board line) value)
    else
      let them = numbers line value ~cells:board.cells (Array.length board.candidates) "candidate" |> map (candidate board) in
      Last ((if if_unique then AreFalseIfUnique them else AreFalse them), nowhere)
  | _ -> assert false

(* The header. *)

(** Digits in order; none stands for all. *)
let given n digits = if List.length digits = n then [] else List.map Numbers.of_int (increasing digits)

let given_cell n line i =
  match Json.kind line i with
  | List ->
    let digits = set line i ~cells:0 (n + 1) "digit" in
    require (List.length digits > 1 && not (List.mem 0 digits)) "not what a cell may hold";
    given n digits
  | _ -> ( match number line i (n + 1) "digit" with 0 -> [] | digit -> [ Numbers.of_int digit ])

let size_of line box digits =
  let side = function
    | Some value -> numbers line value ~cells:0 65 "side of a box"
    | None -> [ 1; number line (Option.get digits) 65 "digit" ]
  in
  match side box with
  | [ h; w ] when h * w >= 2 && h * w <= 64 -> (h, w)
  | _ -> refuse "the box is not [height,width] of a board with 2 to 64 digits" ""

(* The lines of version 2. *)

let weighed board line i =
  match fields line i [ "terms" ] [ "least"; "most" ] with
  | [ terms ], [ least; most ] ->
    let bound = Option.map (fun i -> Numbers.signed (signed line i)) in
    let terms =
      pairs line terms (Array.length board.candidates) "candidate" 1_000_000
        ~wrong:"a weight that is 0 or has more than 6 digits" ~twice:"a candidate twice in a line"
    in
    { terms = map (fun (v, weight) -> (candidate board v, Numbers.signed weight)) terms; least = bound least; most = bound most }
  | _ -> assert false

let lines_of board line i = items line i (weighed board line)

let choice_of board line i =
  let cases = items line i (lines_of board line) in
  require (cases <> []) "a choice without cases";
  cases

(* A board of houses, and its puzzle: of version 1, or of version 2, where lines and choices come behind. *)
let puzzle_of line ~version ~max_houses givens box digits houses =
  let own = box = None in
  let h, w = size_of line box digits in
  let n = h * w in
  let givens = items line givens (given_cell n line) in
  let cells = List.length givens in
  require (if own then cells > 0 && cells <= 4096 else cells = n * n) "the givens are not one for each cell";
  let house i = List.map Numbers.of_int (increasing (set line i ~cells:0 cells "cell")) in
  let houses = match houses with Some list -> items line list house | None -> [] in
  let count = List.length houses in
  require ((not own) || (count > 0 && count <= max_houses)) (Printf.sprintf "not 1 to %d houses" max_houses);
  let on = if own then Houses (Numbers.of_int n, houses) else Boxes (Numbers.of_int h, Numbers.of_int w) in
  let board =
    { cells;
      digits = n;
      candidates = candidates_of ~cells ~digits:n;
      sectors = sectors_of ~cells ~digits:n ~houses:(if own then count else 3 * n);
      version;
      lines = 0;
      choices = [||] }
  in
  ({ on; givens; lines = []; choices = [] }, board)

let header_1 line =
  match fields line 0 [ "format"; "version"; "givens" ] [ "box"; "digits"; "houses" ] with
  | [ _; _; givens ], [ box; digits; houses ] ->
    require (if box = None then digits <> None && houses <> None else digits = None && houses = None)
      "neither a box nor digits and houses";
    puzzle_of line ~version:1 ~max_houses:1024 givens box digits houses
  | _ -> assert false

let header_2 line =
  match fields line 0 [ "format"; "version"; "givens"; "digits"; "houses"; "lines"; "choices" ] [] with
  | [ _; _; givens; digits; houses; lines; choices ], _ ->
    let puzzle, board = puzzle_of line ~version:2 ~max_houses:8192 givens None (Some digits) (Some houses) in
    let lines = lines_of board line lines in
    require (List.compare_length_with lines 65_536 <= 0) "more than 65536 lines in force";
    let choices = items line choices (choice_of board line) in
    let sizes cases = Array.of_list (map List.length cases) in
    ( { puzzle with lines; choices },
      { board with lines = List.length lines; choices = Array.of_list (map sizes choices) } )
  | _ -> assert false

(* The version that a line states, if it states one. *)
let version line =
  match find line 0 "version" with Some v when Json.kind line v = Number -> Some (Json.number line v) | _ -> None

let read_header line =
  let absent = "the first line is not a header" in
  let name = match find line 0 "format" with Some name -> name | None -> refuse absent "" in
  let edition = match find line 0 "version" with Some v -> number line v (1 lsl 30) "version" | None -> 1 in
  require (Json.says line name "deduku-proof" && (edition = 1 || edition = 2)) "not deduku-proof of version 1 or 2";
  if edition = 2 then header_2 line else header_1 line

(* Signs and more than 2 MiB are for version 2, and the version stands in the header alone. *)
let version_2 text =
  match Json.read ~signed:true text with
  | line -> if version line = Some 2 then Some line else None
  | exception Json.Refused _ -> None

let is_version_2 text = version_2 text <> None

let header text =
  let size = String.length text in
  require (size <= max_header_2) "the line is longer than 128 MiB (header: 2, of version 2: 16)";
  let as_version_2_or why = match version_2 text with Some line -> read_header line | None -> raise why in
  if size > max_header then as_version_2_or (Json.Refused ("the line is longer than 128 MiB (header: 2)", ""))
  else match Json.read ~signed:false text with line -> read_header line | exception (Json.Refused _ as why) -> as_version_2_or why

(** The puzzle that a line states as the header of a ledger; Json.Refused if it is none. *)
let puzzle_of_header text = fst (header text)

let require_text text = require (String.exists (function ' ' | '\t' | '\r' -> false | _ -> true) text) "a blank line"

(** Makes lines of a ledger into lines of the kernel; the first call reads the header. *)
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
      let line = Json.read ~signed:(board.version = 2) text in
      if find line 0 "claim" <> None then claim board line 0 else Move (step (source board line) 0)
  in
  fun text -> try line text with Json.Refused (rule, detail) -> NoEntry (rule, detail)
