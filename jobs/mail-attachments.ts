import { type CalendarFile, calendarFile } from '../domain/bookings/calendar-file.ts';
import { documentPdf } from '../domain/documents/pdf/document-pdf.ts';
import { documentById } from '../domain/documents/queries.ts';
import { documentFileName } from '../domain/documents/schema.ts';
import type { MailToSend } from '../domain/mails/mails.ts';
import type { MailProps, MailTemplate } from '../emails/templates.ts';

export interface MailAttachment {
  filename: string;
  content: Buffer | string;
  contentType: string;
}

/** An email's attachments: the PDF of its `documentId`, if that still exists. */
export async function attachmentsOf(props: MailProps[MailTemplate]): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  const document = 'documentId' in props ? await documentById(props.documentId) : undefined;
  if (document)
    attachments.push({
      filename: documentFileName(document),
      content: await documentPdf(document),
      contentType: 'application/pdf',
    });
  return attachments;
}

/** The calendar file of a call that an email is about, as the side that gets the email needs it. */
export async function calendarOf({ template, props }: Pick<MailToSend, 'template' | 'props'>): Promise<CalendarFile | undefined> {
  if (!('bookingId' in props && props.bookingId)) return undefined;
  return calendarFile(props.bookingId, template === 'booking-staff' ? 'staff' : 'customer');
}
