import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  address: string;
  step: 'suspended' | 'restored' | 'archived';
  dueCents: number;
  why: string;
  archivedOn: string;
  url: string;
}

const subjects: Record<Props['step'], (props: Props) => string> = {
  suspended: ({ siteName }) => `${siteName} is off until the bill is paid`,
  restored: ({ siteName }) => `${siteName} is online again`,
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
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = {
  restored: { step: 'restored', why: '', archivedOn: '' },
  archived: { step: 'archived', why: '', archivedOn: '' },
};

/** A site went off over an unpaid bill, came back, or was archived. */
export default function PlanChange({ firstName, siteName, address, step, dueCents, why, archivedOn, url }: Props) {
  switch (step) {
    case 'suspended':
      return (
        <Letter preview="Pay, and it is back at once" headline="Your site is off." action={{ label: 'Pay and go online', url }}>
          <P>
            Hello {firstName}, the month of {siteName} is still not paid, so {address} now shows that it is not available. As soon as the
            bill is paid, the site is back as it was. No further month is charged while it is off.
          </P>
          <Row label="Open">{dollars(dueCents)}</Row>
          <Row label="Last try">{why}</Row>
          <Row label="The site waits until">{archivedOn}</Row>
        </Letter>
      );
    case 'restored':
      return (
        <Letter preview={address} headline="Online again." action={{ label: 'Open the site', url: address }}>
          <P>
            Hello {firstName}, the bill is paid, and {siteName} is back at {address}. Thank you.
          </P>
        </Letter>
      );
    case 'archived':
      return (
        <Letter preview="The open bill is let go" headline="Your site is archived." action={{ label: 'Open the settings', url }}>
          <P>
            Hello {firstName}, {siteName} was off for 30 days without a payment, so it is archived now, and the service has ended. The open
            bill is let go: you owe nothing for it.
          </P>
          <P>Your whole site as a ZIP waits in the settings. Write to us if you want it back.</P>
        </Letter>
      );
  }
}
