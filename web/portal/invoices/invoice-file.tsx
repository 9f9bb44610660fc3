import { documentOf } from '../../../domain/documents/queries.ts';
import { documentFile } from '../../http/document-file.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/invoice-file';

/** An invoice or credit note of the viewer's own orders, as a PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  return documentFile(await documentOf(user.id, params.documentId), user.id);
}
