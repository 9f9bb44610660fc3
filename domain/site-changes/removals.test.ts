import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { asOwner } from '../projects/site-editor.ts';
import { placesIn } from '../versions/places.ts';
import { siteSources } from '../versions/sources.ts';
import { newestVersion, type Version } from '../versions/versions.ts';
import { changePictures } from './own-pictures.ts';
import { canTakeOff, picturesToSpare } from './removals.ts';
import { changeFromAdmin } from './site-changes.ts';

useDatabase();

const idsOf = ({ document }: Version, page: string) => document.pages.find(({ path }) => path === page)?.sections.map(({ id }) => id) ?? [];

test('staff remove a section, later versions stay without it, and it can be restored as it was', async () => {
  const { projectId, version } = await draftedProject('Taken Off Plumbing');
  const removed = [{ page: '/', section: 'statement', path: '' }];
  const without = must(await changeFromAdmin('1', projectId, { texts: [], removed, name: 'Statement' }, false)).version;
  expect(idsOf(without, '/')).toEqual(idsOf(version, '/').filter((id) => id !== 'statement'));
  expect(without.passed).toBe(true);
  const facts = [{ path: 'business.phone' as const, value: '(919) 555-0199' }];
  const later = must(await changeFromAdmin('1', projectId, { texts: [], facts, name: 'Phone' }, false)).version;
  expect(idsOf(later, '/')).not.toContain('statement');
  const dropped = (await siteSources(projectId)).edits.map(({ id }) => id);
  const back = must(await changeFromAdmin('1', projectId, { texts: [], dropped, name: 'Back' }, false)).version;
  expect(idsOf(back, '/')).toEqual(idsOf(version, '/'));
  expect((await siteSources(projectId)).edits).toEqual([]);
});

test('staff remove a picture from a gallery, then the next as they see it, but never the last one', async () => {
  const { owner, projectId } = await draftedProject('Gallery Plumbing');
  await db()
    .update(briefs)
    .set({ answers: sql`jsonb_set(${briefs.answers}, '{pages}', '["home", "about", "services", "gallery", "contact"]')` })
    .where(eq(briefs.projectId, projectId));
  const photos = await Promise.all([1, 2, 3, 4, 5].map((seed) => photoBytes(seed)));
  const added = photos.map((bytes, index) => ({ kind: 'photo' as const, fileName: `${index}.jpg`, bytes, alt: '' }));
  must(await changePictures(asOwner(owner.id), projectId, { added, rights: true, removed: [], described: [] }));
  const picturesOf = ({ document }: Version) =>
    placesIn(document.pages.find(({ path }) => path === '/gallery')?.sections.find(({ id }) => id === 'gallery')?.props)
      .filter(({ holds }) => holds === 'picture')
      .map(({ says }) => says);
  const leaveOut = (...places: number[]) =>
    changeFromAdmin(
      '1',
      projectId,
      {
        texts: [],
        removed: places.map((index) => ({ page: '/gallery', section: 'gallery', path: `items.${index}.picture` })),
        name: 'Gallery',
      },
      false,
    );
  const before = picturesOf((await newestVersion(projectId, false)) as Version);
  expect(before.length).toBeGreaterThan(4);
  must(await leaveOut(0)).version;
  const fewer = must(await leaveOut(0)).version;
  expect(picturesOf(fewer)).toEqual(before.slice(2));
  expect(fewer.passed).toBe(true);
  const rest = Array.from({ length: before.length - 2 }, (_, index) => index);
  expect(await leaveOut(...rest)).toEqual({
    ok: false,
    problems: [
      { field: '', code: 'gallery-picture-needed', message: 'A gallery needs at least one picture. Remove the whole section instead.' },
    ],
  });
});

test('the opening of a page and the targets of its buttons can’t be removed', async () => {
  const { projectId, version } = await draftedProject('Kept Whole Plumbing');
  for (const [page, section] of [
    ['/', 'hero'],
    ['/contact', 'form'],
    ['/about', 'intro'],
  ] as const) {
    expect(canTakeOff(version.document, page, section), section).toBe(false);
    const removed = [{ page, section, path: '' }];
    expect(await changeFromAdmin('1', projectId, { texts: [], removed, name: 'x' }, false)).toEqual({
      ok: false,
      problems: [{ field: '', code: 'section-needed', message: 'The page needs this section, so you can’t remove it.' }],
    });
  }
  expect(
    await changeFromAdmin('1', projectId, { texts: [], removed: [{ page: '/', section: 'nothing', path: '' }], name: 'x' }, false),
  ).toEqual({
    ok: false,
    problems: [{ field: '', code: 'section-not-found', message: 'This section is no longer on the site.' }],
  });
});

test('a section can do without pictures that its kind does not need', async () => {
  const line = (text: string) => ({ text, from: 'default' as const, fields: [] });
  const picture = { kind: 'signature', name: 'pipe', alt: line('') };
  const item = { picture, caption: line('A pipe'), filters: [] };
  const section = (kind: string, props: unknown) => ({ id: kind, kind, variant: '', band: 'page' as const, props });
  const gallery = (count: number) =>
    section('gallery', { heading: line('Work'), filters: [], items: Array.from({ length: count }, () => item) });
  expect(await picturesToSpare(gallery(2), ['items.0.picture'])).toEqual(new Set(['items.0.picture']));
  expect(await picturesToSpare(gallery(1), ['items.0.picture'])).toEqual(new Set());
  const story = section('story', { heading: line('Us'), paragraphs: [line('One.')], picture });
  expect(await picturesToSpare(story, ['picture'])).toEqual(new Set(['picture']));
  const hero = section('hero', { eyebrow: line('a'), headline: line('b'), lead: line('c'), picture, actions: [], facts: [] });
  expect(await picturesToSpare(hero, ['picture'])).toEqual(new Set());
});
