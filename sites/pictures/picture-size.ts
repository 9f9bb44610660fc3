import type { PictureType } from './picture-type.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size in pixels that a picture's header declares, read without decoding. Undefined if the header can't be read this way.
 * The decoder then reports the problem.
 */
export function declaredSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return unlessCutOff(() => readers[type](file));
}

/** The result of `read`, or undefined if the file ends within its header. */
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

/** Segments of a JPEG that are searched for its frame header. Cameras write fewer than twenty. */
const maxSegments = 500;

function jpegSize(file: Buffer): PictureSize | undefined {
  const at = frameOfJpeg(file);
  return at === undefined ? undefined : { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
}

/** True for a progressive JPEG, which has to be decoded at full size. */
export function isProgressiveJpeg(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = unlessCutOff(() => frameOfJpeg(file));
  return at !== undefined && [0xc2, 0xc6, 0xca, 0xce].includes(file.readUInt8(at + 1));
}

/** Offset of the segment with the frame header (SOF) of a JPEG. Undefined if there is none. */
function frameOfJpeg(file: Buffer): number | undefined {
  let at = 2;
  for (let segment = 0; segment < maxSegments; segment++) {
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

/** Reads the three kinds of WebP: lossy, lossless, and extended with a canvas size. */
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

/** The property boxes of an AVIF or HEIC come before its pixels. Tiles have sizes too, so the largest one counts. */
const propertyBytes = 64 * 1024;

function largestItem(file: Buffer): PictureSize | undefined {
  const head = file.subarray(0, propertyBytes);
  const sizes: PictureSize[] = [];
  for (let at = head.indexOf('ispe'); at !== -1 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4))
    sizes.push({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) });
  return sizes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
}
