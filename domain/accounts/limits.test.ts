import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { rateLimits } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { withinLimit } from './limits.ts';

useDatabase();

test('a limit holds under simultaneous tries, and is kept in the database, so that it holds across processes', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => withinLimit('lead', 'one key')));
  expect(tries.filter(({ ok }) => ok)).toHaveLength(8);
  expect(tries.find(({ ok }) => !ok)).toMatchObject({ retryInSeconds: expect.any(Number) });
  expect(await db().$count(rateLimits)).toBeGreaterThan(0);
});
