import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { leads } from '../../db/schema/index.ts';
import { putInKeptForms } from '../../domain/kept-forms/kept-forms.ts';
import { getObject, putFile, putObject } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { sendForm, visit } from '../../tests/helpers/site-visit.ts';
import { whileAway } from '../../tests/helpers/while-away.ts';

const database = useDatabase();

const before = { ...env() };
const folder = mkdtempSync(path.join(tmpdir(), 'sunup-forms-'));
const kept = path.join(folder, 'kept-forms');
beforeAll(() => void Object.assign(env(), { dataDir: folder }));
beforeEach(() => rmSync(kept, { recursive: true, force: true }));
afterAll(() => {
  Object.assign(env(), before);
  rmSync(folder, { recursive: true });
});

const message = { name: 'Vera Visitor', phone: '(919) 555-0101', email: '', message: 'My sink leaks.', website: '' };

async function published(name: string) {
  const site = await liveProject(name);
  await runJobs(database.queue(), 'write-host');
  return site;
}

test('without the database, a form is checked, kept on disk and thanked for, and in the inbox once it’s back', async () => {
  const { host, projectId } = await published('Kept Form Plumbing');
  await whileAway(database, async () => {
    const wrong = await sendForm(host, '/forms/contact', { ...message, name: '' });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Enter your name so we know who’s asking.')]);
    const past = await sendForm(host, '/forms/booking', { ...message, day: '2020-02-20' }, { from: '/' });
    expect([past.status, await past.text()]).toEqual([422, expect.stringContaining('This day has passed.')]);
    const sent = await sendForm(host, '/forms/contact', message, { from: '/services' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thanks/contact']);
    expect((await visit(host, '/thanks/contact')).status).toBe(200);
  });
  expect(readdirSync(kept)).toHaveLength(1);
  expect(JSON.parse(readFileSync(path.join(kept, readdirSync(kept)[0] ?? ''), 'utf8'))).toMatchObject({ projectId, page: '/services' });
  await putInKeptForms();
  expect(await db().select().from(leads).where(eq(leads.projectId, projectId))).toMatchObject([
    { page: '/services', message: 'My sink leaks.' },
  ]);
});

test('a manifest from before says nothing of its forms: without the database, a form is kept as it was typed', async () => {
  const { host, projectId } = await published('Old Manifest Plumbing');
  const key = 'hosts/old-manifest-plumbing.json';
  const object = JSON.parse(`${await getObject(key)}`) as { manifestHash: string };
  const file = path.join(database.filesFolder(), 'files', object.manifestHash.slice(0, 2), object.manifestHash);
  const { forms: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const manifestHash = await putFile(Buffer.from(JSON.stringify(manifest)));
  await putObject(key, Buffer.from(JSON.stringify({ ...object, manifestHash })));
  await whileAway(database, async () => {
    expect((await sendForm(host, '/forms/booking', { ...message, day: 'First Monday' })).status).toBe(303);
  });
  await putInKeptForms();
  expect(await db().select().from(leads).where(eq(leads.projectId, projectId))).toMatchObject([{ day: 'First Monday' }]);
});

test('if the disk is full as well, the page says so and keeps what was typed', async () => {
  const { host } = await published('No Room Plumbing');
  writeFileSync(kept, 'a file where the folder would be');
  const answer = await whileAway(database, () => sendForm(host, '/forms/contact', { ...message, message: 'Everything is under water.' }));
  rmSync(kept);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('We couldn’t send your message just now. Please call (919) 555-0148.');
  expect(html).toContain('Everything is under water.');
  expect(html).toContain('value="Vera Visitor"');
  mkdirSync(kept);
});
