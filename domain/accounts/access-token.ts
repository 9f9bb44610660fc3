import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { signingKeys } from '../../db/schema/index.ts';
import { accessTokenSeconds, auth } from './auth.ts';

/** Who is logged in, in which session, and how: `aal1` with one factor, `aal2` with two. */
export interface Claims {
  sub: string;
  email: string;
  session_id: string;
  aal: 'aal1' | 'aal2';
}

/**
 * Creates a token that says who is logged in, signed by our newest key and valid for five minutes. It's for others, who check it
 * against the key set. Our own calls read the session cookie, which stops working as soon as the session ends.
 */
export async function makeAccessToken(claims: Claims): Promise<{ token: string; expiresAt: number; expiresIn: number }> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const sign = () => auth().api.signJWT({ body: { payload: { ...claims, iat: issuedAt, exp: expiresAt } } });
  const { token } = await sign().catch(async (error: unknown) => {
    if (!(await retireUnreadableKeys())) throw error;
    return sign();
  });
  return { token, expiresAt, expiresIn: accessTokenSeconds };
}

/** Expires keys whose private half was encrypted with another AUTH_SECRET, so the next token creates a new one. False if there are none. */
async function retireUnreadableKeys(): Promise<boolean> {
  const { secretConfig } = await auth().$context;
  const current = await db().select().from(signingKeys).where(gt(signingKeys.expiresAt, sql`now()`));
  let retired = 0;
  for (const { id, privateKey } of current) {
    const opens = await symmetricDecrypt({ key: secretConfig, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    );
    if (opens) continue;
    // Tokens it has signed stay valid, because the key stays in the key set.
    await db()
      .update(signingKeys)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(signingKeys.id, id), gt(signingKeys.expiresAt, sql`now()`)));
    retired++;
  }
  if (retired) log.warn({ retired }, 'signing keys were encrypted with another AUTH_SECRET; creating a new one');
  return retired > 0;
}

/** The public halves of our signing keys, as a JSON Web Key Set (RFC 7517). */
export async function keySet(): Promise<{ keys: object[] }> {
  return auth().api.getJwks();
}
