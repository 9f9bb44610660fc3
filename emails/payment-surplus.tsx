import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  paidCents: number;
}

export const subject = ({ orderNumber }: Props) => `You get your payment for order S-${orderNumber} back`;

export const sample: Props = { orderNumber: 1001, name: 'Dana Whitlock', paidCents: 29_900 };

/** A card paid for an order that had ended: the money goes back. */
export default function PaymentSurplus({ orderNumber, name, paidCents }: Props) {
  return (
    <Letter preview={`${dollars(paidCents)} goes back to your card`} headline="You get this payment back">
      <P>
        Hello {name}, your card paid for order S-{orderNumber}, which had ended or was paid already. You get all of it back to the same
        card. There is nothing for you to do.
      </P>
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="To be given back">{dollars(paidCents)}</Row>
    </Letter>
  );
}
