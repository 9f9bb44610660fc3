import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, scheduledProject } from '../../tests/helpers/projects.ts';
import { draftSite } from '../drafts/drafting.ts';
import { changeOwnSite } from '../site-changes/site-changes.ts';
import { newestVersion } from '../versions/versions.ts';
import { siteZip } from './site-zip.ts';

useDatabase();

let live: Awaited<ReturnType<typeof liveProject>>;
beforeAll(async () => {
  live = await liveProject('Zipped Plumbing');
});

async function unzipped(ownerId: string, projectId: string, versionId?: string): Promise<Record<string, Uint8Array>> {
  const zip = await siteZip(ownerId, projectId, versionId);
  if (!zip) throw new Error('There is no ZIP.');
  return unzipSync(new Uint8Array(await new Response(zip.body).arrayBuffer()));
}

test('every link, picture and font of a page points to a file in the folder', async () => {
  const files = await unzipped(live.owner.id, live.projectId);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.txt', 'index.html', '404.html', 'services/index.html', 'favicon.svg']),
  );
  const pages = Object.keys(files).filter((name) => name.endsWith('.html') && name !== '404.html');
  expect(pages.length).toBeGreaterThan(5);
  for (const name of pages) {
    const html = strFromU8(files[name] ?? new Uint8Array());
    const targets = [
      ...[...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, target = '']) => target),
      ...[...html.matchAll(/\ssrcset="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/,\s*/).map((one) => one.split(' ')[0] ?? '')),
      ...[...html.matchAll(/url\(([^)#][^)]*)\)/g)].map(([, target = '']) => target.replace(/["']/g, '')),
    ].filter((target) => !/^(?:[a-z]+:|#)/.test(target));
    expect(targets.length).toBeGreaterThan(5);
    const missing = targets.filter((target) => !files[path.posix.join(path.posix.dirname(name), target.replace(/[?#].*$/, ''))]);
    expect(missing, name).toEqual([]);
  }
});

test('its form goes to the email address of the business, and says so', async () => {
  const files = await unzipped(live.owner.id, live.projectId);
  const contact = strFromU8(files['contact/index.html'] ?? new Uint8Array());
  expect(contact).toMatch(/<form[^>]*action="mailto:[^"]+@[^"]+"/);
  expect(contact).toContain('In this copy, the form opens your email app.');
  expect(contact).not.toContain('name="leave_empty"');
  expect(contact).not.toContain('action="/forms/');
});

test('by default it’s the live version, even if a newer one waits; any version they were shown can be requested', async () => {
  const { owner, projectId, version } = await liveProject('Versions Plumbing');
  const phone = '+19195550177';
  await changeOwnSite(owner.id, projectId, { texts: [], facts: [{ path: 'business.phone', value: phone }], name: 'Phone' });
  const newest = await newestVersion(projectId, true);
  const home = async (id?: string) => strFromU8((await unzipped(owner.id, projectId, id))['index.html'] ?? new Uint8Array());
  expect((await home()).includes(phone)).toBe(false);
  expect((await home(newest?.id)).includes(phone)).toBe(true);
  expect((await siteZip(owner.id, projectId, version.id))?.fileName).toBe('versions-plumbing-version-1.zip');
});

test("another person's site, another project's version, and a site without a version aren’t found", async () => {
  const stranger = await makePerson();
  expect(await siteZip(stranger.id, live.projectId)).toBeUndefined();
  const { owner, projectId } = await scheduledProject('Unzipped Plumbing');
  expect(await siteZip(owner.id, projectId)).toBeUndefined();
  await draftSite(projectId);
  expect(await siteZip(owner.id, projectId, live.version.id)).toBeUndefined();
  expect(await siteZip(owner.id, projectId)).toBeDefined();
});
