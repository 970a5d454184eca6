// The signs of doc/pictures.md over the board, as one picture: frames, hatching, rings, strokes, arrows. Colours are only an
// addition to the shapes. A cell is 60 units wide.

import { outline } from "../model/outline";
import { Candidate, columnOf, housesOf, marksBox, rowOf, Shape } from "../model/shape";
import { Arrow, Ring } from "../model/finding";
import { headed } from "./desk/board";
import { showing } from "./desk/shown";

export const unit = 60;
const margin = 3;  // distance of marks from the lines (board.css: 5%)
const headRoom = 9;  // and from a number in the corner of their cell (20%)

interface Point { x: number; y: number }

/** The middle of a candidate's place in its cell. */
export function placeOf(shape: Shape, { cell, digit }: Candidate): Point {
  const box = marksBox(shape);
  const across = (((digit - 1) % box.across) + 0.5) / box.across;
  const down = (Math.floor((digit - 1) / box.across) + 0.5) / box.down;
  const inner = unit - 2 * margin;
  const head = headed.value.has(cell) ? headRoom : 0;
  return { x: columnOf(shape, cell) * unit + margin + across * inner,
    y: rowOf(shape, cell) * unit + margin + head + down * (inner - head) };
}

const ringSize = (shape: Shape): number => Math.min(9, (unit / Math.max(...Object.values(marksBox(shape)))) * 0.48);

const House = ({ shape, house, sign }: { shape: Shape; house: number; sign: "base" | "cover" }) =>
  <path class={sign} d={outline(shape.order, housesOf(shape)[house], unit, sign === "base" ? 2 : 5)} />;

function RingSign({ shape, ring }: { shape: Shape; ring: Ring }) {
  const { x, y } = placeOf(shape, ring);
  const r = ringSize(shape);
  if (ring.sign === "reason") return <circle class="ring" cx={x} cy={y} r={r} />;
  const points = ring.sign === "fin" ? `${x},${y - r * 1.3} ${x + r * 1.2},${y + r} ${x - r * 1.2},${y + r}`
    : `${x - r},${y - r} ${x + r},${y - r} ${x + r},${y + r} ${x - r},${y + r}`;
  return <polygon class={`ring ${ring.sign}`} points={points} />;
}

function Stroke({ shape, candidate }: { shape: Shape; candidate: Candidate }) {
  const { x, y } = placeOf(shape, candidate);
  const r = ringSize(shape) * 0.95;
  return <g class="removed"><circle cx={x} cy={y} r={r} /><path d={`M${x - r},${y + r}L${x + r},${y - r}`} /></g>;
}

/** From ring to ring, bent a little, to distinguish arrows along one line. */
function ArrowSign({ shape, arrow, newest }: { shape: Shape; arrow: Arrow; newest: boolean }) {
  const [a, b] = [placeOf(shape, arrow.from), placeOf(shape, arrow.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const r = ringSize(shape) + 1;
  const bend = Math.min(18, length * 0.12);
  const [start, end] = [{ x: a.x + ux * r, y: a.y + uy * r }, { x: b.x - ux * (r + 2), y: b.y - uy * (r + 2) }];
  if (length < 2 * r + 4) return <path class={`arrow ${arrow.makes}`} d={`M${a.x},${a.y}L${b.x},${b.y}`} />;
  const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  return <path class={`arrow ${arrow.makes}${newest ? " newest" : ""}`}
    d={`M${start.x},${start.y}Q${middle.x},${middle.y} ${end.x},${end.y}`} marker-end={`url(#tip-${arrow.makes})`} />;
}

function Definitions() {
  return (
    <defs>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch" d="M0,0V9" /></pattern>
      <pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><circle class="dot" cx="4.5" cy="4.5" r="1.2" /></pattern>
      {["true", "false"].map((makes) => (
        <marker key={makes} id={`tip-${makes}`} class={`tip ${makes}`} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7"
          markerHeight="7" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0,0L10,5L0,10z" /></marker>
      ))}
    </defs>
  );
}

/** A hypothesis: a double frame and the number of its level. */
function LevelSign({ shape, cell, level }: { shape: Shape; cell: number; level: number }) {
  const [x, y] = [columnOf(shape, cell) * unit, rowOf(shape, cell) * unit];
  return (
    <g class="level">
      {[2, 6].map((inset) => <rect key={inset} class="framed" x={x + inset} y={y + inset} width={unit - 2 * inset}
        height={unit - 2 * inset} />)}
      <circle cx={x + unit - 6} cy={y + 6} r="7" /><text x={x + unit - 6} y={y + 9.5}>{level}</text>
    </g>
  );
}

export function Signs({ shape }: { shape: Shape }) {
  const shown = showing.value;
  const size = shape.order * unit;
  if (!shown) return null;
  const { scene, arrows } = shown;
  const drawn = scene.arrows.slice(0, arrows);
  return (
    <svg class="signs" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <Definitions />
      {scene.base.map((house) => <House key={`b${house}`} shape={shape} house={house} sign="base" />)}
      {scene.cover.map((house) => <House key={`c${house}`} shape={shape} house={house} sign="cover" />)}
      {scene.rules?.map((cells, at) => <path key={`u${at}`} class="base" d={outline(shape.order, cells, unit, 2)} />)}
      {scene.cells.map((cell) => <rect key={`f${cell}`} class="framed" x={columnOf(shape, cell) * unit + 3}
        y={rowOf(shape, cell) * unit + 3} width={unit - 6} height={unit - 6} />)}
      {scene.levels?.map(({ cell, level }) => <LevelSign key={`l${cell}`} shape={shape} cell={cell} level={level} />)}
      {scene.rings.map((ring) => <RingSign key={`r${ring.cell}=${ring.digit}`} shape={shape} ring={ring} />)}
      {drawn.map((arrow, at) => <ArrowSign key={at} shape={shape} arrow={arrow}
        newest={arrows < scene.arrows.length && at === arrows - 1} />)}
      {scene.removed.map((candidate) => <Stroke key={`x${candidate.cell}=${candidate.digit}`} shape={shape} candidate={candidate} />)}
      {scene.placed && <Placed shape={shape} candidate={scene.placed} />}
    </svg>
  );
}

function Placed({ shape, candidate }: { shape: Shape; candidate: Candidate }) {
  const { x, y } = placeOf(shape, candidate);
  const r = ringSize(shape);
  return <g class="placed"><circle cx={x} cy={y} r={r} /><circle cx={x} cy={y} r={r + 3} /></g>;
}
