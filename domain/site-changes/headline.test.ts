import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { asAdmin, asOwner } from '../projects/site-editor.ts';
import { placesIn } from '../versions/places.ts';
import { newestVersion, type Version } from '../versions/versions.ts';
import { chooseHeadline, headlinesFor } from './headline.ts';
import { setLock } from './locks.ts';
import { headlinePlace, lockWords } from './schema.ts';
import { changeOwnSite, undoChange } from './site-changes.ts';
import { stepsOf } from './undoing.ts';

useDatabase();

const headlineOf = (version: Version | undefined) =>
  placesIn(version?.document.pages[0]?.sections[0]?.props).find(({ path }) => path === headlinePlace.path)?.says;

test('a chosen headline replaces one that was typed, and undoing it brings back what was typed', async () => {
  const { owner, projectId } = await draftedProject('Chosen Plumbing');
  const editor = asOwner(owner.id);
  const description = 'We fix leaks in old houses. You get a price before we start. My father taught me the trade.';
  must(
    await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.description', value: description }], name: 'Text' }),
  );
  const choices = await headlinesFor(await projectNow(projectId));
  expect(choices.map(({ kind }) => kind)).toEqual(['tagline', 'line', 'line', 'line', 'plain']);
  const typed = { texts: [{ ...headlinePlace, text: 'Leaks found, then fixed.' }], name: 'Headline' };
  expect(headlineOf(must(await changeOwnSite(owner.id, projectId, typed)).version)).toBe('Leaks found, then fixed.');
  for (const { look, text } of choices) expect(headlineOf(must(await chooseHeadline(editor, projectId, look)).version)).toBe(text);
  for (const { text } of choices.toReversed().slice(1)) {
    const newest = await newestVersion(projectId, true);
    expect(newest?.name).toMatch(/^(?:Undid: )?Top of the page: headline$/);
    const { undo } = await stepsOf(editor, projectId);
    expect(headlineOf(must(await undoChange(editor, projectId, undo?.version.id ?? '')).version)).toBe(text);
  }
  const { undo } = await stepsOf(editor, projectId);
  expect(headlineOf(must(await undoChange(editor, projectId, undo?.version.id ?? '')).version)).toBe('Leaks found, then fixed.');
});

test('a new tagline becomes the headline, whatever was chosen before', async () => {
  const { owner, projectId } = await draftedProject('Tagline Plumbing');
  must(await chooseHeadline(asOwner(owner.id), projectId, { headline: null, opening: 'plain' }));
  const facts = [{ path: 'business.tagline' as const, value: 'Pipes, honestly' }];
  expect(headlineOf(must(await changeOwnSite(owner.id, projectId, { texts: [], facts, name: 'Name' })).version)).toBe('Pipes, honestly');
});

test('the lock of the first section keeps its headline, the lock of the look doesn’t', async () => {
  const { owner, projectId } = await draftedProject('Kept Plumbing');
  const admin = await makePerson({ admin: true });
  const plain = { headline: null, opening: 'plain' } as const;
  must(await setLock(admin.id, projectId, '/#hero', true, 'Top of the page'));
  expect(await chooseHeadline(asOwner(owner.id), projectId, plain)).toMatchObject({
    ok: false,
    problems: [{ message: lockWords.section }],
  });
  must(await setLock(admin.id, projectId, '/#hero', false, 'Top of the page'));
  must(await setLock(admin.id, projectId, 'look', true, 'Look'));
  must(await chooseHeadline(asOwner(owner.id), projectId, plain));
  must(await chooseHeadline(asAdmin(admin.id), projectId, { headline: null, opening: null }));
});

test('no one chooses the headline of another owner’s site', async () => {
  const { projectId } = await draftedProject('Private Plumbing');
  const other = await makePerson();
  expect((await chooseHeadline(asOwner(other.id), projectId, { headline: null, opening: 'plain' })).ok).toBe(false);
});
