(* The lines of a stream, without their ends, one at a time; lines longer than `most` are cut slightly beyond it, so that
   they can be refused without storing them. *)

type t = { channel : in_channel; buffer : Bytes.t; mutable at : int; mutable filled : int }

let of_channel channel = { channel; buffer = Bytes.create 65536; at = 0; filled = 0 }

(* Whether there is another byte. *)
let refill lines =
  lines.at < lines.filled
  || begin
       lines.at <- 0;
       lines.filled <- input lines.channel lines.buffer 0 (Bytes.length lines.buffer);
       lines.filled > 0
     end

let next lines ~most =
  let rec go line =
    if not (refill lines) then ()
    else begin
      let from = lines.at in
      let rec search at = if at < lines.filled && Bytes.unsafe_get lines.buffer at <> '\n' then search (at + 1) else at in
      let stop = search from in
      Buffer.add_subbytes line lines.buffer from (stop - from);
      lines.at <- min (stop + 1) lines.filled;
      if stop = lines.filled && Buffer.length line <= most then go line
    end
  in
  if not (refill lines) then None
  else begin
    let line = Buffer.create 256 in
    go line;
    Some (Buffer.contents line)
  end
