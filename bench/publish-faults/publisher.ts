import { readFile } from 'node:fs/promises';
import { env } from '../../base/env.ts';
import { openDatabase } from '../../db/connect.ts';
import { queueDatabase } from '../../db/queue-database.ts';
import type { BuiltSite } from '../../domain/versions/building.ts';
import { openQueue } from '../../jobs/queue.ts';
import { getFile, openStorage, putFile, storeAt } from '../../outside/storage/storage.ts';
import { hashOfBodies } from '../../sites/render/files.ts';
import { publishVersion } from '../host/publish-version.ts';

/**
 * Publishes one version after the other of the projects in turn, until it's killed. Each is the site in a file with another phone
 * number, because composing one takes longer to load than all the rest. Prints `ready`, waits for the number of the first version, and
 * prints `begin` and `done` with its project for each version, as an owner sees the answer.
 */
export async function publishUntilKilled([siteFile = '', ...projectIds]: string[]): Promise<number> {
  openDatabase(env().databaseUrl ?? '');
  openStorage(storeAt(env()));
  await openQueue(queueDatabase(env().databaseUrl ?? ''), { working: false, onError: () => undefined });
  process.on('disconnect', () => process.exit(0));
  const site = JSON.parse(await readFile(siteFile, 'utf8')) as BuiltSite;
  const sent = new Promise<number>((resolve) => process.once('message', resolve));
  process.stdout.write('ready\n');
  const firstVersion = await sent;
  for (let version = firstVersion; ; version++) {
    const projectId = projectIds[version % projectIds.length] ?? '';
    const built = await withVersion(site, version);
    process.stdout.write(`begin ${projectId} ${version}\n`);
    await publishVersion(projectId, built);
    process.stdout.write(`done ${projectId} ${version}\n`);
  }
}

/** The site with the phone number of a version in all of its texts. */
async function withVersion(site: BuiltSite, version: number): Promise<BuiltSite> {
  const renumbered = (text: string) =>
    text.replace(/555([-\u2011]?)0000/g, (_, hyphen: string) => `555${hyphen}${String(version).padStart(4, '0')}`);
  const files = await Promise.all(
    site.files.map(async (file) => {
      if (!/^text\/|json|xml/.test(file.type)) return file;
      const body = Buffer.from(renumbered((await getFile(file.hash)).toString()));
      return { ...file, hash: await putFile(body), bytes: body.length };
    }),
  );
  const contentHash = hashOfBodies(files.map(({ path, hash }) => [path, hash]));
  return { ...site, document: JSON.parse(renumbered(JSON.stringify(site.document))), files, contentHash };
}
