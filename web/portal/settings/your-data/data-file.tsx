import { data } from 'react-router';
import { ownData } from '../../../../domain/exports/own-data.ts';
import { checkLimits } from '../../../../domain/limits/limits.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { downloadOf } from '../../../http/download.ts';
import { viewerIn } from '../../../session/session.ts';
import type { Route } from './+types/data-file';

/** Everything we have about the person, as JSON. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const limit = await checkLimits(['ownData', user.id]);
  if (!limit.ok) return redirectWithToast('/portal/settings/data', { type: 'error', title: limit.message });
  const own = await ownData(user.id);
  if (!own) throw data(null, { status: 404 });
  const name = `my-data-${own.madeAt.toISOString().slice(0, 10)}.json`;
  return downloadOf(JSON.stringify(own, null, 2), { type: 'application/json; charset=utf-8', name });
}
