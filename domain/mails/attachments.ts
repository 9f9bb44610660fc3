import { brand } from '../../content/brand.ts';
import type { MailProps, MailTemplate } from '../../emails/templates.ts';
import { calendarFile } from '../bookings/calendar-file.ts';
import { documentPdf } from '../documents/pdf/document-pdf.ts';
import { documentById } from '../documents/queries.ts';
import { documentFileName } from '../documents/schema.ts';

export interface MailAttachment {
  filename: string;
  content: Buffer | string;
  contentType: string;
}

/** An email's attachments: the PDF of its `documentId` and the calendar file of its `bookingId`, if they still exist. */
export async function attachmentsOf(props: MailProps[MailTemplate]): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  const document = 'documentId' in props ? await documentById(props.documentId) : undefined;
  if (document)
    attachments.push({
      filename: documentFileName(brand.name, document),
      content: await documentPdf(document),
      contentType: 'application/pdf',
    });
  const call = 'bookingId' in props ? await calendarFile(props.bookingId) : undefined;
  if (call)
    attachments.push({
      filename: call.filename,
      content: call.content,
      contentType: `text/calendar; charset=utf-8; method=${call.method}`,
    });
  return attachments;
}
