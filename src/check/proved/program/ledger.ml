(* A line of a ledger as the kernel takes it, by doc/ledger-format.md.

     {"cover":[[3],[19]],"removes":[3,7,11]}   ->   Move (Cover ([Cell 3], [House (0, 4)], [(0, 4); (1, 4); (2, 4)]))

   What is not in this form is handed over, too, in its place, with the words that say why: the kernel then refuses it there.
   Of what stands here, header and claim have to be read right, and the program prints what the kernel got of them. A step
   that is read wrong is refused, or a step like any other. *)
open Kernel

type words = string * string  (* the rule, and what broke it; perhaps "" *)

let max_line = 1 lsl 27
let max_header = 1 lsl 21
let refuse = Json.refuse
let require holds rule = if not holds then refuse rule ""

(* As List.map, of lists of any length. *)
let map f list = List.rev (List.rev_map f list)

(** The board of the header, with its candidates and sectors by their numbers: each is made once. *)
type board = { cells : int; digits : int; candidates : candidate array; sectors : sector array }

let board_of ~cells ~digits ~houses =
  let digit k = Numbers.of_int ((k mod digits) + 1) and over k = Numbers.of_int (k / digits) in
  let sector s = if s < cells then Cell (Numbers.of_int s) else House (over (s - cells), digit (s - cells)) in
  { cells;
    digits;
    candidates = Array.init (cells * digits) (fun v -> (over v, digit v));
    sectors = Array.init (cells + (houses * digits)) sector }

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

let number line i limit what =
  if Json.kind line i <> Number then refuse "a value of the wrong kind" "";
  let value = Json.number line i in
  if value >= limit then refuse "a number out of range" (what ^ " " ^ string_of_int value);
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

(* A list that is not empty and repeats nothing. *)
let set line i ~cells limit what =
  let out = numbers line i ~cells limit what in
  require (out <> []) "an empty list";
  let rec repeats = function a :: (b :: _ as rest) -> a = b || repeats rest | _ -> false in
  require (not (repeats (List.sort (fun (a : int) b -> compare a b) out))) "a list with repeats";
  out

let candidate board v = board.candidates.(v)
let sector board s = board.sectors.(s)

(* Steps. *)

(* A line, and whether something in it was not in order: what stands behind that is never looked at, and not read. *)
type source = { board : board; line : Json.t; mutable wrong : bool }

(* The value that is read, or, if it is not in order, the words in its place. *)
let or_else source not_in_order read =
  try read ()
  with Json.Refused (rule, detail) ->
    source.wrong <- true;
    not_in_order (rule, detail)

let candidates { board; line; _ } i =
  map (candidate board) (set line i ~cells:board.cells (Array.length board.candidates) "candidate")

let sectors { board; line; _ } i =
  map (sector board) (set line i ~cells:board.cells (Array.length board.sectors) "sector")

let one_sector { board; line; _ } i = sector board (number line i (Array.length board.sectors) "sector")

let twin source i =
  match items source.line i (candidates source) with
  | [ t; f ] -> Twin (t, f)
  | _ -> refuse "not two lists of candidates" ""

let rec step source i =
  or_else source (fun why -> NoStep why) @@ fun () ->
  let find = find source.line i in
  require (find "format" = None) "a second header";
  let is_cover = find "cover" <> None in
  require (is_cover || find "split" <> None) "not a cover, a split or, at the end, a claim";
  if is_cover then cover source i else split source i

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
    else if key = "empty" then Last ((if is "not-unique" then NotUnique else NoSolution), one_sector { board; line; wrong = false } value)
    else
      let them = numbers line value ~cells:board.cells (Array.length board.candidates) "candidate" |> map (candidate board) in
      Last ((if if_unique then AreFalseIfUnique them else AreFalse them), nowhere)
  | _ -> assert false

(* The header. *)

let increasing list = List.sort (fun (a : int) b -> compare a b) list

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

let read_header line =
  let absent = "the first line is not a header" in
  let name = match find line 0 "format" with Some name -> name | None -> refuse absent "" in
  let edition = match find line 0 "version" with Some v -> number line v (1 lsl 30) "version" = 1 | None -> true in
  require (Json.says line name "deduku-proof" && edition) "not deduku-proof of version 1";
  match fields line 0 [ "format"; "version"; "givens" ] [ "box"; "digits"; "houses" ] with
  | [ _; _; givens ], [ box; digits; houses ] ->
    let own = box = None in
    require (if own then digits <> None && houses <> None else digits = None && houses = None)
      "neither a box nor digits and houses";
    let h, w = size_of line box digits in
    let n = h * w in
    let givens = items line givens (given_cell n line) in
    let cells = List.length givens in
    require (if own then cells > 0 && cells <= 4096 else cells = n * n) "the givens are not one for each cell";
    let house i = List.map Numbers.of_int (increasing (set line i ~cells:0 cells "cell")) in
    let houses = match houses with Some list -> items line list house | None -> [] in
    require ((not own) || (houses <> [] && List.length houses <= 1024)) "not 1 to 1024 houses";
    let on = if own then Houses (Numbers.of_int n, houses) else Boxes (Numbers.of_int h, Numbers.of_int w) in
    ({ on; givens }, fun () -> board_of ~cells ~digits:n ~houses:(if own then List.length houses else 3 * n))
  | _ -> assert false

(** The puzzle that a line states as the header of a ledger; Json.Refused if it is none. *)
let puzzle_of_header text = fst (read_header (Json.read text))

(** Makes lines of a ledger into lines of the kernel; the first call reads the header. *)
let reader () =
  let board = ref None in
  let line text =
    require
      (String.length text <= if !board = None then max_header else max_line)
      "the line is longer than 128 MiB (header: 2)";
    require (String.exists (function ' ' | '\t' | '\r' -> false | _ -> true) text) "a blank line";
    let line = Json.read text in
    match !board with
    | None ->
      let puzzle, make_board = read_header line in
      board := Some (make_board ());
      Header puzzle
    | Some board when find line 0 "claim" <> None -> claim board line 0
    | Some board -> Move (step { board; line; wrong = false } 0)
  in
  fun text -> try line text with Json.Refused (rule, detail) -> NoLine (rule, detail)
