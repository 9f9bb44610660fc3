import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { uploads } from '../../db/schema/index.ts';
import { JobProcess } from '../../outside/job-process.ts';
import { digestOf } from '../../outside/storage/storage.ts';
import type { Photo } from '../../sites/document/document.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { draftedProject, liveProject, projectNow, scheduledProject } from '../../tests/helpers/projects.ts';
import { inSiteOrder } from '../briefs/photo-order.ts';
import { ownUploads } from '../briefs/uploads.ts';
import type { PictureAnswer, PictureJob } from '../pictures/jobs.ts';
import { asOwner } from '../projects/site-editor.ts';
import { type Version, versionsOf } from '../versions/versions.ts';
import { changePictures, type OwnPictures } from './own-pictures.ts';
import { placePhoto } from './photo-places.ts';
import { undoChange } from './site-changes.ts';

useDatabase();

// Equal pictures are encoded once, because each takes half a second of a processor, and domain/pictures tests how it's done.
beforeAll(() => {
  const answers = new Map<string, Promise<unknown>>();
  const { run } = JobProcess.prototype;
  vi.spyOn(JobProcess.prototype, 'run').mockImplementation(function (this: JobProcess<PictureJob, PictureAnswer>, job, options) {
    const { bytes, ...rest } = job as PictureJob;
    const key = `${JSON.stringify(rest)} ${digestOf(Buffer.from(bytes))}`;
    const answer = answers.get(key) ?? run.call(this, job, options);
    answers.set(key, answer);
    return answer;
  });
});
afterAll(() => void vi.restoreAllMocks());

const nothing: OwnPictures = { added: [], rights: false, removed: [], described: [] };

/** A wall, which is good enough for a logo and where nothing is shown. */
const flat = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#4a6b57' } })
    .jpeg()
    .toBuffer();

async function picture(kind: 'photo' | 'logo', alt = '', bytes?: Buffer) {
  return { kind, fileName: `${kind}.jpg`, bytes: bytes ?? (await flat()), alt };
}

/** Ids of the photos that a version shows. */
function photosOf({ document }: Version): string[] {
  return [...JSON.stringify(document).matchAll(/"photo":\{"id":"([^"]+)"/g)].map(([, id]) => id ?? '');
}

test('adding a photo makes a version that shows it, and removing it makes the next one without it', async () => {
  const { owner, projectId, version } = await draftedProject('Photo Plumbing');
  const added = [await picture('photo', 'Our van in front of the shop', await photoBytes(1))];
  const second = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added, rights: true })).version;
  const [upload] = await ownUploads(owner.id, projectId);
  expect(upload).toMatchObject({ kind: 'photo', alt: 'Our van in front of the shop', rights: true });
  expect(photosOf(version)).toEqual([]);
  expect(photosOf(second)).toContain(upload?.photo.id);
  expect(second).toMatchObject({ number: 2, name: 'Photos', sentAt: expect.any(Date) });
  const third = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, removed: [upload?.id ?? ''] })).version;
  expect(photosOf(third)).toEqual([]);
  expect(await ownUploads(owner.id, projectId)).toEqual([]);
  expect((await versionsOf(projectId, true)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

test('a focal point applies wherever the photo is shown, also where it was put by hand, and can be undone', async () => {
  const { owner, projectId } = await draftedProject('Focused Plumbing');
  const added = [await picture('photo', 'Our van', await photoBytes(1)), await picture('photo', 'Our shop', await photoBytes(2))];
  const first = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added, rights: true })).version;
  const [, upload] = await ownUploads(owner.id, projectId);
  const id = upload?.id ?? '';
  const hero = first.document.pages[0]?.sections[0]?.id ?? '';
  must(await placePhoto(asOwner(owner.id), projectId, { page: '/', section: hero, path: 'picture', uploadId: id }));
  const described = [{ id, alt: 'Our shop', rights: true, keep: false, focus: { x: 0.1, y: 0.9 } }];
  const { version } = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, described }));
  const focusIn = ({ document }: Version) => {
    const props = document.pages[0]?.sections[0]?.props as { picture?: { photo?: Photo } } | undefined;
    return props?.picture?.photo?.focus;
  };
  expect(focusIn(version)).toEqual({ x: 0.1, y: 0.9 });
  expect((await ownUploads(owner.id, projectId)).find((one) => one.id === id)?.photo.focus).toEqual({ x: 0.1, y: 0.9 });
  const undone = must(await undoChange(asOwner(owner.id), projectId, version.id));
  expect(focusIn(undone.version)).toEqual(upload?.photo.focus);
  expect((await ownUploads(owner.id, projectId)).find((one) => one.id === id)?.photo.focus).toEqual(upload?.photo.focus);
});

test('a photo whose rights are withdrawn is no longer shown', async () => {
  const { owner, projectId } = await draftedProject('Rights Plumbing');
  must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added: [await picture('photo')], rights: true })).version;
  const [upload] = await ownUploads(owner.id, projectId);
  const described = [{ id: upload?.id ?? '', alt: 'A pipe', rights: false, keep: false }];
  expect(photosOf(must(await changePictures(asOwner(owner.id), projectId, { ...nothing, described })).version)).toEqual([]);
  expect(await ownUploads(owner.id, projectId)).toMatchObject([{ alt: 'A pipe', rights: false }]);
});

test('a photo isn’t left out as a duplicate of one that we may not show', async () => {
  const { owner, projectId } = await draftedProject('Twice Plumbing');
  const bytes = await photoBytes(1);
  must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added: [await picture('photo', '', bytes)], rights: true }));
  const [upload] = await ownUploads(owner.id, projectId);
  const described = [{ id: upload?.id ?? '', alt: '', rights: false, keep: false }];
  must(await changePictures(asOwner(owner.id), projectId, { ...nothing, described }));
  const again = await changePictures(asOwner(owner.id), projectId, {
    ...nothing,
    added: [await picture('photo', '', bytes)],
    rights: true,
  });
  expect(must(again).leftOut).toEqual([]);
});

test('a photo that is almost one color is only shown if the owner wants it anyway', async () => {
  const { owner, projectId } = await draftedProject('Flat Plumbing');
  const added = [await picture('photo', 'Our wall')];
  const result = await changePictures(asOwner(owner.id), projectId, { ...nothing, added, rights: true });
  const without = must(result).version;
  expect(result.leftOut).toEqual([{ name: 'photo.jpg', reason: 'plain' }]);
  expect(photosOf(without)).toEqual([]);
  const [upload] = await ownUploads(owner.id, projectId);
  const described = [{ id: upload?.id ?? '', alt: 'Our wall', rights: true, keep: true }];
  const shown = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, described })).version;
  expect(photosOf(shown)).toContain(upload?.photo.id);
  expect(await ownUploads(owner.id, projectId)).toMatchObject([{ keep: true }]);
});

test('photos come in the owner’s order, which going back to a version restores', async () => {
  const { owner, projectId } = await draftedProject('First Plumbing');
  const added = [await picture('photo', 'Wall', await photoBytes(2)), await picture('photo', 'Van', await photoBytes(1))];
  must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added, rights: true }));
  const [wall, van] = await ownUploads(owner.id, projectId);
  const order = [van?.id ?? '', wall?.id ?? ''];
  const made = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, order })).version;
  expect(made.name).toBe('Photos');
  const inOrder = async () => inSiteOrder(await ownUploads(owner.id, projectId)).map(({ alt }) => alt);
  expect(await inOrder()).toEqual(['Van', 'Wall']);
  expect(await changePictures(asOwner(owner.id), projectId, { ...nothing, order })).toEqual({
    ok: false,
    problems: [{ field: '', code: 'nothing-changed', message: 'You didn’t change anything.' }],
  });
  must(await undoChange(asOwner(owner.id), projectId, made.id));
  expect(await inOrder()).toEqual(['Wall', 'Van']);
});

test('a file that we can’t read doesn’t keep the others from being saved', async () => {
  const { owner, projectId } = await draftedProject('Mixed Plumbing');
  const broken = { kind: 'photo' as const, fileName: 'notes.jpg', bytes: Buffer.from('Not a photo'), alt: '' };
  const added = [broken, await picture('photo', 'Our van', await photoBytes(1))];
  const result = await changePictures(asOwner(owner.id), projectId, { ...nothing, added, rights: true });
  must(result);
  expect(result.unreadable).toMatchObject([
    { field: 'added.0', code: 'picture-unusable', message: expect.stringMatching(/^notes.jpg: We can’t read this file/) },
  ]);
  expect(await ownUploads(owner.id, projectId)).toMatchObject([{ alt: 'Our van' }]);
});

test('a logo replaces the one before, and a live site stays unchanged until that is approved', async () => {
  const { owner, projectId, version } = await liveProject('Logo Plumbing');
  const first = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added: [await picture('logo')] })).version;
  expect([first.name, first.document.logo.kind]).toEqual(['Logo', 'photo']);
  must(
    await changePictures(asOwner(owner.id), projectId, {
      ...nothing,
      added: [await picture('logo'), await picture('photo')],
      rights: true,
    }),
  ).version;
  expect((await ownUploads(owner.id, projectId)).map(({ kind }) => kind).sort()).toEqual(['logo', 'photo']);
  expect(await projectNow(projectId)).toMatchObject({ state: 'live', liveVersionId: version.id });
});

test('what can’t be saved is refused with a message, and nothing changes', async () => {
  const { owner, projectId } = await draftedProject('Refused Pictures Plumbing');
  const stranger = await draftedProject('Stranger Pictures Plumbing');
  const refusalOf = async (ownerId: string, wanted: Partial<OwnPictures>) => {
    const result = await changePictures(asOwner(ownerId), projectId, { ...nothing, ...wanted });
    return result.ok ? 'saved' : result.problems[0]?.message;
  };
  expect(await refusalOf(owner.id, {})).toBe('You didn’t change anything.');
  expect(await refusalOf(owner.id, { added: [await picture('photo')] })).toMatch(/^Confirm that you have permission to use these photos/);
  expect(await refusalOf(owner.id, { added: [{ ...(await picture('logo')), bytes: Buffer.from('<svg/>') }] })).toMatch(
    /^logo.jpg: We can’t read this file/,
  );
  expect(await refusalOf(owner.id, { removed: ['01890000-0000-7000-8000-000000000000'] })).toBe('One of these photos no longer exists.');
  const many = await Promise.all(Array.from({ length: 31 }, () => picture('photo')));
  expect(await refusalOf(owner.id, { added: many, rights: true })).toBe('You can have up to 30 photos. Remove one first.');
  expect(await refusalOf(stranger.owner.id, { added: [await picture('logo')] })).toBe('This project no longer exists.');
  expect(await db().$count(uploads, eq(uploads.projectId, projectId))).toBe(0);
  expect(await versionsOf(projectId, false)).toHaveLength(1);
});

test('before the draft exists, pictures stay as they were sent', async () => {
  const { owner, projectId } = await scheduledProject('Early Pictures Plumbing');
  expect(await changePictures(asOwner(owner.id), projectId, { ...nothing, added: [await picture('logo')] })).toEqual({
    ok: false,
    problems: [{ field: '', code: 'draft-not-ready', message: 'You can change your site once the draft is ready.' }],
  });
});
