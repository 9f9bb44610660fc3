import { dayMs, hourMs } from '../../time/units.ts';
import { setUpWaitMs } from '../own-domains/states.ts';
import type { EmailProvider, EmailRecordsSeen, EmailRecordUse } from './schema.ts';

/** Checks in a row, and hours since the first of them, that find a record wrong before we stop sending as the domain. */
const wrongChecks = 3;
const wrongHours = 24;
const wrongCheckMs = 8 * hourMs;

interface EmailStanding {
  provider: EmailProvider;
  readyAt: Date | null;
  /** When the provider was chosen. */
  updatedAt: Date;
  seen: Pick<EmailRecordsSeen, 'wrongChecks' | 'wrongSince'> | null;
}

interface EmailStep {
  readyAt: Date | null;
  wrongChecks: number;
  wrongSince?: string;
  nextCheckAt: Date;
  /** What the owner reads. */
  news?: 'ready' | 'stopped';
}

/** The records that email depends on. Keys of a mailbox elsewhere are that provider's matter, and DMARC only reports. */
function neededFor(provider: EmailProvider): EmailRecordUse[] {
  return provider === 'us' ? ['mx', 'spf', 'dkim'] : ['mx', 'spf'];
}

/** What follows from a look at a domain's email records. What couldn't be asked never moves it back. */
export function nextEmailStep(domain: EmailStanding, records: EmailRecordsSeen['records'], now: Date): EmailStep {
  const states = neededFor(domain.provider).map((use) => records[use]?.state ?? 'unasked');
  const isWrong = states.some((state) => state === 'missing' || state === 'wrong');
  const { wrongChecks: before = 0, wrongSince } = domain.seen ?? {};
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (!domain.readyAt) {
    if (states.every((state) => state === 'right')) return { readyAt: now, wrongChecks: 0, nextCheckAt: after(dayMs), news: 'ready' };
    return { readyAt: null, wrongChecks: 0, nextCheckAt: after(setUpWaitMs(now.getTime() - domain.updatedAt.getTime())) };
  }
  if (!isWrong) {
    const isUnasked = states.includes('unasked');
    if (!isUnasked) return { readyAt: domain.readyAt, wrongChecks: 0, nextCheckAt: after(dayMs) };
    return { readyAt: domain.readyAt, wrongChecks: before, ...(wrongSince && { wrongSince }), nextCheckAt: after(wrongCheckMs) };
  }
  const since = before > 0 && wrongSince ? wrongSince : now.toISOString();
  const isOver = before + 1 >= wrongChecks && now.getTime() - new Date(since).getTime() >= wrongHours * hourMs;
  if (isOver) return { readyAt: null, wrongChecks: 0, nextCheckAt: after(setUpWaitMs(dayMs)), news: 'stopped' };
  return { readyAt: domain.readyAt, wrongChecks: before + 1, wrongSince: since, nextCheckAt: after(wrongCheckMs) };
}
