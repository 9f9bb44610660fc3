import { addDays, addMonths } from 'date-fns';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { deleteObject, getObject, putObject } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { deleteAccount } from '../accounts/deletion.ts';
import { archiveCanceled, cancelService, endCanceled } from '../cancellations/canceling.ts';
import { siteChanged } from '../live/site-changed.ts';
import { completeHosts, siteFromStore, writeHost } from './host-objects.ts';
import { hostedSites } from './queries.ts';

const database = useDatabase();
const written = () => runJobs(database.queue(), 'write-host');

test('the file store says what a host serves through a site’s whole life', async () => {
  const { owner, projectId } = await liveProject('Stored Plumbing');
  expect(await siteFromStore('stored-plumbing')).toBeUndefined();
  await written();
  const [row] = await hostedSites(['stored-plumbing']);
  expect(await siteFromStore('stored-plumbing')).toMatchObject({
    kind: 'live',
    manifestHash: row?.manifestHash,
    manifest: { origin: 'http://stored-plumbing.sites.localhost:3000' },
  });
  const now = new Date();
  await cancelService(owner.id, projectId, 'moved', now);
  await endCanceled(addMonths(now, 2));
  await written();
  expect(await siteFromStore('stored-plumbing')).toEqual({ kind: 'off' });
  await archiveCanceled(addDays(addMonths(now, 2), 31));
  await written();
  expect(await siteFromStore('stored-plumbing')).toEqual({ kind: 'over' });
  await deleteAccount(owner.id, '');
  await written();
  expect(await siteFromStore('stored-plumbing')).toBeUndefined();
});

test('hosts of two sites that change at once end as the database says, however often the job runs', async () => {
  await liveProject('First Plumbing');
  await db().transaction((tx) => siteChanged(tx, 'first-plumbing'));
  await Promise.all([written(), written(), writeHost('first-plumbing'), writeHost('no-such-site')]);
  expect(await siteFromStore('first-plumbing')).toMatchObject({ kind: 'live' });
  expect(await siteFromStore('no-such-site')).toBeUndefined();
});

test('what is missing, outdated or left over is corrected, and nothing else is touched', async () => {
  await liveProject('Second Plumbing');
  await written();
  const whole = await getObject('hosts/second-plumbing.json');
  await deleteObject('hosts/second-plumbing.json');
  await putObject('hosts/left-over.json', whole ?? Buffer.from(''));
  expect(await completeHosts()).toBe(2);
  expect(await getObject('hosts/second-plumbing.json')).toEqual(whole);
  expect(await getObject('hosts/left-over.json')).toBeUndefined();
  expect(await completeHosts()).toBe(0);
  // The store was away when the site was suspended, or its objects came from an older backup.
  await putObject('hosts/second-plumbing.json', Buffer.from(`${whole}`.replace('"live"', '"off"')));
  expect(await completeHosts()).toBe(1);
  expect(await getObject('hosts/second-plumbing.json')).toEqual(whole);
});

test('a damaged object is no site, and no error for its visitor', async () => {
  await putObject('hosts/damaged.json', Buffer.from('{"format":'));
  expect(await siteFromStore('damaged')).toBeUndefined();
});
