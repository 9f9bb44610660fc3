import { brand } from '../content/brand.ts';
import { dollars } from '../content/dollars.ts';
import { EmailLink, firstNameIn, Letter, P, Row } from './letter.tsx';

interface Props {
  step: 'asked' | 'sent' | 'failed';
  orderNumber: number;
  name: string;
  amountCents: number;
  what: 'setup' | 'month';
  method: 'card' | 'bank';
  /** Whether work on the site ends with it. */
  projectEnded: boolean;
  /** Attached: the credit note; '' until the refund is sent. */
  documentId: string;
}

export const subject = ({ step, orderNumber, amountCents }: Props) =>
  ({
    asked: `We’re refunding ${dollars(amountCents)}: order S-${orderNumber}`,
    sent: `You’ve been refunded ${dollars(amountCents)}: order S-${orderNumber}`,
    failed: `Your ${dollars(amountCents)} refund didn’t go through: order S-${orderNumber}`,
  })[step];

export const sample: Props = {
  step: 'asked',
  orderNumber: 1001,
  name: 'Dana Whitlock',
  amountCents: 29_900,
  what: 'setup',
  method: 'card',
  projectEnded: true,
  documentId: '',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'by bank': { method: 'bank', projectEnded: false },
  sent: { step: 'sent', projectEnded: false },
  'a month, sent by bank': { step: 'sent', projectEnded: false, what: 'month', method: 'bank', amountCents: 2_900 },
  failed: { step: 'failed', projectEnded: false },
};

/** A refund of an order or of a month was started, was sent, or failed. */
export default function Refund({ step, orderNumber, name, amountCents, what, method, projectEnded }: Props) {
  const way = method === 'card' ? 'to the card you paid with' : 'by bank transfer';
  const headline = { asked: 'Your refund is on its way', sent: 'Your refund was sent', failed: 'Your refund didn’t go through' }[step];
  return (
    <Letter preview={`${dollars(amountCents)} of order S-${orderNumber}`} headline={headline}>
      {step === 'asked' && (
        <P>
          Hello {firstNameIn(name)}, we’re refunding {dollars(amountCents)} {way}. We’ll email you when it’s sent.
        </P>
      )}
      {step === 'asked' && projectEnded && (
        <P>We’ve stopped work on your site, and you won’t be charged again. Your answers stay in your account.</P>
      )}
      {step === 'sent' && (
        <P>
          Hello {firstNameIn(name)}, we’ve refunded {dollars(amountCents)} {way}.{' '}
          {method === 'card' ? 'Most banks show it in 5 to 10 days.' : 'It will arrive once your bank processes it.'} The credit note is
          attached.
        </P>
      )}
      {step === 'failed' && (
        <P>
          Hello {firstNameIn(name)}, the bank didn’t accept the {dollars(amountCents)} refund
          {method === 'card' && ' to the card you paid with'}. We still owe you this money. Email <EmailLink email={brand.email} /> and tell
          us how you’d like to get it.
        </P>
      )}
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="For">{what === 'setup' ? 'Setup (one-time)' : 'A month of service'}</Row>
      <Row label={step === 'sent' ? 'Refunded' : 'Refund due'}>{dollars(amountCents)}</Row>
    </Letter>
  );
}
