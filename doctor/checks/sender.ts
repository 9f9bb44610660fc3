import { isIP } from 'node:net';
import { isThisMachine } from '../../base/env.ts';
import { domainOfSender } from '../../domain/email-domains/operator.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';
import { readSpf } from './spf.ts';

/** What DNS says about the domain in MAIL_FROM: whether it gets replies, who may send for it, and what becomes of forgeries. */
export async function checkSender(known: Known): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = known.env;
  const domain = domainOfSender(mailFrom);
  const checks = { Sender: checkReplies, SPF: checkSpf, DMARC: checkDmarc };
  if (!smtpUrl) return Object.keys(checks).map((name) => notChecked(name, 'No email leaves this machine.'));
  const findings = Object.entries(checks).map(([name, check]) =>
    withinTime(5000, check(domain, known)).catch((error: unknown) => notChecked(name, `No name server answered (${reasonOf(error)}).`)),
  );
  return Promise.all([
    ...findings,
    notChecked('DKIM', 'DNS can’t tell. Send a test email to an address elsewhere, and look for dkim=pass in its headers.'),
  ]);
}

async function checkReplies(domain: string, { reach }: Known): Promise<Finding> {
  return (await reach.mailServers(domain)).length
    ? ok('Sender', `${domain} has MX records, so it gets replies.`)
    : wrong(
        'Sender',
        `${domain} has no MX record, so replies to Sunup’s emails bounce.`,
        'Add one, or use a MAIL_FROM of a domain that receives email.',
      );
}

async function checkSpf(domain: string, { reach, env, doors }: Known): Promise<Finding> {
  const name = 'SPF';
  const advice = 'Have one TXT record that begins with v=spf1 and names your mail provider. The provider says which.';
  const { hostname } = new URL(env.smtpUrl ?? '');
  const isHere = isThisMachine(hostname);
  // A mail server on this machine sends from its public address, where the app is, too.
  const senders = isHere ? await doors.app.addresses() : isIP(hostname) ? [hostname] : await reach.addresses(hostname);
  const spf = await readSpf(domain, senders, reach);
  if ('problem' in spf) return wrong(name, spf.problem, advice);
  const server = isHere ? 'this machine' : hostname;
  return spf.isNamed
    ? ok(name, `The record of ${domain} lets ${server} send.`)
    : notChecked(
        name,
        `The record of ${domain} doesn’t name ${server} itself. That’s right only if it sends from other addresses: compare the record with what your provider says.`,
      );
}

async function checkDmarc(domain: string, { reach }: Known): Promise<Finding> {
  const name = 'DMARC';
  // The domain's own record, or else one of a domain above it.
  const labels = domain.split('.');
  for (let start = 0; start <= labels.length - 2; start++) {
    const place = `_dmarc.${labels.slice(start).join('.')}`;
    const records = (await reach.texts(place)).filter((text) => /^v=DMARC1\b/i.test(text));
    if (records.length > 1)
      return wrong(name, `${place} has ${records.length} DMARC records, so none of them counts.`, 'Keep one of them.');
    if (records.length === 1) return ok(name, `${place} has a record.`);
  }
  return wrong(
    name,
    `${domain} has no DMARC record, so large mail providers trust its emails less, or refuse them.`,
    `Add a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none;`,
  );
}
