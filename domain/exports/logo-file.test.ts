import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { logoDesigns } from '../../sites/document/logo-designs.ts';
import { designOf } from '../../sites/logo/logo.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { changeOwnSite } from '../site-changes/site-changes.ts';
import { logoFile } from './logo-file.ts';

useDatabase();

let live: Awaited<ReturnType<typeof liveProject>>;
beforeAll(async () => {
  live = await liveProject('Logo Plumbing');
});

test('an owner has three logos as SVG, each named after the site and without text that needs a font', async () => {
  const { owner, projectId } = live;
  const files = await Promise.all(logoDesigns.map((design) => logoFile(owner.id, projectId, { design, format: 'svg' })));
  expect(new Set(files.map((file) => file?.body)).size).toBe(3);
  for (const file of files) {
    expect(file?.body).toMatch(/^<svg [^>]*aria-label="Hollis &amp; Daughter Plumbing">/);
    expect(file?.body).not.toContain('<text');
  }
  expect(files[0]?.fileName).toMatch(/^[a-z-]+-logo-initials\.svg$/);
});

test('a PNG has the logo large enough to print, on nothing', async () => {
  const { owner, projectId } = live;
  const file = await logoFile(owner.id, projectId, { design: 'object', format: 'png' });
  expect(file?.fileName).toMatch(/-logo-object\.png$/);
  const picture = sharp(file?.body as Uint8Array);
  expect((await picture.metadata()).width).toBeGreaterThanOrEqual(1024);
  const { channels } = await picture.stats();
  expect([channels[3]?.min, channels[3]?.max]).toEqual([0, 255]);
});

test('another person has none of them, and neither has a version that isn’t there', async () => {
  const stranger = await makePerson();
  expect(await logoFile(stranger.id, live.projectId, { design: 'initials', format: 'png' })).toBeUndefined();
  expect(await logoFile(live.owner.id, live.projectId, { design: 'initials', format: 'svg', versionId: live.projectId })).toBeUndefined();
});

test('choosing one makes a version with it, and nothing else changes', async () => {
  const { owner, projectId, version } = live;
  for (const value of logoDesigns.filter((design) => design !== designOf(version.document))) {
    const { version: next } = must(
      await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'look.logoDesign', value }], name: 'Logo' }),
    );
    expect(next.name).toBe('Logo');
    expect(next.document.logo).toEqual({ ...version.document.logo, mark: value });
    expect({ ...next.document, logo: null, unused: null }).toEqual({ ...version.document, logo: null, unused: null });
  }
  const refused = await changeOwnSite(owner.id, projectId, {
    texts: [],
    facts: [{ path: 'look.logoDesign', value: 'hologram' }],
    name: 'Logo',
  });
  expect(refused.ok).toBe(false);
});
