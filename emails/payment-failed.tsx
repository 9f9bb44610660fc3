import { Letter, P } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  reason: string;
  url: string;
}

export const subject = ({ orderNumber }: Props) => `The payment for order S-${orderNumber} did not go through`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  reason: 'Your card was declined.',
  url: 'https://sunup.test/payment?order=sample',
};

/** A card was declined: nothing was charged, the order stays. */
export default function PaymentFailed({ orderNumber, name, reason, url }: Props) {
  return (
    <Letter preview={reason} headline="The card said no" action={{ label: 'Try again', url }}>
      <P>
        Hello {name}, the payment for order S-{orderNumber} did not go through: {reason} Nothing was charged. Your order is kept as it is.
      </P>
    </Letter>
  );
}
