import { brand } from '../content/brand.ts';
import { dollars } from '../content/dollars.ts';
import { Letter, P, Row, Way } from './letter.tsx';

interface Props {
  step: 'asked' | 'sent' | 'failed';
  orderNumber: number;
  name: string;
  amountCents: number;
  what: 'setup' | 'month';
  method: 'card' | 'bank';
  projectEnded: boolean;
  documentId: string;
}

export const subject = ({ step, orderNumber, amountCents }: Props) =>
  ({
    asked: `${dollars(amountCents)} goes back to you: order S-${orderNumber}`,
    sent: `${dollars(amountCents)} is given back: order S-${orderNumber}`,
    failed: `Your refund of ${dollars(amountCents)} needs another way: order S-${orderNumber}`,
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

/** Money goes back, has gone back, or could not. */
export default function Refund({ step, orderNumber, name, amountCents, what, method, projectEnded }: Props) {
  const way = method === 'card' ? 'to the card that paid' : 'by bank transfer';
  const headline = { asked: 'Your money goes back', sent: 'Your money is given back', failed: 'Your refund needs another way' }[step];
  return (
    <Letter preview={`${dollars(amountCents)} of order S-${orderNumber}`} headline={headline}>
      {step === 'asked' && (
        <P>
          Hello {name}, we give you {dollars(amountCents)} back {way}. You hear from us when it is sent.
        </P>
      )}
      {step === 'asked' && projectEnded && (
        <P>The work on your site has ended with it, and nothing more is charged. Your answers stay in your account.</P>
      )}
      {step === 'sent' && (
        <P>
          Hello {name}, {dollars(amountCents)} has been sent back {way}.{' '}
          {method === 'card' ? 'Most banks show it within 5 to 10 days.' : 'It arrives when your bank has booked it.'} The credit note is
          attached.
        </P>
      )}
      {step === 'failed' && (
        <P>
          Hello {name}, the bank did not take {dollars(amountCents)} {method === 'card' ? 'back to the card that paid' : 'back'}. We still
          owe it to you, and look for another way. Write to <Way to={`mailto:${brand.email}`}>{brand.email}</Way> if you know one.
        </P>
      )}
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="Of">{what === 'setup' ? 'The setup price' : 'A month of service'}</Row>
      <Row label={step === 'sent' ? 'Given back' : 'To be given back'}>{dollars(amountCents)}</Row>
    </Letter>
  );
}
