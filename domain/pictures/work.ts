import sharp from 'sharp';
import { encodeAttachment } from '../../sites/pictures/attachment.ts';
import { encodePhoto } from '../../sites/pictures/encode.ts';
import { PictureProblem } from '../../sites/pictures/picture-type.ts';
import type { PictureAnswer, PictureJob, PictureResult } from './jobs.ts';

/** How often the process looks at its own memory while it works. A decoder fills some 10 MB in that time. */
const watchMs = 10;

/** What the process ends with when it needs more memory than it may have. */
const outOfMemoryCode = 75;

/**
 * The picture process: does one job for each message, and ends itself when it holds more than `memoryBytes`. Decoders work
 * in threads, outside V8's heap, so that this thread can watch them and no limit of V8's would.
 */
export function workOnPictures(memoryBytes: number): void {
  sharp.concurrency(1);
  sharp.cache(false);
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
      return encodePhoto(job.bytes);
    case 'attachment':
      return encodeAttachment(job.bytes, job.format, job.pixels);
  }
}
