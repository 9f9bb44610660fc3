const shakyEndings = /(?:[ae]n(?:ce|ces|cy|t|ts|tly)|[ai]bl[ey]|[eo]rs?|[ae]ry)$/;

/**
 * The words that may have been meant if the fingers slipped once: letters swapped, doubled or single where they should be the other, a
 * plural without its e, one vowel for another in an ending that sounds the same (-ance and -ence, -able and -ible, -er and -or).
 */
export function slipsOf(word: string): Set<string> {
  const isPlural = /(?:ch|sh|ss|x|z)s$/.test(word);
  const slips = new Set(isPlural ? [`${word.slice(0, -1)}es`] : []);
  for (const [at, letter] of [...word].entries()) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    if (after) slips.add(before + after[0] + letter + after.slice(1));
    if (!isPlural) slips.add(before + letter + letter + after);
    if (!isPlural && after[0] === letter) slips.add(before + after);
  }
  const ending = word.length > 8 ? shakyEndings.exec(word)?.index : undefined;
  for (const vowel of ending === undefined ? '' : 'aeio') {
    const other = word.slice(0, ending) + vowel + word.slice((ending ?? 0) + 1);
    if (shakyEndings.exec(other)?.index === ending) slips.add(other);
  }
  slips.delete(word);
  return slips;
}
