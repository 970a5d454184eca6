(* The output: the verdict, and puzzle and claim, both from the values passed to the kernel.

     accepted: unique                            refused: line 14, branch 1: the sector said to be empty has a living member
     of the puzzle with boxes of 2x2
       . . . 4 ..
     this grid solves it, and no other does
       1 2 3 4 .. *)
open Kernel

let int = Numbers.to_int
let size puzzle = int (Kernel.size puzzle.on)

(* Column A to Z, AA, ..; row from 1. *)
let rec letters k = (if k < 26 then "" else letters ((k / 26) - 1)) ^ String.make 1 (Char.chr (Char.code 'A' + (k mod 26)))

(* The numbers of values that are not those of the grid, which is a square then, or has a stated number of cells. *)
let own_values puzzle =
  let n = size puzzle in
  let grid = Option.value !Board.stated_cells ~default:(n * n) in
  let values = List.map (fun (values, _) -> int values) puzzle.givens in
  if List.for_all (( = ) n) values && puzzle.helpers = [] then [] else List.filteri (fun c _ -> c >= grid) values

let cells_of_grid puzzle = List.length puzzle.givens - List.length (own_values puzzle)
let is_square puzzle = !Board.stated_cells = None && cells_of_grid puzzle = size puzzle * size puzzle

let cell_name puzzle =
  let n = size puzzle and square = is_square puzzle in
  fun c -> if square && c < n * n then letters (c mod n) ^ string_of_int ((c / n) + 1) else "cell " ^ string_of_int c

let candidate_text puzzle =
  let name = cell_name puzzle in
  fun (c, d) -> Printf.sprintf " %s=%d" (name (int c)) (int d)

let candidates_text puzzle them = String.concat "" (List.map (candidate_text puzzle) them)

(* Verdicts. *)

let place_text = function
  | InBranch i -> "branch " ^ string_of_int (int i)
  | InStep i -> "step " ^ string_of_int (int i)

let path_text path = String.concat " > " (List.map place_text path)
let candidate (c, d) = Printf.sprintf "cell %d, digit %d" (int c) (int d)

let sector = function
  | Cell c -> "cell " ^ string_of_int (int c)
  | House (h, d) -> Printf.sprintf "house %d, digit %d" (int h) (int d)
  | InForce k -> Printf.sprintf "line %d in force" (int k)

(** The violated rule, in words, and the violation, which may be empty. *)
let rule_words = function
  | Form words -> words
  | AnotherPuzzle -> ("the header states another puzzle", "")
  | GivensNotCells -> ("the givens are not one for each cell", "")
  | NoHouseCell -> ("a house with a cell outside of the board, or with another number of values", "")
  | HouseTooLong -> ("a house with more cells than digits", "")
  | TermOutOfBoard -> ("a line with a cell outside of the board", "")
  | FirstNotHeader -> ("the first line is not a header", "")
  | SecondHeader -> ("a second header", "")
  | AfterClaim -> ("a line after the claim", "")
  | ClaimMissing -> ("the claim is missing", "")
  | DeadAlready v -> ("a removed candidate is dead already", candidate v)
  | NotExactlyOne s -> ("not a sector of exactly one", sector s)
  | NotAtMostOne s -> ("not a sector of at most one", sector s)
  | UnequalLists -> ("not two lists of equal length", "")
  | MoreInBase v -> ("a living candidate is more in base than cover", candidate v)
  | NotMoreInCover v -> ("a removed candidate is not more in cover than base", candidate v)
  | BoundMissing s -> ("a line without the bound that its factor needs", sector s)
  | NotBelow v -> ("a removed candidate does not break the sum", candidate v)
  | NoChoice k -> ("not a choice of the board", "choice " ^ string_of_int (int k))
  | NotEachCase -> ("not as many branches as cases", "")
  | TooManyLines -> ("more than 65536 lines in force", "")
  | NotKeepable v -> ("a kept candidate is no living member", candidate v)
  | KeptNowhere v -> ("a living member is kept in no branch", candidate v)
  | NoBranches -> ("a split without branches", "")
  | OutsideSector v -> ("all branches closed, but not in the sector", candidate v)
  | LivingMember -> ("the sector said to be empty has a living member", "")
  | LivesOpen -> ("a removed candidate lives in an open branch", "")
  | TwinWithChoices -> ("a twin where there are choices", "")
  | NotForced v -> ("a candidate of T is not the only living one of its cell", candidate v)
  | NotAllowed v -> ("a candidate of F is not allowed by the givens", candidate v)
  | SharedByBoth v -> ("a candidate of T and of F", candidate v)
  | NotExchanged v -> ("a sector that does not have as many of F as of T", candidate v)
  | HelpersAlone -> ("a twin of helpers alone", "")
  | LineNotLevel -> ("a line whose sum is not the same for F as for T", "")
  | NeedsCondition -> ("the claim needs a condition after a twin", "")
  | ClaimedLiving v -> ("a candidate claimed false is living", candidate v)
  | GridLength -> ("the grid has not one digit for each cell", "")
  | GridAgainstGiven -> ("the grid contradicts a given", "")
  | GridRepeats -> ("the grid does not have every digit once in every house", "")
  | GridAgainstLine -> ("the grid breaks a line", "")
  | GridAgainstChoice -> ("the grid breaks every case of a choice", "")
  | OutsideGrid -> ("a candidate outside the grid is living", "")

let refused_text line path why =
  let rule, detail = rule_words why in
  let place = if path = [] then "" else ", " ^ path_text path in
  let detail = if detail = "" then "" else " (" ^ detail ^ ")" in
  Printf.sprintf "refused: line %d%s: %s%s" (int line) place rule detail

let accepted_text puzzle = function
  | Solved _ -> "accepted: solution"
  | Unique _ -> "accepted: unique"
  | NoSolution -> "accepted: no solution"
  | NotUnique -> "accepted: not unique"
  | AreFalse them -> "accepted: false" ^ candidates_text puzzle them
  | AreFalseIfUnique them -> "accepted: false if unique" ^ candidates_text puzzle them

(** One line: the verdict. *)
let verdict = function
  | Accepted (puzzle, claim) -> accepted_text puzzle claim
  | Refused (line, path, why) -> refused_text line path why
  | Begin _ | Checking _ -> assert false

(* Puzzle and claim in full. *)

(* Rows of n entries, aligned. *)
let rows n entries =
  let width = List.fold_left (fun most entry -> max most (String.length entry)) 1 entries in
  let buffer = Buffer.create 256 in
  List.iteri
    (fun i entry ->
      Buffer.add_string buffer (if i mod n = 0 then (if i = 0 then "  " else "\n  ") else " ");
      Buffer.add_string buffer (String.make (width - String.length entry) ' ' ^ entry))
    entries;
  Buffer.contents buffer ^ "\n"

let digit_text d = string_of_int (int d)
let given_text = function [] -> "." | [ d ] -> digit_text d | several -> "[" ^ String.concat "," (List.map digit_text several) ^ "]"

let houses_text houses =
  let house h cells = Printf.sprintf "  house %d: %s\n" h (String.concat " " (List.map digit_text cells)) in
  String.concat "" (List.mapi house houses)

let bounds_text line =
  match (Option.map Numbers.of_signed line.least, Option.map Numbers.of_signed line.most) with
  | Some a, Some b when a = b -> Printf.sprintf "exactly %d" a
  | Some a, Some b -> Printf.sprintf "%d to %d" a b
  | Some a, None -> Printf.sprintf "at least %d" a
  | None, Some b -> Printf.sprintf "at most %d" b
  | None, None -> "any sum"

(* "exactly 6: 1 A1=1, 2 A1=2, .." *)
let line_text puzzle =
  let text = candidate_text puzzle in
  let term (v, weight) = string_of_int (Numbers.of_signed weight) ^ text v in
  fun line -> Printf.sprintf "%s: %s\n" (bounds_text line) (String.concat ", " (Values.map term line.terms))

let lines_text puzzle =
  let line_text = line_text puzzle in
  let line k line = Printf.sprintf "  line %d, %s" k (line_text line) in
  if puzzle.lines = [] then ""
  else "where the numbers before what is true add up to\n" ^ String.concat "" (List.mapi line puzzle.lines)

let choices_text puzzle =
  let line_text = line_text puzzle in
  let case k i lines =
    let line line = Printf.sprintf "  choice %d, case %d, %s" k i (line_text line) in
    if lines = [] then Printf.sprintf "  choice %d, case %d, nothing\n" k i else String.concat "" (List.map line lines)
  in
  let choice k cases = String.concat "" (List.mapi (case k) cases) in
  if puzzle.choices = [] then ""
  else "and in at least one case of each choice to\n" ^ String.concat "" (List.mapi choice puzzle.choices)

(* "  cell 16: 1 to 2\n  cell 17, a helper: 1 to 8, given 5\n" *)
let own_cells_text puzzle =
  let first = cells_of_grid puzzle in
  let is_helper = Array.make (List.length puzzle.givens) false in
  List.iter (fun c -> is_helper.(int c) <- true) puzzle.helpers;
  let own c (values, given) =
    let helper = if is_helper.(c) then ", a helper" else "" in
    let given = if given = [] then "" else ", given " ^ given_text given in
    if c < first then "" else Printf.sprintf "  cell %d%s: 1 to %d%s\n" c helper (int values) given
  in
  let text = String.concat "" (List.mapi own puzzle.givens) in
  if text = "" then "" else "and these cells with values of their own, where helpers do not count\n" ^ text

let puzzle_text puzzle =
  let first = cells_of_grid puzzle in
  let grid = List.filteri (fun c _ -> c < first) puzzle.givens in
  let cells = List.map (fun (_, given) -> given_text given) grid in
  let givens = (if is_square puzzle then rows (size puzzle) cells else rows 16 cells) ^ own_cells_text puzzle in
  let board =
    match puzzle.on with
    | Boxes (h, w) -> Printf.sprintf "of the puzzle with boxes of %dx%d\n%s" (int h) (int w) givens
    | Houses (n, houses) ->
      Printf.sprintf "of the puzzle of %d digits and %d cells\n%swhere these cells hold different digits\n%s" (int n)
        (List.length puzzle.givens) givens (houses_text houses)
  in
  board ^ lines_text puzzle ^ choices_text puzzle

let claim_text puzzle =
  let first = cells_of_grid puzzle in
  let grid_rows grid =
    let part own = List.map digit_text (List.filteri (fun c _ -> c >= first = own) grid) in
    let own = part true in
    rows (if is_square puzzle then size puzzle else 16) (part false)
    ^ if own = [] then "" else "and in cells of their own\n" ^ rows 16 own
  in
  let either words with_helpers = if puzzle.helpers = [] then words else with_helpers in
  let unique = either "no other does" "others that do only differ in helpers" in
  let several = either "more than one" "some that differ in cells that count" in
  let condition = either "exactly one grid solves it, that has none of" "grids that solve it only differ in helpers, they have none of" in
  function
  | Solved grid -> "this grid solves it\n" ^ grid_rows grid
  | Unique grid -> "this grid solves it, and " ^ unique ^ "\n" ^ grid_rows grid
  | NoSolution -> "no grid solves it\n"
  | NotUnique -> "it has no solution, or " ^ several ^ "\n"
  | AreFalse them -> "no grid that solves it has any of\n " ^ candidates_text puzzle them ^ "\n"
  | AreFalseIfUnique them -> "if " ^ condition ^ "\n " ^ candidates_text puzzle them ^ "\n"

(** The verdict and, if accepted, puzzle and claim. *)
let text state =
  verdict state ^ "\n" ^ match state with Accepted (puzzle, claim) -> puzzle_text puzzle ^ claim_text puzzle claim | _ -> ""

(* JSON. *)

let json_list item list = "[" ^ String.concat "," (Values.map item list) ^ "]"
let json_numbers = json_list digit_text
let json_given = function [] -> "0" | [ d ] -> digit_text d | several -> json_numbers several

let json_string text =
  let escaped = function
    | ('"' | '\\') as c -> Printf.sprintf "\\%c" c
    | ' ' .. '~' as c -> String.make 1 c
    | c -> Printf.sprintf "\\u%04x" (Char.code c)
  in
  "\"" ^ String.concat "" (List.map escaped (List.of_seq (String.to_seq text))) ^ "\""

(* By the first candidate of each cell. *)
let json_candidate puzzle =
  let next = ref 0 in
  let first (values, _) = let it = !next in next := it + int values; it in
  let firsts = Array.of_list (List.map first puzzle.givens) in
  fun (c, d) -> firsts.(int c) + int d - 1

let json_line candidate line =
  let term (v, weight) = Printf.sprintf "[%d,%d]" (candidate v) (Numbers.of_signed weight) in
  let bound name = function Some z -> Printf.sprintf {|,"%s":%d|} name (Numbers.of_signed z) | None -> "" in
  Printf.sprintf {|{"terms":%s%s%s}|} (json_list term line.terms) (bound "least" line.least) (bound "most" line.most)

let json_demands puzzle =
  let lines = json_list (json_line (json_candidate puzzle)) in
  if puzzle.lines = [] && puzzle.choices = [] then ""
  else Printf.sprintf {|"lines":%s,"choices":%s,|} (lines puzzle.lines) (json_list (json_list lines) puzzle.choices)

let json_puzzle puzzle =
  let cells = match !Board.stated_cells with Some cells -> Printf.sprintf {|,"cells":%d|} cells | None -> "" in
  let board =
    match puzzle.on with
    | Boxes (h, w) -> Printf.sprintf {|"box":%s|} (json_numbers [ h; w ])
    | Houses (n, houses) -> Printf.sprintf {|"digits":%d,"houses":%s%s|} (int n) (json_list json_numbers houses) cells
  in
  let values = json_numbers (List.map fst puzzle.givens) in
  let own =
    if own_values puzzle = [] then ""
    else Printf.sprintf {|"values":%s,"helpers":%s,|} values (json_numbers puzzle.helpers)
  in
  Printf.sprintf {|{%s,%s%s"givens":%s}|} board own (json_demands puzzle)
    (json_list (fun (_, given) -> json_given given) puzzle.givens)

let json_claim puzzle =
  let candidate = json_candidate puzzle in
  let numbers = json_list (fun v -> string_of_int (candidate v)) in
  function
  | Solved grid -> {|"solution","grid":|} ^ json_numbers grid
  | Unique grid -> {|"unique","grid":|} ^ json_numbers grid
  | NoSolution -> {|"no-solution"|}
  | NotUnique -> {|"not-unique"|}
  | AreFalse them -> {|"false","candidates":|} ^ numbers them
  | AreFalseIfUnique them -> {|"false","if":"unique","candidates":|} ^ numbers them

(** The verdict as one JSON object: that of deduku-check and, if accepted, "puzzle", as in a header. *)
let json = function
  | Accepted (puzzle, claim) ->
    Printf.sprintf {|{"version":1,"verdict":"accepted","proved":%s,"puzzle":%s}|} (json_claim puzzle claim)
      (json_puzzle puzzle)
  | Refused (line, path, why) ->
    let rule, detail = rule_words why in
    Printf.sprintf {|{"version":1,"verdict":"refused","line":%d,"path":%s,"rule":%s,"detail":%s}|} (int line)
      (json_string (path_text path)) (json_string rule) (json_string detail)
  | Begin _ | Checking _ -> assert false
