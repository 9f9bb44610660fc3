import { expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { photoBytes } from '../../tests/helpers/photo-bytes.ts';
import { draftedProject, projectNow } from '../../tests/helpers/projects.ts';
import { briefForm } from '../briefs/queries.ts';
import type { Answers } from '../briefs/schema.ts';
import { ownUploads } from '../briefs/uploads.ts';
import { asOwner } from '../projects/site-editor.ts';
import { approveVersion, publishFromAdmin, rollBack } from '../publications/publishing.ts';
import { siteSources } from '../versions/sources.ts';
import { textsOfSection } from '../versions/texts.ts';
import { type Version, versionsOf } from '../versions/versions.ts';
import { changePictures } from './own-pictures.ts';
import { changeFromAdmin, changeOwnSite, goBack, goBackFromAdmin } from './site-changes.ts';

useDatabase();

const statement = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });
const phone = (value: string) => ({ texts: [], facts: [{ path: 'business.phone' as const, value }], name: 'Phone' });

const phoneOf = ({ document }: Version) => document.facts.phone?.display;
const statementOf = ({ document }: Version) => textsOfSection(document, '/', 'statement')[0]?.text;

async function typedPhone(ownerId: string, projectId: string) {
  return ((await briefForm(ownerId, projectId))?.answers.business as Answers | undefined)?.phone;
}

/** A live site whose version 2 has a phone number and words, both replaced in its version 3. */
async function restorable(name: string) {
  const { owner, projectId } = await draftedProject(name);
  must(await changeOwnSite(owner.id, projectId, { ...phone('(919) 555-0199'), texts: [statement('We text first.')] })).version;
  const [second] = await versionsOf(projectId, true);
  if (!second) throw new Error('There is no version.');
  await approveVersion(owner.id, projectId, second.id, second.contentHash);
  const third = must(
    await changeOwnSite(owner.id, projectId, { ...phone('(919) 555-0155'), texts: [statement('We call first.')] }),
  ).version;
  await approveVersion(owner.id, projectId, third.id, third.contentHash);
  return { owner, projectId, second, third };
}

test('a change after a restore starts from the restored version, its facts and text included', async () => {
  const { owner, projectId, second } = await restorable('Restored Plumbing');
  expect(await rollBack(owner.id, projectId, second.id)).toEqual({ ok: true, isSuspended: false });
  expect(await typedPhone(owner.id, projectId)).toBe('(919) 555-0199');
  const hours = { texts: [], facts: [{ path: 'business.hours' as const, value: { sun: [['10:00', '12:00']] } }], name: 'Hours' };
  const next = must(await changeOwnSite(owner.id, projectId, hours)).version;
  expect([next.number, phoneOf(next), statementOf(next)]).toEqual([4, '(919) 555-0199', 'We text first.']);
});

test('later changes start from the version that an admin restored', async () => {
  const { owner, projectId, second } = await restorable('Staff Restored Plumbing');
  expect(await publishFromAdmin('1', projectId, second.id)).toEqual({ ok: true, isSuspended: false });
  expect(await typedPhone(owner.id, projectId)).toBe('(919) 555-0199');
  expect(await projectNow(projectId)).toMatchObject({ liveVersionId: second.id, baseVersionId: second.id });
});

test('later changes start from a newer version approved after a restore', async () => {
  const { owner, projectId, second, third } = await restorable('Forth Again Plumbing');
  const fourth = must(await changeOwnSite(owner.id, projectId, phone('(919) 555-0123'))).version;
  await rollBack(owner.id, projectId, second.id);
  expect(await approveVersion(owner.id, projectId, fourth.id, fourth.contentHash)).toEqual({ ok: true, isSuspended: false });
  expect(await typedPhone(owner.id, projectId)).toBe('(919) 555-0123');
  expect(statementOf(third)).toBe('We call first.');
});

test('an approval while staff work on the next version leaves their work alone', async () => {
  const { owner, projectId, version } = await draftedProject('Work Goes On Plumbing');
  must(await changeFromAdmin('1', projectId, { texts: [statement('In the workshop.')], name: 'Staff' }, false)).version;
  await approveVersion(owner.id, projectId, version.id, version.contentHash);
  expect((await siteSources(projectId)).edits.map(({ value }) => value)).toEqual(['In the workshop.']);
});

test('a removed photo comes back with the version that shows it', async () => {
  const { owner, projectId } = await draftedProject('Photo Back Plumbing');
  const bytes = await photoBytes(1);
  const nothing = { added: [], rights: false, removed: [], described: [] };
  const added = [{ kind: 'photo' as const, fileName: 'van.jpg', bytes, alt: 'Our van' }];
  const shown = must(await changePictures(asOwner(owner.id), projectId, { ...nothing, added, rights: true })).version;
  const before = await ownUploads(owner.id, projectId);
  must(await changePictures(asOwner(owner.id), projectId, { ...nothing, removed: before.map(({ id }) => id) })).version;
  expect(await ownUploads(owner.id, projectId)).toEqual([]);
  const back = must(await goBack(owner.id, projectId, shown.id)).version;
  expect(await ownUploads(owner.id, projectId)).toEqual(before);
  expect(back.contentHash).toBe(shown.contentHash);
});

test('before approval, restoring a draft makes a new version with the old text, shown immediately', async () => {
  const { owner, projectId, version } = await draftedProject('Draft Back Plumbing');
  must(await changeOwnSite(owner.id, projectId, { ...phone('(919) 555-0199'), texts: [statement('Not what I meant.')] })).version;
  const back = must(await goBack(owner.id, projectId, version.id)).version;
  expect(back).toMatchObject({ number: 3, name: 'Back to version 1', contentHash: version.contentHash, sentAt: expect.any(Date) });
  expect(await typedPhone(owner.id, projectId)).toBe('(919) 555-0148');
  expect((await projectNow(projectId)).state).toBe('draft_ready');
});

test('no one can restore a version of another project, or one that wasn’t shown', async () => {
  const [mine, other] = [await draftedProject('Mine Back Plumbing'), await draftedProject('Other Back Plumbing')];
  const gone = { ok: false, problems: [{ field: '', code: 'version-not-found', message: 'This version no longer exists.' }] };
  const hidden = must(await changeFromAdmin('1', mine.projectId, { texts: [statement('Hidden.')], name: 'Staff' }, false)).version;
  expect(await goBack(mine.owner.id, mine.projectId, hidden.id)).toEqual(gone);
  expect(await goBack(mine.owner.id, mine.projectId, other.version.id)).toEqual(gone);
  expect((await goBack(mine.owner.id, other.projectId, other.version.id)).ok).toBe(false);
  expect(await versionsOf(other.projectId, false)).toHaveLength(1);
});

test('staff can restore a version without showing it to the owner yet', async () => {
  const { projectId, version } = await draftedProject('Staff Back Plumbing');
  must(await changeFromAdmin('1', projectId, { texts: [statement('Too much.')], name: 'Staff' }, false)).version;
  const back = must(await goBackFromAdmin('1', projectId, version.id)).version;
  expect(back).toMatchObject({ number: 3, name: 'Back to version 1', sentAt: null, createdBy: 'admin:1' });
  expect(await versionsOf(projectId, true)).toHaveLength(1);
  expect((await siteSources(projectId)).edits).toEqual([]);
});
