import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { choosableProviders, mailProvider } from '../../content/mail-providers.ts';
import { db } from '../../db/connect.ts';
import { dmarcReports, domainClaims, emailDomains } from '../../db/schema/index.ts';
import type { SigningKey } from '../../outside/mail-in/rewrite.ts';
import { names } from '../../outside/network/names.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { dayMs } from '../../time/units.ts';
import { offersEmail } from '../email-offer.ts';
import { answeredStates, isAnswered } from '../hosting/schema.ts';
import { isOpen } from '../own-domains/claim.ts';
import { shownName } from '../own-domains/name.ts';
import { receivingElsewhere } from './email-domains.ts';
import { keysOf, openedKey, signingKey } from './keys.ts';
import type { EmailProvider, EmailRecord, EmailRecordState } from './schema.ts';
import { wantedEmailRecords } from './wanted-records.ts';

/** Email at a site's domain, as its screen shows it. */
export interface ShownEmailDomain {
  /** As people write it. */
  name: string;
  /** Whether the domain is connected, which email needs. */
  isConnected: boolean;
  /** Whether we receive email here at all. */
  isOffered: boolean;
  /** Who was chosen. Null while no one was asked. */
  provider: EmailProvider | null;
  /** Who can be chosen besides us. */
  providers: { id: string; name: string }[];
  /** Who receives the domain's email now, if that's someone else. */
  elsewhere: string;
  records: EmailRecord[];
  /** How to turn on signing at a mailbox elsewhere. Null if its records say it all. */
  signing: { guide: string; state: EmailRecordState | undefined } | null;
  isReady: boolean;
  nameServers: string[];
  checkedAt: string | null;
  /** What mailbox providers reported of the last week. */
  week: string;
}

/** Email at the domain of a project. Undefined if it has none. */
export async function emailDomainOf(projectId: string): Promise<ShownEmailDomain | undefined> {
  const [own] = await db()
    .select({ claim: domainClaims, row: emailDomains })
    .from(domainClaims)
    .leftJoin(emailDomains, eq(emailDomains.claimId, domainClaims.id))
    .where(and(eq(domainClaims.projectId, projectId), isOpen));
  if (!own) return undefined;
  const { row, claim } = own;
  const isConnected = isAnswered(claim.state);
  const chosen = row && row.provider !== 'us' ? mailProvider(row.provider) : undefined;
  return {
    name: shownName(claim.domain),
    isConnected,
    isOffered: offersEmail(),
    provider: row?.provider ?? null,
    providers: choosableProviders().map(({ id, name }) => ({ id, name })),
    elsewhere: isConnected && !row ? await elsewhereFor(claim.domain) : '',
    records: row ? wantedEmailRecords({ domain: claim.domain, provider: row.provider, seen: row.seen, keys: await keysOf(row.id) }) : [],
    signing: chosen && !chosen.dkim.records ? { guide: chosen.dkim.guide, state: row?.seen?.records.dkim?.state } : null,
    isReady: Boolean(row?.readyAt),
    nameServers: row?.seen?.nameServers.map(shownName) ?? [],
    checkedAt: row?.checkedAt?.toISOString() ?? null,
    week: (await reportLine(projectId)) ?? '',
  };
}

/** A page waits for the answer. */
const limitMs = 2500;

/** Who receives a domain's email now. It's the one thing to know before choosing someone else. */
async function elsewhereFor(domain: string): Promise<string> {
  return (await withinTime(limitMs, receivingElsewhere(domain, names())).catch(() => undefined)) ?? '';
}

/** What signs emails of a domain. Undefined while its records aren't right. */
export async function signingKeyOf(domain: string): Promise<SigningKey | undefined> {
  const [row] = await db()
    .select({ id: emailDomains.id })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(
      and(
        eq(domainClaims.domain, domain),
        inArray(domainClaims.state, [...answeredStates]),
        isOpen,
        eq(emailDomains.provider, 'us'),
        isNotNull(emailDomains.readyAt),
      ),
    )
    .limit(1);
  const key = row && signingKey(await keysOf(row.id));
  const privateKey = key && (await openedKey(key.privateKey));
  return privateKey ? { domain, selector: key.selector, privateKey } : undefined;
}

/** 'In the last week 214 emails were sent as you, 214 of them verified.' Undefined if no one reported. */
export async function reportLine(projectId: string, now = new Date()): Promise<string | undefined> {
  const reports = await db()
    .select({ counts: dmarcReports.counts })
    .from(dmarcReports)
    .innerJoin(emailDomains, eq(emailDomains.id, dmarcReports.emailDomainId))
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(eq(domainClaims.projectId, projectId), isOpen, gt(dmarcReports.endsAt, new Date(now.getTime() - 7 * dayMs))));
  const sum = (of: 'sent' | 'proved') => reports.reduce((all, { counts }) => all + counts[of], 0);
  const [sent, proved] = [sum('sent'), sum('proved')];
  if (sent === 0) return undefined;
  return `In the last week ${sent.toLocaleString('en-US')} ${sent === 1 ? 'email was' : 'emails were'} sent as you, ${proved.toLocaleString('en-US')} of them verified.`;
}

/** The email records that owners are asked to set, by domain, those that were asked for last first. */
export async function emailRecordsAskedFor(): Promise<{ name: string; records: EmailRecord[] }[]> {
  const rows = await db()
    .select({ claim: domainClaims, row: emailDomains })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(isOpen)
    .orderBy(desc(emailDomains.createdAt));
  return Promise.all(
    rows.map(async ({ claim: { domain }, row: { id, provider, seen } }) => ({
      name: domain,
      records: wantedEmailRecords({ domain, provider, seen, keys: await keysOf(id) }),
    })),
  );
}
