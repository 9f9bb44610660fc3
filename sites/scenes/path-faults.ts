/** How many numbers each command of path data takes. */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const command = /([A-Za-z])([^A-Za-z]*)/g;
const number = /-?(?:\d+\.\d+|\d+|\.\d+)/g;
/** The two flags of an arc, which may be written without a space: '01'. */
const flags = /^(\s*(?:-?[\d.]+[\s,]+){3})([01])[\s,]*([01])[\s,]*/;

/** Commands of path data that take another number of numbers: 'l60 17.960 -17.9' has three, because a space is missing. */
export function pathFaults(data: string): string[] {
  const start = /^\s*[Mm]/.test(data) ? [] : [`"${data.slice(0, 40)}" doesn’t begin with a move`];
  const wrong = [...data.matchAll(command)].flatMap(([whole, letter = '', rest = '']) => {
    const count = counts[letter.toLowerCase()];
    const spaced = letter.toLowerCase() === 'a' ? spacedFlags(rest) : rest;
    const numbers = spaced.match(number)?.length ?? 0;
    const fits = count === 0 ? numbers === 0 : count !== undefined && numbers > 0 && numbers % count === 0;
    const isClean = /^[\s,]*$/.test(spaced.replace(number, ' ')) && !/^\s*,|,\s*(?:,|$)/.test(rest);
    return fits && isClean ? [] : [`"${whole.trim()}" isn’t well-formed`];
  });
  return [...start, ...wrong];
}

function spacedFlags(rest: string): string {
  return rest.replace(flags, '$1 $2 $3 ');
}
