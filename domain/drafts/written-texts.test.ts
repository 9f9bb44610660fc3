import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, projects } from '../../db/schema/index.ts';
import { startWriterEndpoint, type WriterEndpoint } from '../../outside/fakes/writer/server.ts';
import { openWriter } from '../../outside/writer/writer.ts';
import type { Line } from '../../sites/document/document.ts';
import { derive } from '../../sites/interview/derived-brief.ts';
import { siteSlots } from '../../sites/slots/site-slots.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { scheduledProject } from '../../tests/helpers/projects.ts';
import { prepared } from '../versions/building.ts';
import { siteSources } from '../versions/sources.ts';
import { newestVersion } from '../versions/versions.ts';
import { draftSite } from './drafting.ts';

useDatabase();

let endpoint: WriterEndpoint | undefined;
afterEach(async () => {
  openWriter(undefined);
  await endpoint?.stop();
  endpoint = undefined;
});

async function connect(): Promise<WriterEndpoint> {
  endpoint = await startWriterEndpoint();
  openWriter({ url: endpoint.url, key: 'key', model: 'model' });
  return endpoint;
}

/** The reply of a model that writes the lead of the plumber's home page from the sentences of the description. */
async function replyWith(projectId: string, text: string): Promise<{ kind: 'reply'; content: string }> {
  const { brief } = await prepared(await siteSources(projectId));
  const facts = siteSlots(derive(brief)).facts.filter(({ field }) => field === 'business.description');
  return { kind: 'reply', content: JSON.stringify({ answers: [{ id: 'lead', text, facts: facts.map(({ id }) => id) }] }) };
}

async function leadOf(projectId: string): Promise<Line | undefined> {
  const version = await newestVersion(projectId, false);
  return (version?.document.pages[0]?.sections[0]?.props as { lead?: Line } | undefined)?.lead;
}

async function writtenOf(projectId: string) {
  const [brief] = await db().select({ written: briefs.written }).from(briefs).where(eq(briefs.projectId, projectId));
  return brief?.written ?? [];
}

const good = 'We fix leaks, replace water heaters and repipe older houses inside the Beltline.';

test('a text that passes every check is on the draft, stored, and not asked for again', async () => {
  const { projectId } = await scheduledProject('Written Plumbing');
  const { behave, requests } = await connect();
  behave(await replyWith(projectId, good));
  await draftSite(projectId);
  expect(await leadOf(projectId)).toMatchObject({ text: good, from: 'computed', fields: ['business.description'] });
  expect(await writtenOf(projectId)).toMatchObject([{ slot: 'lead', text: good }]);
  const asked = requests.length;
  await db().update(projects).set({ state: 'scheduled' }).where(eq(projects.id, projectId));
  behave({ kind: 'hang' });
  await draftSite(projectId);
  expect(requests.length).toBe(asked);
  expect(await leadOf(projectId)).toMatchObject({ text: good });
});

test('a text that claims what the brief doesn’t say is dropped, and the owner’s words stay', async () => {
  const { projectId } = await scheduledProject('Invented Plumbing');
  const { behave } = await connect();
  behave(await replyWith(projectId, 'We have fixed leaks and replaced water heaters in Raleigh for 25 years.'));
  await draftSite(projectId);
  expect(await leadOf(projectId)).toMatchObject({ from: 'brief' });
  expect(await writtenOf(projectId)).toEqual([]);
});

test('with an endpoint that doesn’t answer, the draft is made without it', async () => {
  const { projectId } = await scheduledProject('Silent Plumbing');
  openWriter({ url: 'http://127.0.0.1:9', key: 'key', model: 'model' });
  await draftSite(projectId);
  expect(await leadOf(projectId)).toMatchObject({ from: 'brief' });
});
