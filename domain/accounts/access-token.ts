import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { signingKeys } from '../../db/schema/index.ts';
import { log } from '../../log.ts';
import { accessTokenSeconds, auth } from './auth.ts';

/** Who is signed in, in which session, and how: `aal1` by one proof, `aal2` past a second factor. */
export interface Claims {
  sub: string;
  email: string;
  session_id: string;
  aal: 'aal1' | 'aal2';
}

/**
 * A token that says who is signed in, signed by our newest key and good for five minutes. For others, who check it with
 * the key set; our own calls read the session's cookie, which ends the moment the session does.
 */
export async function makeAccessToken(claims: Claims): Promise<{ token: string; expiresAt: number; expiresIn: number }> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const sign = () => auth().api.signJWT({ body: { payload: { ...claims, iat: issuedAt, exp: expiresAt } } });
  const { token } = await sign().catch(async (error: unknown) => {
    if (!(await retireLockedKeys())) throw error;
    return sign();
  });
  return { token, expiresAt, expiresIn: accessTokenSeconds };
}

/** Takes keys out of use whose private half was encrypted with another AUTH_SECRET; the next token makes a new one. False without such keys. */
async function retireLockedKeys(): Promise<boolean> {
  const { secretConfig } = await auth().$context;
  const live = await db().select().from(signingKeys).where(gt(signingKeys.expiresAt, sql`now()`));
  let retired = 0;
  for (const { id, privateKey } of live) {
    const opens = await symmetricDecrypt({ key: secretConfig, data: JSON.parse(privateKey) as string }).then(
      () => true,
      () => false,
    );
    if (opens) continue;
    // Tokens it has signed are checked with the key set for as long as they live.
    await db()
      .update(signingKeys)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(signingKeys.id, id), gt(signingKeys.expiresAt, sql`now()`)));
    retired++;
  }
  if (retired) log.warn({ retired }, 'signing keys were encrypted with another AUTH_SECRET; a new one is made');
  return retired > 0;
}

/** The public halves of the keys that sign, as a JSON Web Key Set (RFC 7517). */
export async function keySet(): Promise<{ keys: object[] }> {
  return auth().api.getJwks();
}
