import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { JobFailed, JobProcess } from '../../outside/job-process.ts';
import { PictureProblem } from '../../sites/pictures/picture-type.ts';
import { phonePhoto, untiledPhoto } from '../../tests/helpers/phone-photo.ts';
import type { PictureAnswer, PictureJob } from './jobs.ts';
import { closePictures, encodeAttachment, encodePhoto } from './pictures.ts';

afterAll(closePictures);

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#4a6b57' } });
const visitor = { pixels: 16_000_000, from: 'visitor' } as const;

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It was taken.'),
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(PictureProblem);
  return error.message;
}

test('a photo is encoded in the picture process', async () => {
  const { photo, bodies } = await encodePhoto(await picture(700, 500).jpeg().toBuffer());
  expect([photo.width, photo.height]).toEqual([700, 500]);
  for (const { hash, bytes, width } of photo.variants) {
    expect(bodies.get(hash)).toHaveLength(bytes);
    expect((await sharp(bodies.get(hash)).metadata()).width).toBe(width);
  }
});

test('an attachment keeps its format and gets at most 2,400 px a side', async () => {
  const wide = await encodeAttachment(await picture(4000, 1000).webp().toBuffer(), 'webp', visitor);
  expect(await sharp(wide).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 600 });
  const small = await encodeAttachment(await picture(8, 6).png().toBuffer(), 'png', visitor);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'png', width: 8, height: 6 });
});

test('a phone’s HEIC photo is decoded in the picture process, for a brief and for a message', async () => {
  const bytes = await phonePhoto();
  const { photo } = await encodePhoto(bytes);
  expect(photo).toMatchObject({ width: 780, height: 1040, taken: '2026-05-09T17:42:05' });
  expect(photo.focus).toBeDefined();
  const sent = await sharp(await encodeAttachment(bytes, 'jpeg', visitor)).metadata();
  expect(sent).toMatchObject({ format: 'jpeg', width: 780, height: 1040 });
  expect(sent.exif).toBeUndefined();
});

test('an animation keeps its first frame', async () => {
  const frames = await Promise.all([picture(80, 60), picture(80, 60).negate()].map((frame) => frame.png().toBuffer()));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(2);
  const kept = await sharp(await encodeAttachment(animated, 'webp', visitor)).metadata();
  expect([kept.pages ?? 1, kept.width, kept.height]).toEqual([1, 80, 60]);
});

test.each([
  ['WebP', () => picture(4200, 4200).webp({ effort: 0 }), 100],
  ['PNG', () => picture(4200, 4200).png(), 100],
  ['JPEG', () => picture(4200, 4200).jpeg({ quality: 10 }), 1000],
])('a %s that declares too many pixels is refused before it is decoded', async (_, make, headerBytes) => {
  const bytes = await make().toBuffer();
  const header = bytes.subarray(0, headerBytes);
  // The header alone can't be decoded, so a refusal for its size shows that no one tried.
  expect(await refusalOf(encodeAttachment(header, 'webp', visitor))).toBe(
    'This picture has more than 16 megapixels. Please send a smaller one.',
  );
  expect(await refusalOf(encodePhoto(header))).not.toMatch(/megapixels/);
});

test.each([
  ['60 megapixels', () => picture(10_000, 6000).png(), 'This picture has more than 50 megapixels. Please send a smaller one.'],
  ['a side of 30,000', () => picture(30_000, 1000).png(), 'This picture is 30000 by 1000 pixels. The limit is 16,384 pixels a side.'],
  ['an AVIF of 13 megapixels', () => picture(4000, 3250).avif({ effort: 0 }), /^This picture has more than 12 megapixels/],
  [
    'a progressive JPEG of 25',
    () => picture(6000, 4200).jpeg({ progressive: true, quality: 10 }),
    /^This picture has more than 24 megapixels/,
  ],
  ['a cut-off WebP', async () => (await picture(900, 900).webp().toBuffer()).subarray(0, 200), /^We can’t open this WEBP file/],
  ['bytes behind the start of a PNG', () => Buffer.from('89504e470d0a1a0a0000', 'hex'), /^We can’t open this PNG file/],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^We can’t use SVG files/],
])('%s is refused in a sentence', async (_, make, message) => {
  const made = await make();
  expect(await refusalOf(encodePhoto(Buffer.isBuffer(made) ? made : await made.toBuffer()))).toMatch(message);
});

/** A picture process that may hold so many megabytes, and the exit codes of those that ended. */
function smallProcess(megabytes = 160) {
  const deaths: unknown[] = [];
  const small = new JobProcess<PictureJob, PictureAnswer>({
    file: fileURLToPath(new URL('process.ts', import.meta.url)),
    args: [`${megabytes}`],
    env: {},
    jobMs: 60_000,
    waitMs: 60_000,
    waiting: 5,
    waitingBytes: 50_000_000,
    idleMs: 60_000,
    onDeath: ({ code }) => deaths.push(code),
  });
  return { small, deaths };
}

test('a picture that needs more memory than the process may hold fails alone', async () => {
  const { small, deaths } = smallProcess();
  try {
    const large = await picture(7000, 7000).png({ progressive: true }).toBuffer();
    const refused = expect(small.run({ kind: 'photo', bytes: large }, { bytes: large.length })).rejects.toBeInstanceOf(JobFailed);
    const next = small.run(
      { kind: 'attachment', bytes: await picture(300, 200).jpeg().toBuffer(), format: 'jpeg', pixels: 1e6 },
      { bytes: 1000 },
    );
    await refused;
    expect(await next).toHaveProperty('result');
    expect(deaths).toEqual([75, 75]);
  } finally {
    small.close();
  }
  // Longer than both jobs may take.
}, 130_000);

test('a HEIC photo that needs more memory than its decoder may have is refused, and the process goes on', async () => {
  const { small, deaths } = smallProcess(180);
  try {
    const [untiled, tiled] = [await untiledPhoto(), await phonePhoto()];
    expect(await small.run({ kind: 'photo', bytes: untiled }, { bytes: untiled.length })).toEqual({
      problem: expect.stringMatching(/^We can’t open this HEIC/),
    });
    expect(await small.run({ kind: 'attachment', bytes: tiled, format: 'jpeg', pixels: 1e6 }, { bytes: tiled.length })).toHaveProperty(
      'result',
    );
    expect(deaths).toEqual([]);
  } finally {
    small.close();
  }
}, 130_000);
