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
  const { token } = await auth().api.signJWT({ body: { payload: { ...claims, iat: issuedAt, exp: expiresAt } } });
  return { token, expiresAt, expiresIn: accessTokenSeconds };
}

/** The public halves of the keys that sign, as a JSON Web Key Set (RFC 7517). */
export async function keySet(): Promise<{ keys: object[] }> {
  return auth().api.getJwks();
}
