import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, projects } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, scheduledProject } from '../../tests/helpers/projects.ts';
import { markMissedDeadlines } from '../drafts/deadlines.ts';
import { sendFromAdmin } from '../drafts/sending.ts';
import { requestEdit } from '../edit-requests/edit-requests.ts';
import { editRequestsOf } from '../edit-requests/queries.ts';
import { notificationsOf } from '../notifications/list.ts';
import { changeFromAdmin } from '../site-changes/site-changes.ts';

useDatabase();

/** Titles of the news of a project whose link does not name it, and templates of its mails. */
async function unnamed(userId: string, projectId: string): Promise<string[]> {
  const news = (await notificationsOf(userId)).filter(({ link }) => link?.startsWith('/portal') && !link.includes(projectId));
  const letters = (await db().select().from(mails).where(eq(mails.userId, userId)))
    .map(({ template, props }) => ({ template, url: (props as { url?: string }).url ?? '' }))
    .filter(({ url }) => /\/portal(?!\/settings)/.test(url) && !url.includes(projectId));
  return [...news.map(({ title }) => title), ...letters.map(({ template }) => template)];
}

test('each notification about a site links to that site, for an owner of several too', async () => {
  const admin = await makePerson({ admin: true });
  const { owner, projectId, version } = await liveProject('First Of Two Plumbing');
  const asked = { versionId: version.id, page: '/', section: 'statement', place: 'Home, statement', words: 'Shorter, please.' };
  await requestEdit(owner.id, projectId, asked);
  const [request] = await editRequestsOf(projectId);
  const text = { page: '/', section: 'statement', path: 'text', text: 'Short.' };
  const requests = { ids: [request?.id ?? ''], reply: 'Done.' };
  const changed = await changeFromAdmin(admin.id, projectId, { texts: [text], requests, name: 'Statement' }, false);
  expect(changed.ok && (await sendFromAdmin(admin.id, projectId, changed.version.id))).toEqual({ ok: true });
  expect((await notificationsOf(owner.id)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Draft ready', 'Your site is live', 'Edit done', 'New version ready']),
  );
  expect(await unnamed(owner.id, projectId)).toEqual([]);
});

test('a notice of a late draft names its site', async () => {
  const { owner, projectId } = await scheduledProject('Late Of Two Plumbing');
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  await markMissedDeadlines(new Date((project?.dueAt?.getTime() ?? 0) + 1000));
  expect((await notificationsOf(owner.id)).map(({ title }) => title)).toContain('We are late');
  expect(await unnamed(owner.id, projectId)).toEqual([]);
});
