import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Notice } from '../../../ui/controls/notice.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/delete-account';

interface Props {
  outlook: Route.ComponentProps['loaderData']['outlook'];
  email: string;
}

/** What deleting the account means, before it is done. */
export function Outlook({ outlook, email }: Props) {
  const { liveSites, inWork, hasPlan, keptOrders } = outlook;
  return (
    <>
      {inWork.length > 0 && (
        <Notice
          state="waiting"
          title={
            inWork.length === 1 ? 'A site of yours is paid for and in work' : `${inWork.length} sites of yours are paid for and in work`
          }
          action={
            <div className="flex flex-wrap gap-2.5">
              {inWork.map(({ id, name }) => (
                <LinkButton key={id} look="secondary" size="small" to={`/portal/settings/billing?project=${id}`}>
                  {inWork.length === 1 ? 'Get your money back first' : `Money back for ${name}`}
                </LinkButton>
              ))}
            </div>
          }
        >
          {inWork.map(({ name }) => name).join(', ')}. Until you approve a version you get the setup price back in full, in two clicks under
          Billing. Do that first: deleting the account gives nothing back, and the work ends.
        </Notice>
      )}
      <RuledSection title="What is deleted">
        <ul className="text-ui">
          {liveSites.map((address) => (
            <li key={address} className="border-b border-line py-2.5">
              <b>{address.replace(/^https?:\/\//, '')}</b> goes offline at once.
            </li>
          ))}
          {hasPlan && (
            <li className="border-b border-line py-2.5">
              The monthly plan ends at once, and nothing more is charged. What is left of a month that is paid is not given back.
            </li>
          )}
          <li className="border-b border-line py-2.5">Calls that are still to come are canceled.</li>
          <li className="border-b border-line py-2.5">Your name, email and password, and every sign-in on every device.</li>
          <li className="border-b border-line py-2.5">
            Briefs, pictures, all versions of your sites, edits, leads, messages and notifications.
          </li>
          <li className="border-b border-line py-2.5">
            Pictures and site files leave our storage within the hour, backups when they are replaced.
          </li>
        </ul>
      </RuledSection>
      <RuledSection title="What is kept, and why">
        <ul className="text-ui">
          <li className="border-b border-line py-2.5">
            {keptOrders.length > 0
              ? `For our books: number, amounts and dates of ${keptOrders.join(', ')}, and the payment provider's ids of the payments. Your name and email are taken off. Invoices stay as they were issued, with both on them: the law asks for that.`
              : 'No order of yours: none was placed.'}
          </li>
          <li className="border-b border-line py-2.5">When your calls with us were, without who they were with and what was said.</li>
          <li className="border-b border-line py-2.5">
            That an account was deleted, its number and when, without a name, and your reason if you give one.
          </li>
          <li className="border-b border-line py-2.5">A last mail goes to {email}; then we forget the address.</li>
        </ul>
      </RuledSection>
    </>
  );
}
