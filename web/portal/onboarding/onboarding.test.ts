import { expect, test } from 'vitest';
import { currentBriefForm } from '../../../domain/briefs/queries.ts';
import { limits, withinLimit } from '../../../domain/limits/limits.ts';
import { openProject } from '../../../domain/projects/projects.ts';
import { cookiePairs } from '../../../tests/helpers/cookie-pairs.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { routeArguments } from '../../../tests/helpers/screen.ts';
import { waitingToast } from '../../cookies/flash.ts';
import { action } from './onboarding.tsx';

useDatabase();

test('a step posted without script is saved within the limit of saves, and beyond it the step says so', async () => {
  const { id: userId } = await makePerson();
  await openProject(userId);
  const post = async (name: string) => {
    const answer = await action(routeArguments({ userId, params: { step: 'business' }, fields: { 'business.name': name } }));
    return answer as Response;
  };
  const saved = async () => (await currentBriefForm(userId))?.answers;
  expect((await post('Hollis')).headers.get('Location')).toBe('/onboarding/services');
  for (let n = 1; n < limits.briefSave.points; n++) await withinLimit('briefSave', userId);

  const { status, headers } = await post('Hollis and Daughter');
  expect([status, headers.get('Location')]).toEqual([302, '/onboarding/business']);
  expect(await waitingToast(cookiePairs(headers))).toMatchObject({
    type: 'error',
    title: 'You’re making changes too quickly.',
    description: 'Please try again in a minute.',
  });
  expect(await saved()).toEqual({ business: { name: 'Hollis' } });
});
