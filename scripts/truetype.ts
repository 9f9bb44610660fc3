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
