import { env } from '../../env.ts';
import { choosableMails } from '../notifications/schema.ts';

/** Where the reader of a mail can switch it off; '' for mails that always come, and for readers without an account. */
export function choicesUrlOf({ template, userId }: { template: string; userId?: string | null | undefined }): string {
  return userId && choosableMails.some((choosable) => choosable === template) ? `${env().appUrl}/portal/settings/notifications` : '';
}
