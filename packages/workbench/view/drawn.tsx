// The rules on the board: the engine's picture of it (question `draw`) without paper, labels and digits, between the
// cells and their content. Clues outside the board need room, whose size the style takes from here.
//
//   label room | clues | board | clues | label room        of the picture; the page has its own labels

import { computed, effect, signal, untracked } from "@preact/signals";
import { game, headed, puzzle } from "./desk/board";
import { engineState } from "./desk/engine";
import { theme } from "./desk/settings";
import { authors, outside } from "./desk/shown";
import { askOfRules, bareBoard } from "./rules";

/** `before`, `behind`: the room for clues on both sides of the board, in cells; `headed`: cells with a number in their corner. */
interface Picture { readonly url: string; readonly before: number; readonly behind: number; readonly headed: ReadonlySet<number> }

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const dark = signal(systemIsDark.matches);
systemIsDark.addEventListener("change", () => { dark.value = systemIsDark.matches; });
export const look = computed(() => (theme.value === "system" ? (dark.value ? "dark" : "light") : theme.value));
const board = computed(() => `${puzzle.value.shape.order} ${puzzle.value.shape.more}`);
const picture = signal<{ of: string; look: string; made: Picture } | null>(null);

/** Parts that the page draws itself. */
const own = ".paper, .label, .given, title, desc";
/** Sizes at which numbers are legible when the picture is as wide as a phone. */
const larger = "@media(max-width:420px){.deduku .rule-value{font-size:17px}.deduku .rule-clue{font-size:19px}}</style>";

/** The picture cut to the board and the clues around it. The left edge is the first of the thick lines. The style bypasses the
 * parser, since the content policy of the page would refuse it there. */
function cut(svg: string, order: number): Picture | null {
  const [style] = /<style>[^<]*<\/style>/.exec(svg) ?? [""];
  const root = new DOMParser().parseFromString(svg.replace(style, ""), "image/svg+xml").documentElement;
  const edge = /^M(\d+) \d+v(\d+)/.exec(root.querySelector(".thick")?.getAttribute("d") ?? "");
  const label = [...root.querySelectorAll(".label:not(.below)")].map((one) => 2 * Number(one.getAttribute("x")));
  if (!edge || label.length === 0) return null;
  const [start, length, labels] = [Number(edge[1]), Number(edge[2]), Math.min(...label)];
  const whole = Number(root.getAttribute("width"));
  const side = length / order;
  const numbered = [...root.querySelectorAll(".rule-value")].map((one) => {
    const [x, y] = ["x", "y"].map((name) => Math.floor((Number(one.getAttribute(name)) - start) / side));
    return y * order + x;
  });
  root.querySelectorAll(own).forEach((one) => one.remove());
  root.setAttribute("viewBox", `${labels} ${labels} ${whole - 2 * labels} ${whole - 2 * labels}`);
  for (const name of ["width", "height", "role", "aria-labelledby", "aria-describedby"]) root.removeAttribute(name);
  const text = new XMLSerializer().serializeToString(root).replace(">", `>${style.replace("</style>", larger)}`);
  return { url: `data:image/svg+xml,${encodeURIComponent(text)}`,
    before: (start - labels) / side, behind: (whole - start - length - labels) / side, headed: new Set(numbered) };
}

async function draw(of: string, by: string): Promise<void> {
  const { shape } = puzzle.value;
  const answer = await askOfRules({ ask: "draw", theme: by, ...bareBoard(shape) });
  const made = answer && cut(answer.svg, shape.order);
  if (made && of === board.value) picture.value = { of, look: by, made };
}

effect(() => {
  const [of, by] = [board.value, look.value];
  const old = picture.peek();
  if (!puzzle.value.shape.rules || engineState.value !== "ready" || (old?.of === of && old.look === by)) return;
  untracked(() => void draw(of, by));
});
/** While a puzzle is being set, the previous picture stays until the next one arrives. */
const shown = computed(() => (picture.value?.of === board.value || (game.value.set && puzzle.value.shape.rules
  && picture.value?.of.startsWith(`${puzzle.value.shape.order} `)) ? picture.value : null));
effect(() => {
  const { before = 0, behind = 0 } = outside.value ?? shown.value?.made ?? {};
  document.documentElement.style.setProperty("--before", String(before));
  document.documentElement.style.setProperty("--behind", String(behind));
  headed.value = shown.value?.made.headed ?? new Set();
});

export function Drawn() {
  const now = shown.value;
  return <>{now && !authors.value && <img class={`drawn ${now.look}`} src={now.made.url} alt="" />}</>;
}
