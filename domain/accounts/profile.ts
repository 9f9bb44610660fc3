import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { users } from '../../db/schema/index.ts';
import type { PersonName } from './schema.ts';

/** Changes how a person is called, everywhere at once: their open pages read again. */
export async function changeName(userId: string, { firstName, lastName }: PersonName): Promise<void> {
  await db().transaction(async (tx) => {
    await tx
      .update(users)
      .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: new Date() })
      .where(eq(users.id, userId));
    await announce(tx, { topic: 'user', id: userId });
  });
}
