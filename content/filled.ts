/** Names of words in braces: '{setup} once'. */
const places = /\{(\w+)\}/g;

/**
 * A text, or a list or record with texts at any depth, in which every `{name}` is replaced by the word of that name. A text of a list, or
 * a point of one with a title and a text, is left out if its word is empty. Done where a page's data is read, on the server. Throws on a
 * name that the words don't have.
 */
export function filled<Texts>(texts: Texts, words: object): Texts {
  return fill(texts, words) as Texts;
}

function fill(texts: unknown, words: object): unknown {
  if (typeof texts === 'string') return texts.replace(places, (_, name: string) => wordOf(name, words));
  if (Array.isArray(texts)) return texts.map((one) => fill(one, words)).filter((one, index) => !textOf(texts[index]) || textOf(one));
  if (texts && typeof texts === 'object') return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value, words)]));
  return texts;
}

/** The text itself or that of a point. */
function textOf(one: unknown): unknown {
  return one && typeof one === 'object' && 'text' in one ? one.text : one;
}

function wordOf(name: string, words: object): string {
  if (!Object.hasOwn(words, name)) throw new Error(`A text names {${name}}, which has no word.`);
  return String(words[name as keyof typeof words]);
}
