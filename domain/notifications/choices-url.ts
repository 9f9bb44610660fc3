import { env } from '../../base/env.ts';
import { isChoosableMail } from './schema.ts';

/** Where an email's reader can turn it off; '' for emails that are always sent, and for readers without an account. */
export function choicesUrlOf({ template, userId }: { template: string; userId?: string | null | undefined }): string {
  return userId && isChoosableMail(template) ? `${env().appUrl}/portal/settings/notifications` : '';
}
