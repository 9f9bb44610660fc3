import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { rateLimits } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject } from '../../tests/helpers/projects.ts';
import { hourMs } from '../../time/units.ts';
import { asOwner } from '../projects/site-editor.ts';
import { versionsOf } from '../versions/versions.ts';
import { changeFromAdmin, changeOwnSite, goBack, undoChange } from './site-changes.ts';

useDatabase();

const statement = (text: string) => ({ page: '/', section: 'statement', path: 'text', text });

test('after 120 changes in ten minutes an owner is asked to wait and nothing is built, and other owners aren’t affected', async () => {
  const { owner, projectId, version } = await draftedProject('Busy Editing Plumbing');
  await db()
    .insert(rateLimits)
    .values({ key: `ownEdit:${owner.id}`, points: 120, expire: Date.now() + 400_000 });
  const words = { texts: [statement('One more time.')], name: 'Statement' };
  const answer = {
    ok: false,
    problems: [
      {
        field: '',
        code: 'too-many-changes',
        retryInSeconds: expect.any(Number),
        message: 'You’ve made a lot of changes in a short time. Please try again in 7 minutes.',
      },
    ],
  };
  expect(await changeOwnSite(owner.id, projectId, words)).toEqual(answer);
  expect(await goBack(owner.id, projectId, version.id)).toEqual(answer);
  expect(await undoChange(asOwner(owner.id), projectId, version.id)).toEqual(answer);
  expect(await versionsOf(projectId, false)).toHaveLength(1);
  const other = await draftedProject('Calm Editing Plumbing');
  expect(await changeOwnSite(other.owner.id, other.projectId, words)).toMatchObject({ ok: true });
});

test('after 600 changes in a day an owner sees when the next is possible, and who can make it until then', async () => {
  const { owner, projectId } = await draftedProject('Tireless Plumbing');
  await db()
    .insert(rateLimits)
    .values({ key: `ownEditDay:${owner.id}`, points: 600, expire: Date.now() + 5 * hourMs - 1000 });
  expect(await changeOwnSite(owner.id, projectId, { texts: [statement('Again.')], name: 'Statement' })).toEqual({
    ok: false,
    problems: [
      {
        field: '',
        code: 'too-many-changes-today',
        retryInSeconds: expect.any(Number),
        message:
          'You’ve reached the limit of changes for one day. Please try again in 5 hours, or send us a message and we’ll make the change.',
      },
    ],
  });
});

test('staff have no limit of changes', async () => {
  const { projectId } = await draftedProject('Staff Editing Plumbing');
  await db()
    .insert(rateLimits)
    .values({ key: 'ownEdit:1', points: 120, expire: Date.now() + 400_000 });
  expect(await changeFromAdmin('1', projectId, { texts: [statement('By staff.')], name: 'Statement' }, false)).toMatchObject({ ok: true });
});
