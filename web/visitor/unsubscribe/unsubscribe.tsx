import { data, Form, useNavigation } from 'react-router';
import { addressOfLink, optIn, optOut, wantsNoMarketing } from '../../../domain/mails/opt-outs.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Band } from '../../ui/layout/band.tsx';
import type { PageHandle } from '../layout.tsx';
import type { Route } from './+types/unsubscribe';

export const handle = { opening: 'paper', quiet: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privateMeta('Unsubscribe');

/** The address that an email's link is for. */
function addressIn(request: Request): string | undefined {
  const { searchParams } = new URL(request.url);
  return addressOfLink(searchParams.get('to') ?? '', searchParams.get('key') ?? '');
}

export async function loader({ request }: Route.LoaderArgs) {
  const email = addressIn(request);
  if (!email) return data({ email: null, stopped: false }, { status: 404 });
  return data({ email, stopped: await wantsNoMarketing(email) });
}

/** Stops marketing email, by the page's button or by the email program's own (RFC 8058): one request, without login. */
export async function action({ request }: Route.ActionArgs) {
  const email = addressIn(request);
  if (!email) return data(null, { status: 404 });
  const form = await request.formData();
  await (form.get('intent') === 'again' ? optIn(email) : optOut(email));
  return data(null);
}

/** /unsubscribe: a button unsubscribes. The link alone changes nothing, because mail scanners open links. */
export default function Unsubscribe({ loaderData: { email, stopped } }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Band className="pt-32 lg:pt-40">
      <div className="max-w-prose">
        <h1 className="text-1 font-[450]">
          {!email ? 'This link is incomplete.' : stopped ? 'You’re unsubscribed.' : 'Unsubscribe from offers?'}
        </h1>
        {!email ? (
          <p className="mt-6 text-lead text-ink-2">
            Open the link from the email again, or <Link to="/contact">contact us</Link> and we’ll unsubscribe you.
          </p>
        ) : (
          <>
            <p className="mt-6 text-lead text-ink-2">
              {stopped
                ? `We won’t send offers to ${email} anymore. You’ll still get email about your orders, site and messages.`
                : `We’ll stop sending offers to ${email}. You’ll still get email about your orders, site and messages.`}
            </p>
            <Form method="post" className="mt-8">
              <Button
                type="submit"
                name="intent"
                value={stopped ? 'again' : 'stop'}
                look={stopped ? 'secondary' : 'primary'}
                size="large"
                busy={busy}
              >
                {stopped ? 'Resubscribe' : 'Unsubscribe'}
              </Button>
            </Form>
          </>
        )}
      </div>
    </Band>
  );
}
