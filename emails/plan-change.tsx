import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  step: 'suspended' | 'restored' | 'paid' | 'archived';
  dueCents: number;
  /** Why the last attempt to charge failed, or ''. */
  why: string;
  /** The day we archive the site unless it's paid, or ''. */
  archivedOn: string;
  /** Staff suspended the site too, so paying doesn't bring it back. */
  isHeld: boolean;
  url: string;
}

const subjects: Record<Props['step'], (props: Props) => string> = {
  suspended: ({ siteName }) => `${siteName} is offline until the bill is paid`,
  restored: ({ siteName }) => `${siteName} is online again`,
  paid: ({ siteName }) => `${siteName}: your bill is paid`,
  archived: ({ siteName }) => `${siteName} is archived`,
};

export const subject = (props: Props) => subjects[props.step](props);

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  address: 'http://juniper-salt.sites.localhost:3000',
  step: 'suspended',
  dueCents: 2_900,
  why: 'Your card was declined.',
  archivedOn: 'December 30, 2026',
  isHeld: false,
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = {
  held: { isHeld: true },
  restored: { step: 'restored', why: '', archivedOn: '' },
  paid: { step: 'paid', why: '', archivedOn: '' },
  archived: { step: 'archived', why: '', archivedOn: '' },
};

/** A site was suspended over an unpaid bill, restored, or archived. */
export default function PlanChange({ firstName, siteName, address, step, dueCents, why, archivedOn, isHeld, url }: Props) {
  switch (step) {
    case 'suspended':
      return (
        <Letter
          preview={isHeld ? 'Pay the bill so your service continues' : 'Pay the bill to bring it back right away'}
          headline="Your site is offline."
          action={{ label: isHeld ? 'Pay the bill' : 'Pay and bring it back', url }}
        >
          <P>
            Hello {firstName}, this month’s bill for {siteName} is still unpaid, so visitors to {address} now see that it’s not available.
            {isHeld
              ? 'It comes back once you pay and we lift the suspension.'
              : 'Your site comes back as soon as you pay, exactly as it was.'}{' '}
            We don’t charge for other months while it’s offline.
          </P>
          <Row label="Amount due">{dollars(dueCents)}</Row>
          <Row label="Last attempt">{why}</Row>
          <P>Pay by {archivedOn}, or we’ll archive the site.</P>
        </Letter>
      );
    case 'restored':
      return (
        <Letter preview={address} headline="You’re back online." action={{ label: 'Open the site', url: address }}>
          <P>
            Hello {firstName}, the bill is paid, and {siteName} is back at {address}. Thank you.
          </P>
        </Letter>
      );
    case 'paid':
      return (
        <Letter preview="It’s still suspended" headline="Your bill is paid." action={{ label: 'Open settings', url }}>
          <P>
            Hello {firstName}, the bill for {siteName} is paid. Thank you. The site stays offline, because we suspended it for another
            reason. Your portal says why and what you can do.
          </P>
        </Letter>
      );
    case 'archived':
      return (
        <Letter preview="We dropped the unpaid bill" headline="Your site is archived." action={{ label: 'Open settings', url }}>
          <P>
            Hello {firstName}, {siteName} was offline for 30 days without payment, so we’ve archived it and ended the service. We dropped
            the unpaid bill. You owe nothing.
          </P>
          <P>You can still download your whole site as a ZIP in your settings. Contact us if you want it back online.</P>
        </Letter>
      );
  }
}
