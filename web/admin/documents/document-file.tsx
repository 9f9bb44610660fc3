import { documentById } from '../../../domain/documents/queries.ts';
import { documentFile } from '../../document-file.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/document-file';

/** Any invoice or credit note, as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return documentFile(await documentById(params.documentId), viewerIn(context).user.id);
}
