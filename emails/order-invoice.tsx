import { dollars } from '../content/dollars.ts';
import { Letter, P, Row } from './letter.tsx';
import { Sums } from './sums.tsx';

interface Props {
  orderNumber: number;
  name: string;
  setupCents: number;
  discountCents: number;
  taxName: string;
  taxCents: number;
  totalCents: number;
  /** Days an unpaid order waits. */
  orderDays: number;
  url: string;
  documentId: string;
  replaces?: string;
}

export const subject = ({ orderNumber }: Props) => `Your order S-${orderNumber}: how to pay`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  setupCents: 29_900,
  discountCents: 0,
  taxName: '',
  taxCents: 0,
  totalCents: 29_900,
  orderDays: 14,
  url: 'https://sunup.test/payment?order=sample',
  documentId: '',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'in place of another': { replaces: 'INV-0006' },
  'with discount and tax': { discountCents: 2_990, taxName: 'New York sales tax', taxCents: 2_388, totalCents: 29_298 },
};

/** An order that will be paid by invoice. */
export default function OrderInvoice({ orderNumber, name, orderDays, url, replaces, ...sums }: Props) {
  const { totalCents } = sums;
  return (
    <Letter
      preview={`${dollars(totalCents)}, order S-${orderNumber}`}
      headline="We have your order"
      action={{ label: 'See the order, or pay by card', url }}
      footnote={`The order waits ${orderDays} days for its payment.`}
    >
      <P>
        Hello {name}, you asked to pay by invoice. It is attached and says how to pay. Your start day is the first free one when the money
        is in.
      </P>
      {replaces && <P>It replaces {replaces}, which is void: nothing is owed on that one.</P>}
      <Row label="Order">S-{orderNumber}</Row>
      <Sums {...sums} />
    </Letter>
  );
}
