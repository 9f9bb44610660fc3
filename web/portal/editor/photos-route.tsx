import { redirect } from 'react-router';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import { respondToPhotos } from '../../editor/respond.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/photos-route';

export const handle = { body: 'pictures' } satisfies RouteHandle;
export function loader() {
  throw redirect('/portal/editor');
}

/** Where the editor sends photos and the logo. */
export function action({ request, context }: Route.ActionArgs) {
  return respondToPhotos(request, asOwner(viewerIn(context).user.id));
}
