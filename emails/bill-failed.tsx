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
  /** Attached: the invoice. */
  documentId: string;
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
  documentId: '',
  url: 'https://sunup.test/portal/settings/billing',
};

export const otherSamples: Record<string, Partial<Props>> = { 'the last attempt is next': { nextTryOn: 'November 30, 2026' } };

/** A card was declined for a monthly bill: why, when we try again, and how long the site stays online. */
export default function BillFailed({ firstName, siteName, dueCents, card, reason, nextTryOn, suspendedOn, url }: Props) {
  const last = nextTryOn === suspendedOn;
  return (
    <Letter
      preview={`${reason} Your site stays online for now.`}
      headline="Your payment failed."
      action={{ label: 'Pay or change card', url }}
    >
      <P>
        Hello {firstName}, we couldn’t charge your card for {siteName} this month: {reason}
      </P>
      <P>
        {last ? 'We’ll try once more' : 'We’ll try again'} on {nextTryOn}. If your card works by then, you don’t need to do anything. You
        can also pay now or use a different card. {last ? 'If that fails too' : `If it still isn’t paid by ${suspendedOn}`}, we’ll take the
        site offline until it’s paid.
      </P>
      <Row label="Amount due">{dollars(dueCents)}</Row>
      <Row label="Card">{card}</Row>
    </Letter>
  );
}
