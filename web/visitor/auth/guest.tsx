import { data, Form, redirect, useNavigation } from 'react-router';
import { createGuestAccount, guestOfLink } from '../../../domain/accounts/guest-account.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { requesterOf, viewerContext } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/guest';
import { OtherAccount } from './other-account.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Create your account');

const next = '/onboarding';

/** The link in a guest's receipt. Only the button creates the account, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const guest = await guestOfLink(key);
  if (!guest) return data({ key, guest: null, signedInAs: null }, { status: 410 });
  const viewer = context.get(viewerContext);
  if (viewer?.user.email === guest.email) throw redirect(next);
  return data({ key, guest, signedInAs: viewer?.user.email ?? null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { key = '' } = formText(await request.formData());
  const created = await createGuestAccount(key, requesterOf(request, context));
  if (!created.ok) return data({ message: created.message }, { status: created.code === 'email-taken' ? 409 : 422 });
  return redirectWithToast(next, { type: 'success', title: 'Account created successfully!' }, created.headers);
}

export default function GuestAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { key, guest, signedInAs } = loaderData;
  const busy = useNavigation().state === 'submitting';
  if (signedInAs) return <OtherAccount email={signedInAs} />;
  if (!guest)
    return (
      <>
        <h1 className="font-display text-2 font-[450]">This link no longer works</h1>
        <p className="mt-4 text-ink-2">It works once, for 30 days. If you have an account, your order is in it.</p>
        <p className="mt-6">
          <Link to={`/auth?next=${encodeURIComponent(next)}`}>Log in or sign up</Link>
        </p>
      </>
    );
  const email = <b className="break-words text-ink">{guest.email}</b>;
  if (guest.hasAccount)
    return (
      <>
        <h1 className="font-display text-2 font-[450]">You already have an account</h1>
        <p className="mt-4 mb-8 text-ink-2">Log in with {email} to continue with your order.</p>
        <LinkButton to={`/auth?tab=login&next=${encodeURIComponent(next)}`} size="large" wide>
          Log in
        </LinkButton>
      </>
    );
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Create your account</h1>
      <p className="mt-4 mb-8 text-ink-2">
        Your account will use {email}. You don’t need a password: when you log in, we’ll email you a code. You can add a password or a
        passkey in your settings.
      </p>
      <Form method="post">
        <input type="hidden" name="key" value={key} />
        {actionData && (
          <p role="alert" className="mb-4 font-semibold text-danger">
            {actionData.message}
          </p>
        )}
        <Button type="submit" size="large" wide busy={busy && 'Creating account...'}>
          Create my account
        </Button>
      </Form>
      <p className="mt-5 text-small text-ink-2">
        By creating an account you agree to the <Link to="/terms">Terms of Service</Link> and <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </>
  );
}
