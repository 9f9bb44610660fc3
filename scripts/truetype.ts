/** Metrics of a font for its fallback, as fractions of its em. */
export interface TypeMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance width of English text. */
  meanAdvance: number;
}

/** Reads the metrics of a static TrueType file. Throws if a table is missing. */
export function readMetrics(font: Buffer): TypeMetrics {
  const head = table(font, 'head');
  const hhea = table(font, 'hhea');
  const unitsPerEm = head.readUInt16BE(18);
  const advances = advanceReader(font, hhea.readUInt16BE(34));
  const glyphs = glyphReader(table(font, 'cmap'));
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    meanAdvance: meanOf((letter) => advances(glyphs(letter.charCodeAt(0))) / unitsPerEm),
  };
}

/** Mean of a letter's measure over English text, weighted by letter frequency. */
export function meanOf(measure: (letter: string) => number): number {
  const letters = [...englishLetters];
  return letters.reduce((sum, letter) => sum + measure(letter), 0) / letters.length;
}

/** Letters in proportion to their frequency in English, with spaces. */
const englishLetters = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const offset = font.readUInt32BE(entry + 8);
    return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no ${tag} table.`);
}

function advanceReader(font: Buffer, measured: number): (glyph: number) => number {
  const hmtx = table(font, 'hmtx');
  return (glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4);
}

/** Returns a function that maps a character to its glyph. Uses the first format 4 subtable, which all web fonts have. */
function glyphReader(cmap: Buffer): (code: number) => number {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const offset = offsets.find((start) => cmap.readUInt16BE(start) === 4);
  if (offset === undefined) throw new Error('The font has no cmap of format 4.');
  const segments = cmap.readUInt16BE(offset + 6) / 2;
  const [ends, starts] = [offset + 14, offset + 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (code) => {
    for (let index = 0; index < segments; index++) {
      if (cmap.readUInt16BE(ends + index * 2) < code) continue;
      const start = cmap.readUInt16BE(starts + index * 2);
      if (start > code) return 0;
      const delta = cmap.readInt16BE(deltas + index * 2);
      const range = cmap.readUInt16BE(ranges + index * 2);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + index * 2 + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** The font with one more character, drawn like one that it has. */
export function withCharacter(font: Buffer, code: number, like: number): Buffer {
  const glyphs = glyphReader(table(font, 'cmap'));
  const codes = Array.from({ length: 0xffff }, (_, one) => one).filter((one) => one === code || glyphs(one) > 0);
  return withTable(font, 'cmap', characterMap(codes.map((one) => [one, glyphs(one === code ? like : one)])));
}

/** A cmap with one subtable of format 4: runs of characters whose glyphs follow each other, too. */
function characterMap(glyphs: [code: number, glyph: number][]): Buffer {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of glyphs) {
    const delta = (glyph - code) & 0xffff;
    const last = runs.at(-1);
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else runs.push({ start: code, end: code, delta });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const words = [
    ...[4, 16 + runs.length * 8, 0, runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2],
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  // One subtable, for Unicode on Windows, after this header of twelve bytes.
  return wordsOf([0, 1, 3, 1, 0, 12, ...words]);
}

/** The font with a table replaced. */
function withTable(font: Buffer, tag: string, bytes: Buffer): Buffer {
  const header = Buffer.from(font.subarray(0, 12 + font.readUInt16BE(4) * 16));
  const parts = [header];
  let end = header.length;
  for (let entry = 12; entry < header.length; entry += 16) {
    const name = header.toString('latin1', entry, entry + 4);
    const content = name === tag ? bytes : table(font, name);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(end, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function wordsOf(words: number[]): Buffer {
  const bytes = Buffer.alloc(words.length * 2);
  for (const [index, word] of words.entries()) bytes.writeUInt16BE(word, index * 2);
  return bytes;
}
