import { dollars } from './amounts.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  totalCents: number;
  /** Days an unpaid order waits. */
  orderDays: number;
  url: string;
}

export const subject = ({ orderNumber }: Props) => `Your order S-${orderNumber}: how to pay`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  totalCents: 29_900,
  orderDays: 14,
  url: 'https://sunup.test/payment?order=sample',
};

/** An order that will be paid by invoice. */
export default function OrderInvoice({ orderNumber, name, totalCents, orderDays, url }: Props) {
  return (
    <Letter
      preview={`${dollars(totalCents)}, order S-${orderNumber}`}
      headline="We have your order"
      action={{ label: 'See the order, or pay by card', url }}
      footnote={`The order waits ${orderDays} days for its payment.`}
    >
      <P>
        Hello {name}, you asked to pay by invoice. We will write to you with the bank details within one working day. Your start day is the
        first free one when the money is in.
      </P>
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="Setup, once">{dollars(totalCents)}</Row>
    </Letter>
  );
}
