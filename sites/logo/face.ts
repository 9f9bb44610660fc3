/** A typeface as outlines, in thousandths of an em. It is written by scripts/outline-fonts.ts. */
export interface LogoFace {
  /** Height of capitals. */
  cap: number;
  /** By character. Path data starts at the pen on the baseline, y down; only its `M`s are absolute. */
  glyphs: ReadonlyMap<string, { advance: number; data: string }>;
  /** What is added to the distance between two letters, by the pair. Mostly negative. */
  kerning: ReadonlyMap<string, number>;
}

const sources = import.meta.glob<string>('./faces/*.txt', { eager: true, query: '?raw', import: 'default' });
const read = new Map<string, LogoFace>();

/** The outlines of a font file such as 'besley'. Text faces have capitals only. Throws if there are none. */
export function logoFace(file: string): LogoFace {
  const cached = read.get(file);
  if (cached) return cached;
  const source = sources[`./faces/${file}.txt`];
  if (source === undefined) throw new Error(`No outlines of a font named "${file}".`);
  const face = readFace(source);
  read.set(file, face);
  return face;
}

/** Names of the faces that there are outlines of. */
export const logoFaces = Object.keys(sources).map((path) => path.slice('./faces/'.length, -'.txt'.length));

function readFace(source: string): LogoFace {
  const [metrics = '', ...lines] = source.trimEnd().split('\n');
  const [, cap] = metrics.split(' ').map(Number);
  const glyphs = new Map<string, { advance: number; data: string }>();
  const kerning = new Map<string, number>();
  for (const line of lines) {
    if (line.startsWith('kern ')) {
      const [, first = '', ...moved] = line.split(' ');
      for (const pair of moved) kerning.set(first + pair[0], Number(pair.slice(1)));
    } else {
      const [letter = '', advance, data = ''] = splitTwice(line);
      glyphs.set(letter === '_' ? ' ' : letter, { advance: Number(advance), data });
    }
  }
  return { cap: cap ?? 0, glyphs, kerning };
}

function splitTwice(line: string): string[] {
  const [letter = '', advance = ''] = line.split(' ', 2);
  return [letter, advance, line.slice(letter.length + advance.length + 2)];
}
