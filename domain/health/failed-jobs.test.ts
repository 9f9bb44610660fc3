import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { notificationsOf } from '../notifications/list.ts';
import { notifyOfFailedJobs } from './failed-jobs.ts';

const database = useDatabase();

test('admins are notified once of a kind of job that failed for good, and not of one that is retried', async () => {
  const admin = await makePerson({ admin: true });
  const { boss } = database.queue();
  for (const projectId of ['one', 'two']) await boss.send('draft-site', { projectId }, { retryLimit: 0, singletonKey: projectId });
  await boss.send('expire-orders', {}, { retryLimit: 3 });
  for (const name of ['draft-site', 'draft-site', 'expire-orders']) {
    const [job] = await boss.fetch(name);
    await boss.fail(name, job?.id ?? '');
  }
  for (let n = 0; n < 2; n++) await notifyOfFailedJobs();
  expect(await notificationsOf(admin.id)).toMatchObject([
    { type: 'error', title: 'Job failed', message: expect.stringContaining('draft-site') },
  ]);
});
