import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { userRoles } from '../db/schema/index.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { collectLog } from '../tests/helpers/log-lines.ts';
import { makePerson } from '../tests/helpers/people.ts';
import { printBanner } from './banner.ts';

useDatabase();
const before = { ...env() };
beforeAll(() => void Object.assign(env(), { mode: 'live', appUrl: 'https://sunup.example' }));
afterAll(() => void Object.assign(env(), before));

async function line(): Promise<Record<string, unknown> | undefined> {
  const { lines, stop } = collectLog();
  await printBanner().finally(stop);
  return lines[0];
}

test('a live start says where it is and what to do next, in a line of the log that people can read', async () => {
  expect(await line()).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    msg: 'Sunup is up at https://sunup.example. There’s no admin yet. Sign up at https://sunup.example/auth, open the link in the email that arrives, and run npm run admin -- grant EMAIL.',
  });
  await makePerson({ admin: true });
  expect((await line())?.msg).toBe('Sunup is up at https://sunup.example. Check everything with npm run doctor.');
});

test('a trial on one’s own machine says where emails and payments are, and how to become an admin', async () => {
  Object.assign(env(), { isTrial: true, isLocal: true, appUrl: 'http://localhost:3000', dataDir: path.resolve('my trial') });
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await printBanner();
  await db().delete(userRoles);
  await printBanner();
  const [withAdmin = '', without = ''] = printed.mock.calls.map(([words]) => String(words));
  printed.mockRestore();
  expect(withAdmin).toBe(
    `
Sunup is up at http://localhost:3000

  Mail       http://localhost:3000/dev/inbox (nothing leaves this machine)
  Payments   built-in test payments. No card is charged
  Admin      http://localhost:3000/admin/dashboard

  This is a trial on your own machine. Ctrl-C stops it.

`,
  );
  expect(without).toContain(
    '             SUNUP_MODE=trial APP_URL=http://localhost:3000 DATA_DIR="my trial" npm run admin -- grant EMAIL\n',
  );
});
