(* The puzzle stated by a header (doc/ledger-format.md), and the numbers of candidates and sectors on its board. This
   reading is trusted; the program prints the puzzle as passed to the kernel.

     {"format":"deduku-proof","version":1,"box":[2,2],"givens":[0,0,0,4,..]}
       ->   { on = Boxes (2, 2); givens = [(4, []); (4, []); (4, []); (4, [4]); ..]; lines = []; choices = []; helpers = [] } *)
open Kernel
open Values

let max_header = 1 lsl 21
let max_header_2 = 1 lsl 24  (* of versions 2 and 3 *)

(** A board with its candidates and sectors by number: each is made once. From version 2 also the lines, and the number of
    lines in each case of each choice. *)
type t =
  { cells : int;
    most_values : int;  (* of a cell; 64 if there are cells of their own *)
    candidates : candidate array;
    sectors : sector array;
    version : int;
    lines : int;
    choices : int array array }

let candidate board v = board.candidates.(v)
let digit digits k = Numbers.of_int ((k mod digits) + 1)

(* By the number of values of each cell. *)
let candidates_of values =
  let of_cell cell values = Array.init values (fun d -> (Numbers.of_int cell, Numbers.of_int (d + 1))) in
  Array.concat (Array.to_list (Array.mapi of_cell values))

let sectors_of ~cells ~digits ~houses =
  let house s = House (Numbers.of_int (s / digits), digit digits s) in
  Array.init (cells + (houses * digits)) (fun s -> if s < cells then Cell (Numbers.of_int s) else house (s - cells))

(** Values of a cell that has n, in order; empty for all. *)
let given n digits = if List.length digits = n then [] else List.map Numbers.of_int (increasing digits)

let given_cell n line i =
  match Json.kind line i with
  | List ->
    let digits = set line i ~cells:0 (n + 1) "digit" in
    require (List.length digits > 1 && not (List.mem 0 digits)) "not what a cell may hold";
    given n digits
  | _ -> ( match number line i (n + 1) "digit" with 0 -> [] | digit -> given n [ digit ])

let size_of line box digits =
  let side = function
    | Some value -> numbers line value ~cells:0 65 "side of a box"
    | None -> [ 1; number line (Option.get digits) 65 "digit" ]
  in
  match side box with
  | [ h; w ] when h * w >= 2 && h * w <= 64 -> (h, w)
  | _ -> refuse "the box is not [height,width] of a board with 2 to 64 digits" ""

(* Lines. *)

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

(** The number of cells of the grid, if the last header stated it: other than n * n. *)
let stated_cells : int option ref = ref None

let stated_of line = function
  | Some i ->
    let cells = number line i 4097 "number of cells" in
    require (cells > 0) "a grid without cells";
    Some cells
  | None -> None

(* The number of values of each cell: n in the grid, then those of cells of their own. *)
let values_of n grid line i =
  let values = Array.of_list (items line i (fun item -> number line item 65 "number of values")) in
  require (not (Array.mem 0 values)) "a cell without values";
  require (Array.length values >= grid && Array.for_all (( = ) n) (Array.sub values 0 grid))
    "the first cells are not a grid whose cells have all digits";
  values

(* Cells of their own that do not count, in order. *)
let helpers_of ~cells ~grid line i =
  let helpers = numbers line i ~cells cells "cell" in
  require (helpers = List.sort_uniq compare helpers) "helpers that do not ascend";
  require (List.for_all (fun cell -> cell >= grid) helpers) "a helper in the grid";
  List.map Numbers.of_int helpers

(* A board of houses, and its puzzle; from version 2 with lines and choices, in version 3 with cells of their own. *)
let puzzle_of ?values ?helpers ?stated line ~version ~max_houses givens box digits houses =
  let own = box = None in
  let h, w = size_of line box digits in
  let n = h * w in
  let count = List.length (items line givens (fun _ -> ())) in
  stated_cells := stated_of line stated;
  let grid = match !stated_cells with Some cells -> cells | None -> if own && version < 3 then count else n * n in
  let values = match values with Some i -> values_of n grid line i | None -> Array.make grid n in
  let cells = Array.length values in
  require (cells = count && cells > 0 && cells <= if version < 3 then 4096 else 8192) "the givens are not one for each cell";
  let cell = ref (-1) in
  let given i = incr cell; (Numbers.of_int values.(!cell), given_cell values.(!cell) line i) in
  let givens = items line givens given in
  let helpers = match helpers with Some i -> helpers_of ~cells ~grid line i | None -> [] in
  let house i = List.map Numbers.of_int (increasing (set line i ~cells:0 grid "cell of the grid")) in
  let houses = match houses with Some list -> items line list house | None -> [] in
  let count = List.length houses in
  require ((not own) || ((count > 0 || !stated_cells <> None) && count <= max_houses)) (Printf.sprintf "not 1 to %d houses" max_houses);
  let on = if own then Houses (Numbers.of_int n, houses) else Boxes (Numbers.of_int h, Numbers.of_int w) in
  let board =
    { cells;
      most_values = (if cells > grid then 64 else n);
      candidates = candidates_of values;
      sectors = sectors_of ~cells ~digits:n ~houses:(if own then count else 3 * n);
      version;
      lines = 0;
      choices = [||] }
  in
  ({ on; givens; lines = []; choices = []; helpers }, board)

let header_1 line =
  match fields line 0 [ "format"; "version"; "givens" ] [ "box"; "digits"; "houses" ] with
  | [ _; _; givens ], [ box; digits; houses ] ->
    require (if box = None then digits <> None && houses <> None else digits = None && houses = None)
      "neither a box nor digits and houses";
    puzzle_of line ~version:1 ~max_houses:1024 givens box digits houses
  | _ -> assert false

(* Versions 2 and 3. *)
let header_2 ~version line =
  let third = if version = 3 then [ "values"; "helpers"; "cells" ] else [] in
  match fields line 0 [ "format"; "version"; "givens"; "digits"; "houses"; "lines"; "choices" ] third with
  | [ _; _; givens; digits; houses; lines; choices ], third ->
    let values, helpers, stated = match third with [ values; helpers; cells ] -> (values, helpers, cells) | _ -> (None, None, None) in
    let puzzle, board =
      puzzle_of ?values ?helpers ?stated line ~version ~max_houses:8192 givens None (Some digits) (Some houses)
    in
    let lines = lines_of board line lines in
    require (List.compare_length_with lines 65_536 <= 0) "more than 65536 lines in force";
    let choices = items line choices (choice_of board line) in
    let sizes cases = Array.of_list (map List.length cases) in
    ( { puzzle with lines; choices },
      { board with lines = List.length lines; choices = Array.of_list (map sizes choices) } )
  | _ -> assert false

(* The version stated by a line, if any. *)
let version line =
  match find line 0 "version" with Some v when Json.kind line v = Number -> Some (Json.number line v) | _ -> None

let read_header line =
  let absent = "the first line is not a header" in
  let name = match find line 0 "format" with Some name -> name | None -> refuse absent "" in
  let edition = match find line 0 "version" with Some v -> number line v (1 lsl 30) "version" | None -> 1 in
  require (Json.says line name "deduku-proof" && 1 <= edition && edition <= 3) "not deduku-proof of version 1, 2 or 3";
  if edition > 1 then header_2 ~version:edition line else header_1 line

(* Signs and more than 2 MiB require version 2 or 3, which is stated only in the header. *)
let version_2 text =
  match Json.read ~signed:true text with
  | line -> ( match version line with Some (2 | 3) -> Some line | _ -> None)
  | exception Json.Refused _ -> None

let is_version_2 text = version_2 text <> None

let header text =
  let size = String.length text in
  require (size <= max_header_2) "the line is longer than 128 MiB (header: 2, of versions 2 and 3: 16)";
  let as_version_2_or why = match version_2 text with Some line -> read_header line | None -> raise why in
  if size > max_header then as_version_2_or (Json.Refused ("the line is longer than 128 MiB (header: 2)", ""))
  else match Json.read ~signed:false text with line -> read_header line | exception (Json.Refused _ as why) -> as_version_2_or why

(** The puzzle of a line that is the header of a ledger; otherwise Json.Refused. *)
let puzzle_of_header text = fst (header text)
