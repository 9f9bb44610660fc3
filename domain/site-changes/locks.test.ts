import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { eventsOf } from '../projects/queries.ts';
import { asAdmin, asOwner } from '../projects/site-editor.ts';
import type { SiteChange } from './apply-change.ts';
import { setLock } from './locks.ts';
import { lockWords } from './schema.ts';
import { changeFromAdmin, changeFromEditor, changeOwnSite, goBack, undoChange } from './site-changes.ts';

useDatabase();

const statement = (text: string) => ({ texts: [{ page: '/', section: 'statement', path: 'text', text }], name: 'Statement' });
const headline = (text: string) => ({ texts: [{ page: '/', section: 'hero', path: 'headline', text }], name: 'Headline' });
const colors = { texts: [], facts: [{ path: 'look.colors' as const, value: ['#a3123f'] }], name: 'Colors' };
const phone = { texts: [], facts: [{ path: 'business.phone' as const, value: '(919) 555-0199' }], name: 'Phone' };
const pages = { texts: [], facts: [{ path: 'pages' as const, value: ['home', 'about', 'services', 'contact', 'pricing'] }], name: 'Pages' };

const pageName = {
  texts: [],
  facts: [{ path: 'look.pageNames' as const, value: [{ page: 'services', name: 'Repairs' }] }],
  name: 'Page name',
};

const locked: [lock: string, change: SiteChange, kind: keyof typeof lockWords][] = [
  ['/#statement', statement('We text first.'), 'section'],
  ['/#statement', { texts: [], removed: [{ page: '/', section: 'statement', path: '' }], name: 'Hidden' }, 'section'],
  ['look', colors, 'look'],
  ['pages', pages, 'pages'],
  ['pages', pageName, 'pages'],
];

test.each(locked.map((one, index) => [...one, index] as const))(
  'with %s locked, an owner can’t make this change, and an operator can',
  async (lock, change, kind, index) => {
    const { owner, projectId } = await draftedProject(`Locked ${index} Plumbing`);
    const admin = await makePerson({ admin: true });
    must(await setLock(admin.id, projectId, lock, true, 'It'));
    expect(await changeOwnSite(owner.id, projectId, change)).toEqual({
      ok: false,
      problems: [{ field: '', code: 'locked', lock: kind, message: lockWords[kind] }],
    });
    expect(must(await changeOwnSite(owner.id, projectId, phone)).version.number).toBe(2);
    expect(must(await changeOwnSite(owner.id, projectId, headline('Leaks found, then fixed.'))).version.number).toBe(3);
    expect(must(await changeFromAdmin(admin.id, projectId, change, false)).version.number).toBe(4);
    must(await setLock(admin.id, projectId, lock, false, 'It'));
    expect((await eventsOf(projectId)).flatMap(({ kind, reason }) => (kind === 'lock' ? reason : [])).sort()).toEqual([
      'Locked: It',
      'Unlocked: It',
    ]);
  },
);

test('with the look locked, an owner can still rename a page', async () => {
  const { owner, projectId } = await draftedProject('Renamed Plumbing');
  const admin = await makePerson({ admin: true });
  must(await setLock(admin.id, projectId, 'look', true, 'Look'));
  const { version } = must(await changeOwnSite(owner.id, projectId, pageName));
  expect(version.document.pages.map(({ label }) => label.text)).toContain('Repairs');
});

test('going back doesn’t change what was locked since', async () => {
  const { owner, projectId, version } = await draftedProject('Locked Since Plumbing');
  const admin = await makePerson({ admin: true });
  must(await changeOwnSite(owner.id, projectId, statement('We text first.')));
  must(await setLock(admin.id, projectId, '/#statement', true, 'Statement'));
  expect(await goBack(owner.id, projectId, version.id)).toMatchObject({ ok: false });
  must(await setLock(admin.id, projectId, '/#statement', false, 'Statement'));
  must(await goBack(owner.id, projectId, version.id));
});

test('a lock of a project that doesn’t exist is refused', async () => {
  const admin = await makePerson({ admin: true });
  expect(await setLock(admin.id, crypto.randomUUID(), 'look', true, 'Look')).toEqual({
    ok: false,
    code: 'project-not-found',
    message: 'This project no longer exists.',
  });
});

test('operators choose variants and tune the theme; owners can’t, and operators can’t confirm claims', async () => {
  const { owner, projectId } = await draftedProject('Tuned Plumbing');
  const operator = asAdmin((await makePerson({ admin: true })).id);
  const facts = (path: 'look.variants' | 'look.tuning' | 'confirmed', value: unknown) => ({
    texts: [],
    facts: [{ path, value }],
    name: 'It',
  });
  const tuned = must(await changeFromEditor(operator, projectId, facts('look.tuning', { shape: 'round', density: 'airy' }))).version;
  expect(tuned.document.theme).toMatchObject({ shape: 'round', density: 'airy' });
  expect(tuned.sentAt).toBeNull();
  const chosen = [{ section: 'faq', variant: 'slabs' }];
  const varied = must(await changeFromEditor(operator, projectId, facts('look.variants', chosen))).version;
  const faq = varied.document.pages.flatMap(({ sections }) => sections).filter(({ kind }) => kind === 'faq');
  expect(new Set(faq.map(({ variant }) => variant))).toEqual(new Set(['slabs']));
  const refused = { ok: false, problems: [{ field: '', code: 'not-editable-here', message: 'This can’t be changed here.' }] };
  expect(await changeFromEditor(asOwner(owner.id), projectId, facts('look.variants', []))).toEqual(refused);
  expect(await changeFromEditor(asOwner(owner.id), projectId, facts('look.tuning', {}))).toEqual(refused);
  expect(await changeFromEditor(operator, projectId, facts('confirmed', ['bonded']))).toEqual(refused);
  expect(must(await undoChange(operator, projectId, varied.id)).version).toMatchObject({ name: 'Undid: It', sentAt: null });
});
