import { randomUUID } from 'node:crypto';
import { brand } from '../../../content/brand.ts';
import { supportHoursOf } from '../../../content/hours.ts';
import { withClosedDays } from '../../../domain/closed-days/queries.ts';
import { editableVersion, placesToEdit } from '../../../domain/edit-requests/message-edit.ts';
import { readByCustomer } from '../../../domain/messages/messages.ts';
import { conversationOf, type conversationsOf, messagesOf } from '../../../domain/messages/queries.ts';
import { besideProjects } from '../../../domain/messages/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { afterOpenHours } from '../../../time/open-hours.ts';
import { searchIn } from '../../lists/list-parameters.ts';
import { shownMessages } from '../../thread/shown-messages.ts';

export type Conversations = Awaited<ReturnType<typeof conversationsOf>>;

/** A row in the list of conversations. */
export function conversationRows(conversations: Conversations) {
  return conversations.map(({ about, name, unread, lastWords, lastAuthor, lastMessageAt, waitingSince }) => ({
    about,
    name: nameOf(about, name),
    unread,
    lastWords,
    lastAuthor,
    waits: Boolean(waitingSince),
    lastMessageAt: lastWords === null ? null : (lastMessageAt?.toISOString() ?? null),
  }));
}

/**
 * Reads one of the viewer's own conversations and marks the newest messages it shows as read. Undefined for someone else's
 * conversation as well as a missing one.
 */
export async function conversationData(userId: string, about: string, search: URLSearchParams) {
  const [conversation, settings] = await Promise.all([conversationOf(userId, about), readSettings()]);
  if (!conversation) return undefined;
  const { thread, project } = conversation;
  const before = search.get('before') ?? undefined;
  const query = searchIn(search);
  const [part, versionId] = await Promise.all([
    thread ? messagesOf(thread.id, { before, from: search.get('from') ?? undefined, search: query }) : { messages: [], hasOlder: false },
    project ? editableVersion(project) : undefined,
  ]);
  const newest = part.messages.at(-1)?.message.id;
  if (thread && newest && !before && !query) await readByCustomer(userId, thread.id, newest);
  const editing = versionId ? search.get('edit') : null;
  const now = new Date();
  const support = await withClosedDays(supportHoursOf(settings));
  const due = afterOpenHours(thread?.waitingSince ?? now, settings.replyHours, support, brand.timeZone);
  return {
    about,
    name: nameOf(about, project?.name ?? ''),
    projectId: project?.id ?? null,
    query,
    draftKey: randomUUID(),
    thread: shownMessages(part, {
      side: 'customer',
      userId,
      customerName: '',
      readAt: thread?.customerReadAt,
      otherReadAt: thread?.staffReadAt,
    }),
    answer: {
      waits: Boolean(thread?.waitingSince),
      late: Boolean(thread?.waitingSince) && due < now,
      by: `${momentInWords(due, now, brand.timeZone)} ${zoneInWords(brand.timeZone)}`,
    },
    versionId: versionId ?? null,
    edit: project && versionId && editing ? { messageId: editing, pages: await placesToEdit(project.id, versionId) } : null,
  };
}
export type ConversationData = NonNullable<Awaited<ReturnType<typeof conversationData>>>;

function nameOf(about: string, name: string): string {
  return about === besideProjects ? 'General' : name || 'Your site';
}
