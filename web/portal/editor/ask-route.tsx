import { asOwner } from '../../../domain/projects/site-editor.ts';
import { respondToQuestion } from '../../editor/respond.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/ask-route';

/** Answers the editor's questions. Nothing is changed. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return respondToQuestion(request, asOwner(viewerIn(context).user.id), params.about);
}
