import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { dkimKeys, domainClaims, emailDomains, projects } from '../../db/schema/index.ts';
import { type Names, names as openNames } from '../../outside/network/names.ts';
import { listInWords } from '../../text/list-in-words.ts';
import { answeredStates } from '../hosting/schema.ts';
import { projectChanged } from '../live/project-changed.ts';
import { askedAgainMs, atOnce, checkAll } from '../own-domains/checking.ts';
import { type DomainClaim, isOpen } from '../own-domains/claim.ts';
import { type DkimKey, keysOf, openedKey, planKeys, signingKey, storableKey } from './keys.ts';
import { type EmailSighting, lookUpEmail } from './look-up.ts';
import { type EmailNews, notifyOfEmail } from './notify.ts';
import { refusedAs } from './refusals.ts';
import type { EmailRecordsSeen, SeenEmailRecord } from './schema.ts';
import { nextEmailStep } from './states.ts';

type EmailDomain = typeof emailDomains.$inferSelect;

/** How a domain is checked. Tests pass their own. */
interface Checking {
  names?: Names;
  now?: () => Date;
}

/** Looks at the email records of domains that are due, and rotates keys. Returns how many. */
export async function checkEmail(checking: Checking = {}): Promise<number> {
  const { now = () => new Date() } = checking;
  const due = await db()
    .select({ id: emailDomains.id, row: emailDomains, claim: domainClaims })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(lte(emailDomains.nextCheckAt, now()), inArray(domainClaims.state, [...answeredStates]), isOpen))
    .orderBy(asc(emailDomains.nextCheckAt))
    .limit(atOnce);
  return checkAll(due, ({ row, claim }) => checkOne(row, claim, checking));
}

/** Checks the email records of an owner's domain now, for someone who waits for it. */
export async function checkEmailNow(ownerId: string, projectId: string, checking: Checking = {}): Promise<Result> {
  const [own] = await db()
    .select({ row: emailDomains, claim: domainClaims })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .innerJoin(projects, eq(projects.id, domainClaims.projectId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), isOpen));
  if (!own) return refusedAs('email-not-set-up');
  const now = checking.now?.() ?? new Date();
  if (own.row.checkedAt && now.getTime() - own.row.checkedAt.getTime() < askedAgainMs) return refusedAs('checked-just-now');
  await checkOne(own.row, own.claim, checking);
  return { ok: true };
}

/** Looks at a domain's records and writes what follows, unless someone else did since it was read. */
async function checkOne(
  row: EmailDomain,
  claim: DomainClaim,
  { names = openNames(), now: clock = () => new Date() }: Checking,
): Promise<void> {
  const now = clock();
  const isOurs = row.provider === 'us';
  const keys = isOurs ? await keysOf(row.id) : [];
  const found = await lookUpEmail({ domain: claim.domain, provider: row.provider, keys }, names);
  const planned = await Promise.all(keys.map(async (key) => ({ ...key, isReadable: (await openedKey(key.privateKey)) !== undefined })));
  const plan = isOurs ? planKeys(planned, (selector) => found.keys[selector]?.state === 'right', now) : undefined;
  const records = rememberedRecords(isOurs ? withSigningKey(found, keys, plan?.begins ?? []) : found.records, row.seen);
  const step = nextEmailStep(row, records, now);
  const { readyAt, nextCheckAt, news, ...wrong } = step;
  const made = plan?.makes ? await storableKey() : undefined;
  await db().transaction(async (tx) => {
    const [written] = await tx
      .update(emailDomains)
      .set({ seen: { ...found, records, ...wrong }, readyAt, nextCheckAt, checkedAt: now })
      .where(
        and(
          eq(emailDomains.id, row.id),
          eq(emailDomains.provider, row.provider),
          row.checkedAt ? eq(emailDomains.checkedAt, row.checkedAt) : isNull(emailDomains.checkedAt),
        ),
      )
      .returning({ id: emailDomains.id });
    if (!written) return;
    if (plan?.begins.length) await tx.update(dkimKeys).set({ activeAt: now }).where(inArray(dkimKeys.id, plan.begins));
    // What no longer signs isn't worth keeping.
    if (plan?.retires.length) await tx.update(dkimKeys).set({ retiredAt: now, privateKey: '' }).where(inArray(dkimKeys.id, plan.retires));
    if (made) await tx.insert(dkimKeys).values({ ...made, emailDomainId: row.id, createdAt: now });
    const told: EmailNews[] = [...(news ? [news] : []), ...(made && signingKey(planned) ? [whyNew(planned)] : [])];
    for (const one of told) await notifyOfEmail(tx, one, { claim, isOurs, why: whyWrong(records), now });
    await projectChanged(tx, claim.projectId);
  });
  if (news === 'stopped') log.warn({ emailDomainId: row.id }, 'a domain’s email records are wrong, so nothing is sent as it');
}

/** Why a domain that has a key gets another one. */
function whyNew(keys: { activeAt: Date | null; isReadable: boolean }[]): EmailNews {
  return signingKey(keys.filter(({ isReadable }) => isReadable)) ? 'renewal' : 'replacement';
}

/** The records with that of the key that signs now, or will. */
function withSigningKey({ records, keys: seen }: EmailSighting, keys: DkimKey[], begins: string[]): EmailRecordsSeen['records'] {
  const key = keys.findLast(({ id }) => begins.includes(id)) ?? signingKey(keys) ?? keys.at(-1);
  const dkim: SeenEmailRecord = (key && seen[key.selector]) ?? { state: 'missing', instead: [] };
  return { ...records, dkim };
}

/** What couldn't be asked keeps the value that was worked out before. */
function rememberedRecords(records: EmailRecordsSeen['records'], before: EmailRecordsSeen | null): EmailRecordsSeen['records'] {
  const entries = Object.entries(records) as [keyof typeof records, SeenEmailRecord][];
  return Object.fromEntries(
    entries.map(([use, record]) => {
      const value = record.value ?? (record.state === 'unasked' ? before?.records[use]?.value : undefined);
      return [use, value === undefined ? record : { ...record, value }];
    }),
  );
}

const kinds = { mx: 'MX', spf: 'SPF', dkim: 'DKIM' } as const;

/** Which records no longer match: 'The MX and SPF records no longer match ours.' Empty if all do. */
function whyWrong(records: EmailRecordsSeen['records']): string {
  const uses = Object.keys(kinds) as (keyof typeof kinds)[];
  const wrong = uses.filter((use) => records[use]?.state === 'wrong' || records[use]?.state === 'missing').map((use) => kinds[use]);
  if (wrong.length === 0) return '';
  return `The ${listInWords(wrong)} ${wrong.length > 1 ? 'records no longer match' : 'record no longer matches'} ours.`;
}
