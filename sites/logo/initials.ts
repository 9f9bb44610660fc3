/** What a monogram shows of a name. */
export interface Initials {
  /** One or two capitals or digits; none if the name has no Latin letter. */
  letters: string[];
  /** The name joins the two with an ampersand. */
  joined: boolean;
}

/**
 * The initials of a business. Apostrophes are letters (Joe's is J), accents are left off, and articles and legal forms don't
 * count unless there is nothing else. A number of two digits is whole: 24/7 is 24.
 */
export function initialsOf(name: string): Initials {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʼ`]/g, '')
    .split(/[^\p{L}\p{N}&+.]+|(?<=[\p{L}\p{N}])[&+.](?=[\p{L}\p{N}]{2})/u)
    .map((word) => word.replaceAll('.', ''))
    .filter(Boolean);
  const counted = words.filter((word) => !silent.test(word));
  const named = counted.filter((word) => !sign.test(word));
  const [first, second] = named.length > 0 ? named : words.filter((word) => !sign.test(word));
  const number = /^\d\d(?!\d)/.exec(first ?? '')?.[0];
  if (number) return { letters: [...number], joined: false };
  const letters = [first, second].flatMap((word) => drawable(word) ?? []);
  const between = first && second ? words.slice(words.indexOf(first) + 1, words.indexOf(second, words.indexOf(first) + 1)) : [];
  return { letters, joined: letters.length === 2 && between.some((word) => sign.test(word) || /^(?:and|y)$/i.test(word)) };
}

const sign = /^[&+]+$/;
const silent = /^(?:the|and|of|at|by|for|in|on|llc|pllc|inc|co|corp|company|ltd|llp|lp|pc|el|la|los|las|de|del|y)$/i;

function drawable(word: string | undefined): string | undefined {
  const character = [...(word?.toUpperCase() ?? '')].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const latin = lookalikes[character] ?? character;
  return /^[A-Z0-9]$/.test(latin) ? latin : undefined;
}

/** Latin letters that do not decompose into a base letter and a mark. */
const lookalikes: Record<string, string> = { Æ: 'A', Đ: 'D', Ð: 'D', Ħ: 'H', Ł: 'L', Ø: 'O', Œ: 'O', Þ: 'P', ẞ: 'S' };
