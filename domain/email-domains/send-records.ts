import type { Result } from '../../base/result.ts';
import { sendRecords } from '../own-domains/email-records.ts';
import { domainOf } from '../own-domains/queries.ts';
import { emailDomainOf } from './queries.ts';
import { refusedAs } from './refusals.ts';

/** Emails the email records of a site's domain to whoever manages its DNS. */
export async function sendEmailRecords(ownerId: string, projectId: string, recipient: string): Promise<Result> {
  const [domain, email] = await Promise.all([domainOf(projectId), emailDomainOf(projectId)]);
  if (!domain || !email?.provider) return refusedAs('email-not-set-up');
  if (email.records.every(({ state }) => state === 'right')) return refusedAs('records-not-needed', { name: email.name });
  return sendRecords(ownerId, projectId, recipient, { id: domain.id, name: email.name, records: email.records, use: 'email' });
}
