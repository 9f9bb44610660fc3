import { eq } from 'drizzle-orm';
import { db } from '../db/connect.ts';
import { leads, threads } from '../db/schema/index.ts';
import { markLeadsRead, receiveLead } from '../domain/leads/leads.ts';
import { leadSchema } from '../domain/leads/schema.ts';
import { readByCustomer, writeAsCustomer, writeAsStaff } from '../domain/messages/messages.ts';
import { messagesOf } from '../domain/messages/queries.ts';
import { addViews, writeViews } from '../domain/projects/visits.ts';
import { dayMs } from '../time/units.ts';
import { accepted } from './accepted.ts';
import { daysAgo } from './days-ago.ts';

/** Page views of the demo's live site by day, today's last. */
const views = [3, 9, 14, 11, 17, 8, 2, 12, 19, 15, 22, 26, 10, 4, 16, 21, 24, 18, 29, 13, 7];

/** How long the demo's site has been live. */
export const daysLive = views.length;

/** Gives the live site page views, leads and a conversation whose last message no one has answered. Does nothing the second time. */
export async function fillLife(ownerId: string, projectId: string, adminId: string): Promise<void> {
  if (await db().$count(leads, eq(leads.projectId, projectId))) return;
  for (const [day, count] of views.entries()) addViews(projectId, count, new Date(Date.now() - (daysLive - 1 - day) * dayMs));
  await writeViews();
  const says = async (body: string) => accepted(await writeAsCustomer(ownerId, projectId, { body, files: [] }));
  const answers = async (body: string) => {
    const [thread] = await db().select({ id: threads.id }).from(threads).where(eq(threads.projectId, projectId));
    accepted(await writeAsStaff(adminId, thread?.id ?? '', { body, files: [] }));
  };
  await daysAgo(19.2, () => says(conversation.question));
  await daysAgo(19.1, () => answers(conversation.answer));
  await daysAgo(17.7, () => receiveLead(projectId, 'contact', '/contact', leadSchema.parse(visitors.walkIn)));
  await daysAgo(11.4, () => receiveLead(projectId, 'booking', '/booking', leadSchema.parse(visitors.curls)));
  await daysAgo(4.9, () => receiveLead(projectId, 'booking', '/booking', leadSchema.parse(visitors.balayage)));
  await daysAgo(4.6, () => readAll(ownerId, projectId));
  await daysAgo(0.3, () => receiveLead(projectId, 'contact', '/', leadSchema.parse(visitors.wedding)));
  await daysAgo(0.03, () => says(conversation.wish));
}

async function readAll(ownerId: string, projectId: string): Promise<void> {
  await markLeadsRead(ownerId, projectId);
  const [thread] = await db().select({ id: threads.id }).from(threads).where(eq(threads.projectId, projectId));
  const newest = thread && (await messagesOf(thread.id)).messages.at(-1);
  if (newest) await readByCustomer(ownerId, thread.id, newest.message.id);
}

const conversation = {
  question:
    'The site is up and two regulars have already found it. When I’m with a guest I can’t look at my phone. Where do booking requests go?',
  answer:
    'They’re under Leads here in the portal, newest first, and we’ll email you each one as it comes in. Your site says a request isn’t booked until you confirm it, so it can wait until your hands are free.',
  wish: 'Could the wedding line say that I travel up to 40 miles now, instead of 30? I bought a van.',
};

const visitors = {
  walkIn: {
    name: 'Nora Pruitt',
    email: 'nora.pruitt@mail.example',
    message: 'Do you ever take a walk-in on Fridays, or is it by appointment only? I just need a trim.',
  },
  curls: {
    name: 'Elena Marsh',
    phone: '(615) 555-0148',
    message: 'First time with you. My hair is long and very curly, so please plan some extra time.',
    service: 'Curly cut',
    day: 'Thursday',
    part: 'Evening',
  },
  balayage: {
    name: 'Priya Nair',
    phone: '(615) 555-0173',
    email: 'priya@mail.example',
    service: 'Balayage',
    day: 'Saturday',
    part: 'Morning',
  },
  wedding: {
    name: 'Joan Teller',
    email: 'joan.teller@mail.example',
    phone: '(615) 555-0126',
    message:
      'We’re getting married in Franklin on June 12. There would be four of us, hair only. Are you available that day, and what would it cost?',
  },
};
