import { data, redirect, useNavigation } from 'react-router';
import { emailOfLink, verifyNewEmail } from '../../../domain/accounts/email-change.ts';
import { projectsOf } from '../../../domain/projects/queries.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { formText } from '../../forms/checked-form.ts';
import { loginPath } from '../../http/own-path.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { pathOf, viewerContext } from '../../session/session.ts';
import { ButtonForm } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/new-email';
import { OtherAccount } from './other-account.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Your new email');

/** The link emailed to a new address opens this page, for its account only, or for anyone who got it because staff requested it. Only the button uses the link, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = await emailOfLink(token);
  if (!link) return data({ token, email: null, hasSite: false, signedInAs: null }, { status: 410 });
  const viewer = context.get(viewerContext);
  if (!viewer && !link.byStaff) throw redirect(loginPath(pathOf(request)));
  const hasSite = (await projectsOf(link.userId)).length > 0;
  return data({ token, email: link.email, hasSite, signedInAs: !viewer || viewer.user.id === link.userId ? null : viewer.user.email });
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const { token = '' } = formText(await request.formData());
  const byStaff = (await emailOfLink(token))?.byStaff ?? false;
  if (!viewer && !byStaff) throw redirect(loginPath(pathOf(request)));
  const verified = await verifyNewEmail(token, viewer?.user.id);
  if (!verified) return data({ expired: true }, { status: 410 });
  if (byStaff)
    return redirectWithToast('/auth/forgot', {
      type: 'success',
      title: 'Email changed',
      description: `From now on, log in with ${verified.email}. Don’t know your password? Choose a new one here.`,
    });
  return redirectWithToast('/portal/settings', {
    type: 'success',
    title: 'Email changed',
    description: `From now on, log in with ${verified.email}.`,
  });
}

export default function NewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, hasSite, signedInAs } = loaderData;
  const busy = useNavigation().state === 'submitting';
  if (signedInAs) return <OtherAccount email={signedInAs} />;
  if (!email || actionData?.expired)
    return (
      <>
        <h1 className="font-display text-2 font-[450]">This link no longer works</h1>
        <p className="mt-4 text-ink-2">Each link works once, for 24 hours, and a newer link replaces it. Your email hasn’t changed.</p>
        <p className="mt-6">
          <Link to="/portal/settings">Go to your settings</Link>
        </p>
      </>
    );
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Use this email</h1>
      <p className="mt-4 mb-8 text-ink-2">
        Your account will move to <b className="break-words text-ink">{email}</b>. You’ll log in with that address and get our email there.
        {hasSite && ' The email on your website, which also gets its messages, stays as it is. You can change it in “Your facts”.'}
      </p>
      <ButtonForm fields={{ token }} size="large" wide busy={busy && 'Changing...'}>
        Use this email
      </ButtonForm>
    </>
  );
}
