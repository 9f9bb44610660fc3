import { asOwner } from '../../../domain/projects/site-editor.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/ask-route';
import { answerQuestion } from './answers.ts';

/** Where the editor asks what changes nothing. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return answerQuestion(request, asOwner(viewerIn(context).user.id), params.about);
}
