import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';

export interface Access {
  /** Holds the role, past the second factor when the account has one. */
  isAdmin: boolean;
  /** Ways in: 'email' (a password), 'oidc' (the sign-in provider). */
  identities: string[];
  /** Second steps: 'totp' (codes of an app), 'passkey'. */
  factors: string[];
  aal: 'aal1' | 'aal2';
}

/** What a person may and has in a session, in one query. */
export async function accessOf(userId: string, sessionId: string): Promise<Access> {
  const { rows } = await db().execute<{ admin: boolean; providers: string[]; totp: boolean; passkey: boolean; passed: boolean }>(sql`
    select
      exists (select 1 from user_roles where user_id = u.id and role = 'admin') as admin,
      array (select distinct provider_id from accounts where user_id = u.id order by provider_id) as providers,
      u.two_factor_enabled as totp,
      exists (select 1 from passkeys where user_id = u.id) as passkey,
      s.second_factor_at is not null as passed
    from users u join sessions s on s.user_id = u.id and s.id = ${sessionId}
    where u.id = ${userId}`);
  const [row] = rows;
  if (!row) return { isAdmin: false, identities: [], factors: [], aal: 'aal1' };
  return {
    isAdmin: row.admin && (!row.totp || row.passed),
    identities: row.providers.map((provider) => (provider === 'credential' ? 'email' : provider)),
    factors: [...(row.totp ? ['totp'] : []), ...(row.passkey ? ['passkey'] : [])],
    aal: row.passed ? 'aal2' : 'aal1',
  };
}
