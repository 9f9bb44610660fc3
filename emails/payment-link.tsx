import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  totalCents: number;
  /** Last day we hold the order: 'Friday, December 4'. */
  lastDay: string;
  url: string;
}

export const subject = ({ orderNumber }: Props) => `Order S-${orderNumber}: your payment link`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  totalCents: 29_900,
  lastDay: 'Friday, December 4',
  url: 'https://sunup.test/payment?order=sample',
};

/** The link to an unpaid order, resent by an admin. */
export default function PaymentLink({ orderNumber, name, totalCents, lastDay, url }: Props) {
  return (
    <Letter
      preview={`${dollars(totalCents)}, order S-${orderNumber}`}
      headline="Your order is waiting"
      action={{ label: 'Continue your order', url }}
      footnote="Anyone with this link can open your order without logging in, so keep it private."
    >
      <P>
        {name ? `Hello ${name}, your` : 'Your'} order is waiting for payment until {lastDay}. You haven’t been charged yet.
      </P>
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="Setup (one-time)">{dollars(totalCents)}</Row>
    </Letter>
  );
}
