import { data, redirect } from 'react-router';
import { isId } from '../../../domain/ids.ts';
import { markAllRead, markRead } from '../../../domain/notifications/notifications.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/notifications';

export function loader() {
  return redirect('/portal');
}

/** Marks one notification read, or all. A failure is only logged; what is shown stays (seed section 8). */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const id = String((await request.formData()).get('notificationId') ?? '');
  if (id === 'all') await markAllRead(user.id);
  else if (isId(id)) await markRead(user.id, id);
  return data({ ok: true });
}
