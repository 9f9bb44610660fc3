import { data, redirect } from 'react-router';
import { changeOwnPictures } from '../../../domain/reviews/own-pictures.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/pictures';
import { changed } from './changed.ts';
import { picturesInForm } from './pictures-form.ts';

export function loader() {
  throw redirect('/portal');
}

/** The owner's photos and logo after the brief was sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const read = await picturesInForm(await request.formData(), user.id);
  if ('refused' in read) return data({ errors: { '': read.refused } }, { status: read.status });
  return changed(request, await changeOwnPictures(user.id, read.projectId, read.wanted));
}
