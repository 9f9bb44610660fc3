import { redirect } from 'react-router';
import { openBrief } from '../../../domain/briefs/opening.ts';
import { orderCookieHeader } from '../../order-cookie.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/start';
import { afterBrief, orderIdOfBrowser } from './after-brief.ts';

/** Opens the person's brief, with the pages picked before sign-up, at the step they were on; or what comes after it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const orderId = await orderIdOfBrowser(request);
  const { project, step } = await openBrief(user.id, orderId, user.email);
  if (!project.briefSubmittedAt) throw redirect(`/onboarding/${step}`);
  const { to, orderSecret } = await afterBrief(user.id, project);
  throw redirect(to, orderSecret ? { headers: { 'Set-Cookie': await orderCookieHeader(orderSecret) } } : undefined);
}
