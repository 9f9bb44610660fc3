import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { sendFromAdmin } from '../drafts/sending.ts';
import { asOwner } from '../projects/site-editor.ts';
import { approveVersion } from '../publications/publishing.ts';
import { siteSources } from '../versions/sources.ts';
import { openClaims, unsourcedClaims } from './claims.ts';
import { changeFromAdmin, changeOwnSite } from './site-changes.ts';

useDatabase();

const statement = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });
const insured = 'We’re bonded and insured for your peace of mind.';

test("a claim that the brief doesn't make is asked again at approval, and becomes part of the brief", async () => {
  const { owner, projectId } = await draftedProject('Claiming Plumbing');
  const { version } = must(await changeOwnSite(owner.id, projectId, { texts: [statement(insured)], name: 'Statement' }));
  const claims = await openClaims(projectId, version.id);
  expect(claims.map(({ text }) => text)).toContain(insured);
  const words = claims.map((claim) => claim.words);

  const refused = await approveVersion(owner.id, projectId, version.id, version.contentHash, words.slice(1));
  expect(refused).toEqual({
    ok: false,
    code: 'claims-unconfirmed',
    claims: [words[0]],
    message: `Your brief doesn’t say “${words[0]}”. Confirm it or change the text.`,
  });
  expect((await projectNow(projectId)).state).toBe('draft_ready');

  expect(await approveVersion(owner.id, projectId, version.id, version.contentHash, words)).toEqual({ ok: true, isSuspended: false });
  expect((await siteSources(projectId)).answers.confirmed).toEqual(words);
  expect(await openClaims(projectId, version.id)).toEqual([]);
  expect(await unsourcedClaims(asOwner(owner.id), projectId, insured)).toEqual([]);
});

test("text that claims nothing isn't asked about", async () => {
  const { owner, projectId } = await draftedProject('Plain Plumbing');
  const plain = must(await changeOwnSite(owner.id, projectId, { texts: [statement('Leaks found, then fixed.')], name: 'Statement' }));
  expect(await openClaims(projectId, plain.version.id)).toEqual([]);
});

test('a claim stays open when an operator rewrites the text, and their own claims are open, too', async () => {
  const { owner, projectId } = await draftedProject('Rewritten Plumbing');
  must(await changeOwnSite(owner.id, projectId, { texts: [statement(insured)], name: 'Statement' }));
  const rewritten = `${insured} Ask us anything.`;
  const byUs = must(await changeFromAdmin(owner.id, projectId, { texts: [statement(rewritten)], name: 'Statement' }, false));
  must(await sendFromAdmin(owner.id, projectId, byUs.version.id, true));
  const claims = await openClaims(projectId, byUs.version.id);
  expect(claims.map(({ text }) => text)).toContain(rewritten);
  expect(await approveVersion(owner.id, projectId, byUs.version.id, byUs.version.contentHash)).toMatchObject({ ok: false });
  const confirmed = claims.map(({ words }) => words);
  expect(await approveVersion(owner.id, projectId, byUs.version.id, byUs.version.contentHash, confirmed)).toEqual({
    ok: true,
    isSuspended: false,
  });
});
