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

/** The last email after someone deletes their account: what we deleted, and what we keep and why. */
export default function AccountDeleted({ firstName, sites, keptOrders }: Props) {
  return (
    <Letter preview="This is the last email you’ll get from us" headline="Your account has been deleted.">
      <P>
        Hello {firstName}, we’ve deleted your account, along with your briefs, photos, sites, messages and leads. We remove photos and site
        files from storage within an hour.
      </P>
      {sites.length > 0 && <P>No longer online: {sites.join(', ')}</P>}
      <P>
        {keptOrders.length > 0
          ? `Kept for our records, without your name and address: number, amounts and dates of ${keptOrders.join(', ')}, and the payment provider’s IDs of the payments. Invoices stay as issued, with your name and email on them, because the law requires it.`
          : 'You never placed an order, so there’s nothing to keep for our records.'}{' '}
        We keep a note of when the account was deleted, its number, and your reason if you gave one. It has no name or address.
      </P>
      <P>If this wasn’t you, reply to this email right away.</P>
    </Letter>
  );
}
