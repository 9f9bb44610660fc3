import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Photo } from '../document/document.ts';
import { withConcurrencyLimit } from './concurrency.ts';
import { decodable, type Header, headerOf, shrunk } from './decode.ts';
import { inspect } from './inspect.ts';
import { cameOutDark, lighten } from './lighten.ts';
import { pictureLimits, tooHeavy } from './limits.ts';
import type { PictureSize } from './picture-size.ts';
import { PictureProblem, type PictureType, pictureType, unreadable } from './picture-type.ts';
import type { Pixels } from './sample.ts';

/** A phone's screen has about 750 px, so it shows the middle one across: with 960 px the largest paint took 60 ms more. */
export const photoWidths = [480, 800, 1600];
const fallbackWidth = 800;

type Variant = Photo['variants'][number];
export interface EncodedPhoto {
  photo: Photo;
  /** Encoded pictures by the hash that the photo's variants name. */
  bodies: Map<string, Buffer>;
}

/**
 * Decodes an uploaded picture and encodes it anew: turned upright by its EXIF flag, stripped of metadata, at most 2,400 px
 * a side, in widths 480, 800 and 1,600 px (never enlarged) as AVIF and WebP, with one JPEG as the fallback. A picture with
 * transparency (a logo) becomes WebP and PNG instead. AVIF effort 2 costs 1.2 s where effort 4 costs 9.9 s for 10% fewer bytes.
 * A photo that came out dark is lightened, and says so. It also says what it shows, as far as we can tell (see `inspect`). Throws
 * PictureProblem, whose message can be shown to the owner, when the bytes are not a usable picture.
 */
export async function encodePhoto(bytes: Uint8Array, use: 'photo' | 'logo' = 'photo'): Promise<EncodedPhoto> {
  const type = pictureType(bytes);
  if (bytes.byteLength > pictureLimits.bytes) {
    throw new PictureProblem(tooHeavy(bytes.byteLength));
  }
  const header = await headerOf(bytes, type, pictureLimits.pixels);
  const upright = await decodeUpright(bytes, type, header);
  if (isEmpty(upright))
    throw new PictureProblem('Every part of this picture is transparent, so there’s nothing to see. Please send a different one.');
  const { width, height } = upright.info;
  const look = (pixels: Pixels) => inspect(pixels, { type, exif: header.exif, size: uprightSize(header, upright.info) });
  // The colors of a logo are as they should be, and so are those of a flyer.
  const mayBeLightened = use === 'photo' && upright.info.channels === 3 && (await cameOutDark(upright));
  const isLightened = mayBeLightened && !drawnFlaws.has((await look(upright)).flaw);
  const shown = isLightened ? lighten(upright) : upright;
  const [{ variants, bodies }, seen] = await Promise.all([encodeVariants(shown), look(shown)]);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { photo: { id, width, height, variants, ...seen, ...(isLightened && { lightened: true }) }, bodies };
}

const drawnFlaws = new Set<Photo['flaw']>(['graphic', 'screenshot', 'plain']);

/** Nothing in it can be seen: no pixel is more than a trace. */
function isEmpty({ data, info }: Pixels): boolean {
  if (info.channels !== 4) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > 8) return false;
  return true;
}

/** The size as uploaded: the header's, turned like the decoded picture. */
function uprightSize(header: PictureSize, decoded: PictureSize): PictureSize {
  const sides = [header.width, header.height].sort((a, b) => a - b);
  const [shorter = 0, longer = 0] = sides;
  return decoded.width < decoded.height ? { width: shorter, height: longer } : { width: longer, height: shorter };
}

async function encodeVariants(upright: Pixels): Promise<Pick<Photo, 'variants'> & { bodies: Map<string, Buffer> }> {
  const bodies = new Map<string, Buffer>();
  const planned = plan(upright.info.width, upright.info.channels === 4);
  // The slowest first, so that no core waits for it at the end.
  const slowestFirst = planned.toSorted((a, b) => costOf(b) - costOf(a));
  const widths = new Set(slowestFirst.map(({ width }) => width));
  const sized = new Map([...widths].map((width) => [width, withConcurrencyLimit(() => resized(upright, width))]));
  const made = new Map<Planned, Variant>();
  const make = async (variant: Planned) => {
    const pixels = (await sized.get(variant.width)) ?? upright;
    const data = await withConcurrencyLimit(() => encode(pixels, variant.format));
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
    bodies.set(hash, data);
    made.set(variant, { format: variant.format, width: pixels.info.width, height: pixels.info.height, bytes: data.byteLength, hash });
  };
  await Promise.all(slowestFirst.map(make));
  return { variants: planned.flatMap((variant) => made.get(variant) ?? []), bodies };
}

/** Decodes once, to plain pixels at the largest size we keep; every variant is made from these. */
async function decodeUpright(bytes: Uint8Array, type: PictureType, header: Header): Promise<Pixels> {
  if (Math.min(header.width, header.height) < pictureLimits.minSidePx) {
    throw new PictureProblem(
      `This picture is ${header.width} by ${header.height} pixels. Each side needs at least ${pictureLimits.minSidePx}.`,
    );
  }
  const decode = async () => {
    const readable = await decodable(bytes, type, header, pictureLimits.pixels);
    const { data, info } = await shrunk(readable, pictureLimits.pixels).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return withoutIdleAlpha(data, info);
  };
  return withConcurrencyLimit(decode).catch((error: unknown) => {
    throw error instanceof PictureProblem ? error : new PictureProblem(unreadable(type));
  });
}

/** Raw pixels without an alpha channel, unless some pixel is transparent. */
function withoutIdleAlpha(data: Buffer, { width, height, channels }: { width: number; height: number; channels: number }): Pixels {
  if (channels === 3) return { data, info: { width, height, channels } };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return { data, info: { width, height, channels: 4 } };
  const opaque = Buffer.allocUnsafe(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    opaque[to] = data[from] ?? 0;
    opaque[to + 1] = data[from + 1] ?? 0;
    opaque[to + 2] = data[from + 2] ?? 0;
  }
  return { data: opaque, info: { width, height, channels: 3 } };
}

type Planned = Pick<Variant, 'format' | 'width'>;

/** Time that a variant takes compared with others. AVIF takes about ten times as long as the other formats. */
function costOf({ format, width }: Planned): number {
  return width ** 2 * (format === 'avif' ? 10 : 1);
}

/** Which files to make: each width in each modern format, and one fallback for browsers of before 2020. */
function plan(width: number, transparent: boolean): Planned[] {
  const smaller = photoWidths.filter((step) => step < width);
  const largest = Math.min(width, photoWidths.at(-1) ?? width);
  // A step almost as wide as the picture itself would be the same file twice.
  const widths = [...smaller.filter((step) => step < largest * 0.85), largest];
  const modern: Variant['format'][] = transparent ? ['webp'] : ['avif', 'webp'];
  const fallback = { format: transparent ? ('png' as const) : ('jpeg' as const), width: Math.min(width, fallbackWidth) };
  return [...modern.flatMap((format) => widths.map((step) => ({ format, width: step }))), fallback];
}

/** First quality tried, and the lower ones for pictures so full of detail that they would outweigh the page. */
const qualities: Record<Variant['format'], [number, ...number[]]> = {
  avif: [50, 42, 34, 28],
  webp: [72, 60, 48, 40],
  jpeg: [76, 64, 52],
  png: [90],
};

/**
 * Target bytes of a file by its width in pixels. For AVIF that's 12 KB at 480 px, 34 KB at 800 px and 110 KB at 1,600 px. Seven files
 * of 480 px, which is what a phone first loads of a gallery, fit in the 85 KB that a page has for photos. A photo can be heavier if
 * the lowest quality isn't enough.
 */
export function byteLimit(format: Variant['format'], width: number): number {
  const avif = width <= 480 ? 25 * width : width <= 960 ? 43 * width : 70 * width;
  return format === 'avif' ? avif : avif * 1.6;
}

async function resized({ data, info }: Pixels, width: number): Promise<Pixels> {
  const sized = await sharp(data, { raw: info }).resize({ width }).raw().timeout({ seconds: 60 }).toBuffer({ resolveWithObject: true });
  return { data: sized.data, info: { width: sized.info.width, height: sized.info.height, channels: info.channels } };
}

async function encode(pixels: Pixels, format: Variant['format']): Promise<Buffer> {
  const [first, ...lower] = qualities[format];
  let encoded = await encodeAt(pixels, format, first);
  for (const quality of lower) {
    if (encoded.byteLength <= byteLimit(format, pixels.info.width)) break;
    encoded = await encodeAt(pixels, format, quality);
  }
  return encoded;
}

function encodeAt({ data, info }: Pixels, format: Variant['format'], quality: number): Promise<Buffer> {
  const image = sharp(data, { raw: info }).timeout({ seconds: 60 });
  const as = {
    avif: () => image.avif({ quality, effort: 2 }),
    webp: () => image.webp({ quality }),
    jpeg: () => image.jpeg({ quality, mozjpeg: true }),
    png: () => image.png({ palette: true, quality }),
  };
  return as[format]().toBuffer();
}
