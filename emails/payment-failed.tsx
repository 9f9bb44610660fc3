import { firstNameIn, Letter, P } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  reason: string;
  url: string;
}

export const subject = ({ orderNumber }: Props) => `The payment for order S-${orderNumber} didn’t go through`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  reason: 'Your card was declined.',
  url: 'https://sunup.test/payment?order=sample',
};

/** A card was declined for an order. */
export default function PaymentFailed({ orderNumber, name, reason, url }: Props) {
  return (
    <Letter preview={reason} headline="Your payment didn’t go through" action={{ label: 'Try again', url }}>
      <P>
        Hello {firstNameIn(name)}, we couldn’t process your payment for order S-{orderNumber}: {reason} You weren’t charged, and we saved
        your order.
      </P>
    </Letter>
  );
}
