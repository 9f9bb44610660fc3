import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import anyAscii from 'any-ascii';

/** The fonts of a document. Each file has one alphabet in one weight. */
const faces = {
  text: { family: 'hanken-grotesk', weight: 400 },
  strong: { family: 'hanken-grotesk', weight: 600 },
  display: { family: 'newsreader', weight: 500 },
} as const;
export type Face = keyof typeof faces;

const alphabets = ['latin', 'latin-ext', 'vietnamese'] as const;
type Alphabet = (typeof alphabets)[number];

export interface Run {
  /** The name under which the font is registered with the document. */
  font: string;
  text: string;
}

/** Registers all font files. Those that a document uses are embedded, with the letters it uses. */
export function registerFaces(register: (name: string, file: Buffer) => void): void {
  for (const face of Object.keys(faces) as Face[])
    for (const alphabet of alphabets) register(fontName(face, alphabet), fontFile(face, alphabet));
}

/**
 * Splits text into pieces that use a single font file each. Letters that no file has are written in Latin ones, so a document still says
 * whose it is, and emoji are left out.
 */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC').replace(/\p{Cf}|\p{Cc}/gu, '')) {
    const alphabet = alphabets.find((one) => covers(one, sign.codePointAt(0) ?? 0));
    const font = fontName(face, alphabet ?? 'latin');
    const drawn = alphabet ? sign : inLatin(sign);
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else if (drawn) runs.push({ font, text: drawn });
  }
  return runs;
}

function inLatin(sign: string): string {
  return /\p{Extended_Pictographic}/u.test(sign) ? '' : anyAscii(sign);
}

function fontName(face: Face, alphabet: Alphabet): string {
  return `${face} ${alphabet}`;
}

const require = createRequire(import.meta.url);
/** Which characters are in which file, from each font's package. */
const coverage = {
  'hanken-grotesk': require.resolve('@fontsource/hanken-grotesk/unicode.json'),
  newsreader: require.resolve('@fontsource/newsreader/unicode.json'),
};
const files = new Map<string, Buffer>();

function fontFile(face: Face, alphabet: Alphabet): Buffer {
  const { family, weight } = faces[face];
  const name = `${family}-${alphabet}-${weight}-normal.woff`;
  const file = files.get(name) ?? unpacked(readFileSync(path.join(path.dirname(coverage[family]), 'files', name)));
  files.set(name, file);
  return file;
}

/** Converts WOFF to OpenType. The PDF library reads both, but would decompress every table again for each letter of a document. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  const largestPower = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** largestPower, 6);
  directory.writeUInt16BE(largestPower, 8);
  directory.writeUInt16BE(16 * (count - 2 ** largestPower), 10);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let table = 0; table < count; table++) {
    const from = 44 + 20 * table;
    const [offset, packedLength, length] = [woff.readUInt32BE(from + 4), woff.readUInt32BE(from + 8), woff.readUInt32BE(from + 12)];
    const packed = woff.subarray(offset, offset + packedLength);
    const to = 12 + 16 * table;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    // Tables start at multiples of four bytes.
    parts.push(packedLength < length ? inflateSync(packed) : packed, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}

let ranges: Record<Alphabet, [number, number][]> | undefined;

/** Both fonts are divided into the same alphabets. */
function covers(alphabet: Alphabet, code: number): boolean {
  ranges ??= readRanges();
  return ranges[alphabet].some(([first, last]) => code >= first && code <= last);
}

function readRanges(): Record<Alphabet, [number, number][]> {
  const listed = JSON.parse(readFileSync(coverage.newsreader, 'utf8')) as Record<Alphabet, string>;
  const read = (alphabet: Alphabet) =>
    listed[alphabet].split(',').map((range): [number, number] => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [first, last];
    });
  return { latin: read('latin'), 'latin-ext': read('latin-ext'), vietnamese: read('vietnamese') };
}
