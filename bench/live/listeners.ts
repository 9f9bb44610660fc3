import { createHmac, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { db } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { auth } from '../../domain/accounts/auth.ts';
import { dayMs } from '../../time/units.ts';

export interface Listener {
  userId: string;
  cookie: string;
}

const rowsAtOnce = 500;

/** Signed-in people, made as rows: as many sign-ups would hash as many passwords, which is not what is measured. */
export async function makeListeners(count: number): Promise<Listener[]> {
  const { secret, authCookies } = await auth().$context;
  const people = Array.from({ length: count }, (_, n) => ({ n, id: v7(), token: randomBytes(24).toString('base64url') }));
  for (let from = 0; from < count; from += rowsAtOnce) {
    const some = people.slice(from, from + rowsAtOnce);
    await db()
      .insert(users)
      .values(some.map(({ id, n }) => ({ id, name: `Listener ${n}`, email: `listener-${n}@bench.test`, emailVerified: true })));
    await db()
      .insert(sessions)
      .values(some.map(({ id, token }) => ({ userId: id, token, expiresAt: new Date(Date.now() + dayMs) })));
  }
  return people.map(({ id, token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return { userId: id, cookie: `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}` };
  });
}
