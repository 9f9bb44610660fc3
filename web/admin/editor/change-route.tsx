import { redirect } from 'react-router';
import { asAdmin } from '../../../domain/projects/site-editor.ts';
import { answerChange } from '../../portal/editor/answers.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/change-route';

export function loader() {
  throw redirect('/admin/projects');
}

/** Where the editor sends its changes. */
export function action({ request, context }: Route.ActionArgs) {
  return answerChange(request, asAdmin(viewerIn(context).user.id));
}
