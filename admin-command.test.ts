import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useDatabase } from './tests/helpers/database.ts';
import { isAdmin, makePerson } from './tests/helpers/people.ts';

const database = useDatabase();

/** The command as a process of its own would load it: with this test's database in its environment. */
let runAdminCommand: (args: string[]) => Promise<number>;
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', database.url());
  vi.resetModules();
  ({ runAdminCommand } = await import('./admin-command.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What a run of the command prints, and its exit code. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const keep = (text: string | Uint8Array) => output.push(String(text)) > 0;
  const spies = [vi.spyOn(process.stdout, 'write').mockImplementation(keep), vi.spyOn(process.stderr, 'write').mockImplementation(keep)];
  const code = await runAdminCommand(args).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { code, output: output.join('') };
}

test('an account is made an admin by its email, and repeating it is harmless', async () => {
  const person = await makePerson();
  const granted = { code: 0, output: `${person.email} is an admin now.\n` };
  expect(await run('grant', person.email)).toEqual(granted);
  expect(await run('grant', person.email)).toEqual(granted);
  expect(await isAdmin(person.id)).toBe(true);
});

test('an email without an account is answered with what to do', async () => {
  expect(await run('grant', 'ghost@people.test')).toEqual({
    code: 1,
    output: 'There’s no account for ghost@people.test. Sign up first, then run this again.\n',
  });
});

test.each([[[]], [['grant']], [['revoke', 'x@people.test']], [['grant', 'a@people.test', 'b@people.test']]])(
  '%j is answered with how to use it',
  async (args) => {
    expect(await run(...args)).toEqual({ code: 2, output: 'Usage: npm run admin -- grant EMAIL\n' });
  },
);
