import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/delete-account';

interface Props {
  outlook: Route.ComponentProps['loaderData']['outlook'];
  email: string;
}

/** What deleting the account means, shown before the form. */
export function Outlook({ outlook, email }: Props) {
  const { liveSites, inWork, hasPlan, keptOrders } = outlook;
  const isOne = inWork.length === 1;
  return (
    <>
      {inWork.length > 0 && (
        <Notice
          state="waiting"
          title={isOne ? 'You’ve paid for a site we’re still working on' : `You’ve paid for ${inWork.length} sites we’re still working on`}
          action={
            <div className="flex flex-wrap gap-2.5">
              {inWork.map(({ id, name }) => (
                <LinkButton key={id} look="secondary" size="small" to={`/portal/settings/billing?project=${id}`}>
                  {isOne ? 'Get your refund first' : `Refund for ${name}`}
                </LinkButton>
              ))}
            </div>
          }
        >
          {inWork.map(({ name }) => name).join(', ')}. Until you approve a version, you can get the full setup price back in two clicks
          under Billing. Do that first. Deleting your account doesn’t refund anything, and it ends the work.
        </Notice>
      )}
      <RuledSection title="What we delete">
        <ul className="text-ui">
          {liveSites.map((address) => (
            <Item key={address}>
              <b>{address.replace(/^https?:\/\//, '')}</b> goes offline right away.
            </Item>
          ))}
          {hasPlan && (
            <Item>
              Your monthly plan ends right away, and you won’t be charged again. We don’t refund the rest of a month you’ve paid for.
            </Item>
          )}
          <Item>Your upcoming calls are canceled.</Item>
          <Item>Your name, email and password, and every login on every device.</Item>
          <Item>Briefs, photos, all versions of your sites, edits, leads, messages and notifications.</Item>
          <Item>We remove your photos and site files from storage within an hour, and from backups as they’re overwritten.</Item>
        </ul>
      </RuledSection>
      <RuledSection title="What we keep, and why">
        <ul className="text-ui">
          <Item>
            {keptOrders.length > 0
              ? `For our records: number, amounts and dates of ${keptOrders.join(', ')}, and the payment provider’s IDs of the payments. We remove your name and email. Invoices stay as issued, with both on them, because the law requires it.`
              : 'No orders. You never placed one.'}
          </Item>
          <Item>The dates of your calls with us, without who called or what was said.</Item>
          <Item>A note that an account was deleted: its number, the date and your reason if you give one. No name.</Item>
          <Item>We’ll send one last email to {email}, and then delete the address.</Item>
        </ul>
      </RuledSection>
    </>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className="border-b border-line py-2.5">{children}</li>;
}
