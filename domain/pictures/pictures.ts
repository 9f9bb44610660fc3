import { fileURLToPath } from 'node:url';
import { log } from '../../log.ts';
import { JobFailed, JobProcess, JobProcessBusy } from '../../outside/job-process.ts';
import type { AttachmentFormat } from '../../sites/pictures/attachment.ts';
import type { EncodedPhoto } from '../../sites/pictures/encode.ts';
import { pictureLimits, refuseOversized, tooHeavy } from '../../sites/pictures/limits.ts';
import { PictureProblem, type PictureType, pictureType, unreadable } from '../../sites/pictures/picture-type.ts';
import type { PictureAnswer, PictureJob, PictureResult } from './jobs.ts';

const mebibyte = 1024 * 1024;

/**
 * Resident memory at which the picture process gives up. A plain JPEG of 50 megapixels needs 270 MB of it, an interlaced
 * PNG as much, and 90 MB are Node and the decoders themselves.
 */
const memoryMb = 384;

const limits = {
  /** A photo of 12 megapixels takes 1 to 5 seconds on one core. */
  jobMs: 60_000,
  /** Proxies give up on an answer after a minute. */
  waitMs: 40_000,
  waiting: 24,
  /** What waits lies in the web process's memory. */
  waitingBytes: 64 * mebibyte,
  idleMs: 60_000,
} as const;

/** What visitors send may fill half of the waiting list, so that customers' photos still find a place. */
const visitorsShare = 0.5;

/** Too many pictures wait already. Nothing was decoded, so the same picture can be sent again. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

export const busyMessage = "We're busy with other photos right now. Please try again in a minute.";

/**
 * Decodes an uploaded picture and encodes it for the web, in the picture process (`encodePhoto` of sites/ says how). Throws
 * PictureProblem, whose message is for the sender, or PicturesBusy.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const type = pictureType(bytes);
  if (bytes.byteLength > pictureLimits.bytes) throw new PictureProblem(tooHeavy(bytes.byteLength));
  refuseOversized(bytes, type, pictureLimits.pixels);
  const { photo, bodies } = await inProcess({ kind: 'photo', bytes }, type);
  return { photo, bodies: new Map([...bodies].map(([hash, body]) => [hash, Buffer.from(body)])) };
}

/** The same for a picture that comes with a message: one raster of its own format, at most 2,400 px a side. */
export async function encodeAttachment(
  bytes: Uint8Array,
  format: AttachmentFormat,
  { pixels, from }: { pixels: number; from: 'visitor' | 'member' },
): Promise<Buffer> {
  const type = pictureType(bytes);
  refuseOversized(bytes, type, pixels);
  const share = from === 'visitor' ? visitorsShare : 1;
  return Buffer.from(await inProcess({ kind: 'attachment', bytes, format, pixels }, type, share));
}

/** Ends the picture process. It's started again by the next picture. */
export function closePictures(): void {
  pictureProcess?.close();
  pictureProcess = undefined;
}

let pictureProcess: JobProcess<PictureJob, PictureAnswer> | undefined;

async function inProcess<Job extends PictureJob>(job: Job, type: PictureType, share = 1): Promise<PictureResult<Job['kind']>> {
  pictureProcess ??= startedProcess();
  const bytes = job.bytes.byteLength;
  const answer = await pictureProcess.run(job, bytes, share).catch((error: unknown): PictureAnswer => {
    if (error instanceof JobProcessBusy) throw new PicturesBusy(error.message);
    if (error instanceof JobFailed) return { error: error.message };
    throw error;
  });
  if ('problem' in answer) throw new PictureProblem(answer.problem);
  if ('result' in answer) return answer.result as PictureResult<Job['kind']>;
  log.warn({ kind: job.kind, type, bytes, reason: answer.error }, 'a picture could not be read');
  throw new PictureProblem(unreadable(type));
}

function startedProcess(): JobProcess<PictureJob, PictureAnswer> {
  return new JobProcess({
    ...program(),
    env: decoderEnv,
    ...limits,
    onDeath: ({ code, signal }) => log.warn({ code, signal }, 'the picture process ended'),
  });
}

/** The one bundle has a role for it; tests run the sources, which have no bundle. */
function program(): { file: string; args: string[] } {
  const memory = String(memoryMb);
  return import.meta.env?.PROD
    ? { file: process.argv[1] ?? '', args: ['pictures', memory] }
    : { file: fileURLToPath(new URL('process.ts', import.meta.url)), args: [memory] };
}

/**
 * No secret of ours. Few arenas, and large blocks mapped one by one, so that freed memory goes back to the system; as many
 * threads as pictures are encoded at once, and a few for files.
 */
const decoderEnv = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '4',
};
