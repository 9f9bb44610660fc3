import { desc, eq } from 'drizzle-orm';
import { db } from '../../../db/connect.ts';
import { leads, mails, projects } from '../../../db/schema/index.ts';
import { sendForAnswer } from '../../setup/sending.ts';
import { browserForm } from '../browser-form.ts';
import { othersIn, senderOf } from '../flood.ts';
import { mailAbout } from '../inbox.ts';
import type { Input } from '../input.ts';
import { type Outcome, outcome, seenOn } from '../outcome.ts';
import { attribute, elements, readPage } from '../page.ts';
import type { People } from '../people.ts';

let questions = 0;
const namedCo = 'Juniper & Co.';

/** Sends a form of a live site and looks at what its owner gets: an email, a row in the portal, a line in the CSV file. */
export async function sendSiteForm({ typed, file, way, flood }: Input, people: People): Promise<Outcome> {
  const owner = way?.startsWith('spanish') ? people.spanish : people.english;
  const kind = way?.endsWith('booking') ? 'booking' : 'contact';
  // The same message again would be no new lead.
  const base = { name: 'Ann Lee', phone: '', email: '', message: `Do you bake on Mondays? (${++questions})`, leave_empty: '' };
  const day = { day: nextMonday(), part: '', service: '' };
  const reachable = typed.phone === undefined && typed.email === undefined && { phone: '(919) 555-0148' };
  const form = { ...base, ...(kind === 'booking' && day), ...reachable, ...typed };
  // Emails name the business in sentences.
  if (way === namedCo) await db().update(projects).set({ name: namedCo }).where(eq(projects.id, owner.projectId));
  const to = { path: `/forms/${kind}`, host: owner.host, ...senderOf(flood) };
  for (const name of othersIn(flood)) await sendForAnswer({ ...to, ...browserForm({ ...form, name }) });
  const before = await newestLead(owner.projectId);
  const { status, text, location } = await sendForAnswer({
    ...to,
    ...browserForm(form, file && { field: 'file', ...file }, way === 'multipart'),
  });
  if (way === namedCo) await db().update(projects).set({ name: 'Hollis & Daughter Plumbing' }).where(eq(projects.id, owner.projectId));
  const lead = await newestLead(owner.projectId);
  const isTaken = status === 303 && location === `/thanks/${kind}`;
  if (!isTaken) {
    const page = readPage(text, (element) => attribute(element, 'action') === `/forms/${kind}`);
    return outcome(status, { reasons: page.reasons, kept: page.fields });
  }
  if (!lead || lead.id === before?.id) return outcome(status, { taken: true, stored: { count: 0 } });
  const stored = { ...lead, count: 1 };
  const list = `/portal/leads?project=${owner.projectId}${lead.isSpam ? '&show=spam' : ''}`;
  const portal = await sendForAnswer({ method: 'GET', path: list, cookie: owner.cookie });
  const row = readPage(
    portal.text,
    (element) => element.tagName === 'li' && elements(element).some((inner) => attribute(inner, 'value') === lead.id),
  );
  const csv = await sendForAnswer({ method: 'GET', path: list.replace('/leads?', '/leads.csv?'), cookie: owner.cookie });
  const cells = firstRow(csv.text);
  return outcome(status, {
    taken: true,
    stored,
    seen: [seenOn('the portal', row), { where: 'the CSV file', text: cells.join('\n'), dials: [] }],
    cells,
    later: async () => {
      const [mail] = await db()
        .select()
        .from(mails)
        .where(eq(mails.eventKey, `lead:${lead.id}`));
      // A flood's messages come in one email later, and spam in none.
      return lead.isSpam || flood ? {} : mailAbout(mail?.id);
    },
  });
}

async function newestLead(projectId: string) {
  const [lead] = await db()
    .select()
    .from(leads)
    .where(eq(leads.projectId, projectId))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(1);
  return lead;
}

function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7) + 7);
  return day.toISOString().slice(0, 10);
}

/** The cells of a CSV file's first row after its head. */
function firstRow(csv: string): string[] {
  const cells: string[] = [];
  const body = csv.slice(csv.indexOf('\r\n') + 2);
  for (const match of body.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    cells.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] === '\r\n') break;
  }
  return cells;
}
