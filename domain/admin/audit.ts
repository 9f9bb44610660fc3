import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { auditLog, users } from '../../db/schema/index.ts';
import { everyWord } from '../../db/search.ts';
import { plainWords } from '../../text/plain-letters.ts';
import { adminList } from '../admin-list.ts';
import { auditActions } from '../audit/schema.ts';
import { settingNames } from '../settings/schema.ts';

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

/** What admins did to one subject (such as `order:<id>`), oldest first, each with the actor's name if the actor has an account. */
export async function auditOf(subject: string) {
  return db().select(entryColumns).from(auditLog).leftJoin(users, byWhom).where(eq(auditLog.subject, subject)).orderBy(auditLog.id);
}

/** The part of a subject after its kind: an ID, a day, or the key of a setting. */
const rest = sql`substring(${auditLog.subject} from ':(.*)$')`;
/** The subject's name as Admin shows it. The database function `audit_name` knows the table of each kind. */
const about = () => sql<string>`case ${auditLog.subjectKind}
  when 'setting' then coalesce(${JSON.stringify(settingNames())}::jsonb ->> ${rest}, ${rest})
  else coalesce(audit_name(${auditLog.subjectKind}, ${auditLog.subjectId}), case when ${auditLog.subjectId} is null then ${rest} end) end`;

/**
 * Everything admins did: a page, newest first, and the counts of each filter. Each entry has its subject's name. Names are
 * looked up for the page's rows only, and the search reads one stored text per entry.
 */
export const auditForAdmin = adminList(() => ({
  filters: {
    all: sql`true`,
    orders: on('order'),
    projects: on('project'),
    people: on('user'),
    messages: on('thread', 'call', 'booking'),
    settings: on('setting', 'legal', 'closed-day', 'code', 'testimonial', 'city-rate'),
  },
  sorts: { time: sql`${auditLog.id}` },
  tieBreak: [],
  matches: (search) => everyWord(search, wordIn),
  idsFirst: auditLog.id,
  rows: db()
    .select({ ...entryColumns, about: about() })
    .from(auditLog)
    .leftJoin(users, byWhom)
    .$dynamic(),
  count: (columns) => db().select(columns).from(auditLog).$dynamic(),
}));

/** SQL that is true for entries on subjects of these kinds. */
function on(...kinds: string[]): SQL {
  return inArray(auditLog.subjectKind, kinds);
}

/** SQL that is true if a word is in an entry's stored text, or in the label of its action or setting. */
function wordIn(word: string): SQL {
  const named = (names: Record<string, string>) => Object.keys(names).filter((key) => plainWords(names[key] ?? '').includes(word));
  const settings = named(settingNames()).map((key) => `setting:${key}`);
  return sql`(${or(sql`strpos(${auditLog.search}, ${word}) > 0`, inArray(auditLog.action, named(auditActions)), inArray(auditLog.subject, settings))})`;
}
