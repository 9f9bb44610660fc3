import { isThisMachine } from '../../base/env.ts';
import { type FailedAt, sendTestMail, tryMailServer } from '../../outside/mail-server.ts';
import { reasonInWords } from '../../outside/network/reason.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';
import { checkSender } from './sender.ts';
import { checkSenderTest } from './sender-test.ts';

/** Whether the mail server takes our emails, and whether others will believe that they're from us. */
export async function checkMail(known: Known): Promise<Finding[]> {
  const [server, sender, test] = await Promise.all([checkServer(known), checkSender(known), checkSenderTest(known)]);
  return [...server, ...sender, test];
}

async function checkServer({ env: { appUrl, smtpUrl, mailFrom }, mailTo }: Known): Promise<Finding[]> {
  const name = 'Mail server';
  if (!smtpUrl) return [notChecked(name, `SMTP_URL isn’t set, so emails stay on this machine. Read them at ${appUrl}/dev/inbox.`)];
  const { host, hostname } = new URL(smtpUrl);
  const tried = await tryMailServer(smtpUrl);
  if (!tried.ok) return [wrong(name, ...sentencesFor(tried.at, host, reasonInWords(tried.reason)))];
  if (!tried.isEncrypted && !isThisMachine(hostname))
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

function sentencesFor(at: FailedAt, host: string, reason: string): [says: string, advice: string] {
  if (at === 'no-logins')
    return [
      `${host} takes no logins on this port (${reason}), and SMTP_URL has one.`,
      'Use its port for submission, 587 or 465. If it really needs no login, remove the user and the password from SMTP_URL.',
    ];
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
