// Above the board: the position and its state. A contradiction makes it red and names the refuted hypothesis.
//
//   | H3 has no digit left. So # I8: 3,9 falls (line 4, 3 facts ago).     [Take over] |

import { innermost, readChain } from "../../model/chain";
import { flat } from "../../model/handwork";
import { classes } from "../show";
import { accept, branch, shown } from "./work";
import { say } from "./words";

export function Bar() {
  const found = shown.value;
  if (!found) return <p class="bar" />;
  const links = readChain(found.at);
  const last = innermost(links);
  const written = found.lines.some((line) => line.line === found.line && line.verdict === "holds");
  const take = found.outcome !== "open" && !written && <button class="primary" disabled={!branch.value} onClick={() => void accept()}>
    {say.accept}</button>;
  if (found.outcome === "open") return <p class="bar">{say.moved(found.at, say.uns(found.pairs.length))}</p>;
  if (found.outcome === "solution") return <p class="bar good">{say.moved(found.at, say.position.solution)} {take}</p>;
  const opened = flat(found.levels).find(({ level }) => level.hypothesis === links[last]?.text)?.level.opened;
  return (
    <p class={classes("bar", "fallen")} role="group" aria-label={say.position.contradiction}>
      <span><b>{`${found.end?.charAt(0).toUpperCase()}${found.end?.slice(1)}.`}</b> {last >= 0
        ? say.fell(`# ${links[last].text}`, opened ? say.inLine(opened) : "", links.length - 1 - last) : say.contradictory}</span> {take}
    </p>
  );
}
