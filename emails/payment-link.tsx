import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';

interface Props {
  orderNumber: number;
  name: string;
  totalCents: number;
  /** The last day the order waits: 'Friday, December 4'. */
  lastDay: string;
  url: string;
}

export const subject = ({ orderNumber }: Props) => `Your order S-${orderNumber}: the link to pay`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  totalCents: 29_900,
  lastDay: 'Friday, December 4',
  url: 'https://sunup.test/payment?order=sample',
};

/** The link to an unpaid order, sent again from the desk. */
export default function PaymentLink({ orderNumber, name, totalCents, lastDay, url }: Props) {
  return (
    <Letter
      preview={`${dollars(totalCents)}, order S-${orderNumber}`}
      headline="Here is your order"
      action={{ label: 'Go on with the order', url }}
      footnote="The link opens your order without a login. Keep it to yourself."
    >
      <P>
        {name ? `Hello ${name}, your` : 'Your'} order waits for its payment until {lastDay}. Nothing has been charged for it so far.
      </P>
      <Row label="Order">S-{orderNumber}</Row>
      <Row label="Setup, once">{dollars(totalCents)}</Row>
    </Letter>
  );
}
