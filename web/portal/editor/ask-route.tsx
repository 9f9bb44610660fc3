import { asOwner } from '../../../domain/projects/site-editor.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/ask-route';
import { respondToQuestion } from './respond.ts';

/** Answers the editor's questions. Nothing is changed. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return respondToQuestion(request, asOwner(viewerIn(context).user.id), params.about);
}
