(* The part of JSON that ledgers need: whole numbers, strings, lists, objects. In ledgers of version 2 numbers may have a
   sign: those below 0 are a separate kind.

     {"split":0,"keep":[7]}   ->   object/6  "split"/1  0/1  "keep"/1  list/2  7/1       (value/span)

   The values of a line stand in the order of the text, 8 bytes each: kind, span (how many belong to one) and number (of a
   string the place of its first character), in bits 60, 30 and 0. *)

exception Refused of string * string  (* the rule, and its violation; may be "" *)

let refuse rule detail = raise (Refused (rule, detail))

type kind = Number | String | List | Object | Negative

let kinds = [| Number; String; List; Object; Negative |]
let bits = 30
let mask = (1 lsl bits) - 1

type t = { text : string; values : int array }

let kind line i = kinds.(line.values.(i) lsr (2 * bits))
let span line i = (line.values.(i) lsr bits) land mask
let number line i = line.values.(i) land mask

(** Whether the string at i is this one, in the same spelling. *)
let says line i word =
  kind line i = String
  &&
  let at = number line i and size = String.length word in
  at + size < String.length line.text
  && line.text.[at + size] = '"'
  &&
  let rec same k = k = size || (line.text.[at + k] = word.[k] && same (k + 1)) in
  same 0

(** Whether the string at i starts with "x-": a remark. *)
let is_remark line i =
  let at = number line i in
  at + 1 < String.length line.text && line.text.[at] = 'x' && line.text.[at + 1] = '-'

(* As many values as the text can have. *)
let most_values text =
  let count = ref 1 in
  String.iter (function ',' | ':' | '[' | '{' -> incr count | _ -> ()) text;
  !count

let room = ref (Array.make 1024 0)  (* reused for all lines *)
let most_depth = (4 * 200) + 3  (* 200 nested Splits of four levels each *)

(** The value that fills a line; if `signed`, its numbers may have a sign. *)
let read ~signed text =
  let most = most_values text in
  if Array.length !room < most then room := Array.make most 0;
  let values = !room and size = String.length text in
  let at = ref 0 and count = ref 0 in
  let expect found rule = if not found then refuse ("JSON: " ^ rule) ("column " ^ string_of_int (!at + 1)) in
  let is c = !at < size && String.unsafe_get text !at = c in
  let rec skip () =
    if !at < size then
      match String.unsafe_get text !at with
      | ' ' | '\t' | '\r' | '\n' -> incr at; skip ()
      | _ -> ()
  in
  let take c = skip (); is c && (incr at; true) in
  let put kind span number =
    values.(!count) <- (kind lsl (2 * bits)) lor (span lsl bits) lor number;
    incr count
  in
  let read_number () =
    let below_0 = signed && is '-' in
    if below_0 then incr at;
    let first = !at and value = ref 0 in
    while !at < size && (match String.unsafe_get text !at with '0' .. '9' -> !at - first <= 9 | _ -> false) do
      value := (10 * !value) + Char.code (String.unsafe_get text !at) - 48;
      incr at
    done;
    let digits = !at - first in
    expect (digits > 0)
      (if signed then "expected a whole number, a string, a list or an object"
       else "expected a whole number from 0, a string, a list or an object");
    expect ((digits = 1 && not below_0) || (digits <= 9 && text.[first] <> '0')) "expected at most 9 digits, the first not 0";
    put (if below_0 then 4 else 0) 1 !value
  in
  let read_escape () =
    expect (!at < size) "expected an escape sequence";
    match text.[!at] with
    | '"' | '\\' | '/' | 'b' | 'f' | 'n' | 'r' | 't' -> ()
    | 'u' ->
      for _ = 1 to 4 do
        incr at;
        expect (!at < size && match text.[!at] with '0' .. '9' | 'a' .. 'f' | 'A' .. 'F' -> true | _ -> false)
          "expected four hexadecimal digits"
      done
    | _ -> expect false "expected an escape sequence"
  in
  let read_string () =
    expect (take '"') "expected a key in quotes";
    put 1 1 !at;
    while not (is '"') do
      expect (!at < size && text.[!at] >= ' ') "an open string";
      if text.[!at] = '\\' then (incr at; read_escape ());
      incr at
    done;
    incr at
  in
  let rec read_value depth =
    skip ();
    if is '{' then read_items 3 '}' (depth + 1)
    else if is '[' then read_items 2 ']' (depth + 1)
    else if is '"' then read_string ()
    else read_number ()
  and read_items kind close depth =
    expect (depth <= most_depth) "more than 200 Splits inside each other";
    incr at;
    let opened = !count in
    put kind 1 0;
    let first = ref true in
    while not (take close) do
      expect (!first || take ',') "expected a comma or the closing bracket";
      if kind = 3 then (read_string (); expect (take ':') "expected a colon");
      read_value depth;
      first := false
    done;
    values.(opened) <- (kind lsl (2 * bits)) lor ((!count - opened) lsl bits)
  in
  read_value 0;
  skip ();
  expect (!at = size) "expected the end of the line";
  { text; values }
