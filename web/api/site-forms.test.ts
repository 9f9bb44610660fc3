import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { leads, mails } from '../../db/schema/index.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { previewOrigin } from '../../domain/versions/versions.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, liveProject } from '../../tests/helpers/projects.ts';
import { sendForm, visit } from '../../tests/helpers/site-visit.ts';

useDatabase();

const message = { name: 'Vera Visitor', phone: '(919) 555-0101', email: '', message: 'My sink leaks.', website: '' };
/** In each refusal that is plain text. */
const instead = 'You can also call (919) 555-0148.';
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
  const wish = { ...message, service: 'Drain clearing', day: '2027-12-01', part: 'Morning' };
  expect((await sendForm(host, '/forms/booking', wish)).headers.get('location')).toBe('/thanks/booking');
  expect(await leadsOfProject(projectId)).toMatchObject([
    { kind: 'booking', service: 'Drain clearing', day: '2027-12-01', part: 'Morning' },
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
  expect(form).toContain('<a href="#contact-phone">Enter the full phone number, such as');
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
  // At the field that the form asks for first, not at both.
  expect(html).toMatch(/aria-invalid="true"[^>]*>\s*<strong[^>]*>Enter a phone number or email so we can answer you\./);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

const leadMails = (ownerId: string) => db().$count(mails, and(eq(mails.userId, ownerId), eq(mails.template, 'lead-received')));

test('beyond eight messages in ten minutes from one address, all are stored and thanked for, but not emailed one by one', async () => {
  const { host, owner, projectId } = await liveProject('Busy Plumbing');
  for (let n = 1; n <= 10; n++) {
    const answer = await sendForm(host, '/forms/contact', { ...message, message: `Number ${n}` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/contact']);
  }
  expect((await leadsOfProject(projectId)).map(({ isOverLimit }) => isOverLimit)).toEqual([...Array(8).fill(false), true, true]);
  expect(await leadMails(owner.id)).toBe(8);
  await sendForm(host, '/forms/contact', { ...message, message: 'From elsewhere' }, { address: '198.51.100.7' });
  expect(await leadMails(owner.id)).toBe(9);
});

test('a flood of 50 messages leaves an honest one stored, listed and thanked for, and possible spam uses up no emails', async () => {
  const { host, owner, projectId } = await liveProject('Full Plumbing');
  for (let n = 1; n <= 10; n++)
    await sendForm(host, '/forms/contact', { ...message, name: `Spam ${n}`, leave_empty: 'x' }, { address: `192.0.2.${n}` });
  for (let n = 1; n <= 50; n++)
    await sendForm(host, '/forms/contact', { ...message, name: `Visitor ${n}` }, { address: `198.51.100.${n}` });
  expect(await leadMails(owner.id)).toBe(50);
  const honest = await sendForm(host, '/forms/contact', { ...message, name: 'Honest Ann' }, { address: '203.0.113.77' });
  expect([honest.status, honest.headers.get('location')]).toEqual([303, '/thanks/contact']);
  expect(await leadMails(owner.id)).toBe(50);
  expect((await leadsOfProject(projectId)).at(-1)).toMatchObject({ name: 'Honest Ann', isSpam: false, isOverLimit: true });
});

test('a flood that no visitors make is refused with the phone number and what was typed, and without a word about a limit', async () => {
  const { host, projectId } = await liveProject('Flooded Plumbing');
  for (let n = 1; n <= 60; n++) await withinLimit('leadStored', `${projectId}|203.0.113.9`);
  const refused = await sendForm(host, '/forms/contact', { ...message, message: 'Number 61' });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toMatch(/We couldn’t send your message just now\. Please call \(\d{3}\) 555-\d{4}\./);
  expect(html).toContain('Number 61');
  expect(html).not.toMatch(/reached its limit/);
  expect((await sendForm(host, '/forms/contact', message, { address: '198.51.100.7' })).status).toBe(303);
});

test('without a Referer, a form with something missing comes back with what was typed', async () => {
  const { host, projectId } = await liveProject('Private Plumbing');
  const answer = await visit(host, '/forms/contact', { method: 'POST', body: new URLSearchParams({ ...message, name: '' }) });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Enter your name so we know who’s asking.');
  expect(html).toContain('My sink leaks.');
  await visit(host, '/forms/contact', { method: 'POST', body: new URLSearchParams(message) });
  expect(await leadsOfProject(projectId)).toMatchObject([{ page: '/contact' }]);
});

test('the address of a form, opened like a page, leads to one with the form', async () => {
  const { host } = await liveProject('Reloaded Plumbing');
  for (const path of ['/forms/contact', '/forms/contact/', '/forms/booking?again']) {
    const answer = await visit(host, path);
    expect(answer.status).toBe(303);
    expect(await (await visit(host, answer.headers.get('location') ?? '')).text()).toContain('action="/forms/');
  }
});

test.each([
  ['2020-02-31', 'This date doesn’t exist. Pick another one.'],
  ['2020-02-20', 'This day has passed. Pick today or a later day.'],
  ['banana', 'We couldn’t read this date. Enter it like 12/31/2027.'],
])('the day %s is asked about beside its field', async (day, sentence) => {
  const { host, projectId } = await liveProject(`Wish ${day} Plumbing`);
  const answer = await sendForm(host, '/forms/booking', { ...message, day }, { from: '/' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(sentence);
  expect(html).toContain('My sink leaks.');
  expect(await leadsOfProject(projectId)).toEqual([]);
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
  expect([lost.status, await lost.text()]).toEqual([400, `The message ended early. ${instead}`]);
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
  expect([malformed.status, await malformed.text()]).toEqual([
    400,
    `We couldn’t read this form. Please reload the page and try again. ${instead}`,
  ]);
  const many = await post('application/x-www-form-urlencoded', 'a=&'.repeat(300));
  expect([many.status, await many.text()]).toEqual([413, `This form has too many fields. ${instead}`]);
  expect(await leadsOfProject(projectId)).toEqual([]);
});
