import { data, redirect } from 'react-router';
import { ownData } from '../../../../domain/exports/own-data.ts';
import { waitMessage, withinLimit } from '../../../../domain/limits/limits.ts';
import { flashHeader } from '../../../flash.ts';
import { viewerIn } from '../../../session.ts';
import type { Route } from './+types/data-file';

/** Everything we hold of the person, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const limit = await withinLimit('ownData', user.id);
  if (!limit.ok)
    return redirect('/portal/settings/data', {
      headers: { 'Set-Cookie': await flashHeader({ type: 'error', title: waitMessage(limit.retryInSeconds) }) },
    });
  const own = await ownData(user.id);
  if (!own) throw data(null, { status: 404 });
  return new Response(JSON.stringify(own, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${own.madeAt.toISOString().slice(0, 10)}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
