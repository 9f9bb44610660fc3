import { data, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { mailboxOfLink, verifyMailbox } from '../../../domain/email-addresses/mailboxes.ts';
import { mailboxLinkDays } from '../../../domain/email-addresses/schema.ts';
import { listInWords } from '../../../text/list-in-words.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { ButtonForm } from '../../ui/controls/button.tsx';
import { Band } from '../../ui/layout/band.tsx';
import type { PageHandle } from '../layout.tsx';
import type { Route } from './+types/mailbox';

export const handle = { opening: 'paper', quiet: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privateMeta('Your mailbox');

const linkIn = (request: Request) => new URL(request.url).searchParams.get('link') ?? '';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = await mailboxOfLink(linkIn(request));
  return data({ asked: asked ?? null }, { status: asked ? 200 : 410 });
}

export async function action({ request }: Route.ActionArgs) {
  const verified = await verifyMailbox(linkIn(request));
  return data({ isOver: !verified }, { status: verified ? 200 : 410 });
}

/** /mailbox: a button verifies the mailbox. The link alone changes nothing, because mail scanners open links. */
export default function Mailbox({ loaderData, actionData }: Route.ComponentProps) {
  const asked = actionData?.isOver ? null : loaderData.asked;
  const busy = useNavigation().state === 'submitting';
  return (
    <Band className="pt-32 lg:pt-40">
      <div className="max-w-prose wrap-anywhere">
        {!asked ? (
          <>
            <h1 className="text-1 font-[450]">This link no longer works.</h1>
            <p className="mt-6 text-lead text-ink-2">
              Each link works for {mailboxLinkDays} days, as long as the mailbox is wanted. Ask whoever entered your email for a new one.
            </p>
          </>
        ) : (
          <>
            <h1 className="text-1 font-[450]">{asked.isVerified ? 'You get this email now.' : 'Is this your mailbox?'}</h1>
            <p className="mt-6 text-lead text-ink-2">{sentenceOf(asked)}</p>
            {!asked.isVerified && (
              <>
                <ButtonForm fields={{}} size="large" className="mt-8" busy={busy && 'One moment...'}>
                  Yes, send it here
                </ButtonForm>
                <p className="mt-6 text-ui text-ink-2">
                  Not you, or don’t want this? Close this page, and nothing will come to {asked.mailbox}. {brand.name} runs the website of{' '}
                  {asked.siteName} and receives its email.
                </p>
              </>
            )}
          </>
        )}
      </div>
    </Band>
  );
}

function sentenceOf({ ownerName, siteName, addresses, mailbox, isVerified }: Asked): string {
  const to = listInWords(addresses);
  return isVerified
    ? `Email to ${to} comes to ${mailbox}. Reply to it as you’re used to. Your answers go to customers from the address that they wrote to, and they don’t see yours.`
    : `${ownerName} of ${siteName} wants email to ${to} to come to ${mailbox}. When you reply, your answer goes to the customer from that address, and they don’t see yours.`;
}

type Asked = NonNullable<Route.ComponentProps['loaderData']['asked']>;
