import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  firstName: string;
  siteName: string;
  dueCents: number;
  card: string;
  reason: string;
  nextTryOn: string;
  suspendedOn: string;
  url: string;
}

export const subject = ({ siteName, dueCents }: Props) => `Payment failed: ${dollars(dueCents)} for ${siteName}`;

export const sample: Props = {
  firstName: 'Dana',
  siteName: 'Juniper & Salt',
  dueCents: 2_900,
  card: 'Visa ending 0341',
  reason: 'Your card was declined.',
  nextTryOn: 'November 24, 2026',
  suspendedOn: 'November 30, 2026',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = { 'the last try is next': { nextTryOn: 'November 30, 2026' } };

/** The card was declined for a month of a plan: why, when it is tried again, and until when the site stays. */
export default function BillFailed({ firstName, siteName, dueCents, card, reason, nextTryOn, suspendedOn, url }: Props) {
  const last = nextTryOn === suspendedOn;
  return (
    <Letter
      preview={`${reason} Your site stays online for now`}
      headline="Your payment failed."
      action={{ label: 'Pay or change the card', url }}
    >
      <P>
        Hello {firstName}, the month of {siteName} could not be taken from your card: {reason}
      </P>
      <P>
        {last ? 'We try once more' : 'We try again'} on {nextTryOn}; you need not do anything if the card works by then. You can also pay
        now or give another card. {last ? 'If that fails too' : `If it is still not paid on ${suspendedOn}`}, the site goes off until it is
        paid.
      </P>
      <Row label="Open">{dollars(dueCents)}</Row>
      <Row label="Card">{card}</Row>
    </Letter>
  );
}
