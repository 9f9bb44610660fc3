import { redirect } from 'react-router';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import { respondToChange } from '../../editor/respond.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/change-route';

export function loader() {
  throw redirect('/portal/editor');
}

/** Where the editor sends its changes. */
export function action({ request, context }: Route.ActionArgs) {
  return respondToChange(request, asOwner(viewerIn(context).user.id));
}
