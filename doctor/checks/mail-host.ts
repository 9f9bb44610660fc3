import { randomBytes } from 'node:crypto';
import { once as event } from 'node:events';
import { isThisMachine, type MailIn } from '../../base/env.ts';
import { domainOfSender } from '../../domain/email-domains/operator.ts';
import { mostLookups, readSpf } from '../../domain/email-domains/spf.ts';
import type { Reach } from '../../outside/network/reach.ts';
import { codeOf, reasonInWords, reasonOf } from '../../outside/network/reason.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';
import { spfProblemInWords } from './spf.ts';

/** Other mail servers deliver here, whatever port Sunup itself listens on. */
const mailPort = 25;
/** Owners' records have room for so many look-ups of ours, beside those that their own mailbox takes. */
const mostOfOurs = 6;
const limitMs = 5000;

/** Whether email to our mail host and to owners' domains gets here, and whether what's sent from it is believed. */
export async function checkMailHost(known: Known): Promise<Finding[]> {
  const { mailIn } = known.env;
  if (!mailIn) return [notChecked('Mail host', 'MAIL_HOST isn’t set, so no email comes in. Owners can have their mailboxes elsewhere.')];
  if (isThisMachine(mailIn.host)) return [notChecked('Mail host', `${mailIn.host} is this machine.`)];
  const checks: Check[] = [
    ...(isElsewhere(mailIn) ? [] : waysIn),
    ['Mail host, SPF', checkSpf],
    ['Mail host, PTR', checkPointers],
    ['SPF, owners', checkOwnersSpf],
    ['DMARC reports', checkReports],
  ];
  const found = await Promise.all(
    checks.map(([name, check]) =>
      withinTime(limitMs, check(known, mailIn)).catch((error: unknown) =>
        notChecked(name, `No name server answered (${reasonOf(error)}).`),
      ),
    ),
  );
  if (!isElsewhere(mailIn)) return found;
  return [notChecked('Mail host', 'Someone else receives its email, and it comes in by REPLY_IMAP_URL or MAIL_IN_SECRET.'), ...found];
}

type Check = [name: string, check: (known: Known, mailIn: MailIn) => Promise<Finding>];

const waysIn: Check[] = [
  ['Mail host', checkAddresses],
  ['Mail host, MX', checkMx],
];

/** Whether a mailbox or a provider's webhook is the way in, so nothing has to lead to a port here. */
function isElsewhere({ imapUrl, webhookSecret }: MailIn): boolean {
  return Boolean(imapUrl || webhookSecret);
}

/** The host that owners' MX records name: its addresses, and that our own mail server answers at each. */
async function checkAddresses({ reach }: Known, { host }: MailIn): Promise<Finding> {
  const name = 'Mail host';
  const addresses = await reach.addresses(host);
  if (!addresses.length)
    return wrong(
      name,
      `${host} has no address, so no email to owners’ domains arrives.`,
      'Add an A record (and AAAA for IPv6) with the address of the machine that runs `npm start -- mail`.',
    );
  for (const address of addresses) {
    const greeted = await greetingAt(reach, address);
    if ('reason' in greeted && ['ETIMEDOUT', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(greeted.reason))
      return notChecked(name, `This machine may not connect to port ${mailPort} of ${address} itself (${reasonInWords(greeted.reason)}).`);
    if ('reason' in greeted)
      return wrong(
        name,
        `Nothing answers at port ${mailPort} of ${address}, where ${host} leads (${reasonInWords(greeted.reason)}).`,
        address.includes(':')
          ? `Let it listen on IPv6, or remove the AAAA record of ${host}.`
          : `Start \`npm start -- mail\`, and let port ${mailPort} through to MAIL_PORT.`,
      );
    if (!greeted.line.toLowerCase().split(/\s/).includes(host))
      return wrong(
        name,
        `Another mail server answers at port ${mailPort} of ${address}, where ${host} leads (“${greeted.line.slice(0, 60)}”).`,
        `Let ${host} lead to the machine that runs \`npm start -- mail\`, or set MAIL_HOST to the name that greets there.`,
      );
  }
  return ok(name, `${host} is at ${addresses.join(' and ')}, and Sunup answers there.`);
}

/** The first line of a mail server, or why there's none. */
async function greetingAt(reach: Reach, address: string): Promise<{ line: string } | { reason: string }> {
  const socket = reach.connect(address, mailPort);
  try {
    const [first] = (await withinTime(limitMs - 1000, event(socket, 'data'))) as [Buffer];
    return { line: first.toString('latin1').split(/\r?\n/, 1)[0] ?? '' };
  } catch (error) {
    return { reason: codeOf(error) };
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

/** Replies and reports are sent to addresses at the host itself. */
async function checkMx({ reach }: Known, { host }: MailIn): Promise<Finding> {
  const name = 'Mail host, MX';
  const hosts = (await reach.mailServers(host)).map((one) => one.toLowerCase());
  const others = hosts.filter((one) => one !== host);
  const advice = `Let ${host} have one MX record: 10 ${host}.`;
  if (!hosts.length) return wrong(name, `${host} has no MX record, so some mail servers won’t send replies to it.`, advice);
  return others.length
    ? wrong(name, `Email to addresses at ${host} goes to ${others.join(' and ')}, so replies don’t arrive here.`, advice)
    : ok(name, `Email to addresses at ${host} comes here.`);
}

/** Emails that we pass on have an envelope sender at the host, so that bounces come back here. */
async function checkSpf({ reach, env, doors }: Known, { host }: MailIn): Promise<Finding> {
  const name = 'Mail host, SPF';
  const { hostname } = new URL(env.smtpUrl ?? 'smtp://localhost');
  const senders = isThisMachine(hostname) ? await doors.app.addresses() : [];
  const spf = await readSpf(host, senders, reach);
  const advice = `Have one TXT record at ${host}: v=spf1 include:${domainOfSender(env.mailFrom)} ~all.`;
  if ('problem' in spf) return wrong(name, spfProblemInWords(spf.problem), advice);
  return senders.length && !spf.isNamed
    ? notChecked(name, `The record of ${host} doesn’t name this machine. That’s right only if it sends from other addresses.`)
    : ok(name, `${host} has a record.`);
}

/** The name that the mail host's addresses lead back to. Large providers refuse direct deliveries from addresses without one. */
async function checkPointers({ reach, env }: Known, { host }: MailIn): Promise<Finding> {
  const name = 'Mail host, PTR';
  const { hostname } = new URL(env.smtpUrl ?? 'smtp://localhost');
  if (!isThisMachine(hostname)) return notChecked(name, `Emails leave through ${hostname}, which has its own.`);
  for (const address of await reach.addresses(host)) {
    const [pointer] = await reach.pointers(address);
    const advice = `Set the reverse DNS of ${address} to ${host}, where you rent the machine.`;
    if (!pointer) return wrong(name, `${address} leads back to no name, so large mail providers refuse what it sends.`, advice);
    if (!(await reach.addresses(pointer)).includes(address))
      return wrong(name, `${address} leads back to ${pointer}, which doesn’t lead to ${address}.`, advice);
  }
  return ok(name, 'Its addresses lead to a name and back.');
}

/** Owners' SPF records include that of MAIL_FROM's domain, and may take ten look-ups in all. */
async function checkOwnersSpf({ reach, env }: Known): Promise<Finding> {
  const name = 'SPF, owners';
  const domain = domainOfSender(env.mailFrom);
  const spf = await readSpf(domain, [], reach);
  if ('problem' in spf) return notChecked(name, `The record of ${domain} doesn’t count yet.`);
  return spf.lookups > mostOfOurs
    ? wrong(
        name,
        `The record of ${domain} takes ${spf.lookups} look-ups. Owners’ records include it and may take ${mostLookups}, so with a mailbox elsewhere theirs won’t count.`,
        'Name fewer providers in it, or use addresses (ip4:) instead of names.',
      )
    : ok(name, `Owners’ records can include ${domain}, which takes ${spf.lookups + 1} of their ${mostLookups} look-ups.`);
}

/** Mailbox providers send reports about owners' domains here only if our host says that it takes them (RFC 9990). */
async function checkReports({ reach }: Known, { host }: MailIn): Promise<Finding> {
  const name = 'DMARC reports';
  const texts = await reach.texts(`doctor-${randomBytes(5).toString('hex')}._report._dmarc.${host}`);
  const advice = `Add a TXT record at *._report._dmarc.${host}: v=DMARC1.`;
  if (texts.some((text) => /^v=DMARC1\b/i.test(text))) return ok(name, `${host} takes reports about owners’ domains.`);
  return texts.length
    ? wrong(name, `The record at *._report._dmarc.${host} isn’t v=DMARC1, so no reports about owners’ domains are sent.`, advice)
    : wrong(name, `${host} doesn’t say that it takes reports about owners’ domains, so none are sent.`, advice);
}
