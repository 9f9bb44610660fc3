import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { requestEdit } from './reviews.ts';
import { changeOwnSite } from './self-edits.ts';

useDatabase();

const statement = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });

test("an owner's own change leaves an edit round that still has open edits where it is", async () => {
  const { owner, projectId, version } = await draftedProject('Open Edit Plumbing');
  const asked = { versionId: version.id, page: '/', section: 'hero', place: 'Home, hero', words: 'Say that we answer on Sundays.' };
  expect(await requestEdit(owner.id, projectId, asked)).toEqual({ ok: true });
  const changed = await changeOwnSite(owner.id, projectId, { texts: [statement('We come when we said.')], name: 'Statement' });
  expect(changed.ok).toBe(true);
  expect((await projectNow(projectId)).state).toBe('edits_requested');
});
