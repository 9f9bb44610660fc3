import { expect } from '@playwright/test';
import { demoAccounts } from '../../../content/demo-accounts.ts';
import { mailTo } from '../../harness/server.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { authCalls } from './auth-calls.ts';
import { decided, type Statement, says, shownBy } from './statement.ts';
import { type Answer, part, type Visit } from './visit.ts';

const email = 'kim@seed.test';
const password = 'quiet-door-24h';
const signUp = (visit: Visit, fields: object = {}, who = 'visitor') =>
  visit.call('POST', '/api/auth/signup', { email, password, data: { first_name: 'Kim', last_name: 'Lo' }, ...fields }, who);
const logIn = (visit: Visit, fields: object, who = 'visitor') => visit.call('POST', '/api/auth/token?grant_type=password', fields, who);

const ask = (visit: Visit) =>
  visit.call('POST', '/api/chat', { messages: [{ role: 'user', content: 'What does it cost?' }] }, 'visitor', {
    authorization: 'Bearer sunup-public',
  });

const events = Object.entries({
  page_view: {},
  cta_click: { cta_name: 'Start My Site', cta_location: 'hero' },
  onboarding_step: { step_number: 1, step_name: 'business' },
  form_submission: { form_name: 'contact' },
  exit_intent_shown: { trigger: 'mouse_leave' },
  exit_intent_conversion: { email_captured: true },
}).map(([name, props]) => ({ name, path: `/${name.replaceAll('_', '-')}`, props }));

let areEventsKept = false;

/** Sends all of them until the first one was kept: events are written every few seconds, all that came since together. */
async function sendEvents(visit: Visit): Promise<void> {
  if (areEventsKept) return;
  for (const event of events) expect((await visit.call('POST', '/api/analytics', event)).status).toBe(204);
}

/** Sections 3 to 8: entities, validation, roles and the calls the product makes. Each builds on those before it. */
export const calls: Statement<Visit>[] = [
  says('7.1 sign-up', 'takes email, password, emailRedirectTo (origin + /) and the profile data', async (visit) => {
    const data = { first_name: ' Kim ', last_name: ' Lo ' };
    kim = await signUp(visit, { email: ` ${email} `, emailRedirectTo: `${visit.server.url}/`, data }, 'kim');
    expect(kim.status, kim.text).toBe(200);
  }),
  says('7.1 sign-up', '… and as `options` of the library', async (visit) => {
    const options = { emailRedirectTo: `${visit.server.url}/`, data: { first_name: 'Lee', last_name: 'Ann' } };
    const answer = await visit.call('POST', '/api/auth/signup', { email: 'lee@seed.test', password, options }, 'lee');
    expect(answer.status, answer.text).toBe(200);
  }),
  says('3 session', 'Session has access_token, refresh_token, expires_at, expires_in, token_type, user', () =>
    expect(Object.keys(kim.body).toSorted()).toEqual(['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user']),
  ),
  decided('3 session', 'refresh_token', 'no token is readable by script: the refresh token is the HttpOnly cookie', () => {
    expect(kim.body.refresh_token).toBe('');
    expect(kim.headers.get('set-cookie')).toMatch(/session=[^;]+;.*HttpOnly; SameSite=Lax/);
  }),
  says('3 auth user', 'Auth user has id, email, email_confirmed_at, identities, factors', () =>
    expect(kim.body.user).toMatchObject({ id: expect.any(String), email, email_confirmed_at: null, identities: ['email'], factors: [] }),
  ),
  says('3 signup form', 'first_name and last_name are kept, trimmed', () =>
    expect(kim.body.user).toMatchObject({ first_name: 'Kim', last_name: 'Lo' }),
  ),
  says('5 validation', 'email_confirmed_at is empty before the email is confirmed', () =>
    expect(kim.body.user.email_confirmed_at).toBeNull(),
  ),
  says('2 /auth', 'a logged-in user is redirected to /', async (visit) =>
    expect((await visit.open('/auth', 'kim')).headers.get('location')).toBe('/'),
  ),
  ...(
    [
      ['an invalid address', { email: 'nope', password }, 'Invalid email address'],
      ['an address of 256 characters', { email: longEmail(256), password }, 'Invalid email address'],
      ['a password of 5 characters', { email, password: 'abcde' }, 'Password must be at least 6 characters'],
    ] as const
  ).map(([what, fields, message]) =>
    says<Visit>('5 login', `${what}: '${message}'`, async (visit) => expectRefusal(await logIn(visit, fields), message)),
  ),
  says('5 login', 'the email is trimmed', async (visit) =>
    expect((await logIn(visit, { email: `  ${demoAccounts.owner} `, password: demoAccounts.password })).status).toBe(200),
  ),
  ...(
    [
      ['first name of 1 character', { data: { first_name: 'A', last_name: 'Lo' } }, 'First name required'],
      ['first name of blanks around 1 character', { data: { first_name: '  A  ', last_name: 'Lo' } }, 'First name required'],
      ['last name of 1 character', { data: { first_name: 'Al', last_name: 'B' } }, 'Last name required'],
      ['first name of 51 characters', { data: { first_name: 'A'.repeat(51), last_name: 'Lo' } }, 'Use 50 characters or fewer'],
      ['last name of 51 characters', { data: { first_name: 'Al', last_name: 'B'.repeat(51) } }, 'Use 50 characters or fewer'],
      ['an invalid address', { email: 'nope' }, 'Invalid email address'],
      ['a password of 5 characters', { password: 'abcde' }, 'Password must be at least 6 characters'],
    ] as const
  ).map(([what, fields, message]) =>
    says<Visit>('5 signup', `${what}: '${message}'`, async (visit) =>
      expectRefusal(await signUp(visit, { email: 'new@seed.test', ...fields }), message),
    ),
  ),
  says('5 signup', 'names of 2 and of 50 characters, a password of 6 and an email of 255 are taken', async (visit) => {
    const data = { first_name: 'Al', last_name: 'B'.repeat(50) };
    const answer = await signUp(visit, { email: longEmail(255), password: 'qx7-zw', data });
    expect([answer.status, answer.body.user?.email], answer.text).toEqual([200, longEmail(255)]);
  }),
  says('7.1 sign-up', 'a taken email returns an error', async (visit) => {
    const answer = await signUp(visit, { email: demoAccounts.owner });
    expect([answer.status, answer.body.error_code]).toEqual([422, 'email_exists']);
  }),
  says('7.2 sign-in', 'email and password return a Session', async (visit) => {
    const answer = await logIn(visit, { email: demoAccounts.owner, password: demoAccounts.password }, 'customer');
    expect([answer.status, answer.body.user.email]).toEqual([200, demoAccounts.owner]);
  }),
  says('7.2 sign-in', 'a wrong password returns an object that carries an error', async (visit) => {
    const answer = await logIn(visit, { email: demoAccounts.owner, password: 'not the one' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error_code: 'invalid_credentials', message: expect.any(String) });
  }),
  says('7.4 resend', 'takes the email and a redirect to the site origin, where the new link leads', async (visit) => {
    const emailed = async () => {
      const mails = await fetch(`${visit.server.url}/dev/inbox.json?to=lee@seed.test`);
      return ((await mails.json()) as { text: string }[]).map(({ text }) => /[?&]next=([^&\s]*)/.exec(text)?.[1]);
    };
    await expect.poll(emailed).toHaveLength(1);
    await onDatabase(visit.server, "update mails set created_at = created_at - interval '2 minutes' where recipient = 'lee@seed.test'");
    const body = { type: 'signup', email: 'lee@seed.test', options: { emailRedirectTo: visit.server.url } };
    expect((await visit.call('POST', '/api/auth/resend', body)).status).toBe(200);
    await expect.poll(emailed).toEqual(['%2F', '%2F']);
  }),
  says('7.4 resend', 'the verification email has a link', async (visit) => {
    link = /https?:\/\/\S*\/verify-email\?\S+/.exec((await mailTo(visit.server, email, /code/)).text)?.[0] ?? '';
    expect(link).toContain('token=');
  }),
  decided('7.4 resend', 'the link confirms', 'a page with a button, since mail scanners open links', async (visit) => {
    const page = await (await visit.open(link.slice(visit.server.url.length), 'kim')).text();
    expect(page).toContain('Verify my email');
    expect((await visit.call('GET', '/api/auth/user', undefined, 'kim')).body.email_confirmed_at).toBeNull();
  }),
  says('7.1 sign-up', 'confirmed, the link leads to emailRedirectTo: the origin and /', async (visit) => {
    const { searchParams } = new URL(link);
    const fields = { intent: 'link', token: searchParams.get('token') ?? '', next: searchParams.get('next') ?? '' };
    const answer = await visit.open('/verify-email', 'kim', { method: 'POST', body: new URLSearchParams(fields) });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  }),
  says('3 auth user', 'email_confirmed_at is the moment of confirmation, and stays it', async (visit) => {
    await visit.call('PUT', '/api/auth/user', { data: { first_name: 'Kimberly', last_name: 'Lo' } }, 'kim');
    const { email_confirmed_at: moment } = (await visit.call('GET', '/api/auth/user', undefined, 'kim')).body;
    const [row] = await onDatabase<{ at: Date }>(visit.server, 'select email_confirmed_at as at from users where email = $1', [email]);
    expect(moment).toBe(row?.at.toISOString());
  }),
  says('2 guard', 'email confirmed, /portal opens', async (visit) => expect((await visit.open('/portal', 'kim')).status).toBe(200)),
  says('7.3 sign-out', 'needs no payload', async (visit) =>
    expect((await visit.call('POST', '/api/auth/logout', undefined, 'lee')).status).toBe(200),
  ),
  says('7.3 sign-out', 'afterwards no one is logged in', async (visit) =>
    expect((await visit.call('GET', '/api/auth/user', undefined, 'lee')).status).toBe(401),
  ),

  says('7.5 admin check', 'user_roles by user_id and role admin: one row for an admin', async (visit) =>
    expect(await rolesOf(visit, 'admin')).toEqual([{ role: 'admin' }]),
  ),
  says('7.5 admin check', '… and none for anyone else', async (visit) => expect(await rolesOf(visit, 'kim')).toEqual([])),
  says('3 tables', 'user_roles has user_id and role', async (visit) =>
    expect(await columns(visit, 'user_roles')).toEqual(expect.arrayContaining(['user_id', 'role'])),
  ),
  says('3 tables', "the role value 'admin' is read", async (visit) => {
    const rows = await onDatabase(
      visit.server,
      "select 1 from user_roles r join users u on u.id = r.user_id where role = 'admin' and email = $1",
      [demoAccounts.admin],
    );
    expect(rows).toHaveLength(1);
  }),
  says('4 admin flag', 'an admin is whoever has that row, checked on every request', async (visit) => {
    const [row] = await onDatabase<{ id: string }>(visit.server, 'select id from users where email = $1', [email]);
    await onDatabase(visit.server, "insert into user_roles (user_id, role, granted_by) values ($1, 'admin', 'test')", [row?.id]);
    expect((await visit.open('/admin/orders', 'kim')).status).toBe(200);
    await onDatabase(visit.server, 'delete from user_roles where user_id = $1', [row?.id]);
    expect((await visit.open('/admin/orders', 'kim')).headers.get('location')).toBe('/');
  }),
  says('3 tables', 'notifications has id, user_id, type, title, message, link, read, created_at', async (visit) =>
    expect(await columns(visit, 'notifications')).toEqual(expect.arrayContaining(notificationFields)),
  ),
  says('7.6 notifications', 'at most 20 rows', async (visit) => {
    await onDatabase(
      visit.server,
      `insert into notifications (id, user_id, type, title, message, event_key, created_at)
       select gen_random_uuid(), u.id, (array['success', 'warning', 'error', 'info'])[1 + n % 4], 'Row ' || n, 'Of the test.', 'seed ' || n,
         now() - n * interval '1 minute'
       from users u, generate_series(1, 22) n where email = $1`,
      [email],
    );
    expect((await notifications(visit)).notifications).toHaveLength(20);
  }),
  says('7.6 notifications', 'ordered by created_at, newest first', async (visit) => {
    const times = (await notifications(visit)).notifications.map((row) => row.created_at ?? '');
    expect(times[0]).toBeTruthy();
    expect(times).toEqual(times.toSorted().toReversed());
  }),
  says('7.6 notifications', 'rows carry all fields by their names', async (visit) =>
    expect(Object.keys((await notifications(visit)).notifications[0] ?? {})).toEqual(expect.arrayContaining(notificationFields)),
  ),
  says('7.6 notifications', "rows are the user's own", async (visit) => {
    const { body } = await visit.call('GET', '/api/auth/user', undefined, 'kim');
    expect(new Set((await notifications(visit)).notifications.map((row) => row.user_id))).toEqual(new Set([body.id]));
  }),
  says('3 notification', 'type is success, warning, error or info', async (visit) =>
    expect([...new Set((await notifications(visit)).notifications.map((row) => row.type))].toSorted()).toEqual([
      'error',
      'info',
      'success',
      'warning',
    ]),
  ),
  says('4 notification', 'logged out: list empty, count 0', async (visit) =>
    expect(await notifications(visit, 'visitor')).toEqual({ notifications: [], unread: 0 }),
  ),
  says('7.7 mark one read', 'sets read where id equals the given id, and nothing else', async (visit) => {
    const { notifications: rows, unread } = await notifications(visit);
    await mark(visit, rows[3]?.id ?? '');
    const after = await notifications(visit);
    expect([after.unread, after.notifications[3]?.read, after.notifications[2]?.read]).toEqual([unread - 1, true, false]);
  }),
  says('7.8 mark all read', "sets read on all of the user's unread rows", async (visit) => {
    await mark(visit, 'all');
    expect((await notifications(visit)).unread).toBe(0);
  }),
  ...shownBy('web/api/notifications.test.ts', 'a person marks their own notifications read, one or all, and no one else can', [
    ['7.8 mark all read', "other people's rows don't change"],
  ]),
  ...shownBy('web/api/events.test.ts', 'changes to rows by anyone are announced: insert, update, delete, and the end of a session', [
    ['7.9 live subscription', 'any insert, update or delete of the user’s rows sends an event'],
  ]),
  ...shownBy('web/api/events.test.ts', 'a person learns that something of theirs changed, never what, and nothing about others', [
    ['7.9 live subscription', 'filtered by user_id'],
  ]),

  says('7.10 chat', 'POST messages with JSON and a bearer key answers server-sent events', async (visit) => {
    chat = await ask(visit);
    expect([chat.status, chat.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  }),
  says('7.10 chat', "lines starting 'data: ' carry choices[0].delta.content", () => {
    const lines = chat.text.split('\n').filter((line) => line.startsWith('data: {'));
    const reply = lines.map((line) => JSON.parse(line.slice(6)).choices[0].delta.content).join('');
    expect(reply).toContain('$299');
  }),
  says('7.10 chat', "'data: [DONE]' ends the stream", async (visit) => expect((await ask(visit)).text.trim()).toMatch(/\ndata: \[DONE\]$/)),
  says('3 chat message', 'role is user or assistant, with content', async (visit) =>
    expect((await visit.call('POST', '/api/chat', { messages: [{ role: 'system', content: 'x' }] })).status).toBe(400),
  ),
  says('5 chat', 'an empty message is refused', async (visit) =>
    expect((await visit.call('POST', '/api/chat', { messages: [{ role: 'user', content: '  ' }] })).status).toBe(400),
  ),
  ...authCalls,
  says('7.11 exit offer', 'takes an email', async (visit) => expect((await offer(visit)).status).toBe(204)),
  decided('7.11 exit offer', 'the email is not sent anywhere', 'a real 10% code is mailed, one per address', async (visit) => {
    expect((await mailTo(visit.server, 'eve@seed.test', /10% discount code/)).text).toMatch(/SUN-\w{4}-\w{4}/);
    await offer(visit);
    const rows = await onDatabase(visit.server, "select 1 from mails where recipient = 'eve@seed.test'");
    expect(rows).toHaveLength(1);
  }),
  ...events.map(({ name, path, props }) =>
    says<Visit>('7 analytics', `event ${[name, ...Object.keys(props)].join(' ')} is kept with its page`, async (visit) => {
      await sendEvents(visit);
      const kept = () => onDatabase(visit.server, 'select name, props from analytics_events where path = $1', [path]);
      await expect.poll(async () => (await kept())[0]).toEqual({ name, props });
      areEventsKept = true;
    }),
  ),
  says('3 activity toast item', 'five sample items', async (visit) => expect(await activity(visit)).toHaveLength(5)),
  says('3 activity toast item', 'each has name, location, action, time, in words', async (visit) => {
    for (const { name, location, action, time } of await activity(visit)) {
      for (const words of [name, location, action]) expect(words).toMatch(/^\w[\w. -]{2,}$/);
      expect(Date.parse(time)).toBeLessThan(Date.now());
    }
    expect(new Set((await activity(visit)).map(({ name }) => name)).size).toBe(5);
  }),
  says('3 testimonial', 'has name, business, content, rating', async (visit) =>
    expect(await columns(visit, 'testimonials')).toEqual(expect.arrayContaining(['name', 'business', 'content', 'rating'])),
  ),
  says('3 testimonial', 'four, each rated 5', async (visit) =>
    expect((await onDatabase(visit.server, 'select rating from testimonials')).map(({ rating }) => rating)).toEqual([5, 5, 5, 5]),
  ),
  says('3 testimonial', '… and shown with five stars, in words too', async (visit) => {
    const section = part((await visit.page('/')).html, /<section id="testimonials"/, '</section>');
    expect(section.match(/aria-label="5 out of 5"/g)).toHaveLength(4);
    expect(section.match(/<svg[^>]*lucide-star/g)).toHaveLength(20);
  }),
  says('5 page picker', 'the server takes exactly 5 pages', async (visit) => {
    const four = ['home', 'about', 'services', 'contact'];
    const pick = async (pages: string[]) => {
      const body = new URLSearchParams(pages.map((page) => ['pages', page]));
      return (await visit.open('/?index', 'picker', { method: 'POST', body })).headers.get('location');
    };
    expect(await pick(four)).toBeNull();
    expect(await pick([...four, 'faq', 'blog'])).toBeNull();
    expect(await pick([...four, 'faq'])).toBe('/payment-choice');
  }),
];

let kim: Answer;
let chat: Answer;
let link = '';

const notificationFields = ['id', 'user_id', 'type', 'title', 'message', 'link', 'read', 'created_at'];

/** An address of so many characters, with a local part of 64 and labels that DNS allows. */
function longEmail(characters: number): string {
  const fixed = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}..test`;
  return fixed.replace('..', `.${'d'.repeat(characters - fixed.length)}.`);
}

function expectRefusal({ status, body }: Answer, message: string): void {
  expect([status, body?.message]).toEqual([422, message]);
}

async function rolesOf(visit: Visit, who: string): Promise<unknown> {
  const { body } = await visit.call('GET', '/api/auth/user', undefined, who);
  return (await visit.call('GET', `/api/user-roles?user_id=${body.id}&role=admin`, undefined, who)).body;
}

async function columns(visit: Visit, table: string): Promise<string[]> {
  const rows = await onDatabase<{ name: string }>(
    visit.server,
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name);
}

async function notifications(visit: Visit, who = 'kim'): Promise<{ notifications: Record<string, string | boolean>[]; unread: number }> {
  return (await visit.call('GET', '/api/notifications', undefined, who)).body;
}

const mark = (visit: Visit, which: string | boolean) =>
  visit.open('/api/notifications/read', 'kim', { method: 'POST', body: new URLSearchParams({ which: String(which) }) });

const offer = (visit: Visit) =>
  visit.open('/api/exit-offer', 'visitor', { method: 'POST', body: new URLSearchParams({ email: 'eve@seed.test' }) });

async function activity(visit: Visit): Promise<{ name: string; location: string; action: string; time: string }[]> {
  return (await visit.call('GET', '/api/activity')).body.items;
}
