import { createPublicKey, type JsonWebKey, randomUUID, verify } from 'node:crypto';
import { expect } from '@playwright/test';
import { type InboxMail, mailTo } from '../../harness/server.ts';
import { appOf } from '../../helpers/authenticator-app.ts';
import { onDatabase } from '../../helpers/server-database.ts';
import { type Statement, says, shownBy } from './statement.ts';
import type { Answer, Visit } from './visit.ts';

const email = 'kim@seed.test';
const password = 'quiet-door-24h';
const provider = 'web/api/auth/provider.test.ts';

/** Standard auth calls, each checked by what it does. Kim has signed up, verified the email and is logged in. */
export const authCalls: Statement<Visit>[] = [
  standard('token exchange: a refresh answers a new Session of the same person', async (visit) => {
    session = await visit.call('POST', '/api/auth/token?grant_type=refresh_token', {}, 'kim');
    expect([session.status, session.body?.user?.email, session.body?.token_type], session.text).toEqual([200, email, 'bearer']);
  }),
  standard('token exchange: refused when logged out', async (visit) =>
    expectError(await visit.call('POST', '/api/auth/token?grant_type=refresh_token', {}), 'session_not_found'),
  ),
  standard('key set: its keys check the access token', async (visit) => {
    const { body } = await visit.call('GET', '/api/auth/.well-known/jwks.json');
    const [header = '', claims = '', signature = ''] = session.body.access_token.split('.');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const key = (body.keys as (JsonWebKey & { kid: string })[]).find((one) => one.kid === kid);
    if (!key) throw new Error('The key of the token is not in the set.');
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
    expect([isSigned(`${header}.${claims}`), isSigned(`${header}.${claims}x`)]).toEqual([true, false]);
  }),
  standard('one-time code: the call emails a code', async (visit) => {
    expect((await visit.call('POST', '/api/auth/otp', { email }, 'kim elsewhere')).status).toBe(200);
    code = digitsIn(await mailTo(visit.server, email, /login code/));
  }),
  standard('verify: refuses a wrong login code', async (visit) =>
    expectError(
      await visit.call('POST', '/api/auth/verify', { type: 'email', email, token: otherThan(code) }, 'kim elsewhere'),
      'code_invalid',
    ),
  ),
  standard('verify: the login code returns a Session', async (visit) => {
    const answer = await visit.call('POST', '/api/auth/verify', { type: 'email', email, token: code }, 'kim elsewhere');
    expect([answer.status, answer.body?.user?.email], answer.text).toEqual([200, email]);
    expect((await visit.call('GET', '/api/auth/user', undefined, 'kim elsewhere')).body?.email).toBe(email);
  }),
  standard('verify: says what is missing in an empty call', async (visit) =>
    expectError(await visit.call('POST', '/api/auth/verify', {}, 'kim'), 'validation_failed'),
  ),
  standard('resend: emails the code and the link once more', async (visit) => {
    may = `may-${randomUUID()}@seed.test`;
    const signUp = { email: may, password, data: { first_name: 'May', last_name: 'Orr' } };
    expect((await visit.call('POST', '/api/auth/signup', signUp, 'may')).status).toBe(200);
    await mailTo(visit.server, may, /code/);
    await onDatabase(visit.server, "update mails set created_at = created_at - interval '2 minutes' where recipient = $1", [may]);
    expect((await visit.call('POST', '/api/auth/resend', { type: 'signup', email: may })).status).toBe(200);
    await expect.poll(async () => (await inbox(visit, may)).filter(({ text }) => text.includes('/verify-email?')).length).toBe(2);
  }),
  standard('verify: refuses a wrong code of a sign-up', async (visit) => {
    code = digitsIn((await inbox(visit, may)).find(({ subject }) => subject.endsWith('code')));
    const token = otherThan(code);
    expectError(await visit.call('POST', '/api/auth/verify', { type: 'signup', email: may, token }, 'may'), 'code_invalid');
    expect((await visit.call('GET', '/api/auth/user', undefined, 'may')).body.email_confirmed_at).toBeNull();
  }),
  standard('verify: the emailed code confirms the email', async (visit) => {
    const answer = await visit.call('POST', '/api/auth/verify', { type: 'signup', email: may, token: code }, 'may');
    expect(answer.status, answer.text).toBe(200);
    expect((await visit.call('GET', '/api/auth/user', undefined, 'may')).body.email_confirmed_at).toEqual(expect.any(String));
  }),
  standard('recover: emails a link that sets a new password, and works once', async (visit) => {
    expect((await visit.call('POST', '/api/auth/recover', { email: may })).status).toBe(200);
    const link = /https?:\/\/\S*\/auth\/reset\?\S+/.exec((await mailTo(visit.server, may, /new password/)).text)?.[0] ?? '';
    const reset = { type: 'recovery', token_hash: new URL(link).searchParams.get('token') ?? '', password: 'another-door-24h' };
    expectError(await visit.call('POST', '/api/auth/verify', { ...reset, token_hash: `${reset.token_hash}x` }), 'link_invalid');
    expect((await visit.call('POST', '/api/auth/verify', reset)).status).toBe(200);
    expectError(await visit.call('POST', '/api/auth/verify', reset), 'link_invalid');
    const logIn = (typed: string) => visit.call('POST', '/api/auth/token?grant_type=password', { email: may, password: typed }, 'may');
    expect([(await logIn(password)).status, (await logIn('another-door-24h')).status]).toEqual([400, 200]);
  }),
  standard('update user: a new name is the name from then on', async (visit) => {
    const data = { first_name: 'Kimba', last_name: 'Low' };
    expect((await visit.call('PUT', '/api/auth/user', { data }, 'kim')).status).toBe(200);
    expect((await visit.call('GET', '/api/auth/user', undefined, 'kim')).body).toMatchObject(data);
  }),
  standard('get user: the logged-in person, and no one when logged out', async (visit) => {
    expect((await visit.call('GET', '/api/auth/user', undefined, 'kim')).body).toMatchObject({ email, id: session.body.user.id });
    expectError(await visit.call('GET', '/api/auth/user'), 'session_not_found');
  }),
  standard('reauthenticate: an old login may change what matters only afterwards', async (visit) => {
    await onDatabase(visit.server, "update sessions set confirmed_at = now() - interval '16 minutes' where user_id = $1", [
      session.body.user.id,
    ]);
    const enroll = () => visit.call('POST', '/api/auth/factors', { factor_type: 'totp' }, 'kim');
    expectError(await enroll(), 'reauthentication_needed');
    expect((await visit.call('POST', '/api/auth/reauthenticate', { password: 'not the one' }, 'kim')).status).not.toBe(200);
    expectError(await enroll(), 'reauthentication_needed');
    expect((await visit.call('POST', '/api/auth/reauthenticate', { password }, 'kim')).status).toBe(200);
    enrolled = await enroll();
    expect(enrolled.status, enrolled.text).toBe(200);
  }),
  standard('identities: those of the person', async (visit) =>
    expect(JSON.stringify((await visit.call('GET', '/api/auth/identities', undefined, 'kim')).body)).toContain('"email"'),
  ),
  standard('multi-factor enrol: answers a secret for an authenticator app', () =>
    expect(enrolled.body).toMatchObject({ id: 'totp', totp: { secret: expect.stringMatching(/^[A-Z2-7 ]{16,}$/i) } }),
  ),
  standard('multi-factor challenge: says what to enter', async (visit) =>
    expect((await visit.call('POST', '/api/auth/factors/totp/challenge', {}, 'kim')).body).toEqual({ id: 'totp', type: 'totp' }),
  ),
  standard('multi-factor verify: refuses a wrong code', async (visit) => {
    const wrong = otherThan(await appOf(enrolled.body.totp.secret).now());
    expectError(await visit.call('POST', '/api/auth/factors/totp/verify', { code: wrong }, 'kim'), 'code_invalid');
    expect((await visit.call('GET', '/api/auth/factors', undefined, 'kim')).body).toEqual({ factors: [] });
  }),
  standard('multi-factor verify: the right code turns it on', async (visit) => {
    const right = await appOf(enrolled.body.totp.secret).now();
    const answer = await visit.call('POST', '/api/auth/factors/totp/verify', { code: right }, 'kim');
    expect(answer.body?.backup_codes?.length, answer.text).toBeGreaterThan(0);
  }),
  standard('list of factors: the one that is on', async (visit) =>
    expect((await visit.call('GET', '/api/auth/factors', undefined, 'kim')).body.factors).toMatchObject([
      { id: 'totp', status: 'verified' },
    ]),
  ),
  standard('an unknown call has an error code of its own', async (visit) =>
    expectError(await visit.call('POST', '/api/auth/no-such-call', {}, 'kim'), 'not_found'),
  ),
  standard('single sign-on and authorize: refused where no provider is configured', async (visit) => {
    expectError(await visit.call('POST', '/api/auth/sso', { provider: 'oidc' }, 'kim'), 'provider_disabled');
    expectError(await visit.call('GET', '/api/auth/authorize?provider=oidc', undefined, 'kim'), 'provider_disabled');
  }),
  ...shownBy(provider, 'a new person gets an account with the provider’s name and verified email, and returns to it', [
    ['7 standard auth calls', 'authorize: leads to the provider and back, logged in'],
  ]),
  ...shownBy(provider, 'a script gets the address instead of a redirect', [
    ['7 standard auth calls', 'single sign-on: answers the address'],
  ]),
  ...shownBy(provider, 'a person links the provider in a fresh session, logs in with it, and unlinks it', [
    ['7 standard auth calls', 'identities: linked and unlinked'],
  ]),
];

let session: Answer;
let enrolled: Answer;
let code = '';
let may = '';

function standard(statement: string, holds: (visit: Visit) => unknown): Statement<Visit> {
  return says<Visit>('7 standard auth calls', statement, holds);
}

function expectError(answer: Answer, errorCode: string): void {
  expect([answer.status >= 400, answer.body?.error_code], answer.text).toEqual([true, errorCode]);
}

const digitsIn = (mail: InboxMail | undefined) => /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
const otherThan = (digits: string) => (digits === '111111' ? '222222' : '111111');

async function inbox(visit: Visit, address: string): Promise<InboxMail[]> {
  return (await fetch(`${visit.server.url}/dev/inbox.json?to=${encodeURIComponent(address)}`)).json() as Promise<InboxMail[]>;
}
