import { redirect } from 'react-router';
import { asAdmin } from '../../../domain/projects/site-editor.ts';
import { respondToChange } from '../../editor/respond.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/change-route';

export function loader() {
  throw redirect('/admin/projects');
}

/** Where the editor sends its changes. */
export function action({ request, context }: Route.ActionArgs) {
  return respondToChange(request, asAdmin(viewerIn(context).user.id));
}
