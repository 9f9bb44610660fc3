import { sendTestMail, tryMailServer } from '../../outside/mail-server.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { type Finding, notChecked, ok, reasonInWords, reasonOf, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Whether the mail server takes our emails, and whether others will believe that they're from us. */
export async function checkMail(known: Known): Promise<Finding[]> {
  const [server, sender] = await Promise.all([checkServer(known), checkSender(known)]);
  return [...server, ...sender];
}

async function checkServer({ env: { smtpUrl, mailFrom }, mailTo }: Known): Promise<Finding[]> {
  const name = 'Mail server';
  if (!smtpUrl) return [notChecked(name, 'SMTP_URL isn’t set, so the built-in mail catcher is used.')];
  const { host, hostname } = new URL(smtpUrl);
  const tried = await tryMailServer(smtpUrl);
  if (!tried.ok) return [wrong(name, ...sentencesFor(tried.at, host, reasonInWords(tried.reason)))];
  if (!tried.isEncrypted && !/^(?:localhost|127\.|\[::1)/.test(hostname))
    return [
      wrong(
        name,
        `${host} offers no encryption, so the password and every email can be read on the way.`,
        'Use its encrypted port: smtps://…:465, or the port for STARTTLS, 587.',
      ),
    ];
  const line = ok(name, `${host} accepts the login in SMTP_URL.`);
  if (!mailTo) return [line, notChecked('Test email', 'Add -- --mail you@example.com to send one.')];
  try {
    const response = await withinTime(10_000, sendTestMail(smtpUrl, mailFrom, mailTo));
    return [line, ok('Test email', `Sent to ${mailTo} (${response}). Check that it arrives, and not in spam.`)];
  } catch (error) {
    return [
      line,
      wrong(
        'Test email',
        `${host} refused an email from ${mailFrom} to ${mailTo}: ${(error as Error).message}.`,
        'Use a MAIL_FROM that this login may send as.',
      ),
    ];
  }
}

function sentencesFor(at: 'connection' | 'encryption' | 'login', host: string, reason: string): [says: string, advice: string] {
  if (at === 'login')
    return [
      `${host} refuses the login in SMTP_URL (${reason}).`,
      'Check the user and the password in SMTP_URL. Percent-encode special characters, such as %40 for @.',
    ];
  if (at === 'encryption')
    return [
      `The encryption of ${host} fails (${reason}).`,
      'Use the name that’s in its certificate, and smtps:// only for ports that begin with TLS (465).',
    ];
  return [
    `${host} doesn’t answer (${reason}).`,
    'Check the host and the port in SMTP_URL. Many hosting companies block port 25. Try 465 or 587.',
  ];
}

async function checkSender({ env: { smtpUrl, mailFrom }, reach }: Known): Promise<Finding[]> {
  const name = 'Sender';
  const domain = /@([^\s>@]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
  if (!smtpUrl) return [notChecked(name, 'No email leaves this machine.')];
  try {
    const [texts, servers] = await Promise.all([withinTime(5000, reach.texts(domain)), withinTime(5000, reach.mailServers(domain))]);
    const spf = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
    const findings: Finding[] = [];
    if (!servers.length)
      findings.push(
        wrong(
          name,
          `${domain} has no MX record, so replies to Sunup’s emails bounce.`,
          'Add one, or use a MAIL_FROM of a domain that receives email.',
        ),
      );
    if (spf.length !== 1)
      findings.push(
        wrong(
          name,
          spf.length
            ? `${domain} has ${spf.length} SPF records, so none of them counts.`
            : `${domain} has no SPF record, so emails from it may land in spam.`,
          'Add one TXT record that begins with v=spf1 and names your mail provider. The provider says which.',
        ),
      );
    return findings.length ? findings : [ok(name, `${domain} has MX and SPF records.`)];
  } catch (error) {
    return [notChecked(name, `No name server answered (${reasonOf(error)}).`)];
  }
}
