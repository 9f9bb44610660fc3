import { symmetricDecrypt } from 'better-auth/crypto';
import type { Query } from '../../db/client.ts';
import { authKey } from './auth-key.ts';

/** How many authenticator apps a database has, and how many of them were set up with another AUTH_SECRET, so no code of theirs works. */
export async function countApps(query: Query, authSecret: string): Promise<{ all: number; unreadable: number }> {
  const apps = await query<{ secret: string }>('select secret from two_factors where verified');
  const key = authKey(authSecret);
  let unreadable = 0;
  for (const { secret } of apps) await symmetricDecrypt({ key, data: secret }).catch(() => unreadable++);
  return { all: apps.length, unreadable };
}

/** What unreadable apps mean, in a sentence for the operator. */
export function unreadableApps({ all, unreadable }: { all: number; unreadable: number }): string {
  const which = all === 1 ? 'The only authenticator app' : `${unreadable} of ${all} authenticator apps`;
  return `${which} can’t be used, because AUTH_SECRET was another one when ${unreadable === 1 ? 'it was' : 'they were'} set up.`;
}
