/** A text without the signs at its end that `part`, a pattern of one sign, matches. A pattern like `/,+$/` would read each run of commas again from every comma on. */
export function withoutEnd(text: string, part: RegExp): string {
  let end = text.length;
  while (end > 0 && part.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The text as a sentence: with an end mark, unless it has one, as 'Juniper & Co.' and 'Bread!' do. */
export function ended(text: string): string {
  return /[.!?…]["”’')\]]*$/.test(text) ? text : `${text.replace(/[,;:]$/, '')}.`;
}
