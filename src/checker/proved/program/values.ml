(* The values of a line in the forms of a ledger, or a refusal: keys, numbers within a limit, lists, pairs.

     pairs of [[0,1],[5,-2]]   ->   [(0, 1); (5, -2)]          number of 70, below 64   ->   "a number out of range" *)

let refuse = Json.refuse
let require holds rule = if not holds then refuse rule ""

(* Like List.map, for lists of any length. *)
let map f list = List.rev (List.rev_map f list)

let find line i name =
  let last = i + Json.span line i in
  let rec look key =
    if key >= last then None else if Json.says line key name then Some (key + 1) else look (key + 1 + Json.span line (key + 1))
  in
  if Json.kind line i = Object then look (i + 1) else None

(* The values of these keys, optional ones as options; all other keys must start with x-. *)
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

(* A number with an optional sign. *)
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

(* A list that is not empty, without duplicates. *)
let set line i ~cells limit what =
  let out = numbers line i ~cells limit what in
  require (out <> []) "an empty list";
  require (not (repeats out)) "a list with repeats";
  out

(* Pairs of a number below a limit, each once, and a number with an optional sign, not 0 and below another limit. *)
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
