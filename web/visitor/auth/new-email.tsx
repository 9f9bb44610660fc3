import { data, Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { newEmailOfLink, proveNewEmail } from '../../../domain/accounts/email-change.ts';
import { formText } from '../../checked-form.ts';
import { flashHeader } from '../../flash.ts';
import { viewerContext } from '../../session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import type { Route } from './+types/new-email';

export const meta: Route.MetaFunction = () => [{ title: `Your new email | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** The link mailed to a new address opens this page; only the button uses it, since mail scanners open links. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const email = (await newEmailOfLink(token)) ?? null;
  return data({ token, email }, { status: email ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token = '' } = formText(await request.formData());
  const proved = await proveNewEmail(token);
  if (!proved) return data({ dead: true }, { status: 410 });
  return redirect(context.get(viewerContext) ? '/portal/settings' : '/auth', {
    headers: {
      'Set-Cookie': await flashHeader({
        type: 'success',
        title: 'Email changed',
        description: `From now on you login with ${proved.email}.`,
      }),
    },
  });
}

export default function NewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email } = loaderData;
  const busy = useNavigation().state === 'submitting';
  if (!email || actionData?.dead)
    return (
      <>
        <h1 className="font-display text-2 font-[450]">This link is spent</h1>
        <p className="mt-4 text-ink-2">It works once, for a day, and not after another one was asked for. Your email is as it was.</p>
        <p className="mt-6">
          <Link to="/portal/settings">Go to your settings</Link>
        </p>
      </>
    );
  return (
    <>
      <h1 className="font-display text-2 font-[450]">Use this email</h1>
      <p className="mt-4 mb-8 text-ink-2">
        Your account moves to <b className="break-words text-ink">{email}</b>. You login with it from then on, and mails go there.
      </p>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" wide busy={busy && 'Changing...'}>
          Use this email
        </Button>
      </Form>
    </>
  );
}
