import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { passkeys, users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import type { Result } from '../../result.ts';
import { waitMessage, withinLimit } from '../limits/limits.ts';
import type { AuthResult, Requester } from './accounts.ts';
import { auth } from './auth.ts';
import { rememberBrowser } from './known-browsers.ts';
import { challengeMs, consumeChallenge, storeChallenge } from './passkey-challenges.ts';
import { passkeyManagerOf } from './passkey-keepers.ts';
import type { PasskeyResponse } from './schema.ts';
import { markTwoFactorPassed } from './second-factor.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';

/** More than anyone needs. */
const mostPasskeys = 20;

/** Ed25519, ES256 and RS256. Every authenticator supports one of them. The library's default adds an experimental one of Node's. */
const supportedAlgorithmIDs = [-8, -7, -257];

const notAdded = { ok: false, message: 'The passkey could not be added. Try once more.' } as const;
const notAccepted = { ok: false, message: 'This passkey was not accepted. Log in with your password instead.' } as const;

/** What a browser hands to its passkey manager, as JSON of WebAuthn, and the headers with the cookie that the answer needs. */
export interface Ceremony {
  options: object;
  headers: Headers;
}

/** A person's passkeys, the oldest first, with the name they gave and who keeps it where that is known. */
export async function passkeysOf(userId: string): Promise<{ id: string; name: string; keeper: string | null; createdAt: Date }[]> {
  const rows = await db()
    .select({ id: passkeys.id, name: passkeys.name, aaguid: passkeys.aaguid, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ aaguid, name, ...row }) => ({ ...row, name: name ?? 'Passkey', keeper: passkeyManagerOf(aaguid) }));
}

/**
 * Starts adding a passkey for the logged-in person. The device must verify its user (fingerprint, face or PIN), because a
 * passkey login counts as both factors.
 */
export async function beginPasskey(user: { id: string; email: string }): Promise<Ceremony> {
  const own = await db().select({ id: passkeys.credentialID }).from(passkeys).where(eq(passkeys.userId, user.id));
  const options = await generateRegistrationOptions({
    rpName: 'Sunup',
    rpID: site().id,
    userName: user.email,
    userDisplayName: user.email,
    // The same every time, so a new passkey for this account on the same device replaces the old one.
    userID: new Uint8Array(Buffer.from(user.id)),
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
    timeout: challengeMs,
  });
  return { options, headers: await storeChallenge({ ceremony: 'add', challenge: options.challenge, userId: user.id }) };
}

/** Adds the passkey that a browser created, and notifies the account's owner. */
export async function addPasskey(userId: string, name: string, response: PasskeyResponse, requester: Requester): Promise<Result> {
  if ((await db().$count(passkeys, eq(passkeys.userId, userId))) >= mostPasskeys)
    return { ok: false, message: `An account keeps at most ${mostPasskeys} passkeys. Remove one first.` };
  const asked = await consumeChallenge(requester.headers);
  if (asked?.ceremony !== 'add' || asked.userId !== userId) return notAdded;
  const made = await registered(response, asked.challenge);
  if (!made) return notAdded;
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = made;
  const isAdded = await db().transaction(async (tx) => {
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId,
        name,
        credentialID: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64'),
        counter: credential.counter,
        deviceType: credentialDeviceType,
        backedUp: credentialBackedUp,
        transports: credential.transports?.join(',') ?? '',
        aaguid,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (!row) return false;
    await notifyOfSecurityEvent(tx, userId, 'passkey-added', { detail: name });
    await announce(tx, { topic: 'user', id: userId });
    return true;
  });
  return isAdded ? { ok: true } : notAdded;
}

/** Removes a passkey of a person; password or provider are left (identities.ts). False when they have no such one. */
export async function removePasskey(userId: string, passkeyId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await notifyOfSecurityEvent(tx, userId, 'passkey-removed', { detail: removed.name ?? 'Passkey' });
    await announce(tx, { topic: 'user', id: userId });
    return true;
  });
}

/** Starts a passkey login. The browser offers the passkeys it has for us. Undefined after too many attempts from one address. */
export async function beginPasskeyLogin(requester: Requester): Promise<Ceremony | undefined> {
  if (!(await withinLimit('passkey', requester.address)).ok) return undefined;
  const options = await generateAuthenticationOptions({ rpID: site().id, userVerification: 'required', timeout: challengeMs });
  return { options, headers: await storeChallenge({ ceremony: 'login', challenge: options.challenge }) };
}

/** Logs in with a passkey. The device has verified its user, so no second factor is needed. */
export async function logInWithPasskey(response: PasskeyResponse, requester: Requester): Promise<AuthResult> {
  const limit = await withinLimit('passkey', requester.address);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  const asked = await consumeChallenge(requester.headers);
  if (asked?.ceremony !== 'login') return notAccepted;
  const [known] = await db()
    .select({ passkey: passkeys, email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialID, response.id));
  const counter = known && (await counterAfter(response, asked.challenge, known.passkey));
  if (!known || counter === undefined) return notAccepted;
  await db().update(passkeys).set({ counter }).where(eq(passkeys.id, known.passkey.id));
  const { headers, response: begun } = await auth().api.startSession({
    body: { userId: known.passkey.userId },
    headers: requester.headers,
    returnHeaders: true,
  });
  await markTwoFactorPassed(db(), begun.sessionId);
  rememberBrowser(headers, requester.headers, known.email);
  return { ok: true, headers };
}

/** The new passkey in a valid answer to our challenge; undefined if the answer isn't valid. */
async function registered(response: PasskeyResponse, expectedChallenge: string) {
  // The library throws on any invalid answer, and anyone can send one.
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: site().origin,
    expectedRPID: site().id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  return checked?.verified ? checked.registrationInfo : undefined;
}

/** The signature counter in a valid answer to our challenge; undefined if the answer isn't valid. */
async function counterAfter(
  response: PasskeyResponse,
  expectedChallenge: string,
  { credentialID, publicKey, counter }: typeof passkeys.$inferSelect,
): Promise<number | undefined> {
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: site().origin,
    expectedRPID: site().id,
    credential: { id: credentialID, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** The origin where our passkeys work, and the relying party ID (its host name). */
function site(): { origin: string; id: string } {
  const { appUrl } = env();
  return { origin: new URL(appUrl).origin, id: new URL(appUrl).hostname };
}
