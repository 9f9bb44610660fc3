import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { fits } from '../../db/fits.ts';
import { auditLog, users } from '../../db/schema/index.ts';
import { settingNames } from '../settings/schema.ts';
import { type AuditFilter, auditActions, auditFilters } from './schema.ts';

const entryColumns = {
  id: auditLog.id,
  actor: auditLog.actor,
  who: users.name,
  action: auditLog.action,
  subject: auditLog.subject,
  reason: sql<string>`coalesce(${auditLog.detail}->>'reason', '')`,
  requestId: auditLog.requestId,
  at: auditLog.createdAt,
};
const byWhom = sql`${auditLog.actor} = 'admin:' || ${users.id}`;

/** What staff did to one subject (`order:<id>` and the like), oldest first, with the name of who did it when they have an account. */
export async function auditOf(subject: string) {
  return db().select(entryColumns).from(auditLog).leftJoin(users, byWhom).where(eq(auditLog.subject, subject)).orderBy(auditLog.id);
}

/** Entries on one page of the log. */
export const auditPageSize = 50;

export interface AuditQuery {
  /** Words of what was done, to what, why, by whom, or a request's id; '' for all. */
  search: string;
  filter: AuditFilter;
  /** From 1 on; 'all' for every entry, as a file needs them. */
  page: number | 'all';
}

const subjectId = sql`substring(${auditLog.subject} from ':(.*)$')`;
/** What it was done to, in the words of the desk. */
const about = sql<string>`case split_part(${auditLog.subject}, ':', 1)
  when 'order' then (select 'S-' || owned.number from orders owned where owned.id::text = ${subjectId})
  when 'project' then (select project.name from projects project where project.id::text = ${subjectId})
  when 'user' then (select person.name from users person where person.id::text = ${subjectId})
  when 'thread' then (select coalesce(nullif(writer.name, ''), thread.guest_name, thread.guest_email) from threads thread
    left join users writer on writer.id = thread.user_id where thread.id::text = ${subjectId})
  when 'call' then (select request.name from contact_requests request where request.id::text = ${subjectId})
  when 'booking' then (select 'B-' || booked.number || ' ' || booked.name from bookings booked where booked.id::text = ${subjectId})
  when 'code' then (select discount.code from discount_codes discount where discount.id::text = ${subjectId})
  when 'setting' then coalesce(${JSON.stringify(settingNames)}::jsonb ->> ${subjectId}, ${subjectId})
  else ${subjectId} end`;
const actionWords = sql`(${JSON.stringify(auditActions)}::jsonb ->> ${auditLog.action})`;

/** Kinds of subjects under each filter. */
const subjectsOf: Record<Exclude<AuditFilter, 'all'>, SQL> = {
  orders: sql`${auditLog.subject} like 'order:%'`,
  projects: sql`${auditLog.subject} like 'project:%'`,
  messages: sql`(split_part(${auditLog.subject}, ':', 1) in ('thread', 'call', 'booking'))`,
  people: sql`${auditLog.subject} like 'user:%'`,
  settings: sql`(split_part(${auditLog.subject}, ':', 1) in ('setting', 'closed-day', 'code'))`,
};

/**
 * A page of everything that staff did, newest first, each with what it was done to in the words of the desk (an order's
 * number, a project's or a person's name), and how many entries fit the search under each filter.
 */
export async function auditForDesk({ search, filter, page }: AuditQuery) {
  const { actor, action, subject, requestId } = auditLog;
  const reason = sql`${auditLog.detail}->>'reason'`;
  const found = search
    ? fits(search, [actionWords, reason, about, sql`${users.name}`, sql`${actor}`, sql`${action}`, sql`${subject}`, sql`${requestId}`])
    : sql`true`;
  const inFilter = (one: AuditFilter) => (one === 'all' ? sql`true` : subjectsOf[one]);
  const list = db()
    .select({
      ...entryColumns,
      about,
    })
    .from(auditLog)
    .leftJoin(users, byWhom)
    .where(sql`${found} and ${inFilter(filter)}`)
    .orderBy(desc(auditLog.id))
    .$dynamic();
  const counted = Object.fromEntries(
    auditFilters.map((one) => [one, sql<number>`count(*) filter (where ${inFilter(one)})::int`]),
  ) as Record<AuditFilter, SQL<number>>;
  const [rows, [counts]] = await Promise.all([
    page === 'all' ? list : list.limit(auditPageSize).offset((page - 1) * auditPageSize),
    db().select(counted).from(auditLog).leftJoin(users, byWhom).where(found),
  ]);
  return { rows, counts: counts as Record<AuditFilter, number> };
}
