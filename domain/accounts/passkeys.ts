import { createHash, randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, gt } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { passkeys, users, verifications } from '../../db/schema/index.ts';
import { checkLimits, withinLimit } from '../limits/limits.ts';
import { auth } from './auth.ts';
import { cookieIn, cookieLine } from './cookies.ts';
import { rememberBrowser } from './known-browsers.ts';
import { refusedAs } from './refusals.ts';
import type { AuthResult, Requester } from './requester.ts';
import type { PasskeyResponse } from './schema.ts';
import { notifyOfSecurityEvent } from './security-notice.ts';
import { markTwoFactorPassed } from './two-factor.ts';

/** More than anyone needs. */
const maxPasskeys = 20;
/** Time to answer a challenge. */
const challengeMs = 300_000;
const challengeCookie = 'passkey';

/** Ed25519, ES256 and RS256. Every authenticator supports one of them. The library's default adds an experimental one of Node's. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** WebAuthn options for the browser's passkey manager, and headers with the cookie that its response needs. */
export interface Ceremony {
  options: object;
  headers: Headers;
}

/** A person's passkeys, oldest first, with their names and, if known, their passkey managers. */
export async function passkeysOf(userId: string): Promise<{ id: string; name: string; manager: string | null; createdAt: Date }[]> {
  const rows = await db()
    .select({ id: passkeys.id, name: passkeys.name, aaguid: passkeys.aaguid, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ aaguid, name, ...row }) => ({
    ...row,
    name: name ?? 'Passkey',
    manager: managers[aaguid?.toLowerCase() ?? ''] ?? null,
  }));
}

/**
 * Starts adding a passkey for the logged-in person. The device must verify its user (fingerprint, face or PIN), because a
 * passkey login counts as both factors.
 */
export async function beginPasskey(user: { id: string; email: string }): Promise<Ceremony> {
  const own = await db().select({ id: passkeys.credentialID }).from(passkeys).where(eq(passkeys.userId, user.id));
  const options = await generateRegistrationOptions({
    rpName: brand.name,
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
  if ((await db().$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys)
    return refusedAs('too-many-passkeys', { max: maxPasskeys });
  const ceremony = await consumeChallenge(requester.headers);
  if (ceremony?.ceremony !== 'add' || ceremony.userId !== userId) return refusedAs('passkey-not-added');
  const created = await registered(response, ceremony.challenge);
  if (!created) return refusedAs('passkey-not-added');
  const { credential, credentialDeviceType, credentialBackedUp, aaguid } = created;
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
    await publishChange(tx, { topic: 'user', id: userId });
    return true;
  });
  return isAdded ? { ok: true } : refusedAs('passkey-not-added');
}

/** Removes a person's passkey. Their password or provider stays (`unlinkIdentity`). False if they don't have it. */
export async function removePasskey(userId: string, passkeyId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await notifyOfSecurityEvent(tx, userId, 'passkey-removed', { detail: removed.name ?? 'Passkey' });
    await publishChange(tx, { topic: 'user', id: userId });
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
  const limit = await checkLimits(['passkey', requester.address]);
  if (!limit.ok) return limit;
  const ceremony = await consumeChallenge(requester.headers);
  if (ceremony?.ceremony !== 'login') return refusedAs('passkey-invalid');
  const [known] = await db()
    .select({ passkey: passkeys, email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialID, response.id));
  const counter = known && (await counterAfter(response, ceremony.challenge, known.passkey));
  if (!known || counter === undefined) return refusedAs('passkey-invalid');
  await db().update(passkeys).set({ counter }).where(eq(passkeys.id, known.passkey.id));
  const { headers, response: session } = await auth().api.startSession({
    body: { userId: known.passkey.userId },
    headers: requester.headers,
    returnHeaders: true,
  });
  await markTwoFactorPassed(db(), session.sessionId);
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

/** What we asked a browser to do: create a passkey for a person, or log in with one. */
type Challenge = { ceremony: 'add'; challenge: string; userId: string } | { ceremony: 'login'; challenge: string };

/** Stores a challenge for five minutes. Returns headers with the cookie that ties the response to this browser. */
async function storeChallenge(challenge: Challenge): Promise<Headers> {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + challengeMs);
  await db()
    .insert(verifications)
    .values({ identifier: identifierOf(secret), value: JSON.stringify(challenge), expiresAt });
  return new Headers({ 'Set-Cookie': cookieLine(challengeCookie, secret, challengeMs / 1000) });
}

/** Removes and returns the latest challenge of this browser. A challenge works once, whether the response is right or wrong. */
async function consumeChallenge(headers: Headers): Promise<Challenge | undefined> {
  const secret = cookieIn(headers, challengeCookie);
  if (!secret) return undefined;
  const [row] = await db()
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(secret)), gt(verifications.expiresAt, new Date())))
    .returning({ value: verifications.value });
  return row && JSON.parse(row.value);
}

function identifierOf(secret: string): string {
  return `passkey:${createHash('sha256').update(secret).digest('base64url')}`;
}

/** Names of common passkey managers by their AAGUID, as github.com/passkeydeveloper/passkey-authenticator-aaguids lists them. */
const managers: Record<string, string> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain (Managed)',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  'b78a0a55-6ef8-d246-a042-ba0f6d55050c': 'LastPass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
};
