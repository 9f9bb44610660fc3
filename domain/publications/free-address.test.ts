import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { openProject } from '../projects/projects.ts';
import { asOwner } from '../projects/site-editor.ts';
import { chooseAddress } from './free-address.ts';

useDatabase();

async function projectAt(slug: string) {
  const { id: ownerId } = await makePerson();
  const { id: projectId } = await openProject(ownerId);
  const here = eq(projects.id, projectId);
  await db().update(projects).set({ slug }).where(here);
  return { ownerId, projectId, slugNow: async () => (await db().select().from(projects).where(here))[0]?.slug };
}

test('an owner gets a free address, and the form says why another one isn’t available', async () => {
  await projectAt('corner-bakery');
  const { ownerId, projectId, slugNow } = await projectAt('elm-bakery');
  const choose = (typed: string) => chooseAddress(asOwner(ownerId), projectId, typed);
  expect(await choose('Corner Bakery')).toEqual({
    ok: false,
    code: 'address-taken',
    suggestion: 'corner-bakery-2',
    message: 'That address is taken. Try corner-bakery-2.',
  });
  expect(await choose('!')).toEqual({ ok: false, code: 'address-too-short', message: 'Use at least two letters or numbers.' });
  expect(await slugNow()).toBe('elm-bakery');
  expect(await choose('Oak Bakery')).toEqual({ ok: true, slug: 'oak-bakery' });
  expect(await slugNow()).toBe('oak-bakery');
});
