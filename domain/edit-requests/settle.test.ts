import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { changeOwnSite } from '../site-changes/site-changes.ts';
import { siteSources } from '../versions/sources.ts';
import { newestVersion } from '../versions/versions.ts';
import { requestEdit } from './edit-requests.ts';

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

test('a change whose answer got lost is made once, however often it is sent', async () => {
  const { owner, projectId } = await draftedProject('Resent Plumbing');
  const { phone: was } = (await siteSources(projectId)).answers.business as { phone: string };
  const change = {
    texts: [{ ...statement('We come when we said.'), was: await statementOf(projectId) }],
    facts: [{ path: 'business.phone' as const, value: '(919) 555-0123', was }],
    name: 'Statement and phone',
  };
  const first = must(await changeOwnSite(owner.id, projectId, change)).version;
  expect(must(await changeOwnSite(owner.id, projectId, change)).version.id).toBe(first.id);
  const other = { ...change, texts: [{ ...change.texts[0], text: 'Another sentence.' } as (typeof change.texts)[0]] };
  expect((await changeOwnSite(owner.id, projectId, other)).ok).toBe(false);
});

async function statementOf(projectId: string): Promise<string> {
  const sections = (await newestVersion(projectId, false))?.document.pages[0]?.sections ?? [];
  const found = sections.find(({ id }) => id === 'statement') ?? expect.fail('The home page has no statement.');
  return (found.props as { text: { text: string } }).text.text;
}
