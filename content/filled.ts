/** Names of words in braces: '{setup} once'. */
const places = /\{(\w+)\}/g;

/**
 * A text, or a list or record with texts at any depth, in which every `{name}` is replaced by the word of that name. Done where a page's data is read, on the server. Throws on a name that the words don't have.
 */
export function filled<Texts>(texts: Texts, words: object): Texts {
  return fill(texts, words) as Texts;
}

function fill(texts: unknown, words: object): unknown {
  if (typeof texts === 'string') return texts.replace(places, (_, name: string) => wordOf(name, words));
  if (Array.isArray(texts)) return texts.map((one) => fill(one, words));
  if (texts && typeof texts === 'object') return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value, words)]));
  return texts;
}

function wordOf(name: string, words: object): string {
  if (!Object.hasOwn(words, name)) throw new Error(`A text names {${name}}, which has no word.`);
  return String(words[name as keyof typeof words]);
}
