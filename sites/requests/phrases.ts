import commonLines from './words/common.txt?raw';

/** The named phrases of a file, as one pattern or as one for each line. */
export interface Phrases {
  one: (name: string) => RegExp;
  each: (name: string) => RegExp[];
}
interface Entry {
  isWords: boolean;
  lines: string[];
}

const common = entriesIn(commonLines);

/**
 * Reads a file of phrases. 'name = pattern' names a pattern, 'name == pattern' one of whole words. Lines below it are alternatives.
 * '{name}' stands for another entry, of the same file or of words/common.txt.
 */
export function phrasesIn(lines: string): Phrases {
  const entries = new Map([...common, ...entriesIn(lines)]);
  const entry = (name: string): Entry => {
    const found = entries.get(name);
    if (!found) throw new Error(`No phrases are named '${name}'.`);
    return found;
  };
  const filled = (line: string): string => line.replace(/\{([a-z][\w-]*)\}/g, (_, name: string) => `(?:${joined(entry(name))})`);
  const joined = ({ isWords, lines }: Entry) => (isWords ? `\\b(?:${filled(lines.join('|'))})\\b` : filled(lines.join('|')));
  return {
    one: (name) => new RegExp(joined(entry(name)), 'd'),
    each: (name) => entry(name).lines.map((line) => new RegExp(joined({ ...entry(name), lines: [line] }), 'd')),
  };
}

function entriesIn(text: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let current: Entry | undefined;
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
    const [, name, sign, pattern] = /^([a-z][\w-]*) (==?)(?: (.*))?$/.exec(line) ?? [];
    if (name) current = { isWords: sign === '==', lines: pattern ? [pattern] : [] };
    if (name && current) entries.set(name, current);
    else current?.lines.push(line.trim());
  }
  return entries;
}

/** All matches of a pattern. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern.source, 'dg'))];
}
