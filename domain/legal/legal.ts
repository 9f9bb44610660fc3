import { eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { today } from '../../content/business-clock.ts';
import { termsVersion } from '../../content/legal/terms.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { legalTexts } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { generate, orUnread } from '../generator/generator.ts';
import { refusedAs } from './refusals.ts';
import { type LegalKind, legalKinds } from './schema.ts';
import { readLegalText } from './tasks.ts';

/** Publishes a new version of a legal text. It applies from now on; earlier ones stay as they are. Can be a part of a transaction. */
export async function publishLegalText(
  kind: LegalKind,
  { body, changes }: { body: string; changes: string },
  actor: string,
  now: Date = new Date(),
  within: Connection = db(),
): Promise<Result<{ version: string }, { field: 'body'; code: string; message: string }>> {
  const read = await generate(readLegalText, body, { account: actor }).catch(orUnread);
  if (!read) return { ...refusedAs('text-not-read'), field: 'body' };
  if ('problem' in read) return { ...refusedAs('text-invalid', { problem: read.problem }), field: 'body' };
  return within.transaction(async (tx) => {
    // One at a time, so each gets a version of its own.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal_texts'))`);
    const rows = await tx.select().from(legalTexts).where(eq(legalTexts.kind, kind));
    const newest = rows.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0];
    if (newest?.body === body) return { ...refusedAs('text-unchanged'), field: 'body' };
    const version = freeVersion(today(now), [...rows.map((row) => row.version), ...(kind === 'terms' ? [termsVersion] : [])]);
    await tx.insert(legalTexts).values({ kind, version, body, changes, publishedBy: actor, publishedAt: now });
    await recordAudit(tx, {
      actor,
      action: 'legal.publish',
      subject: `legal:${kind}`,
      detail: { reason: `${legalKinds[kind]}, version ${version}${changes && `: ${changes}`}` },
    });
    await publishChange(tx, { topic: 'settings', id: 'legal' });
    return { ok: true, version };
  });
}

/** '2026-12-01', or '2026-12-01-2' if that day has a version. */
function freeVersion(day: string, versions: readonly string[]): string {
  for (let number = 1; ; number++) {
    const version = number === 1 ? day : `${day}-${number}`;
    if (!versions.includes(version)) return version;
  }
}
