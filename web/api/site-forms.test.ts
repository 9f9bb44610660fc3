import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { leads, mails, notifications } from '../../db/schema/index.ts';
import { previewOrigin } from '../../domain/versions/versions.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, liveProject } from '../../tests/helpers/projects.ts';
import { sendForm, visit } from '../../tests/helpers/site-visit.ts';
import { startInWords } from '../../time/moment-in-words.ts';
import { hourMs } from '../../time/units.ts';

useDatabase();

const message = { name: 'Vera Visitor', phone: '(919) 555-0101', email: '', message: 'My sink leaks.', website: '' };
const leadsOfProject = (projectId: string) => db().select().from(leads).where(eq(leads.projectId, projectId)).orderBy(leads.id);

test('a message is stored with the page it came from, and thanked for', async () => {
  const { host, projectId } = await liveProject('Form Plumbing');
  const answer = await sendForm(host, '/forms/contact', message, { from: '/services' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/contact']);
  expect(await leadsOfProject(projectId)).toMatchObject([
    { kind: 'contact', page: '/services', name: 'Vera Visitor', phone: '(919) 555-0101', email: null, message: 'My sink leaks.' },
  ]);
  expect((await visit(host, '/thanks/contact')).status).toBe(200);
});

test('the end of a line counts as one character, as in the browser', async () => {
  const { host, projectId } = await liveProject('Many Lines Plumbing');
  const lines = Array.from({ length: 60 }, () => 'x'.repeat(65));
  expect((await sendForm(host, '/forms/contact', { ...message, message: lines.join('\r\n') })).status).toBe(303);
  expect(await leadsOfProject(projectId)).toMatchObject([{ message: lines.join('\n') }]);
});

test('a booking request keeps service, day and part of the day', async () => {
  const { host, projectId } = await liveProject('Booking Plumbing');
  const wish = { ...message, service: 'Drain clearing', day: '2026-12-01', part: 'Morning' };
  expect((await sendForm(host, '/forms/booking', wish)).headers.get('location')).toBe('/thanks/booking');
  expect(await leadsOfProject(projectId)).toMatchObject([
    { kind: 'booking', service: 'Drain clearing', day: '2026-12-01', part: 'Morning' },
  ]);
});

test.each(['leave_empty', 'website'])('a message with the hidden field %s is stored as possible spam, without an email', async (trap) => {
  const { host, owner, projectId } = await liveProject(`Hidden ${trap} Plumbing`);
  const answer = await sendForm(host, '/forms/contact', { ...message, [trap]: 'http://spam.example' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/contact']);
  expect(await leadsOfProject(projectId)).toMatchObject([{ name: 'Vera Visitor', isSpam: true }]);
  expect(await db().$count(mails, and(eq(mails.userId, owner.id), eq(mails.template, 'lead-received')))).toBe(0);
});

test('the same form sent twice at the same moment is one lead and one email', async () => {
  const { host, owner, projectId } = await liveProject('Twice Plumbing');
  const answers = await Promise.all([1, 2].map(() => sendForm(host, '/forms/contact', message)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await leadsOfProject(projectId)).toHaveLength(1);
  expect(await db().$count(mails, and(eq(mails.userId, owner.id), eq(mails.template, 'lead-received')))).toBe(1);
});

test('an invalid form comes back with what was typed and a message at each field', async () => {
  const { host, projectId } = await liveProject('Refill Plumbing');
  const typed = { ...message, name: '', phone: '', email: 'not an address', message: 'Leak in <b>the wall</b> & "kitchen"' };
  const answer = await sendForm(host, '/forms/contact', typed);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('Enter your name so we know who’s asking.');
  expect(html).toContain('Invalid email address');
  expect(html).toContain('value="not an address"');
  expect(html).toContain('Leak in &lt;b&gt;the wall&lt;/b&gt; &amp; "kitchen"');
  expect(await leadsOfProject(projectId)).toEqual([]);
});

test('an invalid form leads to its first invalid field, with all of them listed on top', async () => {
  const { host } = await liveProject('Lead Back Plumbing');
  const answer = await sendForm(host, '/forms/contact', { ...message, phone: '12', email: 'not an address' });
  const html = await answer.text();
  const form = html.slice(html.indexOf('action="/forms/contact"'), html.indexOf('</form>', html.indexOf('action="/forms/contact"')));
  expect(form).toMatch(/^[^<]*<div class="form-wrong" role="alert"><b>Not sent yet. 2 answers need another look.<\/b>/);
  expect(form).toContain('<a href="#contact-phone">This phone number is too short.');
  expect(form).toContain('<a href="#contact-email">Invalid email address</a>');
  expect(form.match(/autofocus/g)).toHaveLength(1);
  const [, first = ''] = /<a href="#contact-(\w+)">/.exec(form) ?? [];
  expect(form).toMatch(new RegExp(`<input[^>]*name="${first}"[^>]*id="contact-${first}"[^>]*autofocus`));
  const [, css = ''] = /<style>([^<]*\.form-error[^<]*)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(hash);
  expect(html).toMatch(/--danger:#[0-9a-f]{6}/);
});

test('a valid form has no error styles, and nothing in it is focused', async () => {
  const { host } = await liveProject('Calm Plumbing');
  const html = await (await visit(host, '/contact')).text();
  expect(html).not.toContain('.form-error');
  expect(html).not.toContain('autofocus');
});

test('a sender without contact details is asked for some', async () => {
  const { host } = await liveProject('No Answer Plumbing');
  const answer = await sendForm(host, '/forms/contact', { ...message, phone: '', email: '' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  // At the field that the form asks for, not at the optional one.
  expect(html).toMatch(/name="email"[^>]*aria-invalid="true"[^>]*>\s*<strong[^>]*>Enter a phone number or email so we can answer you\./);
  expect(html).not.toMatch(/name="phone"[^>]*aria-invalid/);
});

test('the eighth message in ten minutes arrives, the ninth has to wait, and another address doesn’t', async () => {
  const { host, projectId } = await liveProject('Busy Plumbing');
  for (let n = 1; n <= 8; n++) expect((await sendForm(host, '/forms/contact', { ...message, message: `Number ${n}` })).status).toBe(303);
  const ninth = await sendForm(host, '/forms/contact', { ...message, message: 'Number 9' });
  expect(ninth.status).toBe(422);
  const html = await ninth.text();
  expect(html).toContain('You’ve sent several messages in a row. Please wait a few minutes, or call us.');
  expect(html).toContain('Number 9');
  expect((await sendForm(host, '/forms/contact', message, { address: '198.51.100.7' })).status).toBe(303);
  expect(await leadsOfProject(projectId)).toHaveLength(9);
});

test('a site accepts 50 messages in 24 hours from all addresses together, then shows its phone number and notifies its owner once', async () => {
  const { host, owner, projectId } = await liveProject('Full Plumbing');
  const firstAt = Date.now();
  for (let n = 1; n <= 50; n++)
    expect((await sendForm(host, '/forms/contact', { ...message, name: `Visitor ${n}` }, { address: `198.51.100.${n}` })).status).toBe(303);
  for (const n of [51, 52, 53]) {
    const refused = await sendForm(host, '/forms/contact', { ...message, message: `Number ${n}` }, { address: `198.51.100.${n}` });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/This form has reached its limit of messages\. Please call \(\d{3}\) 555-\d{4}\./);
    expect(html).toContain(`Number ${n}`);
  }
  expect(await leadsOfProject(projectId)).toHaveLength(50);
  const declared = await db().select().from(notifications).where(eq(notifications.userId, owner.id));
  const limits = declared.filter(({ title }) => title === 'Your form reached its limit');
  expect(limits).toHaveLength(1);
  const [, until = ''] =
    /^Full Plumbing got 50 messages in 24 hours\. Until (.+), we’ll ask visitors to call/.exec(limits[0]?.message ?? '') ?? [];
  // The window begins with the first message. The minute may have changed while it was sent.
  const ends = [0, 60_000].map((laterMs) => startInWords(new Date(firstAt + 24 * hourMs + laterMs), 'America/New_York'));
  expect(ends).toContain(until);
  const sent = await db().select().from(mails).where(eq(mails.template, 'lead-limit'));
  expect(sent).toMatchObject([{ recipient: owner.email, props: { siteName: 'Full Plumbing', messages: 50, until } }]);
});

test('the limit of one site is not the limit of another', async () => {
  const [busy, calm] = [await liveProject('Limited Plumbing'), await liveProject('Unlimited Plumbing')];
  for (let n = 1; n <= 9; n++) await sendForm(busy.host, '/forms/contact', message, { address: '198.51.100.8' });
  expect((await sendForm(calm.host, '/forms/contact', message, { address: '198.51.100.8' })).status).toBe(303);
});

test('a form in a preview sends nothing and says so', async () => {
  const { projectId, version } = await draftedProject('Preview Form Plumbing');
  const answer = await sendForm(new URL(previewOrigin(version.previewToken)).host, '/forms/contact', message);
  expect(await answer.text()).toBe('This is a draft, so the form doesn’t send messages yet.');
  expect(await leadsOfProject(projectId)).toEqual([]);
});

test('an oversized message is refused, with or without a declared length', async () => {
  const { host, projectId } = await liveProject('Long Plumbing');
  const huge = { ...message, message: 'x'.repeat(100_000) };
  const body = new URLSearchParams(huge).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const declared = await visit(host, '/forms/contact', {
    method: 'POST',
    body,
    headers: { ...type, 'content-length': String(body.length) },
  });
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += 10_000) controller.enqueue(new TextEncoder().encode(body.slice(at, at + 10_000)));
      controller.close();
    },
  });
  const untold = await visit(host, '/forms/contact', { method: 'POST', body: stream, duplex: 'half', headers: type } as RequestInit & {
    headers: Record<string, string>;
  });
  expect([declared.status, untold.status]).toEqual([413, 413]);
  expect(await leadsOfProject(projectId)).toEqual([]);
});

test('a form that is cut off gets a 400, and no message is stored', async () => {
  const { host, projectId } = await liveProject('Cut Plumbing');
  const sent = (body: BodyInit, type: string) =>
    visit(host, '/forms/contact', { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } } as RequestInit & {
      headers: Record<string, string>;
    });
  // The connection ends in the middle of the body.
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('name=Vera&phone=9195550101&mess')),
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const lost = await sent(broken, 'application/x-www-form-urlencoded');
  expect([lost.status, await lost.text()]).toEqual([400, 'The message ended early.']);
  // A proxy passes on what it got.
  const part = '--abc\r\nContent-Disposition: form-data; name="name"\r\n\r\nVe';
  expect((await sent(part, 'multipart/form-data; boundary=abc')).status).toBe(400);
  expect(await leadsOfProject(projectId)).toEqual([]);
});

test('a body that isn’t a form gets all errors', async () => {
  const { host, projectId } = await liveProject('No Form Plumbing');
  const answer = await visit(host, '/forms/contact', {
    method: 'POST',
    body: '{"name":"x"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(422);
  expect(await leadsOfProject(projectId)).toEqual([]);
});

test('fields beyond the form are not kept', async () => {
  const { host, projectId } = await liveProject('Extra Fields Plumbing');
  await sendForm(host, '/forms/contact', { ...message, projectId: 'other', readAt: '2020-01-01', id: '1' });
  expect(await leadsOfProject(projectId)).toMatchObject([{ projectId, readAt: null }]);
});

test('a page named by another site isn’t trusted', async () => {
  const { host, projectId } = await liveProject('Referer Plumbing');
  await visit(host, '/forms/contact', {
    method: 'POST',
    body: new URLSearchParams(message),
    headers: { referer: 'https://evil.example/phish' },
  });
  expect(await leadsOfProject(projectId)).toMatchObject([{ page: '/contact' }]);
});

test('an unknown kind of form isn’t found', async () => {
  const { host, projectId } = await liveProject('Unknown Form Plumbing');
  expect((await sendForm(host, '/forms/other', message)).status).toBe(405);
  expect(await leadsOfProject(projectId)).toEqual([]);
});

test('a malformed form, and one with too many fields, are refused with a sentence', async () => {
  const { host, projectId } = await liveProject('Hostile Form Plumbing');
  const post = (type: string, body: string) => visit(host, '/forms/contact', { method: 'POST', body, headers: { 'content-type': type } });
  const malformed = await post('multipart/form-data; boundary=abc', 'nothing of it');
  expect([malformed.status, await malformed.text()]).toEqual([400, 'We couldn’t read this form. Please reload the page and try again.']);
  const many = await post('application/x-www-form-urlencoded', 'a=&'.repeat(300));
  expect([many.status, await many.text()]).toEqual([413, 'This form has too many fields.']);
  expect(await leadsOfProject(projectId)).toEqual([]);
});
