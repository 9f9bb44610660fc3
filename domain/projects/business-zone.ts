import { eq, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { briefs } from '../../db/schema/index.ts';
import { dayOf } from '../../time/days.ts';

/** The time zone in a brief, as it was typed. */
export const zoneInBrief = sql<string | null>`${briefs.answers} #>> '{business,timeZone}'`;

/** The zone if there is such a one, otherwise ours. */
export function knownZone(zone: string | null | undefined): string {
  return zone && Intl.supportedValuesOf('timeZone').includes(zone) ? zone : brand.timeZone;
}

/** The time zone of a project's business. The caller has checked access to the project. */
export async function businessZone(projectId: string, tx: Connection = db()): Promise<string> {
  const [row] = await tx.select({ zone: zoneInBrief }).from(briefs).where(eq(briefs.projectId, projectId));
  return knownZone(row?.zone);
}

/** Today's date there. */
export async function businessToday(projectId: string, now = new Date(), tx: Connection = db()): Promise<string> {
  return dayOf(now, await businessZone(projectId, tx));
}
