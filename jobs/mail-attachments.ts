import { calendarFile } from '../domain/bookings/calendar-file.ts';
import { documentPdf } from '../domain/documents/pdf/document-pdf.ts';
import { documentById } from '../domain/documents/queries.ts';
import { documentFileName } from '../domain/documents/schema.ts';
import type { MailProps, MailTemplate } from '../emails/templates.ts';

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
      filename: documentFileName(document),
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
