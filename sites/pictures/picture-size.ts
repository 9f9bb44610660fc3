import type { PictureType } from './picture-type.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size in pixels that a picture's header declares, read without decoding anything. Undefined when the header can't be
 * read this way; the decoder then decides.
 */
export function declaredSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return unlessCutOff(() => readers[type](file));
}

/** What a reader finds, or undefined when the file ends inside its header. */
function unlessCutOff<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Record<PictureType, (file: Buffer) => PictureSize | undefined> = {
  png: (file) => ({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }),
  jpeg: jpegSize,
  webp: webpSize,
  avif: largestItem,
  heic: largestItem,
};

/** Segments of a JPEG that are looked through for its frame header. Cameras write fewer than twenty. */
const mostSegments = 500;

function jpegSize(file: Buffer): PictureSize | undefined {
  const at = frameOfJpeg(file);
  return at === undefined ? undefined : { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
}

/** Whether a JPEG's frame header says that it's progressive: such a picture can be read only as a whole. */
export function isProgressiveJpeg(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = unlessCutOff(() => frameOfJpeg(file));
  return at !== undefined && [0xc2, 0xc6, 0xca, 0xce].includes(file.readUInt8(at + 1));
}

/** A JPEG is a chain of segments. Returns where the one that starts its frame (SOF) begins. */
function frameOfJpeg(file: Buffer): number | undefined {
  let at = 2;
  for (let segment = 0; segment < mostSegments; segment++) {
    // Any number of fill bytes may come before a marker.
    while (file.readUInt8(at) === 0xff && file.readUInt8(at + 1) === 0xff) at += 1;
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (startsFrame) return at;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Three kinds: lossy, lossless, and extended, whose header holds the canvas. */
function webpSize(file: Buffer): PictureSize | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

/** The property boxes of an AVIF come before its pixels. Tiles have sizes too, so the largest counts. */
const propertyBytes = 64 * 1024;

function largestItem(file: Buffer): PictureSize | undefined {
  const head = file.subarray(0, propertyBytes);
  const sizes: PictureSize[] = [];
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4))
    sizes.push({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) });
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
}
