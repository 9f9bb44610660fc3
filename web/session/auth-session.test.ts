import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthUser } from '../../domain/accounts/schema.ts';
import { type AuthEvent, AuthSession, type SessionView, type TabMessage } from './auth-session.ts';

const user: AuthUser = {
  id: 'u1',
  email: 'dana@people.test',
  email_confirmed_at: '2026-11-20T14:00:00.000Z',
  first_name: 'Dana',
  last_name: 'Hollis',
  identities: ['email'],
  factors: [],
};
const dana: SessionView = { user, aal: 'aal1' };

let refresh: ReturnType<typeof vi.fn<() => Promise<Response>>>;
let sent: TabMessage[];
let revalidate: ReturnType<typeof vi.fn<() => void>>;
let visible: boolean;
let events: AuthEvent[];
let session: AuthSession;

const renewal = (given: Partial<AuthUser> = {}) =>
  Response.json({
    access_token: 'a.b.c',
    refresh_token: '',
    expires_at: Math.floor(Date.now() / 1000) + 300,
    expires_in: 300,
    token_type: 'bearer',
    user: { ...user, ...given },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  refresh = vi.fn(async () => renewal());
  revalidate = vi.fn();
  sent = [];
  visible = true;
  events = [];
  session = new AuthSession({ refresh, broadcast: (message) => sent.push(message), revalidate, isVisible: () => visible });
  session.on((event) => events.push(event));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test('it’s loading until the server says who is logged in, and then announces itself to the other tabs', () => {
  expect(session.state).toEqual({ status: 'loading' });
  const visitor = new AuthSession({ refresh, broadcast: () => undefined, revalidate, isVisible: () => visible });
  visitor.adopt(null);
  expect(visitor.state).toEqual({ status: 'signed out' });
  visitor.close();
  session.adopt(dana);
  expect(session.state).toEqual({ status: 'signed in', ...dana });
  expect(sent).toEqual([{ event: 'HELLO', userId: 'u1' }]);
  expect(events).toEqual([]);
});

test('a login, a change, a second factor and a logout are each announced once, here and to the other tabs', () => {
  session.adopt(null);
  session.adopt(dana);
  session.adopt(dana);
  session.adopt({ ...dana, user: { ...user, first_name: 'Dee' } });
  session.adopt({ user: { ...user, first_name: 'Dee' }, aal: 'aal2' });
  session.adopt(null);
  expect(events).toEqual(['SIGNED_IN', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_OUT']);
  expect(sent.slice(1)).toEqual([
    { event: 'SIGNED_IN', userId: 'u1' },
    { event: 'USER_UPDATED', userId: 'u1' },
    { event: 'MFA_CHALLENGE_VERIFIED', userId: 'u1' },
    { event: 'SIGNED_OUT', userId: null },
  ]);
});

test('a login that passed its second factor says both; another person is a sign-out and a sign-in', () => {
  session.adopt(null);
  session.adopt({ user, aal: 'aal2' });
  session.adopt({ user: { ...user, id: 'u2' }, aal: 'aal1' });
  expect(events).toEqual(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_OUT', 'SIGNED_IN']);
});

test('a view is trusted for two minutes, then requested again first', async () => {
  session.adopt(dana);
  await vi.advanceTimersByTimeAsync(120_000);
  await session.trusted();
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  refresh.mockImplementationOnce(async () => renewal({ first_name: 'Dee' }));
  expect(await session.trusted()).toMatchObject({ user: { first_name: 'Dee' } });
  expect(events).toEqual(['USER_UPDATED', 'TOKEN_REFRESHED']);
  await session.trusted();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a logged-out state is never requested again', async () => {
  session.adopt(null);
  await vi.advanceTimersByTimeAsync(600_000);
  await session.trusted();
  await session.onVisible();
  expect(await session.accessToken()).toBeUndefined();
  expect(refresh).not.toHaveBeenCalled();
});

test('it refreshes automatically a minute before a token expires, repeatedly, while the page is visible', async () => {
  session.adopt(dana);
  await vi.advanceTimersByTimeAsync(239_999);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  visible = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  visible = true;
  await session.onVisible();
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('a failed refresh is retried after 200 ms, doubled each time, and given up without a logout', async () => {
  session.adopt(dana);
  refresh.mockImplementation(async () => new Response(null, { status: 503 }));
  const started = Date.now();
  const at: number[] = [];
  refresh.mockImplementation(async () => {
    at.push(Date.now() - started);
    if (at.length % 2) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 503 });
  });
  const done = session.refresh();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await done).toMatchObject({ status: 'signed in' });
  expect(at).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600]);
  expect(events).toEqual([]);
});

test('a successful attempt ends the retries', async () => {
  session.adopt(dana);
  refresh.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response(null, { status: 502 }));
  const done = session.refresh();
  await vi.advanceTimersByTimeAsync(600);
  await done;
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(events).toEqual(['TOKEN_REFRESHED']);
});

test('a 401 is an immediate logout, and the page revalidates', async () => {
  session.adopt(dana);
  refresh.mockResolvedValue(new Response(null, { status: 401 }));
  expect(await session.refresh()).toEqual({ status: 'signed out' });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(events).toEqual(['SIGNED_OUT']);
  expect(revalidate).toHaveBeenCalledTimes(1);
});

test('callers at the same moment share one request', async () => {
  session.adopt(dana);
  await Promise.all([session.refresh(), session.refresh(), session.accessToken()]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refresh that was under way at a logout logs no one back in', async () => {
  session.adopt(dana);
  let answer = (_response: Response) => {};
  refresh.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const done = session.refresh();
  session.adopt(null);
  answer(renewal());
  expect(await done).toEqual({ status: 'signed out' });
  expect(await session.accessToken()).toBeUndefined();
});

test('an access token is kept in memory until shortly before it ends, and gone at the sign-out', async () => {
  session.adopt(dana);
  expect(await session.accessToken()).toBe('a.b.c');
  expect(await session.accessToken()).toBe('a.b.c');
  expect(refresh).toHaveBeenCalledTimes(1);
  session.adopt(null);
  expect(await session.accessToken()).toBeUndefined();
  expect(JSON.stringify(sent)).not.toContain('a.b.c');
});

test('a tab with someone else logged in makes this one ask the server, and changes nothing by itself', () => {
  session.adopt(dana);
  session.receive({ event: 'HELLO', userId: 'u1' });
  session.receive({ event: 'SIGNED_IN', userId: 'u1' });
  expect(revalidate).not.toHaveBeenCalled();
  for (const message of [
    { event: 'SIGNED_OUT', userId: null },
    { event: 'HELLO', userId: 'u2' },
    { event: 'USER_UPDATED', userId: 'u1' },
  ] as const)
    session.receive(message);
  expect(revalidate).toHaveBeenCalledTimes(3);
  expect(session.state).toMatchObject({ status: 'signed in', user: { id: 'u1' } });
});

test('a refresh in another tab counts here too', async () => {
  session.adopt(dana);
  await vi.advanceTimersByTimeAsync(200_000);
  session.receive({ event: 'TOKEN_REFRESHED', userId: 'u1' });
  expect(events).toEqual(['TOKEN_REFRESHED']);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refresh in another tab doesn’t make this tab’s data newer', async () => {
  session.adopt(dana);
  await vi.advanceTimersByTimeAsync(130_000);
  session.receive({ event: 'TOKEN_REFRESHED', userId: 'u1' });
  await session.trusted();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('an opened reset link is announced, and an unsubscribed listener gets nothing', () => {
  session.adopt(null);
  const heard: AuthEvent[] = [];
  const stop = session.on((event) => heard.push(event));
  session.recovering();
  stop();
  session.recovering();
  expect(heard).toEqual(['PASSWORD_RECOVERY']);
});
