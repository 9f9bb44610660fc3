import { and, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { briefs, leads, projects, siteVersions } from '../../db/schema/index.ts';
import { containing } from '../../db/search.ts';
import type { Week } from '../../sites/document/document.ts';
import type { Language } from '../../sites/language/language.ts';
import { dayOf } from '../../time/days.ts';
import { knownZone, zoneInBrief } from '../projects/business-zone.ts';
import type { LeadFilter } from './schema.ts';
import type { LeadCalendar } from './wished-day.ts';

/** Leads on one page of the list. */
export const leadsPageSize = 25;

/** When a lead came, or its conversation went on by an email from the customer. */
const latestAt = sql<Date>`coalesce(${leads.continuedAt}, ${leads.createdAt})`;

/** Leads of a person's own project, those that something came in for last first: a page of them (the first is 1), or all. */
export async function leadsOf(ownerId: string, projectId: string, { filter = 'all', search = '', page = 1 }: LeadChoice = {}) {
  const query = db()
    .select({ lead: leads })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(own(ownerId, projectId), kept[filter], found(search)))
    .orderBy(desc(latestAt), desc(leads.id))
    .$dynamic();
  const rows = await (page === 'all' ? query : query.limit(leadsPageSize).offset((page - 1) * leadsPageSize));
  return rows.map(({ lead }) => lead);
}

interface LeadChoice {
  filter?: LeadFilter;
  /** Only leads that contain this text. */
  search?: string;
  page?: number | 'all';
}

/** How many leads of a person's own project each filter shows, among those that match the search. */
export async function leadCounts(ownerId: string, projectId: string, search = ''): Promise<Record<LeadFilter, number>> {
  const count = (filter: SQL) => sql<number>`count(*) filter (where ${filter})::int`;
  const [counts] = await db()
    .select({
      all: count(kept.all),
      new: count(kept.new),
      messages: count(kept.messages),
      bookings: count(kept.bookings),
      emails: count(kept.emails),
      spam: count(kept.spam),
    })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(own(ownerId, projectId), found(search)));
  return counts ?? { all: 0, new: 0, messages: 0, bookings: 0, emails: 0, spam: 0 };
}

/** The number of a person's own project's leads, and the newest one. */
export async function leadSummary(ownerId: string, projectId: string) {
  const [newest] = await db()
    .select({ name: leads.name, createdAt: leads.createdAt, count: sql<number>`count(*) over ()::int` })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(and(own(ownerId, projectId), kept.all))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  if (!newest) return { newest: null, count: 0 };
  const { name, createdAt, count } = newest;
  return { newest: { name, createdAt: createdAt.toISOString() }, count };
}

/**
 * What days mean to a project's business: its time zone (ours if its brief has none), its opening hours, and the language of its
 * live site. The caller has checked access to the project.
 */
export async function leadCalendar(projectId: string, tx: Connection = db()): Promise<LeadCalendar> {
  const [row] = await tx
    .select({
      zone: zoneInBrief,
      language: sql<Language | null>`${siteVersions.document} ->> 'language'`,
      hours: sql<Week | null>`${siteVersions.document} #> '{facts,hours}'`,
    })
    .from(projects)
    .leftJoin(briefs, eq(briefs.projectId, projects.id))
    .leftJoin(siteVersions, eq(siteVersions.id, projects.liveVersionId))
    .where(eq(projects.id, projectId));
  const zone = knownZone(row?.zone);
  return { zone, today: dayOf(new Date(), zone), language: row?.language ?? 'en', hours: row?.hours ?? undefined };
}

const kept: Record<LeadFilter, SQL> = {
  all: sql`not ${leads.isSpam}`,
  new: sql`not ${leads.isSpam} and ${isNull(leads.readAt)}`,
  messages: sql`not ${leads.isSpam} and ${eq(leads.kind, 'contact')}`,
  bookings: sql`not ${leads.isSpam} and ${eq(leads.kind, 'booking')}`,
  emails: sql`not ${leads.isSpam} and ${eq(leads.kind, 'email')}`,
  spam: sql`${leads.isSpam}`,
};

function found(search: string): SQL | undefined {
  const like = containing(search);
  const { name, email, phone, service, subject, message } = leads;
  return search ? or(...[name, email, phone, service, subject, message].map((column) => ilike(column, like))) : undefined;
}

function own(ownerId: string, projectId: string) {
  return and(eq(leads.projectId, projectId), eq(projects.ownerId, ownerId));
}
