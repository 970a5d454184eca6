// The picture of a published puzzle as its author drew it, between the cells and their content, and the fog over it. It takes the
// place of ours where rules are not understood, or on request; what f-puzzles draws in addition to its rules is always there.

import { computed, effect, signal } from "@preact/signals";
import { Drawings, DrawnCage, DrawnLine, DrawnPath, DrawnShape, drawingsOf, foggedCells } from "../../model/drawings";
import { digitsOnBoard } from "../../model/game";
import { outline } from "../../model/outline";
import { game, published, puzzle } from "../desk/board";
import { authors, fog, foggy, outside } from "../desk/shown";
import { look } from "../drawn";

const unit = 64;
const link = computed(() => puzzle.value.link);
export const drawings = computed(() => (link.value === undefined ? null : drawingsOf(link.value)));
/** The player's choice for this link. */
const wanted = signal<{ link: string; by: boolean } | null>(null);
export const choose = (by: boolean): void => { wanted.value = { link: link.value ?? "", by }; };

/** The rules of a puzzle that are not all understood have no complete picture of ours. */
const isPartly = computed(() => !puzzle.value.shape.rules || /^Read without/m.test(puzzle.value.about ?? ""));
const countOf = ({ lines, paths, shapes, cages }: Drawings): number => lines.length + paths.length + shapes.length + cages.length;
/** Whether there are two pictures to choose from. */
export const hasTwo = computed(() => Boolean(drawings.value && !drawings.value.besides && puzzle.value.shape.rules
  && countOf(drawings.value) > 0));

effect(() => {
  const now = drawings.value;
  const plain = !now || now.besides || countOf(now) === 0;
  authors.value = !plain && (wanted.value?.link === link.value ? wanted.value!.by : isPartly.value);
  const seen = now && (authors.value || now.besides);
  outside.value = seen ? roomOf(now) : null;
  published.value = now?.solution ?? null;
  fog.value = now && foggy.value ? foggedCells(now, digitsOnBoard(game.value)) : new Set();
  if (puzzle.value.shape.rules) return;
  const { before = 0, behind = 0 } = outside.value ?? {};
  document.documentElement.style.setProperty("--before", String(before));
  document.documentElement.style.setProperty("--behind", String(behind));
});

/** Room for what is drawn outside the board, in cells. */
function roomOf({ order, lines, shapes }: Drawings): { before: number; behind: number } {
  const places = [...lines.flatMap(({ points }) => points.flat()), ...shapes.flatMap(({ at, text }) => (text ? at : []))];
  const [least, most] = [Math.min(0, ...places), Math.max(order, ...places)];
  return { before: Math.min(3, Math.ceil(-least)), behind: Math.min(3, Math.ceil(most - order)) };
}

function Line({ line: { points, colour, width, head } }: { line: DrawnLine }) {
  const [[fromDown, fromAcross], [down, across]] = [points[points.length - 2], points[points.length - 1]];
  const way = Math.atan2(down - fromDown, across - fromAcross);
  const tip = [-1, 1].map((side) => `M${across * unit} ${down * unit}l${-head * unit * Math.cos(way + side * 0.6)} ${
    -head * unit * Math.sin(way + side * 0.6)}`);
  return <path fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" stroke-linejoin="round"
    d={`M${points.map(([row, column]) => `${column * unit} ${row * unit}`).join("L")}${head > 0 ? tip.join("") : ""}`} />;
}

const Outline = ({ of: { way, from: [down, across], fill, isEvenOdd, colour, width } }: { of: DrawnPath }) => <path d={way}
  fill={fill || "none"} fill-rule={isEvenOdd ? "evenodd" : undefined} stroke={colour || "none"} stroke-width={width}
  stroke-linejoin="round" transform={down || across ? `translate(${across * unit} ${down * unit})` : undefined} />;

function ShapeSign({ shape: { at: [down, across], width, height, round, angle, fill, border, thick, text, size, colour } }:
  { shape: DrawnShape }) {
  const [x, y, w, h] = [across * unit, down * unit, width * unit, height * unit];
  const corner = round ? Math.min(w, h) / 2 : 0;
  return (
    <g transform={angle === 0 ? undefined : `rotate(${angle} ${x} ${y})`}>
      {(fill || border) && <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={corner} ry={corner} fill={fill || "none"}
        stroke={border || "none"} stroke-width={thick} />}
      {text && <text x={x} y={y} fill={colour} font-size={size} text-anchor="middle" dominant-baseline="central">{text}</text>}
    </g>
  );
}

function Cage({ order, cage: { cells, text, colour } }: { order: number; cage: DrawnCage }) {
  const first = Math.min(...cells);
  return (
    <g>
      <path fill="none" stroke={colour} stroke-width="1.5" stroke-dasharray="5 3" d={outline(order, cells, unit, 5)} />
      {text && <text x={(first % order) * unit + 5} y={Math.floor(first / order) * unit + 16} font-size="15" fill="#000" stroke="#fff"
        stroke-width="3" paint-order="stroke">{text}</text>}
    </g>
  );
}

/** Regions that the board does not have itself. */
const Regions = ({ order, regions }: { order: number; regions: readonly number[] }) => <>{[...new Set(regions)].map((region) =>
  <path key={region} fill="none" stroke="#000" stroke-width="3"
    d={outline(order, regions.flatMap((one, cell) => (one === region ? [cell] : [])), unit, 0)} />)}</>;

export function Paper() {
  const now = drawings.value;
  if (!now || now.order !== puzzle.value.shape.order) return <></>;
  const { before, behind } = outside.value ?? { before: 0, behind: 0 };
  const shows = authors.value || now.besides;
  const side = (now.order + before + behind) * unit;
  const parts = (above: boolean) => [
    ...now.lines.filter((line) => line.above === above).map((line, at) => <Line key={`l${at}`} line={line} />),
    ...now.paths.filter((path) => path.above === above).map((path, at) => <Outline key={`p${at}`} of={path} />),
    ...now.shapes.filter((shape) => shape.above === above).map((shape, at) => <ShapeSign key={`s${at}`} shape={shape} />)];
  return (
    <>
      {shows && <svg class={`drawn paper ${look.value}`} viewBox={`${-before * unit} ${-before * unit} ${side} ${side}`} aria-hidden="true">
        {parts(false)}{now.regions && !puzzle.value.shape.more && <Regions order={now.order} regions={now.regions} />}
        {now.cages.map((cage, at) => <Cage key={at} order={now.order} cage={cage} />)}{parts(true)}
      </svg>}
      {fog.value.size > 0 && <svg class="signs fog" viewBox={`0 0 ${now.order * unit} ${now.order * unit}`} aria-hidden="true">
        {[...fog.value].map((cell) => <rect key={cell} x={(cell % now.order) * unit} y={Math.floor(cell / now.order) * unit}
          width={unit} height={unit} />)}</svg>}
    </>
  );
}
