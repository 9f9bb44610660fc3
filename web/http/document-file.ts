import { data } from 'react-router';
import type { Document } from '../../domain/documents/documents.ts';
import { documentPdf } from '../../domain/documents/pdf/document-pdf.ts';
import { documentFileName } from '../../domain/documents/schema.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import { downloadOf } from './download.ts';

/**
 * A document as a download, for a reader with access to it. Requests are limited per `reader`, because each file is created on
 * request. Throws 404 if there is none, and 429 after too many requests.
 */
export async function documentFile(document: Document | undefined, reader: string): Promise<Response> {
  if (!document) throw data(null, { status: 404 });
  const limit = await withinLimit('documentFile', reader);
  if (!limit.ok) throw new Response(limit.message, { status: 429 });
  return downloadOf(await documentPdf(document), { type: 'application/pdf', name: documentFileName(document) });
}
