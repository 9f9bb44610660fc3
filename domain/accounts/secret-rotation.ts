import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, desc, eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { twoFactors } from '../../db/schema/index.ts';
import { authKey } from './auth-key.ts';

/** Newest authenticator apps that a start looks at. */
const looked = 20;

/**
 * After a change of AUTH_SECRET: encrypts what authenticator apps share with us anew, if AUTH_SECRET_OLD opens it. Without that variable, warns
 * if the newest apps were set up with another secret. Signing keys need nothing, because the next token makes a new one.
 */
export async function followSecret(): Promise<void> {
  const { oldAuthSecret } = env();
  const rows = oldAuthSecret
    ? await db().select().from(twoFactors)
    : await db().select().from(twoFactors).orderBy(desc(twoFactors.id)).limit(looked);
  let [renewed, unreadable] = [0, 0];
  for (const row of rows) {
    if (await opened(row.secret, authKey())) continue;
    if (oldAuthSecret && (await renew(row, authKey(oldAuthSecret)))) renewed++;
    else unreadable++;
  }
  if (renewed) log.info({ renewed }, 'authenticator apps now use the new AUTH_SECRET');
  if (unreadable) log.warn({ unreadable }, 'authenticator apps can’t be used, because they were set up with another AUTH_SECRET');
}

async function renew({ id, secret, backupCodes }: typeof twoFactors.$inferSelect, oldKey: string): Promise<boolean> {
  const [text, codes] = await Promise.all([opened(secret, oldKey), opened(backupCodes, oldKey)]);
  if (text === undefined || codes === undefined) return false;
  const key = authKey();
  const set = { secret: await symmetricEncrypt({ key, data: text }), backupCodes: await symmetricEncrypt({ key, data: codes }) };
  // Someone may have used a backup code since, or another process may have done the same.
  const unchanged = and(eq(twoFactors.id, id), eq(twoFactors.secret, secret), eq(twoFactors.backupCodes, backupCodes));
  await db().update(twoFactors).set(set).where(unchanged);
  return true;
}

async function opened(data: string, key: string): Promise<string | undefined> {
  return symmetricDecrypt({ key, data }).catch(() => undefined);
}
