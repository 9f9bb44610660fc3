import { gunzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { db } from '../../db/connect.ts';
import { dmarcReports, domainClaims, emailDomains } from '../../db/schema/index.ts';
import type { ReadFile, ReadMail } from '../../outside/mail-in/read-mail.ts';
import { dayMs } from '../../time/units.ts';
import { isOpen } from '../own-domains/claim.ts';
import type { ReportCount } from './schema.ts';
import { readXml, textAt, type XmlElement } from './xml.ts';

/** A report of a small business has a few kilobytes. These are for a busy one, and end what's packed to burst. */
const mostPackedBytes = 256 * 1024;
const mostBytes = 5 * 1024 * 1024;
const mostCharacters = 200;
/** Oldest period that's counted, and how far a reporter's clock may be ahead. */
const oldestDays = 60;
const aheadDays = 2;
const mostEmails = 1_000_000_000;

/** What a report says. */
interface DmarcReport {
  domain: string;
  reporter: string;
  reportId: string;
  beginsAt: Date;
  endsAt: Date;
  counts: ReportCount;
}

/** Counts a mailbox provider's report (DMARC), once. Returns why in a sentence if it isn't counted. */
export async function countReport(mail: ReadMail, now = new Date()): Promise<{ ok: true } | { ok: false; reason: string }> {
  const report = mail.files.map((file) => reportIn(file)).find((found) => found !== undefined);
  if (!report) return { ok: false, reason: 'It has no report that we can read.' };
  const { domain, ...row } = report;
  if (row.endsAt.getTime() > now.getTime() + aheadDays * dayMs || row.beginsAt.getTime() < now.getTime() - oldestDays * dayMs)
    return { ok: false, reason: 'Its period isn’t a recent one.' };
  const [known] = await db()
    .select({ id: emailDomains.id })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(eq(domainClaims.domain, domain), isOpen))
    .limit(1);
  if (!known) return { ok: false, reason: 'It isn’t about a domain with email here.' };
  await db()
    .insert(dmarcReports)
    .values({ ...row, emailDomainId: known.id })
    .onConflictDoNothing();
  return { ok: true };
}

/** The report in a file. Undefined if it isn't one, or is too large. */
export function reportIn(file: ReadFile): DmarcReport | undefined {
  const bytes = unpacked(file);
  const root =
    bytes && bytes.length <= mostBytes
      ? readXml(
          Buffer.from(bytes)
            .toString('utf8')
            .replace(/^\uFEFF/, ''),
        )
      : undefined;
  return root?.name === 'feedback' ? reportOf(root) : undefined;
}

/** The bytes of an XML file, which most reporters pack. What it's called doesn't matter, only how it begins. */
function unpacked({ content }: ReadFile): Uint8Array | undefined {
  const isPacked = content.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]));
  const isArchive = content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
  if (!isPacked && !isArchive) return content;
  if (content.length > mostPackedBytes) return undefined;
  try {
    return isPacked ? gunzipSync(content, { maxOutputLength: mostBytes }) : firstInArchive(content);
  } catch {
    return undefined;
  }
}

/** The first file of an archive that may be a report. Its size is what the archive says, and no more than that is unpacked. */
function firstInArchive(content: Buffer): Uint8Array | undefined {
  let isTaken = false;
  const files = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      const takes = !isTaken && /\.xml$/i.test(name) && originalSize <= mostBytes;
      isTaken ||= takes;
      return takes;
    },
  });
  return Object.values(files).at(0);
}

function reportOf(root: XmlElement): DmarcReport | undefined {
  const at = (...path: string[]) => textAt(root, ...path);
  const domain = at('policy_published', 'domain').toLowerCase().replace(/\.$/, '');
  const reporter = at('report_metadata', 'org_name').slice(0, mostCharacters);
  const reportId = at('report_metadata', 'report_id').slice(0, mostCharacters);
  const [beginsAt, endsAt] = ['begin', 'end'].map((name) => timeIn(at('report_metadata', 'date_range', name)));
  if (!domain || !reporter || !reportId || !beginsAt || !endsAt || endsAt < beginsAt) return undefined;
  const rows = root.children.filter(({ name }) => name === 'record');
  const counts = rows.map((row) => {
    const count = textAt(row, 'row', 'count');
    const isProved = ['dkim', 'spf'].some((check) => textAt(row, 'row', 'policy_evaluated', check).toLowerCase() === 'pass');
    const sent = /^\d{1,9}$/.test(count) ? Number(count) : 0;
    return { sent, proved: isProved ? sent : 0 };
  });
  const sum = (of: keyof ReportCount) =>
    Math.min(
      mostEmails,
      counts.reduce((all, row) => all + row[of], 0),
    );
  return { domain, reporter, reportId, beginsAt, endsAt, counts: { sent: sum('sent'), proved: sum('proved') } };
}

/** A time in seconds since 1970. */
function timeIn(text: string): Date | undefined {
  return /^\d{9,11}$/.test(text) ? new Date(Number(text) * 1000) : undefined;
}
