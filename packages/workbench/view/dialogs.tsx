// Dialogs, loaded when first opened: the list of commands, the keys, the link to share, a finished game.

import { dialog } from "./desk/page";
import { later } from "./later";

const Commands = later(() => import("./commandsDialog").then((part) => part.Commands), true);
const Keys = later(() => import("./keysDialog").then((part) => part.Keys), true);
const Done = later(() => import("./clock").then((part) => part.Done), true);
const Share = later(() => import("./share").then((part) => part.Share), true);

export function Dialogs() {
  switch (dialog.value) {
    case "keys": return <Keys />;
    case "commands": return <Commands />;
    case "share": return <Share />;
    case "done": return <Done />;
    default: return null;
  }
}
