import { documentById } from '../../../domain/documents/queries.ts';
import { documentFile } from '../../http/document-file.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/document-file';

/** An invoice or credit note as a PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return documentFile(await documentById(params.documentId), viewerIn(context).user.id);
}
