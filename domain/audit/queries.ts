import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { everyWord, folded } from '../../db/fits.ts';
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
const byWhom = and(eq(auditLog.actorId, users.id), like(auditLog.actor, 'admin:%'));

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

/** The part of a subject after its kind: an ID, a day, or the key of a setting. */
const rest = sql`substring(${auditLog.subject} from ':(.*)$')`;
/** The subject's name as Admin shows it. The database function `audit_name` knows the table of each kind. */
const about = sql<string>`case ${auditLog.subjectKind}
  when 'setting' then coalesce(${JSON.stringify(settingNames)}::jsonb ->> ${rest}, ${rest})
  else coalesce(audit_name(${auditLog.subjectKind}, ${auditLog.subjectId}), case when ${auditLog.subjectId} is null then ${rest} end) end`;

/** Kinds of subjects under each filter. */
const subjectsOf: Record<Exclude<AuditFilter, 'all'>, string[]> = {
  orders: ['order'],
  projects: ['project'],
  messages: ['thread', 'call', 'booking'],
  people: ['user'],
  settings: ['setting', 'closed-day', 'code', 'testimonial', 'city-rate'],
};

/**
 * A page of everything staff did, newest first, each with what it was done to (an order's number, a project's or a person's
 * name), and how many entries match the search under each filter. Names are looked up for the page's rows only; the search
 * reads one stored text per entry.
 */
export async function auditForAdmin({ search, filter, page }: AuditQuery) {
  const found = search ? everyWord(search, wordIn) : sql`true`;
  const inFilter = (one: AuditFilter) => (one === 'all' ? sql`true` : inArray(auditLog.subjectKind, subjectsOf[one]));
  const matching = and(found, inFilter(filter));
  // Selects the page's IDs first, so names are looked up for these rows only and not for those the offset skips.
  const keys = (limit: number, offset: number) =>
    db().select({ id: auditLog.id }).from(auditLog).where(matching).orderBy(desc(auditLog.id)).limit(limit).offset(offset);
  const list = db()
    .select({ ...entryColumns, about })
    .from(auditLog)
    .leftJoin(users, byWhom)
    .where(page === 'all' ? matching : inArray(auditLog.id, keys(auditPageSize, (page - 1) * auditPageSize)))
    .orderBy(desc(auditLog.id));
  const counted = Object.fromEntries(
    auditFilters.map((one) => [one, sql<number>`count(*) filter (where ${inFilter(one)})::int`]),
  ) as Record<AuditFilter, SQL<number>>;
  const [rows, [counts]] = await Promise.all([list, db().select(counted).from(auditLog).where(found)]);
  return { rows, counts: counts as Record<AuditFilter, number> };
}

/** SQL that is true if a word is in an entry's stored text, or in the label of its action or setting. */
function wordIn(word: string): SQL {
  const named = (names: Record<string, string>) => Object.keys(names).filter((key) => folded(names[key] ?? '').includes(word));
  const settings = named(settingNames).map((key) => `setting:${key}`);
  return sql`(${or(sql`strpos(${auditLog.search}, ${word}) > 0`, inArray(auditLog.action, named(auditActions)), inArray(auditLog.subject, settings))})`;
}
