import { fileURLToPath } from 'node:url';
import { log } from '../../base/log.ts';
import { JobFailed, JobProcess, JobProcessBusy } from '../../outside/job-process.ts';
import type { AttachmentFormat } from '../../sites/pictures/attachment.ts';
import type { EncodedPhoto } from '../../sites/pictures/encode.ts';
import { pictureLimits, refuseOversized, tooHeavy } from '../../sites/pictures/limits.ts';
import { type EncodedMark, isSvg } from '../../sites/pictures/mark.ts';
import { PictureProblem, type PictureType, pictureType, unreadable } from '../../sites/pictures/picture-type.ts';
import { builtEntry } from '../builds/commands.ts';
import type { PictureAnswer, PictureJob, PictureResult } from './jobs.ts';

const mebibyte = 1024 * 1024;

/**
 * Resident memory at which the picture process ends itself. Measured: Node and the decoders take 90 MB, and a baseline JPEG
 * or an interlaced PNG of 50 megapixels takes 270 MB.
 */
const memoryMb = 384;

const limits = {
  /** A photo of 12 megapixels takes 1 to 5 seconds on one core. */
  jobMs: 60_000,
  /** Proxies usually time out after a minute. */
  waitMs: 40_000,
  waiting: 24,
  /** Waiting pictures are in the web process's memory. */
  waitingBytes: 64 * mebibyte,
  idleMs: 60_000,
} as const;

/** Visitors' pictures fill only a part of the queue, so there's always room for customers' photos. */
const visitors = { name: 'visitors', share: 0.5 };

/** Too many pictures are waiting. The picture was not decoded and can be sent again. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

/**
 * Decodes an uploaded picture and encodes it for the web in the picture process (see `encodePhoto` in sites/). Throws
 * PictureProblem, whose message is for the sender, or PicturesBusy.
 */
export async function encodePhoto(bytes: Uint8Array, use: 'photo' | 'logo' = 'photo'): Promise<EncodedPhoto> {
  const type = pictureType(bytes);
  if (bytes.byteLength > pictureLimits.bytes) throw new PictureProblem(tooHeavy(bytes.byteLength));
  refuseOversized(bytes, type, pictureLimits.pixels);
  const { photo, bodies } = await inProcess({ kind: 'photo', bytes, use }, type);
  return { photo, bodies: new Map([...bodies].map(([hash, body]) => [hash, Buffer.from(body)])) };
}

/** Re-encodes a picture attached to a message in its own format, with up to 2,400 px a side. Throws like `encodePhoto`. */
export async function encodeAttachment(
  bytes: Uint8Array,
  format: AttachmentFormat,
  { pixels, from }: { pixels: number; from: 'visitor' | 'member' },
): Promise<Buffer> {
  const type = pictureType(bytes);
  refuseOversized(bytes, type, pixels);
  return Buffer.from(await inProcess({ kind: 'attachment', bytes, format, pixels }, type, from === 'visitor' ? visitors : undefined));
}

/** Draws an uploaded mark anew (see `encodeMark` in sites/). Throws like `encodePhoto`. */
export async function encodeMark(bytes: Uint8Array): Promise<EncodedMark> {
  return inProcess({ kind: 'mark', bytes }, isSvg(bytes) ? 'svg' : pictureType(bytes, 'an SVG or PNG'));
}

/** Ends the picture process. The next picture starts a new one. */
export function closePictures(): void {
  pictureProcess?.close();
  pictureProcess = undefined;
}

/** Resident memory of the picture process in bytes, 0 if it isn't running. */
export function picturesBytes(): number {
  return pictureProcess?.memoryBytes ?? 0;
}

let pictureProcess: JobProcess<PictureJob, PictureAnswer> | undefined;

async function inProcess<Job extends PictureJob>(
  job: Job,
  type: PictureType | 'svg',
  kind?: typeof visitors,
): Promise<PictureResult<Job['kind']>> {
  pictureProcess ??= startedProcess();
  const bytes = job.bytes.byteLength;
  const answer = await pictureProcess.run(job, { bytes, ...(kind && { kind }) }).catch((error: unknown): PictureAnswer => {
    if (error instanceof JobProcessBusy) throw new PicturesBusy(error.message);
    if (error instanceof JobFailed) return { error: error.message };
    throw error;
  });
  if ('problem' in answer) throw new PictureProblem(answer.problem);
  if ('result' in answer) return answer.result as PictureResult<Job['kind']>;
  log.warn({ kind: job.kind, type, bytes, reason: answer.error }, 'could not read an uploaded picture');
  throw new PictureProblem(unreadable(type));
}

function startedProcess(): JobProcess<PictureJob, PictureAnswer> {
  return new JobProcess({
    ...decoder(),
    env: decoderEnv,
    ...limits,
    onDeath: ({ code, signal }) => log.warn({ code, signal }, 'the picture process ended unexpectedly'),
  });
}

/** The built bundle has a role for the picture process. Tests run from source without a bundle. */
function decoder(): { file: string; args: string[] } {
  const memory = String(memoryMb);
  return import.meta.env?.PROD
    ? { file: builtEntry, args: ['pictures', memory] }
    : { file: fileURLToPath(new URL('process.ts', import.meta.url)), args: [memory] };
}

/**
 * The child's whole environment, which holds no secrets. The malloc settings return freed memory to the system. The thread pool has
 * room for the pictures encoded in parallel and some file access.
 */
const decoderEnv = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '4',
};
