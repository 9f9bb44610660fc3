/**
 * Where a known name that begins at a place of a text ends, or undefined if another text is there. Apostrophes may be missing, and any
 * sign stands for a sign of the name. Compares letter by letter: as a pattern, a name of many apostrophes took minutes.
 */
export function nameEnd(text: string, start: number, name: string): number | undefined {
  let at = start;
  for (const letter of name) {
    if (letter === "'") {
      if (text[at] === "'") at++;
    } else {
      if (at >= text.length || text[at] === '\n' || (/[\w\s]/.test(letter) && text[at] !== letter)) return undefined;
      at += letter.length;
    }
  }
  return at > start && !/[\w']/.test(text.charAt(at)) ? at : undefined;
}

/** Where a text has a name as whole words. */
export function rangesOfName(name: string, text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (let at = 0; at < text.length; at++) {
    const end = /\w/.test(text.charAt(at - 1)) ? undefined : nameEnd(text, at, name);
    if (end === undefined) continue;
    ranges.push([at, end]);
    at = end - 1;
  }
  return ranges;
}
