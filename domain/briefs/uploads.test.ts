import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, uploads } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { phonePhoto } from '../../tests/helpers/phone-photo.ts';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { openProject } from '../projects/projects.ts';
import { pictureFile } from './picture-file.ts';
import { briefForm, briefRevision } from './queries.ts';
import { uploadLimits } from './schema.ts';
import { addUpload, changeUpload, orderPhotos, ownUploads, removeUpload } from './uploads.ts';

useDatabase();

const picture = (width = 200, height = 150) =>
  sharp({ create: { width, height, channels: 3, background: '#4a6b57' } })
    .jpeg()
    .toBuffer();

async function openOne() {
  const { id: ownerId } = await makePerson();
  const { id: projectId } = await openProject(ownerId);
  return { ownerId, projectId };
}

async function added(ownerId: string, projectId: string, kind: 'photo' | 'logo' = 'photo') {
  return must(await addUpload(ownerId, projectId, kind, 'front.jpg', await picture())).upload;
}

test('a photo is encoded, stored and part of the brief, without the right to be shown', async () => {
  const { ownerId, projectId } = await openOne();
  const upload = await added(ownerId, projectId);
  expect(upload).toMatchObject({ kind: 'photo', fileName: 'front.jpg', alt: '', rights: false });
  const { id: strangerId } = await makePerson();
  for (const { hash, format } of upload.photo.variants) {
    expect((await pictureFile(ownerId, hash, format))?.length).toBeGreaterThan(50);
    expect(await pictureFile(ownerId, hash, 'bmp')).toBeUndefined();
    expect(await pictureFile(strangerId, hash, format)).toBeUndefined();
  }
  const form = await briefForm(ownerId, projectId);
  expect(form?.input.photos).toEqual([{ file: `${upload.id}.jpg`, rights: false }]);
  expect(await briefRevision(ownerId, projectId)).toBe(1);
});

test('words and right are kept; only the named ones change', async () => {
  const { ownerId, projectId } = await openOne();
  const { id } = await added(ownerId, projectId);
  expect(await changeUpload(ownerId, projectId, id, { alt: 'The shop' })).toEqual({ ok: true });
  expect(await changeUpload(ownerId, projectId, id, { rights: true })).toEqual({ ok: true });
  expect(await ownUploads(ownerId, projectId)).toMatchObject([{ alt: 'The shop', rights: true }]);
  const focus = { x: 0.2, y: 0.8 };
  expect(await changeUpload(ownerId, projectId, id, { focus })).toEqual({ ok: true });
  expect(await changeUpload(ownerId, projectId, id, { shot: 'the counter' })).toEqual({ ok: true });
  expect(await ownUploads(ownerId, projectId)).toMatchObject([{ alt: 'The shop', photo: { width: 200, focus, shot: 'the counter' } }]);
  expect(await changeUpload(ownerId, projectId, id, { shot: '' })).toEqual({ ok: true });
  const { id: nextId } = await added(ownerId, projectId);
  expect(await changeUpload(ownerId, projectId, id, { after: nextId })).toEqual({ ok: true });
  expect(await ownUploads(ownerId, projectId)).toMatchObject([{ photo: { focus, shot: '', after: nextId } }, {}]);
  const photosOf = async () => (await briefForm(ownerId, projectId))?.input.photos;
  expect(await photosOf()).toMatchObject([{ alt: 'The shop', after: `${nextId}.jpg` }, {}]);
  expect(await removeUpload(ownerId, projectId, nextId)).toEqual({ ok: true });
  expect(await photosOf()).toEqual([{ file: `${id}.jpg`, alt: 'The shop', rights: true }]);
  expect(await removeUpload(ownerId, projectId, id)).toEqual({ ok: true });
  expect(await ownUploads(ownerId, projectId)).toEqual([]);
});

test('a phone’s HEIC photo becomes one for the web, and its date decides the order until the owner places photos', async () => {
  const { ownerId, projectId } = await openOne();
  const { upload: undated } = must(await addUpload(ownerId, projectId, 'photo', 'van.jpg', await photoBytes(1)));
  const { upload: phone } = must(await addUpload(ownerId, projectId, 'photo', 'IMG_5195.HEIC', await phonePhoto()));
  expect(phone.photo).toMatchObject({ width: 780, height: 1040, taken: '2026-05-09T17:42:05' });
  const order = async () => (await briefForm(ownerId, projectId))?.input.photos;
  const [heic, jpeg] = [
    { file: `${phone.id}.jpg`, rights: false },
    { file: `${undated.id}.jpg`, rights: false },
  ];
  expect(await order()).toEqual([heic, jpeg]);
  expect(await orderPhotos(ownerId, projectId, [undated.id])).toEqual({ ok: true });
  expect(await order()).toEqual([jpeg, heic]);
  expect(await orderPhotos(ownerId, projectId, [phone.id, undated.id])).toEqual({ ok: true });
  expect(await order()).toEqual([heic, jpeg]);
  expect((await ownUploads(ownerId, projectId)).map(({ place }) => place)).toEqual([0, 1]);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'We can’t use SVG files.'],
  ['an SVG with a prolog', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'We can’t use SVG files.'],
  ['a page', '<!doctype html><p>', 'We can’t read this file.'],
  ['nothing', '', 'This file is empty.'],
])('%s is refused in a sentence, and nothing is stored', async (_name, text, message) => {
  const { ownerId, projectId } = await openOne();
  const result = await addUpload(ownerId, projectId, 'logo', 'logo.png', Buffer.from(text));
  expect(result).toMatchObject({ ok: false, code: 'picture-unusable', message: expect.stringContaining(message) });
  expect(await db().$count(uploads, eq(uploads.projectId, projectId))).toBe(0);
});

test('a picture that is too small is refused', async () => {
  const { ownerId, projectId } = await openOne();
  const result = await addUpload(ownerId, projectId, 'photo', 'dot.jpg', await picture(20, 20));
  expect(result).toMatchObject({ ok: false, code: 'picture-unusable', message: expect.stringContaining('20 by 20 pixels') });
});

test('the last free place is given once, however many ask', async () => {
  const { ownerId, projectId } = await openOne();
  const { photo } = await added(ownerId, projectId);
  await db()
    .insert(uploads)
    .values(
      Array.from({ length: uploadLimits.photos - 2 }, (_, position) => ({
        projectId,
        kind: 'photo' as const,
        fileName: 'x.jpg',
        photo,
        position: position + 1,
      })),
    );
  const bytes = await picture();
  const results = await Promise.all([1, 2, 3].map(() => addUpload(ownerId, projectId, 'photo', 'last.jpg', bytes)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toEqual({
    ok: false,
    code: 'too-many-photos',
    message: `You can have up to ${uploadLimits.photos} photos. Remove one first.`,
  });
  expect(await db().$count(uploads, eq(uploads.projectId, projectId))).toBe(uploadLimits.photos);
});

test('a logo replaces the one before and doesn’t count as a photo', async () => {
  const { ownerId, projectId } = await openOne();
  await added(ownerId, projectId, 'logo');
  const second = await added(ownerId, projectId, 'logo');
  expect(await ownUploads(ownerId, projectId)).toMatchObject([{ id: second.id, kind: 'logo' }]);
  const form = await briefForm(ownerId, projectId);
  expect(form?.input.look).toEqual({ logo: `${second.id}.png` });
  expect(form?.input).not.toHaveProperty('photos');
});

test('once the brief is sent its pictures can’t change there, and the person learns where to change them', async () => {
  const { ownerId, projectId } = await openOne();
  const { id } = await added(ownerId, projectId);
  await db().update(briefs).set({ submittedAt: new Date() }).where(eq(briefs.projectId, projectId));
  const revision = await briefRevision(ownerId, projectId);
  const sent = { ok: false, code: 'photos-submitted', message: expect.stringContaining('change them in the portal') };
  expect(await addUpload(ownerId, projectId, 'photo', 'late.jpg', await picture())).toEqual(sent);
  expect(await addUpload(ownerId, projectId, 'logo', 'late.jpg', await picture())).toEqual(sent);
  expect(await changeUpload(ownerId, projectId, id, { rights: true })).toEqual(sent);
  expect(await removeUpload(ownerId, projectId, id)).toEqual(sent);
  expect(await ownUploads(ownerId, projectId)).toMatchObject([{ id, rights: false }]);
  expect(await briefRevision(ownerId, projectId)).toBe(revision);
});

test("another person's pictures can be neither added to, seen, changed nor removed", async () => {
  const { ownerId, projectId } = await openOne();
  const { id } = await added(ownerId, projectId);
  const stranger = await openOne();
  expect((await addUpload(stranger.ownerId, projectId, 'photo', 'x.jpg', await picture())).ok).toBe(false);
  expect(await ownUploads(stranger.ownerId, projectId)).toEqual([]);
  expect((await changeUpload(stranger.ownerId, projectId, id, { rights: true })).ok).toBe(false);
  expect((await removeUpload(stranger.ownerId, projectId, id)).ok).toBe(false);
  expect((await changeUpload(stranger.ownerId, stranger.projectId, id, { rights: true })).ok).toBe(false);
  expect(await ownUploads(ownerId, projectId)).toMatchObject([{ id, rights: false }]);
});
