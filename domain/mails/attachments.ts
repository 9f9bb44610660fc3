import { brand } from '../../content/brand.ts';
import { calendarFile } from '../bookings/calendar-file.ts';
import { documentPdf } from '../documents/pdf/document-pdf.ts';
import { documentById } from '../documents/queries.ts';
import { documentFileName } from '../documents/schema.ts';

export interface MailAttachment {
  filename: string;
  content: Buffer | string;
  contentType: string;
}

/**
 * The files that go with a mail: the PDF of the document and the calendar entry of the call that its props name. A mail
 * about something that is not there any more goes without.
 */
export async function attachmentsOf(props: object): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = [];
  const document = 'documentId' in props && typeof props.documentId === 'string' ? await documentById(props.documentId) : undefined;
  if (document)
    attachments.push({
      filename: documentFileName(brand.name, document),
      content: await documentPdf(document),
      contentType: 'application/pdf',
    });
  const call = 'bookingId' in props && typeof props.bookingId === 'string' ? await calendarFile(props.bookingId) : undefined;
  if (call)
    attachments.push({
      filename: call.filename,
      content: call.content,
      contentType: `text/calendar; charset=utf-8; method=${call.method}`,
    });
  return attachments;
}
