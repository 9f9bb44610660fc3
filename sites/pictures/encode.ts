import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import type { Photo } from '../document.ts';
import { withConcurrencyLimit } from './concurrency.ts';
import { shrunk, sizeOf } from './decode.ts';
import { pictureLimits, tooHeavy } from './limits.ts';
import { PictureProblem, type PictureType, pictureType, unreadable } from './picture-type.ts';

const photoWidths = [480, 960, 1600];
const fallbackWidth = 960;

type Variant = Photo['variants'][number];
export interface EncodedPhoto {
  photo: Photo;
  /** Encoded pictures by the hash that the photo's variants name. */
  bodies: Map<string, Buffer>;
}

/**
 * Decodes an uploaded picture and encodes it anew: turned upright by its EXIF flag, stripped of metadata, at most 2,400 px
 * a side, in widths 480, 960 and 1,600 px (never enlarged) as AVIF and WebP, with one JPEG as the fallback. A picture with
 * transparency (a logo) becomes WebP and PNG instead. AVIF effort 2 costs 1.2 s where effort 4 costs 9.9 s for 10% fewer bytes.
 * Throws PictureProblem, whose message can be shown to the owner, when the bytes are not a usable picture.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const type = pictureType(bytes);
  if (bytes.byteLength > pictureLimits.bytes) {
    throw new PictureProblem(tooHeavy(bytes.byteLength));
  }
  const upright = await decodeUpright(bytes, type);
  const transparent = upright.info.channels === 4;
  const bodies = new Map<string, Buffer>();
  const jobs = plan(upright.info.width, transparent).map(({ format, width }) =>
    withConcurrencyLimit(async (): Promise<Variant> => {
      const { data, info } = await encode(upright, format, width);
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
      bodies.set(hash, data);
      return { format, width: info.width, height: info.height, bytes: data.byteLength, hash };
    }),
  );
  const variants = await Promise.all(jobs);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { photo: { id, width: upright.info.width, height: upright.info.height, variants }, bodies };
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 3 | 4 };
}

/** Decodes once, to plain pixels at the largest size we keep; every variant is made from these. */
async function decodeUpright(bytes: Uint8Array, type: PictureType): Promise<Pixels> {
  const size = await sizeOf(bytes, type, pictureLimits.pixels);
  if (Math.min(size.width, size.height) < pictureLimits.minSidePx) {
    throw new PictureProblem(
      `This picture is ${size.width} by ${size.height} pixels. Each side needs at least ${pictureLimits.minSidePx}.`,
    );
  }
  const decode = async () => {
    const { data, info } = await shrunk(bytes, pictureLimits.pixels).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return withoutIdleAlpha(data, info);
  };
  return withConcurrencyLimit(decode).catch(() => {
    throw new PictureProblem(unreadable(type));
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

/** Which files to make: each width in each modern format, and one fallback for browsers of before 2020. */
function plan(width: number, transparent: boolean): { format: Variant['format']; width: number }[] {
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

/** Heaviest file of a width, in bytes per pixel of width: 16 KB at 480 px, 40 KB at 960 px, 110 KB at 1,600 px for AVIF. */
function byteLimit(format: Variant['format'], width: number): number {
  const avif = width <= 480 ? 34 * width : width <= 960 ? 43 * width : 70 * width;
  return format === 'avif' ? avif : avif * 1.6;
}

async function encode({ data, info }: Pixels, format: Variant['format'], width: number) {
  const sized = await sharp(data, { raw: info }).resize({ width }).raw().timeout({ seconds: 60 }).toBuffer({ resolveWithObject: true });
  const [first, ...lower] = qualities[format];
  let encoded = await encodeAt(sized, format, first);
  for (const quality of lower) {
    if (encoded.data.byteLength <= byteLimit(format, width)) break;
    encoded = await encodeAt(sized, format, quality);
  }
  return encoded;
}

function encodeAt({ data, info }: { data: Buffer; info: OutputInfo }, format: Variant['format'], quality: number) {
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout({ seconds: 60 });
  const as = {
    avif: () => image.avif({ quality, effort: 2 }),
    webp: () => image.webp({ quality }),
    jpeg: () => image.jpeg({ quality, mozjpeg: true }),
    png: () => image.png({ palette: true, quality }),
  };
  return as[format]().toBuffer({ resolveWithObject: true });
}
