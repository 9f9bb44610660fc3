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
  let alphabet: Alphabet | undefined;
  for (const sign of text.normalize('NFC').replace(/\p{Cf}|\p{Cc}/gu, '')) {
    const has = (one: Alphabet) => covers(face, one, sign.codePointAt(0) ?? 0);
    // An accent is placed over its letter only if both are of one file.
    if (!(/\p{M}/u.test(sign) && alphabet && has(alphabet))) alphabet = alphabets.find(has);
    const font = fontName(face, alphabet ?? 'latin');
    const drawn = alphabet ? sign : inLatin(sign);
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else if (drawn) runs.push({ font, text: drawn });
  }
  return runs;
}

function inLatin(sign: string): string {
  // The letter of Hawaiian names looks like this quotation mark.
  if (sign === 'ʻ') return '‘';
  return /\p{Extended_Pictographic}/u.test(sign) ? '' : anyAscii(sign);
}

function fontName(face: Face, alphabet: Alphabet): string {
  return `${face} ${alphabet}`;
}

const require = createRequire(import.meta.url);
/** A file of each font's package, beside the folder of its font files. */
const packages = {
  'hanken-grotesk': require.resolve('@fontsource/hanken-grotesk/unicode.json'),
  newsreader: require.resolve('@fontsource/newsreader/unicode.json'),
};
const files = new Map<string, Buffer>();

function fontFile(face: Face, alphabet: Alphabet): Buffer {
  const { family, weight } = faces[face];
  const name = `${family}-${alphabet}-${weight}-normal.woff`;
  const file = files.get(name) ?? unpacked(readFileSync(path.join(path.dirname(packages[family]), 'files', name)));
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

const letters = new Map<string, [first: number, last: number][]>();

/** Whether a font file has a letter. The ranges of its package say which letters belong to its alphabet, also those that it lacks. */
function covers(face: Face, alphabet: Alphabet, code: number): boolean {
  const name = fontName(face, alphabet);
  const ranges = letters.get(name) ?? lettersIn(fontFile(face, alphabet));
  letters.set(name, ranges);
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/** The letters of a font from its table 'cmap', in format 4: two bytes for the end of each range, and after them for each start. */
function lettersIn(font: Buffer): [number, number][] {
  const at = font.readUInt32BE(12 + 16 * tablesOf(font).indexOf('cmap') + 8);
  const subtables = Array.from({ length: font.readUInt16BE(at + 2) }, (_, index) => at + font.readUInt32BE(at + 4 + 8 * index + 4));
  const table = subtables.find((start) => font.readUInt16BE(start) === 4);
  if (table === undefined) throw new Error('The font has no list of its letters in format 4.');
  const length = font.readUInt16BE(table + 6);
  const range = (index: number): [number, number] => [
    font.readUInt16BE(table + 16 + length + 2 * index),
    font.readUInt16BE(table + 14 + 2 * index),
  ];
  // The last range ends the list and has no letter.
  return Array.from({ length: length / 2 - 1 }, (_, index) => range(index));
}

function tablesOf(font: Buffer): string[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.toString('latin1', 12 + 16 * index, 16 + 16 * index));
}
