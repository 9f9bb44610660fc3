import { get } from 'node:http';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { projects, siteVersions, uploads } from '../db/schema/index.ts';
import { addUpload } from '../domain/briefs/uploads.ts';
import { openProject } from '../domain/projects/projects.ts';
import { openWriter } from '../outside/writer/writer.ts';
import { startParts } from '../roles/start.ts';
import type { Photo } from '../sites/document/document.ts';
import { must } from '../tests/harness/must.ts';
import { percentile, report } from './report.ts';
import { answeredProject, sendBrief, signUp } from './setup/customer.ts';

const runs = 50;
/** Drafts with and without a dead model take turns in groups of this many, first one then the other, so that both see the same machine. */
const groupSize = 10;
/** Nothing listens there, so the model's endpoint refuses every connection. */
const deadWriter = { url: 'http://127.0.0.1:9/v1', key: 'none', model: 'none' };
/** The most that a dead endpoint may slow a draft down. */
const deadLimit = 5;
const photoRuns = 50;
const photosEach = 8;
/** The most that p95 may be, without photos and with eight of 12 megapixels, encoded at upload. */
const limitMs = { plain: 3000, photos: 15_000 };

/** From paid-and-submitted to the draft's home page answering over HTTP, through queue, worker and server as they are. */
export async function bench(): Promise<number> {
  const running = await startParts({ web: true, worker: true });
  try {
    const plain: number[] = [];
    const withDeadWriter: number[] = [];
    // What ran before the first group was cold.
    for (let run = 0; run < groupSize; run++) await draftOnce(`warm-${run}`, []);
    for (let run = 0; run < runs; run += groupSize) {
      const turns = [
        { writer: undefined, name: 'plain', seen: plain },
        { writer: deadWriter, name: 'dead', seen: withDeadWriter },
      ];
      if ((run / groupSize) % 2) turns.reverse();
      for (const { writer, name, seen } of turns) {
        openWriter(writer);
        for (let next = run; next < run + groupSize; next++) seen.push(await draftOnce(`${name}-${next}`, []));
      }
    }
    openWriter(undefined);
    const encoded = await uploadPhotos();
    const withPhotos: number[] = [];
    for (let run = 0; run < photoRuns; run++) withPhotos.push(await draftOnce(`photos-${run}`, encoded.photos));
    return report(
      'draft',
      [
        {
          label: `draft visible after payment and brief, p95 of ${runs}`,
          value: percentile(plain, 0.95),
          limit: limitMs.plain,
          unit: 'ms',
        },
        {
          label: `longer with a dead model endpoint, median of ${runs}`,
          value: 100 * (percentile(withDeadWriter, 0.5) / percentile(plain, 0.5) - 1),
          limit: deadLimit,
          unit: '%',
        },
        {
          label: `with ${photosEach} photos of 12 megapixels, p95 of ${photoRuns}`,
          value: percentile(withPhotos, 0.95),
          limit: limitMs.photos,
          unit: 'ms',
        },
      ],
      [
        `medians ${percentile(plain, 0.5).toFixed(0)} and ${percentile(withPhotos, 0.5).toFixed(0)} ms`,
        `encoding at upload, before the clock: ${encoded.msEach.toFixed(0)} ms a photo`,
      ],
    );
  } finally {
    await running.stop();
  }
}

async function draftOnce(name: string, photos: Photo[]): Promise<number> {
  const user = await signUp(name);
  const projectId = await answeredProject(user);
  for (const [position, photo] of photos.entries()) {
    await db()
      .insert(uploads)
      .values({
        projectId,
        kind: 'photo',
        fileName: `photo-${position}.jpg`,
        alt: `Photo ${position + 1}`,
        rights: true,
        position,
        photo,
      });
  }
  await sendBrief(user.id, projectId);
  const started = performance.now();
  for (;;) {
    const [row] = await db()
      .select({ state: projects.state, token: siteVersions.previewToken })
      .from(projects)
      .innerJoin(siteVersions, eq(siteVersions.projectId, projects.id))
      .where(eq(projects.id, projectId));
    if (row?.state === 'in_qa') throw new Error('The gate held a draft of the bench.');
    if (row?.state === 'draft_ready' && (await answers(row.token))) return performance.now() - started;
    if (performance.now() - started > 60_000) throw new Error('A draft took more than a minute.');
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** Whether the draft's home page answers, asked through the server by its preview host (which only browsers resolve by name). */
async function answers(token: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asked = get(
      { host: '127.0.0.1', port: env().port, path: '/', headers: { Host: `p-${token}.${env().sitesDomain}:${env().port}` } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode === 200));
      },
    );
    asked.once('error', reject);
  });
}

/** Eight photos sent the way an owner sends them, encoded once; every run's brief then names them. */
async function uploadPhotos(): Promise<{ photos: Photo[]; msEach: number }> {
  const user = await signUp('photos');
  const project = await openProject(user.id);
  const photos: Photo[] = [];
  let spentMs = 0;
  for (let index = 0; index < photosEach; index++) {
    const bytes = await photo(index);
    const started = performance.now();
    const added = await addUpload(user.id, project.id, 'photo', `photo-${index}.jpg`, bytes);
    spentMs += performance.now() - started;
    photos.push(must(added).upload.photo);
  }
  return { photos, msEach: spentMs / photosEach };
}

/** A 4,000 × 3,000 JPEG with detail in it, unlike any other. */
async function photo(index: number): Promise<Buffer> {
  const noise = await sharp({
    create: { width: 1000, height: 750, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .tint({ r: 60 + index * 20, g: 120, b: 200 - index * 15 })
    .composite([{ input: Buffer.from(shadow(index)), blend: 'multiply' }])
    .png()
    .toBuffer();
  return sharp(noise).resize(4000, 3000).jpeg({ quality: 88 }).toBuffer();
}

/** Noise alone would be left out, because it's almost one color. */
function shadow(index: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><ellipse cx="${100 + index * 110}" cy="${600 - index * 60}" rx="240" ry="180" fill="#234"/></svg>`;
}
