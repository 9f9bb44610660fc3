import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../../db/connect.ts';
import { briefs, projects, uploads } from '../../../db/schema/index.ts';
import { currentBriefForm } from '../../../domain/briefs/queries.ts';
import { newUpload } from '../../../domain/briefs/uploads-later.ts';
import { limits, withinLimit } from '../../../domain/limits/limits.ts';
import { openProject } from '../../../domain/projects/projects.ts';
import plumber from '../../../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import { cookiePairs } from '../../../tests/harness/cookie-pairs.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { routeArguments } from '../../../tests/helpers/screen.ts';
import { onboardingData } from '../../brief/onboarding-data.ts';
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

test('if an address is taken before the brief is sent, a toast names the one the site gets', async () => {
  const { id: userId } = await makePerson();
  const { id: projectId } = await openProject(userId);
  const { id: otherId } = await openProject((await makePerson()).id);
  await db().update(projects).set({ slug: 'old-mill' }).where(eq(projects.id, otherId));
  await db()
    .update(briefs)
    .set({ answers: { ...plumber, domain: { kind: 'free', address: 'Old Mill' } } })
    .where(eq(briefs.projectId, projectId));
  const { headers } = (await action(routeArguments({ userId, params: { step: 'review' }, fields: { intent: 'send' } }))) as Response;
  expect(await waitingToast(cookiePairs(headers))).toMatchObject({
    type: 'info',
    title: 'Your brief has been sent.',
    description: expect.stringMatching(
      /^old-mill\.\S+ is taken, so your site gets old-mill-2\.\S+\. You can change that until it’s live\.$/,
    ),
  });
});

test('the review knows from the start which photos have no room', async () => {
  const { id: userId } = await makePerson();
  const { id: projectId } = await openProject(userId);
  await db()
    .update(briefs)
    .set({ answers: { ...plumber, photos: undefined } })
    .where(eq(briefs.projectId, projectId));
  const photo = (index: number) =>
    newUpload(projectId, {
      kind: 'photo',
      fileName: `job ${index}.jpg`,
      photo: { id: `photo${index}`, width: 1600, height: 1200, variants: [] },
      alt: '',
      rights: true,
    });
  await db()
    .insert(uploads)
    .values(Array.from({ length: 24 }, (_, index) => photo(index)));
  expect((await onboardingData(userId, 'review'))?.photosWithoutRoom).toMatch(
    /^We won’t show \d+ photos because no page you picked has room/,
  );
  expect((await onboardingData(userId, 'pages'))?.photosWithoutRoom).toBeUndefined();
});
