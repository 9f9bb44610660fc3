import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { messages, siteVersions, threads } from '../../db/schema/index.ts';
import { truncate } from '../../text/truncate.ts';
import { publishThread } from '../messages/post.ts';
import type { MessageEdit } from '../messages/schema.ts';
import type { Project } from '../projects/projects.ts';
import { sectionName } from '../versions/section-words.ts';
import { shownVersion } from '../versions/versions.ts';
import { requestEditIn } from './edit-requests.ts';
import { refusedAs } from './refusals.ts';

/** The version a message's edit request refers to: the newest one the owner was shown. Undefined if the project takes no edits now. */
export async function editableVersion(project: Pick<Project, 'id' | 'state'>): Promise<string | undefined> {
  if (['suspended', 'canceled', 'archived'].includes(project.state)) return undefined;
  const [version] = await db()
    .select({ id: siteVersions.id })
    .from(siteVersions)
    .where(and(eq(siteVersions.projectId, project.id), isNotNull(siteVersions.sentAt)))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  return version?.id;
}

/** The places an owner can choose when a message becomes an edit request. */
export async function placesToEdit(projectId: string, versionId: string) {
  const version = await shownVersion(projectId, versionId);
  return (version?.document.pages ?? [])
    .filter((page) => page.path.split('/').length === 2)
    .map((page) => ({
      path: page.path,
      label: page.label.text,
      sections: page.sections.map(({ id, kind, props }) => ({ id, name: sectionName(kind, props) })),
    }));
}

/** Turns an owner's message into an edit request, once. Works like any other request, and the message links to it. */
export async function makeEditRequest(userId: string, projectId: string, edit: MessageEdit): Promise<Result> {
  const [page = '', section = ''] = edit.where.split('|');
  const places = await placesToEdit(projectId, edit.versionId);
  const onPage = places.find(({ path }) => path === page);
  const place = onPage?.sections.find(({ id }) => id === section);
  if (!onPage || !place) return refusedAs('section-not-found');
  const own = and(
    eq(messages.id, edit.messageId),
    eq(messages.author, 'customer'),
    isNull(messages.editRequestId),
    eq(threads.projectId, projectId),
    eq(threads.userId, userId),
  );
  return db()
    .transaction(async (tx) => {
      const outcome = await requestEditIn(tx, userId, projectId, {
        versionId: edit.versionId,
        page,
        section,
        place: truncate(`${onPage.label}, ${place.name}`, 120),
        words: edit.words,
      });
      if (!outcome.ok) return outcome;
      const [row] = await tx
        .select({ id: messages.id, userId: threads.userId })
        .from(messages)
        .innerJoin(threads, eq(threads.id, messages.threadId))
        .where(own)
        .for('update', { of: messages });
      if (!row) throw new NotOwn();
      await tx.update(messages).set({ editRequestId: outcome.requestId }).where(eq(messages.id, row.id));
      await publishThread(tx, row);
      return { ok: true } as const;
    })
    .catch((error: unknown) => {
      if (error instanceof NotOwn) return refusedAs('message-not-found');
      throw error;
    });
}

/** Rolls back the request made in the same transaction. */
class NotOwn extends Error {}
