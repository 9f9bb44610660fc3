import { useEffect } from 'react';
import { Form, redirect, useSubmit } from 'react-router';
import { openBrief } from '../../../domain/briefs/opening.ts';
import { answersOf, firstLook } from '../../../domain/looks/first-looks.ts';
import { hasOpenProject } from '../../../domain/projects/queries.ts';
import { changeableStates } from '../../../domain/site-changes/site-changes.ts';
import { firstLookOfRequest, forgetFirstLookHeader } from '../../cookies/first-look-cookie.ts';
import { flashHeader, type Toast } from '../../cookies/flash.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';
import { NightScreen } from '../../errors/night-screen.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Route } from './+types/start';
import { afterBrief, orderIdOfBrowser } from './after-brief.ts';

export const meta: Route.MetaFunction = () => privateMeta('Your brief');

/**
 * Redirects to the last open step of the user's brief, or to what comes after it. Without a brief, shows a page that starts one by
 * POST as soon as it's open, because mail scanners and prefetching browsers only send GET. Only an order or answers from the home
 * page start a brief by GET. That's safe behind a link that someone else made: only our own form sets the answers' cookie and an
 * order needs its secret, an open brief keeps its answers, and nothing is charged.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const begun = (await orderIdOfBrowser(request)) ?? (await firstLook(await firstLookOfRequest(request.headers.get('cookie'))));
  if (!begun && !(await hasOpenProject(user.id))) return null;
  return toBrief(user, request);
}

export async function action({ request, context }: Route.ActionArgs) {
  return toBrief(viewerIn(context).user, request);
}

/** Starts the brief by itself. Its button is for browsers without scripts. */
export default function StartBrief() {
  const submit = useSubmit();
  useEffect(() => void submit(null, { method: 'post', action: '/onboarding', replace: true }), [submit]);
  return (
    <NightScreen title="Opening your brief">
      <Form method="post" action="/onboarding" replace>
        <Button type="submit">Start your brief</Button>
      </Form>
    </NightScreen>
  );
}

const briefIsIn: Toast = {
  type: 'info',
  title: 'You’ve already sent your brief.',
  description: 'To change an answer, edit your site and open “Your facts.”',
};

async function toBrief(user: { id: string; email: string }, request: Request) {
  const look = await firstLook(await firstLookOfRequest(request.headers.get('cookie')));
  const { project, step } = await openBrief(user.id, await orderIdOfBrowser(request), {
    known: [['business.email', user.email], ...(look ? await answersOf(look) : [])],
    seed: look?.seed,
  });
  const headers = new Headers(look ? { 'Set-Cookie': await forgetFirstLookHeader() } : {});
  if (!project.briefSubmittedAt) return redirect(`/onboarding/${step}`, { headers });
  const { to, orderSecret } = await afterBrief(user.id, project);
  if (orderSecret) headers.append('Set-Cookie', await orderCookieHeader(orderSecret));
  else if (changeableStates.includes(project.state)) headers.append('Set-Cookie', await flashHeader(briefIsIn));
  return redirect(to, { headers });
}
