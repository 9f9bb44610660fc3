import readExif from 'exif-reader';

export interface Shot {
  /** When the photo was taken, by the camera's clock: `2026-05-09T17:42:05`. It has no zone. */
  taken?: string;
  isFromCamera: boolean;
  isScreenshot: boolean;
}

/**
 * What we read of the metadata. The reader stores every value it's told about, so a few bytes that declare thousands of long
 * lists would fill the memory. All that we need is in the first 8 KB.
 */
const readBytes = 8192;

/** Tells when and with what a picture was taken. Damaged metadata counts as none. */
export function shotOf(exif: Buffer | undefined): Shot {
  const { Photo: photo } = (exif && unlessDamaged(() => readExif(exif.subarray(0, readBytes)))) ?? {};
  const date = takenAt(photo?.DateTimeOriginal) ?? takenAt(photo?.DateTimeDigitized);
  return {
    ...(date && { taken: date }),
    isFromCamera: [photo?.ExposureTime, photo?.FNumber, photo?.ISOSpeedRatings].some((value) => value !== undefined && value !== null),
    isScreenshot: isScreenshotComment(photo?.UserComment),
  };
}

function unlessDamaged<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Cameras whose clock was never set give dates before there were digital cameras. */
const firstYear = 1995;

/** The reader gives the camera's clock as if it were UTC. */
function takenAt(date: unknown): string | undefined {
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return undefined;
  return date.getUTCFullYear() >= firstYear && date.getUTCFullYear() < 2100 ? date.toISOString().slice(0, 19) : undefined;
}

/** iPhones write this into their screenshots. Before the text, a comment names its character set in 8 bytes. */
function isScreenshotComment(comment: unknown): boolean {
  return Buffer.isBuffer(comment) && comment.subarray(8).toString('latin1').startsWith('Screenshot');
}
