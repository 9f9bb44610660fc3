import sharp, { type Sharp } from 'sharp';
import { headerOf } from './decode.ts';
import { PictureProblem, pictureType } from './picture-type.ts';

/** An uploaded mark: a square PNG with transparency, and the grounds on which it stands out. */
export interface EncodedMark {
  png: Buffer;
  onLight: boolean;
  onDark: boolean;
}

/** Longest side in pixels of the mark that's stored. Home screens show icons of up to 512. */
export const markPx = 512;
export const markLimits = { bytes: 5 * 1024 * 1024, svgBytes: 200 * 1024, pixels: 16_000_000 } as const;

/**
 * Draws an uploaded mark anew: an SVG or a picture becomes a square PNG of `markPx`. Nothing of the file itself is kept, so an SVG
 * can't bring scripts, links or fonts along. Throws PictureProblem, whose message is for the sender.
 */
export async function encodeMark(bytes: Uint8Array): Promise<EncodedMark> {
  const source = await sourceOf(bytes);
  const png = await source
    .resize(markPx, markPx, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toColorspace('srgb')
    .ensureAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { png, ...(await groundsOf(png)) };
}

async function sourceOf(bytes: Uint8Array): Promise<Sharp> {
  if (isSvg(bytes)) return svgSource(bytes);
  if (bytes.byteLength > markLimits.bytes) throw new PictureProblem('This picture is larger than 5 MB. Please send a smaller one.');
  const type = pictureType(bytes);
  if (type === 'heic') throw new PictureProblem('We can’t use HEIC for a logo. Please send an SVG or PNG.');
  await headerOf(bytes, type, markLimits.pixels);
  return sharp(bytes, { limitInputPixels: markLimits.pixels }).rotate();
}

/** True if a file starts like an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('utf8');
  let rest = start.replace(/^\uFEFF/, '').trimStart();
  for (let next = afterPreamble(rest); next !== undefined; next = afterPreamble(rest)) rest = next.trimStart();
  return /^<svg[\s>]/i.test(rest);
}

/** A file without the declaration, comment or document type it starts with; undefined if it starts with none. */
function afterPreamble(text: string): string | undefined {
  const [, close] = preambles.find(([open]) => text.toLowerCase().startsWith(open)) ?? [];
  const end = close ? text.indexOf(close) : -1;
  return close && end >= 0 ? text.slice(end + close.length) : undefined;
}

const preambles: [open: string, close: string][] = [
  ['<?xml', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
];

/** What a mark doesn't need: embedded pictures, scripts, pages, and entities and addresses, which may lead to other files. */
const foreignTags = new Set(['image', 'feimage', 'script', 'foreignobject']);
const foreignAddress = /<!ENTITY|(?<![\w-])href\s*=\s*["'](?!#)|url\((?!\s*["']?#)|@import/i;
/** In other encodings, the drawing library would read other signs than we do. */
const otherEncoding = /^\uFEFF?\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i;

/** The names of a file's tags without their prefix, in small letters: 'text' for `<svg:text>`. */
function tagsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/<([^\s<>/!?]+)/g)].map(([, name = '']) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()));
}

/** A text with the signs that references of XML and escapes of CSS stand for: `u&#114;l(` and `@\\69mport` read as what they are. */
function unescaped(text: string): string {
  const sign = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
  return text
    .replace(/&#(?:x([\da-f]{1,8})|(\d{1,10}));/gi, (_, hex?: string, decimal?: string) =>
      sign(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\\(?:([\da-f]{1,6})\s?|([^\da-f]))/gi, (_, hex?: string, plain?: string) =>
      hex ? sign(Number.parseInt(hex, 16)) : (plain ?? ''),
    );
}

async function svgSource(bytes: Uint8Array): Promise<Sharp> {
  if (bytes.byteLength > markLimits.svgBytes)
    throw new PictureProblem('This SVG is larger than 200 KB. Please send a simpler one, or a PNG.');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (otherEncoding.test(text)) throw new PictureProblem('We can’t read the encoding of this SVG. Please save it as UTF-8, or send a PNG.');
  const tags = tagsOf(text);
  if ([...tags].some((tag) => foreignTags.has(tag)) || foreignAddress.test(unescaped(text)))
    throw new PictureProblem('This SVG contains pictures, scripts or links to other files. Please send one with shapes only, or a PNG.');
  if (tags.has('text'))
    throw new PictureProblem('This SVG contains text, and we don’t have its font. Please convert the text to shapes, or send a PNG.');
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: markLimits.pixels }).metadata();
    // Drawn at its final size, not enlarged afterwards. 72 is the density at which a unit of an SVG is a pixel.
    const density = Math.min(2400, Math.max(1, Math.ceil((72 * markPx) / Math.max(width, height, 1))));
    return sharp(await sharp(bytes, { density, limitInputPixels: markLimits.pixels }).png().toBuffer());
  } catch {
    throw new PictureProblem('We can’t draw this SVG. Please export it again, or send a PNG.');
  }
}

/** A pixel stands out with this contrast to its ground, and a mark if this share of its pixels does. */
const leastContrast = 2;
const leastShare = 0.6;
/** Relative luminance of the paper and the night of our pages. */
const paper = 0.97;
const night = 0.009;

async function groundsOf(png: Buffer): Promise<{ onLight: boolean; onDark: boolean }> {
  const { data, info } = await sharp(png).resize(64, 64).raw().toBuffer({ resolveWithObject: true });
  let [solid, light, dark] = [0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at + 3] ?? 0) < 128) continue;
    const own = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    solid += 1;
    if (contrast(own, paper) >= leastContrast) light += 1;
    if (contrast(own, night) >= leastContrast) dark += 1;
  }
  if (solid < 20) throw new PictureProblem('This picture is empty or almost fully transparent. Please send another one.');
  return { onLight: light / solid >= leastShare, onDark: dark / solid >= leastShare };
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG's relative luminance of an sRGB color. */
function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
