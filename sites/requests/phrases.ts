import commonLines from './words/common.txt?raw';

interface Entry {
  isWords: boolean;
  lines: string[];
}

const common = entriesIn(commonLines);

/**
 * The patterns of a file of phrases, by name. 'name = pattern' names a pattern, 'name == pattern' one of whole words. Lines below it are
 * alternatives. '{name}' stands for another entry, of the same file or of words/common.txt.
 */
export function patternsIn(lines: string): (name: string) => RegExp {
  const source = sourcesIn(lines);
  const patterns = new Map<string, RegExp>();
  return (name) => {
    const pattern = patterns.get(name) ?? new RegExp(source(name), 'd');
    patterns.set(name, pattern);
    return pattern;
  };
}

/** A pattern for each line of an entry, for entries whose lines are tried one after the other. */
export function eachPatternIn(lines: string, name: string): RegExp[] {
  const source = sourcesIn(lines);
  return (entriesIn(lines).get(name)?.lines ?? []).map((line) => new RegExp(source(name, [line]), 'd'));
}

function sourcesIn(text: string): (name: string, lines?: string[]) => string {
  const entries = new Map([...common, ...entriesIn(text)]);
  const filled = (line: string): string => line.replace(/\{([a-z][\w-]*)\}/g, (_, name: string) => `(?:${source(name)})`);
  const source = (name: string, lines?: string[]): string => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`No phrases are named '${name}'.`);
    const all = filled((lines ?? entry.lines).join('|'));
    return entry.isWords ? `\\b(?:${all})\\b` : all;
  };
  return source;
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
