import { asAdmin } from '../../../domain/projects/site-editor.ts';
import { answerQuestion } from '../../portal/editor/answers.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/ask-route';

/** Where the editor asks what changes nothing. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return answerQuestion(request, asAdmin(viewerIn(context).user.id), params.about);
}
