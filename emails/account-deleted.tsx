import { brand } from '../content/brand.ts';
import { Letter, P } from './letter.tsx';

interface Props {
  firstName: string;
  /** Addresses that showed a site until now. */
  sites: string[];
  /** Orders whose number, amounts and dates are kept: 'S-1001'. */
  keptOrders: string[];
}

export const subject = (_: Props) => `Your ${brand.name} account is deleted`;

export const sample: Props = { firstName: 'Dana', sites: ['http://juniper-salt.sites.localhost:3000'], keptOrders: ['S-1001'] };

/** The last mail to somebody who deleted their account: what is gone, and what is kept and why. */
export default function AccountDeleted({ firstName, sites, keptOrders }: Props) {
  return (
    <Letter preview="This is the last mail from us" headline="Your account is deleted.">
      <P>
        Hello {firstName}, your account is gone, and with it your briefs, pictures, sites, messages and leads. Pictures and site files leave
        our storage within the hour.
      </P>
      {sites.length > 0 && <P>No longer online: {sites.join(', ')}</P>}
      <P>
        {keptOrders.length > 0
          ? `Kept for our books, without your name and address: number, amounts and dates of ${keptOrders.join(', ')}, and the payment provider's ids of the payments. Invoices stay as they were issued, with the name and email on them: the law asks for that.`
          : 'No order of yours was placed, so there is nothing to keep for our books.'}{' '}
        We note when an account was deleted, its number, and the reason if you gave one, without name and address.
      </P>
      <P>If it was not you, answer this mail at once.</P>
    </Letter>
  );
}
