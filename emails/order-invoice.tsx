import { dollars } from '../content/dollars.ts';
import { firstNameIn, Letter, P, Row } from './letter.tsx';
import { type OrderSums, Sums } from './sums.tsx';

interface Props extends OrderSums {
  orderNumber: number;
  name: string;
  /** Days until an unpaid order expires. */
  orderDays: number;
  url: string;
  /** Attached: the invoice. */
  documentId: string;
  /** Number of the void invoice that it replaces, or ''. */
  replaces: string;
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
  replaces: '',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'in place of another': { replaces: 'INV-0006' },
  'with discount and tax': { discountCents: 2_990, taxName: 'New York sales tax', taxCents: 2_388, totalCents: 29_298 },
};

/** An order that will be paid by invoice, which is attached. */
export default function OrderInvoice({ orderNumber, name, orderDays, url, replaces, ...sums }: Props) {
  const { totalCents } = sums;
  return (
    <Letter
      preview={`${dollars(totalCents)}, order S-${orderNumber}`}
      headline="We got your order"
      action={{ label: 'View order or pay by card', url }}
      footnote={`We’ll hold your order for ${orderDays} days while we wait for payment.`}
    >
      <P>
        Hello {firstNameIn(name)}, you asked to pay by invoice. It’s attached. You get the first available start day once your payment
        arrives.
      </P>
      {replaces && <P>It replaces {replaces}, which is void. You owe nothing on that one.</P>}
      <Row label="Order">S-{orderNumber}</Row>
      <Sums {...sums} />
    </Letter>
  );
}
