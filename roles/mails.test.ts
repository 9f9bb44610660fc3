import { expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { mails } from '../db/schema/index.ts';
import { asOwnProcess, outputOf } from '../tests/helpers/command-output.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { runMailsCommand } from './mails.ts';

const database = useDatabase();

const run = (...args: string[]) => asOwnProcess(database, () => outputOf(() => runMailsCommand(args)));

test('emails that were given up are queued again, and it says how many', async () => {
  expect((await run('retry')).output).toBe('There’s nothing to send again. Codes and links that expire aren’t kept.\n');
  const props = { firstName: 'Dana', url: 'http://localhost:3000/onboarding' };
  const mail = { template: 'welcome' as const, recipient: 'dana@people.test', state: 'failed' as const };
  await db()
    .insert(mails)
    .values([
      { ...mail, eventKey: 'kept', props },
      { ...mail, eventKey: 'emptied', props: {} },
    ]);
  expect(await run('retry')).toEqual({ code: 0, output: 'One email will be sent again.\n' });
  expect((await db().select().from(mails)).map(({ eventKey, state }) => [eventKey, state]).sort()).toEqual([
    ['emptied', 'failed'],
    ['kept', 'queued'],
  ]);
});

test.each([[[]], [['resend']], [['retry', 'x']]])('%j is answered with how to use it', async (args) => {
  expect(await run(...args)).toEqual({ code: 2, output: 'Usage: npm run mails -- retry\n' });
});
