import { afterEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { installation, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { noteMode, refuseOtherMode } from './installation.ts';

useDatabase();
const before = { ...env() };
afterEach(async () => {
  Object.assign(env(), before);
  await db().delete(installation);
});

const modes = {
  demo: { mode: 'demo', isTrial: false },
  trial: { mode: 'live', isTrial: true },
  live: { mode: 'live', isTrial: false },
} as const;
const startIn = async (mode: keyof typeof modes) => {
  Object.assign(env(), modes[mode]);
  await refuseOtherMode();
  await noteMode();
};

test.each([
  ['demo', 'live', /^This database holds a demo, whose accounts have public passwords\. Start live mode on an empty database/],
  ['demo', 'trial', /^This database holds a demo/],
  ['trial', 'live', /^This database is from a trial, .*, or set SUNUP_MODE=trial\.$/],
  ['live', 'demo', /^This database is for live mode, with real customers\. Start demo mode on an empty database/],
  ['live', 'trial', /^This database is for live mode/],
] as const)('a database that was first started in %s mode is refused in %s mode', async (first, then, words) => {
  await startIn(first);
  await startIn(first);
  await expect(startIn(then)).rejects.toThrow(words);
  await startIn(first);
});

test('a demo that was filled before modes were noted is refused in live mode', async () => {
  await db().insert(users).values({ name: 'Mara Lind', email: demoAccounts.admin });
  await expect(startIn('live')).rejects.toThrow('This database holds a demo');
});
