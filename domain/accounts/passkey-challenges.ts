import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { verifications } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { cookieIn } from './request-cookies.ts';

/** Time to answer a challenge. */
export const challengeMs = 300_000;

/** What we asked a browser to do: add a passkey for a person, or log in with one. */
export type PasskeyChallenge = { ceremony: 'add'; challenge: string; userId: string } | { ceremony: 'login'; challenge: string };

/** Stores a challenge for five minutes. Returns headers with the cookie that ties the answer to this browser. */
export async function storeChallenge(asked: PasskeyChallenge): Promise<Headers> {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + challengeMs);
  await db()
    .insert(verifications)
    .values({ identifier: identifierOf(secret), value: JSON.stringify(asked), expiresAt });
  const secure = isSecure() ? '; Secure' : '';
  const cookie = `${cookieName()}=${secret}; Max-Age=${challengeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return new Headers({ 'Set-Cookie': cookie });
}

/** Removes and returns the latest challenge of this browser. A challenge works once, whether the answer is right or wrong. */
export async function consumeChallenge(headers: Headers): Promise<PasskeyChallenge | undefined> {
  const secret = cookieIn(headers, cookieName());
  if (!secret) return undefined;
  const [row] = await db()
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(secret)), gt(verifications.expiresAt, new Date())))
    .returning({ value: verifications.value });
  return row && (JSON.parse(row.value) as PasskeyChallenge);
}

function identifierOf(secret: string): string {
  return `passkey:${createHash('sha256').update(secret).digest('base64url')}`;
}

function cookieName(): string {
  return isSecure() ? '__Host-passkey' : 'passkey';
}

function isSecure(): boolean {
  return env().appUrl.startsWith('https://');
}
