import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { editRequests, messageFiles, messages, orders, projects, threads, users } from '../../db/schema/index.ts';
import { containing } from '../../db/search.ts';
import { isId } from '../ids.ts';
import { type AdminThreadView, type Author, besideProjects, type Via } from './schema.ts';

/** Messages on one page. Older ones load on demand. */
export const messagePageSize = 50;
export const adminThreadPageSize = 50;

/** Messages of one side that the other hasn't read. Questions in the chat were answered there. */
const unreadOf = {
  staff: sql<number>`(select count(*)::int from messages m where m.thread_id = threads.id
    and m.created_at > threads.customer_read_at and m.author = 'staff')`,
  customer: sql<number>`(select count(*)::int from messages m where m.thread_id = threads.id
    and m.created_at > threads.staff_read_at and m.author = 'customer' and m.via <> 'chat')`,
};

const lastWords = sql<string | null>`(select case when m.body <> '' then left(m.body, 200) else 'A file' end
  from messages m where m.thread_id = threads.id order by m.created_at desc, m.id desc limit 1)`;
const lastAuthor = sql<Author | null>`(select m.author
  from messages m where m.thread_id = threads.id order by m.created_at desc, m.id desc limit 1)`;

const lastVia = sql<Via | null>`(select m.via
  from messages m where m.thread_id = threads.id and m.author = 'customer' order by m.created_at desc, m.id desc limit 1)`;

/** A person's conversations, most recent first: one per project, even if it's empty, and the general one if it exists. */
export async function conversationsOf(userId: string) {
  const columns = {
    unread: sql<number>`coalesce(${unreadOf.staff}, 0)`,
    lastMessageAt: threads.lastMessageAt,
    lastWords,
    lastAuthor,
    waitingSince: threads.waitingSince,
  };
  const [ofProjects, beside] = await Promise.all([
    db()
      .select({ about: sql<string>`${projects.id}::text`, name: projects.name, createdAt: projects.createdAt, ...columns })
      .from(projects)
      .leftJoin(threads, eq(threads.projectId, projects.id))
      .where(eq(projects.ownerId, userId)),
    db()
      .select({ about: sql<string>`${besideProjects}::text`, name: sql<string>`''`, createdAt: threads.createdAt, ...columns })
      .from(threads)
      .where(and(eq(threads.userId, userId), isNull(threads.projectId))),
  ]);
  const newest = (row: { lastMessageAt: Date | null; createdAt: Date }) => (row.lastMessageAt ?? row.createdAt).getTime();
  return [...ofProjects, ...beside].sort((one, other) => newest(other) - newest(one));
}

/** How many of our messages a person hasn't read, in all their threads. */
export async function unreadMessageCount(userId: string): Promise<number> {
  const [row] = await db()
    .select({ unread: sql<number>`coalesce(sum(${unreadOf.staff}), 0)::int` })
    .from(threads)
    .where(eq(threads.userId, userId));
  return row?.unread ?? 0;
}

/**
 * A person's own thread about one of their projects, with that project, or their general thread. The thread is absent until
 * something is written.
 */
export async function conversationOf(userId: string, about: string) {
  if (about === besideProjects) {
    const thread = await db().query.threads.findFirst({ where: and(eq(threads.userId, userId), isNull(threads.projectId)) });
    return { thread, project: undefined };
  }
  if (!isId(about)) return undefined;
  const [row] = await db()
    .select({ project: projects, thread: threads })
    .from(projects)
    .leftJoin(threads, eq(threads.projectId, projects.id))
    .where(and(eq(projects.id, about), eq(projects.ownerId, userId)));
  return row && { thread: row.thread ?? undefined, project: row.project };
}

export interface ThreadPart {
  /** Only messages older than this one. */
  before?: string | undefined;
  /** From this message on, however old it is. */
  from?: string | undefined;
  /** Only messages that contain this text. */
  search?: string | undefined;
}

/** The most messages loaded for a link to an old message. */
const mostMessages = 1000;

/** Part of a thread, oldest first: the newest 50 by default. The caller has checked that the reader may see the thread. */
export async function messagesOf(threadId: string, { before, from, search }: ThreadPart = {}) {
  const wanted = from && isId(from) ? Math.max(messagePageSize, await countFrom(threadId, from)) : messagePageSize;
  const rows = await db()
    .select({
      message: messages,
      name: users.name,
      firstName: users.firstName,
      edit: { id: editRequests.id, place: editRequests.place, state: editRequests.state },
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .leftJoin(editRequests, eq(editRequests.id, messages.editRequestId))
    .where(
      and(
        eq(messages.threadId, threadId),
        isId(before)
          ? sql`(${messages.createdAt}, ${messages.id}) < (select m.created_at, m.id from ${messages} m where m.id = ${before} and m.thread_id = ${threadId})`
          : undefined,
        search ? ilike(messages.body, containing(search)) : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(wanted + 1);
  const newest = rows.slice(0, wanted).reverse();
  const files = newest.length
    ? await db()
        .select()
        .from(messageFiles)
        .where(
          inArray(
            messageFiles.messageId,
            newest.map(({ message }) => message.id),
          ),
        )
        .orderBy(asc(messageFiles.createdAt), asc(messageFiles.id))
    : [];
  return {
    hasOlder: rows.length > wanted,
    messages: newest.map((row) => ({ ...row, files: files.filter(({ messageId }) => messageId === row.message.id) })),
  };
}
/** The number of messages in a thread from one of its messages on, including that one. 0 if the message isn't in the thread. */
async function countFrom(threadId: string, messageId: string): Promise<number> {
  const count = await db().$count(
    messages,
    and(
      eq(messages.threadId, threadId),
      sql`(${messages.createdAt}, ${messages.id}) >= (select m.created_at, m.id from ${messages} m where m.id = ${messageId} and m.thread_id = ${threadId})`,
    ),
  );
  return Math.min(count, mostMessages);
}
export type ThreadMessages = Awaited<ReturnType<typeof messagesOf>>;

/** Messages that became edit requests of a project, by request. The caller has checked access to the project. */
export async function messagesOfRequests(projectId: string): Promise<Map<string, { id: string; threadId: string }>> {
  const rows = await db()
    .select({ id: messages.id, threadId: messages.threadId, requestId: messages.editRequestId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(threads.projectId, projectId), isNotNull(messages.editRequestId), eq(messages.author, 'customer')));
  return new Map(rows.map(({ requestId, ...message }) => [requestId ?? '', message]));
}

/** The time of the oldest question after the last answer from an admin, whether or not it waits for one. */
export const oldestUnanswered = sql`(select min(m.created_at) from messages m where m.thread_id = threads.id
  and m.author = 'customer' and m.via <> 'chat' and m.created_at > coalesce((select max(a.created_at)
  from messages a where a.thread_id = threads.id and a.author = 'staff'), '-infinity'))`;

const who = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, nullif(${threads.guestName}, ''), ${threads.guestEmail}, '')`;

const shownIn: Record<AdminThreadView, SQL | undefined> = {
  waiting: isNotNull(threads.waitingSince),
  all: eq(threads.isSpam, false),
  spam: eq(threads.isSpam, true),
};

/**
 * A page of Admin's threads and the total: those that wait, longest first, or all, or possible spam, most recent message first.
 * Pages count from 1.
 */
export async function threadsForAdmin(view: AdminThreadView, search: string, page: number) {
  const wanted = and(shownIn[view], search ? found(search) : undefined);
  const [rows, [counts], waiting, spam] = await Promise.all([
    db()
      .select({
        id: threads.id,
        who,
        isGuest: sql<boolean>`${threads.userId} is null`,
        projectName: projects.name,
        waitingSince: threads.waitingSince,
        lastMessageAt: threads.lastMessageAt,
        unread: unreadOf.customer,
        lastVia,
        lastWords,
        lastAuthor,
      })
      .from(threads)
      .leftJoin(users, eq(users.id, threads.userId))
      .leftJoin(projects, eq(projects.id, threads.projectId))
      .where(wanted)
      .orderBy(view === 'waiting' ? asc(threads.waitingSince) : desc(threads.lastMessageAt), threads.id)
      .limit(adminThreadPageSize)
      .offset((page - 1) * adminThreadPageSize),
    db()
      .select({ count: sql<number>`count(*)::int` })
      .from(threads)
      .leftJoin(users, eq(users.id, threads.userId))
      .leftJoin(projects, eq(projects.id, threads.projectId))
      .where(wanted),
    waitingThreadCount(),
    db().$count(threads, shownIn.spam),
  ]);
  return { rows, count: counts?.count ?? 0, waiting, spam };
}

/** One thread for Admin, with its person, project and the project's order. */
export async function threadForAdmin(threadId: string) {
  if (!isId(threadId)) return undefined;
  const [row] = await db()
    .select({
      thread: threads,
      who,
      email: sql<string>`coalesce(${users.email}, ${threads.guestEmail}, '')`,
      /** The account that now has a guest's email. It isn't verified that the guest was the same person. */
      sameEmailId: sql<
        string | null
      >`(select u.id from users u where ${threads.userId} is null and lower(u.email) = ${threads.guestEmail})`,
      unanswered: sql<boolean>`${oldestUnanswered} is not null`,
      project: projects,
      order: orders,
    })
    .from(threads)
    .leftJoin(users, eq(users.id, threads.userId))
    .leftJoin(projects, eq(projects.id, threads.projectId))
    .leftJoin(orders, eq(orders.id, projects.orderId))
    .where(eq(threads.id, threadId));
  return row;
}

/** How many threads wait for our answer. */
export async function waitingThreadCount(): Promise<number> {
  return db().$count(threads, isNotNull(threads.waitingSince));
}

/** The thread that has waited longest for our answer, with its person and the question. Undefined if none is waiting. */
export async function longestWaiting() {
  const [row] = await db()
    .select({
      id: threads.id,
      who,
      waitingSince: threads.waitingSince,
      question: sql<string>`coalesce((select left(m.body, 300) from messages m where m.thread_id = threads.id
        and m.created_at >= threads.waiting_since and m.author = 'customer' order by m.created_at limit 1), '')`,
    })
    .from(threads)
    .leftJoin(users, eq(users.id, threads.userId))
    .where(isNotNull(threads.waitingSince))
    .orderBy(asc(threads.waitingSince))
    .limit(1);
  return row;
}

/** Matches a name, an email, a project's name, or the text of a message. */
function found(search: string): SQL | undefined {
  const like = containing(search);
  return or(
    ilike(users.name, like),
    ilike(users.email, like),
    ilike(threads.guestName, like),
    ilike(threads.guestEmail, like),
    ilike(projects.name, like),
    sql`exists (select 1 from messages m where m.thread_id = threads.id and m.body ilike ${like})`,
  );
}
