import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { publications, siteReleases } from '../../db/schema/index.ts';
import { getFile } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { hostedSite } from './hosted-site.ts';
import { readManifest } from './manifest.ts';
import { hostedSites } from './queries.ts';
import { leaveRepairsToWorkers } from './repairs.ts';
import { readServed } from './served-files.ts';

const database = useDatabase();

test('a process without the generator has a worker repair what it finds damaged', async () => {
  leaveRepairsToWorkers();
  const { projectId } = await liveProject('Reported Plumbing');
  const [publication] = await db().select().from(publications).where(eq(publications.projectId, projectId));
  const manifestHash = publication?.manifestHash ?? '';
  const manifest = await readManifest(manifestHash);
  const page = manifest.files['/'];
  const spoil = (name = '') => writeFileSync(path.join(database.filesFolder(), 'files', name.slice(0, 2), name), 'spoiled');
  for (const name of [page?.hash, page?.br?.hash, page?.gzip?.hash]) spoil(name);
  expect(await readServed(manifest, '/', 'identity')).toBeUndefined();
  // The worker is the same process here, so its own look at the page is reported once more.
  expect(await runJobs(database.queue(), 'repair-file')).toBe(2);
  expect((await readServed(manifest, '/', 'identity'))?.toString()).toContain('Hollis');

  const [row] = await hostedSites(['reported-plumbing']);
  spoil(manifestHash);
  // There's no earlier one that could stand in.
  await expect(hostedSite(row, undefined)).rejects.toThrow('A worker repairs this manifest.');
  expect(await runJobs(database.queue(), 'repair-file')).toBe(1);
  const [release] = await db().select().from(siteReleases).where(eq(siteReleases.manifestHash, manifestHash));
  expect(JSON.parse((await getFile(release?.manifestHash ?? '')).toString())).toMatchObject({ projectId });
  expect(await hostedSite((await hostedSites(['reported-plumbing']))[0], undefined)).toMatchObject({ kind: 'live' });
});
