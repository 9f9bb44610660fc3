import { atTheEarliest } from '../content/clock-start.ts';
import { dollars } from '../content/dollars.ts';
import { monthInWords } from '../content/month-in-words.ts';
import { dayInWords } from '../time/day-in-words.ts';
import { firstNameIn, Letter, P, Row } from './letter.tsx';
import { type OrderSums, Sums } from './sums.tsx';

interface Props extends OrderSums {
  orderNumber: number;
  name: string;
  monthlyCents: number;
  monthlyTaxCents: number;
  startDay: string;
  /** The start day if it's still to come, else ''. */
  startsOn: string;
  briefDone: boolean;
  /** The buyer has no account yet. The link creates one. */
  isGuest: boolean;
  url: string;
  /** Attached: the invoice. */
  documentId: string;
  /** Number of the void invoice that it replaces, or ''. */
  replaces: string;
}

export const subject = ({ orderNumber, totalCents }: Props) =>
  totalCents ? `Paid: order S-${orderNumber}` : `We got your order S-${orderNumber}`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  setupCents: 29_900,
  discountCents: 0,
  taxName: '',
  taxCents: 0,
  totalCents: 29_900,
  monthlyCents: 2_900,
  monthlyTaxCents: 0,
  startDay: '2026-11-23',
  startsOn: '',
  briefDone: false,
  isGuest: false,
  url: 'https://sunup.test/onboarding',
  documentId: '',
  replaces: '',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'the start day is still to come': { startsOn: '2026-11-27', startDay: '2026-11-27' },
  'no account yet': { isGuest: true, url: 'https://sunup.test/auth/guest?key=sample' },
  'brief is in': { briefDone: true, url: 'https://sunup.test/portal' },
  'in place of another invoice': { replaces: 'INV-0006' },
  'with discount and tax': {
    discountCents: 2_990,
    taxName: 'New York sales tax',
    taxCents: 2_388,
    totalCents: 29_298,
    monthlyTaxCents: 257,
  },
  'for nothing': { discountCents: 29_900, totalCents: 0 },
};

/** Receipt for an order: what was paid, when the clock starts, and what's next. */
export default function OrderPaid({
  orderNumber,
  name,
  monthlyCents,
  monthlyTaxCents,
  startDay,
  startsOn,
  briefDone,
  isGuest,
  url,
  replaces,
  ...sums
}: Props) {
  const { totalCents } = sums;
  return (
    <Letter
      preview={totalCents ? `${dollars(totalCents)} received` : 'Nothing to pay today'}
      headline={totalCents ? 'Payment received. Thank you.' : 'We got your order. Thank you.'}
      action={{ label: isGuest ? 'Create your account' : briefDone ? 'Open your portal' : 'Start your brief', url }}
      footnote={
        totalCents
          ? 'Your invoice is attached and also serves as your receipt. You can get the full setup price back until you approve a version.'
          : 'Your invoice is attached. We’ll keep your card on file for the monthly price.'
      }
    >
      <P>
        Hello {firstNameIn(name)},{' '}
        {briefDone
          ? 'we have your brief too, so we’re building your draft. Most are ready within a minute. We’ll email you when yours is.'
          : `${isGuest ? 'create your account with one click and fill out your brief. T' : 't'}he clock starts when you send your brief${atTheEarliest(startsOn)}. The brief takes about ten minutes.`}
      </P>
      {replaces && <P>The attached invoice replaces {replaces}, which is void. You owe nothing on that one.</P>}
      <Row label="Order">S-{orderNumber}</Row>
      <Sums {...sums} />
      <Row label="Monthly, starting the day your site goes live">
        {monthInWords({ monthlyCents, taxCents: monthlyTaxCents, taxName: sums.taxName })}
      </Row>
      {/* A draft that's being built waits for no day. Its own email may come in the same minute. */}
      {!briefDone && <Row label="Your start day">{dayInWords(startDay)}</Row>}
    </Letter>
  );
}
