import { failMail } from '../domain/mails/failed-mails.ts';

/** What becomes of a mail whose last try has failed. */
export default async function failMailJob({ mailId }: { mailId: string }): Promise<void> {
  await failMail(mailId);
}
