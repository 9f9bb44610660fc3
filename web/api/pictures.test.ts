import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addUpload } from '../../domain/briefs/uploads.ts';
import { openProject } from '../../domain/projects/projects.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { member } from '../../tests/helpers/members.ts';
import { addPictures } from './pictures.ts';

useDatabase();
const app = new Hono();
addPictures(app);

test('a photo is kept by its owner’s browser, and shown by it only while the owner is logged in', async () => {
  const { browser, id } = await member();
  const photo = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#4a6b57' } })
    .jpeg()
    .toBuffer();
  const added = must(await addUpload(id, (await openProject(id)).id, 'photo', 'front.jpg', photo));
  const [variant] = added.upload.photo.variants;
  const path = `/files/${variant?.hash}.${variant?.format}`;
  const ask = (headers: Headers, tag = '') => {
    const sent = new Headers(headers);
    if (tag) sent.set('if-none-match', tag);
    return app.request(path, { headers: sent });
  };

  const first = await ask(browser.headers);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, `image/${variant?.format}`]);
  // Kept, but asked for each time it's shown.
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await ask(browser.headers, tag);
  expect([again.status, again.headers.get('etag'), again.headers.get('cache-control'), await again.text()]).toEqual([
    304,
    tag,
    'private, no-cache',
    '',
  ]);
  expect((await ask(browser.headers, '"another.webp"')).status).toBe(200);

  const stranger = await member();
  expect((await ask(stranger.browser.headers, tag)).status).toBe(404);
  const before = new Headers(browser.headers);
  await browser.post('/api/auth/logout');
  for (const headers of [before, browser.headers, new Headers()]) expect((await ask(headers, tag)).status).toBe(404);
});
