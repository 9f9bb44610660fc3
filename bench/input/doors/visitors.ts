import { desc, eq, like } from 'drizzle-orm';
import { termsVersion } from '../../../content/legal/terms.ts';
import { usualPages } from '../../../content/site-pages.ts';
import { db } from '../../../db/connect.ts';
import { bookings, contactRequests, mails, orders, users } from '../../../db/schema/index.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { startOrder } from '../../../domain/orders/orders.ts';
import { textOfPdf } from '../../../tests/harness/pdf-text.ts';
import { orderCookieHeader } from '../../../web/cookies/order-cookie.ts';
import { sendForAnswer } from '../../setup/sending.ts';
import { browserForm } from '../browser-form.ts';
import { othersIn, senderOf } from '../flood.ts';
import { mailAbout } from '../inbox.ts';
import type { Input, Typed } from '../input.ts';
import { type Outcome, outcome, seenOn } from '../outcome.ts';
import { readPage } from '../page.ts';
import type { People } from '../people.ts';

let visitors = 0;
const ownEmail = () => `visitor-${++visitors}@bench.test`;

/** Emails of one matter, by the start of their event key. */
async function mailsAbout(...keys: string[]): Promise<Partial<Outcome>> {
  const found = await Promise.all(keys.map((key) => db().select().from(mails).where(like(mails.eventKey, key))));
  const read = found.flat().map(({ id }) => mailAbout(id));
  const replyTo = read.find((mail) => mail.replyTo)?.replyTo;
  return {
    seen: read.flatMap(({ seen }) => seen),
    isUnmailed: read.length < keys.length || read.some(({ isUnmailed }) => isUnmailed),
    ...(replyTo !== undefined && { replyTo }),
  };
}

/** The operator's contact form: the message, its copy, the email to the operator and the conversation in Admin. */
export async function sendContact({ typed, file, flood }: Input, { admin }: People): Promise<Outcome> {
  const form = {
    topic: 'before',
    name: 'Ann Lee',
    email: ownEmail(),
    phone: '',
    message: 'How long does it take?',
    website: '',
    tookMs: '9000',
    ...typed,
  };
  const newest = async () => (await db().select().from(contactRequests).orderBy(desc(contactRequests.number)).limit(1))[0];
  const to = { path: '/contact', ...senderOf(flood) };
  for (const name of othersIn(flood)) await sendForAnswer({ ...to, ...browserForm({ ...form, name, email: ownEmail() }, undefined, true) });
  const before = await newest();
  const { status, text } = await sendForAnswer({ ...to, ...browserForm(form, file && { field: 'file', ...file }, true) });
  const page = readPage(text, ({ tagName }) => tagName === 'main');
  const request = await newest();
  if (status !== 200) return outcome(status, { reasons: page.reasons, kept: page.fields });
  if (!request || request.number === before?.number) return outcome(status, { taken: true, stored: { count: 0 } });
  const call = await sendForAnswer({ method: 'GET', path: `/admin/messages?q=${encodeURIComponent(request.email)}`, cookie: admin });
  return outcome(status, {
    taken: true,
    stored: { ...request, count: 1 },
    seen: [{ ...seenOn('Admin', readPage(call.text)), isShared: true }],
    later: () => mailsAbout(`contact-copy:${request.id}`, `contact-received:${request.id}`),
  });
}

/** A call: what's booked, the emails to both sides, and the call in Admin. */
export async function bookCall({ typed }: Input, { admin }: People): Promise<Outcome> {
  const { days } = await offerNow();
  const [time] = days.flatMap(({ times }) => times);
  if (!time) throw new Error('No time for a call is left.');
  const form: Typed = {
    ...{ startsAt: String(time.getTime()), zone: 'America/New_York', topic: 'before', name: 'Ann Lee', email: ownEmail() },
    ...{ phone: '', message: '', website: '', tookMs: '9000' },
    ...typed,
  };
  const { status, text } = await sendForAnswer({ path: '/booking', ...browserForm(form) });
  const page = readPage(text, ({ tagName }) => tagName === 'main');
  if (status !== 302) return outcome(status, { reasons: page.reasons, kept: page.fields });
  const [booked] = await db().select().from(bookings).orderBy(desc(bookings.number)).limit(1);
  if (!booked) return outcome(status, { taken: true });
  const shown = await sendForAnswer({ method: 'GET', path: `/admin/calls/${booked.id}`, cookie: admin });
  return outcome(status, {
    taken: true,
    stored: { ...booked },
    seen: [
      seenOn(
        'Admin',
        readPage(shown.text, ({ tagName }) => tagName === 'main'),
      ),
    ],
    later: () => mailsAbout(`%${booked.id}%`),
  });
}

/** A new account: the person, their profile and the email that greets them. */
export async function signUpThere({ typed }: Input): Promise<Outcome> {
  const email = ownEmail();
  const password = 'bench-pass-24';
  const form: Typed = { intent: 'signup', firstName: 'Ann', lastName: 'Lee', email, password, confirmPassword: password, ...typed };
  const { status, text } = await sendForAnswer({ path: '/auth', ...browserForm(form) });
  if (status !== 302) {
    const page = readPage(text, ({ tagName }) => tagName === 'main');
    return outcome(status, { reasons: page.reasons, kept: page.fields });
  }
  const [user] = await db().select().from(users).orderBy(desc(users.createdAt)).limit(1);
  return outcome(status, {
    taken: true,
    stored: { ...user, firstName: user?.firstName, lastName: user?.lastName },
    seen: [{ where: 'the account', text: `${user?.firstName}\n${user?.lastName}\n${user?.email}`, dials: [] }],
    later: async () => {
      const rows = await db()
        .select()
        .from(mails)
        .where(eq(mails.recipient, user?.email ?? ''));
      return { seen: rows.flatMap(({ id }) => mailAbout(id).seen) };
    },
  });
}

/** An order by invoice: the order in Admin, the PDF and the email with it. */
export async function placeOrderThere({ typed }: Input, { admin }: People): Promise<Outcome> {
  const { order, secret } = await startOrder(usualPages, undefined);
  const [cookie = ''] = (await orderCookieHeader(secret)).split(';');
  const form: Typed = {
    intent: 'place',
    name: 'Ann Lee',
    email: ownEmail(),
    method: 'invoice',
    terms: 'on',
    termsVersion,
    code: '',
    ...typed,
  };
  const { status, text } = await sendForAnswer({ path: '/payment-choice', cookie, ...browserForm(form) });
  if (status !== 302) {
    const page = readPage(text, ({ tagName }) => tagName === 'main');
    return outcome(status, { reasons: page.reasons, kept: page.fields });
  }
  const [placed] = await db().select().from(orders).where(eq(orders.id, order.id));
  const [pdf, shown] = await Promise.all([
    sendForAnswer({ method: 'GET', path: '/payment/invoice.pdf', cookie }),
    sendForAnswer({ method: 'GET', path: `/admin/orders/${order.id}`, cookie: admin }),
  ]);
  return outcome(status, {
    taken: true,
    stored: { ...placed },
    pdf: textOfPdf(pdf.bytes),
    seen: [
      seenOn(
        'Admin',
        readPage(shown.text, ({ tagName }) => tagName === 'main'),
      ),
    ],
    later: () => mailsAbout(`%${order.id}%`),
  });
}

/** The home page that's drawn from three answers. */
export async function drawFirstLook({ typed }: Input): Promise<Outcome> {
  const form: Typed = { name: 'Juniper Bread', trade: 'bakery', town: 'Raleigh', ...typed };
  const { status, text } = await sendForAnswer({ path: '/api/first-look', ...browserForm(form) });
  const host = /"origin":"http:\/\/([^"]+)"/.exec(text)?.[1];
  // The form shows the sentence right below its fields.
  if (!host) return outcome(status, { reasons: Object.fromEntries(Object.keys(typed).map((field) => [field, text])) });
  const page = await sendForAnswer({ method: 'GET', path: '/', host });
  return outcome(page.status, { taken: page.status === 200, seen: [seenOn('the first look', readPage(page.text))] });
}
