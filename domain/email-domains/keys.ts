import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { derivedKey, env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { type Connection, db } from '../../db/connect.ts';
import { dkimKeys } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';
import { newKey } from './dkim.ts';

export type DkimKey = typeof dkimKeys.$inferSelect;

/** Days that a key signs before the next one is made, and that the one before stays published for emails that are still on their way. */
const signingDays = 365;
const overlapDays = 7;

/** What a look at the records of a domain's keys leads to. */
interface KeyPlan {
  /** Those whose records were seen for the first time. */
  begins: string[];
  retires: string[];
  /** Whether a new one is made. */
  makes: boolean;
}

interface PlannedKey {
  id: string;
  selector: string;
  activeAt: Date | null;
  /** False if it was stored with a secret that's no longer known. */
  isReadable: boolean;
}

/** What's due for keys that aren't retired. A key signs once its record is there, and never before. One that can't be read is replaced. */
export function planKeys(keys: PlannedKey[], isPublished: (selector: string) => boolean, now: Date): KeyPlan {
  const readable = keys.filter((key) => key.isReadable);
  const waiting = readable.filter(({ activeAt }) => !activeAt);
  const begins = waiting.filter(({ selector }) => isPublished(selector)).map(({ id }) => id);
  const newest = signingKey(readable);
  const since = begins.length > 0 ? now : newest?.activeAt;
  const older = keys.filter(({ id, activeAt, isReadable }) => id !== newest?.id && (activeAt || !isReadable));
  const isOver = (days: number) => since !== undefined && since !== null && now.getTime() - since.getTime() >= days * dayMs;
  return {
    begins,
    retires: isOver(overlapDays) ? older.map(({ id }) => id) : [],
    makes: waiting.length === begins.length && (!since || isOver(signingDays)),
  };
}

/** The key that signs: the one that began last. */
export function signingKey<Key extends Pick<DkimKey, 'activeAt'>>(keys: Key[]): Key | undefined {
  return keys
    .filter(({ activeAt }) => activeAt)
    .toSorted((one, other) => (other.activeAt?.getTime() ?? 0) - (one.activeAt?.getTime() ?? 0))
    .at(0);
}

/** A domain's keys that aren't retired. */
export async function keysOf(emailDomainId: string, tx: Connection = db()): Promise<DkimKey[]> {
  return tx
    .select()
    .from(dkimKeys)
    .where(and(eq(dkimKeys.emailDomainId, emailDomainId), isNull(dkimKeys.retiredAt)))
    .orderBy(dkimKeys.createdAt);
}

/** A new key as it's stored. Making one takes up to a second, so it's done before a transaction begins. */
export async function storableKey(): Promise<Pick<DkimKey, 'selector' | 'privateKey' | 'publicKey'>> {
  const key = await newKey();
  return { ...key, privateKey: await symmetricEncrypt({ key: storageKey(), data: key.privateKey }) };
}

/** A stored private key. Undefined if it was stored with a secret that's no longer known. */
export async function openedKey(stored: string): Promise<string | undefined> {
  const { authSecret, oldAuthSecret } = env();
  for (const secret of oldAuthSecret ? [authSecret, oldAuthSecret] : [authSecret]) {
    const text = await symmetricDecrypt({ key: storageKey(secret), data: stored }).catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

function storageKey(secret?: string): string {
  return derivedKey('dkim-keys', secret);
}

/** Keys that are read at once. Each has some kilobytes. */
const page = 500;

/** After a change of AUTH_SECRET: encrypts keys anew that AUTH_SECRET_OLD opens. Those that nothing opens stay, in case the right secret comes back. */
export async function followSecretOfKeys(): Promise<void> {
  let lost = 0;
  let last: string | undefined;
  do {
    const keys = await db()
      .select({ id: dkimKeys.id, privateKey: dkimKeys.privateKey })
      .from(dkimKeys)
      .where(and(isNull(dkimKeys.retiredAt), last ? gt(dkimKeys.id, last) : undefined))
      .orderBy(dkimKeys.id)
      .limit(page);
    for (const key of keys) if (!(await renewed(key))) lost++;
    last = keys.length === page ? keys.at(-1)?.id : undefined;
  } while (last);
  if (lost) log.warn({ lost }, 'keys that sign owners’ emails can’t be used, because they were stored with another AUTH_SECRET');
}

/** Encrypts a key with AUTH_SECRET if it isn't. False if no secret opens it. */
async function renewed({ id, privateKey }: Pick<DkimKey, 'id' | 'privateKey'>): Promise<boolean> {
  const key = storageKey();
  const isCurrent = await symmetricDecrypt({ key, data: privateKey }).then(
    () => true,
    () => false,
  );
  if (isCurrent) return true;
  const text = await openedKey(privateKey);
  if (text === undefined) return false;
  await db()
    .update(dkimKeys)
    .set({ privateKey: await symmetricEncrypt({ key, data: text }) })
    .where(and(eq(dkimKeys.id, id), eq(dkimKeys.privateKey, privateKey)));
  return true;
}
