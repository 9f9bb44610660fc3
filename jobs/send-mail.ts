import { appUrl } from '../domain/addresses.ts';
import { failMail, notifyOfDelay } from '../domain/health/failed-mails.ts';
import { countEmail } from '../domain/health/metrics.ts';
import { headersOf, mailToSend, recordFailure, recordSent, replyToOf } from '../domain/mails/mails.ts';
import { returnAddressOf } from '../domain/mails/return-address.ts';
import { threadReplyTo } from '../domain/messages/reply-address.ts';
import { choicesUrlOf } from '../domain/notifications/choices-url.ts';
import { mailFacts, senderName } from '../domain/settings/brand.ts';
import { trialNote } from '../domain/trial.ts';
import { renderMail } from '../emails/render.tsx';
import { isRecipientRefused, sendReturnable } from '../outside/mailer.ts';
import { attachmentsOf, calendarOf } from './mail-attachments.ts';

/**
 * Sends an email from the outbox, unless it's already sent. Its Message-ID is the same at every attempt. Gives up when the recipient is
 * refused, and throws at other failures, so the job tries again.
 */
export async function sendQueuedMail(mailId: string): Promise<void> {
  const mail = await mailToSend(mailId);
  if (!mail) return;
  try {
    const facts = { ...(await mailFacts()), trialNote: trialNote() };
    const { subject, html, text } = await renderMail(mail.template, mail.props, choicesUrlOf(mail), facts);
    const host = new URL(appUrl()).hostname;
    await sendReturnable({
      envelopeFrom: returnAddressOf(mail.id),
      fromName: senderName(),
      to: mail.recipient,
      replyTo: (await threadReplyTo(mail)) ?? replyToOf(mail),
      subject,
      html,
      text,
      messageId: `<${mail.id}@${host}>`,
      threadId: mail.about ? `<${mail.about.replace(':', '-')}@${host}>` : undefined,
      headers: headersOf(mail),
      attachments: await attachmentsOf(mail.props),
      calendar: await calendarOf(mail),
    });
    await recordSent(mailId);
    countEmail(mail.template, 'sent');
  } catch (error) {
    countEmail(mail.template, 'failed');
    await recordFailure(mailId, (error as Error).message);
    if (isRecipientRefused(error)) return failMail(mailId);
    await notifyOfDelay(mail);
    throw error;
  }
}
