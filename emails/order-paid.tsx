import { atTheEarliest } from '../content/clock-start.ts';
import { dollars } from '../content/dollars.ts';
import { monthInWords } from '../content/month-in-words.ts';
import { dayInWords } from '../time/day-in-words.ts';
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
  monthlyCents: number;
  monthlyTaxCents?: number;
  startDay: string;
  startsOn?: string;
  briefDone: boolean;
  url: string;
  documentId: string;
  replaces?: string;
}

export const subject = ({ orderNumber, totalCents }: Props) => `${totalCents ? 'Paid' : 'Ordered'}: order S-${orderNumber}`;

export const sample: Props = {
  orderNumber: 1001,
  name: 'Dana Whitlock',
  setupCents: 29_900,
  discountCents: 0,
  taxName: '',
  taxCents: 0,
  totalCents: 29_900,
  monthlyCents: 2_900,
  startDay: '2026-11-23',
  briefDone: false,
  url: 'https://sunup.test/onboarding',
  documentId: '',
};

export const otherSamples: Record<string, Partial<Props>> = {
  'the start day is still to come': { startsOn: '2026-11-27', startDay: '2026-11-27' },
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

/** The order is paid: what was paid, when the clock starts, what is next. */
export default function OrderPaid({
  orderNumber,
  name,
  monthlyCents,
  monthlyTaxCents = 0,
  startDay,
  startsOn = '',
  briefDone,
  url,
  replaces,
  ...sums
}: Props) {
  const { totalCents } = sums;
  return (
    <Letter
      preview={totalCents ? `${dollars(totalCents)} received` : 'Nothing to pay today'}
      headline={totalCents ? 'Paid. Thank you.' : 'Your order is in. Thank you.'}
      action={{ label: briefDone ? 'Watch your site being made' : 'Answer the brief', url }}
      footnote={
        totalCents
          ? 'The invoice is attached; it is also the receipt. You get the full setup price back as long as you have not approved a version.'
          : 'The invoice is attached. Your card is kept for the monthly price.'
      }
    >
      <P>
        Hello {name},{' '}
        {briefDone
          ? 'your brief is in too, so the work begins.'
          : `the clock starts when your brief is in${atTheEarliest(startsOn)}. The brief takes about ten minutes.`}
      </P>
      {replaces && <P>The attached invoice replaces {replaces}, which is void: nothing is owed on that one.</P>}
      <Row label="Order">S-{orderNumber}</Row>
      <Sums {...sums} />
      <Row label="Monthly, from the day the site is live">
        {monthInWords({ monthlyCents, taxCents: monthlyTaxCents, taxName: sums.taxName })}
      </Row>
      <Row label="Your start day">{dayInWords(startDay)}</Row>
    </Letter>
  );
}
