import { eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { briefs, userRoles } from '../../db/schema/index.ts';
import { offerNow } from '../../domain/bookings/calendar.ts';
import { draftSite } from '../../domain/drafts/drafting.ts';
import { newestVersion } from '../../domain/versions/versions.ts';
import { answeredProject, type Customer, sendBrief, signUp } from '../setup/customer.ts';

/** Who sends, and the addresses that they send to. */
export interface People {
  /** Host of a live site. */
  live: string;
  /** Customers with an unfinished brief, and the host of its preview. */
  writers: { cookie: string; projectId: string; preview: string }[];
  /** Customers with a draft, and the place of the first heading in it. */
  owners: { cookie: string; projectId: string; heading: { page: string; section: string; path: string } }[];
  /** An admin's cookie. */
  admin: string;
  /** When a call could be booked, in milliseconds since 1970, as a form sends it. */
  times: string[];
}

/** Signs up so many customers of each kind, and an admin. The demo's server has to be ready, because its live site is used. */
export async function makePeople(each: number): Promise<People> {
  const writers: People['writers'] = [];
  const owners: People['owners'] = [];
  for (let number = 0; number < each; number++) {
    writers.push(await writer(await signUp(`writer-${number}`)));
    owners.push(await owner(await signUp(`owner-${number}`)));
  }
  const admin = await signUp('admin');
  await db().insert(userRoles).values({ userId: admin.id, role: 'admin', grantedBy: 'bench' });
  const times = (await offerNow()).days.flatMap(({ times }) => times.map((time) => String(time.getTime())));
  return { live: `marigold-hair-room.${env().sitesDomain}:${env().port}`, writers, owners, admin: admin.cookie, times };
}

async function writer(customer: Customer): Promise<People['writers'][number]> {
  const projectId = await answeredProject(customer);
  const [brief] = await db().select({ token: briefs.previewToken }).from(briefs).where(eq(briefs.projectId, projectId));
  return { cookie: customer.cookie, projectId, preview: `b-${brief?.token}.${env().sitesDomain}:${env().port}` };
}

async function owner(customer: Customer): Promise<People['owners'][number]> {
  const projectId = await answeredProject(customer);
  await sendBrief(customer.id, projectId);
  await draftSite(projectId);
  const version = await newestVersion(projectId, false);
  const page = version?.document.pages[0];
  const section = page?.sections[0];
  if (!page || !section) throw new Error('The draft has no section.');
  return { cookie: customer.cookie, projectId, heading: { page: page.path, section: section.id, path: 'headline' } };
}
