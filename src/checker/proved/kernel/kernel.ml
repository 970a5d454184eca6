
(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

type nat =
| O
| S of nat

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x, _) -> x

(** val snd : ('a1 * 'a2) -> 'a2 **)

let snd = function
| (_, y) -> y

(** val app : 'a1 list -> 'a1 list -> 'a1 list **)

let rec app l m =
  match l with
  | [] -> m
  | a :: l1 -> a :: (app l1 m)

type comparison =
| Eq
| Lt
| Gt

(** val compOpp : comparison -> comparison **)

let compOpp = function
| Eq -> Eq
| Lt -> Gt
| Gt -> Lt

module Coq__1 = struct
 (** val add : nat -> nat -> nat **)
 let rec add n0 m =
   match n0 with
   | O -> m
   | S p -> S (add p m)
end
include Coq__1

(** val eqb : bool -> bool -> bool **)

let eqb b1 b2 =
  if b1 then b2 else if b2 then false else true

(** val rev_append : 'a1 list -> 'a1 list -> 'a1 list **)

let rec rev_append l l' =
  match l with
  | [] -> l'
  | a :: l0 -> rev_append l0 (a :: l')

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t -> (f a) :: (map f t)

(** val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1 **)

let rec fold_left f l a0 =
  match l with
  | [] -> a0
  | b :: t -> fold_left f t (f a0 b)

(** val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 **)

let rec fold_right f a0 = function
| [] -> a0
| b :: t -> f b (fold_right f a0 t)

(** val existsb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec existsb f = function
| [] -> false
| a :: l0 -> (||) (f a) (existsb f l0)

(** val forallb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec forallb f = function
| [] -> true
| a :: l0 -> (&&) (f a) (forallb f l0)

(** val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec filter f = function
| [] -> []
| x :: l0 -> if f x then x :: (filter f l0) else filter f l0

(** val seq : nat -> nat -> nat list **)

let rec seq start0 = function
| O -> []
| S len0 -> start0 :: (seq (S start0) len0)

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

module Pos =
 struct
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos =
 struct
  (** val succ : positive -> positive **)

  let rec succ = function
  | XI p -> XO (succ p)
  | XO p -> XI p
  | XH -> XO XH

  (** val add : positive -> positive -> positive **)

  let rec add x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XO p ->
      (match y with
       | XI q -> XI (add p q)
       | XO q -> XO (add p q)
       | XH -> XI p)
    | XH -> (match y with
             | XI q -> XO (succ q)
             | XO q -> XI q
             | XH -> XO XH)

  (** val add_carry : positive -> positive -> positive **)

  and add_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XI (add_carry p q)
       | XO q -> XO (add_carry p q)
       | XH -> XI (succ p))
    | XO p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XH ->
      (match y with
       | XI q -> XI (succ q)
       | XO q -> XO (succ q)
       | XH -> XI XH)

  (** val pred_double : positive -> positive **)

  let rec pred_double = function
  | XI p -> XI (XO p)
  | XO p -> XI (pred_double p)
  | XH -> XH

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  (** val succ_double_mask : mask -> mask **)

  let succ_double_mask = function
  | IsNul -> IsPos XH
  | IsPos p -> IsPos (XI p)
  | IsNeg -> IsNeg

  (** val double_mask : mask -> mask **)

  let double_mask = function
  | IsPos p -> IsPos (XO p)
  | x0 -> x0

  (** val double_pred_mask : positive -> mask **)

  let double_pred_mask = function
  | XI p -> IsPos (XO (XO p))
  | XO p -> IsPos (XO (pred_double p))
  | XH -> IsNul

  (** val sub_mask : positive -> positive -> mask **)

  let rec sub_mask x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double_mask (sub_mask p q)
       | XO q -> succ_double_mask (sub_mask p q)
       | XH -> IsPos (XO p))
    | XO p ->
      (match y with
       | XI q -> succ_double_mask (sub_mask_carry p q)
       | XO q -> double_mask (sub_mask p q)
       | XH -> IsPos (pred_double p))
    | XH -> (match y with
             | XH -> IsNul
             | _ -> IsNeg)

  (** val sub_mask_carry : positive -> positive -> mask **)

  and sub_mask_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> succ_double_mask (sub_mask_carry p q)
       | XO q -> double_mask (sub_mask p q)
       | XH -> IsPos (pred_double p))
    | XO p ->
      (match y with
       | XI q -> double_mask (sub_mask_carry p q)
       | XO q -> succ_double_mask (sub_mask_carry p q)
       | XH -> double_pred_mask p)
    | XH -> IsNeg

  (** val mul : positive -> positive -> positive **)

  let rec mul x y =
    match x with
    | XI p -> add y (XO (mul p y))
    | XO p -> XO (mul p y)
    | XH -> y

  (** val compare_cont : comparison -> positive -> positive -> comparison **)

  let rec compare_cont r x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> compare_cont r p q
       | XO q -> compare_cont Gt p q
       | XH -> Gt)
    | XO p ->
      (match y with
       | XI q -> compare_cont Lt p q
       | XO q -> compare_cont r p q
       | XH -> Gt)
    | XH -> (match y with
             | XH -> r
             | _ -> Lt)

  (** val compare : positive -> positive -> comparison **)

  let compare =
    compare_cont Eq

  (** val eqb : positive -> positive -> bool **)

  let rec eqb p q =
    match p with
    | XI p0 -> (match q with
                | XI q0 -> eqb p0 q0
                | _ -> false)
    | XO p0 -> (match q with
                | XO q0 -> eqb p0 q0
                | _ -> false)
    | XH -> (match q with
             | XH -> true
             | _ -> false)

  (** val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1 **)

  let rec iter_op op p a =
    match p with
    | XI p0 -> op a (iter_op op p0 (op a a))
    | XO p0 -> iter_op op p0 (op a a)
    | XH -> a

  (** val to_nat : positive -> nat **)

  let to_nat x =
    iter_op Coq__1.add x (S O)

  (** val of_succ_nat : nat -> positive **)

  let rec of_succ_nat = function
  | O -> XH
  | S x -> succ (of_succ_nat x)
 end

module N =
 struct
  (** val succ_double : n -> n **)

  let succ_double = function
  | N0 -> Npos XH
  | Npos p -> Npos (XI p)

  (** val double : n -> n **)

  let double = function
  | N0 -> N0
  | Npos p -> Npos (XO p)

  (** val succ : n -> n **)

  let succ = function
  | N0 -> Npos XH
  | Npos p -> Npos (Coq_Pos.succ p)

  (** val add : n -> n -> n **)

  let add n0 m =
    match n0 with
    | N0 -> m
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q -> Npos (Coq_Pos.add p q))

  (** val sub : n -> n -> n **)

  let sub n0 m =
    match n0 with
    | N0 -> N0
    | Npos n' ->
      (match m with
       | N0 -> n0
       | Npos m' ->
         (match Coq_Pos.sub_mask n' m' with
          | Coq_Pos.IsPos p -> Npos p
          | _ -> N0))

  (** val mul : n -> n -> n **)

  let mul n0 m =
    match n0 with
    | N0 -> N0
    | Npos p -> (match m with
                 | N0 -> N0
                 | Npos q -> Npos (Coq_Pos.mul p q))

  (** val compare : n -> n -> comparison **)

  let compare n0 m =
    match n0 with
    | N0 -> (match m with
             | N0 -> Eq
             | Npos _ -> Lt)
    | Npos n' -> (match m with
                  | N0 -> Gt
                  | Npos m' -> Coq_Pos.compare n' m')

  (** val eqb : n -> n -> bool **)

  let eqb n0 m =
    match n0 with
    | N0 -> (match m with
             | N0 -> true
             | Npos _ -> false)
    | Npos p -> (match m with
                 | N0 -> false
                 | Npos q -> Coq_Pos.eqb p q)

  (** val leb : n -> n -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val ltb : n -> n -> bool **)

  let ltb x y =
    match compare x y with
    | Lt -> true
    | _ -> false

  (** val pos_div_eucl : positive -> n -> n * n **)

  let rec pos_div_eucl a b =
    match a with
    | XI a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = succ_double r in
      if leb b r' then ((succ_double q), (sub r' b)) else ((double q), r')
    | XO a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = double r in
      if leb b r' then ((succ_double q), (sub r' b)) else ((double q), r')
    | XH ->
      (match b with
       | N0 -> (N0, (Npos XH))
       | Npos p -> (match p with
                    | XH -> ((Npos XH), N0)
                    | _ -> (N0, (Npos XH))))

  (** val div_eucl : n -> n -> n * n **)

  let div_eucl a b =
    match a with
    | N0 -> (N0, N0)
    | Npos na -> (match b with
                  | N0 -> (N0, a)
                  | Npos _ -> pos_div_eucl na b)

  (** val div : n -> n -> n **)

  let div a b =
    fst (div_eucl a b)

  (** val modulo : n -> n -> n **)

  let modulo a b =
    snd (div_eucl a b)

  (** val to_nat : n -> nat **)

  let to_nat = function
  | N0 -> O
  | Npos p -> Coq_Pos.to_nat p

  (** val of_nat : nat -> n **)

  let of_nat = function
  | O -> N0
  | S n' -> Npos (Coq_Pos.of_succ_nat n')
 end

module Z =
 struct
  (** val double : z -> z **)

  let double = function
  | Z0 -> Z0
  | Zpos p -> Zpos (XO p)
  | Zneg p -> Zneg (XO p)

  (** val succ_double : z -> z **)

  let succ_double = function
  | Z0 -> Zpos XH
  | Zpos p -> Zpos (XI p)
  | Zneg p -> Zneg (Coq_Pos.pred_double p)

  (** val pred_double : z -> z **)

  let pred_double = function
  | Z0 -> Zneg XH
  | Zpos p -> Zpos (Coq_Pos.pred_double p)
  | Zneg p -> Zneg (XI p)

  (** val pos_sub : positive -> positive -> z **)

  let rec pos_sub x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double (pos_sub p q)
       | XO q -> succ_double (pos_sub p q)
       | XH -> Zpos (XO p))
    | XO p ->
      (match y with
       | XI q -> pred_double (pos_sub p q)
       | XO q -> double (pos_sub p q)
       | XH -> Zpos (Coq_Pos.pred_double p))
    | XH ->
      (match y with
       | XI q -> Zneg (XO q)
       | XO q -> Zneg (Coq_Pos.pred_double q)
       | XH -> Z0)

  (** val add : z -> z -> z **)

  let add x y =
    match x with
    | Z0 -> y
    | Zpos x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> Zpos (Coq_Pos.add x' y')
       | Zneg y' -> pos_sub x' y')
    | Zneg x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> pos_sub y' x'
       | Zneg y' -> Zneg (Coq_Pos.add x' y'))

  (** val opp : z -> z **)

  let opp = function
  | Z0 -> Z0
  | Zpos x0 -> Zneg x0
  | Zneg x0 -> Zpos x0

  (** val sub : z -> z -> z **)

  let sub m n0 =
    add m (opp n0)

  (** val mul : z -> z -> z **)

  let mul x y =
    match x with
    | Z0 -> Z0
    | Zpos x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zpos (Coq_Pos.mul x' y')
       | Zneg y' -> Zneg (Coq_Pos.mul x' y'))
    | Zneg x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zneg (Coq_Pos.mul x' y')
       | Zneg y' -> Zpos (Coq_Pos.mul x' y'))

  (** val compare : z -> z -> comparison **)

  let compare x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> Eq
             | Zpos _ -> Lt
             | Zneg _ -> Gt)
    | Zpos x' -> (match y with
                  | Zpos y' -> Coq_Pos.compare x' y'
                  | _ -> Gt)
    | Zneg x' ->
      (match y with
       | Zneg y' -> compOpp (Coq_Pos.compare x' y')
       | _ -> Lt)

  (** val leb : z -> z -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val ltb : z -> z -> bool **)

  let ltb x y =
    match compare x y with
    | Lt -> true
    | _ -> false

  (** val eqb : z -> z -> bool **)

  let eqb x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos q -> Coq_Pos.eqb p q
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg q -> Coq_Pos.eqb p q
                 | _ -> false)

  (** val max : z -> z -> z **)

  let max n0 m =
    match compare n0 m with
    | Lt -> m
    | _ -> n0

  (** val pos_div_eucl : positive -> z -> z * z **)

  let rec pos_div_eucl a b =
    match a with
    | XI a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = add (mul (Zpos (XO XH)) r) (Zpos XH) in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XO a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = mul (Zpos (XO XH)) r in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XH -> if leb (Zpos (XO XH)) b then (Z0, (Zpos XH)) else ((Zpos XH), Z0)

  (** val div_eucl : z -> z -> z * z **)

  let div_eucl a b =
    match a with
    | Z0 -> (Z0, Z0)
    | Zpos a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ -> pos_div_eucl a' b
       | Zneg b' ->
         let (q, r) = pos_div_eucl a' (Zpos b') in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (add b r))))
    | Zneg a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ ->
         let (q, r) = pos_div_eucl a' b in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (sub b r)))
       | Zneg b' -> let (q, r) = pos_div_eucl a' (Zpos b') in (q, (opp r)))

  (** val div : z -> z -> z **)

  let div a b =
    let (q, _) = div_eucl a b in q
 end

type cell = n

type digit = n

(** val upto : n -> n list **)

let upto n0 =
  map N.of_nat (seq O (N.to_nat n0))

type board =
| Boxes of n * n
| Houses of n * cell list list

(** val size : board -> n **)

let size = function
| Boxes (h, w) -> N.mul h w
| Houses (n0, _) -> n0

(** val row : n -> n -> n list **)

let row n0 r =
  map (fun i -> N.add (N.mul r n0) i) (upto n0)

(** val column : n -> n -> n list **)

let column n0 k =
  map (fun i -> N.add (N.mul i n0) k) (upto n0)

(** val box : n -> n -> n -> n list **)

let box h w b =
  map (fun i ->
    N.add (N.mul (N.add (N.mul (N.div b h) h) (N.div i w)) (N.mul h w))
      (N.add (N.mul (N.modulo b h) w) (N.modulo i w))) (upto (N.mul h w))

(** val houses : board -> cell list list **)

let houses = function
| Boxes (h, w) ->
  let n0 = N.mul h w in
  app (map (row n0) (upto n0))
    (app (map (column n0) (upto n0)) (map (box h w) (upto n0)))
| Houses (_, list_of_them) -> list_of_them

type grid = digit list

type line = { terms : ((cell * digit) * z) list; least : z option;
              most : z option }

type choice = line list list

type puzzle = { on : board; givens : (n * digit list) list;
                lines : line list; choices : choice list; helpers : cell list }

type claim =
| Solved of grid
| Unique of grid
| NoSolution
| NotUnique
| AreFalse of (cell * digit) list
| AreFalseIfUnique of (cell * digit) list

type 'a tree =
| Leaf
| Tree of 'a tree * 'a option * 'a tree

(** val tree_get : positive -> 'a1 tree -> 'a1 option **)

let rec tree_get k = function
| Leaf -> None
| Tree (l, v, r) ->
  (match k with
   | XI k' -> tree_get k' r
   | XO k' -> tree_get k' l
   | XH -> v)

(** val tree_set : positive -> 'a1 option -> 'a1 tree -> 'a1 tree **)

let rec tree_set k v = function
| Leaf ->
  (match k with
   | XI k' -> Tree (Leaf, None, (tree_set k' v Leaf))
   | XO k' -> Tree ((tree_set k' v Leaf), None, Leaf)
   | XH -> Tree (Leaf, v, Leaf))
| Tree (l, old, r) ->
  (match k with
   | XI k' -> Tree (l, old, (tree_set k' v r))
   | XO k' -> Tree ((tree_set k' v l), old, r)
   | XH -> Tree (l, v, r))

type 'a table = { zero : 'a option; others : 'a tree }

(** val empty : 'a1 table **)

let empty =
  { zero = None; others = Leaf }

(** val get : n -> 'a1 table -> 'a1 option **)

let get k t =
  match k with
  | N0 -> t.zero
  | Npos p -> tree_get p t.others

(** val set : n -> 'a1 option -> 'a1 table -> 'a1 table **)

let set k v t =
  match k with
  | N0 -> { zero = v; others = t.others }
  | Npos p -> { zero = t.zero; others = (tree_set p v t.others) }

type candidate = cell * digit

type sector =
| Cell of cell
| House of n * digit
| InForce of n

type 'words ending =
| Open
| Empty of sector
| Twin of candidate list * candidate list
| NoEnding of 'words

type 'words step =
| Cover of sector list * sector list * candidate list
| Sum of (sector * z) list * positive option * candidate list
| Split of sector * 'words branch list * candidate list
| Cases of n * 'words branch list * candidate list
| NoStep of 'words
and 'words branch =
| Branch of candidate list * 'words step list * 'words ending
| NoBranch of 'words

type 'words entry =
| Header of puzzle
| Move of 'words step
| Last of claim * sector
| NoEntry of 'words

type place =
| InBranch of n
| InStep of n

type 'words rule =
| Form of 'words
| AnotherPuzzle
| GivensNotCells
| NoHouseCell
| HouseTooLong
| TermOutOfBoard
| FirstNotHeader
| SecondHeader
| AfterClaim
| ClaimMissing
| DeadAlready of candidate
| NotExactlyOne of sector
| NotAtMostOne of sector
| UnequalLists
| MoreInBase of candidate
| NotMoreInCover of candidate
| BoundMissing of sector
| NotBelow of candidate
| NoChoice of n
| NotEachCase
| TooManyLines
| NotKeepable of candidate
| KeptNowhere of candidate
| NoBranches
| OutsideSector of candidate
| LivingMember
| LivesOpen
| TwinWithChoices
| NotForced of candidate
| NotAllowed of candidate
| SharedByBoth of candidate
| NotExchanged of candidate
| LineNotLevel
| HelpersAlone
| NeedsCondition
| ClaimedLiving of candidate
| GridLength
| GridAgainstGiven
| GridRepeats
| GridAgainstLine
| GridAgainstChoice
| OutsideGrid

type ('words, 's) answer =
| Fine of 's
| Wrong of place list * 'words rule

(** val first_failing : ('a1 -> bool) -> 'a1 list -> 'a1 option **)

let rec first_failing holds = function
| [] -> None
| a :: l' -> if holds a then first_failing holds l' else Some a

(** val first_of : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 option **)

let rec first_of find = function
| [] -> None
| a :: l' -> (match find a with
              | Some b -> Some b
              | None -> first_of find l')

(** val walk :
    (n -> place) -> ('a3 -> 'a2 -> ('a1, 'a3) answer) -> n -> 'a3 -> 'a2 list
    -> ('a1, 'a3) answer **)

let rec walk name visit i s = function
| [] -> Fine s
| a :: l' ->
  (match visit s a with
   | Fine s' -> walk name visit (N.succ i) s' l'
   | Wrong (path, why) -> Wrong (((name i) :: path), why))

type living = unit table table

(** val has : digit -> unit table -> bool **)

let has d s =
  match get d s with
  | Some _ -> true
  | None -> false

(** val alive : living -> candidate -> bool **)

let alive l v =
  match get (fst v) l with
  | Some s -> has (snd v) s
  | None -> false

(** val kill : candidate -> living -> living **)

let kill v l =
  match get (fst v) l with
  | Some s -> set (fst v) (Some (set (snd v) None s)) l
  | None -> l

(** val kill_all : candidate list -> living -> living **)

let kill_all vs l =
  fold_left (fun l0 v -> kill v l0) vs l

(** val among : candidate list -> living **)

let among vs =
  let add0 = fun l v ->
    set (fst v) (Some
      (set (snd v) (Some ())
        (match get (fst v) l with
         | Some s -> s
         | None -> empty))) l
  in
  fold_left add0 vs empty

(** val set_of : digit list -> unit table **)

let set_of ds =
  fold_left (fun s d -> set d (Some ()) s) ds empty

(** val number_from : n -> 'a1 list -> 'a1 table -> 'a1 table **)

let rec number_from i l t =
  match l with
  | [] -> t
  | a :: l' -> number_from (N.succ i) l' (set i (Some a) t)

(** val numbered : 'a1 list -> 'a1 table **)

let numbered l =
  number_from N0 l empty

(** val select : ('a1 -> bool) -> 'a1 list -> 'a1 list **)

let select fits l =
  rev_append (fold_left (fun out a -> if fits a then a :: out else out) l [])
    []

(** val count_from : n -> 'a1 list -> n **)

let rec count_from i = function
| [] -> i
| _ :: l' -> count_from (N.succ i) l'

type numbering = { line_at : line table; how_many : n }

(** val add_lines : line list -> numbering -> numbering **)

let add_lines ls r =
  { line_at = (number_from r.how_many ls r.line_at); how_many =
    (count_from r.how_many ls) }

type field = { about : puzzle; digits_table : digit list table; cells : 
               n; helper_set : unit table;
               house_table : (cell list * bool) table;
               houses_at : n list table; own_lines : numbering;
               choice_table : choice table; start : living }

(** val meet : n -> cell list list -> n list table -> n list table **)

let rec meet h hs t =
  match hs with
  | [] -> t
  | house :: hs' ->
    let add0 = fun t0 c ->
      set c (Some (h :: (match get c t0 with
                         | Some l -> l
                         | None -> []))) t0
    in
    meet (N.succ h) hs' (fold_left add0 house t)

(** val within : n -> digit -> bool **)

let within n0 d =
  (&&) (N.leb (Npos XH) d) (N.leb d n0)

(** val digits_to : n -> digit list **)

let digits_to n0 =
  map N.succ (upto n0)

(** val field_of : puzzle -> field **)

let field_of p =
  let n0 = size p.on in
  let ds = digits_to n0 in
  let all = set_of ds in
  let values = fun its ->
    if N.eqb (fst its) n0 then ds else digits_to (fst its)
  in
  let given = fun its ->
    match snd its with
    | [] -> if N.eqb (fst its) n0 then all else set_of (digits_to (fst its))
    | y :: l -> set_of (filter (within (fst its)) (y :: l))
  in
  let hs = houses p.on in
  { about = p; digits_table = (numbered (map values p.givens)); cells =
  (count_from N0 p.givens); helper_set = (set_of p.helpers); house_table =
  (numbered (map (fun h -> (h, (N.eqb (count_from N0 h) n0))) hs));
  houses_at = (meet N0 hs empty); own_lines =
  (add_lines p.lines { line_at = empty; how_many = N0 }); choice_table =
  (numbered p.choices); start = (numbered (map given p.givens)) }

(** val digits : field -> cell -> digit list **)

let digits f c =
  match get c f.digits_table with
  | Some ds -> ds
  | None -> []

(** val is_value : field -> candidate -> bool **)

let is_value f v =
  existsb (N.eqb (snd v)) (digits f (fst v))

(** val counted : field -> cell -> bool **)

let counted f c =
  negb (has c f.helper_set)

type term = candidate * z

(** val weigh_one : candidate -> term **)

let weigh_one v =
  (v, (Zpos XH))

(** val its_houses : field -> cell -> n list **)

let its_houses f c =
  match get c f.houses_at with
  | Some l -> l
  | None -> []

(** val line_of : field -> numbering -> sector -> line **)

let line_of f force = function
| Cell c ->
  if N.ltb c f.cells
  then { terms = (map (fun d -> weigh_one (c, d)) (digits f c)); least =
         (Some (Zpos XH)); most = (Some (Zpos XH)) }
  else { terms = []; least = None; most = None }
| House (h, d) ->
  (match get h f.house_table with
   | Some p ->
     let (house, full) = p in
     { terms = (map (fun c -> weigh_one (c, d)) house); least = (Some
     (if (&&) full (within (size f.about.on) d) then Zpos XH else Z0));
     most = (Some (Zpos XH)) }
   | None -> { terms = []; least = None; most = None })
| InForce k ->
  (match get k force.line_at with
   | Some l -> l
   | None -> { terms = []; least = None; most = None })

(** val is : z -> z option -> bool **)

let is z0 = function
| Some x -> Z.eqb x z0
| None -> false

(** val at_most_one : line -> bool **)

let at_most_one l =
  (&&) (is (Zpos XH) l.most)
    (forallb (fun t -> Z.eqb (snd t) (Zpos XH)) l.terms)

(** val at_most_one_in : field -> numbering -> sector -> bool **)

let at_most_one_in f force s = match s with
| Cell c -> N.ltb c f.cells
| House (h, _) ->
  (match get h f.house_table with
   | Some _ -> true
   | None -> false)
| InForce _ -> at_most_one (line_of f force s)

(** val exactly_one_in : field -> numbering -> sector -> bool **)

let exactly_one_in f force s =
  (&&) (at_most_one_in f force s)
    (match s with
     | Cell _ -> true
     | House (h, d) ->
       (&&) (within (size f.about.on) d)
         (match get h f.house_table with
          | Some p -> let (_, full) = p in full
          | None -> false)
     | InForce _ -> is (Zpos XH) (line_of f force s).least)

(** val living_members : living -> line -> candidate list **)

let living_members now0 l =
  rev_append
    (fold_left (fun vs t -> if alive now0 (fst t) then (fst t) :: vs else vs)
      l.terms []) []

(** val dead_line : living -> line -> bool **)

let dead_line now0 l =
  forallb (fun t -> negb (alive now0 (fst t))) l.terms

type weights = { weight_table : z table table; touched : cell list }

(** val no_weights : weights **)

let no_weights =
  { weight_table = empty; touched = [] }

(** val or_0 : z option -> z **)

let or_0 = function
| Some z0 -> z0
| None -> Z0

(** val weight : weights -> candidate -> z **)

let weight w v =
  match get (fst v) w.weight_table with
  | Some t -> or_0 (get (snd v) t)
  | None -> Z0

(** val weigh : z -> weights -> term -> weights **)

let weigh z0 w = function
| (c0, x) ->
  let (c, d) = c0 in
  (match get c w.weight_table with
   | Some of_c ->
     { weight_table =
       (set c (Some
         (set d (Some (Z.add (or_0 (get d of_c)) (Z.mul z0 x))) of_c))
         w.weight_table); touched = w.touched }
   | None ->
     { weight_table =
       (set c (Some (set d (Some (Z.mul z0 x)) empty)) w.weight_table);
       touched = (c :: w.touched) })

(** val weigh_line : z -> weights -> line -> weights **)

let weigh_line z0 w l =
  fold_left (weigh z0) l.terms w

type tally = { of_cells : z table; of_houses : z table table;
               of_others : weights }

(** val no_tally : tally **)

let no_tally =
  { of_cells = empty; of_houses = empty; of_others = no_weights }

(** val count_of_house : tally -> n -> digit -> z **)

let count_of_house w h d =
  match get h w.of_houses with
  | Some t -> or_0 (get d t)
  | None -> Z0

(** val count_sector : field -> numbering -> z -> tally -> sector -> tally **)

let count_sector f force z0 w s = match s with
| Cell c ->
  { of_cells =
    (set c (Some (Z.add (or_0 (get c w.of_cells)) z0)) w.of_cells);
    of_houses = w.of_houses; of_others = w.of_others }
| House (h, d) ->
  let t = match get h w.of_houses with
          | Some t -> t
          | None -> empty in
  { of_cells = w.of_cells; of_houses =
  (set h (Some (set d (Some (Z.add (or_0 (get d t)) z0)) t)) w.of_houses);
  of_others = w.of_others }
| InForce _ ->
  { of_cells = w.of_cells; of_houses = w.of_houses; of_others =
    (weigh_line z0 w.of_others (line_of f force s)) }

(** val balance : field -> tally -> candidate -> z **)

let balance f w v =
  fold_left (fun z0 h -> Z.add z0 (count_of_house w h (snd v)))
    (its_houses f (fst v))
    (Z.add (or_0 (get (fst v) w.of_cells)) (weight w.of_others v))

type position = { now : living; twins : bool }

(** val same_length : 'a1 list -> 'a2 list -> bool **)

let rec same_length a b =
  match a with
  | [] -> (match b with
           | [] -> true
           | _ :: _ -> false)
  | _ :: a' -> (match b with
                | [] -> false
                | _ :: b' -> same_length a' b')

(** val check_cover :
    field -> numbering -> position -> sector list -> sector list -> candidate
    list -> ('a1, position) answer **)

let check_cover f force at_ base cover removes =
  if same_length base cover
  then (match first_failing (exactly_one_in f force) base with
        | Some a -> Wrong ([], (NotExactlyOne a))
        | None ->
          (match first_failing (at_most_one_in f force) cover with
           | Some a -> Wrong ([], (NotAtMostOne a))
           | None ->
             let w =
               fold_left (count_sector f force (Zpos XH)) cover
                 (fold_left (count_sector f force (Zneg XH)) base no_tally)
             in
             let even = fun t ->
               (||) (negb (alive at_.now (fst t)))
                 (Z.leb Z0 (balance f w (fst t)))
             in
             (match first_of (fun s ->
                      first_failing even (line_of f force s).terms) base with
              | Some p -> let (v, _) = p in Wrong ([], (MoreInBase v))
              | None ->
                (match first_failing (fun v -> Z.ltb Z0 (balance f w v))
                         removes with
                 | Some a -> Wrong ([], (NotMoreInCover a))
                 | None ->
                   Fine { now = (kill_all removes at_.now); twins =
                     at_.twins }))))
  else Wrong ([], UnequalLists)

(** val bound : z -> line -> z option **)

let bound z0 l =
  if Z.ltb Z0 z0 then l.least else l.most

(** val part_of : positive option -> z -> z **)

let part_of over z0 =
  match over with
  | Some m -> Z.opp (Z.div (Z.opp z0) (Zpos m))
  | None -> z0

(** val largest : field -> living -> (candidate -> z) -> cell -> z **)

let largest f l value c =
  let larger = fun d o ->
    if alive l (c, d)
    then Some
           (match o with
            | Some z0 -> Z.max z0 (value (c, d))
            | None -> value (c, d))
    else o
  in
  or_0 (fold_right larger None (digits f c))

(** val check_sum :
    field -> numbering -> position -> (sector * z) list -> positive option ->
    candidate list -> ('a1, position) answer **)

let check_sum f force at_ parts over removes =
  match first_failing (fun part ->
          match bound (snd part) (line_of f force (fst part)) with
          | Some _ -> true
          | None -> false) parts with
  | Some a -> Wrong ([], (BoundMissing (fst a)))
  | None ->
    let w =
      fold_left (fun w part ->
        weigh_line (snd part) w (line_of f force (fst part))) parts no_weights
    in
    let all_bounds =
      fold_left (fun b part ->
        Z.add b
          (Z.mul (snd part)
            (or_0 (bound (snd part) (line_of f force (fst part)))))) parts Z0
    in
    let value = fun v -> part_of over (weight w v) in
    let top = largest f at_.now value in
    let most_of_all = fold_right (fun c z0 -> Z.add (top c) z0) Z0 w.touched
    in
    (match first_failing (fun v ->
             Z.ltb (Z.add (Z.sub most_of_all (top (fst v))) (value v))
               (part_of over all_bounds)) removes with
     | Some a -> Wrong ([], (NotBelow a))
     | None -> Fine { now = (kill_all removes at_.now); twins = at_.twins })

(** val only_living : field -> living -> candidate -> bool **)

let only_living f l v =
  forallb (fun d -> eqb (alive l ((fst v), d)) (N.eqb d (snd v)))
    (digits f (fst v))

(** val by_cell : candidate list -> digit table -> digit table option **)

let rec by_cell vs t =
  match vs with
  | [] -> Some t
  | c0 :: vs' ->
    let (c, d) = c0 in
    (match get c t with
     | Some _ -> None
     | None -> by_cell vs' (set c (Some d) t))

(** val level : weights -> line -> bool **)

let level w l =
  Z.eqb
    (fold_left (fun z0 t -> Z.add z0 (Z.mul (snd t) (weight w (fst t))))
      l.terms Z0) Z0

(** val level_houses : field -> weights -> candidate -> bool **)

let level_houses f w v =
  forallb (fun h -> level w (line_of f f.own_lines (House (h, (snd v)))))
    (its_houses f (fst v))

(** val check_twin :
    field -> living -> candidate list -> candidate list -> 'a1 rule option **)

let check_twin f l t other =
  match f.about.choices with
  | [] ->
    (match first_failing (only_living f l) t with
     | Some v -> Some (NotForced v)
     | None ->
       (match first_failing (alive f.start) other with
        | Some v -> Some (NotAllowed v)
        | None ->
          (match by_cell t empty with
           | Some of_t ->
             (match by_cell other empty with
              | Some of_f ->
                (match other with
                 | [] -> Some UnequalLists
                 | _ :: _ ->
                   let shared = fun v ->
                     match get (fst v) of_t with
                     | Some d -> negb (N.eqb d (snd v))
                     | None -> true
                   in
                   let in_t = fun v ->
                     match get (fst v) of_t with
                     | Some _ -> true
                     | None -> false
                   in
                   let in_f = fun v ->
                     match get (fst v) of_f with
                     | Some _ -> true
                     | None -> false
                   in
                   let w =
                     weigh_line (Zpos XH)
                       (weigh_line (Zneg XH) no_weights { terms =
                         (map weigh_one t); least = None; most = None })
                       { terms = (map weigh_one other); least = None; most =
                       None }
                   in
                   let fair = fun v ->
                     (&&) ((&&) (in_t v) (in_f v)) (level_houses f w v)
                   in
                   (match first_failing shared other with
                    | Some v -> Some (SharedByBoth v)
                    | None ->
                      (match first_failing fair (app t other) with
                       | Some v -> Some (NotExchanged v)
                       | None ->
                         if negb (existsb (fun v -> counted f (fst v)) other)
                         then Some HelpersAlone
                         else if forallb (level w) f.about.lines
                              then None
                              else Some LineNotLevel)))
              | None ->
                (match other with
                 | [] -> Some UnequalLists
                 | v :: _ -> Some (NotExchanged v)))
           | None ->
             (match other with
              | [] -> Some UnequalLists
              | v :: _ -> Some (NotExchanged v)))))
  | _ :: _ -> Some TwinWithChoices

type between = { left : candidate list; cases_left : line list list;
                 all_closed : bool; with_twin : bool }

type opened = { in_force : numbering; first : living;
                to_keep : candidate list; to_come : line list list }

(** val enter_kept :
    numbering -> living -> candidate list -> living -> between -> candidate
    list -> ('a1, opened) answer **)

let enter_kept force before members their_set so_far keep =
  match first_failing (alive their_set) keep with
  | Some a -> Wrong ([], (NotKeepable a))
  | None ->
    let kept = among keep in
    let not_kept = fun l -> select (fun v -> negb (alive kept v)) l in
    Fine { in_force = force; first = (kill_all (not_kept members) before);
    to_keep = (not_kept so_far.left); to_come = [] }

(** val most_lines : n **)

let most_lines =
  Npos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
    XH))))))))))))))))

(** val enter_case :
    numbering -> living -> between -> candidate list -> ('a1, opened) answer **)

let enter_case force before so_far _ =
  match so_far.cases_left with
  | [] -> Wrong ([], NotEachCase)
  | case :: cases ->
    let force' = add_lines case force in
    if N.leb force'.how_many most_lines
    then Fine { in_force = force'; first = before; to_keep = []; to_come =
           cases }
    else Wrong ([], TooManyLines)

(** val check_step :
    field -> numbering -> position -> 'a1 step -> ('a1, position) answer **)

let check_step f =
  let rec check_step0 force at_ = function
  | Cover (base, cover, removes) ->
    (match first_failing (alive at_.now) removes with
     | Some a -> Wrong ([], (DeadAlready a))
     | None -> check_cover f force at_ base cover removes)
  | Sum (parts, over, removes) ->
    (match first_failing (alive at_.now) removes with
     | Some a -> Wrong ([], (DeadAlready a))
     | None -> check_sum f force at_ parts over removes)
  | Split (on0, branches, removes) ->
    (match first_failing (alive at_.now) removes with
     | Some a -> Wrong ([], (DeadAlready a))
     | None ->
       if exactly_one_in f force on0
       then let members = living_members at_.now (line_of f force on0) in
            let their_set = among members in
            (match walk (fun x -> InBranch x)
                     (check_branch
                       (enter_kept force at_.now members their_set) removes)
                     N0 { left = members; cases_left = []; all_closed = true;
                     with_twin = at_.twins } branches with
             | Fine last ->
               (match branches with
                | [] -> Wrong ([], NoBranches)
                | _ :: _ ->
                  (match last.left with
                   | [] ->
                     (match first_failing (fun v ->
                              (||) (negb last.all_closed) (alive their_set v))
                              removes with
                      | Some a -> Wrong ([], (OutsideSector a))
                      | None ->
                        Fine { now = (kill_all removes at_.now); twins =
                          last.with_twin })
                   | v :: _ -> Wrong ([], (KeptNowhere v))))
             | Wrong (path, why) -> Wrong (path, why))
       else Wrong ([], (NotExactlyOne on0)))
  | Cases (k, branches, removes) ->
    (match first_failing (alive at_.now) removes with
     | Some a -> Wrong ([], (DeadAlready a))
     | None ->
       (match get k f.choice_table with
        | Some cases ->
          (match walk (fun x -> InBranch x)
                   (check_branch (enter_case force at_.now) removes) N0
                   { left = []; cases_left = cases; all_closed = true;
                   with_twin = at_.twins } branches with
           | Fine last ->
             (match last.cases_left with
              | [] ->
                Fine { now = (kill_all removes at_.now); twins =
                  last.with_twin }
              | _ :: _ -> Wrong ([], NotEachCase))
           | Wrong (path, why) -> Wrong (path, why))
        | None -> Wrong ([], (NoChoice k))))
  | NoStep why -> Wrong ([], (Form why))
  and check_branch enter removes so_far = function
  | Branch (keep, steps, ends) ->
    (match enter so_far keep with
     | Fine o ->
       (match walk (fun x -> InStep x) (check_step0 o.in_force) N0 { now =
                o.first; twins = so_far.with_twin } steps with
        | Fine at_ ->
          let end_of = fun closed twins0 -> Fine { left = o.to_keep;
            cases_left = o.to_come; all_closed =
            ((&&) so_far.all_closed closed); with_twin = twins0 }
          in
          (match ends with
           | Open ->
             if forallb (fun v -> negb (alive at_.now v)) removes
             then end_of false at_.twins
             else Wrong ([], LivesOpen)
           | Empty s ->
             if exactly_one_in f o.in_force s
             then if dead_line at_.now (line_of f o.in_force s)
                  then end_of true at_.twins
                  else Wrong ([], LivingMember)
             else Wrong ([], (NotExactlyOne s))
           | Twin (t, other) ->
             (match check_twin f at_.now t other with
              | Some why -> Wrong ([], why)
              | None -> end_of true true)
           | NoEnding why -> Wrong ([], (Form why)))
        | Wrong (path, why) -> Wrong (path, why))
     | Wrong (path, why) -> Wrong (path, why))
  | NoBranch why -> Wrong ([], (Form why))
  in check_step0

(** val each_allowed : (n * digit list) list -> grid -> bool **)

let rec each_allowed gs g =
  match gs with
  | [] -> (match g with
           | [] -> true
           | _ :: _ -> false)
  | p :: gs' ->
    let (values, given) = p in
    (match g with
     | [] -> false
     | d :: g' ->
       (&&)
         ((&&) (within values d)
           (match given with
            | [] -> true
            | _ :: _ -> existsb (N.eqb d) given)) (each_allowed gs' g'))

(** val all_differ : digit list -> unit table -> bool **)

let rec all_differ ds seen =
  match ds with
  | [] -> true
  | d :: ds' ->
    (&&) (negb (has d seen)) (all_differ ds' (set d (Some ()) seen))

(** val look_up : digit table -> cell -> digit **)

let look_up t c =
  match get c t with
  | Some d -> d
  | None -> N0

(** val meets : digit table -> line -> bool **)

let meets t l =
  let sum =
    fold_left (fun z0 pat ->
      let (y, w) = pat in
      let (c, d) = y in if N.eqb (look_up t c) d then Z.add z0 w else z0)
      l.terms Z0
  in
  (&&) (match l.least with
        | Some a -> Z.leb a sum
        | None -> true)
    (match l.most with
     | Some b -> Z.leb sum b
     | None -> true)

(** val nothing_else : field -> living -> cell -> grid -> bool **)

let rec nothing_else f l c = function
| [] -> true
| d :: g' ->
  (&&)
    ((||) (negb (counted f c))
      (forallb (fun d' -> (||) (N.eqb d' d) (negb (alive l (c, d'))))
        (digits f c))) (nothing_else f l (N.succ c) g')

(** val check_grid :
    field -> grid -> ('a1, unit) answer -> ('a1, unit) answer **)

let check_grid f g go_on =
  if N.eqb (count_from N0 g) f.cells
  then if each_allowed f.about.givens g
       then let t = numbered g in
            if forallb (fun house ->
                 all_differ (map (look_up t) house) empty) (houses f.about.on)
            then if forallb (meets t) f.about.lines
                 then if forallb (existsb (forallb (meets t))) f.about.choices
                      then go_on
                      else Wrong ([], GridAgainstChoice)
                 else Wrong ([], GridAgainstLine)
            else Wrong ([], GridRepeats)
       else Wrong ([], GridAgainstGiven)
  else Wrong ([], GridLength)

(** val check_empty : field -> living -> sector -> ('a1, unit) answer **)

let check_empty f l s =
  if exactly_one_in f f.own_lines s
  then if dead_line l (line_of f f.own_lines s)
       then Fine ()
       else Wrong ([], LivingMember)
  else Wrong ([], (NotExactlyOne s))

(** val check_false :
    field -> living -> candidate list -> ('a1, unit) answer **)

let check_false f l them =
  match first_failing (fun v -> (&&) (is_value f v) (negb (alive l v))) them with
  | Some a -> Wrong ([], (ClaimedLiving a))
  | None -> Fine ()

(** val check_claim :
    field -> position -> claim -> sector -> ('a1, unit) answer **)

let check_claim f at_ what empty_one =
  match what with
  | Solved g -> check_grid f g (Fine ())
  | Unique g ->
    if negb at_.twins
    then check_grid f g
           (if nothing_else f at_.now N0 g
            then Fine ()
            else Wrong ([], OutsideGrid))
    else Wrong ([], NeedsCondition)
  | NoSolution ->
    if negb at_.twins
    then check_empty f at_.now empty_one
    else Wrong ([], NeedsCondition)
  | NotUnique -> check_empty f at_.now empty_one
  | AreFalse them ->
    if negb at_.twins
    then check_false f at_.now them
    else Wrong ([], NeedsCondition)
  | AreFalseIfUnique them -> check_false f at_.now them

(** val prepare : puzzle -> ('a1, field) answer **)

let prepare p =
  let count = count_from N0 p.givens in
  let n0 = size p.on in
  if match p.on with
     | Boxes (_, _) -> N.eqb count (N.mul n0 n0)
     | Houses (_, _) -> true
  then let values = numbered (map fst p.givens) in
       let has_n = fun c ->
         match get c values with
         | Some values0 -> N.eqb values0 n0
         | None -> false
       in
       if forallb (forallb has_n) (houses p.on)
       then if forallb (fun house -> N.leb (count_from N0 house) n0)
                 (houses p.on)
            then let inside = fun l ->
                   forallb (fun t -> N.ltb (fst (fst t)) count) l.terms
                 in
                 if (&&) (forallb inside p.lines)
                      (forallb (forallb (forallb inside)) p.choices)
                 then Fine (field_of p)
                 else Wrong ([], TermOutOfBoard)
            else Wrong ([], HouseTooLong)
       else Wrong ([], NoHouseCell)
  else Wrong ([], GivensNotCells)

type 'words state =
| Begin of puzzle option
| Checking of field * position
| Accepted of puzzle * claim
| Refused of n * place list * 'words rule

type 'words checker = { lines_read : n; reached : 'words state }

(** val fresh : puzzle option -> 'a1 checker **)

let fresh wanted =
  { lines_read = N0; reached = (Begin wanted) }

(** val same_list : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool **)

let rec same_list same a b =
  match a with
  | [] -> (match b with
           | [] -> true
           | _ :: _ -> false)
  | x :: a' ->
    (match b with
     | [] -> false
     | y :: b' -> (&&) (same x y) (same_list same a' b'))

(** val same_board : board -> board -> bool **)

let same_board a b =
  match a with
  | Boxes (h, w) ->
    (match b with
     | Boxes (h', w') -> (&&) (N.eqb h h') (N.eqb w w')
     | Houses (_, _) -> false)
  | Houses (n0, hs) ->
    (match b with
     | Boxes (_, _) -> false
     | Houses (n', hs') ->
       (&&) (N.eqb n0 n') (same_list (same_list N.eqb) hs hs'))

(** val same_bound : z option -> z option -> bool **)

let same_bound a b =
  match a with
  | Some x -> (match b with
               | Some y -> Z.eqb x y
               | None -> false)
  | None -> (match b with
             | Some _ -> false
             | None -> true)

(** val same_term : term -> term -> bool **)

let same_term a b =
  (&&)
    ((&&) (N.eqb (fst (fst a)) (fst (fst b)))
      (N.eqb (snd (fst a)) (snd (fst b)))) (Z.eqb (snd a) (snd b))

(** val same_line : line -> line -> bool **)

let same_line a b =
  (&&)
    ((&&) (same_list same_term a.terms b.terms) (same_bound a.least b.least))
    (same_bound a.most b.most)

(** val same_given : (n * digit list) -> (n * digit list) -> bool **)

let same_given a b =
  (&&) (N.eqb (fst a) (fst b)) (same_list N.eqb (snd a) (snd b))

(** val same_puzzle : puzzle -> puzzle -> bool **)

let same_puzzle a b =
  (&&)
    ((&&)
      ((&&)
        ((&&) (same_board a.on b.on) (same_list same_given a.givens b.givens))
        (same_list same_line a.lines b.lines))
      (same_list (same_list (same_list same_line)) a.choices b.choices))
    (same_list N.eqb a.helpers b.helpers)

(** val next : 'a1 state -> 'a1 entry -> ('a1, 'a1 state) answer **)

let next s l =
  match s with
  | Begin wanted ->
    (match l with
     | Header p ->
       if match wanted with
          | Some q -> same_puzzle q p
          | None -> true
       then (match prepare p with
             | Fine f -> Fine (Checking (f, { now = f.start; twins = false }))
             | Wrong (path, why) -> Wrong (path, why))
       else Wrong ([], AnotherPuzzle)
     | NoEntry why -> Wrong ([], (Form why))
     | _ -> Wrong ([], FirstNotHeader))
  | Checking (f, at_) ->
    (match l with
     | Header _ -> Wrong ([], SecondHeader)
     | Move s0 ->
       (match check_step f f.own_lines at_ s0 with
        | Fine then_ -> Fine (Checking (f, then_))
        | Wrong (path, why) -> Wrong (path, why))
     | Last (what, e) ->
       (match check_claim f at_ what e with
        | Fine _ -> Fine (Accepted (f.about, what))
        | Wrong (path, why) -> Wrong (path, why))
     | NoEntry why -> Wrong ([], (Form why)))
  | Accepted (_, _) ->
    (match l with
     | NoEntry why -> Wrong ([], (Form why))
     | _ -> Wrong ([], AfterClaim))
  | Refused (_, path, why) ->
    (match l with
     | NoEntry why0 -> Wrong ([], (Form why0))
     | _ -> Wrong (path, why))

(** val feed : 'a1 checker -> 'a1 entry -> 'a1 checker **)

let feed c l =
  match c.reached with
  | Refused (_, _, _) -> c
  | x ->
    let n0 = N.succ c.lines_read in
    { lines_read = n0; reached =
    (match next x l with
     | Fine s' -> s'
     | Wrong (path, why) -> Refused (n0, path, why)) }

(** val finish : 'a1 checker -> 'a1 state **)

let finish c =
  match c.reached with
  | Begin _ -> Refused ((N.succ c.lines_read), [], FirstNotHeader)
  | Checking (_, _) -> Refused ((N.succ c.lines_read), [], ClaimMissing)
  | x -> x
