import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usualPages } from '../../../content/site-pages.ts';
import { db } from '../../../db/connect.ts';
import { projects } from '../../../db/schema/index.ts';
import { saveAnswer } from '../../../domain/briefs/briefs.ts';
import { currentBriefForm } from '../../../domain/briefs/queries.ts';
import { firstLook, keepFirstLook } from '../../../domain/looks/first-looks.ts';
import { openProject } from '../../../domain/projects/projects.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { routeArguments } from '../../../tests/helpers/screen.ts';
import { firstLookCookieHeader } from '../../cookies/first-look-cookie.ts';
import { action, loader } from './start.tsx';

useDatabase();

const typed = { name: 'Shallow End Pool Care', trade: 'pool cleaning', town: 'Tucson' };

/** Opens /onboarding, with the answers of this first look in the browser. Returns the redirect. */
async function open(userId: string, token?: string): Promise<Response> {
  return (await answer(userId, token)) ?? new Response('shows the page');
}

async function answer(userId: string, token?: string): Promise<Response | null> {
  const cookie = token ? ((await firstLookCookieHeader(token)).split(';')[0] ?? '') : '';
  const request = new Request('http://localhost:3000/onboarding', { headers: { cookie } });
  return loader({ ...(routeArguments({ userId }) as object), request } as never).catch((thrown: unknown) => thrown as Response);
}

const projectsOf = (userId: string) => db().select().from(projects).where(eq(projects.ownerId, userId));

test('after sign-up, the brief has the answers and the look of the home page, however often it is opened', async () => {
  const { id } = await makePerson();
  const { token } = await keepFirstLook(typed);
  const opened = await open(id, token);
  expect([opened.headers.get('Location'), opened.headers.get('Set-Cookie')]).toEqual([
    '/onboarding/business',
    expect.stringContaining('Max-Age=0'),
  ]);
  expect((await currentBriefForm(id))?.answers).toEqual({
    business: { name: 'Shallow End Pool Care', trade: 'pool cleaning', serviceArea: ['Tucson'] },
    pages: usualPages,
    look: { chosen: { theme: expect.any(String), seed: expect.any(Number) } },
  });
  await Promise.all([open(id, token), open(id, token)]);
  expect(await projectsOf(id)).toMatchObject([{ seed: (await firstLook(token))?.seed }]);
});

test('a GET never changes answers, and without answers or an order starts no brief', async () => {
  const [owner, other] = [await makePerson(), await makePerson()];
  const { id: projectId } = await openProject(owner.id);
  await saveAnswer(owner.id, projectId, 'business.name', 'Hollis & Daughter');
  const { token } = await keepFirstLook(typed);
  expect((await open(owner.id, token)).headers.get('Location')).toBe('/onboarding/business');
  expect((await currentBriefForm(owner.id))?.answers).toEqual({ business: { name: 'Hollis & Daughter' } });

  for (const unknown of [undefined, 'a'.repeat(20)]) expect(await answer(other.id, unknown)).toBeNull();
  expect(await projectsOf(other.id)).toEqual([]);
  const posted = (await action(routeArguments({ userId: other.id, fields: {}, path: '/onboarding' }))) as Response;
  expect(posted.headers.get('Location')).toBe('/onboarding/business');
  expect(await projectsOf(other.id)).toHaveLength(1);
});

test('once there’s a draft, the portal opens with a toast that says where answers are changed', async () => {
  const { id } = await makePerson();
  const { id: projectId } = await openProject(id);
  const now = new Date();
  await db().update(projects).set({ briefSubmittedAt: now, paidAt: now, state: 'scheduled' }).where(eq(projects.id, projectId));
  const toast = async () => (await open(id)).headers.get('Set-Cookie');
  expect(await toast()).toBeNull();
  await db().update(projects).set({ state: 'draft_ready' }).where(eq(projects.id, projectId));
  expect(await toast()).toContain('toast-');
  expect((await open(id)).headers.get('Location')).toBe('/portal');
});
