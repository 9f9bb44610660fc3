import { data } from 'react-router';
import { siteAddress } from '../../../domain/addresses.ts';
import { pngOfSvg } from '../../../domain/exports/png-of-svg.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { downloadOf } from '../../http/download.ts';
import { viewerIn } from '../../session/session.ts';
import { qrModules } from '../../ui/drawings/qr-modules.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/qr-file';

/** The QR code of the viewer's live site, black on white, as SVG or PNG by the path's ending. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  if (!project?.slug || project.state !== 'live' || project.suspension) throw data(null, { status: 404 });
  const limit = await withinLimit('documentFile', user.id);
  if (!limit.ok) throw new Response(limit.message, { status: 429 });
  const { size, path } = qrModules(siteAddress(project));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const isPng = new URL(request.url).pathname.endsWith('.png');
  const type = isPng ? 'image/png' : 'image/svg+xml';
  const name = `${project.slug}-qr-code.${isPng ? 'png' : 'svg'}`;
  return downloadOf(isPng ? await pngOfSvg(svg) : svg, { type, name, cache: 'no-cache' });
}
