import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { rateLimits } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { withinLimit } from './limits.ts';

useDatabase();

test('a limit holds under simultaneous attempts, and its count is in the database that all processes share', async () => {
  const attempts = await Promise.all(Array.from({ length: 20 }, () => withinLimit('lead', 'one key')));
  expect(attempts.filter(({ ok }) => ok)).toHaveLength(8);
  expect(attempts.find(({ ok }) => !ok)).toMatchObject({ retryInSeconds: expect.any(Number) });
  expect(await db().$count(rateLimits)).toBeGreaterThan(0);
});
