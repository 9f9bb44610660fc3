import { appUrl } from '../domain/addresses.ts';
import { countEmail } from '../domain/health/metrics.ts';
import { headersOf, mailToSend, recordFailure, recordSent } from '../domain/mails/mails.ts';
import { choicesUrlOf } from '../domain/notifications/choices-url.ts';
import { mailFacts, senderName } from '../domain/settings/brand.ts';
import { isTrial } from '../domain/trial.ts';
import { renderMail } from '../emails/render.tsx';
import { sendMail } from '../outside/mailer.ts';
import { attachmentsOf } from './mail-attachments.ts';

/** Sends an email from the outbox, unless it's already sent. Its Message-ID is the same at every attempt. */
export async function sendQueuedMail(mailId: string): Promise<void> {
  const mail = await mailToSend(mailId);
  if (!mail) return;
  try {
    const facts = { ...(await mailFacts()), isTrial: isTrial() };
    const { subject, html, text } = await renderMail(mail.template, mail.props, choicesUrlOf(mail), facts);
    const attachments = await attachmentsOf(mail.props);
    await sendMail({
      fromName: senderName(),
      to: mail.recipient,
      subject,
      html,
      text,
      messageId: `<${mail.id}@${new URL(appUrl()).hostname}>`,
      headers: headersOf(mail),
      attachments,
    });
    await recordSent(mailId);
    countEmail(mail.template, 'sent');
  } catch (error) {
    countEmail(mail.template, 'failed');
    await recordFailure(mailId, (error as Error).message);
    throw error;
  }
}
