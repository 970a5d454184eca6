(* The operand PUZZLE: one character per cell, row by row, "." for an empty one, "[357]" for several digits; or the
   header of a ledger.

     ...43.1..1..4...   ->   { on = Boxes (2, 2); givens = [(4, []); (4, []); (4, []); (4, [4]); ..] } *)
open Kernel

exception Unreadable of string  (* the reason, possibly preceded by the position *)

let unreadable format = Printf.ksprintf (fun text -> raise (Unreadable text)) format

type cell = One of char | Several of char list

let is_symbol = function '0' .. '9' | 'A' .. 'Z' | 'a' .. 'z' | '.' | '*' | '_' -> true | _ -> false

(* The cells of a text, without lines that start with # and lines drawn between boxes. *)
let cells_of text =
  let size = String.length text in
  let rec skip_line at = if at < size && text.[at] <> '\n' then skip_line (at + 1) else at in
  let rec bracket at out =
    if at < size && text.[at] = ']' then (at + 1, List.rev out)
    else if at < size && is_symbol text.[at] then bracket (at + 1) (text.[at] :: out)
    else unreadable "expected digits and the closing bracket of a cell"
  in
  let rec go at line column out =
    if at >= size then List.rev out
    else
      match text.[at] with
      | '\n' -> go (at + 1) (line + 1) 1 out
      | '#' when column = 1 -> go (skip_line at) line 1 out
      | ' ' | '\t' | '\r' | '|' | '+' | '-' -> go (at + 1) line (column + 1) out
      | '[' ->
        let next, digits = bracket (at + 1) [] in
        go next line (column + next - at) (Several digits :: out)
      | c when is_symbol c -> go (at + 1) line (column + 1) (One c :: out)
      | _ -> unreadable "%d:%d: expected a cell" line column
  in
  go 0 1 1 []

(* The digit of a symbol: 1 to 9, A = 10; on boards of 36 digits and more a = 36. *)
let digit n symbol =
  let value =
    match symbol with
    | '0' .. '9' -> Char.code symbol - Char.code '0'
    | 'A' .. 'Z' -> Char.code symbol - Char.code 'A' + 10
    | 'a' .. 'z' -> Char.code symbol - Char.code 'a' + if n < 36 then 10 else 36
    | _ -> 0
  in
  if value < 1 || value > n then unreadable "'%c' is not a digit of a board of %d" symbol n;
  value

let given n = function
  | One ('.' | '0' | '*' | '_') -> []
  | One ('X' | 'x') when n < 33 -> []
  | One symbol -> [ Numbers.of_int (digit n symbol) ]
  | Several symbols -> (
    match List.sort_uniq compare (List.map (digit n) symbols) with
    | [] -> unreadable "a cell of no digit"
    | digits -> Board.given n digits)

(* The usual box of n digits: the most square one, not higher than wide. *)
let usual_box n =
  let rec from h = if n mod h = 0 then (h, n / h) else from (h - 1) in
  from (int_of_float (sqrt (float_of_int n)))

let of_cells cells box =
  let count = List.length cells in
  let n = int_of_float (Float.round (sqrt (float_of_int count))) in
  if n < 2 || n > 64 || n * n <> count then
    unreadable "expected a puzzle of one character a cell, found %d cells, which are no square" count;
  let h, w = match box with Some box -> box | None -> usual_box n in
  if h * w <> n then unreadable "a box of %dx%d does not fit a board of %d digits" h w n;
  let givens = List.map (fun cell -> (Numbers.of_int n, given n cell)) cells in
  { on = Boxes (Numbers.of_int h, Numbers.of_int w); givens; lines = []; choices = []; helpers = [] }

(* The kernel refuses invalid boards. *)
let accepted puzzle =
  match (Kernel.feed (Kernel.fresh None) (Header puzzle)).reached with
  | Refused (_, _, why) -> unreadable "is no header of a ledger: %s" (fst (Answer.rule_words why))
  | _ -> puzzle

(** The puzzle of a text, with boxes of this size (by default the usual one); Unreadable if it is invalid. *)
let read ?box text =
  let text = String.trim text in
  if text <> "" && text.[0] = '{' then
    match Board.puzzle_of_header text with
    | puzzle -> accepted puzzle
    | exception Json.Refused (rule, _) -> unreadable "is no header of a ledger: %s" rule
  else of_cells (cells_of text) box
