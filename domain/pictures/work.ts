import { setFlagsFromString } from 'node:v8';
import sharp from 'sharp';
import { encodeAttachment } from '../../sites/pictures/attachment.ts';
import { encodePhoto } from '../../sites/pictures/encode.ts';
import { encodeMark } from '../../sites/pictures/mark.ts';
import { PictureProblem } from '../../sites/pictures/picture-type.ts';
import type { PictureAnswer, PictureJob, PictureResult } from './jobs.ts';

/** Interval of memory checks during a job. A decoder allocates about 10 MB in this time. */
const watchMs = 10;

/**
 * Part of the memory that libheif may have, which decodes HEIC photos in WebAssembly. While it decodes a tile it blocks this
 * thread, so the memory checks can't stop it. Measured: a photo in tiles takes 17 MB, the largest one without tiles 130 MB.
 */
const wasmShare = 0.42;
const wasmPageBytes = 64 * 1024;

/** Exit code after the memory limit was exceeded. */
const outOfMemoryCode = 75;

/**
 * Main loop of the picture process. Runs one job per message, and exits if resident memory exceeds `memoryBytes`. Decoders
 * allocate in their own threads outside V8's heap, so V8's limits don't apply and this thread has to check.
 */
export function workOnPictures(memoryBytes: number): void {
  sharp.concurrency(1);
  sharp.cache(false);
  setFlagsFromString(`--wasm-max-mem-pages=${Math.floor((memoryBytes * wasmShare) / wasmPageBytes)}`);
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (job) => {
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > memoryBytes) process.exit(outOfMemoryCode);
    }, watchMs);
    const answer = await answerTo(job as PictureJob);
    clearInterval(watch);
    process.send?.(answer);
  });
}

async function answerTo(job: PictureJob): Promise<PictureAnswer> {
  try {
    return { result: await resultOf(job) };
  } catch (error) {
    return error instanceof PictureProblem ? { problem: error.message } : { error: (error as Error).message };
  }
}

function resultOf(job: PictureJob): Promise<PictureResult> {
  switch (job.kind) {
    case 'photo':
      return encodePhoto(job.bytes, job.use);
    case 'attachment':
      return encodeAttachment(job.bytes, job.format, job.pixels);
    case 'mark':
      return encodeMark(job.bytes);
  }
}
