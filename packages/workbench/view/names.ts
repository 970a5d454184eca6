// Names of cells as r1c1 instead of A1, by choice: in all texts of the page as they are drawn. Notation that can be typed stays
// as it is (code, fields).

import { options } from "preact";
import { renamed } from "../model/names";
import { columnName } from "../model/shape";
import { coords } from "./desk/settings";

/** The label of a column of the board. */
export const columnLabel = (column: number): string => (coords.value === "rc" ? String(column + 1) : columnName(column));

const asTyped = new Set(["code", "pre", "textarea", "input"]);
const isText = (value: unknown): value is string => typeof value === "string";
const before = options.vnode;
options.vnode = (vnode) => {
  if (coords.peek() === "rc" && isText(vnode.type) && !asTyped.has(vnode.type)) {
    const props = vnode.props as Record<string, unknown>;
    const { children } = props;
    if (isText(children)) props["children"] = renamed(children);
    else if (Array.isArray(children)) props["children"] = children.map((one) => (isText(one) ? renamed(one) : one));
    if (isText(props["aria-label"])) props["aria-label"] = renamed(props["aria-label"]);
  }
  before?.(vnode);
};
