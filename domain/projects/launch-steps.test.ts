import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { draftedProject, liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { launchStepsOf, markLaunchStep } from './launch-steps.ts';

useDatabase();

test('an owner marks steps as done and as open again', async () => {
  const { owner, projectId } = await liveProject('Launched Plumbing');
  expect(await markLaunchStep(owner.id, projectId, 'cards', true)).toEqual({ ok: true });
  expect(await markLaunchStep(owner.id, projectId, 'google', true)).toEqual({ ok: true });
  expect(await markLaunchStep(owner.id, projectId, 'google', true)).toEqual({ ok: true });
  expect((await projectNow(projectId)).launchStepsDone).toEqual(['cards', 'google']);
  expect(await markLaunchStep(owner.id, projectId, 'cards', false)).toEqual({ ok: true });
  expect((await projectNow(projectId)).launchStepsDone).toEqual(['google']);
});

test('no one marks steps of another person’s site, of a draft, or ones that don’t exist', async () => {
  const stranger = await makePerson();
  const { owner, projectId } = await liveProject('Unmarked Plumbing');
  expect(await markLaunchStep(stranger.id, projectId, 'cards', true)).toMatchObject({ ok: false });
  expect(await markLaunchStep(owner.id, projectId, 'fly', true)).toMatchObject({ ok: false });
  const draft = await draftedProject('Unlaunched Plumbing');
  expect(await markLaunchStep(draft.owner.id, draft.projectId, 'cards', true)).toMatchObject({ ok: false });
  expect((await projectNow(projectId)).launchStepsDone).toEqual([]);
});

test('connecting a domain is a step only if the owner has one', () => {
  expect(launchStepsOf('old-hollis.com')).toEqual(['google', 'old-site', 'cards']);
  expect(launchStepsOf(undefined)).toEqual(['google', 'social', 'cards']);
});
