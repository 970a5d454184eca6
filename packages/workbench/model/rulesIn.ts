/** The rules of a text; a "; " in braces or quotes is within a rule. */
export function rulesIn(text: string): string[] {
  const out: string[] = [];
  let [from, depth, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === "{") depth++;
    else if (!quoted && sign === "}") depth = Math.max(0, depth - 1);
    else if (!quoted && depth === 0 && text.startsWith("; ", at)) {
      out.push(text.slice(from, at));
      from = at + 2;
    }
  }
  return text === "" ? [] : [...out, text.slice(from)];
}
