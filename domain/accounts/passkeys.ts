import { getAuthenticatorName } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { passkeys, users } from '../../db/schema/index.ts';
import type { Asker, AuthResult } from './accounts.ts';
import { auth } from './auth.ts';
import { rememberBrowser } from './known-browsers.ts';
import { waitMessage, withinLimit } from './limits.ts';
import type { PasskeyResponse } from './schema.ts';
import { passedIn } from './second-factor.ts';
import { tellOfSecurity } from './security-notice.ts';

type LoginBody = NonNullable<Parameters<ReturnType<typeof auth>['api']['verifyPasskeyAuthentication']>[0]>['body'];

/** More than anybody has devices. */
const mostPasskeys = 20;

/** What a browser hands to its passkey manager, as JSON of WebAuthn, and the headers with the cookie that the answer needs. */
export interface Ceremony {
  options: Record<string, unknown>;
  headers: Headers;
}

/** A person's passkeys, the oldest first, with the name they gave and who keeps it where that is known. */
export async function passkeysOf(userId: string): Promise<{ id: string; name: string; keeper: string | null; createdAt: Date }[]> {
  const rows = await db()
    .select({ id: passkeys.id, name: passkeys.name, aaguid: passkeys.aaguid, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ aaguid, name, ...row }) => ({ ...row, name: name ?? 'Passkey', keeper: getAuthenticatorName(aaguid) ?? null }));
}

/** Begins to add a passkey for the signed-in person. */
export async function beginPasskey(headers: Headers): Promise<Ceremony> {
  const begun = await auth().api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
  return { options: { ...begun.response }, headers: begun.headers };
}

/** Adds the passkey that a browser has made. */
export async function addPasskey(
  userId: string,
  name: string,
  response: PasskeyResponse,
  asker: Asker,
): Promise<{ ok: true } | { ok: false; message: string }> {
  if ((await db().$count(passkeys, eq(passkeys.userId, userId))) >= mostPasskeys)
    return { ok: false, message: `An account keeps at most ${mostPasskeys} passkeys. Remove one first.` };
  try {
    await auth().api.verifyPasskeyRegistration({ body: { response, name }, headers: asker.headers });
  } catch (error) {
    if (error instanceof APIError) return { ok: false, message: 'The passkey could not be added. Try once more.' };
    throw error;
  }
  await db().transaction(async (tx) => {
    await tellOfSecurity(tx, userId, 'passkey-added', { detail: name });
    await announce(tx, { topic: 'user', id: userId });
  });
  return { ok: true };
}

/** Removes a passkey of a person; password or provider are left (identities.ts). False when they have no such one. */
export async function removePasskey(userId: string, passkeyId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await tellOfSecurity(tx, userId, 'passkey-removed', { detail: removed.name ?? 'Passkey' });
    await announce(tx, { topic: 'user', id: userId });
    return true;
  });
}

/** Begins a login by passkey: the browser offers those that it has for us. Undefined when too many were begun from one address. */
export async function beginPasskeyLogin(asker: Asker): Promise<Ceremony | undefined> {
  if (!(await withinLimit('passkey', asker.address)).ok) return undefined;
  // Without the session of somebody else who is signed in here: the passkey says who it is.
  const begun = await auth().api.generatePasskeyAuthenticationOptions({ headers: new Headers(), returnHeaders: true });
  return { options: { ...begun.response, userVerification: 'required' }, headers: begun.headers };
}

/** Signs in by a passkey. The device has checked who holds it, so no code is asked for on top. */
export async function logInWithPasskey(response: PasskeyResponse, asker: Asker): Promise<AuthResult> {
  const limit = await withinLimit('passkey', asker.address);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  try {
    const { headers, response: begun } = await auth().api.verifyPasskeyAuthentication({
      // The library checks the rest.
      body: { response } as unknown as LoginBody,
      headers: asker.headers,
      returnHeaders: true,
    });
    await passedIn(db(), begun.session.id);
    const [user] = await db().select({ email: users.email }).from(users).where(eq(users.id, begun.session.userId));
    if (user) rememberBrowser(headers, asker.headers, user.email);
    return { ok: true, headers };
  } catch (error) {
    if (error instanceof APIError) return { ok: false, message: 'This passkey was not accepted. Log in with your password instead.' };
    throw error;
  }
}
