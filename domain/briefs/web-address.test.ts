import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { openProject } from '../projects/projects.ts';
import { checkAddress } from './web-address.ts';

useDatabase();

async function projectAt(slug: string) {
  const { id: ownerId } = await makePerson();
  const { id: projectId } = await openProject(ownerId);
  await db().update(projects).set({ slug }).where(eq(projects.id, projectId));
  return { projectId };
}

test('a typed address is free, taken with one that is free, or not usable', async () => {
  await projectAt('ramons-pianos');
  const { projectId } = await projectAt('other');
  expect(await checkAddress(projectId, 'Ramón’s Pianos & More')).toEqual({ slug: 'ramons-pianos-more', isFree: true });
  expect(await checkAddress(projectId, 'Ramón’s Pianos')).toEqual({ slug: 'ramons-pianos', isFree: false, suggestion: 'ramons-pianos-2' });
  for (const typed of ['', ' x ', '!?', '株式会社']) expect(await checkAddress(projectId, typed)).toEqual({ slug: '', isFree: false });
});
