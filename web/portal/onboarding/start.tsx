import { redirect } from 'react-router';
import { openBrief } from '../../../domain/briefs/opening.ts';
import { hasOpenProject } from '../../../domain/projects/queries.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/start';
import { afterBrief, orderIdOfBrowser } from './after-brief.ts';

/**
 * Redirects to the last open step of the user's brief, or to what comes after it. If this browser has an order, creates a
 * brief with its pages. Without either, goes to the portal, which offers to start one, because a GET must not create a project.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const orderId = await orderIdOfBrowser(request);
  if (!orderId && !(await hasOpenProject(user.id))) throw redirect('/portal');
  return toBrief(user, orderId);
}

/** Starts a brief for the user. */
export async function action({ request, context }: Route.ActionArgs) {
  return toBrief(viewerIn(context).user, await orderIdOfBrowser(request));
}

async function toBrief(user: { id: string; email: string }, orderId: string | undefined) {
  const { project, step } = await openBrief(user.id, orderId, user.email);
  if (!project.briefSubmittedAt) return redirect(`/onboarding/${step}`);
  const { to, orderSecret } = await afterBrief(user.id, project);
  return redirect(to, orderSecret ? { headers: { 'Set-Cookie': await orderCookieHeader(orderSecret) } } : undefined);
}
