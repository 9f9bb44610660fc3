import { dollars } from '../content/dollars.ts';
import { firstNameIn, Letter, P, Row } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  paidCents: number;
}

export const subject = ({ orderNumber }: Props) => `We’re refunding your payment for order S-${orderNumber}`;

export const sample: Props = { orderNumber: 1001, name: 'Dana Whitlock', paidCents: 29_900 };

/** A card was charged for an order that had ended or was paid: we refund it. */
export default function PaymentSurplus({ orderNumber, name, paidCents }: Props) {
  return (
    <Letter preview={`${dollars(paidCents)} goes back to your card`} headline="We’re refunding this payment">
      <P>
        Hello {firstNameIn(name)}, your card was charged for order S-{orderNumber}, which was already closed or paid. We’re refunding all of
        it to the same card. You don’t need to do anything.
      </P>
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="Refund">{dollars(paidCents)}</Row>
    </Letter>
  );
}
