import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp, { type OutputInfo } from 'sharp';
import type { Photo } from '../document.ts';
import { PictureProblem, pictureType } from './picture-type.ts';

export const pictureLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000, minSidePx: 64, maxSidePx: 2400 };

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
    throw new PictureProblem(`This picture is ${Math.ceil(bytes.byteLength / 1_048_576)} MB. Please send one of at most 25 MB.`);
  }
  const upright = await decodeUpright(bytes, type);
  const transparent = upright.info.channels === 4;
  const bodies = new Map<string, Buffer>();
  const jobs = plan(upright.info.width, transparent).map(({ format, width }) =>
    inTurn(async (): Promise<Variant> => {
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
async function decodeUpright(bytes: Uint8Array, type: string): Promise<Pixels> {
  const input = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'truncated' });
  const damaged = `This ${type.toUpperCase()} file can't be read. It may be damaged; please save it again or send another.`;
  const { width, height, hasAlpha } = await input.metadata().catch((error: Error) => {
    throw new PictureProblem(/pixel limit/i.test(error.message) ? tooManyPixels : unreadable(type, damaged));
  });
  if (width * height > pictureLimits.pixels) throw new PictureProblem(tooManyPixels);
  if (Math.min(width, height) < pictureLimits.minSidePx) {
    throw new PictureProblem(`This picture is ${width} by ${height} pixels. Each side needs at least ${pictureLimits.minSidePx}.`);
  }
  const decode = async () => {
    const seeThrough = hasAlpha && !(await sharp(bytes, { limitInputPixels: pictureLimits.pixels }).stats()).isOpaque;
    const fitted = input
      .autoOrient()
      .resize({ width: pictureLimits.maxSidePx, height: pictureLimits.maxSidePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: 30 });
    const opaque = seeThrough ? fitted.ensureAlpha() : fitted.flatten({ background: '#ffffff' }).removeAlpha();
    const { data, info } = await opaque.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: seeThrough ? (4 as const) : (3 as const) } };
  };
  return inTurn(decode).catch(() => {
    throw new PictureProblem(unreadable(type, damaged));
  });
}

const tooManyPixels = 'This picture has more than 50 megapixels. Please send a smaller one.';

function unreadable(type: string, otherwise: string): string {
  return type === 'heic' ? "HEIC photos from a phone can't be read here. Please export the photo as JPEG and send that." : otherwise;
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

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a piece of picture work when fewer than one per core are running, over all callers of this process. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) await new Promise<void>((start) => waiting.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
